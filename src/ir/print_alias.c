// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Aliases: which attributes get one, in which order they are numbered and
// printed. As in MLIR, the ops are printed once to nowhere, and what the
// printing meets is collected in that order; then aliases are sorted by depth
// (parts before wholes) and base name, and numbered. Ops that cannot hold an
// alias are passed over, so most of a module is not printed twice.
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/lexer.h"
#include "ir/print_state.h"

static emp_alias_t* alias_of(const emp_printer_t* printer, const void* symbol) {
  return emp_ptr_map_get(&printer->aliases, symbol);
}

static emp_alias_t* add_alias(emp_printer_t* printer, const void* symbol) {
  emp_alias_t* alias = emp_arena_new(&printer->arena, emp_alias_t);
  alias->symbol = symbol;
  emp_ptr_map_set(&printer->aliases, symbol, alias);
  return alias;
}

// `#device_target_` and what tells such attributes apart: an identifier.
static const char* dialect_alias_base(emp_printer_t* printer,
                                      const emp_attr_t* attr) {
  const emp_attr_def_t* def = attr->attr_def;
  if (def->alias == NULL || def->alias_suffix == NULL) return def->alias;
  emp_str_t suffix = def->alias_suffix(attr, &printer->arena);
  emp_str_t base = emp_arena_format(&printer->arena, "%s%.*s", def->alias,
                                    EMP_STR_ARGS(suffix));
  char* text = emp_arena_new_array(&printer->arena, char, base.length + 1);
  for (size_t i = 0; i < base.length; ++i) {
    bool is_word = emp_char_is(base.data[i], EMP_CHAR_LETTER | EMP_CHAR_DIGIT);
    text[i] = is_word ? base.data[i] : '_';
  }
  text[base.length] = 0;
  return text;
}

// Attributes of dialects that are kept as text.
static const char* opaque_alias_base(const emp_attr_t* attr) {
  static const struct {
    const char* prefix;
    const char* base;
  } table[] = {
      {"#iree_codegen.compilation_info<", "compilation"},
      {"#iree_codegen.lowering_config<", "config"},
      {"#iree_codegen.translation_info<", "translation"},
      {"#iree_cpu.lowering_config<", "config"},
      {"#iree_gpu.lowering_config<", "config"},
  };
  for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); ++i) {
    if (emp_str_starts_with(attr->text, emp_str_from(table[i].prefix))) {
      return table[i].base;
    }
  }
  return NULL;
}

static const char* alias_base(emp_printer_t* printer, const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_AFFINE_MAP:
      return "map";
    case EMP_ATTR_INTEGER_SET:
      return "set";
    case EMP_ATTR_DISTINCT:
      return "distinct";
    case EMP_ATTR_DIALECT:
      return dialect_alias_base(printer, attr);
    case EMP_ATTR_OPAQUE:
      return opaque_alias_base(attr);
    default:
      return emp_attr_is_loc(attr) ? "loc" : NULL;
  }
}

static bool is_leaf(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_INTEGER || attr->kind == EMP_ATTR_FLOAT ||
         attr->kind == EMP_ATTR_UNIT;
}

// -- visiting -----------------------------------------------------------------

static void note_depth(emp_printer_t* printer, uint32_t depth) {
  if (depth > printer->alias_depth) printer->alias_depth = depth;
}

// Something outside of a trailing location needs it, so it and its parts come
// first.
static void undefer(emp_printer_t* printer, emp_alias_t* alias) {
  if (!alias->is_deferred) return;
  alias->is_deferred = false;
  const emp_attr_t* attr = alias->symbol;
  bool has_items = attr->kind == EMP_ATTR_LOC_NAME ||
                   attr->kind == EMP_ATTR_LOC_CALLSITE ||
                   attr->kind == EMP_ATTR_LOC_FUSED;
  for (uint32_t i = 0; has_items && i < attr->count; ++i) {
    emp_alias_t* part = alias_of(printer, attr->items[i]);
    if (part) undefer(printer, part);
  }
}

