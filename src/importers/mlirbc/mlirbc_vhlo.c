// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the vhlo dialect encodes its attributes and types, that is what portable
// StableHLO artifacts consist of. The codes are those of VHLO 0.9 to 1.15; they
// never change.
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

// -- types --------------------------------------------------------------------

static const emp_type_t* read_complex(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* element = NULL;
  if (!emp_mlirbc_type(cursor, "the type of a complex", &element)) return NULL;
  const emp_attr_t* params[] = {emp_attr_type(element)};
  return emp_type_named(cursor->reader->context, "vhlo.complex_v1", params, 1);
}

static const emp_type_t* read_func(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t** inputs = NULL;
  const emp_type_t** results = NULL;
  size_t input_count = 0;
  size_t result_count = 0;
  if (!emp_mlirbc_type_list(cursor, "the type of an input", &inputs,
                            &input_count) ||
      !emp_mlirbc_type_list(cursor, "the type of a result", &results,
                            &result_count)) {
    return NULL;
  }
  return emp_vhlo_func_type(cursor->reader->context, inputs, input_count,
                            results, result_count);
}

static const emp_type_t* read_tensor_named(emp_mlirbc_cursor_t* cursor,
                                           const char* name,
                                           bool has_encoding) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  int64_t* dims = NULL;
  size_t rank = 0;
  const emp_type_t* element = NULL;
  const emp_attr_t* encoding = NULL;
  if ((has_encoding &&
       !emp_mlirbc_attr(cursor, "the encoding of a tensor", &encoding)) ||
      !emp_mlirbc_signed_list(cursor, "a dimension", &dims, &rank) ||
      !emp_mlirbc_type(cursor, "the type of elements", &element)) {
    return NULL;
  }
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] >= 0 || dims[i] == EMP_DIM_DYNAMIC) continue;
    emp_mlirbc_fail(reader, at, "wants a dimension of at least 0, found %lld",
                    (long long)dims[i]);
    return NULL;
  }
  return emp_vhlo_tensor_type(reader->context, name, dims, rank, element,
                              encoding);
}

static const emp_type_t* read_tensor(emp_mlirbc_cursor_t* cursor) {
  return read_tensor_named(cursor, "vhlo.tensor_v1", false);
}

static const emp_type_t* read_encoded_tensor(emp_mlirbc_cursor_t* cursor) {
  return read_tensor_named(cursor, "vhlo.tensor_v1", true);
}

static const emp_type_t* read_buffer(emp_mlirbc_cursor_t* cursor) {
  return read_tensor_named(cursor, "vhlo.buffer_v1", false);
}

static const emp_type_t* read_unranked(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* element = NULL;
  if (!emp_mlirbc_type(cursor, "the type of elements", &element)) return NULL;
  const emp_attr_t* params[] = {emp_attr_type(element)};
  return emp_type_named(cursor->reader->context, "vhlo.unranked_tensor_v1",
                        params, 1);
}

static const emp_type_t* read_tuple(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t** types = NULL;
  size_t count = 0;
  if (!emp_mlirbc_type_list(cursor, "a type of a tuple", &types, &count)) {
    return NULL;
  }
  return emp_vhlo_tuple_type(cursor->reader->context, types, count);
}

static const emp_type_t* read_future(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t** items = NULL;
  size_t count = 0;
  if (!emp_mlirbc_type_attrs(cursor, "a type of a future", &items, &count)) {
    return NULL;
  }
  const emp_attr_t* list =
      emp_attr_array(cursor->reader->context, items, count);
  return emp_type_named(cursor->reader->context, "vhlo.future_v1", &list, 1);
}

static const emp_attr_t* i64_attr(emp_mlirbc_t* reader, int64_t value) {
  return emp_attr_i64(reader->context, value);
}

static bool read_double(emp_mlirbc_cursor_t* cursor,
                        const emp_attr_t** out_attr) {
  uint64_t words[2];
  if (!emp_mlirbc_float_bits(cursor, 64, words)) return false;
  *out_attr = emp_attr_float_bits(
      emp_type_float(cursor->reader->context, EMP_FLOAT_F64), words[0], 0);
  return true;
}

// Flags, what is stored, what it stands for.
static bool read_quantized(emp_mlirbc_cursor_t* cursor, uint64_t* out_flags,
                           const emp_attr_t** out_storage,
                           const emp_attr_t** out_expressed) {
  const emp_type_t* storage = NULL;
  const emp_type_t* expressed = NULL;
  if (!emp_mlirbc_varint(cursor, "the flags of a quantized type", out_flags) ||
      !emp_mlirbc_type(cursor, "a storage type", &storage) ||
      !emp_mlirbc_type(cursor, "an expressed type", &expressed)) {
    return false;
  }
  *out_storage = emp_attr_type(storage);
  *out_expressed = emp_attr_type(expressed);
  return true;
}

