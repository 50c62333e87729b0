// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prepared calls. A call holds one slot an argument, room for the packed
// operands and results, a VM stack and a pool that the objects of the running
// program come from. The first run fills stack and pool; after it a run finds
// there what it needs, and the allocators below are not reached.
#include "runtime/session/prepared_call.h"

#include <string.h>

#include "base/text.h"
#include "contract/hal_flags.h"
#include "runtime/hal/fence.h"
#include "runtime/hal/hal_device.h"

// -- creation ----

typedef struct layout_s {
  size_t slots, dims, scalars, words, refs, result_words, result_refs, bytes;
} layout_t;

static size_t reserve(size_t* bytes, size_t count, size_t item_bytes) {
  size_t offset = (*bytes + 15) & ~(size_t)15;
  *bytes = offset + count * item_bytes;
  return offset;
}

// One block for the struct and its tables; counts are at most 2^16 each.
static layout_t plan_layout(const emp_function_t* function) {
  const emp_vm_signature_t* signature = &function->code->signature;
  layout_t layout = {.bytes = sizeof(emp_call_t)};
  size_t* bytes = &layout.bytes;
  layout.slots = reserve(bytes, function->argument_count, sizeof(emp_slot_t));
  layout.dims = reserve(bytes, function->dim_param_count, sizeof(int64_t));
  layout.scalars = reserve(bytes, function->scalar_count, sizeof(int64_t));
  layout.words = reserve(bytes, signature->operand_words, sizeof(uint32_t));
  layout.refs = reserve(bytes, signature->operand_refs, sizeof(emp_object_t*));
  layout.result_words =
      reserve(bytes, signature->result_words, sizeof(uint32_t));
  layout.result_refs =
      reserve(bytes, signature->result_refs, sizeof(emp_object_t*));
  return layout;
}

emp_status_t emp_call_create(const emp_function_t* function,
                             emp_allocator_t host, emp_call_t** out_call) {
  *out_call = NULL;
  layout_t layout = plan_layout(function);
  uint8_t* block = host.realloc(host.self, NULL, 0, layout.bytes);
  if (block == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a call");
  }
  memset(block, 0, layout.bytes);
  emp_call_t* call = (void*)block;
  call->host = host;
  call->struct_bytes = layout.bytes;
  call->function = function;
  call->slots = (void*)(block + layout.slots);
  call->dims = (void*)(block + layout.dims);
  call->scalars = (void*)(block + layout.scalars);
  call->words = (void*)(block + layout.words);
  call->refs = (void*)(block + layout.refs);
  call->result_words = (void*)(block + layout.result_words);
  call->result_refs = (void*)(block + layout.result_refs);
  // The function is borrowed from the module that the call keeps alive.
  call->module = (emp_module_t*)(uintptr_t)function->module;
  emp_module_retain(call->module);
  emp_vm_stack_init(&call->stack, NULL, 0, host);
  emp_status_t status = emp_pool_create(host, &call->pool);
  if (emp_is_ok(status)) {
    *out_call = call;
  } else {
    emp_call_destroy(call);
  }
  return status;
}

static void drop_results(emp_call_t* call) {
  uint32_t count = call->function->code->signature.result_refs;
  for (uint32_t i = 0; i < count; ++i) {
    emp_object_release(call->result_refs[i]);
    call->result_refs[i] = NULL;
  }
  call->has_run = false;
}

void emp_call_destroy(emp_call_t* call) {
  if (call == NULL) return;
  emp_allocator_t host = call->host;
  drop_results(call);
  emp_object_release(call->empty_storage);
  for (uint32_t i = 0; i < call->function->argument_count; ++i) {
    emp_object_release(call->slots[i].object);
  }
  emp_vm_stack_deinit(&call->stack);
  emp_pool_release(call->pool);
  emp_module_release(call->module);
  host.realloc(host.self, call, call->struct_bytes, 0);
}

// -- setting arguments ----

// Takes the caller's reference.
static void fill_slot(emp_call_t* call, uint32_t n, emp_object_t* object) {
  emp_object_t* old = call->slots[n].object;
  call->slots[n].object = object;
  call->slots[n].is_set = object != NULL;
  emp_object_release(old);
}

