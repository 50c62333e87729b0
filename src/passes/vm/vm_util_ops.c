// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The util dialect in the machine: globals, references, small arithmetic on
// sizes, byte buffers.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "passes/vm/vm_build.h"
#include "passes/vm/vm_convert.h"

typedef bool (*convert_fn_t)(emp_vm_converter_t* converter, emp_op_t* op);

static emp_value_t* operand(emp_vm_converter_t* converter, const emp_op_t* op,
                            uint32_t i) {
  return emp_vm_value(&converter->scalars, emp_op_operand(op, i));
}

static bool set(emp_vm_converter_t* converter, const emp_op_t* op, uint32_t i,
                emp_value_t* value) {
  emp_vm_set_value(&converter->scalars, emp_op_result(op, i), value);
  return true;
}

static emp_value_t* emit2(emp_vm_converter_t* converter, const char* name,
                          emp_vm_class_t class, emp_value_t* a,
                          emp_value_t* b) {
  return emp_vm_emit2(&converter->scalars, name, class, a, b);
}

// -- globals -----------------------------------------------------------------

// The op of a family by the register of a type: i32, i64, f32, f64, ref.
static uint32_t by_register(const emp_type_t* type, const uint32_t kinds[5]) {
  switch (emp_vm_class_of(type)) {
    case EMP_VM_CLASS_I32:
      return kinds[0];
    case EMP_VM_CLASS_I64:
      return kinds[1];
    case EMP_VM_CLASS_F32:
      return kinds[2];
    case EMP_VM_CLASS_F64:
      return kinds[3];
    default:
      return kinds[4];
  }
}

static bool convert_global_load(emp_vm_converter_t* converter, emp_op_t* op) {
  static const uint32_t kinds[] = {
      EMP_OP_vm_global_load_i32, EMP_OP_vm_global_load_i64,
      EMP_OP_vm_global_load_f32, EMP_OP_vm_global_load_f64,
      EMP_OP_vm_global_load_ref};
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_type_t* vm_type = emp_vm_converted_type(type);
  emp_op_t* load =
      emp_build_op(&converter->scalars.rewriter, by_register(type, kinds),
                   EMP_TYPES(vm_type),
                   EMP_ATTRS(EMP_ATTR("global", emp_op_attr(op, "global"))));
  return set(converter, op, 0, emp_op_result(load, 0));
}

static bool convert_global_store(emp_vm_converter_t* converter, emp_op_t* op) {
  static const uint32_t kinds[] = {
      EMP_OP_vm_global_store_i32, EMP_OP_vm_global_store_i64,
      EMP_OP_vm_global_store_f32, EMP_OP_vm_global_store_f64,
      EMP_OP_vm_global_store_ref};
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  emp_build_op(&converter->scalars.rewriter, by_register(type, kinds),
               EMP_VALUES(operand(converter, op, 0)),
               EMP_ATTRS(EMP_ATTR("global", emp_op_attr(op, "global"))));
  return true;
}

// -- references --------------------------------------------------------------

static bool convert_null(emp_vm_converter_t* converter, emp_op_t* op) {
  const emp_type_t* type = emp_vm_converted_type(emp_op_result(op, 0)->type);
  return set(converter, op, 0, emp_vm_null(converter, type));
}

static bool convert_compare(emp_vm_converter_t* converter, emp_op_t* op) {
  bool is_equal = emp_op_is(op, EMP_OP_util_cmp_eq);
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  static const uint32_t eq[] = {EMP_OP_vm_cmp_eq_i32, EMP_OP_vm_cmp_eq_i64,
                                EMP_OP_vm_cmp_eq_f32_o, EMP_OP_vm_cmp_eq_f64_o,
                                EMP_OP_vm_cmp_eq_ref};
  static const uint32_t ne[] = {EMP_OP_vm_cmp_ne_i32, EMP_OP_vm_cmp_ne_i64,
                                EMP_OP_vm_cmp_ne_f32_u, EMP_OP_vm_cmp_ne_f64_u,
                                EMP_OP_vm_cmp_ne_ref};
  emp_value_t* operands[] = {operand(converter, op, 0),
                             operand(converter, op, 1)};
  emp_value_t* value =
      emp_vm_instruction(converter, by_register(type, is_equal ? eq : ne),
                         emp_type_integer(converter->context, 32), operands, 2);
  return set(converter, op, 0, value);
}

