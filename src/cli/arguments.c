// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// --input= values to arguments. What a value is, its own form says; what it is
// used as, the argument at its position says.
#include <stdio.h>
#include <string.h>

#include "program.h"

static emp_status_t read_npy(const char* path, emp_element_type_t hint,
                             emp_allocator_t host, emp_tensor_t* out_tensor) {
  emp_file_bytes_t file;
  size_t used;
  EMP_TRY(emp_file_open_bytes(path, host, &file));
  emp_status_t status = emp_tensor_read_npy(file.data, file.length, hint, host,
                                            out_tensor, &used);
  emp_file_close_bytes(&file);
  if (emp_is_ok(status)) return status;
  return emp_status_note(status, __FILE__, __LINE__, "reading '%s'", path);
}

static emp_status_t read_raw(const emp_tensor_t* shape, const char* path,
                             emp_allocator_t host, emp_tensor_t* out_tensor) {
  emp_file_bytes_t file;
  EMP_TRY(emp_file_open_bytes(path, host, &file));
  emp_status_t status = emp_tensor_create(shape->element_type, shape->dims,
                                          shape->rank, host, out_tensor);
  if (emp_is_ok(status) && out_tensor->length_bytes != file.length) {
    status =
        EMP_FAIL(INVALID_ARGUMENT, "'%s' has %zu bytes, the shape needs %zu",
                 path, file.length, out_tensor->length_bytes);
    emp_tensor_free(out_tensor);
  }
  if (emp_is_ok(status) && file.length > 0) {
    memcpy(out_tensor->data, file.data, file.length);
  }
  emp_file_close_bytes(&file);
  return status;
}

emp_status_t emp_tensor_from_flag(const char* text, emp_element_type_t hint,
                                  emp_allocator_t host,
                                  emp_tensor_t* out_tensor) {
  *out_tensor = (emp_tensor_t){0};
  if (text[0] == '@') return read_npy(text + 1, hint, host, out_tensor);
  emp_tensor_t shape;
  bool has_values;
  emp_str_t values;
  EMP_TRY(
      emp_tensor_parse_shape(emp_cli_str(text), &shape, &has_values, &values));
  if (has_values && values.length > 1 && values.data[0] == '@') {
    return read_raw(&shape, values.data + 1, host, out_tensor);
  }
  return emp_tensor_parse(emp_cli_str(text), host, out_tensor);
}

emp_status_t emp_tensor_of_view(emp_buffer_view_t* view,
                                emp_tensor_t* out_tensor) {
  *out_tensor = (emp_tensor_t){
      .element_type = emp_buffer_view_element_type(view),
      .rank = emp_buffer_view_rank(view),
      .length_bytes = (size_t)emp_buffer_view_length(view),
  };
  for (size_t i = 0; i < out_tensor->rank; ++i) {
    out_tensor->dims[i] = emp_buffer_view_dim(view, i);
  }
  if (out_tensor->length_bytes == 0) return emp_ok_status();
  return emp_buffer_map(emp_buffer_view_buffer(view), 0,
                        out_tensor->length_bytes, &out_tensor->data);
}

// -- one argument ------------------------------------------------------------

static emp_status_t wrap(emp_program_t* program, const emp_tensor_t* tensor,
                         emp_buffer_t** out_buffer) {
  return emp_buffer_wrap(program->device, (emp_buffer_params_t){0, 0},
                         tensor->data, tensor->length_bytes, NULL, NULL,
                         out_buffer);
}

// A bare number for a scalar argument.
static emp_status_t bind_scalar(const char* text, emp_call_t* call,
                                size_t position,
                                const emp_argument_info_t* info,
                                emp_tensor_t* number) {
  bool is_float = info->type.length > 0 &&
                  (info->type.data[0] == 'f' || info->type.data[0] == 'b');
  char literal[160];
  const char* value = strchr(text, '=');
  snprintf(literal, sizeof literal, "%s=%s", is_float ? "f64" : "i64",
           value ? value + 1 : text);
  EMP_TRY(emp_tensor_parse(emp_cli_str(literal), emp_allocator_libc(), number));
  emp_call_value_t bound = {.kind = EMP_VALUE_F64};
  if (is_float) {
    memcpy(&bound.as.f64, number->data, sizeof bound.as.f64);
  } else {
    bound.kind = EMP_VALUE_I64;
    memcpy(&bound.as.i64, number->data, sizeof bound.as.i64);
  }
  return emp_call_set_argument(call, position, &bound);
}

