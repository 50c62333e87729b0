// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs of the vm dialect.
#include "harness/vm_program.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "dialects/all_dialects.h"
#include "emit/vm_emit.h"
#include "harness/harness.h"

static void print_text(void* user, emp_str_t text) {
  (void)user;
  fprintf(stderr, "%.*s", EMP_STR_ARGS(text));
}

static bool emit(emp_str_t text, emp_test_program_t* out_program) {
  *out_program = (emp_test_program_t){0};
  emp_context_options_t options = {.host = emp_allocator_libc()};
  emp_context_t* context = emp_context_create(&options);
  emp_register_all_dialects(context);
  emp_source_t source = {
      .name = EMP_STR("t.mlir"), .text = text, .first_line = 1};
  emp_diag_sink_t sink;
  emp_diag_printer_t printer;
  emp_diag_printer_init(&sink, &printer, emp_context_sources(context),
                        (emp_writer_t){NULL, print_text});
  emp_module_ir_t* module = NULL;
  emp_emit_options_t chosen = {.producer = EMP_STR("test")};
  emp_image_t image = {0};
  bool went_well =
      emp_parse_module(context, &source, &sink, &module) &&
      emp_emit_module(module, &chosen, emp_allocator_libc(), &sink, &image);
  emp_module_ir_destroy(module);
  emp_context_destroy(context);
  *out_program = (emp_test_program_t){.image = image.data,
                                      .length = image.length,
                                      .block = image.block,
                                      .block_bytes = image.block_bytes};
  return went_well;
}

static void load(emp_test_program_t* program, emp_device_t* device,
                 emp_allocator_t host) {
  emp_module_options_t options = emp_module_options_default();
  options.device = device;
  assert_ok(emp_module_load(program->image, program->length, &options, host,
                            &program->module));
}

bool emp_test_emit_vm(const char* text, emp_test_program_t* out_program) {
  return emit((emp_str_t){text, strlen(text)}, out_program);
}

emp_test_program_t emp_test_load_vm(const char* text, emp_device_t* device,
                                    emp_allocator_t host) {
  emp_test_program_t program;
  assert_true(emp_test_emit_vm(text, &program));
  load(&program, device, host);
  return program;
}

bool emp_test_emit_vm_file(const char* path, emp_test_program_t* out_program) {
  const char* root = getenv("EMP_SOURCE_DIR");
  char full[512];
  emp_file_map_t map;
  snprintf(full, sizeof full, "%s/%s", root == NULL ? "." : root, path);
  assert_ok(emp_file_map(full, emp_allocator_libc(), &map));
  bool went_well =
      emit((emp_str_t){(const char*)map.data, map.length}, out_program);
  emp_file_unmap(&map);
  return went_well;
}

emp_test_program_t emp_test_load_vm_file(const char* path, emp_device_t* device,
                                         emp_allocator_t host) {
  emp_test_program_t program;
  assert_true(emp_test_emit_vm_file(path, &program));
  load(&program, device, host);
  return program;
}

void emp_test_unload_vm(emp_test_program_t* program) {
  emp_module_release(program->module);
  emp_allocator_t host = emp_allocator_libc();
  if (program->block != NULL) {
    host.realloc(host.self, program->block, program->block_bytes, 0);
  }
  *program = (emp_test_program_t){0};
}
