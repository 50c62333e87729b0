// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Older spellings of tosa ops, as files of MLIR 14 to 21 have them, changed
// into today's as they are read: what was an attribute (sizes, zero points,
// multipliers, shifts) becomes a constant in front of the op, and attributes
// get the names and kinds that they have now. An op in today's form is left as
// it is; one that cannot be spelled anew is left to the verifier.
#include <string.h>

#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/tosa/tosa_hooks.h"
#include "ir/op_spec.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static void add_operand(emp_op_t* op, emp_value_t* value) {
  emp_op_insert_operand(op, op->operand_count, value);
}

// Numbers of an attribute, or of a constant operand.
typedef struct numbers_s {
  int64_t items[4 * kTosaMaxRank];
  size_t count;
} numbers_t;

static bool read_numbers(const emp_attr_t* attr, numbers_t* out) {
  out->count = 0;
  return attr && emp_attr_read_ints(attr, out->items, EMP_COUNT_OF(out->items),
                                    &out->count);
}

// -- constants in front ------------------------------------------------------

// `values` as integers of `element`, in one dimension.
static const emp_attr_t* integers(const emp_type_t* element,
                                  const numbers_t* values) {
  int64_t count = (int64_t)values->count;
  uint8_t bytes[sizeof(values->items)];
  size_t size = emp_dense_element_bytes(element);
  bool is_splat = values->count > 0;
  for (size_t i = 0; i < values->count; ++i) {
    int64_t value = emp_attr_integer(element, values->items[i])->value;
    memcpy(bytes + i * size, &value, size);
    is_splat = is_splat && memcmp(bytes, bytes + i * size, size) == 0;
  }
  return emp_attr_dense(
      emp_type_tensor(&count, 1, element, NULL),
      (emp_dense_data_t){.bytes = bytes,
                         .length = size * (is_splat ? 1 : values->count),
                         .is_splat = is_splat});
}

static emp_value_t* make_const(emp_op_t* op, const emp_attr_t* values,
                               const emp_type_t* type) {
  emp_rewriter_t rewriter = emp_build_before(op);
  return emp_build_value(&rewriter, EMP_OP_tosa_const, EMP_TYPES(type),
                         EMP_ATTRS(EMP_ATTR("values", values)));
}

static emp_value_t* make_shape(emp_op_t* op, const numbers_t* sizes) {
  emp_rewriter_t rewriter = emp_build_before(op);
  numbers_t values = *sizes;
  const emp_attr_t* rank = emp_attr_i64(op->context, (int64_t)sizes->count);
  for (size_t i = 0; i < values.count; ++i) {
    if (values.items[i] == EMP_DIM_DYNAMIC) values.items[i] = -1;
  }
  const emp_type_t* type = emp_type_named(op->context, "tosa.shape", &rank, 1);
  return emp_build_value(
      &rewriter, EMP_OP_tosa_const_shape, EMP_TYPES(type),
      EMP_ATTRS(
          EMP_ATTR("values", integers(emp_type_index(op->context), &values))));
}

static emp_value_t* make_reshape(emp_op_t* op, emp_value_t* value,
                                 const emp_type_t* type) {
  numbers_t sizes = {.count = type->rank};
  memcpy(sizes.items, type->dims, type->rank * sizeof(int64_t));
  emp_value_t* shape = make_shape(op, &sizes);
  emp_rewriter_t rewriter = emp_build_before(op);
  return emp_build_value(&rewriter, EMP_OP_tosa_reshape,
                         EMP_VALUES(value, shape), EMP_TYPES(type));
}

// tensor<1x..> of one number of the element type of `tensor`.
static emp_value_t* make_number(emp_op_t* op, const emp_type_t* tensor,
                                int64_t value) {
  const emp_type_t* element = emp_tosa_storage(tensor);
  int64_t one = 1;
  const emp_type_t* type = emp_type_tensor(&one, 1, element, NULL);
  const emp_attr_t* number = emp_type_is_float(element)
                                 ? emp_attr_float(element, (double)value)
                                 : emp_attr_integer(element, value);
  return make_const(op, emp_attr_dense_splat(type, number), type);
}

