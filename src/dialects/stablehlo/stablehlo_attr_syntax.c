// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of stablehlo's attributes and types.
//
//   #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], ..>
//   #stablehlo.bounds<?, 4>      older: type_extensions<bounds = [?, 4]>
//   #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_..>
//   #stablehlo.sub_axis_info(1)2
//   !stablehlo.future<tensor<2xf32>>
//
// Dimension numbers are fields in any order; lists that are empty and numbers
// that are 0 are left out.
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/stablehlo/stablehlo_hooks.h"
#include "ir/op_spec.h"

enum { kMaxDims = 64 };

// -- lists of dims ------------------------------------------------------------

static bool parse_dim(emp_parser_t* parser, int64_t* out_dim) {
  if (emp_try_punct(parser, "?")) {
    *out_dim = EMP_DIM_DYNAMIC;
    return true;
  }
  return emp_parse_int(parser, out_dim);
}

// Up to `close`, which is consumed.
static bool parse_dims(emp_parser_t* parser, const char* close,
                       const emp_attr_t** out_list) {
  int64_t dims[kMaxDims];
  size_t count = 0;
  while (!emp_peek_punct(parser, close)) {
    if (count == kMaxDims) {
      return emp_parser_error(parser, NULL, "more than %d dims", kMaxDims);
    }
    if (!parse_dim(parser, &dims[count++])) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, close)) return false;
  *out_list = emp_attr_i64_array(emp_parser_context(parser), dims, count);
  return true;
}

static void print_dims(emp_printer_t* printer, const emp_attr_t* list) {
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    int64_t dim = emp_dense_int(list, i);
    if (i > 0) emp_print_text(printer, ", ");
    if (dim == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?");
    } else {
      emp_printf(printer, "%lld", (long long)dim);
    }
  }
}

// -- dimension numbers --------------------------------------------------------

// The last field of some is a number, all others are lists.
typedef struct fields_s {
  const char* const* names;
  size_t count;
  bool last_is_number;
} fields_t;

static const fields_t scatter_fields = {
    (const char* const[]){"update_window_dims", "inserted_window_dims",
                          "input_batching_dims",
                          "scatter_indices_batching_dims",
                          "scatter_dims_to_operand_dims", "index_vector_dim"},
    EMP_SCATTER_PARAM_COUNT, true};
static const fields_t gather_fields = {
    (const char* const[]){
        "offset_dims", "collapsed_slice_dims", "operand_batching_dims",
        "start_indices_batching_dims", "start_index_map", "index_vector_dim"},
    EMP_GATHER_PARAM_COUNT, true};
static const fields_t dot_fields = {
    (const char* const[]){"lhs_batching_dimensions", "rhs_batching_dimensions",
                          "lhs_contracting_dimensions",
                          "rhs_contracting_dimensions"},
    EMP_DOT_PARAM_COUNT, false};
static const fields_t ragged_dot_fields = {
    (const char* const[]){"lhs_batching_dimensions", "rhs_batching_dimensions",
                          "lhs_contracting_dimensions",
                          "rhs_contracting_dimensions", "lhs_ragged_dimensions",
                          "rhs_group_dimensions"},
    EMP_RAGGED_DOT_PARAM_COUNT, false};
static const fields_t conv_fields = {
    (const char* const[]){
        "input_batch_dimension", "input_feature_dimension",
        "input_spatial_dimensions", "kernel_input_feature_dimension",
        "kernel_output_feature_dimension", "kernel_spatial_dimensions",
        "output_batch_dimension", "output_feature_dimension",
        "output_spatial_dimensions"},
    EMP_CONV_PARAM_COUNT, false};

static bool is_number(const fields_t* fields, size_t i) {
  if (fields == &conv_fields) return i % 3 != 2;
  return fields->last_is_number && i + 1 == fields->count;
}

