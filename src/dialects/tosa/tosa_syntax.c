// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Custom syntax of the tosa dialect that formats cannot say: enums as bare
// words in attribute dictionaries, cond_if, the type of a variable, and the
// target_env attribute.
#include "base/array.h"
#include "base/text.h"
#include "dialects/tosa/tosa_hooks.h"
#include "ir/format.h"

// -- operands, words and clauses
// ----------------------------------------------------------

static const emp_enum_def_t* enum_of(emp_context_t* context,
                                     const emp_op_info_t* info,
                                     emp_str_t attr) {
  const emp_op_spec_t* spec = emp_op_spec(context, info);
  int index = emp_op_spec_attr(spec, attr);
  return index < 0 ? NULL : spec->attrs[index].enum_def;
}

// name = value, or name = WORD for an enum.
static bool parse_entry(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t name = {0};
  emp_str_t word = {0};
  int64_t number = 0;
  const emp_attr_t* value = NULL;
  if (!emp_parse_any_keyword(parser, &name)) return false;
  name = emp_intern(context, name);
  const emp_enum_def_t* def =
      enum_of(context, emp_parser_op_info(parser), name);
  if (!emp_try_punct(parser, "=")) {
    emp_parser_add_attr(parser, name.data, emp_attr_unit(context));
    return true;
  }
  if (def && emp_try_any_keyword(parser, &word)) {
    if (!emp_enum_value(def, word, &number)) {
      return emp_parser_error(parser, NULL, "'%.*s' is no case of %s",
                              EMP_STR_ARGS(word), def->name);
    }
    value = emp_attr_enum(context, def, number);
  } else if (!emp_parse_an_attr(parser, NULL, &value)) {
    return false;
  }
  emp_parser_add_attr(parser, name.data, value);
  return true;
}

static bool parse_entries(emp_parser_t* parser) {
  if (!emp_try_punct(parser, "{") || emp_try_punct(parser, "}")) return true;
  do {
    if (!parse_entry(parser)) return false;
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, "}");
}

// name(value), name(value)
static bool parse_clauses(emp_parser_t* parser) {
  const emp_op_spec_t* spec =
      emp_op_spec(emp_parser_context(parser), emp_parser_op_info(parser));
  emp_str_t name = {0};
  while (emp_try_any_keyword(parser, &name)) {
    const emp_attr_t* value = NULL;
    int index =
        emp_op_spec_attr(spec, emp_intern(emp_parser_context(parser), name));
    if (index < 0) {
      return emp_parser_error(parser, NULL, "'%s' has no attribute '%.*s'",
                              spec->info->name, EMP_STR_ARGS(name));
    }
    if (!emp_parse_punct(parser, "(") ||
        !emp_format_parse_attr(parser, &spec->attrs[index], &value) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_parser_add_attr(parser, spec->attrs[index].name, value);
  }
  return true;
}

bool emp_tosa_parse_words(emp_parser_t* parser) {
  emp_unresolved_list_t operands = {0};
  emp_type_list_t inputs = {0};
  emp_type_list_t results = {0};
  if (!emp_parse_operands(parser, &operands) || !parse_clauses(parser) ||
      !parse_entries(parser)) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_punct(parser, ":") ||
      !emp_parse_function_type(parser, &inputs, &results)) {
    return false;
  }
  if (inputs.count != operands.count) {
    return emp_parser_error(parser, loc, "expected %zu input types, found %zu",
                            operands.count, inputs.count);
  }
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, inputs.items, inputs.count);
}

static bool is_default(emp_context_t* context, const emp_op_t* op,
                       const emp_named_attr_t* attr) {
  const emp_op_spec_t* spec = emp_op_spec(context, op->info);
  int index = emp_op_spec_attr(spec, attr->name);
  return index >= 0 &&
         emp_attr_spec_default(context, &spec->attrs[index]) == attr->value;
}

