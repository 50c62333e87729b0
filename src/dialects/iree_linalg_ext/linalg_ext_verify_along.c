// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the iree_linalg_ext ops that work along one dimension: sort,
// fft, scan, topk, arg_compare.
#include <inttypes.h>

#include "dialects/iree_linalg_ext/linalg_ext_verify.h"
#include "dialects/op_kinds.h"

static const emp_type_t* type_of(const emp_op_t* op, const char* name) {
  const emp_value_t* value = emp_op_named_operand(op, name);
  return value != NULL ? value->type : NULL;
}

static const char* text_of(emp_op_t* op, const emp_type_t* type) {
  return emp_type_text(op->arena, type);
}

static bool verify_dimension(emp_op_t* op, emp_diag_sink_t* sink,
                             const emp_type_t* type) {
  int64_t dim = emp_op_int_attr(op, "dimension", -1);
  return (dim >= 0 && dim < (int64_t)type->rank) ||
         emp_op_wants_number(op, sink, dim, "'dimension' to be below %" PRIu32,
                             type->rank);
}

// -- bodies ------------------------------------------------------------------

static bool verify_arg(emp_op_t* op, emp_diag_sink_t* sink, uint32_t arg,
                       const emp_type_t* wanted) {
  const emp_type_t* found = emp_op_body(op)->args[arg]->type;
  return found == wanted || emp_op_wants(op, sink, text_of(op, found),
                                         "body argument %" PRIu32 " to be '%s'",
                                         arg, text_of(op, wanted));
}

static bool verify_yield(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* wanted) {
  const emp_op_t* yield = emp_linalg_ext_yield(op, sink, 1);
  if (yield == NULL) return false;
  const emp_type_t* found = emp_op_operand(yield, 0)->type;
  return found == wanted ||
         emp_op_wants(op, sink, text_of(op, found), "a body that yields '%s'",
                      text_of(op, wanted));
}

// Two values of a type in, one out.
static bool verify_binary(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_type_t* element, const emp_type_t* yields) {
  return emp_linalg_ext_verify_args(op, sink, 2) &&
         verify_arg(op, sink, 0, element) && verify_arg(op, sink, 1, element) &&
         verify_yield(op, sink, yields);
}

static const emp_type_t* i1(const emp_op_t* op) {
  return emp_type_integer(op->context, 1);
}

// -- shapes ------------------------------------------------------------------

// `found` has the dims of `input` but for dimension `except` (-1: all of them),
// and that one too unless it is `removed`.
static bool shapes_agree(const emp_type_t* input, const emp_type_t* found,
                         int64_t except, bool is_removed) {
  uint32_t next = 0;
  if (found->rank + (is_removed ? 1 : 0) != input->rank) return false;
  for (uint32_t i = 0; i < input->rank; ++i) {
    bool is_it = (int64_t)i == except;
    if (is_it && is_removed) continue;
    if (!is_it &&
        !emp_linalg_ext_dims_agree(input->dims[i], found->dims[next])) {
      return false;
    }
    ++next;
  }
  return true;
}

static bool wants_shape(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                        const emp_type_t* found, const char* relation,
                        const emp_type_t* wanted) {
  return emp_op_wants(op, sink, text_of(op, found), "%s %s '%s'", what,
                      relation, text_of(op, wanted));
}

// -- sort and fft
// --------------------------------------------------------------

bool emp_linalg_ext_verify_sort(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first, count, ignored;
  emp_op_operand_group(op, "inputs", &ignored, &count);
  if (count != 0) {
    return emp_op_wants_number(op, sink, count, "no inputs");
  }
  emp_op_operand_group(op, "outputs", &first, &count);
  if (count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name, "wants an output");
  }
  const emp_type_t* type = emp_op_operand(op, first)->type;
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_dimension(op, sink, type) ||
      !emp_linalg_ext_verify_args(op, sink, 2 * count)) {
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* other = emp_op_operand(op, first + i)->type;
    bool fits = other->rank == type->rank;
    for (uint32_t d = 0; d < type->rank && fits; ++d) {
      fits = other->dims[d] == type->dims[d];
    }
    if (!fits) {
      return wants_shape(op, sink, "outputs", other, "of one shape, that of",
                         type);
    }
    if (!verify_arg(op, sink, 2 * i, other->element) ||
        !verify_arg(op, sink, 2 * i + 1, other->element)) {
      return false;
    }
  }
  return verify_yield(op, sink, i1(op));
}

