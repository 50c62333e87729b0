// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers. Commands lie one behind the other in a growing block, each
// a header and what its kind needs, at multiples of 8 bytes; places in the
// block are offsets, since it moves while it grows. Running walks the block,
// turns each buffer reference into an address after checking range and usage,
// and does the work.
#include "runtime/hal/command_buffer.h"

#include <string.h>

#include "base/checked.h"
#include "contract/hal_flags.h"
#include "contract/vm_encoding.h"
#include "runtime/hal/driver.h"
#include "runtime/hal/hal_device.h"

enum { kFirstBytes = 512 };

typedef enum command_kind_e {
  COMMAND_FILL,
  COMMAND_UPDATE,
  COMMAND_COPY,
  COMMAND_DISPATCH,
} command_kind_t;

typedef struct command_s {
  uint32_t kind;
  uint32_t bytes;  // of the whole command
} command_t;

typedef struct fill_command_s {
  command_t command;
  emp_buffer_ref_t target;
  uint64_t pattern;
  uint64_t pattern_bytes;
} fill_command_t;

// Followed by the bytes.
typedef struct update_command_s {
  command_t command;
  emp_buffer_ref_t target;
} update_command_t;

typedef struct copy_command_s {
  command_t command;
  emp_buffer_ref_t source;
  emp_buffer_ref_t target;
} copy_command_t;

// Followed by the bindings, then the constants.
typedef struct dispatch_command_s {
  command_t command;
  emp_executable_t* executable;
  emp_buffer_ref_t indirect_count;
  uint32_t has_indirect_count;
  uint32_t kernel;
  uint32_t workgroup_count[3];
  uint32_t binding_count;
  uint32_t constant_count;
} dispatch_command_t;

struct emp_command_buffer_s {
  emp_object_t object;
  emp_allocator_t host;
  emp_device_t* device;  // retained
  uint32_t slot_count;
  bool is_ended;
  uint8_t* block;
  size_t used_bytes;
  size_t capacity_bytes;
  emp_object_t** retained;
  size_t retained_count;
  size_t retained_capacity;
};

static void destroy_commands(emp_object_t* object) {
  emp_command_buffer_t* commands = (emp_command_buffer_t*)object;
  emp_allocator_t host = commands->host;
  for (size_t i = 0; i < commands->retained_count; ++i) {
    emp_object_release(commands->retained[i]);
  }
  if (commands->retained != NULL) {
    host.realloc(host.self, commands->retained,
                 commands->retained_capacity * sizeof(emp_object_t*), 0);
  }
  if (commands->block != NULL) {
    host.realloc(host.self, commands->block, commands->capacity_bytes, 0);
  }
  emp_device_release(commands->device);
  host.realloc(host.self, commands, sizeof *commands, 0);
}

const emp_object_type_t emp_command_buffer_type = {
    .id = EMP_VM_TYPE_hal_command_buffer,
    .name = "hal.command_buffer",
    .destroy = destroy_commands};

// -- checks ----

static emp_status_t check_pattern(uint32_t pattern_bytes, uint64_t offset,
                                  uint64_t length) {
  if (pattern_bytes != 1 && pattern_bytes != 2 && pattern_bytes != 4 &&
      pattern_bytes != 8) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "a pattern has 1, 2, 4 or 8 bytes, found %u",
                    pattern_bytes);
  }
  if (offset % pattern_bytes != 0 || length % pattern_bytes != 0) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "offset %llu and length %llu are no multiples of a pattern "
                    "of %u bytes",
                    (unsigned long long)offset, (unsigned long long)length,
                    pattern_bytes);
  }
  return emp_ok_status();
}

// A reference that is known now; those by slot wait for the run.
static emp_status_t check_ref(const emp_command_buffer_t* commands,
                              emp_buffer_ref_t ref, emp_usage_t usage,
                              const char* what) {
  if (ref.buffer != NULL) {
    EMP_TRY(emp_buffer_check_range(ref.buffer, ref.offset_bytes,
                                   &ref.length_bytes));
    return emp_buffer_check_usage(ref.buffer, usage, what);
  }
  if (ref.slot < commands->slot_count) return emp_ok_status();
  return EMP_FAIL(INVALID_ARGUMENT,
                  "binding slot %u is not below %u, and no buffer is named",
                  ref.slot, commands->slot_count);
}