static bool convert_cast(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_value_t* value = operand(converter, op, 0);
  const emp_type_t* type = emp_vm_converted_type(emp_op_result(op, 0)->type);
  if (type != value->type) {
    value =
        emp_vm_instruction(converter, EMP_OP_vm_cast_any_ref, type, &value, 1);
  }
  return set(converter, op, 0, value);
}

// -- sizes -------------------------------------------------------------------

// (value + (alignment - 1)) & -alignment.
static bool convert_align(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_class_t class = emp_vm_class_of(emp_op_result(op, 0)->type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64) {
    return emp_vm_refuse(&converter->scalars, op);
  }
  bool is_wide = class == EMP_VM_CLASS_I64;
  emp_rewriter_t* b = &converter->scalars.rewriter;
  emp_value_t* zero = is_wide ? emp_vm_const_i64(b, 0) : emp_vm_const_i32(b, 0);
  emp_value_t* one = is_wide ? emp_vm_const_i64(b, 1) : emp_vm_const_i32(b, 1);
  emp_value_t* alignment = operand(converter, op, 1);
  const char* sub = is_wide ? "vm.sub.i64" : "vm.sub.i32";
  const char* add = !is_wide                  ? "vm.add.i32"
                    : converter->checks_sizes ? "vm.add.i64.checked"
                                              : "vm.add.i64";
  emp_value_t* mask = emit2(converter, sub, class, zero, alignment);
  emp_value_t* below = emit2(converter, sub, class, alignment, one);
  emp_value_t* sum =
      emit2(converter, add, class, operand(converter, op, 0), below);
  return set(converter, op, 0,
             emit2(converter, is_wide ? "vm.and.i64" : "vm.and.i32", class, sum,
                   mask));
}

static bool convert_sizeof(emp_vm_converter_t* converter, emp_op_t* op) {
  int64_t bytes = 0;
  const emp_attr_t* type = emp_op_attr(op, "sizedType");
  if (!emp_type_storage_bytes(type->type, 1, &bytes)) {
    return emp_vm_refuse(&converter->scalars, op);
  }
  return set(converter, op, 0,
             emp_vm_const_i64(&converter->scalars.rewriter, bytes));
}

static emp_value_t* extreme(emp_vm_converter_t* converter, const emp_op_t* op,
                            uint32_t first, uint32_t count, bool is_max) {
  emp_vm_class_t class = emp_vm_class_of(emp_op_operand(op, first)->type);
  bool is_wide = class == EMP_VM_CLASS_I64;
  const char* name = is_max ? (is_wide ? "vm.max.i64.u" : "vm.max.i32.u")
                            : (is_wide ? "vm.min.i64.u" : "vm.min.i32.u");
  emp_value_t* value = operand(converter, op, first);
  for (uint32_t i = 1; i < count; ++i) {
    value =
        emit2(converter, name, class, value, operand(converter, op, first + i));
  }
  return value;
}

static bool convert_extreme(emp_vm_converter_t* converter, emp_op_t* op) {
  if (op->operand_count == 0) return emp_vm_refuse(&converter->scalars, op);
  bool is_max = emp_op_is(op, EMP_OP_util_range_max);
  return set(converter, op, 0,
             extreme(converter, op, 0, op->operand_count, is_max));
}

// The least offset and the greatest end.
static bool convert_extents(emp_vm_converter_t* converter, emp_op_t* op) {
  uint32_t count = op->operand_count / 2;
  if (count == 0) return emp_vm_refuse(&converter->scalars, op);
  emp_value_t* end = NULL;
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* one_end =
        emit2(converter, "vm.add.i64", EMP_VM_CLASS_I64,
              operand(converter, op, i), operand(converter, op, count + i));
    end = end ? emit2(converter, "vm.max.i64.u", EMP_VM_CLASS_I64, end, one_end)
              : one_end;
  }
  set(converter, op, 0, extreme(converter, op, 0, count, false));
  return set(converter, op, 1, end);
}