static emp_status_t bad_index(const char* what, size_t index, size_t count) {
  return EMP_FAIL(OUT_OF_RANGE, "%s %zu of a function that has %zu", what,
                  index, count);
}

static emp_status_t check_view(const emp_argument_info_t* info,
                               const emp_buffer_view_t* view) {
  bool is_described =
      info->kind == EMP_ARGUMENT_KIND_TENSOR && info->element_type != 0;
  if (!is_described) return emp_ok_status();
  bool fits =
      view->element_type == info->element_type && view->rank == info->rank;
  for (size_t i = 0; i < info->rank && fits; ++i) {
    fits = info->dims[i] < 0 || info->dims[i] == view->dims[i];
  }
  if (fits) return emp_ok_status();
  char wanted[128], found[128];
  emp_shape_format(info->element_type, info->dims, info->rank, wanted,
                   sizeof wanted);
  emp_shape_format(view->element_type, view->dims, view->rank, found,
                   sizeof found);
  return EMP_FAIL(INVALID_ARGUMENT, "\"%.*s\": wanted %s, found %s",
                  EMP_STR_ARGS(info->name), wanted, found);
}

// A view for an argument that takes views or the buffer below one.
static emp_status_t set_view(emp_call_t* call, uint32_t n,
                             emp_buffer_view_t* view) {
  const emp_parameter_t* argument = &call->function->arguments[n];
  emp_object_t* object = NULL;
  if (view != NULL) {
    EMP_TRY(check_view(&argument->info, view));
    object = &view->object;
    if (argument->info.kind == EMP_ARGUMENT_KIND_BUFFER && !argument->is_view &&
        argument->info.output < 0) {
      object = &view->buffer->object;
    }
    emp_object_retain(object);
  }
  fill_slot(call, n, object);
  return emp_ok_status();
}

emp_status_t emp_call_set_input(emp_call_t* call, size_t index,
                                emp_buffer_view_t* view) {
  const emp_function_t* function = call->function;
  if (index >= function->input_count) {
    return bad_index("input", index, function->input_count);
  }
  EMP_TRY_NOTE(set_view(call, function->inputs[index], view), "input %zu",
               index);
  return emp_ok_status();
}

emp_status_t emp_call_set_output(emp_call_t* call, size_t index,
                                 emp_buffer_view_t* view) {
  const emp_function_t* function = call->function;
  if (index >= function->output_count) {
    return bad_index("output", index, function->output_count);
  }
  uint32_t result = function->outputs[index];
  if (view != NULL) {
    EMP_TRY_NOTE(
        check_view(&function->arguments[function->argument_count + result].info,
                   view),
        "output %zu", index);
  }
  for (uint32_t i = 0; i < function->argument_count; ++i) {
    if (function->arguments[i].info.output == (int32_t)result) {
      return set_view(call, i, view);
    }
  }
  if (view == NULL) return emp_ok_status();
  return EMP_FAIL(INVALID_ARGUMENT,
                  "output %zu cannot be placed: function \"%.*s\" has no "
                  "argument for its storage",
                  index, EMP_STR_ARGS(emp_function_name(function)));
}

static emp_status_t set_i64(emp_call_t* call, uint32_t n, int64_t value) {
  const emp_parameter_t* argument = &call->function->arguments[n];
  emp_slot_t* slot = &call->slots[n];
  uint64_t bits = (uint64_t)value;
  float f32 = (float)value;
  double f64 = (double)value;
  switch (argument->letter) {
    case 'i':
      if (value < INT32_MIN || value > (int64_t)UINT32_MAX) {
        return EMP_FAIL(OUT_OF_RANGE, "%lld does not fit argument %u of %.*s",
                        (long long)value, n, EMP_STR_ARGS(argument->info.type));
      }
      bits = (uint32_t)value;
      break;
    case 'f':
      bits = 0;
      memcpy(&bits, &f32, sizeof f32);
      break;
    case 'F':
      memcpy(&bits, &f64, sizeof f64);
      break;
    default:
      break;
  }
  slot->bits = bits;
  slot->is_set = true;
  return emp_ok_status();
}

