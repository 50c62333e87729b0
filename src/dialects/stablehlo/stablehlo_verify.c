// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the verifiers of stablehlo share; see the header.
#include "dialects/stablehlo/stablehlo_verify.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "dialects/quant/quant.h"

// -- messages -----------------------------------------------------------------

enum { kMessageBytes = 256 };

#define FORMAT_MESSAGE(text, format)                        \
  do {                                                      \
    va_list args;                                           \
    va_start(args, format);                                 \
    (void)vsnprintf((text), kMessageBytes, (format), args); \
    va_end(args);                                           \
  } while (0)

bool emp_hlo_wants(emp_op_t* op, emp_diag_sink_t* sink, const char* found,
                   const char* format, ...) {
  char text[kMessageBytes];
  FORMAT_MESSAGE(text, format);
  return emp_diag_op_wants(sink, op->loc, op->info->name, text, found);
}

bool emp_hlo_wants_number(emp_op_t* op, emp_diag_sink_t* sink, int64_t found,
                          const char* format, ...) {
  char text[kMessageBytes];
  char number[32];
  FORMAT_MESSAGE(text, format);
  (void)snprintf(number, sizeof(number), "%" PRId64, found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, text,
                           found == EMP_DIM_DYNAMIC ? "?" : number);
}

bool emp_hlo_wants_type(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t* found, const char* format, ...) {
  char text[kMessageBytes];
  FORMAT_MESSAGE(text, format);
  return emp_diag_op_wants(sink, op->loc, op->info->name, text,
                           emp_type_text(op->arena, found));
}

// -- lists of numbers ---------------------------------------------------------

static bool read_list(emp_op_t* op, emp_diag_sink_t* sink,
                      const emp_attr_t* attr, const char* name,
                      emp_hlo_list_t* out_list) {
  size_t count = 0;
  *out_list = (emp_hlo_list_t){.name = name};
  if (attr == NULL) return true;
  if (!emp_attr_read_ints(attr, out_list->items, EMP_HLO_MAX_RANK, &count)) {
    return emp_hlo_wants(op, sink, emp_attr_text(op->arena, attr),
                         "'%s' to be a list of at most %d integers", name,
                         EMP_HLO_MAX_RANK);
  }
  out_list->count = (uint32_t)count;
  out_list->is_there = true;
  return true;
}

bool emp_hlo_read(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                  emp_hlo_list_t* out_list) {
  return read_list(op, sink, emp_op_attr(op, name), name, out_list);
}

bool emp_hlo_read_param(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_attr_t* attr, uint32_t param,
                        const char* name, emp_hlo_list_t* out_list) {
  return read_list(op, sink, attr->items[param], name, out_list);
}

bool emp_hlo_constant(const emp_value_t* value, emp_hlo_list_t* out_list) {
  const emp_attr_t* attr = emp_value_constant(value);
  size_t count = 0;
  *out_list = (emp_hlo_list_t){.name = "constant"};
  if (attr == NULL || attr->kind != EMP_ATTR_DENSE ||
      !emp_attr_read_ints(attr, out_list->items, EMP_HLO_MAX_RANK, &count)) {
    return false;
  }
  out_list->count = (uint32_t)count;
  out_list->is_there = true;
  return true;
}

bool emp_hlo_list_has(const emp_hlo_list_t* list, int64_t item) {
  for (uint32_t i = 0; i < list->count; ++i) {
    if (list->items[i] == item) return true;
  }
  return false;
}

bool emp_hlo_check_count(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_hlo_list_t* list, uint32_t count,
                         const char* of) {
  if (list->count == count) return true;
  return emp_hlo_wants_number(op, sink, list->count,
                              "'%s' of length %" PRIu32 ", as %s says",
                              list->name, count, of);
}

bool emp_hlo_check_min(emp_op_t* op, emp_diag_sink_t* sink,
                       const emp_hlo_list_t* list, int64_t min) {
  for (uint32_t i = 0; i < list->count; ++i) {
    if (list->items[i] >= min) continue;
    return emp_hlo_wants_number(op, sink, list->items[i],
                                "items of '%s' of at least %" PRId64,
                                list->name, min);
  }
  return true;
}