static const emp_type_t* read_quant(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* p[7] = {0};
  uint64_t flags = 0;
  int64_t zero_point = 0;
  int64_t min = 0;
  int64_t max = 0;
  if (!read_quantized(cursor, &flags, &p[0], &p[1]) ||
      !read_double(cursor, &p[2]) ||
      !emp_mlirbc_signed(cursor, "a zero point", &zero_point) ||
      !emp_mlirbc_signed(cursor, "the least stored value", &min) ||
      !emp_mlirbc_signed(cursor, "the greatest stored value", &max)) {
    return NULL;
  }
  p[3] = i64_attr(reader, zero_point);
  p[4] = i64_attr(reader, min);
  p[5] = i64_attr(reader, max);
  p[6] = i64_attr(reader, (int64_t)flags);
  return emp_type_named(reader->context, "vhlo.quant_v1", p, 7);
}

static const emp_type_t* read_quant_per_axis(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* p[8] = {0};
  uint64_t flags = 0;
  uint64_t axis = 0;
  int64_t min = 0;
  int64_t max = 0;
  size_t count = 0;
  if (!read_quantized(cursor, &flags, &p[0], &p[1]) ||
      !emp_mlirbc_varint(cursor, "a quantized dimension", &axis) ||
      !emp_mlirbc_signed(cursor, "the least stored value", &min) ||
      !emp_mlirbc_signed(cursor, "the greatest stored value", &max) ||
      !emp_mlirbc_count(cursor, "the number of scales", &count)) {
    return NULL;
  }
  const emp_attr_t** scales =
      emp_arena_new_array(&reader->scratch, const emp_attr_t*, count);
  for (size_t i = 0; i < count; ++i) {
    if (!read_double(cursor, &scales[i])) return NULL;
  }
  int64_t* points = NULL;
  size_t point_count = 0;
  if (!emp_mlirbc_signed_list(cursor, "a zero point", &points, &point_count)) {
    return NULL;
  }
  p[2] = i64_attr(reader, (int64_t)axis);
  p[3] = emp_attr_array(reader->context, scales, count);
  p[4] = emp_attr_i64_array(reader->context, points, point_count);
  p[5] = i64_attr(reader, min);
  p[6] = i64_attr(reader, max);
  p[7] = i64_attr(reader, (int64_t)flags);
  return emp_type_named(reader->context, "vhlo.quant_per_axis_v1", p, 8);
}

// By code: a type without parts, or what reads the parts.
static const struct {
  const char* name;
  const emp_type_t* (*read)(emp_mlirbc_cursor_t* cursor);
} kTypes[] = {
    [0] = {"vhlo.bool_v1", NULL},
    [1] = {NULL, read_complex},
    [2] = {"vhlo.bf16_v1", NULL},
    [3] = {"vhlo.f16_v1", NULL},
    [4] = {"vhlo.f32_v1", NULL},
    [5] = {"vhlo.f64_v1", NULL},
    [6] = {"vhlo.f8E4M3FN_v1", NULL},
    [7] = {"vhlo.f8E5M2_v1", NULL},
    [8] = {NULL, read_func},
    [9] = {"vhlo.index_v1", NULL},
    [10] = {"vhlo.i4_v1", NULL},
    [11] = {"vhlo.i8_v1", NULL},
    [12] = {"vhlo.i16_v1", NULL},
    [13] = {"vhlo.i32_v1", NULL},
    [14] = {"vhlo.i64_v1", NULL},
    [15] = {"vhlo.ui4_v1", NULL},
    [16] = {"vhlo.ui8_v1", NULL},
    [17] = {"vhlo.ui16_v1", NULL},
    [18] = {"vhlo.ui32_v1", NULL},
    [19] = {"vhlo.ui64_v1", NULL},
    [20] = {NULL, read_tensor},
    [21] = {NULL, read_encoded_tensor},
    [22] = {"vhlo.token_v1", NULL},
    [23] = {NULL, read_tuple},
    [24] = {NULL, read_quant},
    [25] = {NULL, read_unranked},
    [26] = {"vhlo.witness_v1", NULL},
    [27] = {"vhlo.f8E4M3FNUZ_v1", NULL},
    [28] = {"vhlo.f8E5M2FNUZ_v1", NULL},
    [29] = {"vhlo.f8E4M3B11FNUZ_v1", NULL},
    [30] = {NULL, read_quant_per_axis},
    [31] = {"vhlo.i2_v1", NULL},
    [32] = {"vhlo.ui2_v1", NULL},
    [33] = {"vhlo.none_v1", NULL},
    [34] = {"vhlo.tf31_v1", NULL},
    [35] = {"vhlo.f8E4M3_v1", NULL},
    [36] = {"vhlo.f8E3M4_v1", NULL},
    [37] = {"vhlo.f4E2M1FN_v1", NULL},
    [38] = {"vhlo.f6E2M3FN_v1", NULL},
    [39] = {"vhlo.f6E3M2FN_v1", NULL},
    [40] = {"vhlo.f8E8M0FNU_v1", NULL},
    [41] = {NULL, read_buffer},
    [42] = {NULL, read_future},
};

