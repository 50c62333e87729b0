// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the torch dialect, for its rows, and questions about its types.
#ifndef EMP_DIALECTS_TORCH_TORCH_HOOKS_H_
#define EMP_DIALECTS_TORCH_TORCH_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"

// -- types (torch_type.c) ----------------------------------------------------

#define EMP_TORCH_TYPE(name)                                                  \
  bool emp_torch_parse_##name(emp_parser_t* parser,                           \
                              const emp_attr_t** out_params, size_t capacity, \
                              size_t* out_count);                             \
  void emp_torch_print_##name(emp_printer_t* printer, const emp_type_t* type);
EMP_TORCH_TYPE(tensor)     // <[2,?],f32>, <*,unk>, nothing
EMP_TORCH_TYPE(contained)  // <int, tensor>
EMP_TORCH_TYPE(module)     // <"class">
#undef EMP_TORCH_TYPE

// A torch.tensor (or of value semantics, torch.vtensor): the parts that are
// known.
typedef struct emp_torch_tensor_s {
  bool has_value_semantics;
  const emp_attr_t* sizes;   // array<i64>, EMP_DIM_DYNAMIC for ?; or NULL
  const emp_type_t* dtype;   // or NULL
  const emp_attr_t* layout;  // or NULL
} emp_torch_tensor_t;
bool emp_torch_tensor_get(const emp_type_t* type,
                          emp_torch_tensor_t* out_tensor);
bool emp_type_is_torch(const emp_type_t* type);
// Whether a value of one type is one of the other, as Python sees it.
bool emp_torch_is_subtype(const emp_type_t* type, const emp_type_t* of);
const emp_type_t* emp_torch_contained(const emp_type_t* type, uint32_t i);
uint32_t emp_torch_contained_count(const emp_type_t* type);

// -- syntax (torch_syntax.c) -------------------------------------------------

// %a, %b {..} : T, U -> V, W
bool emp_torch_parse_uniform(emp_parser_t* parser);
void emp_torch_print_uniform(emp_printer_t* printer, const emp_op_t* op);
// "name"(%a, %b) {..} : (T, U) -> V {..}, {..}
bool emp_torch_parse_operator(emp_parser_t* parser);
void emp_torch_print_operator(emp_printer_t* printer, const emp_op_t* op);
// %condition -> (T) {..} else {..}
bool emp_torch_parse_if(emp_parser_t* parser);
void emp_torch_print_if(emp_printer_t* printer, const emp_op_t* op);
// %a, [%s, %t], affine_map<..> : T
bool emp_torch_parse_bind(emp_parser_t* parser);
void emp_torch_print_bind(emp_printer_t* printer, const emp_op_t* op);
// [@a(%x : T) @b(%y : U)]
bool emp_torch_parse_slots(emp_parser_t* parser);
void emp_torch_print_slots(emp_printer_t* printer, const emp_op_t* op);
// Names of constants: %int3, %float1.000000e00, %true, %none, %str.
void emp_torch_name_constant(emp_printer_t* printer, const emp_op_t* op);

#endif  // EMP_DIALECTS_TORCH_TORCH_HOOKS_H_
