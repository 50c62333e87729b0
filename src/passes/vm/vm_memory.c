// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores of flat memrefs. A memref is a buffer of the machine, whose
// accesses count elements and check their range.
#include "passes/vm/vm_build.h"

// How elements of a type are loaded and stored; offsets count elements.
typedef struct access_s {
  const char* load;
  const char* store;
  emp_vm_class_t class;
} access_t;

static bool access_of(const emp_type_t* element, access_t* out_access) {
  static const access_t kI8 = {"vm.buffer.load.i8.s", "vm.buffer.store.i8",
                               EMP_VM_CLASS_I32};
  static const access_t kI1 = {"vm.buffer.load.i8.u", "vm.buffer.store.i8",
                               EMP_VM_CLASS_I32};
  static const access_t kI16 = {"vm.buffer.load.i16.s", "vm.buffer.store.i16",
                                EMP_VM_CLASS_I32};
  static const access_t kI32 = {"vm.buffer.load.i32", "vm.buffer.store.i32",
                                EMP_VM_CLASS_I32};
  static const access_t kI64 = {"vm.buffer.load.i64", "vm.buffer.store.i64",
                                EMP_VM_CLASS_I64};
  static const access_t kF16 = {"vm.buffer.load.f16", "vm.buffer.store.f16",
                                EMP_VM_CLASS_F32};
  static const access_t kBf16 = {"vm.buffer.load.bf16", "vm.buffer.store.bf16",
                                 EMP_VM_CLASS_F32};
  static const access_t kF32 = {"vm.buffer.load.f32", "vm.buffer.store.f32",
                                EMP_VM_CLASS_F32};
  static const access_t kF64 = {"vm.buffer.load.f64", "vm.buffer.store.f64",
                                EMP_VM_CLASS_F64};
  const access_t* found = NULL;
  if (element->kind == EMP_TYPE_INDEX) {
    found = &kI64;
  } else if (element->kind == EMP_TYPE_INTEGER) {
    switch (element->bits) {
      case 1:
        found = &kI1;
        break;
      case 8:
        found = &kI8;
        break;
      case 16:
        found = &kI16;
        break;
      case 32:
        found = &kI32;
        break;
      case 64:
        found = &kI64;
        break;
      default:
        break;
    }
  } else if (element->kind == EMP_TYPE_FLOAT) {
    if (element->float_kind == EMP_FLOAT_F16) found = &kF16;
    if (element->float_kind == EMP_FLOAT_BF16) found = &kBf16;
    if (element->float_kind == EMP_FLOAT_F32) found = &kF32;
    if (element->float_kind == EMP_FLOAT_F64) found = &kF64;
  }
  if (found) *out_access = *found;
  return found != NULL;
}

// i2 and i4, packed from the low bits of a byte up.
static bool is_packed(const emp_type_t* element) {
  return element->kind == EMP_TYPE_INTEGER &&
         (element->bits == 2 || element->bits == 4);
}

static bool is_small_float(const emp_type_t* element) {
  return element->kind == EMP_TYPE_FLOAT && element->bits == 8;
}

typedef struct packed_place_s {
  emp_value_t* byte;   // i64: which byte
  emp_value_t* shift;  // i32: where in it
} packed_place_t;

static packed_place_t packed_place(emp_vm_conversion_t* conversion,
                                   uint32_t bits, emp_value_t* index) {
  emp_rewriter_t* rewriter = &conversion->rewriter;
  int32_t log2_per_byte = bits == 4 ? 1 : 2;
  packed_place_t place;
  place.byte = emp_vm_emit2(conversion, "vm.shr.i64.u", EMP_VM_CLASS_I64, index,
                            emp_vm_const_i32(rewriter, log2_per_byte));
  emp_value_t* low =
      emp_vm_emit1(conversion, "vm.trunc.i64.i32", EMP_VM_CLASS_I32, index);
  low = emp_vm_emit2(conversion, "vm.and.i32", EMP_VM_CLASS_I32, low,
                     emp_vm_const_i32(rewriter, (1 << log2_per_byte) - 1));
  place.shift = emp_vm_emit2(conversion, "vm.mul.i32", EMP_VM_CLASS_I32, low,
                             emp_vm_const_i32(rewriter, (int32_t)bits));
  return place;
}

// The element number of a load or store of a memref of rank 0 or 1.
static emp_value_t* element_index(emp_vm_conversion_t* conversion,
                                  const emp_op_t* op, uint32_t first) {
  if (op->operand_count == first) {
    return emp_vm_const_i64(&conversion->rewriter, 0);
  }
  return emp_vm_value(conversion, emp_op_operand(op, first));
}

