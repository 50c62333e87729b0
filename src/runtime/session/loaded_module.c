// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loading a module: parse the image, load its executables, link and verify its
// program, describe its functions, run its initializer. Everything is there
// when the load returns, so nothing happens lazily at the first call.
#include "runtime/session/loaded_module.h"

#include <string.h>

#include "base/text.h"
#include "contract/hal_flags.h"
#include "runtime/format/image.h"
#include "runtime/hal/loaders/elf_loader.h"
#include "runtime/session/vmvx_loader.h"

emp_module_options_t emp_module_options_default(void) {
  return (emp_module_options_t){.struct_bytes = sizeof(emp_module_options_t)};
}

emp_str_t emp_module_text(const emp_module_t* module, emp_image_str_t text) {
  const char* strings = (const char*)module->image.strings.items;
  if (text.length_bytes == 0) return EMP_STR("");
  return (emp_str_t){strings + text.offset_bytes, text.length_bytes};
}

static void* allocate_zeroed(emp_allocator_t host, size_t bytes) {
  void* memory = host.realloc(host.self, NULL, 0, bytes);
  if (memory != NULL) memset(memory, 0, bytes);
  return memory;
}

static emp_status_t no_memory(void) {
  return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to load a module");
}

// -- executables ----

static emp_status_t load_executable(emp_module_t* module,
                                    const emp_executable_source_t* source,
                                    emp_executable_t** out_executable) {
  *out_executable = NULL;
  if (emp_str_is(source->format, EMP_EXECUTABLE_FORMAT_VMVX)) {
    return emp_vmvx_load(source, module->fuel, module->host, out_executable);
  }
  if (emp_elf_loader.supports(emp_elf_loader.self, source->format)) {
    return emp_elf_loader.load(emp_elf_loader.self, source, module->host,
                               out_executable);
  }
  return emp_ok_status();  // for another machine
}

// An executable may be there for several machines, one of them this.
static emp_status_t check_loaded(const emp_module_t* module, uint32_t n) {
  const emp_named_executable_t* wanted = &module->executables[n];
  for (uint32_t i = 0; i < module->image.executables.count; ++i) {
    const emp_named_executable_t* found = &module->executables[i];
    if (found->executable != NULL && emp_str_equal(found->name, wanted->name)) {
      return emp_ok_status();
    }
  }
  emp_str_t format =
      emp_module_text(module, module->image.executables.items[n].format);
  return EMP_FAIL(UNAVAILABLE,
                  "executable \"%.*s\" has the format \"%.*s\", which does not "
                  "run on this machine",
                  EMP_STR_ARGS(wanted->name), EMP_STR_ARGS(format));
}

static void describe_kernel(const emp_module_t* module,
                            const emp_image_kernel_t* record,
                            emp_kernel_description_t* out_kernel) {
  *out_kernel =
      (emp_kernel_description_t){.name = emp_module_text(module, record->name),
                                 .binding_count = record->binding_count,
                                 .constant_count = record->constant_count,
                                 .local_bytes = record->local_bytes};
  memcpy(out_kernel->workgroup_size, record->workgroup_size,
         sizeof out_kernel->workgroup_size);
}

static emp_status_t load_executables(emp_module_t* module) {
  const emp_image_view_t* image = &module->image;
  uint32_t count = image->executables.count;
  if (image->kernels.count != 0) {
    module->kernels = allocate_zeroed(
        module->host, image->kernels.count * sizeof(emp_kernel_description_t));
    if (module->kernels == NULL) return no_memory();
  }
  for (uint32_t i = 0; i < image->kernels.count; ++i) {
    describe_kernel(module, &image->kernels.items[i], &module->kernels[i]);
  }
  if (count == 0) return emp_ok_status();
  module->executables =
      allocate_zeroed(module->host, count * sizeof(emp_named_executable_t));
  if (module->executables == NULL) return no_memory();
  for (uint32_t i = 0; i < count; ++i) {
    const emp_image_executable_t* record = &image->executables.items[i];
    emp_executable_source_t source = {
        .name = emp_module_text(module, record->name),
        .format = emp_module_text(module, record->format),
        .length = (size_t)record->length_bytes,
        .kernel_count = record->kernel_count};
    if (record->length_bytes != 0) {
      source.data = image->binaries.items + record->offset_bytes;
    }
    if (record->kernel_count != 0) {
      source.kernels = module->kernels + record->first_kernel;
    }
    module->executables[i].name = source.name;
    EMP_TRY_NOTE(
        load_executable(module, &source, &module->executables[i].executable),
        "executable \"%.*s\"", EMP_STR_ARGS(source.name));
  }
  for (uint32_t i = 0; i < count; ++i)
    EMP_TRY(check_loaded(module, i));
  return emp_ok_status();
}

