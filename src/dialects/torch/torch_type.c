// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of the torch dialect. Parameters of a tensor: the sizes as
// array<i64>, the dtype, the layout, each NULL when not known; of a container:
// the types that it holds. Inside of containers the prefix `!torch.` is left
// out.
#include <inttypes.h>
#include <string.h>

#include "base/text.h"
#include "dialects/torch/torch_hooks.h"

enum { kSizes, kDtype, kLayout, kTensorParams };
enum { kMaxTorchRank = 64 };

bool emp_type_is_torch(const emp_type_t* type) {
  return type->kind == EMP_TYPE_DIALECT &&
         strncmp(type->def->name, "torch.", 6) == 0;
}

static bool is_named(const emp_type_t* type, const char* name) {
  return emp_type_is_torch(type) && strcmp(type->def->name + 6, name) == 0;
}

// -- tensors -----------------------------------------------------------------

bool emp_torch_tensor_get(const emp_type_t* type,
                          emp_torch_tensor_t* out_tensor) {
  *out_tensor = (emp_torch_tensor_t){0};
  bool is_value = is_named(type, "vtensor");
  if (!is_value && !is_named(type, "tensor")) return false;
  out_tensor->has_value_semantics = is_value;
  if (type->param_count < kTensorParams) return true;
  out_tensor->sizes = type->params[kSizes];
  out_tensor->dtype = type->params[kDtype] ? type->params[kDtype]->type : NULL;
  out_tensor->layout = type->params[kLayout];
  return true;
}

// [2,?]
static bool parse_sizes(emp_parser_t* parser, const emp_attr_t** out_sizes) {
  int64_t sizes[kMaxTorchRank];
  size_t rank = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    const emp_attr_t* loc = emp_parser_loc(parser);
    if (rank > 0 && !emp_parse_punct(parser, ",")) return false;
    if (rank == kMaxTorchRank) {
      return emp_parser_error(parser, loc, "rank above %d", kMaxTorchRank);
    }
    sizes[rank] = EMP_DIM_DYNAMIC;
    if (!emp_try_punct(parser, "?")) {
      if (!emp_parse_int(parser, &sizes[rank])) return false;
      if (sizes[rank] < 0) {
        return emp_parser_error(parser, loc,
                                "a size is 0 or above or ?, found %" PRId64,
                                sizes[rank]);
      }
    }
    ++rank;
  }
  *out_sizes = emp_attr_i64_array(emp_parser_context(parser), sizes, rank);
  return emp_parse_punct(parser, "]");
}

static bool is_dtype(const emp_type_t* type) {
  if (type->kind == EMP_TYPE_COMPLEX) type = type->element;
  if (emp_type_is_float(type)) return type->bits <= 64;
  if (type->kind == EMP_TYPE_INTEGER) {
    return type->signedness == EMP_SIGNLESS ? type->bits == 1
                                            : type->bits <= 64;
  }
  return emp_type_is_torch(type) &&
         (is_named(type, "str") ||
          strncmp(type->def->name, "torch.qint", 10) == 0 ||
          strncmp(type->def->name, "torch.quint", 11) == 0);
}

static bool parse_dtype(emp_parser_t* parser, const emp_attr_t** out_dtype) {
  const emp_type_t* type = NULL;
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (emp_try_keyword(parser, "unk")) return true;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (!is_dtype(type)) {
    return emp_parser_error(
        parser, loc,
        "a dtype is a float, i1, a signed or unsigned integer such as si64, a "
        "complex or quantized type or unk, found '%s'",
        emp_type_text(emp_parser_scratch(parser), type));
  }
  *out_dtype = emp_attr_type(type);
  return true;
}