static bool takes_numbers(const emp_type_t* tensor) {
  const emp_type_t* element = emp_tosa_storage(tensor);
  return emp_type_is_tensor(tensor) &&
         (emp_type_is_float(element) || emp_type_is_any_integer(element));
}

// -- attributes --------------------------------------------------------------

static void rename_attr(emp_op_t* op, const char* old_name,
                        const char* new_name) {
  const emp_attr_t* value = emp_op_attr(op, old_name);
  if (!value || emp_op_has_attr(op, new_name)) return;
  emp_op_remove_attr(op, old_name);
  emp_op_set_attr(op, new_name, value);
}

// [1, 2] and dense<[1, 2]> as array<i64: 1, 2>.
static void renew_array(emp_op_t* op, const char* name) {
  const emp_attr_t* value = emp_op_attr(op, name);
  numbers_t numbers;
  if (!value || value->kind == EMP_ATTR_DENSE_ARRAY ||
      !read_numbers(value, &numbers)) {
    return;
  }
  emp_op_set_attr(
      op, name, emp_attr_i64_array(op->context, numbers.items, numbers.count));
}

static void renew_axis(emp_op_t* op) {
  const emp_attr_t* axis = emp_op_attr(op, "axis");
  if (axis && axis->kind == EMP_ATTR_INTEGER && !axis->words) {
    emp_op_set_attr(op, "axis",
                    emp_attr_i32(op->context, (int32_t)axis->value));
  }
}

// "BILINEAR" as the enum.
static void renew_enum(emp_op_t* op, const char* name, const char* enum_name) {
  const emp_attr_t* value = emp_op_attr(op, name);
  const emp_enum_def_t* def =
      emp_context_enum_def(op->context, emp_str_from(enum_name));
  int64_t number = 0;
  if (value && value->kind == EMP_ATTR_STRING &&
      emp_enum_value(def, value->text, &number)) {
    emp_op_set_attr(op, name, emp_attr_enum(op->context, def, number));
  }
}

static void renew_nan_mode(emp_op_t* op) {
  renew_enum(op, "nan_mode", "tosa.NanPropagationMode");
}

// double_round = true, and the mode as a string.
static void renew_rounding(emp_op_t* op) {
  const emp_attr_t* is_double = emp_op_attr(op, "double_round");
  const char* enum_name = "tosa.RoundingMode";
  renew_enum(op, "rounding_mode", enum_name);
  if (!is_double || emp_op_has_attr(op, "rounding_mode")) return;
  const char* mode = is_double->value ? "DOUBLE_ROUND" : "SINGLE_ROUND";
  emp_op_remove_attr(op, "double_round");
  emp_op_set_attr(op, "rounding_mode", emp_attr_cstr(op->context, mode));
  renew_enum(op, "rounding_mode", enum_name);
}

// -- zero points -------------------------------------------------------------

// Entry `index`, named `name`, of quantization_info, or the attribute of that
// name; 0 without either.
static int64_t take_zero_point(emp_op_t* op, uint32_t index, const char* name) {
  const emp_attr_t* info = emp_op_attr(op, "quantization_info");
  const emp_attr_t* value = emp_op_attr(op, name);
  if (value) {
    emp_op_remove_attr(op, name);
  } else if (info && info->kind == EMP_ATTR_DICTIONARY) {
    value = emp_dictionary_get(info, name);
  } else if (info && info->kind == EMP_ATTR_DIALECT && index < info->count) {
    value = info->items[index];
  }
  return value && value->kind == EMP_ATTR_INTEGER ? value->value : 0;
}

// Appends the zero points of two tensors.
static void add_zero_points(emp_op_t* op, const emp_type_t* a,
                            const char* a_name, const emp_type_t* b,
                            const char* b_name) {
  if (!takes_numbers(a) || !takes_numbers(b)) return;
  int64_t zero_points[2] = {take_zero_point(op, 0, a_name),
                            take_zero_point(op, 1, b_name)};
  emp_op_remove_attr(op, "quantization_info");
  add_operand(op, make_number(op, a, zero_points[0]));
  add_operand(op, make_number(op, b, zero_points[1]));
}

