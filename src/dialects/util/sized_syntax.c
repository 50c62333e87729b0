// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sized types, ties, entry points and workgroup-count regions as IREE writes
// them. A parser half appends to the lists that the format interpreter hands
// in; the printer half reads the values behind them.
#include "dialects/util/sized_syntax.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"

uint32_t emp_sized_dim_count(const emp_type_t* type) {
  if (emp_type_is_named(type, "stream.resource")) return 1;
  if (emp_type_is_tensor(type)) return emp_type_dynamic_dim_count(type);
  if (type->kind == EMP_TYPE_DIALECT && type->param_count == 2 &&
      (emp_type_is_named(type, "iree_tensor_ext.dispatch.tensor") ||
       emp_type_is_named(type, "flow.dispatch.tensor"))) {
    const emp_type_t* bound = type->params[1]->type;
    return emp_type_is_shaped(bound) ? emp_type_dynamic_dim_count(bound) : 0;
  }
  return 0;
}

static bool parse_sizes(emp_parser_t* parser, emp_unresolved_list_t* sizes) {
  if (!emp_try_punct(parser, "{")) return true;
  return emp_parse_operands(parser, sizes) && emp_parse_punct(parser, "}");
}

bool emp_parse_sized_type(emp_parser_t* parser, const emp_type_t** out_type,
                          emp_unresolved_list_t* sizes) {
  *out_type = NULL;
  return emp_parse_a_type(parser, out_type) && parse_sizes(parser, sizes);
}

static bool push_sized_type(emp_parser_t* parser, emp_type_list_t* types,
                            emp_unresolved_list_t* sizes) {
  const emp_type_t* type = NULL;
  if (!emp_parse_sized_type(parser, &type, sizes)) return false;
  emp_array_push(emp_parser_scratch(parser), types, type);
  return true;
}

static void print_sizes(emp_printer_t* printer, const emp_custom_arg_t* sizes,
                        uint32_t count, size_t* inout_next) {
  if (count == 0) return;
  emp_print_text(printer, "{");
  for (uint32_t i = 0; i < count && *inout_next < sizes->value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, sizes->values[(*inout_next)++]);
  }
  emp_print_text(printer, "}");
}

void emp_print_sized_type(emp_printer_t* printer, const emp_type_t* type,
                          const emp_custom_arg_t* sizes, size_t* inout_next) {
  emp_print_type(printer, type);
  print_sizes(printer, sizes, emp_sized_dim_count(type), inout_next);
}

// -- ties --------------------------------------------------------------------

int64_t emp_tied_operand(const emp_attr_t* tied, size_t i) {
  if (tied == NULL || tied->kind != EMP_ATTR_ARRAY || i >= tied->count) {
    return -1;
  }
  return tied->items[i]->kind == EMP_ATTR_INTEGER ? tied->items[i]->value : -1;
}

static bool find_operand(emp_parser_t* parser,
                         const emp_unresolved_list_t* operands,
                         const emp_unresolved_t* wanted, int64_t* out_index) {
  for (size_t i = 0; i < operands->count; ++i) {
    if (emp_str_equal(operands->items[i].name, wanted->name) &&
        operands->items[i].number == wanted->number) {
      *out_index = (int64_t)i;
      return true;
    }
  }
  return emp_parser_error(parser, wanted->loc,
                          "tied result '%%%.*s' is no operand of this op",
                          EMP_STR_ARGS(wanted->name));
}

bool emp_parse_tied_result(emp_parser_t* parser,
                           const emp_unresolved_list_t* operands,
                           emp_type_list_t* types, emp_unresolved_list_t* sizes,
                           const emp_type_list_t* operand_types,
                           emp_tie_list_t* ties) {
  emp_unresolved_t name;
  int64_t tie = -1;
  if (emp_try_operand(parser, &name)) {
    if (!find_operand(parser, operands, &name, &tie)) return false;
    emp_array_push(emp_parser_scratch(parser), ties, tie);
    if (emp_try_keyword(parser, "as")) {
      return push_sized_type(parser, types, sizes);
    }
    if ((size_t)tie >= operand_types->count) {
      return emp_parser_error(parser, name.loc, "tied operand has no type");
    }
    emp_array_push(emp_parser_scratch(parser), types,
                   operand_types->items[tie]);
    return parse_sizes(parser, sizes);
  }
  emp_array_push(emp_parser_scratch(parser), ties, tie);
  return push_sized_type(parser, types, sizes);
}

