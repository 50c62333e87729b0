// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of hal.dispatch.extern behind its signature:
//
//   count(%d: !hal.device, %w: index) -> (index, index, index) { .. }
//   objects({
//     #target ordinal(0) = [#hal.executable.object<{..}>],
//     #other if(%d: !hal.device) -> i1 { .. } ordinal(0) = [..]
//   })
#include "base/array.h"
#include "dialects/hal/hal_syntax.h"

// `(%d: !hal.device, ..) -> (..) { .. }`; result types say nothing new.
static bool parse_function_region(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  return emp_parse_region_arg_list(parser, &args) &&
         emp_parse_optional_arrow_types(parser, &results) &&
         emp_parse_region(parser, args.items, args.count);
}

static void print_function_region(emp_printer_t* printer,
                                  const emp_region_t* region,
                                  const char* results) {
  if (region->first == NULL) return;
  emp_hal_print_region_args(printer, region->first);
  emp_printf(printer, " -> %s", results);
  emp_print_region(printer, region, false, true);
}

// custom<CountRegion>($workgroup_count)
bool emp_parse_hal_count(emp_parser_t* parser, emp_custom_arg_t* args,
                         size_t count) {
  (void)args;
  (void)count;
  return parse_function_region(parser);
}

void emp_print_hal_count(emp_printer_t* printer, const emp_op_t* op,
                         const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  print_function_region(printer, args[0].region, "(index, index, index)");
}

typedef struct extern_lists_s {
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } lists[3];  // targets, ordinals, objects
} extern_lists_t;

// One `#target if(..) -> i1 { .. } ordinal(0) = [..]`.
static bool parse_target(emp_parser_t* parser, extern_lists_t* parts) {
  const emp_attr_t *target = NULL, *objects = NULL;
  int64_t ordinal = 0;
  if (!emp_parse_an_attr(parser, NULL, &target)) return false;
  if (!emp_try_keyword(parser, "if")) {
    emp_parser_add_region(parser);
  } else if (!parse_function_region(parser)) {
    return false;
  }
  if (!emp_parse_keyword(parser, "ordinal") || !emp_parse_punct(parser, "(") ||
      !emp_parse_int(parser, &ordinal) || !emp_parse_punct(parser, ")") ||
      !emp_parse_punct(parser, "=") ||
      !emp_parse_an_attr(parser, NULL, &objects)) {
    return false;
  }
  const emp_attr_t* values[] = {
      target, emp_attr_index(emp_parser_context(parser), ordinal), objects};
  for (size_t i = 0; i < 3; ++i) {
    emp_array_push(emp_parser_scratch(parser), &parts->lists[i], values[i]);
  }
  return true;
}

// custom<TargetObjects>($targets, $target_ordinals, $target_objects)
bool emp_parse_target_objects(emp_parser_t* parser, emp_custom_arg_t* args,
                              size_t count) {
  extern_lists_t parts = {0};
  while (!emp_peek_punct(parser, "}")) {
    if (!parse_target(parser, &parts)) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  for (size_t i = 0; i < 3 && i < count; ++i) {
    emp_parser_add_attr(
        parser, args[i].attr_name,
        emp_attr_array(emp_parser_context(parser), parts.lists[i].items,
                       parts.lists[i].count));
  }
  return true;
}

void emp_print_target_objects(emp_printer_t* printer, const emp_op_t* op,
                              const emp_custom_arg_t* args, size_t count) {
  (void)count;
  emp_print_indent(printer, 1);
  for (uint32_t i = 0; i < args[0].attr->count; ++i) {
    const emp_region_t* condition = &op->regions[i + 1];
    if (i > 0) emp_print_text(printer, ",");
    emp_print_newline(printer);
    emp_print_attr(printer, args[0].attr->items[i]);
    if (condition->first != NULL) {
      emp_print_text(printer, " if");
      print_function_region(printer, condition, "i1");
    }
    emp_printf(printer,
               " ordinal(%lld) = ", (long long)args[1].attr->items[i]->value);
    emp_print_attr(printer, args[2].attr->items[i]);
  }
  emp_print_indent(printer, -1);
  emp_print_newline(printer);
}
