// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a module at the vm phase (one vm.module and the executables beside it)
// to a module image.
#ifndef EMP_EMIT_VM_EMIT_H_
#define EMP_EMIT_VM_EMIT_H_

#include "emplace/compiler.h"
#include "ir/parse.h"

typedef struct emp_emit_options_s {
  emp_str_t producer;  // program, version and flags, kept in the image
  bool listings;       // keep the vm text and kernels' text in the image
  bool strip_debug;    // leave out locations
} emp_emit_options_t;

// Writes the image with memory of `host`. Constants above a page are copied
// once, straight from where the text or a mapped file holds them. False after
// diagnostics (what the vm phase should have lowered and did not is named).
bool emp_emit_module(emp_module_ir_t* module, const emp_emit_options_t* options,
                     emp_allocator_t host, emp_diag_sink_t* sink,
                     emp_image_t* out_image);

#endif  // EMP_EMIT_VM_EMIT_H_