// What the sums of an element type were kept in before acc_type was there.
static const emp_type_t* accumulator_of(const emp_op_t* op,
                                        bool is_convolution) {
  const emp_type_t* element = emp_tosa_storage(operand_type(op, 0));
  emp_context_t* context = op->context;
  if (!emp_type_is_float(element)) {
    bool is_wide = is_convolution && emp_type_is_integer(element, 16);
    return emp_type_integer(context, is_wide ? 48 : 32);
  }
  bool is_half = element->bits == 8 || element->float_kind == EMP_FLOAT_F16;
  return emp_type_float(context, is_half ? EMP_FLOAT_F16 : EMP_FLOAT_F32);
}

static void renew_accumulator(emp_op_t* op, bool is_convolution) {
  if (emp_op_has_attr(op, "acc_type")) return;
  emp_op_set_attr(op, "acc_type",
                  emp_attr_type(accumulator_of(op, is_convolution)));
}

// -- convolutions, pools and products ----------------------------------------

// fully_connected(input [n, ic], weight [oc, ic]) is a convolution of images of
// one element.
static void renew_fully_connected(emp_op_t* op) {
  static const int64_t ones[] = {1, 1};
  const emp_type_t* result = emp_op_result(op, 0)->type;
  emp_rewriter_t rewriter = emp_build_before(op);
  emp_value_t* values[3];
  const emp_type_t* images = NULL;
  for (uint32_t i = 0; i < 3; ++i) {
    const emp_type_t* flat = i < 2 ? operand_type(op, i) : result;
    int64_t dims[] = {flat->dims[0], 1, 1, flat->dims[1]};
    const emp_type_t* type = emp_type_with_shape(flat, dims, 4);
    if (i < 2) {
      values[i] = make_reshape(op, emp_op_operand(op, i), type);
    } else {
      images = type;
    }
  }
  emp_op_t* conv = emp_build_op(
      &rewriter, EMP_OP_tosa_conv2d,
      EMP_VALUES(values[0], values[1], emp_op_operand(op, 2)),
      EMP_TYPES(images),
      EMP_ATTRS(
          EMP_ATTR("pad",
                   emp_attr_i64_array(op->context, (int64_t[]){0, 0, 0, 0}, 4)),
          EMP_ATTR("stride", emp_attr_i64_array(op->context, ones, 2)),
          EMP_ATTR("dilation", emp_attr_i64_array(op->context, ones, 2))));
  renew_accumulator(conv, true);
  if (op->operand_count == 5) {
    add_operand(conv, emp_op_operand(op, 3));
    add_operand(conv, emp_op_operand(op, 4));
  } else {
    const emp_attr_t* info = emp_op_attr(op, "quantization_info");
    if (info) emp_op_set_attr(conv, "quantization_info", info);
    add_zero_points(conv, operand_type(conv, 0), "input_zp",
                    operand_type(conv, 1), "weight_zp");
  }
  numbers_t sizes = {.items = {result->dims[0], result->dims[1]}, .count = 2};
  emp_op_remove_attr(op, "quantization_info");
  op->info = emp_context_op_info_of_kind(op->context, EMP_OP_tosa_reshape);
  emp_op_set_operands(
      op, (emp_value_t*[]){emp_op_result(conv, 0), make_shape(op, &sizes)}, 2);
}

static bool is_fully_connected(const emp_op_t* op) {
  if (op->operand_count < 3 || op->result_count != 1) return false;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  return operand_type(op, 0)->kind == EMP_TYPE_TENSOR &&
         operand_type(op, 0)->rank == 2 &&
         operand_type(op, 1)->kind == EMP_TYPE_TENSOR &&
         operand_type(op, 1)->rank == 2 && result->kind == EMP_TYPE_TENSOR &&
         result->rank == 2;
}