// A kernel may read or write what some use by kernels is allowed for.
static emp_status_t check_binding(const emp_buffer_t* buffer) {
  if (buffer == NULL) return emp_ok_status();
  if (buffer->usage &
      (EMP_USAGE_DISPATCH_STORAGE | EMP_USAGE_DISPATCH_UNIFORM_READ)) {
    return emp_ok_status();
  }
  return emp_buffer_check_usage(buffer, EMP_USAGE_DISPATCH_STORAGE,
                                "used by kernels");
}

// -- recording ----

static void* grow_block(emp_allocator_t host, void* block, size_t* capacity,
                        size_t needed) {
  size_t grown = *capacity < kFirstBytes ? kFirstBytes : *capacity * 2;
  if (grown < needed) grown = needed;
  void* moved = host.realloc(host.self, block, *capacity, grown);
  if (moved != NULL) *capacity = grown;
  return moved;
}

static emp_status_t retain(emp_command_buffer_t* commands,
                           emp_object_t* object) {
  if (object == NULL) return emp_ok_status();
  if (commands->retained_count == commands->retained_capacity) {
    size_t bytes = commands->retained_capacity * sizeof(emp_object_t*);
    void* moved = grow_block(commands->host, commands->retained, &bytes,
                             bytes + sizeof(emp_object_t*));
    if (moved == NULL) {
      return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to record a command");
    }
    commands->retained = moved;
    commands->retained_capacity = bytes / sizeof(emp_object_t*);
  }
  emp_object_retain(object);
  commands->retained[commands->retained_count++] = object;
  return emp_ok_status();
}

static emp_status_t retain_ref(emp_command_buffer_t* commands,
                               emp_buffer_ref_t ref) {
  return retain(commands, ref.buffer == NULL ? NULL : &ref.buffer->object);
}

static emp_status_t append(emp_command_buffer_t* commands, command_kind_t kind,
                           size_t bytes, void** out_command) {
  *out_command = NULL;
  size_t needed = 0;
  if (commands->is_ended) {
    return EMP_FAIL(FAILED_PRECONDITION,
                    "the recording of the command buffer has ended");
  }
  if (!emp_align_size(bytes, 8, &bytes) || bytes > UINT32_MAX ||
      !emp_add_size(commands->used_bytes, bytes, &needed)) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "a command of %zu bytes is too large",
                    bytes);
  }
  if (needed > commands->capacity_bytes) {
    void* moved = grow_block(commands->host, commands->block,
                             &commands->capacity_bytes, needed);
    if (moved == NULL) {
      return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to record a command");
    }
    commands->block = moved;
  }
  command_t* command = (void*)(commands->block + commands->used_bytes);
  *command = (command_t){.kind = kind, .bytes = (uint32_t)bytes};
  commands->used_bytes = needed;
  *out_command = command;
  return emp_ok_status();
}

emp_status_t emp_command_buffer_create(emp_device_t* device,
                                       uint32_t slot_count,
                                       emp_allocator_t host,
                                       emp_command_buffer_t** out_buffer) {
  *out_buffer = NULL;
  emp_command_buffer_t* commands =
      host.realloc(host.self, NULL, 0, sizeof *commands);
  if (commands == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a command buffer");
  }
  *commands = (emp_command_buffer_t){
      .host = host, .device = device, .slot_count = slot_count};
  emp_object_init(&commands->object, &emp_command_buffer_type);
  emp_device_retain(device);
  *out_buffer = commands;
  return emp_ok_status();
}

