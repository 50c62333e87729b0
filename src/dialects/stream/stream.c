// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stream dialect: types, verifiers and folds. Directives are in
// stream_syntax.c.
#include "dialects/stream/stream.h"

#include <inttypes.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/hal/hal_syntax.h"
#include "dialects/iree_encoding/encoding.h"
#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "dialects/stream/stream_syntax.h"
#include "dialects/util/sized_syntax.h"
#include "ir/symbol.h"

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

// custom<CollectiveParam>(ref($op), $param): the other rank of a collective
// that has one, `source(%r)` or `target(%r)`, as the operation says.
static const char* const param_words[] = {"source", "target",
                                          "source_target_pair", "param"};

static bool parse_collective_param(emp_parser_t* parser, emp_custom_arg_t* args,
                                   size_t count) {
  emp_unresolved_t param;
  (void)count;
  for (size_t i = 0; i < sizeof(param_words) / sizeof(param_words[0]); ++i) {
    if (!emp_try_keyword(parser, param_words[i])) continue;
    if (!emp_parse_punct(parser, "(") || !emp_parse_operand(parser, &param) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args[1].operands, param);
    return true;
  }
  return true;
}

static void print_collective_param(emp_printer_t* printer, const emp_op_t* op,
                                   const emp_custom_arg_t* args, size_t count) {
  static const struct {
    const char* kind;
    const char* word;
  } rows[] = {{"broadcast", "source"},
              {"recv", "source"},
              {"reduce", "target"},
              {"send", "target"},
              {"send_recv", "source_target_pair"}};
  const char* word = "param";
  (void)op;
  (void)count;
  if (args[1].value_count == 0) return;
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
    if (emp_str_is(args[0].attr->items[0]->text, rows[i].kind)) {
      word = rows[i].word;
    }
  }
  emp_print_text(printer, word);
  emp_print_text(printer, "(");
  emp_print_operand(printer, args[1].values[0]);
  emp_print_text(printer, ") ");  // the format puts no space behind
}

static bool verify_tensor_encode(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "encoding_dims", &first, &count);
  return emp_encoding_verify_dims(
      op, sink, emp_op_attr(op, "source_encoding")->type,
      emp_op_attr(op, "result_encoding")->type, count);
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

// A region of workgroup counts, when there is one, gives three of them.
static bool verify_export(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = op->regions[0].first;
  const emp_op_t* end = body != NULL ? emp_block_terminator(body) : NULL;
  if (body == NULL) return true;
  bool went_well = end != NULL && emp_op_is(end, EMP_OP_stream_return) &&
                   end->operand_count == 3;
  for (uint32_t i = 0; went_well && i < 3; ++i) {
    went_well = emp_type_is_index(emp_op_operand(end, i)->type);
  }
  return went_well || emp_diag_verify(sink, op->loc, op->info->name,
                                      "wants x, y and z from its region of "
                                      "workgroup counts");
}

static bool verify_workload(emp_op_t* op, const emp_op_t* export,
                            emp_diag_sink_t* sink) {
  const emp_block_t* body = export->regions[0].first;
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "workload", &first, &count);
  return body == NULL || body->arg_count == count ||
         emp_op_wants_number(op, sink, count,
                             "a workload of %" PRIu32
                             " values, what the entry point says",
                             body->arg_count);
}

// Entry points that are there fit; the linker verifies that they are.
static bool verify_entry_points(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* entries = emp_op_attr(op, "entry_points");
  if (entries->count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants an entry point");
  }
  for (uint32_t i = 0; i < entries->count; ++i) {
    const emp_op_t* export = emp_symbol_lookup(op, entries->items[i]);
    if (export == NULL || !emp_op_is(export, EMP_OP_stream_executable_export)) {
      continue;
    }
    if (!verify_workload(op, export, sink)) return false;
  }
  return true;
}

