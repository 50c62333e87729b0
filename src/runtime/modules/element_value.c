// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements of buffer views as numbers.
#include "runtime/modules/element_value.h"

#include <math.h>
#include <string.h>

#include "base/float16.h"
#include "base/text.h"

enum { kMaxPrinted = 1024 };

typedef struct format_row_s {
  emp_element_type_t type;
  emp_float_kind_t format;
} format_row_t;

// Float types are known by their whole number, not by their width.
static const format_row_t format_rows[] = {
    {(uint32_t)EMP_ELEMENT_F16, EMP_FLOAT_F16},
    {(uint32_t)EMP_ELEMENT_BF16, EMP_FLOAT_BF16},
    {(uint32_t)EMP_ELEMENT_F32, EMP_FLOAT_F32},
    {(uint32_t)EMP_ELEMENT_F64, EMP_FLOAT_F64},
    {(uint32_t)EMP_ELEMENT_F8E5M2, EMP_FLOAT_F8E5M2},
    {(uint32_t)EMP_ELEMENT_F8E4M3, EMP_FLOAT_F8E4M3},
    {(uint32_t)EMP_ELEMENT_F8E3M4, EMP_FLOAT_F8E3M4},
    {(uint32_t)EMP_ELEMENT_F8E4M3FN, EMP_FLOAT_F8E4M3FN},
    {(uint32_t)EMP_ELEMENT_F8E5M2FNUZ, EMP_FLOAT_F8E5M2FNUZ},
    {(uint32_t)EMP_ELEMENT_F8E4M3FNUZ, EMP_FLOAT_F8E4M3FNUZ},
    {(uint32_t)EMP_ELEMENT_F8E4M3B11FNUZ, EMP_FLOAT_F8E4M3B11FNUZ},
    {(uint32_t)EMP_ELEMENT_F8E8M0FNU, EMP_FLOAT_F8E8M0FNU},
    {(uint32_t)EMP_ELEMENT_F6E3M2FN, EMP_FLOAT_F6E3M2FN},
    {(uint32_t)EMP_ELEMENT_F6E2M3FN, EMP_FLOAT_F6E2M3FN},
    {(uint32_t)EMP_ELEMENT_F4E2M1FN, EMP_FLOAT_F4E2M1FN},
};

bool emp_element_layout(emp_element_type_t type,
                        emp_element_layout_t* out_layout) {
  uint32_t bits = emp_element_type_bits(type);
  *out_layout = (emp_element_layout_t){
      .kind = EMP_ELEMENT_CLASS_NONE, .bits = bits, .parts = 1};
  switch (emp_element_type_numeric(type)) {
    case EMP_NUMERIC_OPAQUE:
    case EMP_NUMERIC_INTEGER_UNSIGNED:
    case EMP_NUMERIC_BOOLEAN:
      out_layout->kind = EMP_ELEMENT_CLASS_UNSIGNED;
      return bits != 0 && bits <= 64;
    case EMP_NUMERIC_INTEGER:
    case EMP_NUMERIC_INTEGER_SIGNED:
      out_layout->kind = EMP_ELEMENT_CLASS_SIGNED;
      return bits != 0 && bits <= 64;
    case EMP_NUMERIC_COMPLEX:
      out_layout->bits = bits / 2;
      out_layout->parts = 2;
      out_layout->format = bits == 64 ? EMP_FLOAT_F32 : EMP_FLOAT_F64;
      out_layout->kind = EMP_ELEMENT_CLASS_FLOAT;
      return bits == 64 || bits == 128;
    default:
      break;
  }
  for (size_t i = 0; i < sizeof format_rows / sizeof format_rows[0]; ++i) {
    if (format_rows[i].type != type) continue;
    out_layout->format = (int)format_rows[i].format;
    out_layout->kind = EMP_ELEMENT_CLASS_FLOAT;
    return true;
  }
  return false;
}

uint64_t emp_view_scalar_count(const emp_buffer_view_t* view,
                               const emp_element_layout_t* layout) {
  uint64_t count = layout->parts;
  for (uint32_t i = 0; i < view->rank; ++i)
    count *= (uint64_t)view->dims[i];
  return count;
}

static int64_t sign_extend(uint64_t bits, uint32_t width) {
  uint64_t sign = (uint64_t)1 << (width - 1);
  return (int64_t)((bits ^ sign) - sign);
}

