// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// See vm_build.h. Instructions are made by name, so that a table names what a
// reader finds in contract/vm_ops.def.
#include "passes/vm/vm_build.h"

#include <string.h>

#include "base/assert.h"
#include "base/text.h"

emp_vm_class_t emp_vm_class_of(const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INDEX:
      return EMP_VM_CLASS_I64;
    case EMP_TYPE_INTEGER:
      if (type->bits <= 32) return EMP_VM_CLASS_I32;
      return type->bits == 64 ? EMP_VM_CLASS_I64 : EMP_VM_CLASS_NONE;
    case EMP_TYPE_FLOAT:
      if (type->float_kind == EMP_FLOAT_F64) return EMP_VM_CLASS_F64;
      return type->bits <= 32 && type->float_kind != EMP_FLOAT_TF32
                 ? EMP_VM_CLASS_F32
                 : EMP_VM_CLASS_NONE;
    default:
      return EMP_VM_CLASS_NONE;
  }
}

static const emp_type_t* class_type(emp_context_t* context,
                                    emp_vm_class_t class) {
  switch (class) {
    case EMP_VM_CLASS_I32:
      return emp_type_integer(context, 32);
    case EMP_VM_CLASS_I64:
      return emp_type_integer(context, 64);
    case EMP_VM_CLASS_F32:
      return emp_type_float(context, EMP_FLOAT_F32);
    case EMP_VM_CLASS_F64:
      return emp_type_float(context, EMP_FLOAT_F64);
    default:
      return NULL;
  }
}

const emp_type_t* emp_vm_type(const emp_type_t* type) {
  emp_vm_class_t class = emp_vm_class_of(type);
  if (class != EMP_VM_CLASS_NONE) return class_type(type->context, class);
  if (type->kind == EMP_TYPE_MEMREF && type->rank <= 1) {
    const emp_attr_t* object =
        emp_attr_type(emp_type_named(type->context, "vm.buffer", NULL, 0));
    return emp_type_named(type->context, "vm.ref", &object, 1);
  }
  if (type->kind != EMP_TYPE_DIALECT) return NULL;
  if (emp_type_is_named(type, "vm.ref")) return type;
  const emp_attr_t* object = emp_attr_type(type);
  return emp_type_named(type->context, "vm.ref", &object, 1);
}

emp_value_t* emp_vm_value(const emp_vm_conversion_t* conversion,
                          const emp_value_t* value) {
  emp_value_t* found = emp_ptr_map_get(&conversion->values, value);
  EMP_ASSERT(found);
  return found;
}

void emp_vm_set_value(emp_vm_conversion_t* conversion,
                      const emp_value_t* old_value, emp_value_t* new_value) {
  emp_ptr_map_set(&conversion->values, old_value, new_value);
}

// -- instructions -------------------------------------------------------------

emp_value_t* emp_vm_emit(emp_vm_conversion_t* conversion, const char* name,
                         emp_vm_class_t result, emp_value_t* const* operands,
                         size_t count) {
  emp_rewriter_t* rewriter = &conversion->rewriter;
  const emp_type_t* type = class_type(rewriter->context, result);
  emp_op_t* op = emp_build_named(rewriter, name,
                                 &(emp_build_t){.operands = operands,
                                                .operand_count = count,
                                                .results = &type,
                                                .result_count = 1});
  return emp_op_result(op, 0);
}

emp_value_t* emp_vm_emit1(emp_vm_conversion_t* conversion, const char* name,
                          emp_vm_class_t result, emp_value_t* a) {
  return emp_vm_emit(conversion, name, result, &a, 1);
}

emp_value_t* emp_vm_emit2(emp_vm_conversion_t* conversion, const char* name,
                          emp_vm_class_t result, emp_value_t* a,
                          emp_value_t* b) {
  emp_value_t* operands[] = {a, b};
  return emp_vm_emit(conversion, name, result, operands, 2);
}

static emp_value_t* emit_const(emp_rewriter_t* rewriter, const char* name,
                               const char* zero_name, bool is_zero,
                               const emp_attr_t* value) {
  const emp_type_t* type = value->type;
  emp_named_attr_t attr = {.name = EMP_STR("value"), .value = value};
  emp_op_t* op = emp_build_named(rewriter, is_zero ? zero_name : name,
                                 &(emp_build_t){.results = &type,
                                                .result_count = 1,
                                                .attrs = &attr,
                                                .attr_count = is_zero ? 0 : 1});
  return emp_op_result(op, 0);
}