// How many buffers the function of an entry point takes; -1: not known.
static int64_t binding_count(emp_op_t* export) {
  const emp_op_t* executable = emp_op_parent(export);
  int64_t count = 0;
  if (executable == NULL || executable->regions[0].first == NULL) return -1;
  for (emp_op_t* op = executable->regions[0].first->first; op != NULL;
       op = op->next) {
    if (!emp_op_is(op, EMP_OP_builtin_module)) continue;
    emp_str_t name = emp_op_str_attr(export, "function_ref");
    const emp_op_t* function = emp_symbol_lookup_in(op, name);
    const emp_attr_t* type =
        function != NULL ? emp_op_attr(function, "function_type") : NULL;
    if (type == NULL) return -1;
    for (uint32_t i = 0; i < type->type->input_count; ++i) {
      count += emp_type_is_named(type->type->types[i], "stream.binding");
    }
    return count;
  }
  return -1;
}

static bool verify_cmd_dispatch(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* entries = emp_op_attr(op, "entry_points");
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "resources", &first, &count);
  if (!verify_entry_points(op, sink)) return false;
  for (uint32_t i = 0; i < entries->count; ++i) {
    emp_op_t* export = emp_symbol_lookup(op, entries->items[i]);
    if (export == NULL || !emp_op_is(export, EMP_OP_stream_executable_export)) {
      continue;
    }
    int64_t wanted = binding_count(export);
    if (wanted >= 0 && wanted != (int64_t)count) {
      return emp_op_wants_number(op, sink, count,
                                 "%" PRId64
                                 " resources, one for each binding of the "
                                 "function",
                                 wanted);
    }
  }
  return true;
}

// A resource of unknown lifetime takes any.
static bool is_passed_as(const emp_type_t* type, const emp_type_t* wanted) {
  if (type == wanted) return true;
  return emp_type_is_stream_resource(type) &&
         emp_type_is_stream_resource(wanted) &&
         emp_stream_lifetime(wanted) == EMP_LIFETIME_UNKNOWN;
}

static bool verify_call(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* callee = emp_symbol_lookup(op, emp_op_attr(op, "callee"));
  bool is_function =
      callee != NULL && (emp_op_is(callee, EMP_OP_stream_async_func) ||
                         emp_op_is(callee, EMP_OP_stream_cmd_func));
  uint32_t first = 0, count = 0, at = 0;
  if (!is_function) return true;  // the verifier of symbols says so
  const emp_type_t* type = emp_op_attr(callee, "function_type")->type;
  bool has_ranges = emp_op_is(callee, EMP_OP_stream_cmd_func);
  emp_op_operand_group(op, "resource_operands", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* found = emp_op_operand(op, first + i)->type;
    if (at >= type->input_count) break;
    if (!is_passed_as(found, type->types[at])) {
      return emp_op_wants(op, sink, emp_type_text(op->arena, found),
                          "argument %" PRIu32 " of type '%s'", i,
                          emp_type_text(op->arena, type->types[at]));
    }
    at += has_ranges && emp_type_is_stream_resource(found) ? 3 : 1;
  }
  return at == type->input_count ||
         emp_diag_verify(sink, op->loc, op->info->name,
                         "wants as many arguments as the function has");
}

