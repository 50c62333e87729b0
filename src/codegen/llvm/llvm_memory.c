// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory. The last kernel pass leaves memrefs of rank 1 (bindings and pieces
// of the local memory) with plain row-major layout; higher ranks are taken when
// their inner dims are static. An element takes the bits of its storage type:
// i1 a byte that is 0 or 1, i2 and i4 packed with the lower index in the lower
// bits, other odd widths rounded up to a power of two.
#include "codegen/llvm/translate.h"
#include "dialects/op_kinds.h"

// Bits of one element in memory.
static uint32_t storage_bits(const emp_type_t* element) {
  uint32_t bits = emp_type_bit_width(element);
  if (element->kind == EMP_TYPE_INTEGER && (bits == 2 || bits == 4)) {
    return bits;
  }
  uint32_t storage = 8;
  while (storage < bits)
    storage *= 2;
  return storage;
}

// Row-major offset in elements; NULL after a failure.
static LLVMValueRef linear_index(emp_llvm_t* t, const emp_op_t* op,
                                 const emp_type_t* memref, uint32_t first) {
  if (memref->encoding) {
    emp_llvm_fail(t, op, "memref with a layout");
    return NULL;
  }
  LLVMValueRef linear = LLVMConstInt(t->i64, 0, false);
  for (uint32_t i = 0; i < memref->rank; ++i) {
    if (i > 0) {
      if (memref->dims[i] == EMP_DIM_DYNAMIC) {
        emp_llvm_fail(t, op, "memref with a dynamic inner dim");
        return NULL;
      }
      linear = LLVMBuildNSWMul(
          t->builder, linear,
          LLVMConstInt(t->i64, (uint64_t)memref->dims[i], true), "");
    }
    LLVMValueRef index = emp_llvm_operand(t, op, first + i);
    linear = LLVMBuildNSWAdd(t->builder, linear, index, "");
  }
  return linear;
}

static LLVMValueRef address(emp_llvm_t* t, LLVMTypeRef element,
                            LLVMValueRef base, LLVMValueRef index) {
  return LLVMBuildInBoundsGEP2(t->builder, element, base, &index, 1, "");
}

// -- packed elements ----------------------------------------------------------

typedef struct packed_s {
  LLVMValueRef at;     // the byte
  LLVMValueRef shift;  // i8
} packed_t;

static packed_t packed_place(emp_llvm_t* t, LLVMValueRef base,
                             LLVMValueRef index, uint32_t bits) {
  uint64_t per_byte = 8 / bits;
  LLVMValueRef count = LLVMConstInt(t->i64, per_byte, false);
  LLVMValueRef byte = LLVMBuildUDiv(t->builder, index, count, "");
  LLVMValueRef rest = LLVMBuildURem(t->builder, index, count, "");
  LLVMValueRef shift =
      LLVMBuildMul(t->builder, rest, LLVMConstInt(t->i64, bits, false), "");
  packed_t place = {address(t, t->i8, base, byte),
                    LLVMBuildTrunc(t->builder, shift, t->i8, "")};
  return place;
}

static LLVMValueRef load_packed(emp_llvm_t* t, packed_t place,
                                LLVMTypeRef type) {
  LLVMValueRef byte = LLVMBuildLoad2(t->builder, t->i8, place.at, "");
  byte = LLVMBuildLShr(t->builder, byte, place.shift, "");
  return LLVMBuildTrunc(t->builder, byte, type, "");
}

static void store_packed(emp_llvm_t* t, packed_t place, LLVMValueRef value,
                         uint32_t bits) {
  LLVMBuilderRef b = t->builder;
  LLVMValueRef ones = LLVMConstInt(t->i8, (1u << bits) - 1, false);
  LLVMValueRef mask = LLVMBuildShl(b, ones, place.shift, "");
  LLVMValueRef moved =
      LLVMBuildShl(b, LLVMBuildZExt(b, value, t->i8, ""), place.shift, "");
  LLVMValueRef byte = LLVMBuildLoad2(b, t->i8, place.at, "");
  byte = LLVMBuildAnd(b, byte, LLVMBuildNot(b, mask, ""), "");
  LLVMBuildStore(b, LLVMBuildOr(b, byte, moved, ""), place.at);
}

// -- loads and stores ---------------------------------------------------------