emp_value_t* emp_vm_const_i32(emp_rewriter_t* rewriter, int32_t value) {
  return emit_const(rewriter, "vm.const.i32", "vm.const.i32.zero", value == 0,
                    emp_attr_i32(rewriter->context, value));
}

emp_value_t* emp_vm_const_i64(emp_rewriter_t* rewriter, int64_t value) {
  return emit_const(rewriter, "vm.const.i64", "vm.const.i64.zero", value == 0,
                    emp_attr_i64(rewriter->context, value));
}

emp_value_t* emp_vm_const_float(emp_rewriter_t* rewriter, emp_vm_class_t class,
                                double value) {
  uint64_t bits = emp_float_encode(EMP_FLOAT_F64, value);
  const emp_type_t* type = class_type(rewriter->context, class);
  const emp_attr_t* attr = emp_attr_float(type, value);
  return class == EMP_VM_CLASS_F32
             ? emit_const(rewriter, "vm.const.f32", "vm.const.f32.zero",
                          bits == 0, attr)
             : emit_const(rewriter, "vm.const.f64", "vm.const.f64.zero",
                          bits == 0, attr);
}

// -- widths -------------------------------------------------------------------

// Extends the low `bits` of a 32-bit register.
emp_value_t* emp_vm_sign_extend(emp_vm_conversion_t* conversion,
                                emp_value_t* value, uint32_t bits) {
  if (bits >= 32) return value;
  if (bits == 8)
    return emp_vm_emit1(conversion, "vm.ext.i8.i32.s", EMP_VM_CLASS_I32, value);
  if (bits == 16) {
    return emp_vm_emit1(conversion, "vm.ext.i16.i32.s", EMP_VM_CLASS_I32,
                        value);
  }
  emp_value_t* amount =
      emp_vm_const_i32(&conversion->rewriter, (int32_t)(32 - bits));
  emp_value_t* high =
      emp_vm_emit2(conversion, "vm.shl.i32", EMP_VM_CLASS_I32, value, amount);
  return emp_vm_emit2(conversion, "vm.shr.i32.s", EMP_VM_CLASS_I32, high,
                      amount);
}

emp_value_t* emp_vm_zero_extend(emp_vm_conversion_t* conversion,
                                emp_value_t* value, uint32_t bits) {
  if (bits >= 32) return value;
  if (bits == 8)
    return emp_vm_emit1(conversion, "vm.ext.i8.i32.u", EMP_VM_CLASS_I32, value);
  if (bits == 16) {
    return emp_vm_emit1(conversion, "vm.ext.i16.i32.u", EMP_VM_CLASS_I32,
                        value);
  }
  emp_value_t* mask = emp_vm_const_i32(&conversion->rewriter,
                                       (int32_t)((UINT32_C(1) << bits) - 1));
  return emp_vm_emit2(conversion, "vm.and.i32", EMP_VM_CLASS_I32, value, mask);
}

// Restores the form in which values of `type` live (see vm_scalars.h).
emp_value_t* emp_vm_settle_integer(emp_vm_conversion_t* conversion,
                                   const emp_type_t* type, emp_value_t* value) {
  if (emp_vm_class_of(type) != EMP_VM_CLASS_I32) return value;
  return type->bits == 1 ? emp_vm_zero_extend(conversion, value, 1)
                         : emp_vm_sign_extend(conversion, value, type->bits);
}

// An integer operand as the row wants it. i1 lives as 0 or 1: its signed value
// is the negative of that.
emp_value_t* emp_vm_integer_operand(emp_vm_conversion_t* conversion,
                                    emp_vm_sign_t sign,
                                    const emp_value_t* operand) {
  emp_value_t* value = emp_vm_value(conversion, operand);
  const emp_type_t* type = operand->type;
  if (emp_vm_class_of(type) != EMP_VM_CLASS_I32 || type->bits == 32 ||
      sign == EMP_VM_ANY_BITS) {
    return value;
  }
  if (type->bits == 1) {
    if (sign == EMP_VM_ZERO) return value;
    emp_value_t* zero = emp_vm_const_i32(&conversion->rewriter, 0);
    return emp_vm_emit2(conversion, "vm.sub.i32", EMP_VM_CLASS_I32, zero,
                        value);
  }
  return sign == EMP_VM_ZERO ? emp_vm_zero_extend(conversion, value, type->bits)
                             : value;
}

