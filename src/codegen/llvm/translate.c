// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions, constants and structured control flow. A loop is emitted with its
// test at the bottom and a guard before it, the form in which LLVM's loop
// strength reduction works best without a rotation pass:
//
//   scf.for %i = %lo to %hi step %s iter_args(%a = %x)
//     guard: br lo < hi, body, exit
//     body:  i = phi [lo], [i + s]; a = phi [x], [yielded]; ...; br i+s < hi
//     exit:  result = phi [x], [yielded]
#include "codegen/llvm/translate.h"

#include <stddef.h>

#include "base/text.h"
#include "contract/executable_abi.h"
#include "dialects/op_kinds.h"

bool emp_llvm_fail(emp_llvm_t* t, const emp_op_t* op, const char* what) {
  if (!emp_is_ok(t->status)) return false;
  t->status = EMP_FAIL(UNIMPLEMENTED, "cpu: '%s': %s", op->info->name, what);
  return false;
}

LLVMTypeRef emp_llvm_type(emp_llvm_t* t, const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
      return LLVMIntTypeInContext(t->context, type->bits);
    case EMP_TYPE_INDEX:
      return t->i64;
    case EMP_TYPE_FLOAT:
      if (type->bits == 64) return t->f64;
      if (type->bits == 32) return t->f32;
      return LLVMIntTypeInContext(t->context, type->bits);
    case EMP_TYPE_VECTOR: {
      // Vectors of rank 0 have one element, higher ranks are flattened.
      int64_t count = emp_type_element_count(type);
      return LLVMVectorType(emp_llvm_type(t, type->element), (unsigned)count);
    }
    default:
      return t->ptr;
  }
}

LLVMValueRef emp_llvm_value(emp_llvm_t* t, const emp_value_t* value) {
  return (LLVMValueRef)emp_ptr_map_get(&t->values, value);
}

LLVMValueRef emp_llvm_operand(emp_llvm_t* t, const emp_op_t* op, uint32_t i) {
  return emp_llvm_value(t, emp_op_operand(op, i));
}

void emp_llvm_set(emp_llvm_t* t, const emp_value_t* value, LLVMValueRef to) {
  emp_ptr_map_set(&t->values, value, to);
}

static bool is_vector(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind;
}

LLVMTypeRef emp_llvm_with_element(LLVMTypeRef like, LLVMTypeRef element) {
  return is_vector(like) ? LLVMVectorType(element, LLVMGetVectorSize(like))
                         : element;
}

static LLVMValueRef constant_splat(LLVMValueRef scalar, unsigned lanes) {
  enum { kMaxLanes = 512 };
  LLVMValueRef items[kMaxLanes];
  for (unsigned i = 0; i < lanes && i < kMaxLanes; ++i)
    items[i] = scalar;
  return LLVMConstVector(items, lanes < kMaxLanes ? lanes : kMaxLanes);
}

LLVMValueRef emp_llvm_int_like(LLVMTypeRef like, int64_t value) {
  if (!is_vector(like)) return LLVMConstInt(like, (uint64_t)value, true);
  LLVMValueRef scalar =
      LLVMConstInt(LLVMGetElementType(like), (uint64_t)value, true);
  return constant_splat(scalar, LLVMGetVectorSize(like));
}

LLVMValueRef emp_llvm_splat(emp_llvm_t* t, LLVMValueRef scalar,
                            unsigned lanes) {
  if (LLVMIsConstant(scalar)) return constant_splat(scalar, lanes);
  LLVMTypeRef type = LLVMVectorType(LLVMTypeOf(scalar), lanes);
  LLVMValueRef poison = LLVMGetPoison(type);
  LLVMValueRef first = LLVMBuildInsertElement(
      t->builder, poison, scalar, LLVMConstInt(t->i32, 0, false), "");
  LLVMValueRef mask = LLVMConstNull(LLVMVectorType(t->i32, lanes));
  return LLVMBuildShuffleVector(t->builder, first, poison, mask, "");
}

LLVMValueRef emp_llvm_intrinsic(emp_llvm_t* t, const char* name,
                                LLVMTypeRef overload, LLVMTypeRef overload2,
                                LLVMValueRef* args, unsigned count) {
  emp_str_t text = emp_str_from(name);
  unsigned id = LLVMLookupIntrinsicID(text.data, text.length);
  if (!id) return NULL;
  LLVMTypeRef overloads[] = {overload, overload2};
  unsigned overload_count = !overload ? 0u : !overload2 ? 1u : 2u;
  LLVMValueRef function =
      LLVMGetIntrinsicDeclaration(t->module, id, overloads, overload_count);
  LLVMTypeRef type =
      LLVMIntrinsicGetType(t->context, id, overloads, overload_count);
  return LLVMBuildCall2(t->builder, type, function, args, count, "");
}

