// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counted objects that programs hold by reference. The first field of such a
// struct is an emp_object_t, so a pointer to it names the object, and its type
// says what it is and how it ends.
#ifndef EMP_BASE_OBJECT_H_
#define EMP_BASE_OBJECT_H_

#include <stddef.h>
#include <stdint.h>

#include "base/thread.h"

typedef struct emp_object_s emp_object_t;

typedef struct emp_object_type_s {
  uint32_t id;       // row of contract/vm_types.def
  const char* name;  // as in messages: "hal.buffer"
  void (*destroy)(emp_object_t* object);
} emp_object_type_t;

struct emp_object_s {
  emp_ref_count_t count;
  const emp_object_type_t* type;
};

static inline void emp_object_init(emp_object_t* object,
                                   const emp_object_type_t* type) {
  emp_ref_count_init(&object->count);
  object->type = type;
}

// NULL is fine for both.
static inline void emp_object_retain(emp_object_t* object) {
  if (object != NULL) emp_ref_count_retain(&object->count);
}
static inline void emp_object_release(emp_object_t* object) {
  if (object != NULL && emp_ref_count_release(&object->count)) {
    object->type->destroy(object);
  }
}

#endif  // EMP_BASE_OBJECT_H_