static bool find_field(emp_parser_t* parser, const fields_t* fields,
                       const emp_attr_t* const* params, size_t* out_i) {
  emp_str_t name = {0};
  if (!emp_parse_any_keyword(parser, &name)) return false;
  for (size_t i = 0; i < fields->count; ++i) {
    if (!emp_str_is(name, fields->names[i])) continue;
    *out_i = i;
    return params[i] == NULL ||
           emp_parser_error(parser, NULL, "'%s' is given twice",
                            fields->names[i]);
  }
  emp_text_t text = {.arena = emp_parser_scratch(parser)};
  for (size_t i = 0; i < fields->count; ++i) {
    emp_text_format(&text, "%s'%s'", i ? ", " : "", fields->names[i]);
  }
  emp_str_t list = emp_text_view(&text);
  return emp_parser_error(parser, NULL, "expected one of: %.*s; found '%.*s'",
                          EMP_STR_ARGS(list), EMP_STR_ARGS(name));
}

// `name = value, ..` up to `>`, which is consumed.
static bool parse_fields(emp_parser_t* parser, const fields_t* fields,
                         const emp_attr_t** out_params, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  while (!emp_peek_punct(parser, ">")) {
    size_t i = 0;
    int64_t value = 0;
    if (!find_field(parser, fields, out_params, &i) ||
        !emp_parse_punct(parser, "=")) {
      return false;
    }
    if (is_number(fields, i)) {
      if (!emp_parse_int(parser, &value)) return false;
      out_params[i] = emp_attr_i64(context, value);
    } else if (!emp_parse_punct(parser, "[") ||
               !parse_dims(parser, "]", &out_params[i])) {
      return false;
    }
    if (!emp_try_punct(parser, ",")) break;
  }
  for (size_t i = 0; i < fields->count; ++i) {
    if (out_params[i]) continue;
    out_params[i] = is_number(fields, i) ? emp_attr_i64(context, 0)
                                         : emp_attr_i64_array(context, NULL, 0);
  }
  *out_count = fields->count;
  return emp_parse_punct(parser, ">");
}

static void print_fields(emp_printer_t* printer, const fields_t* fields,
                         const emp_attr_t* attr) {
  const char* separator = "<";
  for (size_t i = 0; i < fields->count && i < attr->count; ++i) {
    const emp_attr_t* value = attr->items[i];
    if (is_number(fields, i)) {
      if (value->value == 0) continue;
      emp_printf(printer, "%s%s = %lld", separator, fields->names[i],
                 (long long)value->value);
    } else {
      if (emp_dense_count(value) == 0) continue;
      emp_printf(printer, "%s%s = [", separator, fields->names[i]);
      print_dims(printer, value);
      emp_print_text(printer, "]");
    }
    separator = ", ";
  }
  emp_print_text(printer, separator[0] == '<' ? "<>" : ">");
}