static emp_status_t bind_buffer(emp_program_t* program, const char* text,
                                emp_call_t* call, size_t position,
                                emp_tensor_t* tensor) {
  EMP_TRY(emp_tensor_from_flag(text, 0, program->host, tensor));
  emp_call_value_t value = {.kind = EMP_VALUE_BUFFER};
  EMP_TRY(wrap(program, tensor, &value.as.buffer));
  emp_status_t status = emp_call_set_argument(call, position, &value);
  emp_buffer_release(value.as.buffer);
  return status;
}

static emp_status_t bind_view(emp_program_t* program, const char* text,
                              emp_call_t* call, size_t position,
                              const emp_argument_info_t* info,
                              emp_tensor_t* tensor) {
  EMP_TRY(
      emp_tensor_from_flag(text, info->element_type, program->host, tensor));
  // An .npy file has no name for some types of the same width.
  bool same_width =
      (tensor->element_type & 0xff) == (info->element_type & 0xff);
  if (text[0] == '@' && same_width) tensor->element_type = info->element_type;
  emp_buffer_t* buffer;
  EMP_TRY(wrap(program, tensor, &buffer));
  emp_call_value_t value = {.kind = EMP_VALUE_VIEW};
  emp_status_t status =
      emp_buffer_view_create(buffer, tensor->element_type, tensor->dims,
                             tensor->rank, program->host, &value.as.view);
  if (emp_is_ok(status)) {
    status = emp_call_set_argument(call, position, &value);
    emp_buffer_view_release(value.as.view);
  }
  emp_buffer_release(buffer);
  return status;
}

static emp_status_t bind_argument(emp_program_t* program, const char* text,
                                  emp_call_t* call, size_t position,
                                  const emp_argument_info_t* info,
                                  emp_tensor_t* tensor) {
  if (strcmp(text, "(null)") == 0) {
    return emp_call_set_argument(call, position, &(emp_call_value_t){0});
  }
  if (text[0] == '&') {
    return bind_buffer(program, text + 1, call, position, tensor);
  }
  if (info->kind == EMP_ARGUMENT_KIND_SCALAR) {
    return bind_scalar(text, call, position, info, tensor);
  }
  return bind_view(program, text, call, position, info, tensor);
}

// -- all arguments -----------------------------------------------------------

static emp_status_t bind_fences(const emp_function_t* function,
                                emp_program_t* program, emp_call_t* call,
                                emp_arguments_t* arguments) {
  size_t count = emp_function_argument_count(function);
  bool has_fences = false;
  for (size_t i = 0; i < count; ++i) {
    has_fences = has_fences || emp_function_argument(function, i).kind ==
                                   EMP_ARGUMENT_KIND_SIGNAL_FENCE;
  }
  if (!has_fences) return emp_ok_status();
  EMP_TRY(emp_fence_create(program->host, &arguments->signal));
  return emp_call_set_fences(call, NULL, arguments->signal);
}

static bool is_fence(emp_argument_kind_t kind) {
  return kind == EMP_ARGUMENT_KIND_WAIT_FENCE ||
         kind == EMP_ARGUMENT_KIND_SIGNAL_FENCE;
}

static emp_status_t make_slots(size_t input_count, size_t position_count,
                               emp_arguments_t* out_arguments) {
  emp_allocator_t host = emp_allocator_libc();
  *out_arguments = (emp_arguments_t){.host = host};
  size_t count = input_count > position_count ? input_count : position_count;
  if (count == 0) return emp_ok_status();
  size_t bytes = count * sizeof(emp_tensor_t);
  out_arguments->tensors = host.realloc(host.self, NULL, 0, bytes);
  if (!out_arguments->tensors) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for %zu inputs", count);
  }
  memset(out_arguments->tensors, 0, bytes);
  out_arguments->count = count;
  return emp_ok_status();
}

// -- storage that the command line leaves to us ------------------------------

enum { kMaxSizes = 1024 };

// What the size query wants, from the arguments that are bound. Dims of
// outputs that are not given count as 0: sizes follow from the inputs.
static size_t collect_sizes(const emp_function_t* function,
                            const emp_arguments_t* arguments, int64_t* dims,
                            int64_t* scalars, size_t* out_scalar_count) {
  size_t dim_count = emp_function_dim_param_count(function);
  if (dim_count > kMaxSizes) dim_count = kMaxSizes;
  for (size_t i = 0; i < dim_count; ++i) {
    emp_size_param_t param = emp_function_dim_param(function, i);
    dims[i] = arguments->tensors[param.position].dims[param.axis];
  }
  size_t scalar_count = 0;
  size_t count = emp_function_argument_count(function);
  for (size_t i = 0; i < count && scalar_count < kMaxSizes; ++i) {
    emp_argument_info_t info = emp_function_argument(function, i);
    if (info.kind != EMP_ARGUMENT_KIND_SCALAR) continue;
    const emp_tensor_t* number = &arguments->tensors[i];
    scalars[scalar_count] = 0;
    if (number->data) memcpy(&scalars[scalar_count], number->data, 8);
    ++scalar_count;
  }
  *out_scalar_count = scalar_count;
  return dim_count;
}

