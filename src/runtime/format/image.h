// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading module images: docs/module-format.md.
#ifndef EMP_RUNTIME_FORMAT_IMAGE_H_
#define EMP_RUNTIME_FORMAT_IMAGE_H_

#include <stddef.h>

#include "contract/module_format.h"
#include "emplace/status.h"

// Takes an image apart, believing nothing. `bytes` is aligned to 64 and must
// outlive the view, which points into it. Bytes behind the image (the zip
// directory) are ignored.
//
// What is checked: magic and version; that sections are inside the bytes,
// aligned, known at most once and disjoint; that records are whole; that every
// text, number and range in a record lies inside what it refers to. Bytecode
// is the VM's to verify, executables their loaders'.
//
// Errors: INVALID_ARGUMENT if this is no module, INCOMPATIBLE for another
//         version, DATA_LOSS for anything out of place, each naming the
//         section, the record, what was wanted and what was found.
emp_status_t emp_image_parse(const void* bytes, size_t length,
                             emp_image_view_t* out_view) EMP_NODISCARD;

// Name of a section for messages.
const char* emp_image_section_name(uint32_t kind);

#endif  // EMP_RUNTIME_FORMAT_IMAGE_H_