#define FIELD_SYNTAX(name)                                                    \
  bool emp_hlo_parse_##name(emp_parser_t* parser,                             \
                            const emp_attr_t** out_params, size_t capacity,   \
                            size_t* out_count) {                              \
    (void)capacity;                                                           \
    return emp_parse_punct(parser, "<") &&                                    \
           parse_fields(parser, &name##_fields, out_params, out_count);       \
  }                                                                           \
  void emp_hlo_print_##name(emp_printer_t* printer, const emp_attr_t* attr) { \
    print_fields(printer, &name##_fields, attr);                              \
  }
FIELD_SYNTAX(scatter)
FIELD_SYNTAX(gather)
FIELD_SYNTAX(dot)
FIELD_SYNTAX(ragged_dot)
#undef FIELD_SYNTAX

// -- layouts of a convolution -------------------------------------------------

// One of `[b, f, 0, 1]`: where the letters and the numbers stand.
static bool parse_layout(emp_parser_t* parser, const char* letters,
                         const emp_attr_t** out_params) {
  emp_context_t* context = emp_parser_context(parser);
  int64_t places[2] = {-1, -1};
  int64_t spatial[kMaxDims];
  size_t count = 0;
  uint64_t seen = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  for (int64_t at = 0; at < kMaxDims; ++at) {
    int64_t number = 0;
    emp_str_t word = {0};
    if (emp_try_int(parser, &number)) {
      if (number < 0 || number >= kMaxDims || (seen >> number & 1)) {
        return emp_parser_error(parser, NULL,
                                "the spatial dims are 0, 1, .., each once");
      }
      seen |= (uint64_t)1 << number;
      spatial[number] = at;
      ++count;
    } else if (!emp_try_punct(parser, "?")) {
      if (!emp_parse_any_keyword(parser, &word)) return false;
      const char* letter = word.length == 1 ? strchr(letters, word.data[0]) : 0;
      if (!letter || places[letter - letters] >= 0) {
        return emp_parser_error(parser, NULL,
                                "a layout has '%c' and '%c', each once, and "
                                "numbers; found '%.*s'",
                                letters[0], letters[1], EMP_STR_ARGS(word));
      }
      places[letter - letters] = at;
    }
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, "]")) return false;
  if (places[0] < 0 || places[1] < 0) {
    return emp_parser_error(parser, NULL, "expected '%c' in the layout",
                            letters[places[0] < 0 ? 0 : 1]);
  }
  if (count < kMaxDims && seen != ((uint64_t)1 << count) - 1) {
    return emp_parser_error(parser, NULL,
                            "the spatial dims are 0, 1, .., without a gap");
  }
  out_params[0] = emp_attr_i64(context, places[0]);
  out_params[1] = emp_attr_i64(context, places[1]);
  out_params[2] = emp_attr_i64_array(context, spatial, count);
  return true;
}

static void print_layout(emp_printer_t* printer, const char* letters,
                         const emp_attr_t* const* params) {
  int64_t spatial_count = emp_dense_count(params[2]);
  int64_t last =
      params[0]->value > params[1]->value ? params[0]->value : params[1]->value;
  for (int64_t i = 0; i < spatial_count; ++i) {
    if (emp_dense_int(params[2], i) > last) last = emp_dense_int(params[2], i);
  }
  emp_print_text(printer, "[");
  for (int64_t at = 0; at <= last && at < kMaxDims; ++at) {
    int64_t number = 0;
    if (at > 0) emp_print_text(printer, ", ");
    while (number < spatial_count && emp_dense_int(params[2], number) != at)
      ++number;
    if (at == params[0]->value || at == params[1]->value) {
      emp_printf(printer, "%c", letters[at == params[0]->value ? 0 : 1]);
    } else if (number < spatial_count) {
      emp_printf(printer, "%lld", (long long)number);
    } else {
      emp_print_text(printer, "?");
    }
  }
  emp_print_text(printer, "]");
}

bool emp_hlo_parse_layouts(emp_parser_t* parser,
                           const emp_attr_t** out_params) {
  return parse_layout(parser, "bf", out_params) &&
         emp_parse_keyword(parser, "x") &&
         parse_layout(parser, "io",
                      out_params + EMP_CONV_KERNEL_INPUT_FEATURE) &&
         emp_parse_punct(parser, "->") &&
         parse_layout(parser, "bf", out_params + EMP_CONV_OUTPUT_BATCH);
}

void emp_hlo_print_layouts(emp_printer_t* printer, const emp_attr_t* attr) {
  print_layout(printer, "bf", attr->items);
  emp_print_text(printer, "x");
  print_layout(printer, "io", attr->items + EMP_CONV_KERNEL_INPUT_FEATURE);
  emp_print_text(printer, "->");
  print_layout(printer, "bf", attr->items + EMP_CONV_OUTPUT_BATCH);
}

// `<layouts>`, or `<raw field = .., ..>`.
bool emp_hlo_parse_conv(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = EMP_CONV_PARAM_COUNT;
  if (!emp_parse_punct(parser, "<")) return false;
  if (emp_try_keyword(parser, "raw")) {
    return parse_fields(parser, &conv_fields, out_params, out_count);
  }
  return emp_hlo_parse_layouts(parser, out_params) &&
         emp_parse_punct(parser, ">");
}

void emp_hlo_print_conv(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_hlo_print_layouts(printer, attr);
  emp_print_text(printer, ">");
}

