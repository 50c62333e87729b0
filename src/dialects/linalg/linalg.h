// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured ops: a loop nest over the whole iteration space, one indexing map
// for each operand, one body over scalars. linalg.generic says all of it in
// the text; named ops say it by their name (linalg/named_ops.def). Through
// these functions a pass never needs to know which of the two it has.
//
//   operands   inputs first, then inits; "operand i" counts over both
//   maps       (loops) -> (dims of the operand); strides and dilations of
//              convolutions are already substituted as constants
//   body       one block argument of the operand's element type for each
//              operand, in order, ended by linalg.yield of one value for each
//              init. linalg.map in its old form has no argument for its init.
//   results    one for each init that is a tensor; none on memrefs
//
// Structured: generic, map, reduce, transpose, broadcast, elementwise,
// contract, fill, copy, and the named ops. Not structured, hence never seen
// here: linalg.softmax, pack, unpack and the winograd transforms.
#ifndef EMP_DIALECTS_LINALG_LINALG_H_
#define EMP_DIALECTS_LINALG_LINALG_H_

#include "ir/rewrite.h"

enum { EMP_LINALG_MAX_LOOPS = 16 };

typedef enum emp_iterator_e {
  EMP_ITERATOR_PARALLEL,
  EMP_ITERATOR_REDUCTION,
  EMP_ITERATOR_WINDOW,
} emp_iterator_t;

// -- the view ---------------------------------------------------------------

bool emp_linalg_is_structured(const emp_op_t* op);
// The type that the body sees of an operand: the element of a tensor or memref,
// anything else (a vector too) as it is.
const emp_type_t* emp_linalg_element(const emp_type_t* type);

// Of a structured op; also inits of pack, unpack, softmax, winograd.
uint32_t emp_linalg_input_count(const emp_op_t* op);
uint32_t emp_linalg_init_count(const emp_op_t* op);
emp_value_t* emp_linalg_input(const emp_op_t* op, uint32_t i);
emp_value_t* emp_linalg_init(const emp_op_t* op, uint32_t i);
// Inits are tensors (or there are only scalars and tensors): results exist.
bool emp_linalg_is_on_tensors(const emp_op_t* op);

uint32_t emp_linalg_loop_count(const emp_op_t* op);
emp_iterator_t emp_linalg_iterator(const emp_op_t* op, uint32_t loop);
uint32_t emp_linalg_reduction_count(const emp_op_t* op);
// Map of operand `i`, inputs first, then inits.
const emp_affine_map_t* emp_linalg_indexing_map(const emp_op_t* op, uint32_t i);
// All of them, in `out_maps` with room for one an operand.
void emp_linalg_indexing_maps(const emp_op_t* op,
                              const emp_affine_map_t** out_maps);

emp_block_t* emp_linalg_body(const emp_op_t* op);
// The body's argument for operand `i`; NULL where there is none.
emp_value_t* emp_linalg_body_arg(const emp_op_t* op, uint32_t i);
// What the body yields for init `i`.
emp_value_t* emp_linalg_yielded(const emp_op_t* op, uint32_t i);
// The body reads what the init held before.
bool emp_linalg_reads_init(const emp_op_t* op, uint32_t i);
// linalg.index occurs in the body.
bool emp_linalg_uses_index(const emp_op_t* op);

// Where the extent of a loop can be read: dim `*out_dim` of operand
// `*out_operand`, whose map has the plain loop there (a static dim where one
// is). False when no map has it plainly (a window of a pooling without
// shape operand cannot occur).
bool emp_linalg_loop_source(const emp_op_t* op, uint32_t loop,
                            uint32_t* out_operand, uint32_t* out_dim);
// The extent if the types tell it, else EMP_DIM_DYNAMIC.
int64_t emp_linalg_loop_range(const emp_op_t* op, uint32_t loop);

// -- shapes of ops that passes look for --------------------------------------

// All loops parallel, all maps projected permutations, inits' maps
// permutations.
bool emp_linalg_is_elementwise(const emp_op_t* op);
// One init filled with one scalar: linalg.fill, or a generic like it;
// *out_value is the scalar.
bool emp_linalg_is_fill(const emp_op_t* op, emp_value_t** out_value);
// One input copied to one init as it is (copy, transpose, broadcast, or a
// generic like these).
bool emp_linalg_is_copy(const emp_op_t* op);

// init[..] += lhs[..] * rhs[..] (with casts around; add/mul, or/and of i1)
// whose maps are projected permutations. Loops by their role:
//   batch in lhs, rhs and init; m in lhs and init; n in rhs and init;
//   k (a reduction) in lhs and rhs.
typedef struct emp_contraction_s {
  uint32_t batch[EMP_LINALG_MAX_LOOPS], m[EMP_LINALG_MAX_LOOPS];
  uint32_t n[EMP_LINALG_MAX_LOOPS], k[EMP_LINALG_MAX_LOOPS];
  uint32_t batch_count, m_count, n_count, k_count;
} emp_contraction_t;
bool emp_linalg_is_contraction(const emp_op_t* op, emp_contraction_t* out_dims);

// -- making -----------------------------------------------------------------

typedef struct emp_linalg_parts_s {
  emp_value_t* const* inputs;
  uint32_t input_count;
  emp_value_t* const* inits;
  uint32_t init_count;
  const emp_affine_map_t* const* maps;  // inputs, then inits
  const emp_iterator_t* iterators;
  uint32_t loop_count;
} emp_linalg_parts_t;

// A linalg.generic at the insertion point whose body block has its arguments
// and no ops yet; results have the types of the tensor inits. The caller fills
// `*out_body` and ends it with emp_build_linalg_yield.
emp_op_t* emp_build_linalg_generic(emp_rewriter_t* rewriter,
                                   const emp_linalg_parts_t* parts,
                                   emp_block_t** out_body);
emp_op_t* emp_build_linalg_yield(emp_rewriter_t* rewriter,
                                 emp_value_t* const* values, size_t count);
// A named op ("linalg.fill", "linalg.matmul", ...) with its body made.
emp_op_t* emp_build_linalg_named(emp_rewriter_t* rewriter, uint32_t kind,
                                 emp_value_t* const* inputs,
                                 uint32_t input_count,
                                 emp_value_t* const* inits, uint32_t init_count,
                                 const emp_named_attr_t* attrs,
                                 size_t attr_count);

// Replaces a named structured op by the linalg.generic that it stands for and
// returns that; a linalg.generic is returned as it is. The body is moved, a
// discardable attribute stays.
emp_op_t* emp_linalg_generalize(emp_rewriter_t* rewriter, emp_op_t* op);

#endif  // EMP_DIALECTS_LINALG_LINALG_H_