static emp_status_t set_f64(emp_call_t* call, uint32_t n, double value) {
  char letter = call->function->arguments[n].letter;
  emp_slot_t* slot = &call->slots[n];
  if (letter == 'i' || letter == 'I') {
    if (!(value >= -9.2e18 && value <= 9.2e18) ||
        value != (double)(int64_t)value) {
      return EMP_FAIL(INVALID_ARGUMENT,
                      "argument %u takes a whole number, "
                      "found %g",
                      n, value);
    }
    return set_i64(call, n, (int64_t)value);
  }
  float f32 = (float)value;
  slot->bits = 0;
  memcpy(&slot->bits, letter == 'f' ? (const void*)&f32 : (const void*)&value,
         letter == 'f' ? sizeof f32 : sizeof value);
  slot->is_set = true;
  return emp_ok_status();
}

emp_status_t emp_call_set_scalar_i64(emp_call_t* call, size_t index,
                                     int64_t value) {
  if (index >= call->function->scalar_count) {
    return bad_index("scalar", index, call->function->scalar_count);
  }
  return set_i64(call, call->function->scalars[index], value);
}

emp_status_t emp_call_set_scalar_f64(emp_call_t* call, size_t index,
                                     double value) {
  if (index >= call->function->scalar_count) {
    return bad_index("scalar", index, call->function->scalar_count);
  }
  return set_f64(call, call->function->scalars[index], value);
}

// A span as the buffer that the program sees: the buffer itself if the span is
// all of it.
static emp_status_t make_range(emp_call_t* call, emp_buffer_span_t span,
                               emp_buffer_t** out_buffer) {
  uint64_t length = span.length_bytes;
  EMP_TRY(emp_buffer_check_range(span.buffer, span.offset_bytes, &length));
  *out_buffer = span.buffer;
  if (span.offset_bytes == 0 && length == span.buffer->length) {
    emp_buffer_retain(span.buffer);
    return emp_ok_status();
  }
  return emp_buffer_subspan_in(span.buffer, span.offset_bytes, length,
                               emp_pool_allocator(call->pool), out_buffer);
}

// Storage declared as a view: of the declared type where that is static, else
// of bytes.
static emp_status_t make_storage_view(emp_call_t* call, uint32_t n,
                                      emp_buffer_t* buffer,
                                      emp_object_t** out_object) {
  const emp_argument_info_t* info = &call->function->arguments[n].info;
  int64_t length = (int64_t)buffer->length;
  const int64_t* dims = &length;
  size_t rank = 1;
  emp_element_type_t type = (emp_element_type_t)EMP_ELEMENT_I8;
  uint64_t bytes = 0;
  emp_status_t status = emp_ok_status();
  if (info->element_type != 0 && info->rank != 0) {
    status =
        emp_shape_bytes(info->element_type, info->dims, info->rank, &bytes);
    if (emp_is_ok(status) && bytes <= buffer->length) {
      type = info->element_type;
      dims = info->dims;
      rank = info->rank;
    }
    emp_status_free(status);
  }
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_buffer_view_create(buffer, type, dims, rank,
                                 emp_pool_allocator(call->pool), &view));
  *out_object = &view->object;
  return emp_ok_status();
}

emp_status_t emp_call_set_transients(emp_call_t* call,
                                     emp_buffer_span_t storage) {
  uint32_t n = call->function->transients;
  if (n == EMP_IMAGE_NONE) {
    if (storage.buffer == NULL) return emp_ok_status();
    return EMP_FAIL(INVALID_ARGUMENT,
                    "function \"%.*s\" takes no transient storage",
                    EMP_STR_ARGS(emp_function_name(call->function)));
  }
  emp_object_t* object = NULL;
  if (storage.buffer != NULL) {
    emp_buffer_t* buffer = NULL;
    EMP_TRY(make_range(call, storage, &buffer));
    object = &buffer->object;
    if (call->function->arguments[n].is_view) {
      emp_status_t status = make_storage_view(call, n, buffer, &object);
      emp_buffer_release(buffer);
      EMP_TRY(status);
    }
  }
  fill_slot(call, n, object);
  return emp_ok_status();
}

