// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels as VM functions. A dispatch takes a worker (a VM stack and a pool)
// from a list, makes VM buffers over the bindings in its own frame, and calls
// the function once a workgroup; nothing is allocated once a worker exists.
// The VM checks every access, so a wrong kernel fails instead of corrupting.
#include "runtime/session/vmvx_loader.h"

#include <string.h>

#include "base/text.h"
#include "runtime/format/image.h"
#include "runtime/modules/native_modules.h"
#include "runtime/session/pool_allocator.h"
#include "runtime/vm/vm_interp.h"

enum { kMaxConstants = 64, kMaxConvention = 192 };

typedef struct worker_s {
  struct worker_s* next;
  emp_vm_stack_t stack;
  emp_pool_t* pool;
} worker_t;

typedef struct vmvx_executable_s {
  emp_executable_t base;
  emp_allocator_t host;
  size_t struct_bytes;
  emp_vm_program_t* program;
  emp_vm_instance_t instance;
  uint64_t fuel;
  emp_mutex_t mutex;  // of idle
  worker_t* idle;
  uint32_t functions[];  // of kernels
} vmvx_executable_t;

// -- workers ----

static void destroy_worker(emp_allocator_t host, worker_t* worker) {
  emp_vm_stack_deinit(&worker->stack);
  emp_pool_release(worker->pool);
  host.realloc(host.self, worker, sizeof *worker, 0);
}

static emp_status_t take_worker(vmvx_executable_t* vmvx,
                                worker_t** out_worker) {
  emp_mutex_lock(&vmvx->mutex);
  worker_t* worker = vmvx->idle;
  if (worker != NULL) vmvx->idle = worker->next;
  emp_mutex_unlock(&vmvx->mutex);
  *out_worker = worker;
  if (worker != NULL) return emp_ok_status();
  emp_allocator_t host = vmvx->host;
  worker = host.realloc(host.self, NULL, 0, sizeof *worker);
  if (worker == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to run a kernel");
  }
  *worker = (worker_t){0};
  emp_vm_stack_init(&worker->stack, NULL, 0, host);
  emp_status_t status = emp_pool_create(host, &worker->pool);
  if (emp_is_ok(status)) {
    *out_worker = worker;
  } else {
    destroy_worker(host, worker);
  }
  return status;
}

static void give_worker(vmvx_executable_t* vmvx, worker_t* worker) {
  emp_mutex_lock(&vmvx->mutex);
  worker->next = vmvx->idle;
  vmvx->idle = worker;
  emp_mutex_unlock(&vmvx->mutex);
}

// -- running ----

// Operands of a kernel, packed as its convention packs them.
typedef struct operands_s {
  uint64_t words[kMaxConstants / 2 + 6];
  emp_object_t* refs[EMP_MAX_BINDINGS + 1];
  emp_vm_buffer_t buffers[EMP_MAX_BINDINGS + 1];
  size_t first_id;  // in words, of the workgroup id
} operands_t;

static void fill_operands(const emp_dispatch_t* dispatch, uint64_t writable,
                          void* local_memory, uint32_t local_bytes,
                          operands_t* operands) {
  uint32_t count = dispatch->binding_count;
  for (uint32_t i = 0; i < count; ++i) {
    emp_vm_buffer_wrap(&operands->buffers[i], dispatch->bindings[i],
                       dispatch->binding_bytes[i], (writable >> i & 1) != 0);
    operands->refs[i] = &operands->buffers[i].object;
  }
  emp_vm_buffer_wrap(&operands->buffers[count], local_memory, local_bytes,
                     true);
  operands->refs[count] =
      local_bytes == 0 ? NULL : &operands->buffers[count].object;
  memset(operands->words, 0, sizeof operands->words);
  memcpy(operands->words, dispatch->constants,
         dispatch->constant_count * sizeof(uint32_t));
  operands->first_id = (dispatch->constant_count + 1) / 2;
  for (size_t i = 0; i < 3; ++i) {
    operands->words[operands->first_id + 3 + i] = dispatch->workgroup_count[i];
  }
}

static emp_status_t run_grid(emp_vm_context_t* context, uint32_t function,
                             const uint32_t count[3], operands_t* operands) {
  uint64_t* id = &operands->words[operands->first_id];
  const uint32_t* words = (const void*)operands->words;
  for (id[2] = 0; id[2] < count[2]; ++id[2]) {
    for (id[1] = 0; id[1] < count[1]; ++id[1]) {
      for (id[0] = 0; id[0] < count[0]; ++id[0]) {
        EMP_TRY_NOTE(
            emp_vm_invoke(context, function, words, operands->refs, NULL, NULL),
            "workgroup (%llu, %llu, %llu)", (unsigned long long)id[0],
            (unsigned long long)id[1], (unsigned long long)id[2]);
      }
    }
  }
  return emp_ok_status();
}

static emp_status_t run_vmvx(emp_executable_t* executable, uint32_t kernel,
                             const emp_dispatch_t* dispatch, uint64_t writable,
                             void* local_memory) {
  vmvx_executable_t* vmvx = (vmvx_executable_t*)executable;
  const emp_kernel_description_t* description = &executable->kernels[kernel];
  worker_t* worker = NULL;
  operands_t operands;
  EMP_TRY(take_worker(vmvx, &worker));
  fill_operands(dispatch, writable, local_memory, description->local_bytes,
                &operands);
  emp_vm_context_t context = {.instance = &vmvx->instance,
                              .stack = &worker->stack,
                              .host = emp_pool_allocator(worker->pool),
                              .fuel = vmvx->fuel};
  emp_status_t status = run_grid(&context, vmvx->functions[kernel],
                                 dispatch->workgroup_count, &operands);
  give_worker(vmvx, worker);
  EMP_TRY_NOTE(status, "kernel \"%.*s\"", EMP_STR_ARGS(description->name));
  return emp_ok_status();
}

