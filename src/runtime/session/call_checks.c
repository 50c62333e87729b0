// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What must hold of the arguments of a call before it runs: all are there, the
// storage is large enough and where it may be, and nothing that is written
// lies over something that is read. Each failure names the argument, what was
// wanted and what was found. Cost: the size query, and one comparison of
// ranges a pair of arguments.
#include <string.h>

#include "contract/hal_flags.h"
#include "runtime/session/prepared_call.h"

static emp_str_t argument_name(const emp_call_t* call, uint32_t n) {
  emp_str_t name = call->function->arguments[n].info.name;
  return name.length == 0 ? EMP_STR("?") : name;
}

emp_buffer_t* emp_slot_buffer(const emp_slot_t* slot, uint64_t* out_bytes) {
  *out_bytes = 0;
  if (slot->object == NULL) return NULL;
  if (slot->object->type == &emp_buffer_view_type) {
    emp_buffer_view_t* view = (emp_buffer_view_t*)slot->object;
    *out_bytes = view->length;
    return view->buffer;
  }
  if (slot->object->type != &emp_buffer_type) return NULL;
  emp_buffer_t* buffer = (emp_buffer_t*)slot->object;
  *out_bytes = buffer->length;
  return buffer;
}

static emp_status_t check_presence(const emp_call_t* call) {
  for (uint32_t i = 0; i < call->function->argument_count; ++i) {
    const emp_parameter_t* argument = &call->function->arguments[i];
    const emp_slot_t* slot = &call->slots[i];
    emp_argument_kind_t kind = argument->info.kind;
    bool may_be_null = kind == EMP_ARGUMENT_KIND_TRANSIENTS ||
                       kind == EMP_ARGUMENT_KIND_WAIT_FENCE ||
                       kind == EMP_ARGUMENT_KIND_SIGNAL_FENCE;
    if (slot->is_set || may_be_null) continue;
    return EMP_FAIL(INVALID_ARGUMENT,
                    "argument %u, \"%.*s\" of type %.*s, is not set", i,
                    EMP_STR_ARGS(argument_name(call, i)),
                    EMP_STR_ARGS(argument->info.type));
  }
  return emp_ok_status();
}

// -- storage ----

// The bytes that this call needs, by the shapes and scalars that are set.
static emp_status_t query_bytes(const emp_call_t* call, uint64_t* out_bytes) {
  const emp_function_t* function = call->function;
  for (uint32_t i = 0; i < function->dim_param_count; ++i) {
    const emp_size_param_t* param = &function->dim_params[i];
    emp_object_t* object = call->slots[param->position].object;
    call->dims[i] = 0;
    if (object != NULL && object->type == &emp_buffer_view_type) {
      call->dims[i] = ((const emp_buffer_view_t*)object)->dims[param->axis];
    }
  }
  for (uint32_t i = 0; i < function->scalar_count; ++i) {
    const emp_parameter_t* argument =
        &function->arguments[function->scalars[i]];
    uint64_t bits = call->slots[function->scalars[i]].bits;
    call->scalars[i] = argument->letter == 'i'
                           ? (int64_t)(int32_t)(uint32_t)bits
                           : (int64_t)bits;
  }
  emp_size_args_t sizes = {call->dims, function->dim_param_count, call->scalars,
                           function->scalar_count};
  return emp_function_transient_bytes(function, &sizes, out_bytes);
}

static emp_status_t check_storage_kind(const emp_buffer_t* buffer) {
  const emp_memory_t memory = EMP_MEMORY_DEVICE_LOCAL;
  const emp_usage_t usage = EMP_USAGE_DEFAULT;
  if ((buffer->memory & memory) != memory) {
    return EMP_FAIL(PERMISSION_DENIED,
                    "the transient storage must be device-local: wanted memory "
                    "type %#x, found %#x",
                    memory, buffer->memory);
  }
  if ((buffer->usage & usage) != usage) {
    return EMP_FAIL(PERMISSION_DENIED,
                    "the transient storage must be usable for transfer and "
                    "dispatch: wanted usage %#x, found %#x",
                    usage, buffer->usage);
  }
  return emp_ok_status();
}