void emp_add_ties(emp_parser_t* parser, const emp_tie_list_t* ties,
                  const char* tied_name) {
  bool any = false;
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t** items = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_attr_t*, ties->count + 1);
  for (size_t i = 0; i < ties->count; ++i) {
    any = any || ties->items[i] >= 0;
    items[i] = emp_attr_index(context, ties->items[i]);
  }
  if (!any) return;
  emp_parser_add_attr(parser, tied_name,
                      emp_attr_array(context, items, ties->count));
}

bool emp_parse_tied_results(emp_parser_t* parser,
                            const emp_unresolved_list_t* operands,
                            emp_type_list_t* types,
                            emp_unresolved_list_t* sizes,
                            const emp_type_list_t* operand_types,
                            const char* tied_name) {
  emp_tie_list_t ties = {0};
  if (!emp_try_punct(parser, "(")) {
    if (!emp_parse_tied_result(parser, operands, types, sizes, operand_types,
                               &ties)) {
      return false;
    }
  } else if (!emp_try_punct(parser, ")")) {
    do {
      if (!emp_parse_tied_result(parser, operands, types, sizes, operand_types,
                                 &ties)) {
        return false;
      }
    } while (emp_try_punct(parser, ","));
    if (!emp_parse_punct(parser, ")")) return false;
  }
  emp_add_ties(parser, &ties, tied_name);
  return true;
}

void emp_print_tied_result(emp_printer_t* printer,
                           const emp_custom_arg_t* operands,
                           const emp_type_t* type,
                           const emp_custom_arg_t* sizes, size_t* inout_next,
                           int64_t tie) {
  if (tie < 0 || (size_t)tie >= operands->value_count) {
    emp_print_sized_type(printer, type, sizes, inout_next);
    return;
  }
  emp_value_t* operand = operands->values[tie];
  emp_print_operand(printer, operand);
  if (operand->type != type) {
    emp_print_text(printer, " as ");
    emp_print_type(printer, type);
  }
  print_sizes(printer, sizes, emp_sized_dim_count(type), inout_next);
}

void emp_print_tied_results(emp_printer_t* printer,
                            const emp_custom_arg_t* operands,
                            const emp_custom_arg_t* types,
                            const emp_custom_arg_t* sizes,
                            const emp_attr_t* tied) {
  size_t next = 0;
  if (types->value_count != 1) emp_print_text(printer, "(");
  for (size_t i = 0; i < types->value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_tied_result(printer, operands, types->value_types[i], sizes,
                          &next, emp_tied_operand(tied, i));
  }
  if (types->value_count != 1) emp_print_text(printer, ")");
}

// custom<ShapedFunctionType>(ref($operands), type($operands), $operand_sizes,
//                            type($results), $result_sizes, $tied_operands)
bool emp_parse_shaped_function_type(emp_parser_t* parser,
                                    emp_custom_arg_t* args, size_t count) {
  (void)count;
  if (!emp_parse_punct(parser, "(")) return false;
  if (!emp_try_punct(parser, ")")) {
    do {
      if (!push_sized_type(parser, args[1].types, args[2].operands)) {
        return false;
      }
    } while (emp_try_punct(parser, ","));
    if (!emp_parse_punct(parser, ")")) return false;
  }
  return emp_parse_punct(parser, "->") &&
         emp_parse_tied_results(parser, args[0].operands, args[3].types,
                                args[4].operands, args[1].types,
                                args[5].attr_name);
}

void emp_print_shaped_function_type(emp_printer_t* printer, const emp_op_t* op,
                                    const emp_custom_arg_t* args,
                                    size_t count) {
  (void)op;
  (void)count;
  size_t next = 0;
  emp_print_text(printer, "(");
  for (size_t i = 0; i < args[1].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_sized_type(printer, args[1].value_types[i], &args[2], &next);
  }
  emp_print_text(printer, ") -> ");
  emp_print_tied_results(printer, &args[0], &args[3], &args[4], args[5].attr);
}

// -- lists and single types --------------------------------------------------

// custom<ShapedTypeList>(type($a), $sizes), or (type($a), type($b), $sizes)
// where both groups have the same types.
bool emp_parse_shaped_type_list(emp_parser_t* parser, emp_custom_arg_t* args,
                                size_t count) {
  emp_type_list_t* types = args[0].types;
  do {
    if (!push_sized_type(parser, types, args[count - 1].operands)) return false;
    if (count == 3) {
      emp_array_push(emp_parser_scratch(parser), args[1].types,
                     types->items[types->count - 1]);
    }
  } while (emp_try_punct(parser, ","));
  return true;
}