// The type of an element, or of a vector of them, as it lies in memory.
static LLVMTypeRef memory_type(emp_llvm_t* t, const emp_type_t* element,
                               LLVMTypeRef value_type) {
  uint32_t bits = storage_bits(element);
  if (bits == emp_type_bit_width(element)) return value_type;
  return emp_llvm_with_element(value_type,
                               LLVMIntTypeInContext(t->context, bits));
}

static LLVMValueRef from_memory(emp_llvm_t* t, LLVMValueRef loaded,
                                const emp_type_t* element, LLVMTypeRef type) {
  LLVMTypeRef stored = LLVMTypeOf(loaded);
  if (stored == type) return loaded;
  if (emp_type_bit_width(element) == 1) {
    return LLVMBuildICmp(t->builder, LLVMIntNE, loaded, LLVMConstNull(stored),
                         "");
  }
  return LLVMBuildTrunc(t->builder, loaded, type, "");
}

static LLVMValueRef to_memory(emp_llvm_t* t, LLVMValueRef value,
                              LLVMTypeRef stored) {
  if (LLVMTypeOf(value) == stored) return value;
  return LLVMBuildZExt(t->builder, value, stored, "");
}

static unsigned align_bytes(const emp_type_t* element) {
  uint32_t bits = storage_bits(element);
  return bits < 8 ? 1 : bits / 8;
}

static bool translate_load(emp_llvm_t* t, const emp_op_t* op) {
  const emp_type_t* memref = emp_op_operand(op, 0)->type;
  const emp_type_t* element = memref->element;
  LLVMValueRef base = emp_llvm_operand(t, op, 0);
  LLVMValueRef index = linear_index(t, op, memref, 1);
  if (!index) return false;
  LLVMTypeRef type = emp_llvm_type(t, emp_op_result(op, 0)->type);
  uint32_t bits = storage_bits(element);
  if (bits < 8) {
    if (LLVMGetTypeKind(type) == LLVMVectorTypeKind) {
      return emp_llvm_fail(t, op, "vector of packed elements");
    }
    packed_t place = packed_place(t, base, index, bits);
    emp_llvm_set(t, emp_op_result(op, 0), load_packed(t, place, type));
    return true;
  }
  LLVMTypeRef unit = memory_type(t, element, emp_llvm_type(t, element));
  LLVMValueRef load = LLVMBuildLoad2(t->builder, memory_type(t, element, type),
                                     address(t, unit, base, index), "");
  LLVMSetAlignment(load, align_bytes(element));
  emp_llvm_set(t, emp_op_result(op, 0), from_memory(t, load, element, type));
  return true;
}

static bool translate_store(emp_llvm_t* t, const emp_op_t* op) {
  const emp_type_t* memref = emp_op_operand(op, 1)->type;
  const emp_type_t* element = memref->element;
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  LLVMValueRef base = emp_llvm_operand(t, op, 1);
  LLVMValueRef index = linear_index(t, op, memref, 2);
  if (!index) return false;
  uint32_t bits = storage_bits(element);
  if (bits < 8) {
    if (LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVectorTypeKind) {
      return emp_llvm_fail(t, op, "vector of packed elements");
    }
    store_packed(t, packed_place(t, base, index, bits), value, bits);
    return true;
  }
  LLVMTypeRef unit = memory_type(t, element, emp_llvm_type(t, element));
  LLVMTypeRef stored = memory_type(t, element, LLVMTypeOf(value));
  LLVMValueRef store = LLVMBuildStore(t->builder, to_memory(t, value, stored),
                                      address(t, unit, base, index));
  LLVMSetAlignment(store, align_bytes(element));
  return true;
}

// memref.view %bytes[%offset][sizes]: the same memory, further on.
static bool translate_view(emp_llvm_t* t, const emp_op_t* op) {
  LLVMValueRef base = emp_llvm_operand(t, op, 0);
  LLVMValueRef offset = emp_llvm_operand(t, op, 1);
  emp_llvm_set(t, emp_op_result(op, 0), address(t, t->i8, base, offset));
  return true;
}

bool emp_llvm_translate_memory(emp_llvm_t* t, const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_memref_load:
    case EMP_OP_vector_load:
      return translate_load(t, op);
    case EMP_OP_memref_store:
    case EMP_OP_vector_store:
      return translate_store(t, op);
    case EMP_OP_memref_view:
      return translate_view(t, op);
    case EMP_OP_memref_cast:
      emp_llvm_set(t, emp_op_result(op, 0), emp_llvm_operand(t, op, 0));
      return true;
    default:
      return false;
  }
}