bool emp_hlo_check_dims(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_hlo_list_t* list, uint32_t rank,
                        const char* of) {
  uint64_t seen = 0;
  for (uint32_t i = 0; i < list->count; ++i) {
    int64_t dim = list->items[i];
    if (dim < 0 || dim >= (int64_t)rank) {
      return emp_hlo_wants_number(
          op, sink, dim, "items of '%s' to be dimensions of %s, below %" PRIu32,
          list->name, of, rank);
    }
    if (seen >> dim & 1) {
      return emp_hlo_wants_number(
          op, sink, dim, "items of '%s' to occur once, not twice", list->name);
    }
    seen |= (uint64_t)1 << dim;
  }
  return true;
}

bool emp_hlo_check_sorted(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_hlo_list_t* list) {
  for (uint32_t i = 1; i < list->count; ++i) {
    if (list->items[i - 1] <= list->items[i]) continue;
    return emp_hlo_wants_number(op, sink, list->items[i],
                                "'%s' to be sorted, nothing below %" PRId64
                                " behind it",
                                list->name, list->items[i - 1]);
  }
  return true;
}

bool emp_hlo_check_disjoint(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_hlo_list_t* a, const emp_hlo_list_t* b) {
  for (uint32_t i = 0; i < a->count; ++i) {
    if (!emp_hlo_list_has(b, a->items[i])) continue;
    return emp_hlo_wants_number(op, sink, a->items[i],
                                "dimensions in one of '%s' and '%s', not both",
                                a->name, b->name);
  }
  return true;
}

bool emp_hlo_check_dim(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                       uint32_t rank, const char* of) {
  int64_t dim = emp_op_int_attr(op, name, 0);
  if (dim >= 0 && dim < (int64_t)rank) return true;
  return emp_hlo_wants_number(op, sink, dim,
                              "'%s' to be a dimension of %s, below %" PRIu32,
                              name, of, rank);
}

// -- types --------------------------------------------------------------------

bool emp_hlo_dims_fit(int64_t a, int64_t b) {
  return a == b || a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC;
}

int64_t emp_hlo_bound(const emp_type_t* type, uint32_t i) {
  const emp_attr_t* encoding =
      type->kind == EMP_TYPE_TENSOR ? type->encoding : NULL;
  if (encoding == NULL || encoding->kind != EMP_ATTR_DIALECT ||
      !encoding->attr_def->verify_encoding || encoding->count != 1 ||
      emp_dense_count(encoding->items[0]) <= (int64_t)i) {
    return EMP_DIM_DYNAMIC;
  }
  return emp_dense_int(encoding->items[0], i);
}

static bool is_in_bound(int64_t dim, int64_t bound) {
  return dim == EMP_DIM_DYNAMIC || bound == EMP_DIM_DYNAMIC || dim <= bound;
}