static LLVMValueRef load_field(emp_llvm_t* t, LLVMValueRef base,
                               uint64_t offset_bytes, LLVMTypeRef type,
                               unsigned align_bytes) {
  LLVMValueRef offset = LLVMConstInt(t->i64, offset_bytes, false);
  LLVMValueRef at =
      LLVMBuildInBoundsGEP2(t->builder, t->i8, base, &offset, 1, "");
  LLVMValueRef load = LLVMBuildLoad2(t->builder, type, at, "");
  LLVMSetAlignment(load, align_bytes);
  return load;
}

static LLVMValueRef import_once(emp_llvm_t* t, LLVMValueRef function,
                                LLVMTypeRef type, LLVMValueRef* args,
                                unsigned count) {
  return LLVMBuildCall2(t->builder, type, function, args, count, "");
}

LLVMValueRef emp_llvm_import(emp_llvm_t* t, unsigned index, LLVMTypeRef result,
                             LLVMValueRef* args, unsigned count) {
  enum { kMaxArgs = 3 };
  LLVMTypeRef params[kMaxArgs];
  bool vector = is_vector(result);
  for (unsigned i = 0; i < count; ++i) {
    LLVMTypeRef type = LLVMTypeOf(args[i]);
    params[i] = vector ? LLVMGetElementType(type) : type;
  }
  LLVMTypeRef one = vector ? LLVMGetElementType(result) : result;
  LLVMTypeRef type = LLVMFunctionType(one, params, count, false);
  LLVMValueRef function =
      load_field(t, t->imports, (uint64_t)index * 8, t->ptr, 8);
  if (!vector) return import_once(t, function, type, args, count);
  LLVMValueRef value = LLVMGetPoison(result);
  for (unsigned lane = 0; lane < LLVMGetVectorSize(result); ++lane) {
    LLVMValueRef at = LLVMConstInt(t->i32, lane, false);
    LLVMValueRef scalars[kMaxArgs];
    for (unsigned i = 0; i < count; ++i) {
      scalars[i] = LLVMBuildExtractElement(t->builder, args[i], at, "");
    }
    LLVMValueRef called = import_once(t, function, type, scalars, count);
    value = LLVMBuildInsertElement(t->builder, value, called, at, "");
  }
  return value;
}

// -- constants ----------------------------------------------------------------

static LLVMValueRef scalar_constant(emp_llvm_t* t, const emp_attr_t* attr) {
  LLVMTypeRef type = emp_llvm_type(t, attr->type);
  if (attr->kind == EMP_ATTR_INTEGER) {
    if (attr->type->kind == EMP_TYPE_INTEGER && attr->type->bits > 64) {
      return LLVMConstIntOfArbitraryPrecision(
          type, (attr->type->bits + 63) / 64, attr->words);
    }
    return LLVMConstInt(type, (uint64_t)attr->value, true);
  }
  if (attr->kind != EMP_ATTR_FLOAT) return NULL;
  if (attr->type->bits == 32 || attr->type->bits == 64) {
    return LLVMConstBitCast(
        LLVMConstInt(LLVMIntTypeInContext(t->context, attr->type->bits),
                     attr->bits[0], false),
        type);
  }
  return LLVMConstInt(type, attr->bits[0], false);
}

static bool translate_constant(emp_llvm_t* t, const emp_op_t* op) {
  const emp_attr_t* attr = emp_op_attr(op, "value");
  LLVMValueRef value = NULL;
  if (attr->kind == EMP_ATTR_DENSE && attr->type->kind == EMP_TYPE_VECTOR) {
    enum { kMaxLanes = 512 };
    LLVMValueRef lanes[kMaxLanes];
    int64_t count = emp_dense_count(attr);
    if (count > kMaxLanes) return emp_llvm_fail(t, op, "vector too long");
    for (int64_t i = 0; i < count; ++i) {
      lanes[i] = scalar_constant(t, emp_dense_element(attr, i));
    }
    value = LLVMConstVector(lanes, (unsigned)count);
  } else {
    value = scalar_constant(t, attr);
  }
  if (!value) return emp_llvm_fail(t, op, "constant of this type");
  emp_llvm_set(t, emp_op_result(op, 0), value);
  return true;
}