emp_status_t emp_command_buffer_from(emp_object_t* object,
                                     emp_command_buffer_t** out_buffer) {
  *out_buffer = NULL;
  if (object == NULL || object->type != &emp_command_buffer_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a hal.command_buffer, found %s",
                    object == NULL ? "null" : object->type->name);
  }
  *out_buffer = (emp_command_buffer_t*)object;
  return emp_ok_status();
}

emp_status_t emp_command_buffer_fill(emp_command_buffer_t* commands,
                                     emp_buffer_ref_t target, uint64_t pattern,
                                     uint32_t pattern_bytes) {
  void* memory = NULL;
  EMP_TRY(check_ref(commands, target, EMP_USAGE_TRANSFER_TARGET, "filled"));
  if (target.buffer != NULL) {
    EMP_TRY(emp_buffer_check_range(target.buffer, target.offset_bytes,
                                   &target.length_bytes));
  }
  uint64_t length = target.length_bytes == UINT64_MAX ? 0 : target.length_bytes;
  EMP_TRY(check_pattern(pattern_bytes, target.offset_bytes, length));
  EMP_TRY(retain_ref(commands, target));
  EMP_TRY(append(commands, COMMAND_FILL, sizeof(fill_command_t), &memory));
  fill_command_t* command = memory;
  command->target = target;
  command->pattern = pattern;
  command->pattern_bytes = pattern_bytes;
  return emp_ok_status();
}

emp_status_t emp_command_buffer_update(emp_command_buffer_t* commands,
                                       const void* source,
                                       emp_buffer_ref_t target) {
  void* memory = NULL;
  size_t bytes = 0;
  EMP_TRY(check_ref(commands, target, EMP_USAGE_TRANSFER_TARGET, "updated"));
  if (target.length_bytes > SIZE_MAX ||
      !emp_add_size(sizeof(update_command_t), (size_t)target.length_bytes,
                    &bytes)) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "an update of %llu bytes is too large",
                    (unsigned long long)target.length_bytes);
  }
  EMP_TRY(retain_ref(commands, target));
  EMP_TRY(append(commands, COMMAND_UPDATE, bytes, &memory));
  update_command_t* command = memory;
  command->target = target;
  memcpy(command + 1, source, (size_t)target.length_bytes);
  return emp_ok_status();
}

emp_status_t emp_command_buffer_copy(emp_command_buffer_t* commands,
                                     emp_buffer_ref_t source,
                                     emp_buffer_ref_t target) {
  void* memory = NULL;
  target.length_bytes = source.length_bytes;
  EMP_TRY(check_ref(commands, source, EMP_USAGE_TRANSFER_SOURCE, "copied"));
  EMP_TRY(check_ref(commands, target, EMP_USAGE_TRANSFER_TARGET, "copied to"));
  EMP_TRY(retain_ref(commands, source));
  EMP_TRY(retain_ref(commands, target));
  EMP_TRY(append(commands, COMMAND_COPY, sizeof(copy_command_t), &memory));
  copy_command_t* command = memory;
  command->source = source;
  command->target = target;
  return emp_ok_status();
}

emp_status_t emp_command_buffer_barrier(emp_command_buffer_t* commands) {
  // Commands run one after the other anyway.
  if (!commands->is_ended) return emp_ok_status();
  return EMP_FAIL(FAILED_PRECONDITION,
                  "the recording of the command buffer has ended");
}

