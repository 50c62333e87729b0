// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the `iree.abi.*` attributes of a public function say about its entry:
// which argument is an input, the storage of a result, the scratch storage, a
// scalar. Arguments of the entry that the function itself does not have
// (externalized storage, fences) are in the list too, with `inner` -1.
#ifndef EMP_PASSES_ABI_SIGNATURE_H_
#define EMP_PASSES_ABI_SIGNATURE_H_

#include "ir/pass.h"

typedef enum emp_abi_kind_e {
  EMP_ABI_INPUT,       // a tensor, handed over as a buffer view
  EMP_ABI_OUTPUT,      // storage of result `placed`
  EMP_ABI_TRANSIENTS,  // scratch storage
  EMP_ABI_SCALAR,
  EMP_ABI_BUFFER,  // a bare !hal.buffer without a role
  EMP_ABI_OTHER,   // any other reference
  EMP_ABI_WAIT,
  EMP_ABI_SIGNAL,
} emp_abi_kind_t;

typedef struct emp_abi_arg_s {
  emp_abi_kind_t kind;
  const emp_type_t* type;      // of the function: tensor<...>, i32, !hal.buffer
  const emp_type_t* abi_type;  // of the entry: !hal.buffer_view, ...
  int inner;                   // position in the function, or -1
  int placed;                  // result of an OUTPUT, or -1
  bool is_consumed;
  bool is_hidden;
  emp_str_t name;
  const emp_type_t* encoding;  // iree.abi.encoding, or NULL
  const emp_attr_t* affinity;  // or NULL
  const emp_attr_t* loc;
} emp_abi_arg_t;

typedef struct emp_abi_result_s {
  const emp_type_t* type;
  const emp_type_t* abi_type;
  int placed;  // entry argument that is its storage, or -1
  emp_str_t name;
  const emp_type_t* encoding;
  const emp_attr_t* affinity;
} emp_abi_result_t;

typedef struct emp_abi_signature_s {
  emp_op_t* func;
  bool is_async;
  const emp_attr_t* affinity;     // of the function, or NULL
  const emp_attr_t* declaration;  // as written by the user, or NULL
  emp_abi_arg_t* args;
  size_t arg_count;
  emp_abi_result_t* results;
  size_t result_count;
  int transients;  // entry argument, or -1
  int wait, signal;
} emp_abi_signature_t;

// Reads and checks the attributes of `func`, a util.func with a body; `flags`
// are EMP_TARGET_* bits of passes/pipeline.h. False after a diagnostic.
bool emp_abi_signature_read(emp_op_t* func, uint32_t flags, emp_arena_t* arena,
                            emp_diag_sink_t* sink, emp_abi_signature_t* out);

// "sync func @f(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)".
emp_str_t emp_abi_declaration(const emp_abi_signature_t* signature,
                              emp_arena_t* arena);
// The `emplace.abi` dictionary.
const emp_attr_t* emp_abi_metadata(const emp_abi_signature_t* signature,
                                   emp_arena_t* arena);
// The `iree.reflection` dictionary: the function's own entries, then ours.
const emp_attr_t* emp_abi_reflection(const emp_abi_signature_t* signature,
                                     emp_arena_t* arena);

#endif  // EMP_PASSES_ABI_SIGNATURE_H_
