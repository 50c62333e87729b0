// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of vector ops that move lanes or choose among them: interleave,
// deinterleave, step, scan, mask, print.
#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "dialects/vector/vector_hooks.h"
#include "ir/op_spec.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const emp_type_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted,
                           emp_type_text(op->arena, found));
}

// `wide` is `narrow` with twice as many elements in the last dim; a vector of
// rank 0 counts as one of 1 element.
static bool is_twice(const emp_type_t* narrow, const emp_type_t* wide) {
  uint32_t rank = narrow->rank == 0 ? 1 : narrow->rank;
  if (narrow->element != wide->element || wide->rank != rank ||
      narrow->scalable_dims != wide->scalable_dims) {
    return false;
  }
  for (uint32_t i = 0; i < rank; ++i) {
    int64_t size = narrow->rank == 0 ? 1 : narrow->dims[i];
    if (wide->dims[i] != (i + 1 == rank ? 2 * size : size)) return false;
  }
  return true;
}

bool emp_vector_verify_interleave(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* narrow = emp_op_operand(op, 0)->type;
  const emp_type_t* wide = emp_op_result(op, 0)->type;
  return is_twice(narrow, wide) ||
         wants(op, sink, "a result with twice the last dim of its operands",
               wide);
}

bool emp_vector_verify_deinterleave(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* wide = emp_op_operand(op, 0)->type;
  const emp_type_t* narrow = emp_op_result(op, 0)->type;
  if (wide->dims[wide->rank - 1] % 2 != 0) {
    return wants(op, sink, "a source whose last dim is even", wide);
  }
  return is_twice(narrow, wide) ||
         wants(op, sink, "results with half the last dim of the source",
               narrow);
}

bool emp_vector_verify_step(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  return (type->rank == 1 && emp_type_is_index(type->element)) ||
         wants(op, sink, "a 1-D vector of index", type);
}

bool emp_vector_verify_scan(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* initial = emp_op_operand(op, 1)->type;
  int64_t along = emp_op_int_attr(op, "reduction_dim", 0);
  if (along < 0 || along >= (int64_t)source->rank) {
    emp_str_t want = emp_arena_format(
        op->arena, "a source with a dim %" PRId64 " to reduce", along);
    return wants(op, sink, want.data, source);
  }
  bool fits = initial->rank + 1 == source->rank;
  for (uint32_t i = 0; fits && i < initial->rank; ++i) {
    fits = initial->dims[i] == source->dims[i < along ? i : i + 1];
  }
  if (!fits || initial->element != source->element) {
    return wants(op, sink, "an initial value like the source without the dim",
                 initial);
  }
  return emp_vector_verify_kind(op, sink, source->element);
}

// Ops that MLIR masks: what reads, writes or combines lanes.
static bool is_maskable(const emp_op_t* op) {
  static const uint32_t kKinds[] = {
      EMP_OP_vector_contract,        EMP_OP_vector_gather,
      EMP_OP_vector_multi_reduction, EMP_OP_vector_outerproduct,
      EMP_OP_vector_reduction,       EMP_OP_vector_transfer_read,
      EMP_OP_vector_transfer_write,  EMP_OP_vector_scatter};
  for (size_t i = 0; i < sizeof(kKinds) / sizeof(kKinds[0]); ++i) {
    if (emp_op_is(op, kKinds[i])) return true;
  }
  return emp_op_spec(op->context, op->info)->is_open;
}

bool emp_vector_verify_masked(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  const emp_op_t* first = body != NULL ? body->first : NULL;
  if (first == NULL || first == body->last) return true;
  if (first->next != body->last) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants one op to mask in its region");
  }
  if (!is_maskable(first)) {
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "an op of the vector dialect that has a mask",
                             first->info->name);
  }
  if (op->result_count != first->result_count) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants the results of the op that it masks");
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* wanted = emp_op_result(first, i)->type;
    if (emp_op_result(op, i)->type == wanted) continue;
    emp_str_t want = emp_arena_format(op->arena, "a result of type '%s'",
                                      emp_type_text(op->arena, wanted));
    return wants(op, sink, want.data, emp_op_result(op, i)->type);
  }
  return true;
}

bool emp_vector_verify_print(emp_op_t* op, emp_diag_sink_t* sink) {
  if (op->operand_count == 0) return true;
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  const emp_type_t* element = emp_type_element_or_self(type);
  bool is_number = emp_type_is_float(element) || emp_type_is_index(element) ||
                   element->kind == EMP_TYPE_INTEGER;
  if (emp_op_has_attr(op, "stringLiteral")) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a value or a text, not both");
  }
  bool has_shape = emp_type_is_shaped(type);
  return (is_number && (!has_shape || type->kind == EMP_TYPE_VECTOR)) ||
         wants(op, sink, "a number or a vector of numbers", type);
}
