// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the stablehlo and chlo dialects encode their attributes and types, in
// files that are no portable artifacts. Most attributes are their parameters
// one after the other.
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

// A letter a parameter:
//   L signed integers   I a signed integer   F a float of 64 bits
//   T a type            B a truth value      S a text
//   a mode of accuracy: m       a mesh or the symbol of one: M
//   a list of axes of a mesh: x           references to axes of a mesh: r
//   a part of an axis or none: p          elements or none: e
// or an enum, which is one number.
typedef struct layout_s {
  const char* name;
  const char* parameters;  // NULL: an enum
} layout_t;

static const layout_t kAttrs[] = {
    [1] = {"stablehlo.channel_handle", "II"},
    [2] = {"stablehlo.ComparisonDirection", NULL},
    [3] = {"stablehlo.ComparisonType", NULL},
    [4] = {"stablehlo.conv", "IILIILIIL"},
    [5] = {"stablehlo.dot", "LLLL"},
    [6] = {"stablehlo.FftType", NULL},
    [7] = {"stablehlo.gather", "LLLLLI"},
    [8] = {"stablehlo.Precision", NULL},
    [9] = {"stablehlo.RngAlgorithm", NULL},
    [10] = {"stablehlo.RngDistribution", NULL},
    [11] = {"stablehlo.scatter", "LLLLLI"},
    [12] = {"stablehlo.Transpose", NULL},
    [13] = {"stablehlo.bounds", "L"},
    [14] = {"stablehlo.output_operand_alias", "LIL"},
    [15] = {"stablehlo.dot_algorithm", "TTTIIIB"},
    [16] = {"stablehlo.ResultAccuracyMode", NULL},
    [17] = {"stablehlo.result_accuracy", "FFIm"},
    [18] = {"stablehlo.replica_group_mesh_axes", "Mr"},
    [19] = {"stablehlo.sub_axis_info", "II"},
    [20] = {"stablehlo.axis_ref", "Sp"},
    [21] = {"stablehlo.mesh_axis", "SI"},
    [22] = {"stablehlo.mesh", "xe"},
};

static const layout_t kChloAttrs[] = {
    [0] = {"chlo.ComparisonDirection", NULL},
    [1] = {"chlo.ComparisonType", NULL},
};

enum { kMaxParameters = 9, kMaxDims = 64 };

static const emp_attr_t* read_dims(emp_mlirbc_cursor_t* cursor) {
  const uint8_t* at = cursor->at;
  int64_t* dims = NULL;
  size_t count = 0;
  if (!emp_mlirbc_signed_list(cursor, "a dimension", &dims, &count)) {
    return NULL;
  }
  if (count > kMaxDims) {
    emp_mlirbc_fail(cursor->reader, at,
                    "wants at most %d dimensions, found %zu", kMaxDims, count);
    return NULL;
  }
  return emp_attr_i64_array(cursor->reader->context, dims, count);
}

static const emp_attr_t* read_number(emp_mlirbc_cursor_t* cursor) {
  int64_t value = 0;
  return emp_mlirbc_signed(cursor, "a number", &value)
             ? emp_attr_i64(cursor->reader->context, value)
             : NULL;
}

static const emp_attr_t* read_double(emp_mlirbc_cursor_t* cursor) {
  uint64_t words[2];
  if (!emp_mlirbc_float_bits(cursor, 64, words)) return NULL;
  return emp_attr_float_bits(
      emp_type_float(cursor->reader->context, EMP_FLOAT_F64), words[0], 0);
}

static const emp_attr_t* read_type_attr(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* type = NULL;
  return emp_mlirbc_type(cursor, "a type", &type) ? emp_attr_type(type) : NULL;
}

static const emp_attr_t* read_bool(emp_mlirbc_cursor_t* cursor) {
  uint8_t value = 0;
  return emp_mlirbc_byte(cursor, "a truth value", &value)
             ? emp_attr_bool(cursor->reader->context, value != 0)
             : NULL;
}

static const emp_attr_t* read_text(emp_mlirbc_cursor_t* cursor) {
  emp_str_t text = {0};
  return emp_mlirbc_string(cursor, "the index of a string", &text)
             ? emp_attr_string(cursor->reader->context, text)
             : NULL;
}

static bool is_named(const emp_attr_t* attr, const char* name) {
  return attr->kind == EMP_ATTR_DIALECT &&
         strcmp(attr->attr_def->name, name) == 0;
}

static bool all_named(const emp_attr_t* array, const char* name) {
  if (array->kind != EMP_ATTR_ARRAY) return false;
  for (uint32_t i = 0; i < array->count; ++i) {
    if (!is_named(array->items[i], name)) return false;
  }
  return true;
}