// One of several values by number: a chain of selections.
static bool convert_switch(emp_vm_converter_t* converter, emp_op_t* op) {
  static const uint32_t kinds[] = {EMP_OP_vm_select_i32, EMP_OP_vm_select_i64,
                                   EMP_OP_vm_select_f32, EMP_OP_vm_select_f64,
                                   EMP_OP_vm_select_ref};
  emp_rewriter_t* b = &converter->scalars.rewriter;
  emp_value_t* index = operand(converter, op, 0);
  emp_value_t* value = operand(converter, op, 1);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  for (uint32_t i = 2; i < op->operand_count; ++i) {
    emp_value_t* is_it = emit2(converter, "vm.cmp.eq.i64", EMP_VM_CLASS_I32,
                               index, emp_vm_const_i64(b, i - 2));
    emp_value_t* choice[] = {is_it, operand(converter, op, i), value};
    value = emp_vm_instruction(converter, by_register(type, kinds), value->type,
                               choice, 3);
  }
  return set(converter, op, 0, value);
}

static bool convert_identity(emp_vm_converter_t* converter, emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    set(converter, op, i, operand(converter, op, i));
  }
  return true;
}

static bool convert_barrier(emp_vm_converter_t* converter, emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* value = operand(converter, op, i);
    set(converter, op, i,
        emp_vm_instruction(converter, EMP_OP_vm_optimization_barrier,
                           value->type, &value, 1));
  }
  return true;
}

static bool convert_unfoldable(emp_vm_converter_t* converter, emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  emp_rewriter_t* b = &converter->scalars.rewriter;
  emp_value_t* made = NULL;
  switch (emp_vm_class_of(emp_op_result(op, 0)->type)) {
    case EMP_VM_CLASS_I32:
      made = emp_vm_const_i32(b, (int32_t)value->value);
      break;
    case EMP_VM_CLASS_I64:
      made = emp_vm_const_i64(b, value->value);
      break;
    case EMP_VM_CLASS_F32:
      made =
          emp_vm_const_float(b, EMP_VM_CLASS_F32, emp_attr_float_value(value));
      break;
    case EMP_VM_CLASS_F64:
      made =
          emp_vm_const_float(b, EMP_VM_CLASS_F64, emp_attr_float_value(value));
      break;
    default:
      return emp_vm_refuse(&converter->scalars, op);
  }
  return set(converter, op, 0,
             emp_vm_instruction(converter, EMP_OP_vm_optimization_barrier,
                                made->type, &made, 1));
}

static bool convert_check_ok(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_value_t* status = operand(converter, op, 0);
  emp_value_t* is_bad = emp_vm_emit1(&converter->scalars, "vm.cmp.nz.i32",
                                     EMP_VM_CLASS_I32, status);
  emp_vm_cond_fail(converter, is_bad, status, emp_op_str_attr(op, "message"));
  return true;
}

// -- byte buffers ------------------------------------------------------------

static bool convert_buffer_constant(emp_vm_converter_t* converter,
                                    emp_op_t* op) {
  emp_str_t name = emp_op_str_attr(op, "name");
  if (name.length == 0) name = EMP_STR("_constant");
  return set(converter, op, 0,
             emp_vm_rodata(converter, name, emp_op_attr(op, "value")));
}

static bool convert_buffer_alloc(emp_vm_converter_t* converter, emp_op_t* op) {
  int64_t alignment = emp_op_int_attr(op, "alignment", 64);
  emp_value_t* operands[] = {
      operand(converter, op, 0),
      emp_vm_const_i32(&converter->scalars.rewriter, (int32_t)alignment)};
  const emp_type_t* type = emp_vm_converted_type(emp_op_result(op, 0)->type);
  return set(
      converter, op, 0,
      emp_vm_instruction(converter, EMP_OP_vm_buffer_alloc, type, operands, 2));
}