bool emp_torch_parse_tensor(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = kTensorParams;
  if (!emp_try_punct(parser, "<")) return true;
  if (!emp_try_punct(parser, "*") &&
      !parse_sizes(parser, &out_params[kSizes])) {
    return false;
  }
  if (!emp_parse_punct(parser, ",") ||
      !parse_dtype(parser, &out_params[kDtype])) {
    return false;
  }
  if (emp_try_punct(parser, ",") &&
      !emp_parse_an_attr(parser, NULL, &out_params[kLayout])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

static void print_sizes(emp_printer_t* printer, const emp_attr_t* sizes) {
  emp_print_text(printer, "[");
  for (int64_t i = 0; i < emp_dense_count(sizes); ++i) {
    int64_t size = emp_dense_int(sizes, i);
    if (i > 0) emp_print_text(printer, ",");
    if (size == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?");
    } else {
      emp_printf(printer, "%" PRId64, size);
    }
  }
  emp_print_text(printer, "]");
}

void emp_torch_print_tensor(emp_printer_t* printer, const emp_type_t* type) {
  emp_torch_tensor_t tensor;
  emp_torch_tensor_get(type, &tensor);
  if (!tensor.sizes && !tensor.dtype) return;
  emp_print_text(printer, "<");
  if (tensor.sizes) {
    print_sizes(printer, tensor.sizes);
  } else {
    emp_print_text(printer, "*");
  }
  emp_print_text(printer, ",");
  if (tensor.dtype) {
    emp_print_type(printer, tensor.dtype);
  } else {
    emp_print_text(printer, "unk");
  }
  if (tensor.layout) {
    emp_print_text(printer, ",");
    emp_print_attr(printer, tensor.layout);
  }
  emp_print_text(printer, ">");
}

// -- containers --------------------------------------------------------------

// `int` or `vtensor<[2],f32>` for a type of this dialect, or any type in full.
static bool parse_inner(emp_parser_t* parser, const emp_type_t** out_type) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* params[8] = {0};
  emp_str_t word = {0};
  size_t count = 0;
  if (!emp_try_any_keyword(parser, &word)) {
    return emp_parse_a_type(parser, out_type);
  }
  const emp_type_def_t* def = emp_context_type_def(
      context, emp_arena_format(emp_parser_scratch(parser), "torch.%.*s",
                                EMP_STR_ARGS(word)));
  if (!def) {
    return emp_parser_error(parser, NULL, "dialect 'torch' has no type '%.*s'",
                            EMP_STR_ARGS(word));
  }
  if (def->parse && !def->parse(parser, params, 8, &count)) return false;
  *out_type = emp_type_dialect(context, def, params, count);
  return true;
}

static void print_inner(emp_printer_t* printer, const emp_type_t* type) {
  if (!emp_type_is_torch(type)) {
    emp_print_type(printer, type);
    return;
  }
  emp_print_text(printer, type->def->name + 6);
  if (type->def->print) type->def->print(printer, type);
}

bool emp_torch_parse_contained(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  *out_count = 0;
  if (!emp_parse_punct(parser, "<")) return false;
  while (!emp_peek_punct(parser, ">")) {
    const emp_type_t* type = NULL;
    if (*out_count > 0 && !emp_parse_punct(parser, ",")) return false;
    if (*out_count == capacity) {
      return emp_parser_error(parser, NULL, "more than %zu types in one",
                              capacity);
    }
    if (!parse_inner(parser, &type)) return false;
    out_params[(*out_count)++] = emp_attr_type(type);
  }
  return emp_parse_punct(parser, ">");
}

void emp_torch_print_contained(emp_printer_t* printer, const emp_type_t* type) {
  emp_print_text(printer, "<");
  for (uint32_t i = 0; i < type->param_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    print_inner(printer, type->params[i]->type);
  }
  emp_print_text(printer, ">");
}

bool emp_torch_parse_module(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  emp_str_t name = {0};
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<") || !emp_parse_string(parser, &name)) {
    return false;
  }
  out_params[0] = emp_attr_string(emp_parser_context(parser), name);
  return emp_parse_punct(parser, ">");
}

void emp_torch_print_module(emp_printer_t* printer, const emp_type_t* type) {
  emp_print_text(printer, "<");
  emp_print_quoted(printer, type->params[0]->text);
  emp_print_text(printer, ">");
}

// -- asking ------------------------------------------------------------------

uint32_t emp_torch_contained_count(const emp_type_t* type) {
  return type->param_count;
}

const emp_type_t* emp_torch_contained(const emp_type_t* type, uint32_t i) {
  return type->params[i]->type;
}

// All that is in a union, or any when `some`.
static bool is_subtype_of_union(const emp_type_t* type, const emp_type_t* of) {
  for (uint32_t i = 0; i < of->param_count; ++i) {
    if (emp_torch_is_subtype(type, emp_torch_contained(of, i))) return true;
  }
  return false;
}

static bool is_union_subtype(const emp_type_t* type, const emp_type_t* of) {
  for (uint32_t i = 0; i < type->param_count; ++i) {
    if (!emp_torch_is_subtype(emp_torch_contained(type, i), of)) return false;
  }
  return true;
}

static bool is_tuple_subtype(const emp_type_t* type, const emp_type_t* of) {
  if (!is_named(type, "tuple") || type->param_count != of->param_count) {
    return false;
  }
  for (uint32_t i = 0; i < of->param_count; ++i) {
    if (!emp_torch_is_subtype(emp_torch_contained(type, i),
                              emp_torch_contained(of, i))) {
      return false;
    }
  }
  return true;
}

bool emp_torch_is_subtype(const emp_type_t* type, const emp_type_t* of) {
  emp_torch_tensor_t a;
  emp_torch_tensor_t b;
  if (type == of || is_named(of, "any")) return true;
  if (is_named(type, "union")) return is_union_subtype(type, of);
  if (is_named(of, "number")) {
    return is_named(type, "int") || is_named(type, "float");
  }
  if (is_named(of, "optional")) {
    return is_named(type, "none") ||
           emp_torch_is_subtype(type, emp_torch_contained(of, 0));
  }
  if (is_named(of, "union")) return is_subtype_of_union(type, of);
  if (is_named(of, "tuple")) return is_tuple_subtype(type, of);
  return emp_torch_tensor_get(type, &a) && emp_torch_tensor_get(of, &b) &&
         a.has_value_semantics == b.has_value_semantics && !b.sizes && !b.dtype;
}