void emp_tosa_older_conv(emp_op_t* op) {
  static const char* const arrays[] = {"pad", "out_pad", "stride", "dilation"};
  if (is_fully_connected(op)) {
    renew_fully_connected(op);
    return;
  }
  for (size_t i = 0; i < EMP_COUNT_OF(arrays); ++i)
    renew_array(op, arrays[i]);
  if (op->operand_count < 3) return;
  renew_accumulator(op, true);
  if (emp_op_is(op, EMP_OP_tosa_transpose_conv2d)) {
    emp_op_remove_attr(op, "out_shape");
  }
  if (op->operand_count == 3) {
    add_zero_points(op, operand_type(op, 0), "input_zp", operand_type(op, 1),
                    "weight_zp");
  }
}

void emp_tosa_older_pool(emp_op_t* op) {
  static const char* const arrays[] = {"pad", "stride", "kernel"};
  for (size_t i = 0; i < EMP_COUNT_OF(arrays); ++i)
    renew_array(op, arrays[i]);
  renew_nan_mode(op);
  if (emp_op_is(op, EMP_OP_tosa_max_pool2d) || op->result_count != 1) return;
  if (op->operand_count > 0) renew_accumulator(op, false);
  if (op->operand_count == 1) {
    add_zero_points(op, operand_type(op, 0), "input_zp",
                    emp_op_result(op, 0)->type, "output_zp");
  }
}

void emp_tosa_older_matmul(emp_op_t* op) {
  if (op->operand_count != 2) return;
  add_zero_points(op, operand_type(op, 0), "a_zp", operand_type(op, 1), "b_zp");
}

void emp_tosa_older_negate(emp_op_t* op) {
  if (op->operand_count != 1 || op->result_count != 1) return;
  const char* name =
      emp_op_has_attr(op, "input1_zp") ? "input1_zp" : "input_zp";
  add_zero_points(op, operand_type(op, 0), name, emp_op_result(op, 0)->type,
                  "output_zp");
}

// -- elementwise -------------------------------------------------------------

// Operands of lower rank were broadcast; now ones stand in front.
static void renew_ranks(emp_op_t* op, uint32_t count) {
  uint32_t rank = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    if (type->kind != EMP_TYPE_TENSOR || type->rank > kTosaMaxRank) return;
    if (type->rank > rank) rank = type->rank;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    int64_t dims[kTosaMaxRank];
    if (type->rank == rank || emp_type_dynamic_dim_count(type) > 1) continue;
    for (uint32_t j = 0; j < rank; ++j) {
      uint32_t missing = rank - type->rank;
      dims[j] = j < missing ? 1 : type->dims[j - missing];
    }
    emp_op_set_operand(op, i,
                       make_reshape(op, emp_op_operand(op, i),
                                    emp_type_with_shape(type, dims, rank)));
  }
}

void emp_tosa_older_elementwise(emp_op_t* op) {
  renew_nan_mode(op);
  renew_ranks(op, op->operand_count);
}

// mul {shift = 3 : i8}
void emp_tosa_older_mul(emp_op_t* op) {
  if (op->operand_count < 2) return;
  if (op->operand_count == 2) {
    const emp_attr_t* shift = emp_op_attr(op, "shift");
    const emp_type_t* i8 = emp_type_integer(op->context, 8);
    int64_t one = 1;
    emp_op_remove_attr(op, "shift");
    add_operand(op, make_number(op, emp_type_tensor(&one, 1, i8, NULL),
                                shift ? shift->value : 0));
  }
  renew_ranks(op, 2);
}

// An integer bound of 64 bits, kept within the element type.
static const emp_attr_t* bounded(const emp_type_t* element, int64_t value) {
  if (element->bits < 64) {
    bool is_unsigned = element->signedness == EMP_UNSIGNED;
    int64_t most = ((int64_t)1 << (element->bits - !is_unsigned)) - 1;
    int64_t least = is_unsigned ? 0 : -most - 1;
    if (value > most) value = most;
    if (value < least) value = least;
  }
  return emp_attr_integer(element, value);
}