static emp_status_t provide_transients(emp_program_t* program,
                                       const emp_function_t* function,
                                       emp_call_t* call, emp_tensor_t* tensor,
                                       const emp_arguments_t* arguments) {
  int64_t dims[kMaxSizes];
  int64_t scalars[kMaxSizes];
  emp_size_args_t sizes = {.dims = dims, .scalars = scalars};
  sizes.dim_count =
      collect_sizes(function, arguments, dims, scalars, &sizes.scalar_count);
  uint64_t bytes;
  EMP_TRY(emp_function_transient_bytes(function, &sizes, &bytes));
  int64_t length = (int64_t)bytes;
  EMP_TRY(emp_tensor_create(EMP_ELEMENT_I8, &length, 1, program->host, tensor));
  emp_buffer_t* buffer;
  EMP_TRY(wrap(program, tensor, &buffer));
  emp_status_t status =
      emp_call_set_transients(call, (emp_buffer_span_t){buffer, 0, bytes});
  emp_buffer_release(buffer);
  return status;
}

emp_status_t emp_arguments_bind(const emp_cli_t* cli, emp_program_t* program,
                                const emp_function_t* function,
                                emp_call_t* call,
                                emp_arguments_t* out_arguments) {
  const emp_values_t* inputs = &cli->options[EMP_OPTION_INPUT];
  size_t argument_count = emp_function_argument_count(function);
  EMP_TRY(make_slots(inputs->count, argument_count, out_arguments));
  size_t position = 0;
  for (size_t i = 0; i < inputs->count; ++i) {
    emp_argument_info_t info = {0};
    while (position < argument_count) {
      info = emp_function_argument(function, position);
      if (!is_fence(info.kind)) break;
      ++position;
    }
    if (position == argument_count) {
      return EMP_FAIL(INVALID_ARGUMENT,
                      "input list and function mismatch: @%.*s takes %zu "
                      "arguments, but %zu inputs are given",
                      EMP_STR_ARGS(emp_function_name(function)), position,
                      inputs->count);
    }
    EMP_TRY_NOTE(bind_argument(program, inputs->items[i], call, position, &info,
                               &out_arguments->tensors[position]),
                 "--input=%s (argument %zu, '%.*s': %.*s)", inputs->items[i],
                 position, EMP_STR_ARGS(info.name), EMP_STR_ARGS(info.type));
    ++position;
  }
  for (; position < argument_count; ++position) {
    emp_argument_info_t info = emp_function_argument(function, position);
    if (info.kind != EMP_ARGUMENT_KIND_TRANSIENTS) continue;
    EMP_TRY(provide_transients(program, function, call,
                               &out_arguments->tensors[position],
                               out_arguments));
  }
  return bind_fences(function, program, call, out_arguments);
}

// -- results in memory of our own --------------------------------------------

emp_status_t emp_arguments_place_outputs(emp_program_t* program,
                                         const emp_function_t* function,
                                         emp_call_t* call,
                                         emp_arguments_t* arguments) {
  size_t count = emp_function_argument_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_argument_info_t info = emp_function_argument(function, i);
    emp_tensor_t* tensor = &arguments->tensors[i];
    if (info.output < 0 || tensor->data) continue;
    emp_buffer_view_t* result;
    emp_tensor_t shape;
    EMP_TRY(emp_call_get_output(call, (size_t)info.output, &result));
    EMP_TRY(emp_tensor_of_view(result, &shape));
    EMP_TRY(emp_tensor_create(shape.element_type, shape.dims, shape.rank,
                              program->host, tensor));
    emp_buffer_t* buffer;
    emp_buffer_view_t* view = NULL;
    EMP_TRY(wrap(program, tensor, &buffer));
    emp_status_t status =
        emp_buffer_view_create(buffer, shape.element_type, shape.dims,
                               shape.rank, program->host, &view);
    if (emp_is_ok(status)) {
      status = emp_call_set_output(call, (size_t)info.output, view);
    }
    emp_buffer_view_release(view);
    emp_buffer_release(buffer);
    EMP_TRY(status);
  }
  return emp_ok_status();
}

void emp_arguments_close(emp_arguments_t* arguments) {
  for (size_t i = 0; i < arguments->count; ++i) {
    emp_tensor_free(&arguments->tensors[i]);
  }
  if (arguments->tensors) {
    arguments->host.realloc(arguments->host.self, arguments->tensors,
                            arguments->count * sizeof(emp_tensor_t), 0);
  }
  emp_fence_release(arguments->signal);
  *arguments = (emp_arguments_t){0};
}