emp_element_value_t emp_view_scalar(const emp_buffer_view_t* view,
                                    const emp_element_layout_t* layout,
                                    uint64_t index) {
  emp_element_value_t value = {0};
  uint64_t first_bit = index * layout->bits;
  const uint8_t* data = view->buffer->data + first_bit / 8;
  uint64_t mask =
      layout->bits == 64 ? UINT64_MAX : ((uint64_t)1 << layout->bits) - 1;
  uint32_t shift = (uint32_t)(first_bit % 8);
  memcpy(&value.bits, data, (shift + layout->bits + 7) / 8);
  value.bits = value.bits >> shift & mask;
  switch (layout->kind) {
    case EMP_ELEMENT_CLASS_SIGNED:
      value.i64 = sign_extend(value.bits, layout->bits);
      value.f64 = (double)value.i64;
      break;
    case EMP_ELEMENT_CLASS_UNSIGNED:
      value.i64 = (int64_t)value.bits;
      value.f64 = (double)value.bits;
      break;
    case EMP_ELEMENT_CLASS_FLOAT:
      value.f64 =
          emp_float_decode((emp_float_kind_t)layout->format, value.bits);
      break;
    case EMP_ELEMENT_CLASS_NONE:
      break;
  }
  return value;
}

// Bits of a sign-magnitude float as a number that grows with the value.
static int64_t ordered_bits(const emp_element_layout_t* layout, uint64_t bits) {
  uint64_t sign = (uint64_t)1 << (layout->bits - 1);
  return bits & sign ? -(int64_t)(bits & (sign - 1)) : (int64_t)bits;
}

uint64_t emp_element_ulp_distance(const emp_element_layout_t* layout,
                                  const emp_element_value_t* a,
                                  const emp_element_value_t* b) {
  if (layout->kind != EMP_ELEMENT_CLASS_FLOAT) {
    bool is_less = layout->kind == EMP_ELEMENT_CLASS_SIGNED ? a->i64 < b->i64
                                                            : a->bits < b->bits;
    uint64_t x = (uint64_t)a->i64, y = (uint64_t)b->i64;
    return is_less ? y - x : x - y;
  }
  if (isnan(a->f64) && isnan(b->f64)) return 0;
  if (a->f64 == b->f64) return 0;
  if (!isfinite(a->f64) || !isfinite(b->f64)) return UINT64_MAX;
  uint64_t x = (uint64_t)ordered_bits(layout, a->bits);
  uint64_t y = (uint64_t)ordered_bits(layout, b->bits);
  return (int64_t)x < (int64_t)y ? y - x : x - y;
}

static void write_scalar(const emp_element_layout_t* layout,
                         const emp_element_value_t* value,
                         emp_writer_t writer) {
  char text[32];
  if (layout->kind == EMP_ELEMENT_CLASS_SIGNED) {
    emp_write_format(writer, "%lld", (long long)value->i64);
  } else if (layout->kind == EMP_ELEMENT_CLASS_UNSIGNED) {
    emp_write_format(writer, "%llu", (unsigned long long)value->bits);
  } else if (!isfinite(value->f64)) {
    emp_write_format(writer, "%s",
                     isnan(value->f64)  ? "nan"
                     : value->f64 > 0.0 ? "inf"
                                        : "-inf");
  } else {
    size_t length = layout->bits == 64
                        ? emp_print_f64_shortest(value->f64, text)
                        : emp_print_f32_shortest((float)value->f64, text);
    emp_write(writer, (emp_str_t){text, length});
  }
}

void emp_view_write(const emp_buffer_view_t* view, emp_writer_t writer) {
  char shape[160];
  emp_element_layout_t layout;
  emp_shape_format(view->element_type, view->dims, view->rank, shape,
                   sizeof shape);
  emp_write_format(writer, "%s=", shape);
  if (!emp_element_layout(view->element_type, &layout)) {
    emp_write_cstr(writer, "?\n");
    return;
  }
  uint64_t count = emp_view_scalar_count(view, &layout);
  for (uint64_t i = 0; i < count && i < kMaxPrinted; ++i) {
    emp_element_value_t value = emp_view_scalar(view, &layout, i);
    if (i != 0) emp_write_cstr(writer, " ");
    write_scalar(&layout, &value, writer);
  }
  emp_write_cstr(writer, count > kMaxPrinted ? " ...\n" : "\n");
}
