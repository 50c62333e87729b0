// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of the quant dialect. Parameters, by index: those of kStorage to
// kExpressed for `any`, all for `uniform`; a calibrated type has its own three.
// kAxes is NULL when there is one scale, an integer for a scale each index of a
// dimension, an array<i32> for blocks.
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "dialects/quant/quant.h"
#include "dialects/quant/quant_hooks.h"

enum {
  kStorage,   // signless integer type
  kIsSigned,  // bool
  kMin,
  kMax,
  kExpressed,  // float type, or NULL
  kAxes,
  kBlockSizes,  // array<i64>, or NULL
  kScales,      // dense elements
  kZeroPoints,
  kParamCount,
};
enum { kMaxStorageBits = 32, kMaxBlockRank = 16 };

int64_t emp_quantized_default_min(uint32_t bits, bool is_signed) {
  EMP_ASSERT(bits > 0 && bits < 64);
  return is_signed ? -((int64_t)1 << (bits - 1)) : 0;
}

int64_t emp_quantized_default_max(uint32_t bits, bool is_signed) {
  EMP_ASSERT(bits > 0 && bits < 64);
  return is_signed ? ((int64_t)1 << (bits - 1)) - 1 : ((int64_t)1 << bits) - 1;
}

// -- storage ----------------------------------------------------------------

// `u8`: bits, 0 when it is none.
static uint32_t unsigned_bits(emp_str_t word) {
  uint32_t bits = 0;
  if (word.length < 2 || word.length > 4 || word.data[0] != 'u') return 0;
  for (size_t i = 1; i < word.length; ++i) {
    if (word.data[i] < '0' || word.data[i] > '9') return 0;
    bits = bits * 10 + (uint32_t)(word.data[i] - '0');
  }
  return bits;
}

static bool parse_storage(emp_parser_t* parser, uint32_t* out_bits,
                          bool* out_is_signed) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  const emp_type_t* type = NULL;
  emp_str_t word = {0};
  if (emp_try_a_type(parser, &type)) {
    bool is_integer = emp_type_is_any_integer(type);
    *out_bits = is_integer ? type->bits : 0;
    *out_is_signed = is_integer && type->signedness != EMP_UNSIGNED;
  } else if (emp_try_any_keyword(parser, &word)) {
    *out_bits = unsigned_bits(word);
    *out_is_signed = false;
  } else {
    *out_bits = 0;
  }
  if (*out_bits > 0 && *out_bits <= kMaxStorageBits) return true;
  return emp_parser_error(parser, loc,
                          "a storage type is i1 to i%d or u1 to u%d, as in i8",
                          kMaxStorageBits, kMaxStorageBits);
}

// `<min:max>`, when present.
static bool parse_bounds(emp_parser_t* parser, uint32_t bits, bool is_signed,
                         int64_t* out_min, int64_t* out_max) {
  int64_t least = emp_quantized_default_min(bits, is_signed);
  int64_t greatest = emp_quantized_default_max(bits, is_signed);
  const emp_attr_t* loc = emp_parser_loc(parser);
  *out_min = least;
  *out_max = greatest;
  if (!emp_try_punct(parser, "<")) return true;
  if (!emp_parse_int(parser, out_min) || !emp_parse_punct(parser, ":") ||
      !emp_parse_int(parser, out_max) || !emp_parse_punct(parser, ">")) {
    return false;
  }
  if (*out_min >= least && *out_min < *out_max && *out_max <= greatest) {
    return true;
  }
  return emp_parser_error(parser, loc,
                          "storage bounds want %lld <= min < max <= %lld, "
                          "found %lld and %lld",
                          (long long)least, (long long)greatest,
                          (long long)*out_min, (long long)*out_max);
}

// Parameters kStorage to kMax.
static bool parse_stored(emp_parser_t* parser, const emp_attr_t** params) {
  emp_context_t* context = emp_parser_context(parser);
  uint32_t bits = 0;
  bool is_signed = false;
  int64_t min = 0;
  int64_t max = 0;
  if (!parse_storage(parser, &bits, &is_signed) ||
      !parse_bounds(parser, bits, is_signed, &min, &max)) {
    return false;
  }
  params[kStorage] = emp_attr_type(emp_type_integer(context, bits));
  params[kIsSigned] = emp_attr_bool(context, is_signed);
  params[kMin] = emp_attr_i64(context, min);
  params[kMax] = emp_attr_i64(context, max);
  return true;
}

