// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of elementwise ops, of constants, tuples and calls. That shapes
// agree is checked by the rows (SAME_SHAPES).
#include <inttypes.h>
#include <string.h>

#include "dialects/function_syntax.h"
#include "dialects/quant/quant.h"
#include "dialects/stablehlo/stablehlo_verify.h"
#include "ir/op_spec.h"
#include "ir/symbol.h"

// -- accuracy -----------------------------------------------------------------

// Tolerances only with mode TOLERANCE, and none below 0.
static bool check_accuracy(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* accuracy = emp_op_attr(op, "result_accuracy");
  if (accuracy == NULL || accuracy->kind != EMP_ATTR_DIALECT) return true;
  double atol = emp_attr_float_value(accuracy->items[EMP_ACCURACY_ATOL]);
  double rtol = emp_attr_float_value(accuracy->items[EMP_ACCURACY_RTOL]);
  int64_t ulps = accuracy->items[EMP_ACCURACY_ULPS]->value;
  const emp_attr_t* mode = accuracy->items[EMP_ACCURACY_MODE];
  const char* text = emp_attr_text(op->arena, accuracy);
  if (!(atol >= 0) || !(rtol >= 0) || ulps < 0) {
    return emp_hlo_wants(op, sink, text,
                         "atol, rtol and ulps of 'result_accuracy' of at least "
                         "0");
  }
  bool has_tolerance = atol > 0 || rtol > 0 || ulps > 0;
  bool is_tolerance = mode->kind == EMP_ATTR_ENUM && mode->value == 2;
  if (has_tolerance && !is_tolerance) {
    return emp_hlo_wants(op, sink, text,
                         "mode TOLERANCE of 'result_accuracy' with atol, rtol "
                         "or ulps");
  }
  return true;
}

// -- operands and results of one type -----------------------------------------

bool emp_hlo_verify_elementwise(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* first = emp_op_operand(op, 0)->type;
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (emp_hlo_types_fit(type, first)) continue;
    return emp_hlo_wants_type(op, sink, type,
                              "operand %" PRIu32 " to fit the type '%s'", i,
                              emp_type_text(op->arena, first));
  }
  return emp_hlo_check_result(op, sink, 0, first) && check_accuracy(op, sink);
}

// A sum may mix quantizations as long as they express the same floats.
bool emp_hlo_verify_add(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_value_t* parts[3] = {emp_op_operand(op, 0), emp_op_operand(op, 1),
                                 emp_op_result(op, 0)};
  for (uint32_t i = 0; i < 3; ++i) {
    if (!emp_type_is_quantized(parts[i]->type->element)) {
      return emp_hlo_verify_elementwise(op, sink);
    }
  }
  return emp_hlo_check_quantized_sum(op, sink);
}

// abs, real and imag: the real part's type.
bool emp_hlo_verify_real(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  return emp_hlo_check_result(
      op, sink, 0, emp_type_with_element(type, emp_hlo_real_element(type)));
}

bool emp_hlo_verify_complex(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* lhs = emp_op_operand(op, 0)->type;
  return emp_hlo_check_element(op, sink, emp_op_operand(op, 1)->type, lhs,
                               "both parts") &&
         emp_hlo_check_result(
             op, sink, 0,
             emp_type_with_element(lhs, emp_type_complex(lhs->element)));
}

bool emp_hlo_verify_compare(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_hlo_check_element(op, sink, emp_op_operand(op, 1)->type,
                               emp_op_operand(op, 0)->type, "both operands");
}

// Operand `i` is a scalar or has the shape of `of`.
static bool check_broadcast(emp_op_t* op, emp_diag_sink_t* sink, uint32_t i,
                            const emp_type_t* of) {
  const emp_type_t* type = emp_op_operand(op, i)->type;
  if (type->rank == 0 || emp_hlo_shapes_fit(type, of)) return true;
  return emp_hlo_wants_type(op, sink, type,
                            "operand %" PRIu32
                            " to be a scalar or of the shape of '%s'",
                            i, emp_type_text(op->arena, of));
}