static bool convert_buffer_slice(emp_vm_converter_t* converter, emp_op_t* op) {
  int64_t alignment = emp_op_int_attr(op, "alignment", 64);
  emp_value_t* operands[] = {
      operand(converter, op, 0), operand(converter, op, 2),
      operand(converter, op, 3),
      emp_vm_const_i32(&converter->scalars.rewriter, (int32_t)alignment)};
  const emp_type_t* type = emp_vm_converted_type(emp_op_result(op, 0)->type);
  return set(
      converter, op, 0,
      emp_vm_instruction(converter, EMP_OP_vm_buffer_clone, type, operands, 4));
}

static bool convert_buffer_size(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_value_t* buffer = operand(converter, op, 0);
  return set(
      converter, op, 0,
      emp_vm_instruction(converter, EMP_OP_vm_buffer_length,
                         emp_type_integer(converter->context, 64), &buffer, 1));
}

static bool convert_buffer_copy(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_value_t* operands[] = {
      operand(converter, op, 0), operand(converter, op, 2),
      operand(converter, op, 3), operand(converter, op, 5),
      operand(converter, op, 6)};
  emp_vm_instruction(converter, EMP_OP_vm_buffer_copy, NULL, operands, 5);
  return true;
}

static bool convert_buffer_compare(emp_vm_converter_t* converter,
                                   emp_op_t* op) {
  emp_value_t* operands[] = {
      operand(converter, op, 0), operand(converter, op, 2),
      operand(converter, op, 3), operand(converter, op, 5),
      operand(converter, op, 6)};
  return set(converter, op, 0,
             emp_vm_instruction(converter, EMP_OP_vm_buffer_compare,
                                emp_type_integer(converter->context, 32),
                                operands, 5));
}

static bool convert_buffer_hash(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_value_t* operands[] = {operand(converter, op, 0),
                             operand(converter, op, 2),
                             operand(converter, op, 3)};
  return set(converter, op, 0,
             emp_vm_instruction(converter, EMP_OP_vm_buffer_hash,
                                emp_type_integer(converter->context, 64),
                                operands, 3));
}

static bool convert_dealloc(emp_vm_converter_t* converter, emp_op_t* op) {
  (void)converter;
  (void)op;
  return true;
}

static const struct {
  uint32_t kind;
  convert_fn_t convert;
} rows[] = {
    {EMP_OP_util_global_load, convert_global_load},
    {EMP_OP_util_global_store, convert_global_store},
    {EMP_OP_util_null, convert_null},
    {EMP_OP_util_cmp_eq, convert_compare},
    {EMP_OP_util_cmp_ne, convert_compare},
    {EMP_OP_util_cast, convert_cast},
    {EMP_OP_util_align, convert_align},
    {EMP_OP_util_sizeof, convert_sizeof},
    {EMP_OP_util_switch, convert_switch},
    {EMP_OP_util_range_min, convert_extreme},
    {EMP_OP_util_range_max, convert_extreme},
    {EMP_OP_util_range_extents, convert_extents},
    {EMP_OP_util_assume_int, convert_identity},
    {EMP_OP_util_numeric_optional_narrow, convert_identity},
    {EMP_OP_util_optimization_barrier, convert_barrier},
    {EMP_OP_util_unfoldable_constant, convert_unfoldable},
    {EMP_OP_util_status_check_ok, convert_check_ok},
    {EMP_OP_util_buffer_constant, convert_buffer_constant},
    {EMP_OP_util_buffer_alloc, convert_buffer_alloc},
    {EMP_OP_util_buffer_dealloc, convert_dealloc},
    {EMP_OP_util_buffer_slice, convert_buffer_slice},
    {EMP_OP_util_buffer_size, convert_buffer_size},
    {EMP_OP_util_buffer_copy, convert_buffer_copy},
    {EMP_OP_util_buffer_compare, convert_buffer_compare},
    {EMP_OP_util_buffer_hash, convert_buffer_hash},
};

bool emp_vm_convert_util_op(emp_vm_converter_t* converter, emp_op_t* op,
                            bool* out_done) {
  *out_done = true;
  for (size_t i = 0; i < EMP_COUNT_OF(rows); ++i) {
    if (rows[i].kind == op->info->kind) return rows[i].convert(converter, op);
  }
  *out_done = false;
  return true;
}