static bool parse_expressed(emp_parser_t* parser,
                            const emp_attr_t** out_param) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  const emp_type_t* type = NULL;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (!emp_type_is_float(type)) {
    return emp_parser_error(parser, loc,
                            "the expressed type is a float such as f32");
  }
  *out_param = emp_attr_type(type);
  return true;
}

// -- numbers ----------------------------------------------------------------

static bool parse_number(emp_parser_t* parser, double* out_value) {
  const emp_type_t* f64 =
      emp_type_float(emp_parser_context(parser), EMP_FLOAT_F64);
  const emp_attr_t* attr = NULL;
  if (!emp_parse_an_attr(parser, f64, &attr)) return false;
  if (attr->kind != EMP_ATTR_FLOAT) {
    return emp_parser_error(parser, NULL, "expected a float such as 0.5");
  }
  *out_value = emp_attr_float_value(attr);
  return true;
}

static uint64_t largest_bits(const emp_float_format_t* format) {
  uint64_t magnitude = ((uint64_t)1 << (format->bits - 1)) - 1;
  switch (format->special) {
    case EMP_FLOAT_IEEE:  // below infinity
      return magnitude - ((uint64_t)1 << format->mantissa_bits);
    case EMP_FLOAT_NO_INF:  // below the only NaN
      return magnitude - 1;
    case EMP_FLOAT_EXPONENT:
      return 0xFE;
    default:
      return magnitude;
  }
}

// What the type can hold above 0. Wider formats than f64 hold every double.
static bool is_scale(const emp_type_t* expressed, double scale) {
  const emp_float_format_t* format = emp_float_format(expressed->float_kind);
  if (!(scale > 0.0) || isinf(scale)) return false;
  if (format->bits > 64) return true;
  uint64_t least = format->special == EMP_FLOAT_EXPONENT ? 0 : 1;
  return scale >= emp_float_decode(expressed->float_kind, least) &&
         scale <= emp_float_decode(expressed->float_kind, largest_bits(format));
}

typedef struct number_list_s {
  double* items;
  size_t count, capacity;
} number_list_t;
typedef struct int_list_s {
  int64_t* items;
  size_t count, capacity;
} int_list_t;
// The scales and zero points read so far.
typedef struct scales_s {
  const emp_type_t* expressed;
  number_list_t scales;
  int_list_t zero_points;
} scales_t;

// `scale` or `scale:zero`.
static bool parse_scale(emp_parser_t* parser, scales_t* scales) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  const emp_attr_t* loc = emp_parser_loc(parser);
  double scale = 0.0;
  int64_t zero_point = 0;
  if (!parse_number(parser, &scale)) return false;
  if (!is_scale(scales->expressed, scale)) {
    return emp_parser_error(parser, loc,
                            "a scale is a positive number that '%s' can hold, "
                            "found %g",
                            emp_type_text(scratch, scales->expressed), scale);
  }
  if (emp_try_punct(parser, ":") && !emp_parse_int(parser, &zero_point)) {
    return false;
  }
  emp_array_push(scratch, &scales->scales, scale);
  emp_array_push(scratch, &scales->zero_points, zero_point);
  return true;
}

// The shape of nested lists: sizes from the outermost in.
typedef struct shape_s {
  int64_t dims[kMaxBlockRank];
  size_t rank;
} shape_t;

// `a, b}` or `{a, b}, {c, d}}`, the first brace taken.
static bool parse_scale_list(emp_parser_t* parser, size_t depth,
                             scales_t* scales, shape_t* out_shape) {
  shape_t inner = {0};
  int64_t size = 0;
  if (depth + 1 >= kMaxBlockRank) {
    return emp_parser_error(parser, NULL, "scales nested above %d deep",
                            kMaxBlockRank);
  }
  do {
    shape_t this_one = {0};
    bool went_well =
        emp_try_punct(parser, "{")
            ? parse_scale_list(parser, depth + 1, scales, &this_one)
            : parse_scale(parser, scales);
    if (!went_well) return false;
    if (size++ == 0) inner = this_one;
    if (inner.rank != this_one.rank ||
        memcmp(inner.dims, this_one.dims, sizeof(inner.dims)) != 0) {
      return emp_parser_error(parser, NULL,
                              "the lists of scales differ in size");
    }
  } while (emp_try_punct(parser, ","));
  out_shape->dims[0] = size;
  out_shape->rank = inner.rank + 1;
  memcpy(out_shape->dims + 1, inner.dims, inner.rank * sizeof(int64_t));
  return emp_parse_punct(parser, "}");
}