void emp_print_shaped_type_list(emp_printer_t* printer, const emp_op_t* op,
                                const emp_custom_arg_t* args, size_t count) {
  (void)op;
  size_t next = 0;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_sized_type(printer, args[0].value_types[i], &args[count - 1],
                         &next);
  }
}

// custom<ShapedOperandList>($values, type($values), $sizes)
bool emp_parse_shaped_operand_list(emp_parser_t* parser, emp_custom_arg_t* args,
                                   size_t count) {
  (void)count;
  emp_unresolved_t operand;
  do {
    if (!emp_parse_operand(parser, &operand) || !emp_parse_punct(parser, ":") ||
        !push_sized_type(parser, args[1].types, args[2].operands)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args[0].operands, operand);
  } while (emp_try_punct(parser, ","));
  return true;
}

void emp_print_shaped_operand_list(emp_printer_t* printer, const emp_op_t* op,
                                   const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  size_t next = 0;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, " : ");
    emp_print_sized_type(printer, args[0].values[i]->type, &args[2], &next);
  }
}

// custom<ShapedTiedResult>(type($x), $sizes [, $tied_operands]):
// `%target as T{..}`; the name is for the reader, the tie is the op's own or
// that of its first operand in the attribute.
bool emp_parse_shaped_tied_result(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  emp_unresolved_t operand;
  if (emp_try_operand(parser, &operand)) {
    if (!emp_parse_keyword(parser, "as")) return false;
    if (count > 2) {
      const emp_attr_t* first = emp_attr_index(emp_parser_context(parser), 0);
      emp_parser_add_attr(
          parser, args[2].attr_name,
          emp_attr_array(emp_parser_context(parser), &first, 1));
    }
  }
  return push_sized_type(parser, args[0].types, args[1].operands);
}

void emp_print_shaped_tied_result(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  size_t next = 0;
  emp_value_t* target = emp_op_named_operand(op, "target");
  if (target != NULL && (count < 3 || emp_tied_operand(args[2].attr, 0) >= 0)) {
    emp_print_operand(printer, target);
    emp_print_text(printer, " as ");
  }
  emp_print_sized_type(printer, args[0].value_types[0], &args[1], &next);
}

// custom<SizeAwareType>(type($result), $size)
bool emp_parse_size_aware_type(emp_parser_t* parser, emp_custom_arg_t* args,
                               size_t count) {
  (void)count;
  return push_sized_type(parser, args[0].types, args[1].operands);
}

void emp_print_size_aware_type(emp_printer_t* printer, const emp_op_t* op,
                               const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  size_t next = 0;
  emp_print_type(printer, args[0].value_types[0]);
  print_sizes(printer, &args[1], (uint32_t)args[1].value_count, &next);
}

// custom<TypeAlias>($encoding, type($value)): `T`, or `E as T` when the type
// seen outside differs.
bool emp_parse_type_alias(emp_parser_t* parser, emp_custom_arg_t* args,
                          size_t count) {
  (void)count;
  const emp_type_t* encoding = NULL;
  if (!emp_parse_a_type(parser, &encoding)) return false;
  const emp_type_t* type = encoding;
  if (emp_try_keyword(parser, "as") && !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_attr(parser, args[0].attr_name, emp_attr_type(encoding));
  emp_array_push(emp_parser_scratch(parser), args[1].types, type);
  return true;
}

void emp_print_type_alias(emp_printer_t* printer, const emp_op_t* op,
                          const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  const emp_type_t* type = args[1].value_types[0];
  if (args[0].attr != NULL && args[0].attr->type != type) {
    emp_print_type(printer, args[0].attr->type);
    emp_print_text(printer, " as ");
  }
  emp_print_type(printer, type);
}

// -- symbols -----------------------------------------------------------------

// `@a::@b`.
static bool parse_symbol_ref(emp_parser_t* parser, const emp_attr_t** out_ref) {
  return emp_parse_an_attr(parser, NULL, out_ref);
}

// custom<DispatchEntryPoints>($entry_points): `@ex::@f` or `{@ex::@f, ..}`.
bool emp_parse_entry_points(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  (void)count;
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } refs = {0};
  bool many = emp_try_punct(parser, "{");
  do {
    const emp_attr_t* ref = NULL;
    if (!parse_symbol_ref(parser, &ref)) return false;
    emp_array_push(emp_parser_scratch(parser), &refs, ref);
  } while (many && emp_try_punct(parser, ","));
  if (many && !emp_parse_punct(parser, "}")) return false;
  emp_parser_add_attr(
      parser, args[0].attr_name,
      emp_attr_array(emp_parser_context(parser), refs.items, refs.count));
  return true;
}

