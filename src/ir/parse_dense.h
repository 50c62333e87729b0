// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How elements lie in hex text, for the parser and the printer.
#ifndef EMP_IR_PARSE_DENSE_H_
#define EMP_IR_PARSE_DENSE_H_

#include "ir/parse_state.h"

typedef struct emp_hex_layout_s {
  uint32_t bits;                    // of one scalar
  size_t parts;                     // scalars an element: 2 of a complex
  size_t text_bytes, memory_bytes;  // of one scalar
  bool is_packed;                   // i1: eight a byte in text
  bool is_plain;                    // text and memory are the same bytes
  bool is_signed;                   // memory holds the sign-extended value
} emp_hex_layout_t;

emp_hex_layout_t emp_hex_layout(const emp_type_t* element_type);
// `count` elements from the bytes of hex text to those of memory.
void emp_hex_unpack(const emp_hex_layout_t* layout, const uint8_t* text,
                    size_t count, uint8_t* out);

#endif  // EMP_IR_PARSE_DENSE_H_
