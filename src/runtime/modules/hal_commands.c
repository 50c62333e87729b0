// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module "hal", second half: command buffers and queues.
#include <string.h>

#include "contract/hal_flags.h"
#include "runtime/hal/hal_device.h"
#include "runtime/hal/queue.h"
#include "runtime/modules/hal_operands.h"

enum { kMaxConstants = 64, kMaxSlots = 64 };

// The buffer operand `n`, which may be null and then is the slot.
static emp_status_t take_ref(const emp_vm_call_t* call, uint32_t n,
                             uint32_t slot, uint64_t offset, uint64_t length,
                             emp_buffer_ref_t* out_ref) {
  emp_buffer_t* buffer = NULL;
  if (emp_vm_operand_ref(call, n) != NULL) {
    EMP_TRY(emp_operand_buffer(call, n, &buffer));
  }
  *out_ref = (emp_buffer_ref_t){buffer, slot, offset, length};
  return emp_ok_status();
}

// -- recording ----

emp_status_t emp_hal_command_buffer_create(void* self,
                                           const emp_vm_call_t* call) {
  const emp_hal_state_t* state = self;
  emp_device_t* device = NULL;
  emp_command_buffer_t* commands = NULL;
  uint32_t slots = emp_vm_operand_i32(call, 4);
  EMP_TRY(emp_device_from(emp_vm_operand_ref(call, 0), state->device, &device));
  if (slots > kMaxSlots) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "%u binding slots, there may be %d",
                    slots, kMaxSlots);
  }
  EMP_TRY(emp_command_buffer_create(device, slots, call->host, &commands));
  emp_vm_take_ref(call, 0,
                  (emp_object_t*)commands);  // the object comes first
  return emp_ok_status();
}

emp_status_t emp_hal_command_buffer_finalize(void* self,
                                             const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  return emp_command_buffer_end(commands);
}

// Groups are for debuggers; there is none to tell.
emp_status_t emp_hal_command_buffer_begin_debug_group(
    void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  return emp_operand_commands(call, 0, &commands);
}

emp_status_t emp_hal_command_buffer_end_debug_group(void* self,
                                                    const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  return emp_operand_commands(call, 0, &commands);
}

emp_status_t emp_hal_command_buffer_execution_barrier(
    void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  return emp_command_buffer_barrier(commands);
}

emp_status_t emp_hal_command_buffer_fill_buffer(void* self,
                                                const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  emp_buffer_ref_t target;
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  EMP_TRY(take_ref(call, 1, emp_vm_operand_i32(call, 4),
                   emp_vm_operand_i64(call, 2), emp_vm_operand_i64(call, 3),
                   &target));
  return emp_command_buffer_fill(commands, target, emp_vm_operand_i64(call, 5),
                                 emp_vm_operand_i32(call, 6));
}

emp_status_t emp_hal_command_buffer_update_buffer(void* self,
                                                  const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  emp_vm_buffer_t* source = NULL;
  emp_buffer_ref_t target;
  uint64_t offset = emp_vm_operand_i64(call, 2);
  uint64_t length = emp_vm_operand_i64(call, 5);
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  EMP_TRY(emp_operand_bytes(call, 1, &source));
  EMP_TRY(emp_vm_buffer_check(source, offset, length, false));
  EMP_TRY(take_ref(call, 3, emp_vm_operand_i32(call, 6),
                   emp_vm_operand_i64(call, 4), length, &target));
  return emp_command_buffer_update(commands, source->data + offset, target);
}

emp_status_t emp_hal_command_buffer_copy_buffer(void* self,
                                                const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  emp_buffer_ref_t source, target;
  uint64_t length = emp_vm_operand_i64(call, 7);
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  EMP_TRY(take_ref(call, 3, emp_vm_operand_i32(call, 1),
                   emp_vm_operand_i64(call, 4), length, &source));
  EMP_TRY(take_ref(call, 5, emp_vm_operand_i32(call, 2),
                   emp_vm_operand_i64(call, 6), length, &target));
  return emp_command_buffer_copy(commands, source, target);
}

// Constants and bindings from the operand `first` on; their counts are in the
// segments `segment` and `segment + 1`.
typedef struct launch_operands_s {
  uint32_t constants[kMaxConstants];
  emp_buffer_ref_t bindings[EMP_MAX_BINDINGS];
} launch_operands_t;