// -- structured control flow --------------------------------------------------

static bool translate_block(emp_llvm_t* t, const emp_block_t* block);

static LLVMBasicBlockRef new_block(emp_llvm_t* t) {
  return LLVMAppendBasicBlockInContext(t->context, t->function, "");
}

static LLVMValueRef* value_array(emp_llvm_t* t, size_t count) {
  return emp_arena_new_array(t->arena, LLVMValueRef, count);
}

static LLVMValueRef new_phi(emp_llvm_t* t, const emp_type_t* type) {
  return LLVMBuildPhi(t->builder, emp_llvm_type(t, type), "");
}

static bool translate_for(emp_llvm_t* t, const emp_op_t* op) {
  LLVMValueRef low = emp_llvm_operand(t, op, 0);
  LLVMValueRef high = emp_llvm_operand(t, op, 1);
  LLVMValueRef step = emp_llvm_operand(t, op, 2);
  const emp_block_t* body = emp_op_body(op);
  uint32_t count = op->result_count;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(t->builder);
  LLVMBasicBlockRef loop = new_block(t);
  LLVMBasicBlockRef exit = new_block(t);
  LLVMValueRef enter = LLVMBuildICmp(t->builder, LLVMIntSLT, low, high, "");
  LLVMBuildCondBr(t->builder, enter, loop, exit);

  LLVMPositionBuilderAtEnd(t->builder, loop);
  LLVMValueRef index = LLVMBuildPhi(t->builder, LLVMTypeOf(low), "");
  LLVMAddIncoming(index, &low, &before, 1);
  emp_llvm_set(t, body->args[0], index);
  LLVMValueRef* inits = value_array(t, count);
  LLVMValueRef* carried = value_array(t, count);
  for (uint32_t i = 0; i < count; ++i) {
    inits[i] = emp_llvm_operand(t, op, 3 + i);
    carried[i] = new_phi(t, emp_op_result(op, i)->type);
    LLVMAddIncoming(carried[i], &inits[i], &before, 1);
    emp_llvm_set(t, body->args[1 + i], carried[i]);
  }
  if (!translate_block(t, body)) return false;
  const emp_op_t* yield = emp_block_terminator(body);
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(t->builder);
  LLVMValueRef next = LLVMBuildNSWAdd(t->builder, index, step, "");
  LLVMValueRef again = LLVMBuildICmp(t->builder, LLVMIntSLT, next, high, "");
  LLVMBuildCondBr(t->builder, again, loop, exit);
  LLVMAddIncoming(index, &next, &latch, 1);

  LLVMPositionBuilderAtEnd(t->builder, exit);
  for (uint32_t i = 0; i < count; ++i) {
    LLVMValueRef yielded = emp_llvm_operand(t, yield, i);
    LLVMAddIncoming(carried[i], &yielded, &latch, 1);
    LLVMValueRef result = new_phi(t, emp_op_result(op, i)->type);
    LLVMAddIncoming(result, &inits[i], &before, 1);
    LLVMAddIncoming(result, &yielded, &latch, 1);
    emp_llvm_set(t, emp_op_result(op, i), result);
  }
  return true;
}

static bool translate_if(emp_llvm_t* t, const emp_op_t* op) {
  LLVMBasicBlockRef arms[2] = {new_block(t), NULL};
  LLVMBasicBlockRef exit = new_block(t);
  bool has_else = op->region_count > 1 && op->regions[1].first;
  arms[1] = has_else ? new_block(t) : exit;
  LLVMBuildCondBr(t->builder, emp_llvm_operand(t, op, 0), arms[0], arms[1]);
  LLVMBasicBlockRef ends[2] = {NULL, NULL};
  for (uint32_t arm = 0; arm < (has_else ? 2u : 1u); ++arm) {
    LLVMPositionBuilderAtEnd(t->builder, arms[arm]);
    if (!translate_block(t, op->regions[arm].first)) return false;
    ends[arm] = LLVMGetInsertBlock(t->builder);
    LLVMBuildBr(t->builder, exit);
  }
  LLVMPositionBuilderAtEnd(t->builder, exit);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    LLVMValueRef result = new_phi(t, emp_op_result(op, i)->type);
    for (uint32_t arm = 0; arm < 2; ++arm) {
      const emp_op_t* yield = emp_block_terminator(op->regions[arm].first);
      LLVMValueRef yielded = emp_llvm_operand(t, yield, i);
      LLVMAddIncoming(result, &yielded, &ends[arm], 1);
    }
    emp_llvm_set(t, emp_op_result(op, i), result);
  }
  return true;
}