// -- loading ----

// Uses the bytes in place, or copies them to where they are aligned.
static emp_status_t adopt_bytes(emp_module_t* module, const void* bytes,
                                size_t length) {
  module->bytes = bytes;
  module->length = length;
  uintptr_t misalignment = (uintptr_t)bytes % EMP_IMAGE_ALIGN_BYTES;
  if (misalignment == 0) return emp_ok_status();
  if (length > SIZE_MAX - EMP_IMAGE_ALIGN_BYTES) return no_memory();
  module->copy_bytes = length + EMP_IMAGE_ALIGN_BYTES;
  module->copy =
      module->host.realloc(module->host.self, NULL, 0, module->copy_bytes);
  if (module->copy == NULL) return no_memory();
  uintptr_t padding = -(uintptr_t)module->copy & (EMP_IMAGE_ALIGN_BYTES - 1);
  uint8_t* aligned = (uint8_t*)module->copy + padding;
  if (length != 0) memcpy(aligned, bytes, length);
  module->bytes = aligned;
  return emp_ok_status();
}

static emp_status_t link_program(emp_module_t* module) {
  module->hal =
      (emp_hal_state_t){.device = module->device,
                        .executables = module->executables,
                        .executable_count = module->image.executables.count};
  const emp_vm_native_module_t natives[] = {
      emp_hal_module(&module->hal), emp_util_module(), emp_check_module(),
      emp_vmvx_module()};
  EMP_TRY(emp_vm_program_create(&module->image, natives,
                                sizeof natives / sizeof natives[0],
                                module->host, &module->program));
  return emp_vm_instance_init(module->program, &module->instance);
}

static emp_status_t describe_functions(emp_module_t* module) {
  uint32_t count = module->image.exports.count;
  if (count == 0) return emp_ok_status();
  module->functions =
      allocate_zeroed(module->host, count * sizeof(emp_function_t));
  if (module->functions == NULL) return no_memory();
  for (uint32_t i = 0; i < count; ++i) {
    EMP_TRY_NOTE(emp_function_init(module, i, &module->functions[i]),
                 "export \"%.*s\"",
                 EMP_STR_ARGS(emp_module_text(
                     module, module->image.exports.items[i].name)));
  }
  return emp_ok_status();
}

static emp_status_t run_initializer(emp_module_t* module) {
  uint32_t number = module->image.header->initializer;
  if (number == EMP_IMAGE_NONE) return emp_ok_status();
  const emp_vm_signature_t* signature =
      &module->program->functions[number].signature;
  if (signature->operand_count != 0 || signature->result_count != 0) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "the initializer takes and returns nothing");
  }
  emp_vm_stack_t stack;
  emp_vm_stack_init(&stack, NULL, 0, module->host);
  emp_status_t status = emp_module_invoke(module, number, &stack,
                                          emp_pool_allocator(module->pool),
                                          NULL, NULL, NULL, NULL);
  emp_vm_stack_deinit(&stack);
  EMP_TRY_NOTE(status, "running the initializer");
  return emp_ok_status();
}

static emp_status_t load_parts(emp_module_t* module,
                               const emp_module_options_t* options) {
  EMP_TRY(emp_image_parse(module->bytes, module->length, &module->image));
  if (options->device != NULL) {
    emp_device_retain(options->device);
    module->device = options->device;
  } else {
    EMP_TRY(emp_device_create_cpu(NULL, module->host, &module->device));
  }
  EMP_TRY(emp_pool_create(module->host, &module->pool));
  EMP_TRY(load_executables(module));
  EMP_TRY(link_program(module));
  EMP_TRY(describe_functions(module));
  return run_initializer(module);
}

