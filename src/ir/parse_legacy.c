// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks names up in ir/legacy_names.def. Called only for names that mean
// nothing today (ops) or are few (types), so a linear search will do. And
// attributes that had other forms: lists as dense elements, words as strings,
// structures as dictionaries.
#include "ir/parse_legacy.h"

#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "ir/parse_state.h"

typedef struct legacy_s {
  emp_legacy_kind_t kind;
  const char* old_name;
  const char* new_name;
} legacy_t;

static const legacy_t legacy_names[] = {
#define LEGACY(kind, old_name, new_name) \
  {EMP_LEGACY_##kind, old_name, new_name},
#include "ir/legacy_names.def"
};

typedef struct legacy_attr_s {
  const char* old_name;
  const char* attr;
  const char* text;
} legacy_attr_t;

static const legacy_attr_t legacy_attrs[] = {
#define LEGACY_ATTR(old_name, attr, text) {old_name, attr, text},
#include "ir/legacy_names.def"
};

static const char* find(emp_legacy_kind_t kind, emp_str_t name) {
  for (size_t i = 0; i < EMP_COUNT_OF(legacy_names); ++i) {
    if (legacy_names[i].kind == kind &&
        emp_str_is(name, legacy_names[i].old_name)) {
      return legacy_names[i].new_name;
    }
  }
  return NULL;
}

emp_str_t emp_legacy_name(emp_parser_t* parser, emp_legacy_kind_t kind,
                          emp_str_t name) {
  const char* whole = find(kind, name);
  if (whole) return emp_str_from(whole);
  emp_str_t dialect = {0};
  emp_str_t rest = {0};
  if (!emp_str_split(name, '.', &dialect, &rest)) return name;
  if (emp_str_is(dialect, "std")) {
    whole = find(kind, rest);
    if (whole) return emp_str_from(whole);
  }
  const char* renamed = find(EMP_LEGACY_DIALECT, dialect);
  if (!renamed) return name;
  return emp_arena_format(parser->scratch, "%s.%.*s", renamed,
                          EMP_STR_ARGS(rest));
}

static const emp_attr_t* array_of(emp_parser_t* parser,
                                  const emp_attr_t* dense) {
  const emp_type_t* element = dense->type->element;
  size_t count = (size_t)emp_dense_count(dense);
  if (!dense->data.is_splat) {
    return emp_attr_dense_array(element, dense->data.bytes, count);
  }
  size_t size = emp_dense_element_bytes(element);
  uint8_t* bytes = emp_arena_alloc(parser->scratch, count, size, 8);
  for (size_t i = 0; i < count; ++i)
    memcpy(bytes + i * size, dense->data.bytes, size);
  return emp_attr_dense_array(element, bytes, count);
}

static const emp_attr_t* array_or_null(emp_parser_t* parser,
                                       const emp_attr_spec_t* spec,
                                       const emp_attr_t* value) {
  enum { kMaxCount = 1024 };
  bool is_old = value->type->rank <= 1 && emp_dense_count(value) <= kMaxCount &&
                spec->form == EMP_ATTR_FORM_DENSE_ARRAY &&
                spec->value_type == value->type->element;
  return is_old ? array_of(parser, value) : NULL;
}

// "LT", its number or the same word of another dialect's enum; of the family
// of HLO, whose enums are the bare ones.
static const emp_attr_t* enum_or_null(emp_parser_t* parser,
                                      const emp_enum_def_t* def,
                                      const emp_attr_t* value) {
  int64_t number = 0;
  emp_str_t word = value->text;
  if (!def->is_bare) return NULL;
  if (value->kind == EMP_ATTR_ENUM) {
    if (value->enum_def == def) return NULL;
    const char* keyword = emp_enum_keyword(value->enum_def, value->value);
    word = emp_str_from(keyword);
  }
  if (value->kind == EMP_ATTR_INTEGER) {
    word = emp_str_from(emp_enum_keyword(def, value->value));
  }
  if (!word.length || !emp_enum_value(def, word, &number)) return NULL;
  return emp_enum_attr(parser->context, def, number);
}

// One field of a structure: a list of i64 or an i64, both 0 when left out.
static bool read_field(emp_parser_t* parser, const emp_attr_t* dictionary,
                       emp_str_t field, const emp_attr_t** out_value,
                       uint32_t* inout_used) {
  enum { kMaxCount = 64 };
  emp_context_t* context = parser->context;
  int64_t numbers[kMaxCount];
  size_t count = 0;
  bool is_list = emp_str_ends_with(field, EMP_STR("[]"));
  if (is_list) field.length -= 2;
  emp_str_t name =
      emp_arena_format(parser->scratch, "%.*s", EMP_STR_ARGS(field));
  const emp_attr_t* value = emp_dictionary_get(dictionary, name.data);
  if (value) ++*inout_used;
  if (is_list) {
    if (value && !emp_attr_read_ints(value, numbers, kMaxCount, &count)) {
      return false;
    }
    *out_value = emp_attr_i64_array(context, numbers, count);
    return true;
  }
  if (value && value->kind != EMP_ATTR_INTEGER) return false;
  *out_value = emp_attr_i64(context, value ? value->value : 0);
  return true;
}

// A dictionary of the fields that the row lists.
static const emp_attr_t* structure_or_null(emp_parser_t* parser,
                                           const emp_attr_def_t* def,
                                           const emp_attr_t* dictionary) {
  enum { kMaxFields = 16 };
  const emp_attr_t* params[kMaxFields];
  uint32_t used = 0;
  size_t count = 0;
  emp_str_t rest = emp_str_from(def->fields);
  while (rest.length && count < kMaxFields) {
    emp_str_t field = {0};
    emp_str_t tail = {0};
    bool has_more = emp_str_split(rest, ' ', &field, &tail);
    if (!read_field(parser, dictionary, has_more ? field : rest,
                    &params[count++], &used)) {
      return NULL;
    }
    rest = has_more ? tail : (emp_str_t){0};
  }
  if (used != dictionary->count) return NULL;
  return emp_attr_dialect(parser->context, def, params, count);
}

static const emp_attr_t* choice_or_null(emp_parser_t* parser,
                                        const emp_attr_choice_t* choice,
                                        const emp_attr_t* value) {
  if (value->kind == EMP_ATTR_DICTIONARY) {
    return choice->attr_def && choice->attr_def->fields
               ? structure_or_null(parser, choice->attr_def, value)
               : NULL;
  }
  return choice->enum_def ? enum_or_null(parser, choice->enum_def, value)
                          : NULL;
}

static const emp_attr_t* item_or_null(emp_parser_t* parser,
                                      const emp_attr_rule_t* rule,
                                      const emp_attr_t* value) {
  const emp_attr_t* today = NULL;
  for (uint32_t i = 0; !today && i < rule->choice_count; ++i) {
    if (value->kind != EMP_ATTR_ARRAY) {
      today = choice_or_null(parser, &rule->choices[i], value);
      continue;
    }
    const emp_attr_rule_t* of_items = rule->choices[i].of_items;
    if (!of_items || of_items->choice_count != 1 || !value->count) continue;
    const emp_attr_t** items =
        emp_arena_new_array(parser->scratch, const emp_attr_t*, value->count);
    uint32_t count = 0;
    while (count < value->count &&
           (items[count] = choice_or_null(parser, &of_items->choices[0],
                                          value->items[count]))) {
      ++count;
    }
    if (count == value->count) {
      today = emp_attr_array(parser->context, items, count);
    }
  }
  return today;
}

static const emp_attr_spec_t* spec_of(const emp_op_spec_t* spec,
                                      emp_str_t name) {
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    if (spec->attrs[i].name == name.data) return &spec->attrs[i];
  }
  return NULL;
}