// A bare word only where it is read as one.
static void print_value(emp_printer_t* printer, const emp_op_t* op,
                        const emp_named_attr_t* attr) {
  const emp_attr_t* value = attr->value;
  if (value->kind == EMP_ATTR_ENUM &&
      enum_of(emp_printer_context(printer), op->info, attr->name) ==
          value->enum_def) {
    emp_print_text(printer, emp_enum_keyword(value->enum_def, value->value));
  } else {
    emp_print_attr(printer, value);
  }
}

// ` {name = value, ...}`; what equals its default is left out.
static void print_entries(emp_printer_t* printer, const emp_op_t* op) {
  emp_context_t* context = emp_printer_context(printer);
  bool is_first = true;
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    const emp_named_attr_t* attr = &op->attrs->entries[i];
    if (is_default(context, op, attr)) continue;
    emp_print_text(printer, is_first ? " {" : ", ");
    emp_print_keyword_or_string(printer, attr->name);
    is_first = false;
    if (attr->value->kind == EMP_ATTR_UNIT) continue;
    emp_print_text(printer, " = ");
    print_value(printer, op, attr);
  }
  if (!is_first) emp_print_text(printer, "}");
}

void emp_tosa_print_words(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, op->operand_count);
  print_entries(printer, op);
  emp_print_text(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  emp_print_optional_arrow_results(printer, op);
}

void emp_tosa_name_results(emp_printer_t* printer, const emp_op_t* op) {
  const emp_op_spec_t* spec =
      emp_op_spec(emp_printer_context(printer), op->info);
  for (uint32_t i = 0; i < op->result_count && i < spec->result_count; ++i) {
    emp_printer_name_value(printer, emp_op_result(op, i),
                           spec->results[i].name);
  }
}

// -- cond_if -----------------------------------------------------------------

// `%x = %a, ...)`: the names belong to the labels of the blocks, which repeat
// them.
static bool parse_inputs(emp_parser_t* parser, emp_unresolved_list_t* inputs) {
  if (emp_try_punct(parser, ")")) return true;
  do {
    emp_region_arg_t arg;
    emp_unresolved_t input;
    if (!emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &input)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), inputs, input);
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ")");
}

// ` : tensor<i1>`, left out in older files.
static bool parse_condition(emp_parser_t* parser,
                            const emp_unresolved_t* condition) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_type_t* type =
      emp_type_tensor(NULL, 0, emp_type_integer(context, 1), NULL);
  if (emp_try_punct(parser, ":") && !emp_parse_a_type(parser, &type)) {
    return false;
  }
  return emp_parser_add_operand(parser, condition, type);
}

static bool parse_input_types(emp_parser_t* parser,
                              const emp_unresolved_list_t* inputs,
                              emp_type_list_t* results) {
  emp_type_list_t types = {0};
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_function_type(parser, &types, results)) return false;
  if (types.count != inputs->count) {
    return emp_parser_error(parser, loc, "expected %zu input types, found %zu",
                            inputs->count, types.count);
  }
  return emp_parser_add_operands(parser, inputs, types.items, types.count);
}

bool emp_tosa_parse_cond_if(emp_parser_t* parser) {
  emp_unresolved_t condition;
  emp_unresolved_list_t inputs = {0};
  emp_type_list_t results = {0};
  if (!emp_parse_operand(parser, &condition)) return false;
  bool has_inputs = emp_try_punct(parser, "(");
  if ((has_inputs && !parse_inputs(parser, &inputs)) ||
      !parse_condition(parser, &condition)) {
    return false;
  }
  if (has_inputs ? !parse_input_types(parser, &inputs, &results)
                 : !emp_parse_optional_arrow_types(parser, &results)) {
    return false;
  }
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  if (!emp_parse_region(parser, NULL, 0)) return false;
  if (emp_try_keyword(parser, "else")) {
    if (!emp_parse_region(parser, NULL, 0)) return false;
  } else {
    emp_parser_add_region(parser);
  }
  return emp_parse_attr_dict(parser);
}