bool emp_hlo_verify_clamp(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_operand(op, 1)->type;
  return emp_hlo_check_all_elements(op, sink) &&
         check_broadcast(op, sink, 0, type) &&
         check_broadcast(op, sink, 2, type) &&
         emp_hlo_check_result(op, sink, 0, type);
}

bool emp_hlo_verify_select(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* on_true = emp_op_operand(op, 1)->type;
  const emp_type_t* on_false = emp_op_operand(op, 2)->type;
  if (!emp_hlo_types_fit(on_true, on_false)) {
    return emp_hlo_wants_type(op, sink, on_false,
                              "on_true and on_false of one type, '%s'",
                              emp_type_text(op->arena, on_true));
  }
  return check_broadcast(op, sink, 0, on_true) &&
         emp_hlo_check_result(op, sink, 0, on_true) &&
         emp_hlo_check_result(op, sink, 0, on_false);
}

// -- quantization -------------------------------------------------------------

static const emp_type_t* expressed_by(const emp_type_t* type) {
  emp_quantized_t quantized;
  const emp_type_t* element = emp_type_element_or_self(type);
  return emp_quantized_get(element, &quantized) ? quantized.expressed : element;
}

bool emp_hlo_verify_quantize(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  return expressed_by(from) == expressed_by(to) ||
         emp_hlo_wants_type(op, sink, to->element,
                            "a result that expresses elements of type '%s'",
                            emp_type_text(op->arena, expressed_by(from)));
}

// -- constants ----------------------------------------------------------------

// A quantized constant holds what is stored.
static bool is_stored_as(const emp_type_t* value, const emp_type_t* result) {
  emp_quantized_t quantized;
  return value->kind == EMP_TYPE_INTEGER &&
         emp_quantized_get(result, &quantized) && quantized.storage &&
         quantized.storage->bits == value->bits;
}

bool emp_hlo_verify_constant(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* value = emp_op_attr(op, "value")->type;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  if (value == NULL || value == result) return true;
  bool fits = value->kind == EMP_TYPE_TENSOR && value->rank == result->rank &&
              emp_hlo_shapes_fit(value, result) &&
              (emp_hlo_elements_fit(value, result) ||
               is_stored_as(value->element, result->element));
  return fits || emp_hlo_wants_type(op, sink, value,
                                    "a value that fits the result type '%s'",
                                    emp_type_text(op->arena, result));
}

// -- tuples, pairs ------------------------------------------------------------

bool emp_hlo_verify_tuple(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (type->input_count != op->operand_count) {
    return emp_hlo_wants_type(op, sink, type,
                              "a tuple of %" PRIu32 " values, one an operand",
                              op->operand_count);
  }
  for (uint32_t i = 0; i < type->input_count; ++i) {
    const emp_type_t* operand = emp_op_operand(op, i)->type;
    if (emp_hlo_types_fit(type->types[i], operand)) continue;
    return emp_hlo_wants_type(op, sink, type->types[i],
                              "value %" PRIu32 " of the tuple of type '%s'", i,
                              emp_type_text(op->arena, operand));
  }
  return true;
}

bool emp_hlo_verify_get_tuple_element(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* tuple = emp_op_operand(op, 0)->type;
  int64_t index = emp_op_int_attr(op, "index", 0);
  if (index >= (int64_t)tuple->input_count) {
    return emp_hlo_wants_number(op, sink, index,
                                "an index below %" PRIu32
                                ", the number of values in the tuple",
                                tuple->input_count);
  }
  const emp_type_t* wanted = tuple->types[index];
  const emp_type_t* found = emp_op_result(op, 0)->type;
  return emp_hlo_types_fit(wanted, found) ||
         emp_hlo_wants_type(op, sink, found, "a result of type '%s'",
                            emp_type_text(op->arena, wanted));
}