// The sizes of operand or result groups were called `old_name`, and were
// elements of a vector before that.
static void rename_segments(emp_parser_t* parser, const char* old_name,
                            const char* new_name) {
  emp_pending_t* op = parser->op;
  for (size_t i = 0; i < op->attrs.count; ++i) {
    emp_named_attr_t* entry = &op->attrs.items[i];
    if (emp_str_is(entry->name, new_name)) return;
  }
  for (size_t i = 0; i < op->attrs.count; ++i) {
    emp_named_attr_t* entry = &op->attrs.items[i];
    if (!emp_str_is(entry->name, old_name)) continue;
    const emp_attr_t* value = entry->value;
    enum { kMaxCount = 64 };
    if (value->kind == EMP_ATTR_DENSE && emp_dense_count(value) <= kMaxCount) {
      entry->value = array_of(parser, value);
    }
    entry->name = emp_intern(parser->context, emp_str_from(new_name));
  }
}

void emp_legacy_attrs(emp_parser_t* parser) {
  emp_pending_t* op = parser->op;
  if (op->info->traits & ATTR_SIZED_OPERANDS) {
    rename_segments(parser, "operand_segment_sizes", "operandSegmentSizes");
  }
  if (op->info->traits & ATTR_SIZED_RESULTS) {
    rename_segments(parser, "result_segment_sizes", "resultSegmentSizes");
  }
  for (size_t i = 0; i < op->attrs.count; ++i) {
    emp_named_attr_t* entry = &op->attrs.items[i];
    const emp_attr_t* value = entry->value;
    const emp_attr_t* today = NULL;
    bool is_candidate =
        value->kind == EMP_ATTR_DENSE || value->kind == EMP_ATTR_STRING ||
        value->kind == EMP_ATTR_ENUM || value->kind == EMP_ATTR_ARRAY ||
        value->kind == EMP_ATTR_DICTIONARY;
    if (!is_candidate) continue;
    const emp_attr_spec_t* spec =
        spec_of(emp_op_spec(parser->context, op->info), entry->name);
    if (!spec || emp_attr_rule_allows(&spec->rule, value)) continue;
    today = value->kind == EMP_ATTR_DENSE
                ? array_or_null(parser, spec, value)
                : item_or_null(parser, &spec->rule, value);
    if (today) entry->value = today;
  }
}

// -- by the op's older name ---------------------------------------------------