static emp_status_t take_launch(const emp_vm_call_t* call, uint32_t first,
                                uint32_t segment, launch_operands_t* storage,
                                emp_launch_t* launch) {
  launch->constant_count = call->segments[segment];
  launch->binding_count = call->segments[segment + 1];
  launch->kernel = emp_vm_operand_i32(call, 2);
  EMP_TRY(
      emp_executable_from(emp_vm_operand_ref(call, 1), &launch->executable));
  if (launch->constant_count > kMaxConstants ||
      launch->binding_count > EMP_MAX_BINDINGS) {
    return EMP_FAIL(RESOURCE_EXHAUSTED,
                    "%u constants and %u bindings, there may be %d and %d",
                    launch->constant_count, launch->binding_count,
                    kMaxConstants, EMP_MAX_BINDINGS);
  }
  for (uint32_t i = 0; i < launch->constant_count; ++i) {
    storage->constants[i] = emp_vm_operand_i32(call, first + i);
  }
  first += launch->constant_count;
  for (uint32_t i = 0; i < launch->binding_count; ++i, first += 5) {
    EMP_TRY(take_ref(call, first + 2, emp_vm_operand_i32(call, first + 1),
                     emp_vm_operand_i64(call, first + 3),
                     emp_vm_operand_i64(call, first + 4),
                     &storage->bindings[i]));
  }
  launch->constants = storage->constants;
  launch->bindings = storage->bindings;
  return emp_ok_status();
}

emp_status_t emp_hal_command_buffer_dispatch(void* self,
                                             const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  launch_operands_t storage;
  emp_launch_t launch = {0};
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  EMP_TRY(take_launch(call, 7, 7, &storage, &launch));
  for (uint32_t i = 0; i < 3; ++i) {
    launch.workgroup_count[i] = emp_vm_operand_i32(call, 3 + i);
  }
  return emp_command_buffer_dispatch(commands, &launch);
}

emp_status_t emp_hal_command_buffer_dispatch_indirect(
    void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_command_buffer_t* commands = NULL;
  launch_operands_t storage;
  emp_launch_t launch = {0};
  emp_buffer_ref_t count;
  EMP_TRY(emp_operand_commands(call, 0, &commands));
  EMP_TRY(take_launch(call, 7, 7, &storage, &launch));
  EMP_TRY(take_ref(call, 3, emp_vm_operand_i32(call, 5),
                   emp_vm_operand_i64(call, 4), 3 * sizeof(uint32_t), &count));
  launch.indirect_count = &count;
  return emp_command_buffer_dispatch(commands, &launch);
}

// -- queue ----

typedef struct queue_operands_s {
  emp_device_t* device;
  emp_fence_t* wait;
  emp_fence_t* signal;
} queue_operands_t;

// device, affinity, wait, signal; then waits.
static emp_status_t begin(void* self, const emp_vm_call_t* call,
                          queue_operands_t* out_queue) {
  const emp_hal_state_t* state = self;
  *out_queue = (queue_operands_t){0};
  EMP_TRY(emp_device_from(emp_vm_operand_ref(call, 0), state->device,
                          &out_queue->device));
  EMP_TRY(emp_operand_fence(call, 2, &out_queue->wait));
  EMP_TRY(emp_operand_fence(call, 3, &out_queue->signal));
  emp_status_t status = emp_queue_begin(out_queue->wait);
  return emp_is_ok(status) ? status : emp_queue_end(out_queue->signal, status);
}

emp_status_t emp_hal_device_queue_alloca(void* self,
                                         const emp_vm_call_t* call) {
  queue_operands_t queue;
  emp_buffer_t* buffer = NULL;
  EMP_TRY(begin(self, call, &queue));
  emp_buffer_params_t params = {emp_vm_operand_i32(call, 5),
                                emp_vm_operand_i32(call, 6)};
  emp_status_t status = emp_buffer_allocate_in(
      queue.device, params, emp_vm_operand_i64(call, 7), call->host, &buffer);
  if (emp_is_ok(status)) emp_vm_take_ref(call, 0, &buffer->object);
  return emp_queue_end(queue.signal, status);
}

emp_status_t emp_hal_device_queue_dealloca(void* self,
                                           const emp_vm_call_t* call) {
  // The memory goes with the last reference.
  queue_operands_t queue;
  EMP_TRY(begin(self, call, &queue));
  return emp_queue_end(queue.signal, emp_ok_status());
}

emp_status_t emp_hal_device_queue_fill(void* self, const emp_vm_call_t* call) {
  queue_operands_t queue;
  emp_buffer_t* target = NULL;
  EMP_TRY(begin(self, call, &queue));
  emp_status_t status = emp_operand_buffer(call, 4, &target);
  if (emp_is_ok(status)) {
    status = emp_command_run_fill(
        target, emp_vm_operand_i64(call, 5), emp_vm_operand_i64(call, 6),
        emp_vm_operand_i64(call, 7), emp_vm_operand_i32(call, 8));
  }
  return emp_queue_end(queue.signal, status);
}