void emp_alias_visit_attr(emp_printer_t* printer, const emp_attr_t* attr,
                          bool can_be_deferred) {
  if (is_leaf(attr)) return;
  emp_alias_t* alias = alias_of(printer, attr);
  if (alias) {
    if (!can_be_deferred) undefer(printer, alias);
    note_depth(printer, alias->depth);
    return;
  }
  alias = add_alias(printer, attr);
  alias->base = alias_base(printer, attr);
  alias->is_deferred = can_be_deferred;
  if (alias->base) {
    emp_array_push(&printer->arena, &printer->alias_list, alias);
  }
  uint32_t outer_depth = printer->alias_depth;
  printer->alias_depth = 0;
  if (emp_attr_is_loc(attr)) {
    emp_print_location_body(printer, attr);
  } else {
    emp_print_attr_parts(printer, attr);
  }
  alias->depth = printer->alias_depth + (alias->base ? 1 : 0);
  printer->alias_depth = outer_depth;
  note_depth(printer, alias->depth);
}

void emp_alias_visit_type(emp_printer_t* printer, const emp_type_t* type) {
  if (type->kind <= EMP_TYPE_NONE) return;
  emp_alias_t* alias = alias_of(printer, type);
  if (!alias) {
    alias = add_alias(printer, type);
    alias->is_type = true;
    uint32_t outer_depth = printer->alias_depth;
    printer->alias_depth = 0;
    emp_print_type_parts(printer, type);
    alias->depth = printer->alias_depth;
    printer->alias_depth = outer_depth;
  }
  note_depth(printer, alias->depth);
}

// -- which ops ----------------------------------------------------------------

static bool holds_alias(emp_printer_t* printer, const emp_attr_t* attr);

static bool list_holds_alias(emp_printer_t* printer,
                             const emp_attr_t* const* items, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (items[i] && holds_alias(printer, items[i])) return true;
  }
  return false;
}

static bool type_parts_hold(emp_printer_t* printer, const emp_type_t* type);

static bool type_holds_alias(emp_printer_t* printer, const emp_type_t* type) {
  if (!type || type->kind <= EMP_TYPE_NONE) return false;
  void* known = emp_ptr_map_get(&printer->holders, type);
  if (known) return known == printer;
  bool holds = type_parts_hold(printer, type);
  emp_ptr_map_set(&printer->holders, type,
                  holds ? (void*)printer : (void*)&printer->holders);
  return holds;
}

static bool type_parts_hold(emp_printer_t* printer, const emp_type_t* type) {
  for (uint32_t i = 0; i < type->input_count + type->result_count; ++i) {
    if (type_holds_alias(printer, type->types[i])) return true;
  }
  return type_holds_alias(printer, type->element) ||
         (type->encoding && holds_alias(printer, type->encoding)) ||
         (type->memory_space && holds_alias(printer, type->memory_space)) ||
         list_holds_alias(printer, type->params, type->param_count);
}

static bool attr_parts_hold(emp_printer_t* printer, const emp_attr_t* attr) {
  if (alias_base(printer, attr)) return true;
  switch (attr->kind) {
    case EMP_ATTR_DICTIONARY:
      for (uint32_t i = 0; i < attr->count; ++i) {
        if (holds_alias(printer, attr->entries[i].value)) return true;
      }
      return false;
    case EMP_ATTR_ARRAY:
    case EMP_ATTR_DIALECT:
      return list_holds_alias(printer, attr->items, attr->count);
    default:
      return type_holds_alias(printer, attr->type);
  }
}

static bool holds_alias(emp_printer_t* printer, const emp_attr_t* attr) {
  if (is_leaf(attr)) return false;
  void* known = emp_ptr_map_get(&printer->holders, attr);
  if (known) return known == printer;
  bool holds = attr_parts_hold(printer, attr);
  emp_ptr_map_set(&printer->holders, attr,
                  holds ? (void*)printer : (void*)&printer->holders);
  return holds;
}