static emp_status_t read_options(const emp_module_options_t* options,
                                 emp_module_options_t* out_options) {
  *out_options = emp_module_options_default();
  if (options == NULL) return emp_ok_status();
  if (options->struct_bytes > sizeof *out_options) {
    return EMP_FAIL(INCOMPATIBLE,
                    "module options of %zu bytes, this library knows %zu",
                    options->struct_bytes, sizeof *out_options);
  }
  memcpy(out_options, options, options->struct_bytes);
  return emp_ok_status();
}

emp_status_t emp_module_load(const void* bytes, size_t length,
                             const emp_module_options_t* options,
                             emp_allocator_t host, emp_module_t** out_module) {
  *out_module = NULL;
  emp_module_options_t chosen;
  EMP_TRY(read_options(options, &chosen));
  emp_module_t* module = allocate_zeroed(host, sizeof *module);
  if (module == NULL) {
    if (chosen.release != NULL) chosen.release(chosen.user, bytes, length);
    return no_memory();
  }
  emp_ref_count_init(&module->count);
  emp_mutex_init(&module->mutex);
  module->host = host;
  module->fuel = chosen.fuel;
  emp_status_t status = adopt_bytes(module, bytes, length);
  if (module->copy != NULL && chosen.release != NULL) {
    chosen.release(chosen.user, bytes, length);  // copied: no longer needed
  } else {
    module->release = chosen.release;
    module->user = chosen.user;
  }
  if (emp_is_ok(status)) status = load_parts(module, &chosen);
  if (emp_is_ok(status)) {
    *out_module = module;
  } else {
    emp_module_release(module);
  }
  return status;
}

// -- the end ----

static void free_functions(emp_module_t* module) {
  if (module->functions == NULL) return;
  uint32_t count = module->image.exports.count;
  for (uint32_t i = 0; i < count; ++i) {
    emp_function_deinit(&module->functions[i]);
  }
  module->host.realloc(module->host.self, module->functions,
                       count * sizeof(emp_function_t), 0);
}

static void free_executables(emp_module_t* module) {
  uint32_t count = module->image.executables.count;
  if (module->executables != NULL) {
    for (uint32_t i = 0; i < count; ++i) {
      emp_executable_t* executable = module->executables[i].executable;
      if (executable != NULL) emp_object_release(&executable->object);
    }
    module->host.realloc(module->host.self, module->executables,
                         count * sizeof(emp_named_executable_t), 0);
  }
  if (module->kernels != NULL) {
    module->host.realloc(
        module->host.self, module->kernels,
        module->image.kernels.count * sizeof(emp_kernel_description_t), 0);
  }
}

void emp_module_retain(emp_module_t* module) {
  if (module != NULL) emp_ref_count_retain(&module->count);
}

void emp_module_release(emp_module_t* module) {
  if (module == NULL || !emp_ref_count_release(&module->count)) return;
  emp_allocator_t host = module->host;
  emp_vm_instance_deinit(&module->instance);
  free_functions(module);
  emp_vm_program_destroy(module->program);
  free_executables(module);
  emp_pool_release(module->pool);
  emp_device_release(module->device);
  if (module->copy != NULL) {
    host.realloc(host.self, module->copy, module->copy_bytes, 0);
  }
  if (module->release != NULL) {
    module->release(module->user, module->bytes, module->length);
  }
  emp_mutex_deinit(&module->mutex);
  host.realloc(host.self, module, sizeof *module, 0);
}

// -- running and asking ----

emp_status_t emp_module_invoke(const emp_module_t* module, uint32_t function,
                               emp_vm_stack_t* stack, emp_allocator_t host,
                               const uint32_t* words, emp_object_t* const* refs,
                               uint32_t* out_words, emp_object_t** out_refs) {
  // The module is immutable to its users; its instance is behind the lock.
  emp_module_t* inside = (emp_module_t*)(uintptr_t)module;
  emp_vm_context_t context = {.instance = &inside->instance,
                              .stack = stack,
                              .host = host,
                              .fuel = module->fuel};
  if (!module->program->has_mutable_globals) {
    return emp_vm_invoke(&context, function, words, refs, out_words, out_refs);
  }
  emp_mutex_lock(&inside->mutex);
  emp_status_t status =
      emp_vm_invoke(&context, function, words, refs, out_words, out_refs);
  emp_mutex_unlock(&inside->mutex);
  return status;
}

