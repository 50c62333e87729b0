// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stream dialect: types, verifiers and folds. Directives are in
// stream_syntax.c.
#include "dialects/stream/stream.h"

#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/stream/stream_syntax.h"
#include "dialects/util/sized_syntax.h"

// -- types -------------------------------------------------------------------

static const char* const lifetime_names[EMP_LIFETIME_COUNT] = {
    "*", "external", "staging", "transient", "variable", "constant"};

const emp_type_t* emp_stream_resource_type(emp_context_t* context,
                                           emp_lifetime_t lifetime) {
  const emp_attr_t* param = emp_attr_cstr(context, lifetime_names[lifetime]);
  return emp_type_named(context, "stream.resource", &param, 1);
}

const emp_type_t* emp_stream_timepoint_type(emp_context_t* context) {
  return emp_type_named(context, "stream.timepoint", NULL, 0);
}

bool emp_type_is_stream_resource(const emp_type_t* type) {
  return emp_type_is_named(type, "stream.resource");
}

bool emp_type_is_stream_timepoint(const emp_type_t* type) {
  return emp_type_is_named(type, "stream.timepoint");
}

static emp_lifetime_t lifetime_of_word(emp_str_t word) {
  for (int i = 0; i < EMP_LIFETIME_COUNT; ++i) {
    if (emp_str_is(word, lifetime_names[i])) return (emp_lifetime_t)i;
  }
  return EMP_LIFETIME_COUNT;
}

emp_lifetime_t emp_stream_lifetime(const emp_type_t* resource) {
  return lifetime_of_word(resource->params[0]->text);
}

// `<*>`, `<transient>`
static bool parse_resource_type(emp_parser_t* parser,
                                const emp_attr_t** out_params, size_t capacity,
                                size_t* out_count) {
  emp_str_t word = EMP_STR("*");
  (void)capacity;
  if (!emp_parse_punct(parser, "<")) return false;
  if (!emp_try_punct(parser, "*") && !emp_parse_any_keyword(parser, &word)) {
    return false;
  }
  if (lifetime_of_word(word) == EMP_LIFETIME_COUNT) {
    return emp_parser_error(parser, NULL, "unknown lifetime '%.*s'",
                            EMP_STR_ARGS(word));
  }
  out_params[0] = emp_attr_string(emp_parser_context(parser), word);
  *out_count = 1;
  return emp_parse_punct(parser, ">");
}

static void print_resource_type(emp_printer_t* printer,
                                const emp_type_t* type) {
  emp_print_text(printer, "<");
  emp_print_str(printer, type->params[0]->text);
  emp_print_text(printer, ">");
}

// -- attributes --------------------------------------------------------------

// `<{max_allocation_size = 1, ..}>`
static bool parse_one_dictionary(emp_parser_t* parser,
                                 const emp_attr_t** out_params, size_t capacity,
                                 size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  return emp_parse_punct(parser, "<") &&
         emp_parse_an_attr(parser, NULL, &out_params[0]) &&
         emp_parse_punct(parser, ">");
}

static void print_one_dictionary(emp_printer_t* printer,
                                 const emp_attr_t* attr) {
  const emp_attr_t* values = attr->items[0];
  emp_print_text(printer, "<{");
  for (uint32_t i = 0; i < values->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_str(printer, values->entries[i].name);
    emp_print_text(printer, " = ");
    if (values->entries[i].value->kind == EMP_ATTR_INTEGER &&
        emp_type_is_integer(values->entries[i].value->type, 64)) {
      emp_print_attr_without_type(printer, values->entries[i].value);
    } else {
      emp_print_attr(printer, values->entries[i].value);
    }
  }
  emp_print_text(printer, "}>");
}

static bool parse_favor(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  emp_str_t word = {0};
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  emp_text_t text = {.arena = emp_parser_scratch(parser)};
  do {  // max-concurrency, min-peak-memory
    if (!emp_parse_any_keyword(parser, &word)) return false;
    if (text.length > 0) emp_text_append_char(&text, '-');
    emp_text_append(&text, word);
  } while (emp_try_punct(parser, "-"));
  out_params[0] =
      emp_attr_string(emp_parser_context(parser), emp_text_view(&text));
  return emp_parse_punct(parser, ">");
}

static void print_favor(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_str(printer, attr->items[0]->text);
  emp_print_text(printer, ">");
}

// -- ops ---------------------------------------------------------------------

// `{ .. } attributes {..}`
static bool parse_cmd_group(emp_parser_t* parser) {
  return emp_parse_region(parser, NULL, 0) &&
         emp_parse_attr_dict_with_keyword(parser);
}

static void print_cmd_group(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_region(printer, &op->regions[0], false, false);
  emp_print_attr_dict_with_keyword(printer, op, NULL, 0);
}

static bool verify_pack(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first = 0, count = 0;
  const emp_attr_t* ends = emp_op_attr(op, "lifetime_intervals");
  emp_op_operand_group(op, "dynamic_slice_sizes", &first, &count);
  if (ends->count != 2 * count || op->result_count != count + 1) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants one interval, size and offset for each "
                           "slice");
  }
  for (size_t i = 0; i < count; ++i) {
    if (ends->items[2 * i]->kind != EMP_ATTR_INTEGER ||
        ends->items[2 * i + 1]->kind != EMP_ATTR_INTEGER ||
        ends->items[2 * i]->value > ends->items[2 * i + 1]->value) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants intervals that do not end before they "
                             "begin");
    }
  }
  return true;
}

static bool fold_timepoint_join(emp_op_t* op, const emp_attr_t* const* operands,
                                emp_fold_result_t* out_results) {
  (void)operands;
  if (op->operand_count == 0) return false;
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i) != emp_op_operand(op, 0)) return false;
  }
  out_results[0].value = emp_op_operand(op, 0);
  return true;
}

#define EMP_DIALECT_DEF "dialects/stream/stream.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_stream_dialect = {
    .name = "stream",
    EMP_DIALECT_TABLES,
    .doc = "resources with lifetimes, the timeline, execution regions"};
