// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Contiguity of slices, decided from the sizes that are known.
#include "passes/flow/flow_slices.h"

#include "dialects/op_kinds.h"

emp_value_t* emp_slice_whole(const emp_op_t* op) {
  return emp_op_operand(op, emp_op_is(op, EMP_OP_tensor_insert_slice) ? 1 : 0);
}

bool emp_slice_is_contiguous(const emp_op_t* op) {
  emp_slice_t slice;
  emp_value_t* whole = emp_slice_whole(op);
  // i2 and i4 lie two or four in a byte: a run may start inside of one.
  if (emp_type_bit_width(whole->type->element) < 8 &&
      !emp_type_is_integer(whole->type->element, 1)) {
    return false;
  }
  if (!emp_slice_read(op, &slice)) return false;
  bool must_be_whole = false;
  for (uint32_t k = 0; k < slice.count; ++k) {
    emp_index_t size;
    bool is_one = emp_index_is(slice.sizes[k], 1);
    if (!is_one && !emp_index_is(slice.strides[k], 1)) return false;
    if (must_be_whole) {
      if (!emp_index_is(slice.offsets[k], 0) ||
          !emp_tensor_dim(whole, k, &size) ||
          !emp_index_equal(slice.sizes[k], size)) {
        return false;
      }
    }
    must_be_whole |= !is_one;
  }
  return true;
}
