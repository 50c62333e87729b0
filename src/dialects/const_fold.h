// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folding of element-wise ops over constants: scalars, splats and small dense
// elements alike. A dialect writes what its op does to single scalars; this
// file reads the operands and makes the result.
#ifndef EMP_DIALECTS_CONST_FOLD_H_
#define EMP_DIALECTS_CONST_FOLD_H_

#include "ir/op.h"

// Dense results above this many elements are not computed at compile time,
// unless all operands are splats.
enum { EMP_FOLD_MAX_ELEMENTS = 1024 };

// One element. Integers of n bits: `i` sign-extended, `u` zero-extended.
// Floats: `f` is the value, exactly; `u` its bits.
typedef struct emp_scalar_s {
  int64_t i;
  uint64_t u;
  double f;
} emp_scalar_t;

// Reads `in` (one an operand) and sets out->i (integer results), out->f
// (floats: rounded to the result type afterwards, once). False: no fold.
typedef bool (*emp_scalar_fn_t)(const emp_op_t* op, const emp_scalar_t* in,
                                emp_scalar_t* out);

enum { EMP_FOLD_MAX_OPERANDS = 3 };

// The value of `op` by elements as an attribute of `type`; NULL when an operand
// is no constant, too big, of a type that is not computed here (above 64 bits,
// complex, ...), or `fn` declines.
const emp_attr_t* emp_fold_elementwise(const emp_op_t* op,
                                       const emp_attr_t* const* operands,
                                       uint32_t operand_count,
                                       const emp_type_t* type,
                                       emp_scalar_fn_t fn);

// Element `i` of a constant (of a scalar: itself). False where a scalar of
// this kind is not read here.
bool emp_scalar_read(const emp_attr_t* attr, int64_t i, emp_scalar_t* out);
// An integer of the element type, as a scalar or a splat; `type` must have a
// static shape.
const emp_attr_t* emp_fold_int_constant(const emp_type_t* type, int64_t value);

// The one value of a scalar or a splat. False for others.
bool emp_attr_splat_scalar(const emp_attr_t* attr, emp_scalar_t* out);
bool emp_attr_is_int_splat(const emp_attr_t* attr, int64_t value);
// Equal as bits of a float: tells +0 from -0.
bool emp_attr_is_float_splat(const emp_attr_t* attr, double value);

#endif  // EMP_DIALECTS_CONST_FOLD_H_