// Number of the row in base/float_formats.def, for the general casts.
emp_value_t* emp_vm_cast_small(emp_vm_conversion_t* conversion,
                               const char* name, emp_vm_class_t result,
                               emp_value_t* value, emp_float_kind_t kind) {
  emp_rewriter_t* rewriter = &conversion->rewriter;
  const emp_type_t* type = class_type(rewriter->context, result);
  emp_named_attr_t attr = {
      .name = EMP_STR("format"),
      .value = emp_attr_i32(rewriter->context, (int32_t)kind)};
  emp_op_t* op = emp_build_named(rewriter, name,
                                 &(emp_build_t){.operands = &value,
                                                .operand_count = 1,
                                                .results = &type,
                                                .result_count = 1,
                                                .attrs = &attr,
                                                .attr_count = 1});
  return emp_op_result(op, 0);
}

// The bits of a small float that lives as f32, in an i32.
emp_value_t* emp_vm_small_float_bits(emp_vm_conversion_t* conversion,
                                     emp_float_kind_t kind,
                                     emp_value_t* value) {
  if (kind == EMP_FLOAT_F16) {
    return emp_vm_emit1(conversion, "vm.cast.f32.f16", EMP_VM_CLASS_I32, value);
  }
  if (kind == EMP_FLOAT_BF16) {
    return emp_vm_emit1(conversion, "vm.cast.f32.bf16", EMP_VM_CLASS_I32,
                        value);
  }
  emp_value_t* wide =
      emp_vm_emit1(conversion, "vm.ext.f32.f64", EMP_VM_CLASS_F64, value);
  return emp_vm_cast_small(conversion, "vm.cast.f64.small", EMP_VM_CLASS_I32,
                           wide, kind);
}

emp_value_t* emp_vm_small_float_value(emp_vm_conversion_t* conversion,
                                      emp_float_kind_t kind,
                                      emp_value_t* bits) {
  if (kind == EMP_FLOAT_F16) {
    return emp_vm_emit1(conversion, "vm.cast.f16.f32", EMP_VM_CLASS_F32, bits);
  }
  if (kind == EMP_FLOAT_BF16) {
    return emp_vm_emit1(conversion, "vm.cast.bf16.f32", EMP_VM_CLASS_F32, bits);
  }
  emp_value_t* wide = emp_vm_cast_small(conversion, "vm.cast.small.f64",
                                        EMP_VM_CLASS_F64, bits, kind);
  return emp_vm_emit1(conversion, "vm.trunc.f64.f32", EMP_VM_CLASS_F32, wide);
}

// Rounds an f32 to the type that it stands for.
static emp_value_t* settle_float(emp_vm_conversion_t* conversion,
                                 const emp_type_t* type, emp_value_t* value) {
  if (emp_vm_class_of(type) != EMP_VM_CLASS_F32 || type->bits == 32)
    return value;
  return emp_vm_small_float_value(
      conversion, type->float_kind,
      emp_vm_small_float_bits(conversion, type->float_kind, value));
}

// Already 0 or 1: comparisons, and bitwise ops and choices between such.
static bool is_bit(const emp_op_t* op, const emp_value_t* value) {
  static const char* const kinds[] = {"arith.andi", "arith.ori", "arith.xori",
                                      "arith.select"};
  const emp_op_t* def = emp_value_def(value);
  if (!def) return false;
  emp_str_t name = emp_str_from(def->info->name);
  if (emp_str_starts_with(name, EMP_STR("vm.cmp."))) return true;
  for (size_t i = 0; i < EMP_COUNT_OF(kinds); ++i) {
    if (strcmp(op->info->name, kinds[i]) == 0) return true;
  }
  return false;
}

void emp_vm_set_result(emp_vm_conversion_t* conversion, emp_op_t* op,
                       uint32_t i, emp_value_t* value) {
  const emp_type_t* type = op->results[i].type;
  if (emp_type_is_integer(type, 1) && is_bit(op, value)) {
    emp_vm_set_value(conversion, &op->results[i], value);
    return;
  }
  value = type->kind == EMP_TYPE_FLOAT
              ? settle_float(conversion, type, value)
              : emp_vm_settle_integer(conversion, type, value);
  emp_vm_set_value(conversion, &op->results[i], value);
}

bool emp_vm_refuse(emp_vm_conversion_t* conversion, const emp_op_t* op) {
  return emp_diag_verify(conversion->rewriter.sink, op->loc, op->info->name,
                         "has no form in the vm dialect for its types");
}