static bool op_holds_alias(emp_printer_t* printer, const emp_op_t* op) {
  if (printer->options.debug_info) return true;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (type_holds_alias(printer, op->results[i].type)) return true;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (type_holds_alias(printer, op->operands[i].value->type)) return true;
  }
  for (uint32_t r = 0; r < op->region_count; ++r) {
    for (const emp_block_t* b = op->regions[r].first; b; b = b->next) {
      for (uint32_t i = 0; i < b->arg_count; ++i) {
        if (type_holds_alias(printer, b->args[i]->type)) return true;
      }
    }
  }
  return holds_alias(printer, op->attrs);
}

void emp_alias_visit_op(emp_printer_t* printer, const emp_op_t* op) {
  if (printer->options.debug_info) emp_alias_visit_attr(printer, op->loc, true);
  if (op_holds_alias(printer, op)) {
    emp_print_op_body(printer, op);
    return;
  }
  if (printer->options.skip_regions) return;
  for (uint32_t r = 0; r < op->region_count; ++r) {
    for (const emp_block_t* b = op->regions[r].first; b; b = b->next) {
      for (const emp_op_t* inner = b->first; inner; inner = inner->next) {
        emp_alias_visit_op(printer, inner);
      }
    }
  }
}

// -- numbering ----------------------------------------------------------------

static int compare_aliases(const void* a, const void* b) {
  const emp_alias_t* x = *(const emp_alias_t* const*)a;
  const emp_alias_t* y = *(const emp_alias_t* const*)b;
  if (x->depth != y->depth) return x->depth < y->depth ? -1 : 1;
  int by_name = strcmp(x->base, y->base);
  if (by_name) return by_name;
  return x->order < y->order ? -1 : 1;
}

static void number_aliases(emp_printer_t* printer) {
  emp_alias_list_t* list = &printer->alias_list;
  emp_str_map_t counts = {.arena = &printer->arena};
  for (size_t i = 0; i < list->count; ++i)
    list->items[i]->order = (uint32_t)i;
  if (list->count) {
    qsort(list->items, list->count, sizeof(list->items[0]), compare_aliases);
  }
  for (size_t i = 0; i < list->count; ++i) {
    emp_alias_t* alias = list->items[i];
    emp_str_t base = emp_str_from(alias->base);
    uint32_t* count = emp_str_map_get(&counts, base);
    if (!count) {
      count = emp_arena_new(&printer->arena, uint32_t);
      emp_str_map_set(&counts, base, count);
    }
    uint32_t number = (*count)++;
    bool ends_in_digit =
        emp_char_is(base.data[base.length - 1], EMP_CHAR_DIGIT);
    alias->text =
        number ? emp_arena_format(&printer->arena, "#%s%s%u", alias->base,
                                  ends_in_digit ? "_" : "", number)
               : emp_arena_format(&printer->arena, "#%s", alias->base);
  }
}

void emp_printer_collect(emp_printer_t* printer, const emp_op_t* op) {
  if (printer->options.local_scope) return;
  if (!printer->options.debug_info && !printer->context->has_alias_kinds) {
    return;
  }
  printer->is_collecting = true;
  emp_alias_visit_op(printer, op);
  printer->is_collecting = false;
  number_aliases(printer);
  printer->has_aliases = printer->alias_list.count > 0;
}

emp_str_t emp_printer_alias(const emp_printer_t* printer, const void* symbol) {
  if (!printer->has_aliases) return (emp_str_t){0};
  const emp_alias_t* alias = alias_of(printer, symbol);
  return alias ? alias->text : (emp_str_t){0};
}

void emp_print_aliases(emp_printer_t* printer, bool deferred) {
  for (size_t i = 0; i < printer->alias_list.count; ++i) {
    const emp_alias_t* alias = printer->alias_list.items[i];
    if (alias->is_deferred != deferred) continue;
    emp_print_str(printer, alias->text);
    emp_print_literal(printer, " = ");
    emp_print_attr_parts(printer, alias->symbol);
    emp_print_char(printer, '\n');
  }
}
