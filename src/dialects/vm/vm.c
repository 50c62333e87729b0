// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vm dialect: one op an instruction (contract/vm_ops.def), and the module
// around them.
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "dialects/util/sized_syntax.h"
#include "dialects/vm/vm_syntax.h"
#include "ir/symbol.h"

static bool is_vm_ref(const emp_type_t* type) {
  return emp_type_is_named(type, "vm.ref") ||
         emp_type_is_named(type, "vm.buffer") ||
         emp_type_is_named(type, "vm.list");
}

// `<!T>`, or `<?>` for any.
static bool parse_ref_type(emp_parser_t* parser, const emp_attr_t** out_params,
                           size_t capacity, size_t* out_count) {
  const emp_type_t* type = NULL;
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  if (emp_try_punct(parser, "?")) {
    out_params[0] = emp_attr_unit(emp_parser_context(parser));
  } else if (emp_parse_a_type(parser, &type)) {
    out_params[0] = emp_attr_type(type);
  } else {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

static void print_ref_type(emp_printer_t* printer, const emp_type_t* type) {
  if (type->params[0]->kind == EMP_ATTR_UNIT) {
    emp_print_text(printer, "<?>");
    return;
  }
  emp_print_text(printer, "<");
  emp_print_type(printer, type->params[0]->type);
  emp_print_text(printer, ">");
}

// `<import_funcs = 1, export_funcs = 2, ..>`, kept in a dictionary.
static bool parse_ordinal_counts(emp_parser_t* parser,
                                 const emp_attr_t** out_params, size_t capacity,
                                 size_t* out_count) {
  emp_named_attr_t entries[16];
  size_t count = 0;
  emp_context_t* context = emp_parser_context(parser);
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  while (!emp_peek_punct(parser, ">") && count < 16) {
    emp_str_t key = {0};
    int64_t value = 0;
    if (!emp_parse_any_keyword(parser, &key) || !emp_parse_punct(parser, "=") ||
        !emp_parse_int(parser, &value)) {
      return false;
    }
    entries[count].name = emp_intern(context, key);
    entries[count++].value = emp_attr_i32(context, (int32_t)value);
    if (!emp_try_punct(parser, ",")) break;
  }
  out_params[0] = emp_attr_dictionary(context, entries, count);
  return emp_parse_punct(parser, ">");
}

static void print_ordinal_counts(emp_printer_t* printer,
                                 const emp_attr_t* attr) {
  const emp_attr_t* counts = attr->items[0];
  emp_print_text(printer, "<");
  for (uint32_t i = 0; i < counts->count; ++i) {
    emp_printf(printer, "%s%.*s = %lld", i > 0 ? ", " : "",
               EMP_STR_ARGS(counts->entries[i].name),
               (long long)counts->entries[i].value->value);
  }
  emp_print_text(printer, ">");
}

// -- syntax of single ops ----------------------------------------------------

static bool parse_vm_initializer(emp_parser_t* parser) {
  return emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_region(parser, NULL, 0);
}

static void print_vm_initializer(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"function_type"};
  emp_print_attr_dict_with_keyword(printer, op, elided, 1);
  emp_print_region(printer, &op->regions[0], false, true);
}

static bool parse_vm_barrier(emp_parser_t* parser) {
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  if (!emp_parse_operands(parser, &operands) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (types.count != operands.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            operands.count, types.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, types.items, types.count);
}

static void print_vm_barrier(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, op->operand_count);
}

// -- branches ----------------------------------------------------------------

static void branch_operands(const emp_op_t* op, uint32_t i, uint32_t* out_first,
                            uint32_t* out_count) {
  (void)i;
  *out_first = 0;
  *out_count = op->operand_count;
}

static void cond_branch_operands(const emp_op_t* op, uint32_t i,
                                 uint32_t* out_first, uint32_t* out_count) {
  emp_op_operand_group(op, i == 0 ? "trueDestOperands" : "falseDestOperands",
                       out_first, out_count);
}

static void cond_break_operands(const emp_op_t* op, uint32_t i,
                                uint32_t* out_first, uint32_t* out_count) {
  (void)i;
  *out_first = 1;
  *out_count = op->operand_count - 1;
}

static void table_operands(const emp_op_t* op, uint32_t i,
                           uint32_t* inout_first, uint32_t* inout_count) {
  const emp_attr_t* counts = emp_op_attr(op, "case_counts");
  *inout_first = i == 0 ? 1 : *inout_first + *inout_count;
  *inout_count = i < counts->count ? (uint32_t)counts->items[i]->value : 0;
}

static bool verify_export(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_str_t name = emp_op_str_attr(op, "function_ref");
  return emp_symbol_lookup(op, emp_op_attr(op, "function_ref")) != NULL ||
         emp_op_wants(
             op, sink,
             emp_arena_format(op->arena, "@%.*s", EMP_STR_ARGS(name)).data,
             "a function of its module");
}

#define EMP_DIALECT_DEF "dialects/vm/vm.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_vm_dialect = {
    .name = "vm",
    EMP_DIALECT_TABLES,
    .doc = "the host program as register code"};