// One bound of clamp {min_int, max_int, min_fp, max_fp}.
static void renew_bound(emp_op_t* op, const char* int_name,
                        const char* float_name, const char* name) {
  const emp_type_t* element = emp_tosa_storage(operand_type(op, 0));
  const emp_attr_t* integer = emp_op_attr(op, int_name);
  const emp_attr_t* number = emp_op_attr(op, float_name);
  const emp_attr_t* value = NULL;
  if (emp_op_has_attr(op, name)) return;
  if (emp_type_is_float(element)) {
    double bound = number && number->kind == EMP_ATTR_FLOAT
                       ? emp_attr_float_value(number)
                       : 0.0;
    value = emp_attr_float(element, bound);
  } else if (emp_type_is_any_integer(element)) {
    value = bounded(element, integer && integer->kind == EMP_ATTR_INTEGER
                                 ? integer->value
                                 : 0);
  }
  emp_op_remove_attr(op, int_name);
  emp_op_remove_attr(op, float_name);
  if (value) emp_op_set_attr(op, name, value);
}

// Also reluN {max_int, max_fp}, whose least value is 0.
void emp_tosa_older_clamp(emp_op_t* op) {
  renew_nan_mode(op);
  bool is_older =
      emp_op_has_attr(op, "max_fp") || emp_op_has_attr(op, "max_int");
  if (!is_older || op->operand_count != 1) return;
  renew_bound(op, "min_int", "min_fp", "min_val");
  renew_bound(op, "max_int", "max_fp", "max_val");
}

void emp_tosa_older_rounding(emp_op_t* op) {
  renew_rounding(op);
}

static bool is_unsigned(const emp_type_t* type) {
  return emp_tosa_storage(type)->signedness == EMP_UNSIGNED;
}

static void default_flag(emp_op_t* op, const char* name, bool value) {
  if (emp_op_has_attr(op, name)) return;
  emp_op_set_attr(op, name, emp_attr_bool(op->context, value));
}

static void add_numbers(emp_op_t* op, const numbers_t* numbers, uint32_t bits) {
  const emp_type_t* element = emp_type_integer(op->context, bits);
  const emp_attr_t* values = integers(element, numbers);
  add_operand(op, make_const(op, values, values->type));
}

// rescale {input_zp, output_zp, multiplier, shift}
void emp_tosa_older_rescale(emp_op_t* op) {
  numbers_t multiplier;
  numbers_t shift;
  renew_rounding(op);
  if (op->result_count != 1 || op->operand_count == 0) return;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  default_flag(op, "input_unsigned", is_unsigned(operand_type(op, 0)));
  default_flag(op, "output_unsigned", is_unsigned(result));
  if (op->operand_count == 1 &&
      read_numbers(emp_op_attr(op, "multiplier"), &multiplier) &&
      read_numbers(emp_op_attr(op, "shift"), &shift)) {
    bool is_wide = emp_op_int_attr(op, "scale32", 0) != 0;
    emp_op_remove_attr(op, "multiplier");
    emp_op_remove_attr(op, "shift");
    add_numbers(op, &multiplier, is_wide ? 32 : 16);
    add_numbers(op, &shift, 8);
  }
  if (op->operand_count == 3) {
    add_zero_points(op, operand_type(op, 0), "input_zp", result, "output_zp");
  }
}

// -- sizes -------------------------------------------------------------------

// Appends the sizes in an attribute as an operand.
static bool add_shape(emp_op_t* op, const char* name) {
  numbers_t sizes;
  if (!read_numbers(emp_op_attr(op, name), &sizes)) return false;
  emp_op_remove_attr(op, name);
  add_operand(op, make_shape(op, &sizes));
  return true;
}

void emp_tosa_older_reshape(emp_op_t* op) {
  if (op->operand_count == 1) add_shape(op, "new_shape");
}