bool emp_linalg_ext_verify_fft(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* stage = type_of(op, "stage");
  const emp_type_t* real = type_of(op, "real");
  bool has_real = type_of(op, "real_coeff") != NULL;
  bool has_imag = type_of(op, "imag_coeff") != NULL;
  if (!emp_linalg_ext_verify_results(op, sink)) return false;
  if (emp_type_is_shaped(stage)) {
    return emp_op_wants(op, sink, text_of(op, stage), "a scalar stage");
  }
  if (has_real != has_imag) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants both coefficients or none");
  }
  if (real->rank == 0) {
    return emp_op_wants(op, sink, text_of(op, real),
                        "operands of rank 1 or more");
  }
  int64_t length = real->dims[real->rank - 1];
  bool fits = length == EMP_DIM_DYNAMIC || (length & (length - 1)) == 0;
  return fits || emp_op_wants_number(op, sink, length,
                                     "a last dimension of a power of two");
}

// -- scan --------------------------------------------------------------------

bool emp_linalg_ext_verify_scan(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = type_of(op, "input");
  const emp_type_t* output = type_of(op, "output");
  const emp_type_t* accumulator = type_of(op, "accumulator");
  int64_t dim = emp_op_int_attr(op, "dimension", 0);
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_dimension(op, sink, input)) {
    return false;
  }
  if (accumulator->element != input->element ||
      !shapes_agree(input, accumulator, dim, true)) {
    return wants_shape(op, sink, "an accumulator", accumulator,
                       "without the scanned dimension of", input);
  }
  if (output->element != input->element ||
      !shapes_agree(input, output, -1, false)) {
    return wants_shape(op, sink, "an output", output, "like", input);
  }
  return verify_binary(op, sink, input->element, input->element);
}

// -- topk --------------------------------------------------------------------

static bool is_integer_shaped(const emp_type_t* type) {
  return type == NULL || emp_type_is_any_integer(type->element);
}

static bool verify_topk_types(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_type_t* in_indices,
                              const emp_type_t* out_indices) {
  const emp_type_t* in = type_of(op, "values");
  const emp_type_t* out = type_of(op, "output_values");
  if (in->element != out->element) {
    return emp_op_wants(op, sink, text_of(op, out),
                        "output values with elements of type '%s'",
                        text_of(op, in->element));
  }
  const emp_type_t* bad =
      !is_integer_shaped(in_indices)
          ? in_indices
          : (!is_integer_shaped(out_indices) ? out_indices : NULL);
  return bad == NULL ||
         emp_op_wants(op, sink, text_of(op, bad), "indices that are integers");
}

static bool verify_topk_shapes(emp_op_t* op, emp_diag_sink_t* sink,
                               const emp_type_t* in_indices,
                               const emp_type_t* out_indices) {
  const emp_type_t* in = type_of(op, "values");
  const emp_type_t* out = type_of(op, "output_values");
  int64_t dim = emp_op_int_attr(op, "dimension", 0);
  if (in_indices != NULL && !shapes_agree(in, in_indices, -1, false)) {
    return wants_shape(op, sink, "input indices", in_indices,
                       "of the shape of the values,", in);
  }
  if (out_indices != NULL && !shapes_agree(out, out_indices, -1, false)) {
    return wants_shape(op, sink, "output indices", out_indices,
                       "of the shape of the output values,", out);
  }
  return shapes_agree(in, out, dim, false) ||
         wants_shape(op, sink, "output values", out,
                     "that differ in 'dimension' only from", in);
}

