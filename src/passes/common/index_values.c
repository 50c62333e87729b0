// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on sizes that stays a number as long as it can.
#include "passes/common/index_values.h"

#include "base/assert.h"
#include "base/checked.h"
#include "dialects/op_kinds.h"

emp_index_t emp_index_value(emp_value_t* value) {
  int64_t constant = 0;
  if (emp_value_constant_int(value, &constant)) {
    return emp_index_const(constant);
  }
  return (emp_index_t){value, 0};
}

bool emp_index_is(emp_index_t index, int64_t constant) {
  return index.value == NULL && index.constant == constant;
}

bool emp_index_equal(emp_index_t a, emp_index_t b) {
  if (a.value || b.value) return a.value == b.value;
  return a.constant == b.constant;
}

emp_value_t* emp_build_constant(emp_rewriter_t* b, const emp_attr_t* value,
                                const emp_type_t* type) {
  return emp_build_value(b, EMP_OP_arith_constant, EMP_TYPES(type),
                         EMP_ATTRS(EMP_ATTR("value", value)));
}

emp_value_t* emp_build_index(emp_rewriter_t* b, int64_t constant) {
  return emp_build_constant(b, emp_attr_index(b->context, constant),
                            emp_type_index(b->context));
}

emp_value_t* emp_index_materialize(emp_rewriter_t* b, emp_index_t index) {
  return index.value ? index.value : emp_build_index(b, index.constant);
}

static emp_index_t build_binary(emp_rewriter_t* b, uint32_t kind, emp_index_t x,
                                emp_index_t y) {
  emp_value_t* lhs = emp_index_materialize(b, x);
  emp_value_t* rhs = emp_index_materialize(b, y);
  return (emp_index_t){emp_build_value(b, kind, EMP_VALUES(lhs, rhs),
                                       EMP_TYPES(emp_type_index(b->context))),
                       0};
}

emp_index_t emp_index_add(emp_rewriter_t* b, emp_index_t x, emp_index_t y) {
  int64_t sum = 0;
  if (emp_index_is(x, 0)) return y;
  if (emp_index_is(y, 0)) return x;
  if (!x.value && !y.value && emp_add_i64(x.constant, y.constant, &sum)) {
    return emp_index_const(sum);
  }
  return build_binary(b, EMP_OP_arith_addi, x, y);
}

emp_index_t emp_index_mul(emp_rewriter_t* b, emp_index_t x, emp_index_t y) {
  int64_t product = 0;
  if (emp_index_is(x, 1)) return y;
  if (emp_index_is(y, 1)) return x;
  if (!x.value && !y.value && emp_mul_i64(x.constant, y.constant, &product)) {
    return emp_index_const(product);
  }
  return build_binary(b, EMP_OP_arith_muli, x, y);
}

emp_index_t emp_index_ceildiv(emp_rewriter_t* b, emp_index_t x, emp_index_t y) {
  if (emp_index_is(y, 1)) return x;
  if (!x.value && !y.value && y.constant > 0) {
    return emp_index_const(x.constant / y.constant +
                           (x.constant % y.constant != 0));
  }
  return build_binary(b, EMP_OP_arith_ceildivui, x, y);
}

size_t emp_indices_read_as_written(const emp_op_t* op, const char* group,
                                   const char* static_name,
                                   emp_index_t* out_list) {
  const emp_attr_t* numbers = emp_op_attr(op, static_name);
  int64_t values[EMP_MAX_RANK];
  size_t count = 0;
  uint32_t first = 0, dynamic_count = 0;
  if (!emp_op_operand_group(op, group, &first, &dynamic_count)) return 0;
  if (!numbers || !emp_attr_read_ints(numbers, values, EMP_MAX_RANK, &count)) {
    return 0;
  }
  uint32_t next = 0;
  for (size_t i = 0; i < count; ++i) {
    if (values[i] == EMP_DIM_DYNAMIC && next < dynamic_count) {
      out_list[i] = (emp_index_t){emp_op_operand(op, first + next++), 0};
    } else {
      out_list[i] = emp_index_const(values[i]);
    }
  }
  return count;
}

size_t emp_indices_read(const emp_op_t* op, const char* group,
                        const char* static_name, emp_index_t* out_list) {
  size_t count = emp_indices_read_as_written(op, group, static_name, out_list);
  for (size_t i = 0; i < count; ++i) {
    if (out_list[i].value) out_list[i] = emp_index_value(out_list[i].value);
  }
  return count;
}

size_t emp_indices_split(emp_context_t* context, const emp_index_t* list,
                         size_t count, const emp_attr_t** out_static,
                         emp_value_t** out_values) {
  int64_t numbers[EMP_MAX_RANK];
  size_t dynamic_count = 0;
  EMP_ASSERT(count <= EMP_MAX_RANK);
  for (size_t i = 0; i < count; ++i) {
    numbers[i] = list[i].value ? EMP_DIM_DYNAMIC : list[i].constant;
    if (list[i].value) out_values[dynamic_count++] = list[i].value;
  }
  *out_static = emp_attr_i64_array(context, numbers, count);
  return dynamic_count;
}