static emp_status_t check_storage(const emp_call_t* call) {
  uint32_t n = call->function->transients;
  if (n == EMP_IMAGE_NONE) return emp_ok_status();
  uint64_t wanted = 0, found = 0;
  EMP_TRY(query_bytes(call, &wanted));
  const emp_buffer_t* buffer = emp_slot_buffer(&call->slots[n], &found);
  if (buffer == NULL) {
    if (wanted == 0) return emp_ok_status();
    return EMP_FAIL(INVALID_ARGUMENT,
                    "the call needs %llu bytes of transient storage, found "
                    "null",
                    (unsigned long long)wanted);
  }
  if (found < wanted) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "transient storage buffer byte length %llu less than "
                    "expected minimum %llu",
                    (unsigned long long)found, (unsigned long long)wanted);
  }
  if (found == 0) return emp_ok_status();
  uintptr_t past = (uintptr_t)buffer->data % EMP_BUFFER_ALIGN_BYTES;
  if (past != 0) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "transient storage alignment: wanted a multiple of %d "
                    "bytes, found an address %zu bytes past one",
                    EMP_BUFFER_ALIGN_BYTES, (size_t)past);
  }
  return check_storage_kind(buffer);
}

// -- overlap ----

static bool is_written(const emp_argument_info_t* info) {
  return info->output >= 0 || info->kind == EMP_ARGUMENT_KIND_TRANSIENTS;
}

// Whether written argument `a` may lie over argument `b`.
static bool may_overlap(const emp_call_t* call, uint32_t a, uint32_t b) {
  const emp_parameter_t* written = &call->function->arguments[a];
  const emp_parameter_t* other = &call->function->arguments[b];
  if (written->info.kind == EMP_ARGUMENT_KIND_TRANSIENTS) return false;
  if (is_written(&other->info)) return false;
  return other->info.is_consumed || written->in_place_of == b;
}

static emp_status_t check_overlap(const emp_call_t* call, uint32_t a,
                                  uint32_t b) {
  uint64_t a_bytes = 0, b_bytes = 0;
  const emp_buffer_t* x = emp_slot_buffer(&call->slots[a], &a_bytes);
  const emp_buffer_t* y = emp_slot_buffer(&call->slots[b], &b_bytes);
  if (x == NULL || y == NULL || !emp_buffer_overlaps(x, a_bytes, y, b_bytes) ||
      may_overlap(call, a, b)) {
    return emp_ok_status();
  }
  return EMP_FAIL(INVALID_ARGUMENT,
                  "argument %u, \"%.*s\", is written and overlaps argument %u, "
                  "\"%.*s\": bytes %#llx to %#llx and %#llx to %#llx",
                  a, EMP_STR_ARGS(argument_name(call, a)), b,
                  EMP_STR_ARGS(argument_name(call, b)),
                  (unsigned long long)(uintptr_t)x->data,
                  (unsigned long long)((uintptr_t)x->data + a_bytes),
                  (unsigned long long)(uintptr_t)y->data,
                  (unsigned long long)((uintptr_t)y->data + b_bytes));
}

static emp_status_t check_overlaps(const emp_call_t* call) {
  uint32_t count = call->function->argument_count;
  for (uint32_t a = 0; a < count; ++a) {
    if (!is_written(&call->function->arguments[a].info)) continue;
    for (uint32_t b = 0; b < count; ++b) {
      // Two written ones are compared once.
      bool is_seen = b < a && is_written(&call->function->arguments[b].info);
      if (b == a || is_seen) continue;
      EMP_TRY(check_overlap(call, a, b));
    }
  }
  return emp_ok_status();
}

emp_status_t emp_call_check(const emp_call_t* call) {
  EMP_TRY(check_presence(call));
  EMP_TRY(check_storage(call));
  return check_overlaps(call);
}