// Puts the numbers into parameters; those of blocks in the types they are of.
static void set_scales(emp_parser_t* parser, const scales_t* scales,
                       const shape_t* shape, bool has_blocks,
                       const emp_attr_t** params) {
  emp_context_t* context = emp_parser_context(parser);
  emp_arena_t* scratch = emp_parser_scratch(parser);
  const emp_type_t* number =
      has_blocks ? scales->expressed : emp_type_float(context, EMP_FLOAT_F64);
  const emp_type_t* integer =
      has_blocks ? params[kStorage]->type : emp_type_integer(context, 64);
  size_t count = scales->scales.count;
  size_t bytes[2] = {emp_dense_element_bytes(number),
                     emp_dense_element_bytes(integer)};
  uint8_t* data[2] = {emp_arena_alloc(scratch, count, bytes[0], 16),
                      emp_arena_alloc(scratch, count, bytes[1], 16)};
  for (size_t i = 0; i < count; ++i) {
    const emp_attr_t* scale = emp_attr_float(number, scales->scales.items[i]);
    int64_t zero_point =
        emp_attr_integer(integer, scales->zero_points.items[i])->value;
    memcpy(data[0] + i * bytes[0], scale->bits, bytes[0]);
    memcpy(data[1] + i * bytes[1], &zero_point, bytes[1]);
  }
  params[kScales] = emp_attr_dense_copy(
      emp_type_tensor(shape->dims, shape->rank, number, NULL),
      (emp_dense_data_t){.bytes = data[0], .length = bytes[0] * count});
  params[kZeroPoints] = emp_attr_dense_copy(
      emp_type_tensor(shape->dims, shape->rank, integer, NULL),
      (emp_dense_data_t){.bytes = data[1], .length = bytes[1] * count});
}

// -- axes -------------------------------------------------------------------

static bool axis_error(emp_parser_t* parser, const emp_attr_t* loc,
                       int64_t axis) {
  return emp_parser_error(parser, loc, "an axis is 0 or above, found %lld",
                          (long long)axis);
}

// `axis: size, ...}`, the brace taken.
static bool parse_blocks(emp_parser_t* parser, const emp_attr_t** params) {
  emp_context_t* context = emp_parser_context(parser);
  int32_t axes[kMaxBlockRank];
  int64_t sizes[kMaxBlockRank];
  size_t count = 0;
  while (!emp_peek_punct(parser, "}")) {
    const emp_attr_t* loc = emp_parser_loc(parser);
    int64_t axis = 0;
    if (count > 0 && !emp_parse_punct(parser, ",")) return false;
    if (count == kMaxBlockRank) {
      return emp_parser_error(parser, loc, "block sizes of above %d dimensions",
                              kMaxBlockRank);
    }
    if (!emp_parse_int(parser, &axis) || !emp_parse_punct(parser, ":") ||
        !emp_parse_int(parser, &sizes[count])) {
      return false;
    }
    if (axis < 0 || axis > INT32_MAX) return axis_error(parser, loc, axis);
    if (sizes[count] <= 0) {
      return emp_parser_error(parser, loc, "a block size is above 0");
    }
    axes[count++] = (int32_t)axis;
  }
  params[kAxes] = emp_attr_i32_array(context, axes, count);
  params[kBlockSizes] = emp_attr_i64_array(context, sizes, count);
  return emp_parse_punct(parser, "}");
}

// What follows the expressed type: `:1` or `:{0:1, 1:2}`, when present.
static bool parse_axes(emp_parser_t* parser, const emp_attr_t** params) {
  if (!emp_try_punct(parser, ":")) return true;
  if (emp_try_punct(parser, "{")) return parse_blocks(parser, params);
  const emp_attr_t* loc = emp_parser_loc(parser);
  int64_t axis = 0;
  if (!emp_parse_int(parser, &axis)) return false;
  if (axis < 0 || axis > INT32_MAX) return axis_error(parser, loc, axis);
  params[kAxes] = emp_attr_i32(emp_parser_context(parser), (int32_t)axis);
  return true;
}