static emp_status_t run_update(const emp_vm_call_t* call) {
  emp_vm_buffer_t* source = NULL;
  emp_buffer_t* target = NULL;
  uint64_t source_offset = emp_vm_operand_i64(call, 5);
  uint64_t target_offset = emp_vm_operand_i64(call, 7);
  uint64_t length = emp_vm_operand_i64(call, 8);
  EMP_TRY(emp_operand_bytes(call, 4, &source));
  EMP_TRY(emp_operand_buffer(call, 6, &target));
  EMP_TRY(emp_vm_buffer_check(source, source_offset, length, false));
  EMP_TRY(emp_buffer_check_range(target, target_offset, &length));
  EMP_TRY(emp_buffer_check_usage(target, EMP_USAGE_TRANSFER_TARGET, "updated"));
  memcpy(target->data + target_offset, source->data + source_offset,
         (size_t)length);
  return emp_ok_status();
}

emp_status_t emp_hal_device_queue_update(void* self,
                                         const emp_vm_call_t* call) {
  queue_operands_t queue;
  EMP_TRY(begin(self, call, &queue));
  return emp_queue_end(queue.signal, run_update(call));
}

emp_status_t emp_hal_device_queue_copy(void* self, const emp_vm_call_t* call) {
  queue_operands_t queue;
  emp_buffer_t* source = NULL;
  emp_buffer_t* target = NULL;
  EMP_TRY(begin(self, call, &queue));
  emp_status_t status = emp_operand_buffer(call, 4, &source);
  if (emp_is_ok(status)) status = emp_operand_buffer(call, 6, &target);
  if (emp_is_ok(status)) {
    status = emp_command_run_copy(source, emp_vm_operand_i64(call, 5), target,
                                  emp_vm_operand_i64(call, 7),
                                  emp_vm_operand_i64(call, 8));
  }
  return emp_queue_end(queue.signal, status);
}

emp_status_t emp_hal_device_queue_barrier(void* self,
                                          const emp_vm_call_t* call) {
  queue_operands_t queue;
  EMP_TRY(begin(self, call, &queue));
  return emp_queue_end(queue.signal, emp_ok_status());
}

emp_status_t emp_hal_device_queue_execute(void* self,
                                          const emp_vm_call_t* call) {
  queue_operands_t queue;
  emp_command_buffer_t* commands = NULL;
  EMP_TRY(begin(self, call, &queue));
  emp_status_t status = emp_ok_status();
  if (emp_vm_operand_ref(call, 4) != NULL) {
    status = emp_operand_commands(call, 4, &commands);
  }
  if (!emp_is_ok(status)) return emp_queue_end(queue.signal, status);
  return emp_queue_execute(NULL, queue.signal, commands, NULL, 0, call->host);
}

emp_status_t emp_hal_device_queue_execute_indirect(void* self,
                                                   const emp_vm_call_t* call) {
  queue_operands_t queue;
  emp_command_buffer_t* commands = NULL;
  emp_buffer_span_t slots[kMaxSlots];
  uint32_t count = call->segments[6];
  EMP_TRY(begin(self, call, &queue));
  emp_status_t status = emp_operand_commands(call, 4, &commands);
  if (emp_is_ok(status) && count > kMaxSlots) {
    status = EMP_FAIL(RESOURCE_EXHAUSTED, "%u binding slots, there may be %d",
                      count, kMaxSlots);
  }
  for (uint32_t i = 0; i < count && emp_is_ok(status); ++i) {
    uint32_t n = 6 + 3 * i;
    slots[i] =
        (emp_buffer_span_t){.offset_bytes = emp_vm_operand_i64(call, n + 1),
                            .length_bytes = emp_vm_operand_i64(call, n + 2)};
    if (emp_vm_operand_ref(call, n) == NULL) continue;
    status = emp_operand_buffer(call, n, &slots[i].buffer);
    if (emp_is_ok(status)) {
      status = emp_buffer_check_range(slots[i].buffer, slots[i].offset_bytes,
                                      &slots[i].length_bytes);
    }
  }
  if (!emp_is_ok(status)) return emp_queue_end(queue.signal, status);
  return emp_queue_execute(NULL, queue.signal, commands, slots, count,
                           call->host);
}

emp_status_t emp_hal_device_queue_flush(void* self, const emp_vm_call_t* call) {
  (void)self;
  (void)call;
  return emp_ok_status();
}
