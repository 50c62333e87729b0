// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The registry of passes: the rows of passes.def as one constant table, which
// the driver, the help text and the documentation read. A last empty row ends
// it.
#include "passes/passes.h"

#include "base/text.h"

static const emp_pass_info_t passes[] = {
#define PASS(id, text, scope, doc) {text, EMP_PASS_##scope, emp_pass_##id, doc},
#include "passes/passes.def"
#undef PASS
    {NULL, EMP_PASS_MODULE, NULL, NULL},
};

static bool is_same_name(const char* name, emp_str_t text) {
  for (size_t i = 0; i < text.length; ++i) {
    char c = text.data[i] == '_' ? '-' : text.data[i];
    if (name[i] == '\0' || name[i] != c) return false;
  }
  return name[text.length] == '\0';
}

const emp_pass_info_t* emp_find_pass(emp_str_t name) {
  for (size_t i = 0; passes[i].name; ++i) {
    if (is_same_name(passes[i].name, name)) return &passes[i];
  }
  return NULL;
}

size_t emp_pass_count(void) {
  return sizeof(passes) / sizeof(passes[0]) - 1;
}

const emp_pass_info_t* emp_pass_at(size_t i) {
  return i < emp_pass_count() ? &passes[i] : NULL;
}