static emp_status_t check_launch(const emp_command_buffer_t* commands,
                                 const emp_launch_t* launch) {
  if (launch->kernel >= launch->executable->kernel_count) {
    return EMP_FAIL(INVALID_ARGUMENT, "kernel %u is not below %u",
                    launch->kernel, launch->executable->kernel_count);
  }
  const emp_kernel_description_t* kernel =
      &launch->executable->kernels[launch->kernel];
  if (launch->binding_count != kernel->binding_count ||
      launch->constant_count != kernel->constant_count ||
      launch->binding_count > EMP_MAX_BINDINGS) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "kernel \"%.*s\" takes %u bindings and %u constants but "
                    "was given %u and %u",
                    EMP_STR_ARGS(kernel->name), kernel->binding_count,
                    kernel->constant_count, launch->binding_count,
                    launch->constant_count);
  }
  for (uint32_t i = 0; i < launch->binding_count; ++i) {
    emp_status_t status =
        check_ref(commands, launch->bindings[i], 0, "used by kernels");
    if (emp_is_ok(status)) status = check_binding(launch->bindings[i].buffer);
    EMP_TRY_NOTE(status, "binding %u of kernel \"%.*s\"", i,
                 EMP_STR_ARGS(kernel->name));
  }
  for (int i = 0; i < 3 && launch->indirect_count == NULL; ++i) {
    if (launch->workgroup_count[i] != UINT32_MAX) continue;
    return EMP_FAIL(OUT_OF_RANGE,
                    "kernel \"%.*s\" is to run in too many workgroups: there "
                    "may be 4294967294 along dim %d, found more",
                    EMP_STR_ARGS(kernel->name), i);
  }
  if (launch->indirect_count == NULL) return emp_ok_status();
  return check_ref(commands, *launch->indirect_count,
                   EMP_USAGE_DISPATCH_INDIRECT, "read for workgroup counts");
}

emp_status_t emp_command_buffer_dispatch(emp_command_buffer_t* commands,
                                         const emp_launch_t* launch) {
  void* memory = NULL;
  EMP_TRY(check_launch(commands, launch));
  EMP_TRY(retain(commands, &launch->executable->object));
  if (launch->indirect_count != NULL) {
    EMP_TRY(retain_ref(commands, *launch->indirect_count));
  }
  for (uint32_t i = 0; i < launch->binding_count; ++i) {
    EMP_TRY(retain_ref(commands, launch->bindings[i]));
  }
  size_t bindings_bytes = launch->binding_count * sizeof(emp_buffer_ref_t);
  size_t constants_bytes = launch->constant_count * sizeof(uint32_t);
  EMP_TRY(append(commands, COMMAND_DISPATCH,
                 sizeof(dispatch_command_t) + bindings_bytes + constants_bytes,
                 &memory));
  dispatch_command_t* command = memory;
  command->executable = launch->executable;
  command->kernel = launch->kernel;
  command->has_indirect_count = launch->indirect_count != NULL;
  command->indirect_count = (emp_buffer_ref_t){0};
  if (launch->indirect_count != NULL) {
    command->indirect_count = *launch->indirect_count;
  }
  memcpy(command->workgroup_count, launch->workgroup_count,
         sizeof command->workgroup_count);
  command->binding_count = launch->binding_count;
  command->constant_count = launch->constant_count;
  uint8_t* tail = (uint8_t*)(command + 1);
  if (bindings_bytes != 0) memcpy(tail, launch->bindings, bindings_bytes);
  if (constants_bytes != 0) {
    memcpy(tail + bindings_bytes, launch->constants, constants_bytes);
  }
  return emp_ok_status();
}

emp_status_t emp_command_buffer_end(emp_command_buffer_t* commands) {
  EMP_TRY(emp_command_buffer_barrier(commands));
  commands->is_ended = true;
  return emp_ok_status();
}

// -- running ----

typedef struct run_s {
  emp_device_t* device;
  const emp_buffer_span_t* slots;
  size_t slot_count;
  emp_allocator_t host;
} run_t;

typedef struct bytes_s {
  uint8_t* data;
  uint64_t length;
  emp_usage_t usage;
} bytes_t;