static void destroy_vmvx(emp_executable_t* executable) {
  vmvx_executable_t* vmvx = (vmvx_executable_t*)executable;
  emp_allocator_t host = vmvx->host;
  while (vmvx->idle != NULL) {
    worker_t* worker = vmvx->idle;
    vmvx->idle = worker->next;
    destroy_worker(host, worker);
  }
  emp_mutex_deinit(&vmvx->mutex);
  emp_vm_instance_deinit(&vmvx->instance);
  emp_vm_program_destroy(vmvx->program);
  host.realloc(host.self, vmvx, vmvx->struct_bytes, 0);
}

static const emp_executable_vtable_t vmvx_vtable = {.destroy = destroy_vmvx,
                                                    .run = run_vmvx};

// -- loading ----

static emp_status_t check_kernel(const emp_kernel_description_t* kernel,
                                 emp_str_t convention) {
  char wanted[kMaxConvention];
  size_t used = 0;
  if (kernel->binding_count > EMP_MAX_BINDINGS ||
      kernel->constant_count > kMaxConstants) {
    return EMP_FAIL(RESOURCE_EXHAUSTED,
                    "kernel \"%.*s\" has %u bindings and %u constants, there "
                    "may be %d and %d",
                    EMP_STR_ARGS(kernel->name), kernel->binding_count,
                    kernel->constant_count, EMP_MAX_BINDINGS, kMaxConstants);
  }
  wanted[used++] = '0';
  for (uint32_t i = 0; i < kernel->binding_count; ++i)
    wanted[used++] = 'r';
  for (uint32_t i = 0; i < kernel->constant_count; ++i)
    wanted[used++] = 'i';
  for (const char* at = "IIIIIIr_v"; *at != '\0'; ++at)
    wanted[used++] = *at;
  if (emp_str_equal(convention, (emp_str_t){wanted, used})) {
    return emp_ok_status();
  }
  return EMP_FAIL(INCOMPATIBLE,
                  "kernel \"%.*s\": wanted the calling convention \"%.*s\", "
                  "found \"%.*s\"",
                  EMP_STR_ARGS(kernel->name), (int)used, wanted,
                  EMP_STR_ARGS(convention));
}

static emp_status_t find_kernel(const vmvx_executable_t* vmvx,
                                const emp_kernel_description_t* kernel,
                                uint32_t* out_function) {
  const emp_vm_program_t* program = vmvx->program;
  const emp_image_view_t* image = &program->image;
  *out_function = 0;
  for (uint32_t i = 0; i < image->exports.count; ++i) {
    const emp_image_export_t* record = &image->exports.items[i];
    if (!emp_str_equal(emp_vm_program_text(program, record->name),
                       kernel->name)) {
      continue;
    }
    *out_function = record->function;
    return check_kernel(
        kernel,
        emp_vm_program_text(
            program, image->functions.items[record->function].convention));
  }
  return EMP_FAIL(NOT_FOUND, "kernel \"%.*s\" is not in the executable",
                  EMP_STR_ARGS(kernel->name));
}

static emp_status_t load_program(vmvx_executable_t* vmvx,
                                 const emp_executable_source_t* source) {
  emp_image_view_t image;
  EMP_TRY(emp_image_parse(source->data, source->length, &image));
  if (image.globals.count != 0 || image.header->initializer != EMP_IMAGE_NONE) {
    return EMP_FAIL(INVALID_ARGUMENT, "kernels keep no state");
  }
  const emp_vm_native_module_t modules[] = {emp_vmvx_module()};
  EMP_TRY(
      emp_vm_program_create(&image, modules, 1, vmvx->host, &vmvx->program));
  EMP_TRY(emp_vm_instance_init(vmvx->program, &vmvx->instance));
  for (uint32_t i = 0; i < source->kernel_count; ++i) {
    EMP_TRY(find_kernel(vmvx, &source->kernels[i], &vmvx->functions[i]));
  }
  return emp_ok_status();
}

emp_status_t emp_vmvx_load(const emp_executable_source_t* source, uint64_t fuel,
                           emp_allocator_t host,
                           emp_executable_t** out_executable) {
  *out_executable = NULL;
  size_t bytes =
      sizeof(vmvx_executable_t) + source->kernel_count * sizeof(uint32_t);
  vmvx_executable_t* vmvx = host.realloc(host.self, NULL, 0, bytes);
  if (vmvx == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for an executable");
  }
  *vmvx =
      (vmvx_executable_t){.host = host, .struct_bytes = bytes, .fuel = fuel};
  emp_mutex_init(&vmvx->mutex);
  emp_executable_init(&vmvx->base, &vmvx_vtable, source);
  emp_status_t status = load_program(vmvx, source);
  if (emp_is_ok(status)) {
    *out_executable = &vmvx->base;
  } else {
    emp_object_release(&vmvx->base.object);
  }
  return status;
}
