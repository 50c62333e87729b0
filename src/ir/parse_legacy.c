// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks names up in ir/legacy_names.def. Called only for names that mean
// nothing today (ops) or are few (types), so a linear search will do. And
// lists that were dense elements before there were arrays.
#include "ir/parse_legacy.h"

#include <string.h>

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
#undef LEGACY
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

void emp_legacy_arrays(emp_parser_t* parser) {
  enum { kMaxCount = 1024 };
  emp_pending_t* op = parser->op;
  for (size_t i = 0; i < op->attrs.count; ++i) {
    const emp_attr_t* value = op->attrs.items[i].value;
    if (value->kind != EMP_ATTR_DENSE || value->type->rank != 1 ||
        emp_dense_count(value) > kMaxCount) {
      continue;
    }
    const emp_op_spec_t* spec = emp_op_spec(parser->context, op->info);
    int index = emp_op_spec_attr(spec, op->attrs.items[i].name);
    if (index < 0 || spec->attrs[index].form != EMP_ATTR_FORM_DENSE_ARRAY ||
        spec->attrs[index].value_type != value->type->element) {
      continue;
    }
    op->attrs.items[i].value = array_of(parser, value);
  }
}