static bool is_part(char letter, const emp_attr_t* attr) {
  switch (letter) {
    case 'm':
      return attr->kind == EMP_ATTR_ENUM &&
             strcmp(attr->enum_def->name, "stablehlo.ResultAccuracyMode") == 0;
    case 'M':
      return attr->kind == EMP_ATTR_SYMBOL_REF ||
             is_named(attr, "stablehlo.mesh");
    case 'x':
      return all_named(attr, "stablehlo.mesh_axis");
    case 'r':
      return all_named(attr, "stablehlo.axis_ref");
    case 'p':
      return is_named(attr, "stablehlo.sub_axis_info");
    default:
      return attr->kind == EMP_ATTR_DENSE;
  }
}

static bool read_one_part(emp_mlirbc_cursor_t* cursor, char letter,
                          const emp_attr_t** out_attr) {
  const emp_attr_t** items = NULL;
  size_t count = 0;
  if (letter != 'r') return emp_mlirbc_attr(cursor, "a part", out_attr);
  if (!emp_mlirbc_attr_list(cursor, "an axis", &items, &count)) return false;
  *out_attr = emp_attr_array(cursor->reader->context, items, count);
  return true;
}

static bool read_part(emp_mlirbc_cursor_t* cursor, char letter,
                      const emp_attr_t** out_attr) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  bool is_optional = letter == 'p' || letter == 'e';
  uint8_t is_there = 1;
  if (is_optional &&
      !emp_mlirbc_byte(cursor, "whether there is a part", &is_there)) {
    return false;
  }
  if (!is_there) return true;
  if (!read_one_part(cursor, letter, out_attr)) return false;
  return is_part(letter, *out_attr) ||
         emp_mlirbc_fail(reader, at, "wants another part of it, found %s",
                         emp_attr_text(&reader->scratch, *out_attr));
}

static bool read_parameter(emp_mlirbc_cursor_t* cursor, char letter,
                           const emp_attr_t** out_attr) {
  switch (letter) {
    case 'L':
      *out_attr = read_dims(cursor);
      break;
    case 'I':
      *out_attr = read_number(cursor);
      break;
    case 'F':
      *out_attr = read_double(cursor);
      break;
    case 'T':
      *out_attr = read_type_attr(cursor);
      break;
    case 'B':
      *out_attr = read_bool(cursor);
      break;
    case 'S':
      *out_attr = read_text(cursor);
      break;
    default:
      return read_part(cursor, letter, out_attr);
  }
  return *out_attr != NULL;
}

static const emp_attr_t* read_layout(emp_mlirbc_cursor_t* cursor,
                                     const layout_t* layouts, size_t count,
                                     const char* what) {
  const emp_attr_t* params[kMaxParameters] = {0};
  const uint8_t* at = cursor->at;
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, what, count, &code)) return NULL;
  const layout_t* layout = &layouts[code];
  if (!layout->name) {
    emp_mlirbc_fail(cursor->reader, at, "wants %s, found %zu", what, code);
    return NULL;
  }
  if (!layout->parameters) return emp_mlirbc_enum(cursor, layout->name);
  size_t length = strlen(layout->parameters);
  for (size_t i = 0; i < length; ++i) {
    if (!read_parameter(cursor, layout->parameters[i], &params[i])) return NULL;
  }
  return emp_attr_named(cursor->reader->context, layout->name, params, length);
}

static const emp_attr_t* read_attr(emp_mlirbc_cursor_t* cursor) {
  return read_layout(cursor, kAttrs, sizeof kAttrs / sizeof kAttrs[0],
                     "the code of a stablehlo attribute");
}

static const emp_type_t* read_type(emp_mlirbc_cursor_t* cursor) {
  enum { kToken, kFuture, kTypeCount };
  emp_context_t* context = cursor->reader->context;
  const emp_attr_t** items = NULL;
  size_t count = 0;
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a stablehlo type", kTypeCount,
                        &code)) {
    return NULL;
  }
  if (code == kToken)
    return emp_type_named(context, "stablehlo.token", NULL, 0);
  if (!emp_mlirbc_type_attrs(cursor, "a type of a future", &items, &count)) {
    return NULL;
  }
  return emp_type_named(context, "stablehlo.future", items, count);
}

static const emp_attr_t* read_chlo_attr(emp_mlirbc_cursor_t* cursor) {
  return read_layout(cursor, kChloAttrs,
                     sizeof kChloAttrs / sizeof kChloAttrs[0],
                     "the code of a chlo attribute");
}

const emp_mlirbc_encoding_t emp_mlirbc_stablehlo = {"stablehlo", read_attr,
                                                    read_type};
const emp_mlirbc_encoding_t emp_mlirbc_chlo = {"chlo", read_chlo_attr, NULL};