static const emp_attr_t* pending_attr(const emp_pending_t* op,
                                      const char* name) {
  for (size_t i = 0; i < op->attrs.count; ++i) {
    if (op->attrs.items[i].name.data == name) return op->attrs.items[i].value;
  }
  return NULL;
}

// `fields` of the row's attribute has the name, maybe as a list.
static bool has_field(const char* fields, emp_str_t name) {
  for (const char* at = fields; (at = strstr(at, name.data)); ++at) {
    char before = at == fields ? ' ' : at[-1];
    char after = at[name.length];
    if (before == ' ' && (after == ' ' || after == '[' || !after)) return true;
  }
  return false;
}

// Moves attributes that are fields of `spec`'s attribute into a dictionary.
static void gather_fields(emp_parser_t* parser, const emp_attr_spec_t* spec) {
  emp_pending_t* op = parser->op;
  emp_named_attr_list_t fields = {0};
  size_t kept = 0;
  for (size_t i = 0; i < op->attrs.count; ++i) {
    emp_named_attr_t entry = op->attrs.items[i];
    if (has_field(spec->attr_def->fields, entry.name)) {
      emp_array_push(parser->scratch, &fields, entry);
    } else {
      op->attrs.items[kept++] = entry;
    }
  }
  op->attrs.count = kept;
  if (!fields.count) return;
  emp_parser_add_attr(
      parser, spec->name,
      emp_attr_dictionary(parser->context, fields.items, fields.count));
}

// The number in the width that the row wants.
static const emp_attr_t* number_or_null(const emp_attr_spec_t* spec,
                                        const emp_attr_t* value) {
  if (spec->rule.choice_count != 1) return NULL;
  const emp_attr_choice_t* choice = &spec->rule.choices[0];
  if (choice->enum_def) return NULL;
  bool is_number = spec->value_type && value->type &&
                   spec->value_type->kind == EMP_TYPE_INTEGER &&
                   value->type->kind == EMP_TYPE_INTEGER &&
                   spec->value_type->bits > 1 && value->type->bits > 1;
  return is_number ? emp_attr_integer(spec->value_type, value->value) : NULL;
}

// The op of memrefs, where the older name stands for that of tensors too.
static void choose_by_operand(emp_parser_t* parser) {
  emp_pending_t* op = parser->op;
  if (!op->operands.count) return;
  emp_type_kind_t kind = op->operands.items[0]->type->kind;
  if (kind != EMP_TYPE_MEMREF && kind != EMP_TYPE_UNRANKED_MEMREF) return;
  emp_str_t name = emp_legacy_name(parser, EMP_LEGACY_MEMREF, op->older_name);
  if (name.data == op->older_name.data) return;
  const emp_op_info_t* info = emp_context_op_info(parser->context, name);
  if (info) op->info = info;
}

void emp_legacy_op_attrs(emp_parser_t* parser) {
  emp_pending_t* op = parser->op;
  choose_by_operand(parser);
  for (size_t i = 0; i < EMP_COUNT_OF(legacy_attrs); ++i) {
    if (!emp_str_is(op->older_name, legacy_attrs[i].old_name)) continue;
    emp_parser_add_attr(parser, legacy_attrs[i].attr,
                        emp_attr_cstr(parser->context, legacy_attrs[i].text));
  }
  const emp_op_spec_t* spec = emp_op_spec(parser->context, op->info);
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    const emp_attr_spec_t* attr = &spec->attrs[i];
    if (attr->attr_def && attr->attr_def->fields &&
        !pending_attr(op, attr->name)) {
      gather_fields(parser, attr);
    }
  }
  for (size_t i = 0; i < op->attrs.count; ++i) {
    emp_named_attr_t* entry = &op->attrs.items[i];
    if (entry->value->kind != EMP_ATTR_INTEGER) continue;
    const emp_attr_spec_t* attr = spec_of(spec, entry->name);
    if (!attr || emp_attr_rule_allows(&attr->rule, entry->value)) continue;
    const emp_attr_t* today =
        attr->rule.choice_count && attr->rule.choices[0].enum_def
            ? enum_or_null(parser, attr->rule.choices[0].enum_def, entry->value)
            : number_or_null(attr, entry->value);
    if (today) entry->value = today;
  }
}

void emp_legacy_branch_operands(emp_parser_t* parser) {
  emp_pending_t* op = parser->op;
  if (op->operands.count != op->regions.count + 1 ||
      !find(EMP_LEGACY_BRANCHES, op->older_name)) {
    return;
  }
  for (size_t i = 0; i < op->regions.count; ++i) {
    emp_block_t* entry = op->regions.items[i]->first;
    emp_value_t* operand = op->operands.items[i + 1];
    if (!entry || entry->arg_count != 1 ||
        entry->args[0]->type != operand->type) {
      return;
    }
  }
  for (size_t i = 0; i < op->regions.count; ++i) {
    emp_block_t* entry = op->regions.items[i]->first;
    emp_value_replace_uses(entry->args[0], op->operands.items[i + 1]);
    emp_block_erase_arg(entry, 0);
  }
  op->operands.count = 1;
}
