// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a caller may know of a function: arguments and results in ABI order,
// the user's view of them, reflection, the memory plan. A function with an
// entry record is described by it, one without only by its calling convention.
#include <string.h>

#include "base/assert.h"
#include "base/text.h"
#include "runtime/session/loaded_module.h"

// -- building ----

static bool is_wide(char letter) {
  return letter == 'I' || letter == 'F';
}

static bool fits_letter(emp_argument_kind_t kind, char letter) {
  return (kind == EMP_ARGUMENT_KIND_SCALAR) == (letter != 'r');
}

// Gives each parameter of `letters` its letter and its place.
static void place_parameters(emp_str_t letters, emp_parameter_t* parameters) {
  uint32_t words = 0, refs = 0;
  for (size_t i = 0; i < letters.length; ++i) {
    emp_parameter_t* parameter = &parameters[i];
    parameter->letter = letters.data[i];
    parameter->user_index = EMP_IMAGE_NONE;
    parameter->in_place_of = EMP_IMAGE_NONE;
    if (parameter->letter == 'r') {
      parameter->place = refs++;
      continue;
    }
    if (is_wide(parameter->letter)) words = (words + 1) & ~1u;
    parameter->place = words;
    words += is_wide(parameter->letter) ? 2 : 1;
  }
}

static void describe_plainly(emp_parameter_t* parameter) {
  static const char* const types[] = {
      ['i'] = "i32", ['I'] = "i64", ['f'] = "f32", ['F'] = "f64"};
  bool is_ref = parameter->letter == 'r';
  parameter->info.kind =
      is_ref ? EMP_ARGUMENT_KIND_OTHER : EMP_ARGUMENT_KIND_SCALAR;
  parameter->info.type = emp_str_from(
      is_ref ? "!vm.ref<?>" : types[(unsigned char)parameter->letter]);
  parameter->info.output = -1;
}

static emp_status_t describe_by_record(const emp_module_t* module,
                                       const emp_image_argument_t* record,
                                       emp_parameter_t* parameter) {
  emp_argument_info_t* info = &parameter->info;
  info->name = emp_module_text(module, record->name);
  info->type = emp_module_text(module, record->type);
  info->kind = (emp_argument_kind_t)record->kind;
  info->element_type = record->element_type;
  info->rank = record->rank;
  if (record->rank != 0) {
    info->dims = module->image.dims.items + record->first_dim;
  }
  info->is_consumed = (record->flags & EMP_IMAGE_ARGUMENT_CONSUMED) != 0;
  info->output =
      record->output == EMP_IMAGE_NONE ? -1 : (int32_t)record->output;
  parameter->is_view = info->kind == EMP_ARGUMENT_KIND_TENSOR ||
                       (record->flags & EMP_IMAGE_ARGUMENT_VIEW) != 0;
  if (record->flags & EMP_IMAGE_ARGUMENT_IN_PLACE) {
    parameter->in_place_of = record->in_place_of;
  }
  if (!fits_letter(info->kind, parameter->letter) ||
      info->rank > EMP_MAX_RANK) {
    return EMP_FAIL(DATA_LOSS,
                    "argument \"%.*s\": kind %d and rank %zu do not fit '%c'",
                    EMP_STR_ARGS(info->name), (int)info->kind, info->rank,
                    parameter->letter);
  }
  return emp_ok_status();
}

static bool is_user_tensor(const emp_parameter_t* parameter) {
  emp_argument_kind_t kind = parameter->info.kind;
  return (kind == EMP_ARGUMENT_KIND_TENSOR ||
          kind == EMP_ARGUMENT_KIND_BUFFER) &&
         parameter->info.output < 0;
}

// Sorts arguments and results into the user's tables.
static void index_parameters(emp_function_t* function) {
  function->transients = function->wait_fence = function->signal_fence =
      EMP_IMAGE_NONE;
  if (function->arguments == NULL) return;  // nothing goes in or out
  EMP_ASSERT(function->inputs != NULL && function->scalars != NULL &&
             function->outputs != NULL);
  for (uint32_t i = 0; i < function->argument_count; ++i) {
    emp_parameter_t* argument = &function->arguments[i];
    switch (argument->info.kind) {
      case EMP_ARGUMENT_KIND_TRANSIENTS:
        function->transients = i;
        break;
      case EMP_ARGUMENT_KIND_WAIT_FENCE:
        function->wait_fence = i;
        break;
      case EMP_ARGUMENT_KIND_SIGNAL_FENCE:
        function->signal_fence = i;
        break;
      case EMP_ARGUMENT_KIND_SCALAR:
        argument->user_index = function->scalar_count;
        function->scalars[function->scalar_count++] = i;
        break;
      default:
        if (!is_user_tensor(argument)) break;
        argument->user_index = function->input_count;
        function->inputs[function->input_count++] = i;
        break;
    }
  }
  uint32_t* outputs = function->outputs;
  EMP_ASSERT(outputs != NULL);
  for (uint32_t i = 0; i < function->result_count; ++i) {
    emp_parameter_t* result =
        &function->arguments[function->argument_count + i];
    if (result->info.kind != EMP_ARGUMENT_KIND_TENSOR) continue;
    result->user_index = function->output_count;
    outputs[function->output_count++] = i;
  }
}