static const emp_type_t* read_type(emp_mlirbc_cursor_t* cursor) {
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a vhlo type",
                        sizeof kTypes / sizeof kTypes[0], &code)) {
    return NULL;
  }
  if (kTypes[code].read) return kTypes[code].read(cursor);
  return emp_type_named(cursor->reader->context, kTypes[code].name, NULL, 0);
}

// -- attributes ---------------------------------------------------------------

static const emp_attr_t* named(emp_mlirbc_cursor_t* cursor, const char* name,
                               const emp_attr_t* value) {
  return emp_attr_named(cursor->reader->context, name, &value, 1);
}

static const emp_attr_t* read_array(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t** items = NULL;
  size_t count = 0;
  if (!emp_mlirbc_attr_list(cursor, "an item of an array", &items, &count)) {
    return NULL;
  }
  return named(cursor, "vhlo.array_v1",
               emp_attr_array(cursor->reader->context, items, count));
}

static const emp_attr_t* read_bool(emp_mlirbc_cursor_t* cursor) {
  uint64_t value = 0;
  if (!emp_mlirbc_varint(cursor, "a truth value", &value)) return NULL;
  return named(cursor, "vhlo.bool_v1",
               emp_attr_bool(cursor->reader->context, value != 0));
}

static const emp_attr_t* read_dict(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  size_t count = 0;
  if (!emp_mlirbc_count(cursor, "the number of entries", &count)) return NULL;
  const emp_attr_t** items =
      emp_arena_new_array(&reader->scratch, const emp_attr_t*, 2 * count);
  for (size_t i = 0; i < 2 * count; ++i) {
    if (!emp_mlirbc_attr(cursor, "the entry of a dictionary", &items[i])) {
      return NULL;
    }
  }
  return named(cursor, "vhlo.dict_v1",
               emp_attr_array(reader->context, items, 2 * count));
}

// The builtin type behind the vhlo type at the cursor.
static bool read_builtin_type(emp_mlirbc_cursor_t* cursor, const char* what,
                              const emp_type_t** out_type) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  if (!emp_mlirbc_type(cursor, what, &type)) return false;
  *out_type = emp_vhlo_type(&reader->vhlo, type);
  if (*out_type) return true;
  return emp_mlirbc_fail(reader, at, "wants %s, found '%s'", what,
                         emp_type_text(&reader->scratch, type));
}

static bool wrong_type(emp_mlirbc_cursor_t* cursor, const uint8_t* at,
                       const char* wanted, const emp_type_t* type) {
  return emp_mlirbc_fail(cursor->reader, at, "wants %s, found '%s'", wanted,
                         emp_type_text(&cursor->reader->scratch, type));
}

static const emp_attr_t* read_float(emp_mlirbc_cursor_t* cursor) {
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  if (!read_builtin_type(cursor, "the type of a float", &type)) return NULL;
  if (type->kind != EMP_TYPE_FLOAT) {
    wrong_type(cursor, at, "a float type", type);
    return NULL;
  }
  const emp_attr_t* value = emp_mlirbc_float_of(cursor, type);
  return value ? named(cursor, "vhlo.float_v1", value) : NULL;
}

static const emp_attr_t* read_integer(emp_mlirbc_cursor_t* cursor) {
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  if (!read_builtin_type(cursor, "the type of an integer", &type)) return NULL;
  if (type->kind != EMP_TYPE_INTEGER && type->kind != EMP_TYPE_INDEX) {
    wrong_type(cursor, at, "an integer type or index", type);
    return NULL;
  }
  const emp_attr_t* value = emp_mlirbc_integer_of(cursor, type);
  return value ? named(cursor, "vhlo.integer_v1", value) : NULL;
}