void emp_print_entry_points(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  const emp_attr_t* refs = args[0].attr;
  if (refs == NULL || refs->kind != EMP_ATTR_ARRAY) return;
  if (refs->count != 1) emp_print_text(printer, "{");
  for (uint32_t i = 0; i < refs->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_attr(printer, refs->items[i]);
  }
  if (refs->count != 1) emp_print_text(printer, "}");
}

static bool parse_visibility(emp_parser_t* parser, const char* attr_name) {
  static const char* const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); ++i) {
    if (emp_try_keyword(parser, words[i])) {
      emp_parser_add_attr(parser, attr_name,
                          emp_attr_cstr(emp_parser_context(parser), words[i]));
      break;
    }
  }
  return true;
}

static void print_visibility(emp_printer_t* printer, const emp_attr_t* attr) {
  if (attr == NULL) {
    emp_print_text(printer, "public");
  } else {
    emp_print_str(printer, attr->text);
  }
}

// custom<SymbolVisibility>($sym_visibility)
bool emp_parse_symbol_visibility(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count) {
  (void)count;
  return parse_visibility(parser, args[0].attr_name);
}

void emp_print_symbol_visibility(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  print_visibility(printer, args[0].attr);
}

// custom<SymbolAlias>($sym_name, $function_ref): `@f`, or `@f(@g)`.
bool emp_parse_symbol_alias(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  (void)count;
  emp_str_t name = {0};
  emp_context_t* context = emp_parser_context(parser);
  if (!emp_parse_symbol_name(parser, &name)) return false;
  const emp_attr_t* name_attr = emp_attr_string(context, name);
  const emp_attr_t* ref = emp_attr_symbol(context, name);
  if (emp_try_punct(parser, "(")) {
    if (!parse_symbol_ref(parser, &ref) || !emp_parse_punct(parser, ")")) {
      return false;
    }
  }
  emp_parser_add_attr(parser, args[0].attr_name, name_attr);
  emp_parser_add_attr(parser, args[1].attr_name, ref);
  return true;
}

void emp_print_symbol_alias(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_symbol(printer, args[0].attr->text);
  if (args[1].attr == NULL ||
      (emp_str_equal(args[1].attr->text, args[0].attr->text) &&
       args[1].attr->count == 0)) {
    return;
  }
  emp_print_text(printer, "(");
  emp_print_attr(printer, args[1].attr);
  emp_print_text(printer, ")");
}

// Attributes of dialects that say their type: what they hold, or devices.
static const emp_type_t* type_of_attr(const emp_attr_t* attr) {
  if (attr->type != NULL || attr->kind != EMP_ATTR_DIALECT) return attr->type;
  if (attr->count > 0 && attr->items[0] != NULL &&
      attr->items[0]->kind == EMP_ATTR_TYPE) {
    return attr->items[0]->type;
  }
  return strncmp(attr->attr_def->name, "hal.device.", 11) == 0
             ? emp_type_named(attr->context, "hal.device", NULL, 0)
             : NULL;
}