bool emp_hlo_shapes_fit(const emp_type_t* a, const emp_type_t* b) {
  bool is_unranked = a->kind == EMP_TYPE_UNRANKED_TENSOR ||
                     b->kind == EMP_TYPE_UNRANKED_TENSOR;
  if (is_unranked) return true;
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    if (!emp_hlo_dims_fit(a->dims[i], b->dims[i]) ||
        !is_in_bound(a->dims[i], emp_hlo_bound(b, i)) ||
        !is_in_bound(b->dims[i], emp_hlo_bound(a, i))) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_elements_fit(const emp_type_t* a, const emp_type_t* b) {
  emp_quantized_t qa, qb;
  a = emp_type_element_or_self(a);
  b = emp_type_element_or_self(b);
  if (a == b) return true;
  return emp_quantized_get(a, &qa) && emp_quantized_get(b, &qb) &&
         qa.kind == qb.kind && qa.storage == qb.storage &&
         qa.is_signed == qb.is_signed && qa.storage_min == qb.storage_min &&
         qa.storage_max == qb.storage_max && qa.expressed == qb.expressed;
}

bool emp_hlo_types_fit(const emp_type_t* a, const emp_type_t* b) {
  if (a == b) return true;
  if (!emp_type_is_tensor(a) || !emp_type_is_tensor(b)) return false;
  return emp_hlo_elements_fit(a, b) && emp_hlo_shapes_fit(a, b);
}

bool emp_hlo_types_fit_loosely(const emp_type_t* a, const emp_type_t* b) {
  if (emp_hlo_types_fit(a, b)) return true;
  return emp_type_is_tensor(a) && emp_type_is_tensor(b) &&
         a->element->kind == EMP_TYPE_FLOAT &&
         b->element->kind == EMP_TYPE_FLOAT && emp_hlo_shapes_fit(a, b);
}

bool emp_hlo_is_promotable(const emp_type_t* from, const emp_type_t* to) {
  emp_quantized_t qa, qb;
  if (from == to) return true;
  if (from->kind == EMP_TYPE_COMPLEX && to->kind == EMP_TYPE_COMPLEX) {
    return from->element->bits <= to->element->bits;
  }
  if (emp_quantized_get(from, &qa) && emp_quantized_get(to, &qb)) {
    return qa.expressed == qb.expressed && qa.storage && qb.storage &&
           qa.storage->bits <= qb.storage->bits;
  }
  if (from->kind != to->kind) return false;
  if (from->kind == EMP_TYPE_FLOAT) return true;
  if (from->bits > to->bits) return false;
  return from->kind == EMP_TYPE_INTEGER && from->signedness == to->signedness &&
         (from->bits == 1) == (to->bits == 1);
}

const emp_type_t* emp_hlo_real_element(const emp_type_t* type) {
  const emp_type_t* element = emp_type_element_or_self(type);
  return element->kind == EMP_TYPE_COMPLEX ? element->element : element;
}

const emp_type_t* emp_hlo_scalar(const emp_type_t* like) {
  return emp_type_tensor(NULL, 0, emp_type_element_or_self(like), NULL);
}

bool emp_hlo_check_result(emp_op_t* op, emp_diag_sink_t* sink, uint32_t result,
                          const emp_type_t* wanted) {
  const emp_type_t* found = emp_op_result(op, result)->type;
  if (emp_hlo_types_fit(wanted, found)) return true;
  return emp_hlo_wants_type(op, sink, found,
                            "result %" PRIu32 " to fit the type '%s'", result,
                            emp_type_text(op->arena, wanted));
}

bool emp_hlo_check_shape(emp_op_t* op, emp_diag_sink_t* sink,
                         const int64_t* dims, uint32_t rank,
                         const emp_type_t* element) {
  return emp_hlo_check_result(op, sink, 0,
                              emp_type_tensor(dims, rank, element, NULL));
}

bool emp_hlo_check_rank(emp_op_t* op, emp_diag_sink_t* sink, uint32_t operand,
                        uint32_t rank) {
  const emp_type_t* type = emp_op_operand(op, operand)->type;
  if (type->rank == rank) return true;
  return emp_hlo_wants_type(
      op, sink, type, "operand %" PRIu32 " of rank %" PRIu32, operand, rank);
}

bool emp_hlo_check_element(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_type_t* found, const emp_type_t* wanted,
                           const char* what) {
  if (emp_hlo_elements_fit(found, wanted)) return true;
  return emp_hlo_wants_type(
      op, sink, emp_type_element_or_self(found), "%s of element type '%s'",
      what, emp_type_text(op->arena, emp_type_element_or_self(wanted)));
}

bool emp_hlo_check_all_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* first = emp_op_operand(op, 0)->type;
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (!emp_hlo_check_element(op, sink, type, first, "all operands")) {
      return false;
    }
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    if (!emp_hlo_check_element(op, sink, type, first, "all results")) {
      return false;
    }
  }
  return true;
}

// -- windows ------------------------------------------------------------------