static const emp_attr_t* read_alias(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  int64_t* outputs = NULL;
  int64_t* operands = NULL;
  size_t output_count = 0;
  size_t operand_count = 0;
  int64_t operand = 0;
  if (!emp_mlirbc_signed_list(cursor, "an output's index", &outputs,
                              &output_count) ||
      !emp_mlirbc_signed(cursor, "the index of an operand", &operand) ||
      !emp_mlirbc_signed_list(cursor, "an operand's index", &operands,
                              &operand_count)) {
    return NULL;
  }
  const emp_attr_t* params[] = {
      emp_attr_i64_array(reader->context, outputs, output_count),
      i64_attr(reader, operand),
      emp_attr_i64_array(reader->context, operands, operand_count)};
  return emp_attr_named(reader->context, "vhlo.output_operand_alias_v1", params,
                        3);
}

static const emp_attr_t* read_string(emp_mlirbc_cursor_t* cursor) {
  emp_str_t text = {0};
  if (!emp_mlirbc_string(cursor, "the index of a string", &text)) return NULL;
  return named(cursor, "vhlo.string_v1",
               emp_attr_string(cursor->reader->context, text));
}

static const emp_attr_t* read_elements(emp_mlirbc_cursor_t* cursor) {
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  const uint8_t* bytes = NULL;
  size_t length = 0;
  if (!read_builtin_type(cursor, "the type of elements", &type)) return NULL;
  if (type->kind != EMP_TYPE_TENSOR || !emp_type_has_static_shape(type) ||
      emp_type_element_count(type) < 0) {
    wrong_type(cursor, at, "a tensor of static shape", type);
    return NULL;
  }
  if (!emp_mlirbc_blob(cursor, "elements", &bytes, &length)) return NULL;
  const emp_attr_t* value = emp_mlirbc_dense(cursor, type, bytes, length);
  return value ? named(cursor, "vhlo.tensor_v1", value) : NULL;
}

static const emp_attr_t* read_type_attr(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* type = NULL;
  if (!emp_mlirbc_type(cursor, "a type", &type)) return NULL;
  return named(cursor, "vhlo.type_v1", emp_attr_type(type));
}

static const emp_attr_t* read_bounds(emp_mlirbc_cursor_t* cursor) {
  int64_t* bounds = NULL;
  size_t count = 0;
  if (!emp_mlirbc_signed_list(cursor, "a bound", &bounds, &count)) return NULL;
  return named(cursor, "vhlo.type_extensions_v1",
               emp_attr_i64_array(cursor->reader->context, bounds, count));
}

static const emp_attr_t* read_accuracy(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* params[4] = {0};
  int64_t ulps = 0;
  if (!read_double(cursor, &params[0]) || !read_double(cursor, &params[1]) ||
      !emp_mlirbc_signed(cursor, "units in the last place", &ulps) ||
      !emp_mlirbc_attr(cursor, "how accurate a result is", &params[3])) {
    return NULL;
  }
  params[2] = i64_attr(reader, ulps);
  return emp_attr_named(reader->context, "vhlo.result_accuracy_v1", params, 4);
}

// By code: an enum, or what reads the parts.
static const struct {
  const char* enum_name;
  const emp_attr_t* (*read)(emp_mlirbc_cursor_t* cursor);
} kAttrs[] = {
    [1] = {NULL, read_array},
    [2] = {NULL, read_bool},
    [3] = {"vhlo.ComparisonDirectionV1", NULL},
    [4] = {"vhlo.ComparisonTypeV1", NULL},
    [5] = {"vhlo.CustomCallApiVersionV1", NULL},
    [6] = {NULL, read_dict},
    [7] = {"vhlo.FftTypeV1", NULL},
    [8] = {NULL, read_float},
    [9] = {NULL, read_integer},
    [10] = {NULL, read_alias},
    [11] = {"vhlo.PrecisionV1", NULL},
    [12] = {"vhlo.RngAlgorithmV1", NULL},
    [13] = {"vhlo.RngDistributionV1", NULL},
    [14] = {NULL, read_string},
    [15] = {NULL, read_elements},
    [16] = {"vhlo.TransposeV1", NULL},
    [17] = {NULL, read_type_attr},
    [18] = {NULL, read_bounds},
    [19] = {"vhlo.ResultAccuracyModeV1", NULL},
    [20] = {NULL, read_accuracy},
};

static const emp_attr_t* read_attr(emp_mlirbc_cursor_t* cursor) {
  const uint8_t* at = cursor->at;
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a vhlo attribute",
                        sizeof kAttrs / sizeof kAttrs[0], &code)) {
    return NULL;
  }
  if (kAttrs[code].enum_name)
    return emp_mlirbc_enum(cursor, kAttrs[code].enum_name);
  if (kAttrs[code].read) return kAttrs[code].read(cursor);
  emp_mlirbc_fail(cursor->reader, at, "code %zu is no vhlo attribute", code);
  return NULL;
}

const emp_mlirbc_encoding_t emp_mlirbc_vhlo = {"vhlo", read_attr, read_type};
