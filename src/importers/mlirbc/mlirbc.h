// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MLIR bytecode in: `.mlirbc` files and portable StableHLO artifacts, of all
// versions of the format (0 to 6), into a module.
#ifndef EMP_IMPORTERS_MLIRBC_MLIRBC_H_
#define EMP_IMPORTERS_MLIRBC_MLIRBC_H_

#include "ir/parse.h"

// Whether the bytes begin as a bytecode file does.
bool emp_mlirbc_is(emp_str_t bytes);

// Whether they are a portable StableHLO artifact, which the vhlo dialect
// describes: by the name of the producer.
bool emp_mlirbc_is_portable(emp_str_t bytes);

// `source.text` must live as long as the context: constants, resources and
// strings stay where they are in it, as far as their alignment allows. The
// module is verified too. False after errors went to the sink; *out_module is
// then NULL.
bool emp_mlirbc_read(emp_context_t* context, const emp_source_t* source,
                     emp_diag_sink_t* sink, emp_module_ir_t** out_module);

#endif  // EMP_IMPORTERS_MLIRBC_MLIRBC_H_