bool emp_vm_convert_load(emp_vm_conversion_t* conversion, emp_op_t* op) {
  const emp_type_t* memref = emp_op_operand(op, 0)->type;
  const emp_type_t* element = memref->element;
  access_t access;
  if (memref->rank > 1) return emp_vm_refuse(conversion, op);
  emp_value_t* buffer = emp_vm_value(conversion, emp_op_operand(op, 0));
  emp_value_t* index = element_index(conversion, op, 1);
  if (is_packed(element)) {
    packed_place_t place = packed_place(conversion, element->bits, index);
    emp_value_t* byte = emp_vm_emit2(conversion, "vm.buffer.load.i8.u",
                                     EMP_VM_CLASS_I32, buffer, place.byte);
    emp_value_t* bits = emp_vm_emit2(conversion, "vm.shr.i32.u",
                                     EMP_VM_CLASS_I32, byte, place.shift);
    emp_vm_set_result(conversion, op, 0, bits);
    return true;
  }
  if (is_small_float(element)) {
    emp_value_t* bits = emp_vm_emit2(conversion, "vm.buffer.load.i8.u",
                                     EMP_VM_CLASS_I32, buffer, index);
    emp_vm_set_value(
        conversion, &op->results[0],
        emp_vm_small_float_value(conversion, element->float_kind, bits));
    return true;
  }
  if (!access_of(element, &access)) return emp_vm_refuse(conversion, op);
  emp_vm_set_value(
      conversion, &op->results[0],
      emp_vm_emit2(conversion, access.load, access.class, buffer, index));
  return true;
}

static void emit_store(emp_vm_conversion_t* conversion, const char* name,
                       emp_value_t* buffer, emp_value_t* index,
                       emp_value_t* value) {
  emp_value_t* operands[] = {buffer, index, value};
  emp_build_named(&conversion->rewriter, name,
                  &(emp_build_t){.operands = operands, .operand_count = 3});
}

// Reads the byte, replaces the bits, writes it back.
static void store_packed(emp_vm_conversion_t* conversion, uint32_t bits,
                         emp_value_t* buffer, emp_value_t* index,
                         emp_value_t* value) {
  emp_rewriter_t* rewriter = &conversion->rewriter;
  packed_place_t place = packed_place(conversion, bits, index);
  emp_value_t* ones =
      emp_vm_const_i32(rewriter, (int32_t)((UINT32_C(1) << bits) - 1));
  emp_value_t* mask = emp_vm_emit2(conversion, "vm.shl.i32", EMP_VM_CLASS_I32,
                                   ones, place.shift);
  emp_value_t* byte = emp_vm_emit2(conversion, "vm.buffer.load.i8.u",
                                   EMP_VM_CLASS_I32, buffer, place.byte);
  emp_value_t* rest = emp_vm_emit2(
      conversion, "vm.and.i32", EMP_VM_CLASS_I32, byte,
      emp_vm_emit1(conversion, "vm.not.i32", EMP_VM_CLASS_I32, mask));
  emp_value_t* placed =
      emp_vm_emit2(conversion, "vm.shl.i32", EMP_VM_CLASS_I32,
                   emp_vm_zero_extend(conversion, value, bits), place.shift);
  emit_store(
      conversion, "vm.buffer.store.i8", buffer, place.byte,
      emp_vm_emit2(conversion, "vm.or.i32", EMP_VM_CLASS_I32, rest, placed));
}

bool emp_vm_convert_store(emp_vm_conversion_t* conversion, emp_op_t* op) {
  const emp_type_t* memref = emp_op_operand(op, 1)->type;
  const emp_type_t* element = memref->element;
  access_t access;
  if (memref->rank > 1) return emp_vm_refuse(conversion, op);
  emp_value_t* value = emp_vm_value(conversion, emp_op_operand(op, 0));
  emp_value_t* buffer = emp_vm_value(conversion, emp_op_operand(op, 1));
  emp_value_t* index = element_index(conversion, op, 2);
  if (is_packed(element)) {
    store_packed(conversion, element->bits, buffer, index, value);
    return true;
  }
  if (is_small_float(element)) {
    emit_store(conversion, "vm.buffer.store.i8", buffer, index,
               emp_vm_small_float_bits(conversion, element->float_kind, value));
    return true;
  }
  if (!access_of(element, &access)) return emp_vm_refuse(conversion, op);
  emit_store(conversion, access.store, buffer, index, value);
  return true;
}