static void print_inputs(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* block = op->regions[0].first;
  uint32_t count = op->operand_count - 1;
  if (count == 0) return;
  emp_print_text(printer, " (");
  for (uint32_t i = 0; i < count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    if (block && i < block->arg_count) {
      emp_print_operand(printer, block->args[i]);
    }
    emp_print_text(printer, " = ");
    emp_print_operand(printer, emp_op_operand(op, i + 1));
  }
  emp_print_text(printer, ")");
}

void emp_tosa_print_cond_if(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  print_inputs(printer, op);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  if (op->operand_count > 1) {
    emp_print_text(printer, " (");
    emp_print_operand_types(printer, op, 1, op->operand_count - 1);
    emp_print_text(printer, ")");
    if (op->result_count == 0) emp_print_text(printer, " -> ()");
  }
  emp_print_optional_arrow_results(printer, op);
  emp_print_region(printer, &op->regions[0], true, true);
  if (op->regions[1].first) {
    emp_print_text(printer, " else");
    emp_print_region(printer, &op->regions[1], true, true);
  }
  emp_print_attr_dict(printer, op, NULL, 0);
}

// -- variables ---------------------------------------------------------------

const emp_attr_t* emp_tosa_shape_attr(emp_context_t* context,
                                      const int64_t* dims, size_t rank) {
  int64_t values[kTosaMaxRank];
  int64_t count = (int64_t)rank;
  for (size_t i = 0; i < rank; ++i) {
    values[i] = dims[i] == EMP_DIM_DYNAMIC ? -1 : dims[i];
  }
  const emp_type_t* type =
      emp_type_tensor(&count, 1, emp_type_index(context), NULL);
  emp_dense_data_t data = {.bytes = (const uint8_t*)values,
                           .length = rank * sizeof(int64_t)};
  for (size_t i = 1; i <= rank; ++i) {
    if (i == rank) {  // all are the same
      data.is_splat = true;
      data.length = sizeof(int64_t);
    } else if (values[i] != values[0]) {
      break;
    }
  }
  return emp_attr_dense(type, data);
}

const emp_type_t* emp_tosa_variable_type(const emp_op_t* variable) {
  const emp_attr_t* shape = emp_op_attr(variable, "var_shape");
  const emp_attr_t* type = emp_op_attr(variable, "type");
  int64_t dims[kTosaMaxRank];
  size_t rank = 0;
  if (!shape || !type || type->kind != EMP_ATTR_TYPE ||
      !emp_attr_read_ints(shape, dims, kTosaMaxRank, &rank)) {
    return NULL;
  }
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] < 0) dims[i] = EMP_DIM_DYNAMIC;
  }
  return emp_type_tensor(dims, rank, type->type, NULL);
}