// -- hooks ------------------------------------------------------------------

bool emp_quant_parse_any(emp_parser_t* parser, const emp_attr_t** out_params,
                         size_t capacity, size_t* out_count) {
  EMP_ASSERT(capacity >= kParamCount);
  (void)capacity;
  *out_count = kExpressed + 1;
  if (!emp_parse_punct(parser, "<") || !parse_stored(parser, out_params)) {
    return false;
  }
  if (emp_try_punct(parser, ":") &&
      !parse_expressed(parser, &out_params[kExpressed])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

bool emp_quant_parse_uniform(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count) {
  scales_t scales = {0};
  shape_t shape = {0};
  EMP_ASSERT(capacity >= kParamCount);
  (void)capacity;
  *out_count = kParamCount;
  if (!emp_parse_punct(parser, "<") || !parse_stored(parser, out_params) ||
      !emp_parse_punct(parser, ":") ||
      !parse_expressed(parser, &out_params[kExpressed]) ||
      !parse_axes(parser, out_params) || !emp_parse_punct(parser, ",")) {
    return false;
  }
  scales.expressed = out_params[kExpressed]->type;
  bool has_blocks = out_params[kBlockSizes] != NULL;
  if (!out_params[kAxes]) {
    if (!parse_scale(parser, &scales)) return false;
  } else if (!emp_parse_punct(parser, "{") ||
             !parse_scale_list(parser, 0, &scales, &shape)) {
    return false;
  }
  if (!has_blocks) {
    shape = (shape_t){.dims = {(int64_t)scales.scales.count}, .rank = 1};
  }
  set_scales(parser, &scales, &shape, has_blocks, out_params);
  return emp_parse_punct(parser, ">");
}

// `<f32<-1.0:1.0>>`
bool emp_quant_parse_calibrated(emp_parser_t* parser,
                                const emp_attr_t** out_params, size_t capacity,
                                size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_type_t* f64 = emp_type_float(context, EMP_FLOAT_F64);
  double min = 0.0;
  double max = 0.0;
  const emp_attr_t* loc = emp_parser_loc(parser);
  (void)capacity;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") ||
      !parse_expressed(parser, &out_params[0]) ||
      !emp_parse_punct(parser, "<") || !parse_number(parser, &min) ||
      !emp_parse_punct(parser, ":") || !parse_number(parser, &max) ||
      !emp_parse_punct(parser, ">") || !emp_parse_punct(parser, ">")) {
    return false;
  }
  if (!(min < max)) {
    return emp_parser_error(parser, loc,
                            "calibrated bounds want min < max, found %g and "
                            "%g",
                            min, max);
  }
  out_params[1] = emp_attr_float(f64, min);
  out_params[2] = emp_attr_float(f64, max);
  return true;
}

static void print_stored(emp_printer_t* printer,
                         const emp_quantized_t* quantized) {
  EMP_ASSERT(quantized->storage != NULL);
  uint32_t bits = quantized->storage->bits;
  bool is_signed = quantized->is_signed;
  emp_printf(printer, "<%c%u", is_signed ? 'i' : 'u', bits);
  if (quantized->storage_min != emp_quantized_default_min(bits, is_signed) ||
      quantized->storage_max != emp_quantized_default_max(bits, is_signed)) {
    emp_printf(printer, "<%lld:%lld>", (long long)quantized->storage_min,
               (long long)quantized->storage_max);
  }
  if (quantized->expressed) {
    emp_print_text(printer, ":");
    emp_print_type(printer, quantized->expressed);
  }
}

static void print_scale(emp_printer_t* printer,
                        const emp_quantized_t* quantized, int64_t i) {
  emp_print_attr_without_type(printer, emp_dense_element(quantized->scales, i));
  int64_t zero_point = emp_dense_int(quantized->zero_points, i);
  if (zero_point != 0) emp_printf(printer, ":%lld", (long long)zero_point);
}

// One dimension of the scales and what is inside, from element `*inout_index`.
// Those of an axis stand without a blank between them, as in MLIR.
static void print_scale_list(emp_printer_t* printer,
                             const emp_quantized_t* quantized, uint32_t dim,
                             int64_t* inout_index) {
  const emp_type_t* shape = quantized->scales->type;
  bool has_blocks = quantized->kind == EMP_QUANTIZED_SUB_CHANNEL;
  emp_print_text(printer, "{");
  for (int64_t i = 0; i < shape->dims[dim]; ++i) {
    if (i > 0) emp_print_text(printer, has_blocks ? ", " : ",");
    if (dim + 1 < shape->rank) {
      print_scale_list(printer, quantized, dim + 1, inout_index);
    } else {
      print_scale(printer, quantized, (*inout_index)++);
    }
  }
  emp_print_text(printer, "}");
}

static void print_axes(emp_printer_t* printer,
                       const emp_quantized_t* quantized) {
  if (quantized->kind == EMP_QUANTIZED_PER_AXIS) {
    emp_printf(printer, ":%lld", (long long)emp_quantized_axis(quantized));
    return;
  }
  emp_print_text(printer, ":{");
  for (int64_t i = 0; i < emp_dense_count(quantized->axes); ++i) {
    emp_printf(printer, "%s%lld:%lld", i ? ", " : "",
               (long long)emp_dense_int(quantized->axes, i),
               (long long)emp_dense_int(quantized->block_sizes, i));
  }
  emp_print_text(printer, "}");
}

void emp_quant_print_any(emp_printer_t* printer, const emp_type_t* type) {
  emp_quantized_t quantized;
  emp_quantized_get(type, &quantized);
  print_stored(printer, &quantized);
  emp_print_text(printer, ">");
}

void emp_quant_print_uniform(emp_printer_t* printer, const emp_type_t* type) {
  emp_quantized_t quantized;
  int64_t index = 0;
  emp_quantized_get(type, &quantized);
  print_stored(printer, &quantized);
  if (quantized.kind == EMP_QUANTIZED_PER_LAYER) {
    emp_print_text(printer, ", ");
    print_scale(printer, &quantized, 0);
  } else {
    print_axes(printer, &quantized);
    emp_print_text(printer, ", ");
    print_scale_list(printer, &quantized, 0, &index);
  }
  emp_print_text(printer, ">");
}

void emp_quant_print_calibrated(emp_printer_t* printer,
                                const emp_type_t* type) {
  emp_print_text(printer, "<");
  emp_print_type(printer, type->params[0]->type);
  emp_print_text(printer, "<");
  emp_print_attr_without_type(printer, type->params[1]);
  emp_print_text(printer, ":");
  emp_print_attr_without_type(printer, type->params[2]);
  emp_print_text(printer, ">>");
}

// -- reading ----------------------------------------------------------------

bool emp_type_is_quantized(const emp_type_t* type) {
  return type->kind == EMP_TYPE_DIALECT &&
         strncmp(type->def->name, "quant.", 6) == 0;
}

static emp_quantized_kind_t kind_of(const emp_type_t* type) {
  if (type->param_count <= kAxes) return EMP_QUANTIZED_ANY;
  if (!type->params[kAxes]) return EMP_QUANTIZED_PER_LAYER;
  return type->params[kBlockSizes] ? EMP_QUANTIZED_SUB_CHANNEL
                                   : EMP_QUANTIZED_PER_AXIS;
}

bool emp_quantized_get(const emp_type_t* type, emp_quantized_t* out_quantized) {
  *out_quantized = (emp_quantized_t){0};
  if (!emp_type_is_quantized(type)) return false;
  if (emp_type_is_named(type, "quant.calibrated")) {
    out_quantized->kind = EMP_QUANTIZED_CALIBRATED;
    out_quantized->expressed = type->params[0]->type;
    return true;
  }
  const emp_attr_t* const* params = type->params;
  *out_quantized = (emp_quantized_t){
      .kind = kind_of(type),
      .storage = params[kStorage]->type,
      .is_signed = params[kIsSigned]->value != 0,
      .storage_min = params[kMin]->value,
      .storage_max = params[kMax]->value,
      .expressed = params[kExpressed] ? params[kExpressed]->type : NULL,
  };
  if (out_quantized->kind == EMP_QUANTIZED_ANY) return true;
  out_quantized->axes = params[kAxes];
  out_quantized->block_sizes = params[kBlockSizes];
  out_quantized->scales = params[kScales];
  out_quantized->zero_points = params[kZeroPoints];
  return true;
}

int64_t emp_quantized_axis(const emp_quantized_t* quantized) {
  return quantized->axes->value;
}