// custom<TypeOrAttr>($type, $value): `: T`, `= v : T`, or `: T = v : U`.
bool emp_parse_type_or_attr(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  (void)count;
  const emp_type_t* type = NULL;
  const emp_attr_t* value = NULL;
  if (emp_try_punct(parser, ":") && !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (type == NULL || emp_peek_punct(parser, "=")) {
    if (!emp_parse_punct(parser, "=") ||
        !emp_parse_an_attr(parser, NULL, &value)) {
      return false;
    }
    emp_parser_add_attr(parser, args[1].attr_name, value);
    if (type == NULL) type = type_of_attr(value);
    if (type == NULL) {
      return emp_parser_error(parser, NULL, "initial value has no type");
    }
  }
  emp_parser_add_attr(parser, args[0].attr_name, emp_attr_type(type));
  return true;
}

void emp_print_type_or_attr(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  const emp_type_t* type = args[0].attr->type;
  const emp_attr_t* value = args[1].attr;
  bool typed = value == NULL || type_of_attr(value) != type;
  if (typed) {
    emp_print_text(printer, ": ");
    emp_print_type(printer, type);
  }
  if (value != NULL) {
    emp_print_text(printer, typed ? " = " : "= ");
    emp_print_attr(printer, value);
  }
}

// -- regions -----------------------------------------------------------------

// `word(%a: index, ..) -> (index, index, index) { .. }`, or nothing: then the
// region is empty.
static bool parse_count_region(emp_parser_t* parser, const char* word) {
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  if (!emp_try_keyword(parser, word)) {
    emp_parser_add_region(parser);
    return true;
  }
  return emp_parse_region_arg_list(parser, &args) &&
         emp_parse_optional_arrow_types(parser, &results) &&
         emp_parse_region(parser, args.items, args.count);
}

static void print_entry_args(emp_printer_t* printer,
                             const emp_region_t* region) {
  emp_print_text(printer, "(");
  for (uint32_t i = 0; region->first != NULL && i < region->first->arg_count;
       ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_region_arg(printer, region->first->args[i], NULL);
  }
  emp_print_text(printer, ")");
}

static void print_count_region(emp_printer_t* printer,
                               const emp_region_t* region, const char* word) {
  if (region == NULL || region->first == NULL) return;
  emp_printf(printer, "%s", word);
  print_entry_args(printer, region);
  emp_print_text(printer, " -> (index, index, index)");
  emp_print_region(printer, region, false, true);
}

// custom<WorkgroupCountRegion>($workgroup_count)
bool emp_parse_workgroup_count_region(emp_parser_t* parser,
                                      emp_custom_arg_t* args, size_t count) {
  (void)args;
  (void)count;
  return parse_count_region(parser, "workgroups");
}

void emp_print_workgroup_count_region(emp_printer_t* printer,
                                      const emp_op_t* op,
                                      const emp_custom_arg_t* args,
                                      size_t count) {
  (void)op;
  (void)count;
  print_count_region(printer, args[0].region, "workgroups");
}

// custom<DispatchWorkgroupsCountRegion>($workgroup_count)
bool emp_parse_dispatch_count_region(emp_parser_t* parser,
                                     emp_custom_arg_t* args, size_t count) {
  (void)args;
  (void)count;
  return parse_count_region(parser, "count");
}

void emp_print_dispatch_count_region(emp_printer_t* printer, const emp_op_t* op,
                                     const emp_custom_arg_t* args,
                                     size_t count) {
  (void)op;
  (void)count;
  print_count_region(printer, args[0].region, " count");
}

// custom<DispatchWorkgroupBody>(ref(type($args)), ref(type($results)), $body):
// `(%a: T, ..) { .. }`
bool emp_parse_dispatch_body(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count) {
  (void)args;
  (void)count;
  emp_region_arg_list_t list = {0};
  return emp_parse_region_arg_list(parser, &list) &&
         emp_parse_region(parser, list.items, list.count);
}

void emp_print_dispatch_body(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count) {
  (void)op;
  print_entry_args(printer, args[count - 1].region);
  emp_print_region(printer, args[count - 1].region, false, true);
}

// custom<DispatchOperands>($operands, $offsets, $ends, $lengths):
// `(%a[%o to %e for %l], %scalar)`
bool emp_parse_dispatch_operands(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count) {
  (void)count;
  emp_arena_t* scratch = emp_parser_scratch(parser);
  if (!emp_parse_punct(parser, "(")) return false;
  if (emp_try_punct(parser, ")")) return true;
  do {
    emp_unresolved_t operand, offset, end, length;
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(scratch, args[0].operands, operand);
    if (!emp_try_punct(parser, "[")) continue;
    if (!emp_parse_operand(parser, &offset) ||
        !emp_parse_keyword(parser, "to") || !emp_parse_operand(parser, &end) ||
        !emp_parse_keyword(parser, "for") ||
        !emp_parse_operand(parser, &length) || !emp_parse_punct(parser, "]")) {
      return false;
    }
    emp_array_push(scratch, args[1].operands, offset);
    emp_array_push(scratch, args[2].operands, end);
    emp_array_push(scratch, args[3].operands, length);
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ")");
}

void emp_print_dispatch_operands(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  size_t next = 0;
  emp_print_text(printer, "(");
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_value_t* operand = args[0].values[i];
    emp_print_operand(printer, operand);
    if (!emp_type_is_named(operand->type, "stream.resource") ||
        next >= args[3].value_count) {
      continue;
    }
    emp_print_text(printer, "[");
    emp_print_operand(printer, args[1].values[next]);
    emp_print_text(printer, " to ");
    emp_print_operand(printer, args[2].values[next]);
    emp_print_text(printer, " for ");
    emp_print_operand(printer, args[3].values[next++]);
    emp_print_text(printer, "]");
  }
  emp_print_text(printer, ")");
}
