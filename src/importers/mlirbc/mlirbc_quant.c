// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the quant dialect encodes its types; the codes are the numbers of
// QuantDialectBytecode in MLIR. Each one becomes the text of its type, which is
// then read as text.
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

enum { kSigned = 1 };

// What most quantized types begin with: flags, storage type, type of the values
// that it stands for.
typedef struct quantized_s {
  uint64_t flags;
  const emp_type_t* storage;
  const emp_type_t* expressed;
  int64_t min, max;
} quantized_t;

static bool read_head(emp_mlirbc_cursor_t* cursor, quantized_t* type,
                      bool has_expressed) {
  return emp_mlirbc_varint(cursor, "the flags of a quantized type",
                           &type->flags) &&
         emp_mlirbc_type(cursor, "a storage type", &type->storage) &&
         (!has_expressed ||
          emp_mlirbc_type(cursor, "an expressed type", &type->expressed));
}

static bool read_range(emp_mlirbc_cursor_t* cursor, quantized_t* type) {
  return emp_mlirbc_signed(cursor, "the least stored value", &type->min) &&
         emp_mlirbc_signed(cursor, "the greatest stored value", &type->max);
}

static void append_double(emp_text_t* text, uint64_t bits) {
  double value = 0;
  char digits[40];
  memcpy(&value, &bits, sizeof value);
  size_t length = emp_print_f64_exponent(value, 17, digits);
  emp_text_append(text, (emp_str_t){digits, length});
}

static bool read_double(emp_mlirbc_cursor_t* cursor, uint64_t* out_bits) {
  uint64_t words[2];
  if (!emp_mlirbc_float_bits(cursor, 64, words)) return false;
  *out_bits = words[0];
  return true;
}

// `i8<-8:7>:f32`: the sign stands in the name of the storage type.
static void append_head(emp_text_t* text, emp_arena_t* scratch,
                        const quantized_t* type) {
  if (type->storage->kind == EMP_TYPE_INTEGER &&
      type->storage->signedness == EMP_SIGNLESS) {
    emp_text_format(text, "%c%u", type->flags & kSigned ? 'i' : 'u',
                    type->storage->bits);
  } else {
    emp_text_append(text, emp_str_from(emp_type_text(scratch, type->storage)));
  }
  emp_text_format(text, "<%lld:%lld>", (long long)type->min,
                  (long long)type->max);
  if (type->expressed) {
    emp_text_format(text, ":%s", emp_type_text(scratch, type->expressed));
  }
}

static const emp_type_t* finish(emp_mlirbc_cursor_t* cursor, const uint8_t* at,
                                const emp_text_t* text) {
  return emp_mlirbc_parse_type(cursor->reader, at, emp_text_view(text));
}

static const emp_type_t* read_any_of(emp_mlirbc_cursor_t* cursor,
                                     bool has_expressed) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  quantized_t type = {0};
  if (!read_head(cursor, &type, has_expressed) || !read_range(cursor, &type)) {
    return NULL;
  }
  emp_text_t text = {.arena = &reader->tables};
  emp_text_append(&text, EMP_STR("!quant.any<"));
  append_head(&text, &reader->scratch, &type);
  emp_text_append_char(&text, '>');
  return finish(cursor, at, &text);
}

static const emp_type_t* read_any(emp_mlirbc_cursor_t* cursor) {
  return read_any_of(cursor, false);
}

static const emp_type_t* read_any_expressed(emp_mlirbc_cursor_t* cursor) {
  return read_any_of(cursor, true);
}

static const emp_type_t* read_calibrated(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* expressed = NULL;
  uint64_t min = 0;
  uint64_t max = 0;
  if (!emp_mlirbc_type(cursor, "an expressed type", &expressed) ||
      !read_double(cursor, &min) || !read_double(cursor, &max)) {
    return NULL;
  }
  emp_text_t text = {.arena = &reader->tables};
  emp_text_format(&text, "!quant.calibrated<%s<",
                  emp_type_text(&reader->scratch, expressed));
  append_double(&text, min);
  emp_text_append_char(&text, ':');
  append_double(&text, max);
  emp_text_append(&text, EMP_STR(">>"));
  return finish(cursor, at, &text);
}

static const emp_type_t* read_uniform(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  quantized_t type = {0};
  uint64_t scale = 0;
  int64_t zero_point = 0;
  if (!read_head(cursor, &type, true) || !read_double(cursor, &scale) ||
      !emp_mlirbc_signed(cursor, "a zero point", &zero_point) ||
      !read_range(cursor, &type)) {
    return NULL;
  }
  emp_text_t text = {.arena = &reader->tables};
  emp_text_append(&text, EMP_STR("!quant.uniform<"));
  append_head(&text, &reader->scratch, &type);
  emp_text_append(&text, EMP_STR(", "));
  append_double(&text, scale);
  emp_text_format(&text, ":%lld>", (long long)zero_point);
  return finish(cursor, at, &text);
}