// -- bounds -------------------------------------------------------------------

bool emp_hlo_parse_bounds(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  if (!emp_try_keyword(parser, "bounds")) {
    return parse_dims(parser, ">", out_params);
  }
  return emp_parse_punct(parser, "=") && emp_parse_punct(parser, "[") &&
         parse_dims(parser, "]", out_params) && emp_parse_punct(parser, ">");
}

void emp_hlo_print_bounds(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  print_dims(printer, attr->items[0]);
  emp_print_text(printer, ">");
}

static bool bad_bounds(emp_diag_sink_t* sink, const emp_attr_t* loc,
                       const char* message) {
  return emp_diag_syntax(sink, loc, message);
}

bool emp_hlo_verify_bounds(const emp_attr_t* attr, const int64_t* dims,
                           size_t rank, emp_diag_sink_t* sink,
                           const emp_attr_t* loc) {
  emp_arena_t* arena = emp_context_arena(attr->context);
  const emp_attr_t* bounds = attr->items[0];
  int64_t count = emp_dense_count(bounds);
  if (count != (int64_t)rank) {
    emp_str_t text = emp_arena_format(
        arena, "a tensor of rank %zu wants %zu bounds, found %lld", rank, rank,
        (long long)count);
    return bad_bounds(sink, loc, text.data);
  }
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] == EMP_DIM_DYNAMIC ||
        emp_dense_int(bounds, (int64_t)i) == EMP_DIM_DYNAMIC) {
      continue;
    }
    emp_str_t text = emp_arena_format(
        arena, "static dimension %zu wants '?' for its bound, found %lld", i,
        (long long)emp_dense_int(bounds, (int64_t)i));
    return bad_bounds(sink, loc, text.data);
  }
  return true;
}

// -- accuracy -----------------------------------------------------------------

static const emp_enum_def_t* mode_def(emp_context_t* context) {
  return emp_context_enum_def(context, EMP_STR("stablehlo.ResultAccuracyMode"));
}

// `<MODE>` or the full attribute.
static bool parse_mode(emp_parser_t* parser, const emp_attr_t** out_mode) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t word = {0};
  int64_t value = 0;
  if (!emp_try_punct(parser, "<")) {
    return emp_parse_an_attr(parser, NULL, out_mode);
  }
  if (!emp_parse_any_keyword(parser, &word)) return false;
  if (!emp_enum_value(mode_def(context), word, &value)) {
    return emp_parser_error(parser, NULL,
                            "expected DEFAULT, HIGHEST or TOLERANCE, found "
                            "'%.*s'",
                            EMP_STR_ARGS(word));
  }
  *out_mode = emp_attr_enum(context, mode_def(context), value);
  return emp_parse_punct(parser, ">");
}

static const char* const accuracy_fields[] = {"atol", "rtol", "ulps", "mode"};

static bool parse_accuracy_field(emp_parser_t* parser,
                                 const emp_attr_t** out_params) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_type_t* f64 = emp_type_float(context, EMP_FLOAT_F64);
  emp_str_t name = {0};
  int64_t ulps = 0;
  size_t i = 0;
  if (!emp_parse_any_keyword(parser, &name)) return false;
  while (i < EMP_ACCURACY_PARAM_COUNT && !emp_str_is(name, accuracy_fields[i]))
    ++i;
  if (i == EMP_ACCURACY_PARAM_COUNT) {
    return emp_parser_error(parser, NULL,
                            "expected one of: 'atol', 'rtol', 'ulps', 'mode'; "
                            "found '%.*s'",
                            EMP_STR_ARGS(name));
  }
  if (!emp_parse_punct(parser, "=")) return false;
  if (i == EMP_ACCURACY_MODE) return parse_mode(parser, &out_params[i]);
  if (i != EMP_ACCURACY_ULPS) {
    return emp_parse_an_attr(parser, f64, &out_params[i]);
  }
  if (!emp_parse_int(parser, &ulps)) return false;
  out_params[i] = emp_attr_i64(context, ulps);
  return true;
}

