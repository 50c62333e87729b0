// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Element types of buffer views as numbers: the kind in bits 24..31, the
// width in bits below (IREE's encoding, so its compiled constants mean the
// same here).
#ifndef EMP_CONTRACT_ELEMENT_TYPES_H_
#define EMP_CONTRACT_ELEMENT_TYPES_H_

#include <stdint.h>

typedef uint32_t emp_element_type_t;

enum {
#define ELEMENT_TYPE(id, name, value) EMP_ELEMENT_##id = (int32_t)(value),
#include "contract/element_types.def"
#undef ELEMENT_TYPE
};

// How the elements lie in a buffer view.
enum { EMP_ENCODING_OPAQUE = 0, EMP_ENCODING_DENSE_ROW_MAJOR = 1 };

static inline uint32_t emp_element_type_bits(emp_element_type_t type) {
  return type & 0xffu;
}

#endif  // EMP_CONTRACT_ELEMENT_TYPES_H_
