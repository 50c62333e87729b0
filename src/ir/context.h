// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A context owns what is uniqued: types, attributes, affine maps, names, op
// specifications; and knows the dialects. One thread at a time.
#ifndef EMP_IR_CONTEXT_H_
#define EMP_IR_CONTEXT_H_

#include "base/arena.h"
#include "ir/op.h"
#include "ir/source.h"

typedef struct emp_context_options_s {
  emp_allocator_t host;  // zeroed: the C library's
  // Called without memory; does not return. NULL aborts.
  void (*out_of_memory)(void* user);
  void* user;
  bool allow_unregistered_dialects;
  bool skip_verifier;  // what is parsed may be wrong; for tools
} emp_context_options_t;

// Fails (NULL) only without memory and with no hook.
emp_context_t* emp_context_create(const emp_context_options_t* options);
void emp_context_destroy(emp_context_t* context);  // NULL is fine

// Adds the rows of a dialect; kinds must be new. Dialects stay borrowed.
void emp_context_register(emp_context_t* context, const emp_dialect_t* dialect);
bool emp_context_allows_unregistered(const emp_context_t* context);
void emp_context_allow_unregistered(emp_context_t* context, bool allow);

// The context's own arena: lives as long as the context.
emp_arena_t* emp_context_arena(emp_context_t* context);
emp_sources_t* emp_context_sources(emp_context_t* context);

const emp_dialect_t* emp_context_dialect(emp_context_t* context,
                                         emp_str_t name);
size_t emp_context_dialect_count(const emp_context_t* context);
const emp_dialect_t* emp_context_dialect_at(const emp_context_t* context,
                                            size_t i);
// The row of a registered op; NULL when there is none.
const emp_op_info_t* emp_context_op_info(emp_context_t* context,
                                         emp_str_t name);
const emp_op_info_t* emp_context_op_info_of_kind(emp_context_t* context,
                                                 uint32_t kind);
// The row made up for an op of an unknown dialect; one for each name.
const emp_op_info_t* emp_context_unregistered_op(emp_context_t* context,
                                                 emp_str_t name);
const emp_type_def_t* emp_context_type_def(emp_context_t* context,
                                           emp_str_t name);
const emp_attr_def_t* emp_context_attr_def(emp_context_t* context,
                                           emp_str_t name);
const emp_enum_def_t* emp_context_enum_def(emp_context_t* context,
                                           emp_str_t name);
// By the mnemonic of its attribute form, "arith.fastmath".
const emp_enum_def_t* emp_context_enum_mnemonic(emp_context_t* context,
                                                emp_str_t mnemonic);
// Registered names nearest to a misspelt one, for "did you mean"; "" if none
// is near.
emp_str_t emp_context_nearest_op(emp_context_t* context, emp_str_t name);

// -- dense_resource blobs ---------------------------------------------------

// Sets the bytes behind a key (borrowed as long as the context lives). A blob
// may come after the attributes that name it. False when the key has one.
bool emp_context_set_resource(emp_context_t* context, emp_str_t key,
                              const uint8_t* bytes, size_t length,
                              size_t alignment);
bool emp_context_resource(emp_context_t* context, emp_str_t key,
                          emp_dense_data_t* out_data);
// As it was set; 0 when there is no such blob.
size_t emp_context_resource_alignment(emp_context_t* context, emp_str_t key);

#endif  // EMP_IR_CONTEXT_H_