emp_status_t emp_call_set_fences(emp_call_t* call, emp_fence_t* wait,
                                 emp_fence_t* signal) {
  uint32_t positions[2] = {call->function->wait_fence,
                           call->function->signal_fence};
  emp_fence_t* fences[2] = {wait, signal};
  for (int i = 0; i < 2; ++i) {
    if (positions[i] == EMP_IMAGE_NONE) {
      if (fences[i] == NULL) continue;
      return EMP_FAIL(INVALID_ARGUMENT, "function \"%.*s\" takes no fences",
                      EMP_STR_ARGS(emp_function_name(call->function)));
    }
    emp_fence_retain(fences[i]);
    fill_slot(call, positions[i],
              fences[i] == NULL ? NULL : &fences[i]->object);
  }
  return emp_ok_status();
}

static emp_status_t set_reference(emp_call_t* call, uint32_t n,
                                  const emp_call_value_t* value) {
  const emp_parameter_t* argument = &call->function->arguments[n];
  emp_object_t* object = NULL;
  switch (value->kind) {
    case EMP_VALUE_VIEW:
      if (n != call->function->transients) {
        return set_view(call, n, value->as.view);
      }
      return emp_call_set_transients(
          call, (emp_buffer_span_t){value->as.view->buffer, 0,
                                    value->as.view->length});
    case EMP_VALUE_BUFFER:
      if (n == call->function->transients) {
        return emp_call_set_transients(
            call,
            (emp_buffer_span_t){value->as.buffer, 0, value->as.buffer->length});
      }
      if (argument->info.kind == EMP_ARGUMENT_KIND_TENSOR) {
        return EMP_FAIL(INVALID_ARGUMENT,
                        "argument %u takes a buffer view, found a buffer", n);
      }
      object = &value->as.buffer->object;
      break;
    case EMP_VALUE_FENCE:
      object = &value->as.fence->object;
      break;
    default:
      break;
  }
  emp_object_retain(object);
  fill_slot(call, n, object);
  call->slots[n].is_set = true;  // null on purpose
  return emp_ok_status();
}

emp_status_t emp_call_set_argument(emp_call_t* call, size_t position,
                                   const emp_call_value_t* value) {
  const emp_function_t* function = call->function;
  if (position >= function->argument_count) {
    return bad_index("argument", position, function->argument_count);
  }
  uint32_t n = (uint32_t)position;
  bool is_number = value->kind == EMP_VALUE_I64 || value->kind == EMP_VALUE_F64;
  if (is_number != (function->arguments[n].letter != 'r')) {
    return EMP_FAIL(INVALID_ARGUMENT, "argument %zu of type %.*s takes a %s",
                    position, EMP_STR_ARGS(function->arguments[n].info.type),
                    is_number ? "reference" : "number");
  }
  if (value->kind == EMP_VALUE_I64) return set_i64(call, n, value->as.i64);
  if (value->kind == EMP_VALUE_F64) return set_f64(call, n, value->as.f64);
  return set_reference(call, n, value);
}

// -- running ----

// An output that was left out gets memory of its own, if its shape is static.
static emp_status_t allocate_output(emp_call_t* call, uint32_t n,
                                    emp_object_t** out_object) {
  const emp_function_t* function = call->function;
  const emp_parameter_t* argument = &function->arguments[n];
  const emp_argument_info_t* info =
      &function
           ->arguments[function->argument_count +
                       (uint32_t)argument->info.output]
           .info;
  uint64_t bytes = 0;
  emp_buffer_t* buffer = NULL;
  emp_buffer_view_t* view = NULL;
  for (size_t i = 0; i < info->rank; ++i) {
    if (info->dims[i] >= 0) continue;
    char shape[128];
    emp_shape_format(info->element_type, info->dims, info->rank, shape,
                     sizeof shape);
    return EMP_FAIL(INVALID_ARGUMENT,
                    "output %d is not set and cannot be allocated: the size "
                    "of %s is not known before the call; give it a place with "
                    "emp_call_set_output",
                    argument->info.output, shape);
  }
  EMP_TRY(emp_shape_bytes(info->element_type, info->dims, info->rank, &bytes));
  emp_allocator_t host = emp_pool_allocator(call->pool);
  EMP_TRY(emp_buffer_allocate_in(
      call->module->device, (emp_buffer_params_t){0, 0}, bytes, host, &buffer));
  emp_status_t status = emp_buffer_view_create(
      buffer, info->element_type, info->dims, info->rank, host, &view);
  emp_buffer_release(buffer);
  if (emp_is_ok(status)) *out_object = &view->object;
  return status;
}