bool emp_hlo_verify_pairwise(emp_op_t* op, emp_diag_sink_t* sink) {
  if (op->operand_count != op->result_count) {
    return emp_hlo_wants_number(op, sink, op->result_count,
                                "%" PRIu32 " results, one an operand",
                                op->operand_count);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (!emp_hlo_check_result(op, sink, i, type)) return false;
  }
  return true;
}

// -- calls --------------------------------------------------------------------

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// `dialect.name`: a letter, then letters, digits and _; behind each dot $ too.
static bool is_namespaced(emp_str_t name) {
  size_t dots = 0;
  bool at_start = true;
  for (size_t i = 0; i < name.length; ++i) {
    char c = name.data[i];
    bool is_digit = c >= '0' && c <= '9';
    if (c == '.') {
      if (at_start) return false;
      ++dots;
      at_start = true;
      continue;
    }
    bool fits = is_letter(c) || (c == '_' && (dots > 0 || !at_start)) ||
                (is_digit && (dots > 0 || !at_start)) || (c == '$' && dots > 0);
    if (!fits) return false;
    at_start = false;
  }
  return dots > 0 && !at_start;
}

bool emp_hlo_verify_composite(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* name = emp_op_attr(op, "name");
  const emp_attr_t* callee = emp_op_attr(op, "decomposition");
  if (!is_namespaced(name->text)) {
    return emp_hlo_wants(op, sink, emp_attr_text(op->arena, name),
                         "a name with a namespace such as \"my.op\"");
  }
  const emp_op_t* function = emp_symbol_lookup(op, callee);
  const emp_type_t* type = function && emp_op_has_trait(function, FUNCTION_LIKE)
                               ? emp_function_op_type(function)
                               : NULL;
  if (type == NULL) {
    return emp_hlo_wants(op, sink, emp_attr_text(op->arena, callee),
                         "a function as its decomposition");
  }
  bool fits = type->input_count == op->operand_count &&
              type->result_count == op->result_count;
  for (uint32_t i = 0; fits && i < op->operand_count; ++i)
    fits = emp_hlo_types_fit(type->types[i], emp_op_operand(op, i)->type);
  for (uint32_t i = 0; fits && i < op->result_count; ++i) {
    fits = emp_hlo_types_fit(type->types[type->input_count + i],
                             emp_op_result(op, i)->type);
  }
  return fits || emp_hlo_wants_type(op, sink, type,
                                    "a decomposition that takes its operands "
                                    "and makes its results");
}

// One layout: a permutation of the dims of a tensor, nothing for others.
static bool check_layout(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                         uint32_t i, const emp_attr_t* layout,
                         const emp_type_t* type) {
  emp_hlo_list_t list = {.name = name};
  size_t count = 0;
  bool fits =
      emp_attr_read_ints(layout, list.items, EMP_HLO_MAX_RANK, &count) &&
      layout->kind == EMP_ATTR_DENSE && layout->type->rank == 1;
  list.count = (uint32_t)count;
  if (type->kind == EMP_TYPE_TENSOR) {
    uint64_t seen = 0;
    fits = fits && count == type->rank;
    for (size_t k = 0; fits && k < count; ++k) {
      fits = list.items[k] >= 0 && list.items[k] < (int64_t)count &&
             (seen >> list.items[k] & 1) == 0;
      if (fits) seen |= (uint64_t)1 << list.items[k];
    }
  } else if (type->kind != EMP_TYPE_UNRANKED_TENSOR) {
    fits = fits && count == 0;
  }
  return fits ||
         emp_hlo_wants(op, sink, emp_attr_text(op->arena, layout),
                       "item %" PRIu32
                       " of '%s' to be a permutation of the dimensions of '%s'",
                       i, name, emp_type_text(op->arena, type));
}