static bool read_window_list(emp_op_t* op, emp_diag_sink_t* sink,
                             const char* name, bool allows_more, uint32_t rank,
                             int64_t* out_items) {
  emp_hlo_list_t list = {0};
  if (name != NULL && !emp_hlo_read(op, sink, name, &list)) return false;
  for (uint32_t i = 0; i < rank; ++i)
    out_items[i] = 1;
  if (!list.is_there) return true;
  if (allows_more && list.count > rank) list.count = rank;
  if (!emp_hlo_check_count(op, sink, &list, rank, "the window") ||
      !emp_hlo_check_min(op, sink, &list, 1)) {
    return false;
  }
  memcpy(out_items, list.items, rank * sizeof(int64_t));
  return true;
}

// `dense<..> : tensor<rank x 2 x i64>`
static bool read_padding(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                         emp_hlo_window_t* inout_window) {
  const emp_attr_t* attr = name ? emp_op_attr(op, name) : NULL;
  uint32_t rank = inout_window->rank;
  memset(inout_window->low, 0, sizeof(inout_window->low));
  memset(inout_window->high, 0, sizeof(inout_window->high));
  if (attr == NULL) return true;
  const emp_type_t* type = attr->type;
  bool fits = attr->kind == EMP_ATTR_DENSE && type->rank == 2 &&
              type->dims[0] == (int64_t)rank && type->dims[1] == 2;
  if (!fits) {
    return emp_hlo_wants_type(op, sink, type,
                              "'%s' of type 'tensor<%" PRIu32
                              "x2xi64>', low "
                              "and high of each dimension of the window",
                              name, rank);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    inout_window->low[i] = emp_dense_int(attr, 2 * (int64_t)i);
    inout_window->high[i] = emp_dense_int(attr, 2 * (int64_t)i + 1);
  }
  return true;
}

bool emp_hlo_read_window(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_hlo_window_names_t* names,
                         emp_hlo_window_t* inout_window) {
  uint32_t rank = inout_window->rank;
  for (uint32_t i = 0; i < rank; ++i) {
    int64_t size = inout_window->size[i];
    if (size > 0 || size == EMP_DIM_DYNAMIC) continue;
    return emp_hlo_wants_number(op, sink, size,
                                "a window of positive size in dimension "
                                "%" PRIu32,
                                i);
  }
  return read_window_list(op, sink, names->stride, names->allows_more, rank,
                          inout_window->stride) &&
         read_window_list(op, sink, names->base_dilation, names->allows_more,
                          rank, inout_window->base_dilation) &&
         read_window_list(op, sink, names->dilation, names->allows_more, rank,
                          inout_window->dilation) &&
         read_padding(op, sink, names->padding, inout_window);
}

int64_t emp_hlo_window_count(const emp_hlo_window_t* window, uint32_t i,
                             int64_t base) {
  int64_t size = window->size[i];
  int64_t dilated_base, dilated_size, padded;
  if (base == EMP_DIM_DYNAMIC || size == EMP_DIM_DYNAMIC) {
    return EMP_DIM_DYNAMIC;
  }
  bool is_huge =
      base == 0 ? (dilated_base = 0, false)
                : __builtin_mul_overflow(base - 1, window->base_dilation[i],
                                         &dilated_base) ||
                      __builtin_add_overflow(dilated_base, 1, &dilated_base);
  if (is_huge ||
      __builtin_mul_overflow(size - 1, window->dilation[i], &dilated_size) ||
      __builtin_add_overflow(dilated_size, 1, &dilated_size) ||
      __builtin_add_overflow(dilated_base, window->low[i], &padded) ||
      __builtin_add_overflow(padded, window->high[i], &padded)) {
    return EMP_DIM_DYNAMIC;
  }
  if (padded <= 0 || dilated_size > padded) return 0;
  return (padded - dilated_size) / window->stride[i] + 1;
}

// -- bodies -------------------------------------------------------------------

const emp_op_t* emp_hlo_yield(const emp_region_t* region) {
  return region->last ? emp_block_terminator(region->last) : NULL;
}