// scf.while: the before region is the loop's head, scf.condition leaves it.
static bool translate_while(emp_llvm_t* t, const emp_op_t* op) {
  const emp_block_t* head = op->regions[0].first;
  const emp_block_t* body = op->regions[1].first;
  LLVMBasicBlockRef before = LLVMGetInsertBlock(t->builder);
  LLVMBasicBlockRef loop = new_block(t);
  LLVMBasicBlockRef then = new_block(t);
  LLVMBasicBlockRef exit = new_block(t);
  LLVMBuildBr(t->builder, loop);
  LLVMPositionBuilderAtEnd(t->builder, loop);
  LLVMValueRef* carried = value_array(t, head->arg_count);
  for (uint32_t i = 0; i < head->arg_count; ++i) {
    LLVMValueRef init = emp_llvm_operand(t, op, i);
    carried[i] = new_phi(t, head->args[i]->type);
    LLVMAddIncoming(carried[i], &init, &before, 1);
    emp_llvm_set(t, head->args[i], carried[i]);
  }
  if (!translate_block(t, head)) return false;
  const emp_op_t* condition = emp_block_terminator(head);
  LLVMBuildCondBr(t->builder, emp_llvm_operand(t, condition, 0), then, exit);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    LLVMValueRef value = emp_llvm_operand(t, condition, 1 + i);
    emp_llvm_set(t, body->args[i], value);
    emp_llvm_set(t, emp_op_result(op, i), value);
  }
  LLVMPositionBuilderAtEnd(t->builder, then);
  if (!translate_block(t, body)) return false;
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(t->builder);
  LLVMBuildBr(t->builder, loop);
  const emp_op_t* yield = emp_block_terminator(body);
  for (uint32_t i = 0; i < head->arg_count; ++i) {
    LLVMValueRef yielded = emp_llvm_operand(t, yield, i);
    LLVMAddIncoming(carried[i], &yielded, &latch, 1);
  }
  LLVMPositionBuilderAtEnd(t->builder, exit);
  return true;
}

// The element types that kernels compute with.
static bool is_known(const emp_type_t* type) {
  const emp_type_t* element = type;
  if (type->kind == EMP_TYPE_VECTOR || type->kind == EMP_TYPE_MEMREF) {
    element = type->element;
  }
  switch (element->kind) {
    case EMP_TYPE_INDEX:
      return true;
    case EMP_TYPE_INTEGER:
      return element->bits <= 128;
    case EMP_TYPE_FLOAT:
      return element->float_kind == EMP_FLOAT_F16 ||
             element->float_kind == EMP_FLOAT_BF16 ||
             element->float_kind == EMP_FLOAT_F32 ||
             element->float_kind == EMP_FLOAT_F64;
    default:
      return false;
  }
}

static bool has_known_types(emp_llvm_t* t, const emp_op_t* op) {
  bool known = true;
  for (uint32_t i = 0; i < op->operand_count && known; ++i) {
    known = is_known(emp_op_operand(op, i)->type);
  }
  for (uint32_t i = 0; i < op->result_count && known; ++i) {
    known = is_known(emp_op_result(op, i)->type);
  }
  return known || emp_llvm_fail(t, op, "element type that this target lacks");
}

static bool translate_op(emp_llvm_t* t, const emp_op_t* op) {
  if (!has_known_types(t, op)) return false;
  switch (op->info->kind) {
    case EMP_OP_arith_constant:
      return translate_constant(t, op);
    case EMP_OP_scf_for:
      return translate_for(t, op);
    case EMP_OP_scf_if:
      return translate_if(t, op);
    case EMP_OP_scf_while:
      return translate_while(t, op);
    default:
      break;
  }
  if (emp_llvm_translate_arith(t, op)) return true;
  if (emp_llvm_translate_cast(t, op)) return true;
  if (emp_llvm_translate_math(t, op)) return true;
  if (emp_llvm_translate_memory(t, op)) return true;
  if (emp_llvm_translate_vector(t, op)) return true;
  return emp_llvm_fail(t, op, "no translation of this op");
}