static bool check_layouts(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                          const emp_attr_t* layouts,
                          const emp_type_t* const* types, uint32_t count) {
  if (layouts->count != count) {
    return emp_hlo_wants_number(op, sink, layouts->count,
                                "'%s' to have %" PRIu32 " items, one a value",
                                name, count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (!check_layout(op, sink, name, i, layouts->items[i], types[i])) {
      return false;
    }
  }
  return true;
}

static bool check_call_layouts(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* operands = emp_op_attr(op, "operand_layouts");
  const emp_attr_t* results = emp_op_attr(op, "result_layouts");
  if (!operands && !results) return true;
  if (!operands || !results) {
    return emp_hlo_wants(op, sink,
                         operands ? "operand_layouts" : "result_layouts",
                         "layouts of both operands and results, or of none");
  }
  uint32_t count = op->operand_count + op->result_count;
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    types[i] = i < op->operand_count
                   ? emp_op_operand(op, i)->type
                   : emp_op_result(op, i - op->operand_count)->type;
  }
  const emp_type_t* const* outputs = types + op->operand_count;
  uint32_t output_count = op->result_count;
  // A tuple stands for the values in it.
  if (output_count == 1 && outputs[0]->kind == EMP_TYPE_TUPLE) {
    output_count = outputs[0]->input_count;
    outputs = outputs[0]->types;
  }
  return check_layouts(op, sink, "operand_layouts", operands, types,
                       op->operand_count) &&
         check_layouts(op, sink, "result_layouts", results, outputs,
                       output_count);
}

// The type at a path into tuples; NULL when there is none.
static const emp_type_t* type_at(const emp_type_t* type,
                                 const emp_attr_t* path) {
  for (int64_t i = 0; i < emp_dense_count(path); ++i) {
    int64_t index = emp_dense_int(path, i);
    if (type->kind != EMP_TYPE_TUPLE || index < 0 ||
        index >= (int64_t)type->input_count) {
      return NULL;
    }
    type = type->types[index];
  }
  return type;
}

static bool check_aliases(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* aliases = emp_op_attr(op, "output_operand_aliases");
  for (uint32_t i = 0; aliases && i < aliases->count; ++i) {
    const emp_attr_t* const* parts = aliases->items[i]->items;
    int64_t index = parts[1]->value;
    const char* text = emp_attr_text(op->arena, aliases->items[i]);
    if (index < 0 || index >= (int64_t)op->operand_count) {
      return emp_hlo_wants(op, sink, text, "aliases of operands below %" PRIu32,
                           op->operand_count);
    }
    const emp_type_t* operand =
        type_at(emp_op_operand(op, (uint32_t)index)->type, parts[2]);
    // Several results count as one tuple.
    const emp_attr_t* path = parts[0];
    const emp_type_t* output = op->result_count == 1
                                   ? type_at(emp_op_result(op, 0)->type, path)
                                   : NULL;
    if (op->result_count > 1 && emp_dense_count(path) == 1 &&
        emp_dense_int(path, 0) >= 0 &&
        emp_dense_int(path, 0) < (int64_t)op->result_count) {
      output = emp_op_result(op, (uint32_t)emp_dense_int(path, 0))->type;
    }
    if (operand == NULL || operand != output) {
      return emp_hlo_wants(op, sink, text,
                           "aliases between values of one type");
    }
  }
  return true;
}

bool emp_hlo_verify_custom_call(emp_op_t* op, emp_diag_sink_t* sink) {
  enum { kTypedFfi = 4 };
  const emp_attr_t* config = emp_op_attr(op, "backend_config");
  bool is_typed = emp_op_int_attr(op, "api_version", 1) == kTypedFfi;
  if (config && is_typed != (config->kind == EMP_ATTR_DICTIONARY)) {
    return emp_hlo_wants(op, sink, emp_attr_text(op->arena, config),
                         is_typed ? "a dictionary as 'backend_config' with "
                                    "api_version = 4"
                                  : "a string as 'backend_config' unless "
                                    "api_version is 4");
  }
  return check_call_layouts(op, sink) && check_aliases(op, sink);
}

bool emp_hlo_verify_scalar_result(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  return type->rank == 0 ||
         emp_hlo_wants_type(op, sink, type, "a result of rank 0");
}