static bool has_dims(const emp_parameter_t* argument) {
  return argument->info.kind == EMP_ARGUMENT_KIND_TENSOR ||
         (argument->info.kind == EMP_ARGUMENT_KIND_BUFFER &&
          argument->info.rank != 0);
}

// Counts the "?" of the tensor arguments, and names them if there is room.
static uint32_t list_dims(const emp_function_t* function,
                          emp_size_param_t* params) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < function->argument_count; ++i) {
    const emp_argument_info_t* info = &function->arguments[i].info;
    if (!has_dims(&function->arguments[i])) continue;
    for (size_t axis = 0; axis < info->rank; ++axis) {
      if (info->dims[axis] >= 0) continue;
      if (params != NULL) {
        params[count] = (emp_size_param_t){info->name, i, axis};
      }
      ++count;
    }
  }
  return count;
}

static size_t parameters_bytes(const emp_function_t* function) {
  size_t count = (size_t)function->argument_count + function->result_count;
  return count * sizeof(emp_parameter_t) +
         (2 * function->argument_count + function->result_count) *
             sizeof(uint32_t);
}

static emp_status_t build_parameters(emp_function_t* function) {
  const emp_module_t* module = function->module;
  const emp_vm_signature_t* signature = &function->code->signature;
  size_t bytes = parameters_bytes(function);
  if (bytes == 0) return emp_ok_status();
  void* memory = module->host.realloc(module->host.self, NULL, 0, bytes);
  if (memory == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to describe a function");
  }
  memset(memory, 0, bytes);
  uint32_t total = function->argument_count + function->result_count;
  function->arguments = memory;
  function->inputs = (uint32_t*)(void*)(function->arguments + total);
  function->scalars = function->inputs + function->argument_count;
  function->outputs = function->scalars + function->argument_count;
  place_parameters(signature->operands, function->arguments);
  place_parameters(signature->results,
                   function->arguments + function->argument_count);
  for (uint32_t i = 0; i < total; ++i) {
    emp_parameter_t* parameter = &function->arguments[i];
    if (function->entry == NULL) {
      describe_plainly(parameter);
      continue;
    }
    uint32_t record = function->entry->first_argument + i;
    EMP_TRY(describe_by_record(module, &module->image.arguments.items[record],
                               parameter));
  }
  return emp_ok_status();
}

static emp_status_t check_entry(const emp_function_t* function) {
  const emp_image_entry_t* entry = function->entry;
  const emp_vm_program_t* program = function->module->program;
  if (entry->argument_count != function->argument_count ||
      entry->result_count != function->result_count) {
    return EMP_FAIL(DATA_LOSS,
                    "described with %u arguments and %u results, found %u and "
                    "%u",
                    entry->argument_count, entry->result_count,
                    function->argument_count, function->result_count);
  }
  if (entry->size_function == EMP_IMAGE_NONE) return emp_ok_status();
  const emp_vm_signature_t* query =
      &program->functions[entry->size_function].signature;
  bool fits = query->operand_count == entry->size_param_count &&
              query->operand_words == 2 * entry->size_param_count &&
              query->operand_refs == 0 && query->result_count == 1 &&
              query->result_words == 2 && entry->size_param_count <= 64;
  if (fits) return emp_ok_status();
  return EMP_FAIL(DATA_LOSS,
                  "the size query takes \"%.*s\", wanted %u times \"I\", at "
                  "most 64, and one result",
                  EMP_STR_ARGS(query->operands), entry->size_param_count);
}