static bool verify_topk_v2(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_type_t* in_indices,
                           const emp_type_t* out_indices) {
  int64_t dim = emp_op_int_attr(op, "dimension", 0);
  int64_t in = type_of(op, "values")->dims[dim];
  int64_t out = type_of(op, "output_values")->dims[dim];
  if (in_indices != NULL && out_indices == NULL) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants output indices where it has input indices");
  }
  if (in_indices != NULL && in_indices->element != out_indices->element) {
    return emp_op_wants(op, sink, text_of(op, out_indices),
                        "output indices with elements of type '%s'",
                        text_of(op, in_indices->element));
  }
  return in == EMP_DIM_DYNAMIC || out == EMP_DIM_DYNAMIC || out <= in ||
         emp_op_wants_number(op, sink, out, "at most %" PRId64 " output values",
                             in);
}

bool emp_linalg_ext_verify_topk(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_v2 = emp_op_is(op, EMP_OP_iree_linalg_ext_topk_v2);
  const emp_type_t* values = type_of(op, "values");
  const emp_type_t* in_indices =
      type_of(op, is_v2 ? "input_indices" : "indices");
  const emp_type_t* out_indices = type_of(op, "output_indices");
  return emp_linalg_ext_verify_results(op, sink) &&
         verify_dimension(op, sink, values) &&
         verify_topk_types(op, sink, in_indices, out_indices) &&
         verify_topk_shapes(op, sink, in_indices, out_indices) &&
         (!is_v2 || verify_topk_v2(op, sink, in_indices, out_indices)) &&
         verify_binary(op, sink, values->element, i1(op));
}

// -- arg_compare
// ---------------------------------------------------------------

static bool is_index_shaped(const emp_type_t* type) {
  return is_integer_shaped(type) || emp_type_is_index(type->element);
}

static bool verify_given_indices(emp_op_t* op, emp_diag_sink_t* sink,
                                 const emp_type_t* in) {
  const emp_type_t* indices = type_of(op, "input_index");
  const emp_type_t* out = type_of(op, "output_index");
  if (indices == NULL) return true;
  if (type_of(op, "index_base") != NULL) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants no index_base where it has input indices");
  }
  if (!shapes_agree(in, indices, -1, false)) {
    return wants_shape(op, sink, "input indices", indices,
                       "of the shape of the values,", in);
  }
  if (!is_index_shaped(indices)) {
    return emp_op_wants(op, sink, text_of(op, indices),
                        "input indices of integers or index");
  }
  return indices->element == out->element ||
         emp_op_wants(op, sink, text_of(op, out),
                      "output indices with elements of type '%s'",
                      text_of(op, indices->element));
}

bool emp_linalg_ext_verify_arg_compare(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* in = type_of(op, "input_value");
  const emp_type_t* out = type_of(op, "output_value");
  const emp_type_t* out_index = type_of(op, "output_index");
  int64_t dim = emp_op_int_attr(op, "dimension", 0);
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_dimension(op, sink, in)) {
    return false;
  }
  if (out->element != in->element) {
    return emp_op_wants(op, sink, text_of(op, out),
                        "output values with elements of type '%s'",
                        text_of(op, in->element));
  }
  if (!is_index_shaped(out_index)) {
    return emp_op_wants(op, sink, text_of(op, out_index),
                        "output indices of integers or index");
  }
  if (!shapes_agree(out, out_index, -1, false)) {
    return wants_shape(op, sink, "output indices", out_index,
                       "of the shape of the output values,", out);
  }
  if (!shapes_agree(in, out, dim, true)) {
    return wants_shape(op, sink, "output values", out,
                       "without the reduced dimension of", in);
  }
  return verify_given_indices(op, sink, in) &&
         verify_binary(op, sink, in->element, i1(op));
}