bool emp_hlo_parse_result_accuracy(emp_parser_t* parser,
                                   const emp_attr_t** out_params,
                                   size_t capacity, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* zero =
      emp_attr_float(emp_type_float(context, EMP_FLOAT_F64), 0);
  (void)capacity;
  *out_count = EMP_ACCURACY_PARAM_COUNT;
  out_params[EMP_ACCURACY_ATOL] = zero;
  out_params[EMP_ACCURACY_RTOL] = zero;
  out_params[EMP_ACCURACY_ULPS] = emp_attr_i64(context, 0);
  out_params[EMP_ACCURACY_MODE] = emp_attr_enum(context, mode_def(context), 0);
  if (!emp_parse_punct(parser, "<")) return false;
  while (!emp_peek_punct(parser, ">")) {
    if (!parse_accuracy_field(parser, out_params)) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  return emp_parse_punct(parser, ">");
}

void emp_hlo_print_result_accuracy(emp_printer_t* printer,
                                   const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  for (uint32_t i = 0; i < EMP_ACCURACY_MODE; ++i) {
    const emp_attr_t* value = attr->items[i];
    bool is_zero = i == EMP_ACCURACY_ULPS ? value->value == 0
                                          : emp_attr_float_value(value) == 0;
    if (is_zero) continue;
    emp_printf(printer, "%s = ", accuracy_fields[i]);
    emp_print_attr_without_type(printer, value);
    emp_print_text(printer, ", ");
  }
  emp_print_text(printer, "mode = ");
  emp_print_attr(printer, attr->items[EMP_ACCURACY_MODE]);
  emp_print_text(printer, ">");
}

// -- parts of mesh axes -------------------------------------------------------

// `(pre_size)size`, in angles or not.
bool emp_hlo_parse_sub_axis(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  int64_t pre_size = 0;
  int64_t size = 0;
  (void)capacity;
  bool has_angles = emp_try_punct(parser, "<");
  if (!emp_parse_punct(parser, "(") || !emp_parse_int(parser, &pre_size) ||
      !emp_parse_punct(parser, ")") || !emp_parse_int(parser, &size) ||
      (has_angles && !emp_parse_punct(parser, ">"))) {
    return false;
  }
  out_params[0] = emp_attr_i64(context, pre_size);
  out_params[1] = emp_attr_i64(context, size);
  *out_count = 2;
  return true;
}

void emp_hlo_print_sub_axis(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "(%lld)%lld", (long long)attr->items[0]->value,
             (long long)attr->items[1]->value);
}

// -- futures ------------------------------------------------------------------

bool emp_hlo_parse_future(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count) {
  emp_type_list_t types = {0};
  if (!emp_parse_punct(parser, "<")) return false;
  if (!emp_peek_punct(parser, ">") && !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (types.count > capacity) {
    return emp_parser_error(parser, NULL, "a future has at most %zu types",
                            capacity);
  }
  for (size_t i = 0; i < types.count; ++i)
    out_params[i] = emp_attr_type(types.items[i]);
  *out_count = types.count;
  return emp_parse_punct(parser, ">");
}

void emp_hlo_print_future(emp_printer_t* printer, const emp_type_t* type) {
  emp_print_text(printer, "<");
  for (uint32_t i = 0; i < type->param_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_type(printer, type->params[i]->type);
  }
  emp_print_text(printer, ">");
}

bool emp_hlo_verify_future(const emp_type_t* type, emp_diag_sink_t* sink,
                           const emp_attr_t* loc) {
  emp_arena_t* arena = emp_context_arena(type->context);
  for (uint32_t i = 0; i < type->param_count; ++i) {
    const emp_type_t* part = type->params[i]->type;
    if (part->kind == EMP_TYPE_TENSOR) continue;
    emp_str_t text =
        emp_arena_format(arena, "a future holds ranked tensors, found '%s'",
                         emp_type_text(arena, part));
    return emp_diag_syntax(sink, loc, text.data);
  }
  return true;
}