static emp_status_t resolve(const run_t* run, const emp_buffer_ref_t* ref,
                            emp_usage_t usage, const char* what,
                            bytes_t* out_bytes) {
  if (EMP_LIKELY(ref->buffer != NULL)) {
    // Checked when it was recorded.
    out_bytes->data = ref->buffer->data + ref->offset_bytes;
    out_bytes->length = ref->length_bytes;
    out_bytes->usage = ref->buffer->usage;
    if (ref->length_bytes == UINT64_MAX) {
      out_bytes->length = ref->buffer->length - ref->offset_bytes;
    }
    return emp_ok_status();
  }
  const emp_buffer_span_t* slot = &run->slots[ref->slot];
  uint64_t length = ref->length_bytes;
  if (length == UINT64_MAX && ref->offset_bytes <= slot->length_bytes) {
    length = slot->length_bytes - ref->offset_bytes;
  }
  if (slot->buffer == NULL || ref->offset_bytes > slot->length_bytes ||
      length > slot->length_bytes - ref->offset_bytes) {
    return EMP_FAIL(OUT_OF_RANGE,
                    "range of %llu bytes at offset %llu is outside of binding "
                    "slot %u of %llu bytes",
                    (unsigned long long)length,
                    (unsigned long long)ref->offset_bytes, ref->slot,
                    (unsigned long long)slot->length_bytes);
  }
  EMP_TRY(emp_buffer_check_usage(slot->buffer, usage, what));
  out_bytes->data = slot->buffer->data + slot->offset_bytes + ref->offset_bytes;
  out_bytes->length = length;
  out_bytes->usage = slot->buffer->usage;
  return emp_ok_status();
}

static emp_status_t run_fill(const run_t* run, const fill_command_t* command) {
  bytes_t target;
  EMP_TRY(resolve(run, &command->target, EMP_USAGE_TRANSFER_TARGET, "filled",
                  &target));
  uint32_t pattern_bytes = (uint32_t)command->pattern_bytes;
  EMP_TRY(check_pattern(pattern_bytes, 0, target.length));
  run->device->driver->fill(run->device, target.data, target.length,
                            command->pattern, pattern_bytes);
  return emp_ok_status();
}

static emp_status_t run_update(const run_t* run,
                               const update_command_t* command) {
  bytes_t target;
  EMP_TRY(resolve(run, &command->target, EMP_USAGE_TRANSFER_TARGET, "updated",
                  &target));
  run->device->driver->copy(run->device, target.data,
                            (const uint8_t*)(command + 1), target.length);
  return emp_ok_status();
}

static emp_status_t run_copy(const run_t* run, const copy_command_t* command) {
  bytes_t source, target;
  EMP_TRY(resolve(run, &command->source, EMP_USAGE_TRANSFER_SOURCE, "copied",
                  &source));
  emp_buffer_ref_t target_ref = command->target;
  target_ref.length_bytes = source.length;
  EMP_TRY(resolve(run, &target_ref, EMP_USAGE_TRANSFER_TARGET, "copied to",
                  &target));
  run->device->driver->copy(run->device, target.data, source.data,
                            source.length);
  return emp_ok_status();
}

static emp_status_t resolve_binding(const run_t* run,
                                    const dispatch_command_t* command,
                                    const emp_buffer_ref_t* ref,
                                    bytes_t* out_bytes) {
  emp_status_t status = resolve(run, ref, 0, "used by kernels", out_bytes);
  if (emp_is_ok(status) && ref->buffer == NULL) {
    status = check_binding(run->slots[ref->slot].buffer);
  }
  EMP_TRY_NOTE(
      status, "a binding of kernel \"%.*s\"",
      EMP_STR_ARGS(command->executable->kernels[command->kernel].name));
  return emp_ok_status();
}

static emp_status_t run_dispatch(const run_t* run,
                                 const dispatch_command_t* command) {
  void* bindings[EMP_MAX_BINDINGS];
  uint64_t binding_bytes[EMP_MAX_BINDINGS];
  uint64_t writable = 0;
  const emp_buffer_ref_t* refs = (const void*)(command + 1);
  for (uint32_t i = 0; i < command->binding_count; ++i) {
    bytes_t bytes = {0};
    EMP_TRY(resolve_binding(run, command, &refs[i], &bytes));
    bindings[i] = bytes.data;
    binding_bytes[i] = bytes.length;
    if (bytes.usage & EMP_USAGE_DISPATCH_STORAGE_WRITE) {
      writable |= (uint64_t)1 << i;
    }
  }
  emp_dispatch_t dispatch = {
      .bindings = bindings,
      .binding_bytes = binding_bytes,
      .constants = (const void*)(refs + command->binding_count),
      .binding_count = command->binding_count,
      .constant_count = command->constant_count};
  memcpy(dispatch.workgroup_count, command->workgroup_count,
         sizeof dispatch.workgroup_count);
  if (command->has_indirect_count) {
    bytes_t counts;
    emp_buffer_ref_t ref = command->indirect_count;
    ref.length_bytes = sizeof dispatch.workgroup_count;
    EMP_TRY(resolve(run, &ref, EMP_USAGE_DISPATCH_INDIRECT,
                    "read for workgroup counts", &counts));
    memcpy(dispatch.workgroup_count, counts.data,
           sizeof dispatch.workgroup_count);
  }
  return run->device->driver->dispatch(run->device, command->executable,
                                       command->kernel, &dispatch, writable,
                                       run->host);
}