emp_str_t emp_module_name(const emp_module_t* module) {
  return emp_module_text(module, module->image.header->name);
}

emp_str_t emp_module_producer(const emp_module_t* module) {
  return emp_module_text(module, module->image.header->producer);
}

emp_device_t* emp_module_device(const emp_module_t* module) {
  return module->device;
}

// What there is, for the message of a search that failed.
static void list_names(const emp_module_t* module, char* text,
                       size_t capacity) {
  size_t used = 0;
  text[0] = 0;
  for (uint32_t i = 0; i < module->image.exports.count; ++i) {
    emp_str_t name =
        emp_module_text(module, module->image.exports.items[i].name);
    if (used + name.length + 8 > capacity) {
      memcpy(text + used, ", ...", 6);
      return;
    }
    if (i != 0) {
      memcpy(text + used, ", ", 2);
      used += 2;
    }
    memcpy(text + used, name.data, name.length);
    used += name.length;
    text[used] = 0;
  }
}

emp_status_t emp_module_find(const emp_module_t* module, const char* name,
                             const emp_function_t** out_function) {
  *out_function = NULL;
  emp_str_t wanted = emp_str_from(name);
  emp_str_t prefix = emp_module_name(module);
  if (wanted.length > prefix.length + 1 &&
      emp_str_starts_with(wanted, prefix) &&
      wanted.data[prefix.length] == '.') {
    wanted.data += prefix.length + 1;
    wanted.length -= prefix.length + 1;
  }
  for (uint32_t i = 0; i < module->image.exports.count; ++i) {
    emp_str_t found =
        emp_module_text(module, module->image.exports.items[i].name);
    if (!emp_str_equal(found, wanted)) continue;
    *out_function = &module->functions[i];
    return emp_ok_status();
  }
  char names[256];
  list_names(module, names, sizeof names);
  return EMP_FAIL(NOT_FOUND, "no function \"%s\"; there are: %s", name, names);
}

size_t emp_module_function_count(const emp_module_t* module) {
  return module->image.exports.count;
}

const emp_function_t* emp_module_function(const emp_module_t* module,
                                          size_t index) {
  return &module->functions[index];
}

size_t emp_module_listing_count(const emp_module_t* module) {
  return module->image.listings.count;
}

emp_listing_t emp_module_listing(const emp_module_t* module, size_t index) {
  const emp_image_listing_t* record = &module->image.listings.items[index];
  emp_listing_t listing = {.name = emp_module_text(module, record->name)};
  if (record->length_bytes != 0) {
    listing.text = (emp_str_t){
        (const char*)module->image.listing_text.items + record->offset_bytes,
        (size_t)record->length_bytes};
  }
  return listing;
}

size_t emp_module_section_count(const emp_module_t* module) {
  return module->image.header->section_count;
}

emp_section_info_t emp_module_section(const emp_module_t* module,
                                      size_t index) {
  const emp_image_section_t* section =
      (const emp_image_section_t*)(const void*)(module->bytes +
                                                sizeof(emp_image_header_t)) +
      index;
  return (emp_section_info_t){
      .name = emp_image_section_name(section->kind),
      .record_count = section->length_bytes / section->record_bytes,
      .length_bytes = section->length_bytes};
}

size_t emp_module_kernel_count(const emp_module_t* module) {
  return module->image.kernels.count;
}

emp_kernel_info_t emp_module_kernel(const emp_module_t* module, size_t index) {
  const emp_kernel_description_t* kernel = &module->kernels[index];
  emp_kernel_info_t info = {.name = kernel->name,
                            .binding_count = kernel->binding_count,
                            .constant_count = kernel->constant_count,
                            .local_bytes = kernel->local_bytes};
  memcpy(info.workgroup_size, kernel->workgroup_size,
         sizeof info.workgroup_size);
  for (uint32_t i = 0; i < module->image.executables.count; ++i) {
    const emp_image_executable_t* record = &module->image.executables.items[i];
    if (index >= record->first_kernel &&
        index - record->first_kernel < record->kernel_count) {
      info.executable = emp_module_text(module, record->name);
      info.format = emp_module_text(module, record->format);
    }
  }
  return info;
}
