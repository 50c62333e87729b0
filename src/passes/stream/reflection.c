// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reflection dictionaries are small: they are rebuilt at each change.
#include "passes/stream/reflection.h"

#include "base/text.h"

enum { kMaxEntries = 62 };

const emp_attr_t* emp_reflection_get(const emp_op_t* function,
                                     const char* key) {
  const emp_attr_t* all = emp_op_attr(function, "iree.reflection");
  if (all == NULL || all->kind != EMP_ATTR_DICTIONARY) return NULL;
  return emp_dictionary_get(all, key);
}

void emp_reflection_set(emp_op_t* function, const char* key,
                        const emp_attr_t* value) {
  emp_named_attr_t entries[kMaxEntries + 1];
  size_t count = 0;
  const emp_attr_t* all = emp_op_attr(function, "iree.reflection");
  if (all != NULL && all->kind == EMP_ATTR_DICTIONARY) {
    for (uint32_t i = 0; i < all->count && count < kMaxEntries; ++i) {
      if (emp_str_is(all->entries[i].name, key)) continue;
      entries[count++] = all->entries[i];
    }
  }
  entries[count].name = emp_intern(function->context, emp_str_from(key));
  entries[count++].value = value;
  emp_op_set_attr(function, "iree.reflection",
                  emp_attr_dictionary(function->context, entries, count));
}
