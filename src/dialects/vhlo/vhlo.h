// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types and attributes of the vhlo dialect stand for today.
#ifndef EMP_DIALECTS_VHLO_VHLO_H_
#define EMP_DIALECTS_VHLO_VHLO_H_

#include "base/map.h"
#include "ir/op_info.h"

// Types and attributes that were translated before; {.arena = ..} is empty.
typedef struct emp_vhlo_map_s {
  emp_ptr_map_t known;
} emp_vhlo_map_t;

// The builtin, quant or stablehlo type; `type` itself when it is of another
// dialect; NULL when there is none (a witness, a token without stablehlo).
// `map` may be NULL.
const emp_type_t* emp_vhlo_type(emp_vhlo_map_t* map, const emp_type_t* type);
// The same of an attribute: strings, numbers, lists, elements, enums.
const emp_attr_t* emp_vhlo_attr(emp_vhlo_map_t* map, const emp_attr_t* attr);
// Whether the definition is that of `#vhlo.NAME`.
bool emp_vhlo_is(const emp_attr_t* attr, const char* name);

// Made from parts: the encoding may be NULL.
const emp_type_t* emp_vhlo_tensor_type(emp_context_t* context, const char* name,
                                       const int64_t* dims, size_t rank,
                                       const emp_type_t* element,
                                       const emp_attr_t* encoding);
const emp_type_t* emp_vhlo_func_type(emp_context_t* context,
                                     const emp_type_t* const* inputs,
                                     size_t input_count,
                                     const emp_type_t* const* results,
                                     size_t result_count);
const emp_type_t* emp_vhlo_tuple_type(emp_context_t* context,
                                      const emp_type_t* const* types,
                                      size_t count);

// vhlo.func_v1 (vhlo_func.c).
bool emp_vhlo_parse_func(emp_parser_t* parser);
void emp_vhlo_print_func(emp_printer_t* printer, const emp_op_t* op);
bool emp_vhlo_verify_func(emp_op_t* op, emp_diag_sink_t* sink);

#endif  // EMP_DIALECTS_VHLO_VHLO_H_
