// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// compiler.h and runtime.h in one step: the image goes from the compiler to
// the loader in memory, and the module takes it over.
#include "emplace/jit.h"

#include <string.h>

#include "emplace/compiler.h"

struct emp_jit_s {
  emp_allocator_t host;
  emp_device_t* device;
  char target[32];
  size_t target_length;
  uint32_t externalize;
  emp_writer_t diagnostics;
};

emp_jit_options_t emp_jit_options_default(void) {
  return (emp_jit_options_t){
      .struct_bytes = sizeof(emp_jit_options_t),
      .externalize = EMP_EXTERNALIZE_TRANSIENTS | EMP_EXTERNALIZE_OUTPUTS,
  };
}

static emp_status_t check_target(emp_str_t target) {
  emp_compiler_row_t row;
  for (size_t i = 0; emp_compiler_target_row(i, &row); ++i) {
    if (strlen(row.name) == target.length &&
        memcmp(row.name, target.data, target.length) == 0) {
      return emp_ok_status();
    }
  }
  return EMP_FAIL(INVALID_ARGUMENT, "unknown target '%.*s'",
                  EMP_STR_ARGS(target));
}

static emp_status_t read_options(const emp_jit_options_t* options,
                                 emp_jit_options_t* out_options) {
  *out_options = emp_jit_options_default();
  if (options) {
    if (options->struct_bytes == 0 ||
        options->struct_bytes > sizeof *out_options) {
      return EMP_FAIL(INVALID_ARGUMENT,
                      "jit options of %zu bytes; this library knows %zu",
                      options->struct_bytes, sizeof *out_options);
    }
    memcpy(out_options, options, options->struct_bytes);
  }
  if (out_options->target.length == 0) out_options->target = EMP_STR("cpu");
  return check_target(out_options->target);
}

emp_status_t emp_jit_create(const emp_jit_options_t* options,
                            emp_allocator_t host, emp_jit_t** out_jit) {
  *out_jit = NULL;
  emp_jit_options_t read;
  EMP_TRY(read_options(options, &read));
  emp_jit_t* jit = host.realloc(host.self, NULL, 0, sizeof *jit);
  if (!jit) return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a jit");
  *jit = (emp_jit_t){
      .host = host,
      .device = read.device,
      .target_length = read.target.length,
      .externalize = read.externalize,
      .diagnostics = read.diagnostics,
  };
  memcpy(jit->target, read.target.data, read.target.length);
  emp_status_t status = emp_ok_status();
  if (jit->device) {
    emp_device_retain(jit->device);
  } else {
    status = emp_device_create_cpu(NULL, host, &jit->device);
  }
  if (emp_is_ok(status)) {
    *out_jit = jit;
  } else {
    emp_jit_destroy(jit);
  }
  return status;
}

void emp_jit_destroy(emp_jit_t* jit) {
  if (!jit) return;
  emp_device_release(jit->device);
  jit->host.realloc(jit->host.self, jit, sizeof *jit, 0);
}

emp_device_t* emp_jit_device(const emp_jit_t* jit) {
  return jit->device;
}

// The image that a module took over: the bytes and how to free them.
typedef struct owned_image_s {
  emp_image_t image;
  emp_allocator_t host;
} owned_image_t;

static void release_image(void* user, const void* bytes, size_t length) {
  owned_image_t* owned = user;
  emp_allocator_t host = owned->host;
  (void)bytes;
  (void)length;
  emp_image_free(&owned->image);
  host.realloc(host.self, owned, sizeof *owned, 0);
}

static emp_compile_options_t compile_options(const emp_jit_t* jit) {
  emp_compile_options_t options = emp_compile_options_default();
  options.host = jit->host;
  options.target = (emp_str_t){jit->target, jit->target_length};
  options.talk = jit->diagnostics;
  if (jit->externalize & EMP_EXTERNALIZE_TRANSIENTS) {
    options.flags |= EMP_COMPILE_EXTERNALIZE_TRANSIENTS;
  }
  if (jit->externalize & EMP_EXTERNALIZE_OUTPUTS) {
    options.flags |= EMP_COMPILE_EXTERNALIZE_OUTPUTS;
  }
  return options;
}

emp_status_t emp_jit_compile_text(emp_jit_t* jit, emp_str_t text,
                                  emp_module_t** out_module) {
  *out_module = NULL;
  emp_allocator_t host = jit->host;
  emp_compile_options_t options = compile_options(jit);
  owned_image_t* owned = host.realloc(host.self, NULL, 0, sizeof *owned);
  if (!owned) return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for an image");
  *owned = (owned_image_t){.host = host};
  emp_status_t status = emp_compile_text(text, &options, &owned->image);
  if (!emp_is_ok(status)) {
    release_image(owned, NULL, 0);
    return status;
  }
  emp_module_options_t module_options = emp_module_options_default();
  module_options.device = jit->device;
  module_options.release = release_image;  // also when loading fails
  module_options.user = owned;
  return emp_module_load(owned->image.data, owned->image.length,
                         &module_options, host, out_module);
}