// All ops but the terminator, which belongs to whoever owns the region.
static bool translate_block(emp_llvm_t* t, const emp_block_t* block) {
  const emp_op_t* terminator = emp_block_terminator(block);
  for (const emp_op_t* op = block->first; op && op != terminator;
       op = op->next) {
    if (!translate_op(t, op)) return false;
  }
  return true;
}

// -- kernels ------------------------------------------------------------------

// Arguments are, in order: memrefs (one a binding), i32 push constants, three
// workgroup ids, three counts (index), the local memory (a memref of i8).
static bool bind_arguments(emp_llvm_t* t, const emp_op_t* op,
                           const emp_block_t* body) {
  LLVMValueRef dispatch = LLVMGetParam(t->function, 0);
  LLVMValueRef group = LLVMGetParam(t->function, 1);
  LLVMValueRef bindings =
      load_field(t, dispatch, offsetof(emp_dispatch_t, bindings), t->ptr, 8);
  LLVMValueRef constants =
      load_field(t, dispatch, offsetof(emp_dispatch_t, constants), t->ptr, 8);
  t->imports =
      load_field(t, dispatch, offsetof(emp_dispatch_t, imports), t->ptr, 8);
  uint32_t binding = 0, constant = 0, index = 0;
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    const emp_value_t* arg = body->args[i];
    LLVMValueRef value = NULL;
    if (emp_type_is_integer(arg->type, 32)) {
      value = load_field(t, constants, 4 * (uint64_t)constant++, t->i32, 4);
    } else if (emp_type_is_index(arg->type) && index < 6) {
      size_t at = index < 3 ? offsetof(emp_workgroup_t, id) + 4 * (size_t)index
                            : offsetof(emp_dispatch_t, workgroup_count) +
                                  4 * ((size_t)index - 3);
      value = load_field(t, index < 3 ? group : dispatch, at, t->i32, 4);
      value = LLVMBuildZExt(t->builder, value, t->i64, "");
      ++index;
    } else if (arg->type->kind == EMP_TYPE_MEMREF && index == 6) {
      value = load_field(t, group, offsetof(emp_workgroup_t, local_memory),
                         t->ptr, 8);
    } else if (arg->type->kind == EMP_TYPE_MEMREF) {
      value = load_field(t, bindings, 8 * (uint64_t)binding++, t->ptr, 8);
    } else {
      return emp_llvm_fail(t, op, "argument that is no part of the ABI");
    }
    emp_llvm_set(t, arg, value);
  }
  return true;
}

static void add_attribute(emp_llvm_t* t, unsigned at, const char* name) {
  emp_str_t text = emp_str_from(name);
  unsigned kind = LLVMGetEnumAttributeKindForName(text.data, text.length);
  LLVMAddAttributeAtIndex(t->function, at,
                          LLVMCreateEnumAttribute(t->context, kind, 0));
}

static bool translate_function(emp_llvm_t* t, const emp_op_t* op) {
  LLVMTypeRef params[2] = {t->ptr, t->ptr};
  LLVMTypeRef type = LLVMFunctionType(t->i32, params, 2, false);
  emp_str_t name = emp_op_str_attr(op, "sym_name");
  t->function =
      LLVMAddFunction(t->module, emp_arena_copy_str(t->arena, name).data, type);
  add_attribute(t, (unsigned)LLVMAttributeFunctionIndex, "nounwind");
  t->entry = new_block(t);
  LLVMPositionBuilderAtEnd(t->builder, t->entry);
  const emp_block_t* body = emp_op_body(op);
  if (!bind_arguments(t, op, body)) return false;
  if (!translate_block(t, body)) return false;
  LLVMBuildRet(t->builder, LLVMConstInt(t->i32, 0, false));
  return true;
}

bool emp_llvm_translate_module(emp_llvm_t* t, const emp_op_t* module_op) {
  t->i1 = LLVMInt1TypeInContext(t->context);
  t->i8 = LLVMInt8TypeInContext(t->context);
  t->i16 = LLVMInt16TypeInContext(t->context);
  t->i32 = LLVMInt32TypeInContext(t->context);
  t->i64 = LLVMInt64TypeInContext(t->context);
  t->f32 = LLVMFloatTypeInContext(t->context);
  t->f64 = LLVMDoubleTypeInContext(t->context);
  t->ptr = LLVMPointerTypeInContext(t->context, 0);
  for (const emp_op_t* op = emp_op_body(module_op)->first; op; op = op->next) {
    if (!emp_op_is(op, EMP_OP_func_func) || !emp_op_body(op)) continue;
    if (!translate_function(t, op)) return false;
  }
  return true;
}