void emp_tosa_older_tile(emp_op_t* op) {
  if (op->operand_count == 1) add_shape(op, "multiples");
}

void emp_tosa_older_slice(emp_op_t* op) {
  if (op->operand_count == 1 && add_shape(op, "start")) add_shape(op, "size");
}

void emp_tosa_older_resize(emp_op_t* op) {
  renew_enum(op, "mode", "tosa.ResizeMode");
  if (op->operand_count == 1 && add_shape(op, "scale") &&
      add_shape(op, "offset")) {
    add_shape(op, "border");
  }
}

// Numbers of a constant operand.
static bool constant_numbers(const emp_op_t* op, uint32_t i, numbers_t* out) {
  return read_numbers(emp_value_constant(emp_op_operand(op, i)), out);
}

// transpose %a, %perms
void emp_tosa_older_transpose(emp_op_t* op) {
  numbers_t perms;
  int32_t values[4 * kTosaMaxRank];
  if (op->operand_count != 2 || !constant_numbers(op, 1, &perms)) return;
  for (size_t i = 0; i < perms.count; ++i)
    values[i] = (int32_t)perms.items[i];
  emp_op_erase_operand(op, 1);
  emp_op_set_attr(op, "perms",
                  emp_attr_i32_array(op->context, values, perms.count));
}

// The value to pad with as tensor<1x..>.
static void renew_pad_const(emp_op_t* op) {
  const emp_type_t* type = operand_type(op, 2);
  int64_t one = 1;
  if (type->kind != EMP_TYPE_TENSOR || type->rank != 0) return;
  const emp_type_t* wanted = emp_type_with_shape(type, &one, 1);
  const emp_attr_t* constant = emp_value_constant(emp_op_operand(op, 2));
  emp_value_t* value =
      constant && constant->kind == EMP_ATTR_DENSE
          ? make_const(op, emp_attr_dense(wanted, constant->data), wanted)
          : make_reshape(op, emp_op_operand(op, 2), wanted);
  emp_op_set_operand(op, 2, value);
}

// pad %a, %padding [, %value] {quantization_info} with a tensor of padding, or
// with the padding as an attribute.
void emp_tosa_older_pad(emp_op_t* op) {
  numbers_t padding;
  if (op->operand_count == 0 || !takes_numbers(operand_type(op, 0))) return;
  if (op->operand_count == 1) {
    add_shape(op, "padding");
  } else if (emp_type_is_tensor(operand_type(op, 1)) &&
             constant_numbers(op, 1, &padding)) {
    emp_op_set_operand(op, 1, make_shape(op, &padding));
  }
  if (op->operand_count == 2) {
    int64_t zero_point = take_zero_point(op, 0, "input_zp");
    add_operand(op, make_number(op, operand_type(op, 0), zero_point));
    emp_op_remove_attr(op, "quantization_info");
  } else if (op->operand_count == 3) {
    renew_pad_const(op);
  }
}

// -- others ------------------------------------------------------------------

void emp_tosa_older_axis(emp_op_t* op) {
  renew_axis(op);
  renew_nan_mode(op);
}

void emp_tosa_older_const(emp_op_t* op) {
  rename_attr(op, "value", "values");
}

void emp_tosa_older_custom(emp_op_t* op) {
  rename_attr(op, "identifier", "operator_name");
  rename_attr(op, "config", "domain_name");
}

// variable {name, type = tensor<..>}
void emp_tosa_older_variable(emp_op_t* op) {
  const emp_attr_t* type = emp_op_attr(op, "type");
  rename_attr(op, "name", "sym_name");
  if (!type || type->kind != EMP_ATTR_TYPE ||
      emp_op_has_attr(op, "var_shape") || type->type->kind != EMP_TYPE_TENSOR ||
      type->type->rank > kTosaMaxRank) {
    return;
  }
  emp_op_set_attr(
      op, "var_shape",
      emp_tosa_shape_attr(op->context, type->type->dims, type->type->rank));
  emp_op_set_attr(op, "type", emp_attr_type(type->type->element));
}
