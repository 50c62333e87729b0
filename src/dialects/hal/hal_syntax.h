// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of hal attributes and ops that no format string can say.
#ifndef EMP_DIALECTS_HAL_HAL_SYNTAX_H_
#define EMP_DIALECTS_HAL_HAL_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

// Attributes: the parser half reads `<..>` after the name.
#define EMP_HAL_ATTR(name)                                                   \
  bool emp_parse_##name(emp_parser_t* parser, const emp_attr_t** out_params, \
                        size_t capacity, size_t* out_count);                 \
  void emp_print_##name(emp_printer_t* printer, const emp_attr_t* attr);
EMP_HAL_ATTR(pipeline_binding)
EMP_HAL_ATTR(pipeline_layout)
EMP_HAL_ATTR(executable_target)
EMP_HAL_ATTR(device_target)
EMP_HAL_ATTR(device_alias)
EMP_HAL_ATTR(device_queue)
EMP_HAL_ATTR(set_binding)
EMP_HAL_ATTR(collective)
EMP_HAL_ATTR(one_attr)
EMP_HAL_ATTR(device_attr)
EMP_HAL_ATTR(device_ordinal)
EMP_HAL_ATTR(one_int)
EMP_HAL_ATTR(two_ints)
EMP_HAL_ATTR(topology)
EMP_HAL_ATTR(set_layout)
#undef EMP_HAL_ATTR
bool emp_parse_one_or_star(emp_parser_t* parser, const emp_attr_t** out_params,
                           size_t capacity, size_t* out_count);
bool emp_parse_executable_objects(emp_parser_t* parser,
                                  const emp_attr_t** out_params,
                                  size_t capacity, size_t* out_count);
void emp_print_executable_objects(emp_printer_t* printer,
                                  const emp_attr_t* attr);

#define EMP_HAL_OP(name)                       \
  bool emp_parse_##name(emp_parser_t* parser); \
  void emp_print_##name(emp_printer_t* printer, const emp_op_t* op);
EMP_HAL_OP(tensor_barrier)
EMP_HAL_OP(device_query)
EMP_HAL_OP(executable_export)
EMP_HAL_OP(condition)
EMP_HAL_OP(constant_block)
EMP_HAL_OP(binding_subspan)
#undef EMP_HAL_OP

// Bit fields that were read as integers become text: hal_bits.c.
void emp_hal_read_integer_bits(emp_op_t* op);

// Names of results: hal_result_names.c.
void emp_hal_name_results(emp_printer_t* printer, const emp_op_t* op);
void emp_hal_name_resolved(emp_printer_t* printer, const emp_op_t* op);
void emp_hal_name_workgroup(emp_printer_t* printer, const emp_op_t* op);
void emp_hal_name_device(emp_printer_t* printer, const emp_op_t* op);
void emp_hal_name_encoding(emp_printer_t* printer, const emp_op_t* op);
void emp_hal_name_element_type(emp_printer_t* printer, const emp_op_t* op);

// `(%a: T, ..)`, the arguments of a region that is written like a function.
void emp_hal_print_region_args(emp_printer_t* printer,
                               const emp_block_t* block);

// custom<Bindings>($buffers, type($buffers), $offsets, $lengths):
// `(%b : T)[%o, %l], ..`
bool emp_parse_bindings(emp_parser_t* parser, emp_custom_arg_t* args,
                        size_t count);
void emp_print_bindings(emp_printer_t* printer, const emp_op_t* op,
                        const emp_custom_arg_t* args, size_t count);

// custom<Flags>, custom<MemoryTypes>, custom<BufferUsage>: bit fields as text;
// custom<DeviceQueuePairs>($devices, type($devices), $queues, type($queues)).
#define EMP_HAL_DIRECTIVE(name)                                       \
  bool emp_parse_##name(emp_parser_t* parser, emp_custom_arg_t* args, \
                        size_t count);                                \
  void emp_print_##name(emp_printer_t* printer, const emp_op_t* op,   \
                        const emp_custom_arg_t* args, size_t count);
EMP_HAL_DIRECTIVE(hal_flags)
EMP_HAL_DIRECTIVE(memory_types)
EMP_HAL_DIRECTIVE(buffer_usage)
EMP_HAL_DIRECTIVE(device_queue_pairs)
EMP_HAL_DIRECTIVE(hal_count)
EMP_HAL_DIRECTIVE(target_objects)
#undef EMP_HAL_DIRECTIVE

#endif  // EMP_DIALECTS_HAL_HAL_SYNTAX_H_