static emp_status_t allocate_outputs(emp_call_t* call) {
  for (uint32_t i = 0; i < call->function->argument_count; ++i) {
    emp_slot_t* slot = &call->slots[i];
    if (call->function->arguments[i].info.output < 0 || slot->is_set) continue;
    EMP_TRY(allocate_output(call, i, &slot->object));
    slot->is_set = slot->is_ours = true;
  }
  return emp_ok_status();
}

// The results keep what they lie in; the next run gets fresh memory.
static void drop_own_outputs(emp_call_t* call) {
  for (uint32_t i = 0; i < call->function->argument_count; ++i) {
    if (!call->slots[i].is_ours) continue;
    emp_object_release(call->slots[i].object);
    call->slots[i] = (emp_slot_t){0};
  }
}

// The object that the program gets for a slot: an output that takes a bare
// buffer is set as a view, for its shape.
static emp_object_t* operand_object(const emp_parameter_t* argument,
                                    const emp_slot_t* slot) {
  if (slot->object != NULL && slot->object->type == &emp_buffer_view_type &&
      argument->info.kind == EMP_ARGUMENT_KIND_BUFFER && !argument->is_view) {
    return &((emp_buffer_view_t*)slot->object)->buffer->object;
  }
  return slot->object;
}

// Null storage has passed the check, so 0 bytes are needed.
static emp_status_t make_empty_storage(emp_call_t* call) {
  uint32_t n = call->function->transients;
  bool is_wanted = n != EMP_IMAGE_NONE && call->slots[n].object == NULL &&
                   call->empty_storage == NULL;
  if (!is_wanted) return emp_ok_status();
  emp_buffer_t* buffer = NULL;
  EMP_TRY(emp_buffer_wrap(call->module->device, (emp_buffer_params_t){0, 0},
                          NULL, 0, NULL, NULL, &buffer));
  call->empty_storage = &buffer->object;
  if (!call->function->arguments[n].is_view) return emp_ok_status();
  emp_object_t* view = NULL;
  emp_status_t status = make_storage_view(call, n, buffer, &view);
  emp_buffer_release(buffer);
  call->empty_storage = view;
  return status;
}

static void pack_operands(emp_call_t* call) {
  for (uint32_t i = 0; i < call->function->argument_count; ++i) {
    const emp_parameter_t* argument = &call->function->arguments[i];
    const emp_slot_t* slot = &call->slots[i];
    if (argument->letter == 'r') {
      bool is_null_storage =
          i == call->function->transients && slot->object == NULL;
      call->refs[argument->place] = is_null_storage
                                        ? call->empty_storage
                                        : operand_object(argument, slot);
    } else {
      bool is_wide = argument->letter == 'I' || argument->letter == 'F';
      memcpy(&call->words[argument->place], &slot->bits, is_wide ? 8 : 4);
    }
  }
}

static emp_status_t invoke(emp_call_t* call) {
  pack_operands(call);
  return emp_module_invoke(call->module, call->function->record->function,
                           &call->stack, emp_pool_allocator(call->pool),
                           call->words, call->refs, call->result_words,
                           call->result_refs);
}

