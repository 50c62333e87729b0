// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks names up in ir/legacy_names.def. Called only for names that mean
// nothing today (ops) or are few (types), so a linear search will do.
#include "ir/parse_legacy.h"

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
