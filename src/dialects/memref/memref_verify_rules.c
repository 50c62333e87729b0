// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of memref ops that read, change and keep buffers: attributes within
// their ranges, bodies with what they work on.
#include <inttypes.h>
#include <string.h>

#include "base/text.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_hooks.h"
#include "dialects/op_kinds.h"
#include "ir/op_spec.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                       const emp_type_t* found) {
  return wants(op, sink, wanted, emp_type_text(op->arena, found));
}

static bool is_power_of_two(int64_t value) {
  return value > 0 && (value & (value - 1)) == 0;
}

bool emp_memref_verify_alignment(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t value = emp_op_int_attr(op, "alignment", 1);
  if (is_power_of_two(value)) return true;
  emp_str_t found = emp_arena_format(op->arena, "%" PRId64, value);
  return wants(op, sink, "an alignment that is a power of two", found.data);
}

bool emp_memref_verify_realloc(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (from->rank != 1 || from->encoding != NULL) {
    return wants_type(op, sink, "a 1-D source without a layout", from);
  }
  if (to->rank != 1 || to->encoding != NULL || to->element != from->element ||
      to->memory_space != from->memory_space) {
    emp_str_t want = emp_arena_format(
        op->arena, "a 1-D result without a layout that else is as '%s'",
        emp_type_text(op->arena, from));
    return wants_type(op, sink, want.data, to);
  }
  bool is_dynamic = to->dims[0] == EMP_DIM_DYNAMIC;
  if (is_dynamic != (op->operand_count == 2)) {
    return wants(op, sink,
                 is_dynamic ? "a size for the `?` of the result"
                            : "no size, as the result has a static one",
                 is_dynamic ? "none" : "one");
  }
  return emp_memref_verify_alignment(op, sink);
}

bool emp_memref_verify_prefetch(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t hint = emp_op_int_attr(op, "localityHint", 0);
  if (hint >= 0 && hint <= 3) return emp_memref_verify_access(op, sink);
  emp_str_t found = emp_arena_format(op->arena, "%" PRId64, hint);
  return wants(op, sink, "a locality from 0 to 3", found.data);
}

bool emp_memref_verify_dma_wait(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first, count;
  uint32_t rank = emp_op_operand(op, 0)->type->rank;
  emp_op_operand_group(op, "tagIndices", &first, &count);
  if (count == rank) return true;
  emp_str_t want =
      emp_arena_format(op->arena, "%" PRIu32 " indices of the tag", rank);
  emp_str_t found = emp_arena_format(op->arena, "%" PRIu32, count);
  return wants(op, sink, want.data, found.data);
}

// Kinds of arith.AtomicRMWKind: those of floats end in f, assign takes any.
bool emp_memref_verify_atomic(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_enum_def_t* kinds =
      emp_context_enum_def(op->context, emp_str_from("arith.AtomicRMWKind"));
  const emp_attr_t* kind = emp_op_attr(op, "kind");
  const char* keyword = kinds ? emp_enum_keyword(kinds, kind->value) : NULL;
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  if (keyword != NULL && strcmp(keyword, "assign") != 0) {
    bool is_float = keyword[strlen(keyword) - 1] == 'f';
    bool fits =
        is_float ? emp_type_is_float(type) : type->kind == EMP_TYPE_INTEGER;
    emp_str_t want =
        emp_arena_format(op->arena, "%s, as it does \"%s\"",
                         is_float ? "a float" : "an integer", keyword);
    if (!fits) return wants_type(op, sink, want.data, type);
  }
  return emp_memref_verify_access(op, sink);
}

bool emp_memref_verify_generic_atomic(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (body == NULL || body->arg_count != 1 || body->args[0]->type != type) {
    emp_str_t want =
        emp_arena_format(op->arena, "a body with one argument of type '%s'",
                         emp_type_text(op->arena, type));
    return body != NULL && body->arg_count == 1
               ? wants_type(op, sink, want.data, body->args[0]->type)
               : wants(op, sink, want.data, "another number");
  }
  return emp_memref_verify_access(op, sink);
}

bool emp_memref_verify_atomic_yield(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  if (parent == NULL || parent->result_count != 1) return true;
  const emp_type_t* type = emp_op_result(parent, 0)->type;
  if (emp_op_operand(op, 0)->type == type) return true;
  emp_str_t want = emp_arena_format(op->arena, "a value of type '%s'",
                                    emp_type_text(op->arena, type));
  return wants_type(op, sink, want.data, emp_op_operand(op, 0)->type);
}

// -- reassociations -----------------------------------------------------------

// output_shape: one size a dim of the result, each as the type says.
bool emp_memref_verify_output_shape(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_attr_t* shape = emp_op_attr(op, "static_output_shape");
  int64_t count = emp_dense_count(shape);
  if (count != (int64_t)type->rank) {
    emp_str_t want =
        emp_arena_format(op->arena, "%" PRIu32 " output sizes", type->rank);
    emp_str_t found = emp_arena_format(op->arena, "%" PRId64, count);
    return wants(op, sink, want.data, found.data);
  }
  for (uint32_t i = 0; i < type->rank; ++i) {
    int64_t size = emp_dense_int(shape, i);
    if (size == type->dims[i]) continue;
    emp_str_t want = emp_arena_format(
        op->arena, "output size %" PRIu32 " to be that of its type", i);
    return wants_type(op, sink, want.data, type);
  }
  return true;
}

// Dims of a group that become one lie behind each other: the stride of each is
// the stride of the next times its size, as far as both are known.
bool emp_memref_verify_contiguous(emp_op_t* op, emp_diag_sink_t* sink,
                                  const emp_reassociation_t* groups) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  int64_t strides[EMP_MEMREF_MAX_RANK], offset;
  uint32_t at = 0;
  if (!emp_memref_strides(type, strides, &offset)) return true;
  for (uint32_t g = 0; g < groups->group_count; ++g) {
    uint32_t end = at + groups->count[g];
    for (uint32_t i = at; i + 1 < end; ++i) {
      int64_t size = type->dims[i + 1];
      bool is_known =
          strides[i] != EMP_DIM_DYNAMIC && strides[i + 1] != EMP_DIM_DYNAMIC &&
          size != EMP_DIM_DYNAMIC && size != 1 && type->dims[i] != 1;
      if (!is_known || strides[i] == strides[i + 1] * size) continue;
      return wants_type(op, sink,
                        "dims that become one to lie behind each other", type);
    }
    at = end;
  }
  return true;
}
