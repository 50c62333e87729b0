// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a module at the vm phase to a module image. The image is built in the
// context's arena and written once into memory of the caller; big constants
// are borrowed until then.
#include "emit/vm_emit.h"

#include "base/checked.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "emit/vm_module_emit.h"
#include "ir/print.h"

static emp_op_t* find_host_module(emp_op_t* top) {
  if (emp_op_is(top, EMP_OP_vm_module)) return top;
  emp_block_t* block = emp_op_body(top);
  for (emp_op_t* op = block == NULL ? NULL : block->first; op != NULL;
       op = op->next) {
    if (emp_op_is(op, EMP_OP_vm_module)) return op;
  }
  return NULL;
}

static void add_listing(emp_vm_emission_t* emission, const emp_op_t* op,
                        const char* name) {
  emp_text_t text = {.arena = emission->arena};
  emp_print_options_t options = {.elide_elements_above = 16};
  emp_print_op(op, &options, emp_text_writer(&text));
  emp_image_listing_t record = {
      .name = emp_image_add_text(emission->builder, emp_str_from(name)),
      .offset_bytes = emp_image_add_blob(emission->builder, EMP_BLOB_LISTING,
                                         text.data, text.length),
      .length_bytes = text.length};
  emp_image_add_record(emission->builder, EMP_SECTION_listings, &record,
                       sizeof record);
}

static bool write_image(const emp_vm_emission_t* emission, emp_op_t* top,
                        emp_allocator_t host, emp_image_t* out_image) {
  uint64_t length = emp_image_size(emission->builder);
  size_t bytes = 0;
  uint8_t* block = NULL;
  if (length <= SIZE_MAX &&
      emp_add_size((size_t)length, EMP_IMAGE_ALIGN_BYTES, &bytes)) {
    block = host.realloc(host.self, NULL, 0, bytes);
  }
  if (block == NULL) {
    return emp_diag_hal_unsupported(emission->sink, top->loc, top->info->name,
                                    "makes an image that does not fit memory");
  }
  uintptr_t padding = -(uintptr_t)block & (EMP_IMAGE_ALIGN_BYTES - 1);
  *out_image = (emp_image_t){.data = block + padding,
                             .length = (size_t)length,
                             .block = block,
                             .block_bytes = bytes,
                             .host = host};
  emp_image_write(emission->builder, out_image->data);
  return true;
}

bool emp_emit_module(emp_module_ir_t* module, const emp_emit_options_t* options,
                     emp_allocator_t host, emp_diag_sink_t* sink,
                     emp_image_t* out_image) {
  *out_image = (emp_image_t){0};
  emp_image_builder_t builder;
  emp_arena_t* arena = emp_context_arena(module->context);
  emp_op_t* host_module = find_host_module(module->op);
  if (host_module == NULL) {
    return emp_diag_hal_unsupported(
        sink, module->op->loc, module->op->info->name,
        "has no vm.module: it is not at the vm phase");
  }
  emp_image_builder_init(&builder, arena);
  builder.is_zip = true;
  emp_vm_emission_t emission = {.arena = arena,
                                .builder = &builder,
                                .sink = sink,
                                .module = host_module,
                                .strip_debug = options->strip_debug};
  builder.header.producer = emp_image_add_text(&builder, options->producer);
  if (!emp_vm_emit_module(&emission)) return false;
  emp_block_t* top = emp_op_body(module->op);
  if (top != NULL && !emp_vm_emit_executables(&emission, top)) return false;
  emp_block_t* inside = emp_op_body(host_module);
  if (inside != NULL && inside != top &&
      !emp_vm_emit_executables(&emission, inside)) {
    return false;
  }
  if (options->listings) add_listing(&emission, module->op, "vm.mlir");
  return write_image(&emission, module->op, host, out_image);
}