// A tied result is the operand under the same type of tensor.
static bool verify_tensor_dispatch(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* tied = emp_op_attr(op, "tied_operands");
  const emp_attr_t* operands = emp_op_attr(op, "operand_encodings");
  const emp_attr_t* results = emp_op_attr(op, "result_encodings");
  if (!verify_entry_points(op, sink)) return false;
  for (uint32_t i = 0; tied != NULL && i < results->count; ++i) {
    int64_t tie = emp_tied_operand(tied, i);
    if (tie < 0 || tie >= (int64_t)operands->count) continue;
    const emp_attr_t* found = results->items[i];
    const emp_attr_t* wanted = operands->items[tie];
    if (found == wanted) continue;
    return emp_op_wants(op, sink, emp_attr_text(op->arena, found),
                        "result %" PRIu32
                        " of the operand's type, to which it is tied, '%s'",
                        i, emp_attr_text(op->arena, wanted));
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

// -- rewrites ----------------------------------------------------------------

static const emp_op_t* def_of(const emp_value_t* value, uint32_t kind) {
  const emp_op_t* def = emp_value_def(value);
  return def != NULL && emp_op_is(def, kind) ? def : NULL;
}

typedef struct value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} value_list_t;

static void add_timepoint(emp_op_t* op, value_list_t* list,
                          emp_value_t* value) {
  if (def_of(value, EMP_OP_stream_timepoint_immediate) != NULL) return;
  for (size_t i = 0; i < list->count; ++i) {
    if (list->items[i] == value) return;
  }
  emp_array_push(op->arena, list, value);
}

// Each timepoint once, those of joins among them, without those that are
// reached already.
static bool canonicalize_join(emp_op_t* op, emp_rewriter_t* rewriter) {
  value_list_t list = {0};
  bool is_same = true;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    const emp_op_t* join = def_of(value, EMP_OP_stream_timepoint_join);
    if (join == NULL) {
      add_timepoint(op, &list, value);
      continue;
    }
    for (uint32_t k = 0; k < join->operand_count; ++k) {
      add_timepoint(op, &list, emp_op_operand(join, k));
    }
    is_same = false;
  }
  if (is_same && list.count == op->operand_count) return false;
  emp_set_insertion_before(rewriter, op);
  const emp_type_t* type = op->results[0].type;
  emp_op_t* by = list.count == 0
                     ? emp_build_op(rewriter, EMP_OP_stream_timepoint_immediate,
                                    EMP_TYPES(type))
                     : emp_build_op(rewriter, EMP_OP_stream_timepoint_join,
                                    EMP_TYPES(type), .operands = list.items,
                                    .operand_count = list.count);
  emp_replace_op_with(rewriter, op, by);
  return true;
}

// What was imported is exported as it was.
static bool canonicalize_export(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* import =
      def_of(emp_op_operand(op, 0), EMP_OP_stream_timepoint_import);
  value_list_t list = {0};
  if (import == NULL || import->operand_count != op->result_count) return false;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* value = emp_op_operand(import, i);
    if (value->type != op->results[i].type) return false;
    emp_array_push(op->arena, &list, value);
  }
  emp_replace_op(rewriter, op, list.items, list.count);
  return true;
}

// A barrier behind a wait is what was waited for.
static bool canonicalize_barrier(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_value_t* resource = emp_op_operand(op, 0);
  const emp_op_t* await = def_of(resource, EMP_OP_stream_timepoint_await);
  uint32_t first = 0, count = 0;
  if (await == NULL) return false;
  emp_op_operand_group(await, "resource_operands", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    if (emp_op_result(await, i) != resource) continue;
    emp_value_t* values[] = {emp_op_operand(await, first + i),
                             emp_op_named_operand(await, "await_timepoint")};
    emp_replace_op(rewriter, op, values, 2);
    return true;
  }
  return false;
}

// Nobody waits for what is reached already, nor for what nobody uses.
static bool canonicalize_await(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_value_t* timepoint = emp_op_named_operand(op, "await_timepoint");
  uint32_t first = 0, count = 0;
  value_list_t list = {0};
  bool is_used = false;
  emp_op_operand_group(op, "resource_operands", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_array_push(op->arena, &list, emp_op_operand(op, first + i));
    is_used = is_used || emp_value_is_used(emp_op_result(op, i));
  }
  bool is_reached =
      def_of(timepoint, EMP_OP_stream_timepoint_immediate) != NULL;
  bool is_idle = count > 0 && !is_used && emp_op_attr(op, "sync") == NULL;
  if (!is_reached && !is_idle) return false;
  emp_replace_op(rewriter, op, list.items, list.count);
  return true;
}

#define EMP_DIALECT_DEF "dialects/stream/stream.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_stream_dialect = {
    .name = "stream",
    EMP_DIALECT_TABLES,
    .doc = "resources with lifetimes, the timeline, execution regions"};