// `= value`, or `: type`.
bool emp_tosa_parse_variable(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count) {
  const emp_type_t* type = NULL;
  const emp_attr_t* loc = emp_parser_loc(parser);
  (void)count;
  if (emp_try_punct(parser, "=")) {
    const emp_attr_t* value = NULL;
    if (!emp_parse_an_attr(parser, NULL, &value)) return false;
    type = value->type;
    emp_parser_add_attr(parser, args[2].attr_name, value);
  } else if (!emp_parse_punct(parser, ":") ||
             !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (!type || !emp_type_is_shaped(type) ||
      type->kind == EMP_TYPE_UNRANKED_TENSOR || type->rank > kTosaMaxRank) {
    return emp_parser_error(parser, loc, "a variable is a ranked tensor");
  }
  emp_parser_add_attr(
      parser, args[0].attr_name,
      emp_tosa_shape_attr(emp_parser_context(parser), type->dims, type->rank));
  emp_parser_add_attr(parser, args[1].attr_name, emp_attr_type(type->element));
  return true;
}

void emp_tosa_print_variable(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count) {
  (void)count;
  if (args[2].attr) {
    emp_print_text(printer, "= ");
    emp_print_attr(printer, args[2].attr);
    return;
  }
  const emp_type_t* type = emp_tosa_variable_type(op);
  emp_print_text(printer, ": ");
  if (type) emp_print_type(printer, type);
}

// -- types and attributes ----------------------------------------------------

bool emp_tosa_verify_shape_type(const emp_type_t* type, emp_diag_sink_t* sink,
                                const emp_attr_t* loc) {
  if (type->params[0]->value >= 0) return true;
  return emp_diag_syntax(sink, loc, "the rank of a shape is 0 or above");
}

static const struct {
  const char* name;
  const char* def;
  bool is_quoted, is_list;
} env_fields[] = {
    {"specification_version", "tosa.SpecificationVersion", true, false},
    {"level", "tosa.Level", true, false},
    {"profiles", "tosa.Profile", false, true},
    {"extensions", "tosa.Extension", false, true},
};
enum { kEnvFields = sizeof(env_fields) / sizeof(env_fields[0]) };
enum { kMaxEnvItems = 32 };

static bool parse_case(emp_parser_t* parser, const emp_enum_def_t* def,
                       const emp_attr_t** out_attr) {
  emp_str_t word = {0};
  int64_t value = 0;
  if (!emp_try_string(parser, &word) && !emp_parse_any_keyword(parser, &word)) {
    return false;
  }
  if (!emp_enum_value(def, word, &value)) {
    return emp_parser_error(parser, NULL, "'%.*s' is no case of %s",
                            EMP_STR_ARGS(word), def->name);
  }
  *out_attr = emp_attr_enum(emp_parser_context(parser), def, value);
  return true;
}

// [a, b]
static bool parse_cases(emp_parser_t* parser, const emp_enum_def_t* def,
                        const emp_attr_t** out_attr) {
  const emp_attr_t* items[kMaxEnvItems];
  size_t count = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    if (count > 0 && !emp_parse_punct(parser, ",")) return false;
    if (count == kMaxEnvItems) {
      return emp_parser_error(parser, NULL, "more than %d items", kMaxEnvItems);
    }
    if (!parse_case(parser, def, &items[count++])) return false;
  }
  *out_attr = emp_attr_array(emp_parser_context(parser), items, count);
  return emp_parse_punct(parser, "]");
}

bool emp_tosa_parse_target_env(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  (void)capacity;
  *out_count = kEnvFields;
  if (!emp_parse_punct(parser, "<")) return false;
  for (size_t i = 0; i < kEnvFields; ++i) {
    const emp_enum_def_t* def =
        emp_context_enum_def(context, emp_str_from(env_fields[i].def));
    if ((i > 0 && !emp_parse_punct(parser, ",")) ||
        !emp_parse_keyword(parser, env_fields[i].name) ||
        !emp_parse_punct(parser, "=")) {
      return false;
    }
    if (env_fields[i].is_list ? !parse_cases(parser, def, &out_params[i])
                              : !parse_case(parser, def, &out_params[i])) {
      return false;
    }
  }
  return emp_parse_punct(parser, ">");
}

static void print_case(emp_printer_t* printer, const emp_attr_t* attr,
                       bool is_quoted) {
  const char* word = emp_enum_keyword(attr->enum_def, attr->value);
  if (is_quoted) {
    emp_print_keyword_or_string(printer, emp_str_from(word));
  } else {
    emp_print_text(printer, word);
  }
}

void emp_tosa_print_target_env(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  for (size_t i = 0; i < kEnvFields; ++i) {
    const emp_attr_t* value = attr->items[i];
    emp_printf(printer, "%s%s = %s", i > 0 ? ", " : "", env_fields[i].name,
               env_fields[i].is_list ? "[" : "");
    if (!env_fields[i].is_list) {
      print_case(printer, value, env_fields[i].is_quoted);
      continue;
    }
    for (uint32_t j = 0; j < value->count; ++j) {
      if (j > 0) emp_print_text(printer, ", ");
      print_case(printer, value->items[j], false);
    }
    emp_print_text(printer, "]");
  }
  emp_print_text(printer, ">");
}