static emp_status_t run_command(const run_t* run, const command_t* command) {
  switch ((command_kind_t)command->kind) {
    case COMMAND_FILL:
      return run_fill(run, (const void*)command);
    case COMMAND_UPDATE:
      return run_update(run, (const void*)command);
    case COMMAND_COPY:
      return run_copy(run, (const void*)command);
    case COMMAND_DISPATCH:
      return run_dispatch(run, (const void*)command);
  }
  return emp_ok_status();
}

emp_status_t emp_command_buffer_run(emp_command_buffer_t* commands,
                                    const emp_buffer_span_t* slots,
                                    size_t slot_count, emp_allocator_t host) {
  if (!commands->is_ended) {
    return EMP_FAIL(FAILED_PRECONDITION,
                    "the recording of the command buffer has not ended");
  }
  if (slot_count < commands->slot_count) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "the command buffer wants %u binding slots, found %zu",
                    commands->slot_count, slot_count);
  }
  for (size_t i = 0; i < slot_count; ++i) {
    if (slots[i].buffer == NULL) continue;
    uint64_t length = slots[i].length_bytes;
    EMP_TRY_NOTE(
        emp_buffer_check_range(slots[i].buffer, slots[i].offset_bytes, &length),
        "binding slot %zu", i);
    if (length != slots[i].length_bytes) {
      return EMP_FAIL(INVALID_ARGUMENT, "binding slot %zu has no length", i);
    }
  }
  run_t run = {commands->device, slots, slot_count, host};
  for (size_t at = 0; at < commands->used_bytes;) {
    const command_t* command = (const void*)(commands->block + at);
    EMP_TRY(run_command(&run, command));
    at += command->bytes;
  }
  return emp_ok_status();
}

emp_status_t emp_command_run_fill(emp_buffer_t* target, uint64_t offset_bytes,
                                  uint64_t length_bytes, uint64_t pattern,
                                  uint32_t pattern_bytes) {
  EMP_TRY(emp_buffer_check_range(target, offset_bytes, &length_bytes));
  EMP_TRY(emp_buffer_check_usage(target, EMP_USAGE_TRANSFER_TARGET, "filled"));
  EMP_TRY(check_pattern(pattern_bytes, offset_bytes, length_bytes));
  target->device->driver->fill(target->device, target->data + offset_bytes,
                               length_bytes, pattern, pattern_bytes);
  return emp_ok_status();
}

emp_status_t emp_command_run_copy(emp_buffer_t* source, uint64_t source_offset,
                                  emp_buffer_t* target, uint64_t target_offset,
                                  uint64_t length_bytes) {
  EMP_TRY(emp_buffer_check_range(source, source_offset, &length_bytes));
  EMP_TRY(emp_buffer_check_range(target, target_offset, &length_bytes));
  EMP_TRY(emp_buffer_check_usage(source, EMP_USAGE_TRANSFER_SOURCE, "copied"));
  EMP_TRY(
      emp_buffer_check_usage(target, EMP_USAGE_TRANSFER_TARGET, "copied to"));
  target->device->driver->copy(target->device, target->data + target_offset,
                               source->data + source_offset, length_bytes);
  return emp_ok_status();
}