// The storage is this call's own while it runs.
static emp_status_t run_checked(emp_call_t* call) {
  uint32_t n = call->function->transients;
  uint64_t bytes = 0;
  EMP_TRY(emp_call_check(call));
  EMP_TRY(make_empty_storage(call));
  const emp_buffer_t* storage =
      n == EMP_IMAGE_NONE ? NULL : emp_slot_buffer(&call->slots[n], &bytes);
  if (storage == NULL || bytes == 0) return invoke(call);
  emp_claim_t claim;
  EMP_TRY(emp_device_claim(call->module->device, storage->data, bytes, &claim));
  emp_status_t status = invoke(call);
  emp_device_unclaim(call->module->device, &claim);
  return status;
}

// Fails the caller's signal fence, so that nobody waits for a call that did
// not happen.
static void fail_signal(const emp_call_t* call, emp_status_t status) {
  uint32_t n = call->function->signal_fence;
  if (n == EMP_IMAGE_NONE || call->slots[n].object == NULL ||
      call->slots[n].object->type != &emp_fence_type) {
    return;
  }
  emp_fence_fail((emp_fence_t*)call->slots[n].object, emp_status_code(status));
}

emp_status_t emp_call_run(emp_call_t* call) {
  drop_results(call);
  emp_status_t status = allocate_outputs(call);
  if (emp_is_ok(status)) status = run_checked(call);
  drop_own_outputs(call);
  call->has_run = emp_is_ok(status);
  if (!call->has_run) fail_signal(call, status);
  return status;
}

// -- results ----

static emp_status_t check_results(const emp_call_t* call) {
  if (call->has_run) return emp_ok_status();
  return EMP_FAIL(FAILED_PRECONDITION,
                  "the call has no results: it was not run, or failed");
}

emp_status_t emp_call_get_output(emp_call_t* call, size_t index,
                                 emp_buffer_view_t** out_view) {
  *out_view = NULL;
  const emp_function_t* function = call->function;
  if (index >= function->output_count) {
    return bad_index("output", index, function->output_count);
  }
  EMP_TRY(check_results(call));
  const emp_parameter_t* result =
      &function->arguments[function->argument_count + function->outputs[index]];
  return emp_buffer_view_from(call->result_refs[result->place], out_view);
}

static emp_call_value_t reference_value(emp_object_t* object) {
  emp_call_value_t value = {.kind = EMP_VALUE_NULL};
  if (object == NULL) return value;
  if (object->type == &emp_buffer_view_type) {
    value.kind = EMP_VALUE_VIEW;
    value.as.view = (emp_buffer_view_t*)object;
  } else if (object->type == &emp_buffer_type) {
    value.kind = EMP_VALUE_BUFFER;
    value.as.buffer = (emp_buffer_t*)object;
  } else if (object->type == &emp_fence_type) {
    value.kind = EMP_VALUE_FENCE;
    value.as.fence = (emp_fence_t*)object;
  }
  return value;
}

emp_status_t emp_call_get_result(emp_call_t* call, size_t index,
                                 emp_call_value_t* out_value) {
  *out_value = (emp_call_value_t){.kind = EMP_VALUE_NULL};
  const emp_function_t* function = call->function;
  if (index >= function->result_count) {
    return bad_index("result", index, function->result_count);
  }
  EMP_TRY(check_results(call));
  const emp_parameter_t* result =
      &function->arguments[function->argument_count + index];
  const uint32_t* word = &call->result_words[result->place];
  int32_t i32;
  float f32;
  switch (result->letter) {
    case 'i':
      memcpy(&i32, word, sizeof i32);
      *out_value = (emp_call_value_t){.kind = EMP_VALUE_I64, .as.i64 = i32};
      break;
    case 'I':
      out_value->kind = EMP_VALUE_I64;
      memcpy(&out_value->as.i64, word, sizeof(int64_t));
      break;
    case 'f':
      memcpy(&f32, word, sizeof f32);
      *out_value =
          (emp_call_value_t){.kind = EMP_VALUE_F64, .as.f64 = (double)f32};
      break;
    case 'F':
      out_value->kind = EMP_VALUE_F64;
      memcpy(&out_value->as.f64, word, sizeof(double));
      break;
    default:
      *out_value = reference_value(call->result_refs[result->place]);
      break;
  }
  return emp_ok_status();
}