emp_status_t emp_function_init(const emp_module_t* module, uint32_t number,
                               emp_function_t* out_function) {
  const emp_image_export_t* record = &module->image.exports.items[number];
  emp_function_t* function = out_function;
  *function =
      (emp_function_t){.module = module,
                       .record = record,
                       .code = &module->program->functions[record->function]};
  if (record->entry != EMP_IMAGE_NONE) {
    function->entry = &module->image.entries.items[record->entry];
  }
  function->argument_count = function->code->signature.operand_count;
  function->result_count = function->code->signature.result_count;
  if (function->entry != NULL) EMP_TRY(check_entry(function));
  EMP_TRY(build_parameters(function));
  index_parameters(function);
  function->dim_param_count = list_dims(function, NULL);
  if (function->dim_param_count == 0) return emp_ok_status();
  function->dim_params = module->host.realloc(
      module->host.self, NULL, 0,
      function->dim_param_count * sizeof(emp_size_param_t));
  if (function->dim_params == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to describe a function");
  }
  list_dims(function, function->dim_params);
  return emp_ok_status();
}

void emp_function_deinit(emp_function_t* function) {
  if (function->module == NULL) return;
  emp_allocator_t host = function->module->host;
  if (function->arguments != NULL) {
    host.realloc(host.self, function->arguments, parameters_bytes(function), 0);
  }
  if (function->dim_params != NULL) {
    host.realloc(host.self, function->dim_params,
                 function->dim_param_count * sizeof(emp_size_param_t), 0);
  }
}

// -- asking ----

emp_str_t emp_function_name(const emp_function_t* function) {
  return emp_module_text(function->module, function->record->name);
}

bool emp_function_attribute(const emp_function_t* function, const char* key,
                            emp_str_t* out_value) {
  *out_value = EMP_STR("");
  for (uint32_t i = 0; i < function->record->attribute_count; ++i) {
    emp_str_t found = {0}, value = {0};
    emp_function_attribute_at(function, i, &found, &value);
    if (!emp_str_is(found, key)) continue;
    *out_value = value;
    return true;
  }
  return false;
}

size_t emp_function_attribute_count(const emp_function_t* function) {
  return function->record->attribute_count;
}

void emp_function_attribute_at(const emp_function_t* function, size_t index,
                               emp_str_t* out_key, emp_str_t* out_value) {
  const emp_image_attribute_t* attribute =
      &function->module->image.attributes
           .items[function->record->first_attribute + index];
  *out_key = emp_module_text(function->module, attribute->key);
  *out_value = emp_module_text(function->module, attribute->value);
}

size_t emp_function_argument_count(const emp_function_t* function) {
  return function->argument_count;
}

emp_argument_info_t emp_function_argument(const emp_function_t* function,
                                          size_t position) {
  return function->arguments[position].info;
}

size_t emp_function_result_count(const emp_function_t* function) {
  return function->result_count;
}

emp_argument_info_t emp_function_result(const emp_function_t* function,
                                        size_t index) {
  return function->arguments[function->argument_count + index].info;
}

size_t emp_function_input_count(const emp_function_t* function) {
  return function->input_count;
}

emp_argument_info_t emp_function_input(const emp_function_t* function,
                                       size_t index) {
  return function->arguments[function->inputs[index]].info;
}

size_t emp_function_scalar_count(const emp_function_t* function) {
  return function->scalar_count;
}

emp_argument_info_t emp_function_scalar(const emp_function_t* function,
                                        size_t index) {
  return function->arguments[function->scalars[index]].info;
}

bool emp_function_is_complete(const emp_function_t* function) {
  if (function->entry == NULL ||
      (function->entry->flags & EMP_IMAGE_ENTRY_INCOMPLETE)) {
    return false;
  }
  // Every result that is a tensor has a place.
  uint32_t placed = 0;
  for (uint32_t i = 0; i < function->argument_count; ++i) {
    placed += function->arguments[i].info.output >= 0;
  }
  return placed == function->output_count;
}

size_t emp_function_dim_param_count(const emp_function_t* function) {
  return function->dim_param_count;
}

emp_size_param_t emp_function_dim_param(const emp_function_t* function,
                                        size_t index) {
  return function->dim_params[index];
}

size_t emp_function_plan_slice_count(const emp_function_t* function) {
  return function->entry == NULL ? 0 : function->entry->plan_slice_count;
}

emp_plan_slice_t emp_function_plan_slice(const emp_function_t* function,
                                         size_t index) {
  const emp_image_plan_slice_t* slice =
      &function->module->image.memory_plan
           .items[function->entry->first_plan_slice + index];
  return (emp_plan_slice_t){
      .name = emp_module_text(function->module, slice->name),
      .size_text = emp_module_text(function->module, slice->size_text),
      .first = slice->first,
      .last = slice->last,
      .size_bytes = slice->size_bytes,
      .offset_bytes = slice->offset_bytes};
}