bool emp_hlo_check_args(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_region_t* region,
                        const emp_type_t* const* types, uint32_t count) {
  const emp_block_t* block = region->first;
  uint32_t found = block ? block->arg_count : 0;
  uint32_t number = (uint32_t)(region - op->regions);
  if (found != count) {
    return emp_hlo_wants_number(
        op, sink, found, "region %" PRIu32 " to take %" PRIu32 " arguments",
        number, count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (emp_hlo_types_fit(block->args[i]->type, types[i])) continue;
    return emp_hlo_wants_type(op, sink, block->args[i]->type,
                              "argument %" PRIu32 " of region %" PRIu32
                              " to fit the type '%s'",
                              i, number, emp_type_text(op->arena, types[i]));
  }
  return true;
}

bool emp_hlo_check_predicate(emp_op_t* op, emp_diag_sink_t* sink,
                             const emp_region_t* region) {
  const emp_op_t* yield = emp_hlo_yield(region);
  uint32_t number = (uint32_t)(region - op->regions);
  uint32_t count = yield ? yield->operand_count : 0;
  if (count != 1) {
    return emp_hlo_wants_number(
        op, sink, count, "region %" PRIu32 " to yield one value", number);
  }
  const emp_type_t* type = emp_op_operand(yield, 0)->type;
  bool fits = type->kind == EMP_TYPE_TENSOR && type->rank == 0 &&
              emp_type_is_integer(type->element, 1);
  return fits || emp_hlo_wants_type(op, sink, type,
                                    "region %" PRIu32
                                    " to yield a value of type 'tensor<i1>'",
                                    number);
}

// The dims of `type` are some of the allowed ones, in order.
static bool has_allowed_dims(const emp_hlo_reducer_t* reducer,
                             const emp_type_t* type) {
  uint32_t matched = 0;
  for (uint32_t i = 0; i < reducer->allowed_count && matched < type->rank;
       ++i) {
    matched += emp_hlo_dims_fit(reducer->allowed[i], type->dims[matched]);
  }
  return matched == type->rank;
}

static bool check_reducer_arg(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_hlo_reducer_t* reducer, uint32_t i,
                              const emp_type_t* yielded) {
  const emp_type_t* type = reducer->region->first->args[i]->type;
  const emp_type_t* combined = emp_type_element_or_self(
      i < reducer->count ? reducer->inits[i]
                         : reducer->types[i - reducer->count]);
  bool fits = i < reducer->count ? emp_hlo_types_fit(type, yielded)
                                 : emp_hlo_types_fit_loosely(type, yielded);
  if (!fits) {
    return emp_hlo_wants_type(op, sink, type,
                              "argument %" PRIu32
                              " of the body to fit '%s', which it yields",
                              i, emp_type_text(op->arena, yielded));
  }
  if (!emp_hlo_is_promotable(combined, type->element)) {
    return emp_hlo_wants_type(op, sink, type,
                              "argument %" PRIu32
                              " of the body to hold elements of type '%s' or "
                              "wider ones",
                              i, emp_type_text(op->arena, combined));
  }
  if (has_allowed_dims(reducer, type)) return true;
  return emp_hlo_wants_type(
      op, sink, type, "argument %" PRIu32 " of the body to be a scalar", i);
}

bool emp_hlo_check_reducer(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_hlo_reducer_t* reducer,
                           const emp_type_t** out_elements) {
  const emp_block_t* block = reducer->region->first;
  const emp_op_t* yield = emp_hlo_yield(reducer->region);
  uint32_t args = block ? block->arg_count : 0;
  uint32_t yielded = yield ? yield->operand_count : 0;
  if (args != 2 * reducer->count) {
    return emp_hlo_wants_number(op, sink, args,
                                "a body with %" PRIu32 " arguments",
                                2 * reducer->count);
  }
  if (yielded != reducer->count) {
    return emp_hlo_wants_number(op, sink, yielded,
                                "a body that yields %" PRIu32 " values",
                                reducer->count);
  }
  for (uint32_t i = 0; i < 2 * reducer->count; ++i) {
    const emp_type_t* type = emp_op_operand(yield, i % reducer->count)->type;
    if (type->kind != EMP_TYPE_TENSOR) {
      return emp_hlo_wants_type(op, sink, type, "a body that yields tensors");
    }
    out_elements[i % reducer->count] = type->element;
    if (!check_reducer_arg(op, sink, reducer, i, type)) return false;
  }
  return true;
}