static const emp_type_t* read_per_axis(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  quantized_t type = {0};
  uint64_t axis = 0;
  size_t count = 0;
  size_t point_count = 0;
  int64_t* points = NULL;
  if (!read_head(cursor, &type, true) ||
      !emp_mlirbc_varint(cursor, "a quantized dimension", &axis) ||
      !read_range(cursor, &type) ||
      !emp_mlirbc_count(cursor, "the number of scales", &count)) {
    return NULL;
  }
  uint64_t* scales = emp_arena_new_array(&reader->scratch, uint64_t, count);
  for (size_t i = 0; i < count; ++i) {
    if (!read_double(cursor, &scales[i])) return NULL;
  }
  if (!emp_mlirbc_signed_list(cursor, "a zero point", &points, &point_count)) {
    return NULL;
  }
  if (point_count != count) {
    emp_mlirbc_fail(reader, at,
                    "wants %zu zero points as there are scales, "
                    "found %zu",
                    count, point_count);
    return NULL;
  }
  emp_text_t text = {.arena = &reader->tables};
  emp_text_append(&text, EMP_STR("!quant.uniform<"));
  append_head(&text, &reader->scratch, &type);
  emp_text_format(&text, ":%llu, {", (unsigned long long)axis);
  for (size_t i = 0; i < count; ++i) {
    if (i) emp_text_append_char(&text, ',');
    append_double(&text, scales[i]);
    emp_text_format(&text, ":%lld", (long long)points[i]);
  }
  emp_text_append(&text, EMP_STR("}>"));
  return finish(cursor, at, &text);
}

// Scales and zero points of blocks: nested braces by the shape of the scales.
static void append_blocks(emp_text_t* text, const emp_attr_t* scales,
                          const emp_attr_t* points, uint32_t level,
                          int64_t* inout_next) {
  if (level == scales->type->rank) {
    double scale = emp_dense_float(scales, *inout_next);
    uint64_t bits = 0;
    memcpy(&bits, &scale, sizeof bits);
    append_double(text, bits);
    emp_text_format(text, ":%lld",
                    (long long)emp_dense_int(points, *inout_next));
    ++*inout_next;
    return;
  }
  emp_text_append_char(text, '{');
  for (int64_t i = 0; i < scales->type->dims[level]; ++i) {
    if (i) emp_text_append_char(text, ',');
    append_blocks(text, scales, points, level + 1, inout_next);
  }
  emp_text_append_char(text, '}');
}

static bool read_block_values(emp_mlirbc_cursor_t* cursor,
                              const emp_attr_t** out_scales,
                              const emp_attr_t** out_points) {
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_attr_of(cursor, "the scales of blocks", EMP_ATTR_DENSE,
                          out_scales) ||
      !emp_mlirbc_attr_of(cursor, "the zero points of blocks", EMP_ATTR_DENSE,
                          out_points)) {
    return false;
  }
  enum { kMaxBlocks = 1 << 20 };
  int64_t count = emp_dense_count(*out_scales);
  if ((*out_scales)->type->element->kind == EMP_TYPE_FLOAT &&
      (*out_points)->type->element->kind == EMP_TYPE_INTEGER &&
      emp_dense_count(*out_points) == count && count <= kMaxBlocks) {
    return true;
  }
  return emp_mlirbc_fail(cursor->reader, at,
                         "wants a float scale and an integer zero point for "
                         "each block");
}

static const emp_type_t* read_blocks(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  quantized_t type = {0};
  int64_t* dims = NULL;
  int64_t* sizes = NULL;
  size_t dim_count = 0;
  size_t size_count = 0;
  const emp_attr_t* scales = NULL;
  const emp_attr_t* points = NULL;
  if (!read_head(cursor, &type, true) || !read_range(cursor, &type) ||
      !emp_mlirbc_signed_list(cursor, "a quantized dimension", &dims,
                              &dim_count) ||
      !emp_mlirbc_signed_list(cursor, "a block size", &sizes, &size_count) ||
      !read_block_values(cursor, &scales, &points)) {
    return NULL;
  }
  if (dim_count != size_count) {
    emp_mlirbc_fail(reader, at,
                    "wants %zu block sizes as there are dimensions, "
                    "found %zu",
                    dim_count, size_count);
    return NULL;
  }
  emp_text_t text = {.arena = &reader->tables};
  emp_text_append(&text, EMP_STR("!quant.uniform<"));
  append_head(&text, &reader->scratch, &type);
  emp_text_append(&text, EMP_STR(":{"));
  for (size_t i = 0; i < dim_count; ++i) {
    emp_text_format(&text, "%s%lld:%lld", i ? "," : "", (long long)dims[i],
                    (long long)sizes[i]);
  }
  emp_text_append(&text, EMP_STR("}, "));
  int64_t next = 0;
  append_blocks(&text, scales, points, 0, &next);
  emp_text_append_char(&text, '>');
  return finish(cursor, at, &text);
}

static const emp_type_t* read_type(emp_mlirbc_cursor_t* cursor) {
  static const emp_type_t* (*const readers[])(emp_mlirbc_cursor_t*) = {
      NULL,         read_any,      read_any_expressed, read_calibrated,
      read_uniform, read_per_axis, read_blocks,
  };
  const uint8_t* at = cursor->at;
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a quant type",
                        sizeof readers / sizeof readers[0], &code)) {
    return NULL;
  }
  if (!readers[code]) {
    emp_mlirbc_fail(cursor->reader, at, "code %zu is no quant type", code);
    return NULL;
  }
  return readers[code](cursor);
}

const emp_mlirbc_encoding_t emp_mlirbc_quant = {"quant", NULL, read_type};
