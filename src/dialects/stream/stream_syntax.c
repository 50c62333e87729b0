// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Directives of the stream dialect: regions that capture resources, ranges of
// dispatches, slices of a pack, lists of constants.
#include "dialects/stream/stream_syntax.h"

#include "base/array.h"
#include "base/text.h"
#include "dialects/stream/stream.h"
#include "dialects/util/sized_syntax.h"

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

// -- regions -----------------------------------------------------------------

// `(%a as %b: T{%n}, ..)`; the names behind `as` are the region's arguments.
static bool parse_captures(emp_parser_t* parser, emp_custom_arg_t* args,
                           emp_region_arg_list_t* list) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  if (!emp_parse_punct(parser, "(")) return false;
  while (!emp_peek_punct(parser, ")")) {
    emp_unresolved_t operand;
    emp_region_arg_t arg = {0};
    const emp_type_t* type = NULL;
    if (!emp_parse_operand(parser, &operand) ||
        !emp_parse_keyword(parser, "as") ||
        !emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, ":") ||
        !emp_parse_sized_type(parser, &type, args[2].operands)) {
      return false;
    }
    arg.type = type;
    emp_array_push(scratch, args[0].operands, operand);
    emp_array_push(scratch, args[1].types, type);
    emp_array_push(scratch, list, arg);
    if (!emp_try_punct(parser, ",")) break;
  }
  return emp_parse_punct(parser, ")");
}

static void print_captures(emp_printer_t* printer, const emp_custom_arg_t* args,
                           const emp_region_t* region) {
  size_t next = 0;
  emp_print_text(printer, "(");
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, " as ");
    if (region->first != NULL && i < region->first->arg_count) {
      emp_print_operand(printer, region->first->args[i]);
    }
    emp_print_text(printer, ": ");
    emp_print_sized_type(printer, args[0].values[i]->type, &args[2], &next);
  }
  emp_print_text(printer, ")");
}

// custom<ResourceRegion>($operands, type($operands), $sizes, type($results),
//                        $result_sizes, $tied_operands, $body)
bool emp_parse_resource_region(emp_parser_t* parser, emp_custom_arg_t* args,
                               size_t count) {
  emp_region_arg_list_t list = {0};
  (void)count;
  if (!parse_captures(parser, args, &list)) return false;
  if (emp_try_punct(parser, "->") &&
      !emp_parse_tied_results(parser, args[0].operands, args[3].types,
                              args[4].operands, args[1].types,
                              args[5].attr_name)) {
    return false;
  }
  return emp_parse_region(parser, list.items, list.count);
}

void emp_print_resource_region(emp_printer_t* printer, const emp_op_t* op,
                               const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  print_captures(printer, args, args[6].region);
  if (args[3].value_count > 0) {
    emp_print_text(printer, " -> ");
    emp_print_tied_results(printer, &args[0], &args[3], &args[4], args[5].attr);
  }
  emp_print_region(printer, args[6].region, false, true);
}

// custom<ExplicitResourceRegion>($operands, type($operands), $sizes, $body)
bool emp_parse_explicit_resource_region(emp_parser_t* parser,
                                        emp_custom_arg_t* args, size_t count) {
  emp_region_arg_list_t list = {0};
  (void)count;
  return parse_captures(parser, args, &list) &&
         emp_parse_region(parser, list.items, list.count);
}

void emp_print_explicit_resource_region(emp_printer_t* printer,
                                        const emp_op_t* op,
                                        const emp_custom_arg_t* args,
                                        size_t count) {
  (void)op;
  (void)count;
  print_captures(printer, args, args[3].region);
  emp_print_region(printer, args[3].region, false, false);
}

// -- dispatches --------------------------------------------------------------

static const char* const access_words[] = {"", "ro", "wo", "rw"};

// custom<DispatchResources>($resources, type($resources), $sizes, $offsets,
//                           $lengths, $accesses):
// `ro %a[%o for %l] : T{%n}, ..`
bool emp_parse_dispatch_resources(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_context_t* context = emp_parser_context(parser);
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } accesses = {0};
  (void)count;
  while (!emp_peek_punct(parser, "}")) {
    emp_unresolved_t resource, offset, length;
    const emp_type_t* type = NULL;
    int32_t access = 1;
    while (access < 4 && !emp_try_keyword(parser, access_words[access])) {
      ++access;
    }
    if (access == 4) {
      return emp_parser_error(parser, NULL, "expected ro, wo or rw");
    }
    if (!emp_parse_operand(parser, &resource) ||
        !emp_parse_punct(parser, "[") || !emp_parse_operand(parser, &offset) ||
        !emp_parse_keyword(parser, "for") ||
        !emp_parse_operand(parser, &length) || !emp_parse_punct(parser, "]") ||
        !emp_parse_punct(parser, ":") ||
        !emp_parse_sized_type(parser, &type, args[2].operands)) {
      return false;
    }
    emp_array_push(scratch, args[0].operands, resource);
    emp_array_push(scratch, args[1].types, type);
    emp_array_push(scratch, args[3].operands, offset);
    emp_array_push(scratch, args[4].operands, length);
    emp_array_push(scratch, &accesses, emp_attr_i32(context, access));
    if (!emp_try_punct(parser, ",")) break;
  }
  emp_parser_add_attr(parser, args[5].attr_name,
                      emp_attr_array(context, accesses.items, accesses.count));
  return true;
}

void emp_print_dispatch_resources(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  size_t next = 0;
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    const emp_attr_t* accesses = args[5].attr;
    int64_t access = accesses != NULL && i < accesses->count
                         ? accesses->items[i]->value & 3
                         : 3;
    emp_print_newline(printer);
    emp_printf(printer, "  %s ", access_words[access]);
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, "[");
    emp_print_operand(printer, args[3].values[i]);
    emp_print_text(printer, " for ");
    emp_print_operand(printer, args[4].values[i]);
    emp_print_text(printer, "] : ");
    emp_print_sized_type(printer, args[0].values[i]->type, &args[2], &next);
    if (i + 1 < args[0].value_count) emp_print_text(printer, ",");
  }
  emp_print_newline(printer);
}

// custom<CmdCallOperands>($operands, $offsets, $lengths, $accesses):
// `(ro %a[%o for %l], %scalar)`; the accesses are those of resources.
bool emp_parse_dispatch_accesses(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_context_t* context = emp_parser_context(parser);
  attr_list_t accesses = {0};
  (void)count;
  if (!emp_parse_punct(parser, "(")) return false;
  while (!emp_peek_punct(parser, ")")) {
    emp_unresolved_t operand, offset, length;
    int32_t access = 1;
    while (access < 4 && !emp_try_keyword(parser, access_words[access])) {
      ++access;
    }
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(scratch, args[0].operands, operand);
    if (access < 4) {
      if (!emp_parse_punct(parser, "[") ||
          !emp_parse_operand(parser, &offset) ||
          !emp_parse_keyword(parser, "for") ||
          !emp_parse_operand(parser, &length) ||
          !emp_parse_punct(parser, "]")) {
        return false;
      }
      emp_array_push(scratch, args[1].operands, offset);
      emp_array_push(scratch, args[2].operands, length);
      const emp_attr_t* attr = emp_attr_i32(context, access);
      emp_array_push(scratch, &accesses, attr);
    }
    if (!emp_try_punct(parser, ",")) break;
  }
  emp_parser_add_attr(parser, args[3].attr_name,
                      emp_attr_array(context, accesses.items, accesses.count));
  return emp_parse_punct(parser, ")");
}

void emp_print_dispatch_accesses(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_custom_arg_t* args, size_t count) {
  const emp_attr_t* accesses = args[3].attr;
  size_t next = 0;
  (void)op;
  (void)count;
  emp_print_text(printer, "(");
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_value_t* operand = args[0].values[i];
    bool has_range = emp_type_is_stream_resource(operand->type) &&
                     next < args[1].value_count && next < args[2].value_count;
    if (has_range && accesses != NULL && next < accesses->count) {
      emp_print_text(printer, access_words[accesses->items[next]->value & 3]);
      emp_print_text(printer, " ");
    }
    emp_print_operand(printer, operand);
    if (!has_range) continue;
    emp_print_text(printer, "[");
    emp_print_operand(printer, args[1].values[next]);
    emp_print_text(printer, " for ");
    emp_print_operand(printer, args[2].values[next++]);
    emp_print_text(printer, "]");
  }
  emp_print_text(printer, ")");
}

// -- packs -------------------------------------------------------------------

// custom<PackSliceRanges>($intervals, $sizes, type($offsets)):
// `[0, 4] = %n, ..`; the intervals are pairs in one index array.
bool emp_parse_pack_slice_ranges(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_context_t* context = emp_parser_context(parser);
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } ends = {0};
  (void)count;
  while (emp_try_punct(parser, "[")) {
    emp_unresolved_t size;
    int64_t first = 0, last = 0;
    if (!emp_parse_int(parser, &first) || !emp_parse_punct(parser, ",") ||
        !emp_parse_int(parser, &last) || !emp_parse_punct(parser, "]") ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &size)) {
      return false;
    }
    emp_array_push(scratch, &ends, emp_attr_index(context, first));
    emp_array_push(scratch, &ends, emp_attr_index(context, last));
    emp_array_push(scratch, args[1].operands, size);
    emp_array_push(scratch, args[2].types, emp_type_index(context));
    if (!emp_try_punct(parser, ",")) break;
  }
  emp_parser_add_attr(parser, args[0].attr_name,
                      emp_attr_array(context, ends.items, ends.count));
  return true;
}

void emp_print_pack_slice_ranges(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_custom_arg_t* args, size_t count) {
  const emp_attr_t* ends = args[0].attr;
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[1].value_count; ++i) {
    emp_print_newline(printer);
    if (ends != NULL && 2 * i + 1 < ends->count) {
      emp_printf(printer,
                 "  [%lld, %lld] = ", (long long)ends->items[2 * i]->value,
                 (long long)ends->items[2 * i + 1]->value);
    }
    emp_print_operand(printer, args[1].values[i]);
    if (i + 1 < args[1].value_count) emp_print_text(printer, ",");
  }
  if (args[1].value_count > 0) emp_print_newline(printer);
}

// -- constants ---------------------------------------------------------------

// custom<ConstantValueList>(type($results), $sizes, $values):
// `T{%n} = value, ..`
bool emp_parse_constant_values(emp_parser_t* parser, emp_custom_arg_t* args,
                               size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } values = {0};
  (void)count;
  do {
    const emp_type_t* type = NULL;
    const emp_attr_t* value = NULL;
    if (!emp_parse_sized_type(parser, &type, args[1].operands) ||
        !emp_parse_punct(parser, "=") ||
        !emp_parse_an_attr(parser, NULL, &value)) {
      return false;
    }
    emp_array_push(scratch, args[0].types, type);
    emp_array_push(scratch, &values, value);
  } while (emp_try_punct(parser, ","));
  emp_parser_add_attr(
      parser, args[2].attr_name,
      emp_attr_array(emp_parser_context(parser), values.items, values.count));
  return true;
}

void emp_print_constant_values(emp_printer_t* printer, const emp_op_t* op,
                               const emp_custom_arg_t* args, size_t count) {
  size_t next = 0;
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    emp_print_newline(printer);
    emp_print_text(printer, "  ");
    emp_print_sized_type(printer, args[0].value_types[i], &args[1], &next);
    emp_print_text(printer, " = ");
    emp_print_attr(printer, args[2].attr->items[i]);
    if (i + 1 < args[0].value_count) emp_print_text(printer, ",");
  }
}

// -- encodings ---------------------------------------------------------------

// `tensor<..>{%d} in T{%n}`, or a plain type.
static bool parse_encoded(emp_parser_t* parser, emp_type_list_t* types,
                          emp_unresolved_list_t* sizes, attr_list_t* encodings,
                          emp_unresolved_list_t* dims) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  const emp_type_t* type = NULL;
  if (!emp_parse_a_type(parser, &type)) return false;
  const emp_type_t* encoding = type;
  if (emp_type_is_tensor(type)) {
    if (emp_try_punct(parser, "{") &&
        (!emp_parse_operands(parser, dims) || !emp_parse_punct(parser, "}"))) {
      return false;
    }
    if (!emp_parse_keyword(parser, "in") ||
        !emp_parse_sized_type(parser, &type, sizes)) {
      return false;
    }
  }
  emp_array_push(scratch, types, type);
  const emp_attr_t* attr = emp_attr_type(encoding);
  emp_array_push(scratch, encodings, attr);
  return true;
}

// The same of a result: `tensor<..>{%d} in %a as T{%n}`.
static bool parse_encoded_result(emp_parser_t* parser, emp_custom_arg_t* args,
                                 attr_list_t* encodings, emp_tie_list_t* ties) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  const emp_type_t* encoding = NULL;
  int64_t untied = -1;
  if (!emp_parse_a_type(parser, &encoding)) return false;
  const emp_attr_t* attr = emp_attr_type(encoding);
  emp_array_push(scratch, encodings, attr);
  if (!emp_type_is_tensor(encoding)) {
    emp_array_push(scratch, args[5].types, encoding);
    emp_array_push(scratch, ties, untied);
    return true;
  }
  if (emp_try_punct(parser, "{") &&
      (!emp_parse_operands(parser, args[8].operands) ||
       !emp_parse_punct(parser, "}"))) {
    return false;
  }
  return emp_parse_keyword(parser, "in") &&
         emp_parse_tied_result(parser, args[0].operands, args[5].types,
                               args[6].operands, args[1].types, ties);
}

static void print_encoded(emp_printer_t* printer, const emp_type_t* type,
                          const emp_attr_t* encoding,
                          const emp_custom_arg_t* sizes, size_t* inout_size,
                          const emp_custom_arg_t* dims, size_t* inout_dim) {
  if (encoding != NULL && emp_type_is_tensor(encoding->type)) {
    emp_print_sized_type(printer, encoding->type, dims, inout_dim);
    emp_print_text(printer, " in ");
  }
  emp_print_sized_type(printer, type, sizes, inout_size);
}

static void add_encodings(emp_parser_t* parser, const char* name,
                          const attr_list_t* list) {
  emp_parser_add_attr(
      parser, name,
      emp_attr_array(emp_parser_context(parser), list->items, list->count));
}

// custom<EncodedShapedFunctionType>(ref($operands), type($operands), $sizes,
//   $encodings, $encoding_dims, type($results), $result_sizes,
//   $result_encodings, $result_encoding_dims, $tied_operands); ties by name.
bool emp_parse_encoded_function_type(emp_parser_t* parser,
                                     emp_custom_arg_t* args, size_t count) {
  attr_list_t operand_encodings = {0}, result_encodings = {0};
  emp_tie_list_t ties = {0};
  (void)count;
  if (!emp_parse_punct(parser, "(")) return false;
  while (!emp_peek_punct(parser, ")")) {
    if (!parse_encoded(parser, args[1].types, args[2].operands,
                       &operand_encodings, args[4].operands)) {
      return false;
    }
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, ")") || !emp_parse_punct(parser, "->")) {
    return false;
  }
  bool many = emp_try_punct(parser, "(");
  while (!many || !emp_peek_punct(parser, ")")) {
    if (!parse_encoded_result(parser, args, &result_encodings, &ties)) {
      return false;
    }
    if (!many || !emp_try_punct(parser, ",")) break;
  }
  if (many && !emp_parse_punct(parser, ")")) return false;
  add_encodings(parser, args[3].attr_name, &operand_encodings);
  add_encodings(parser, args[7].attr_name, &result_encodings);
  emp_add_ties(parser, &ties, args[9].attr_name);
  return true;
}

static const emp_attr_t* item_at(const emp_attr_t* array, size_t i) {
  return array != NULL && i < array->count ? array->items[i] : NULL;
}

void emp_print_encoded_function_type(emp_printer_t* printer, const emp_op_t* op,
                                     const emp_custom_arg_t* args,
                                     size_t count) {
  size_t size = 0, dim = 0;
  (void)op;
  (void)count;
  emp_print_text(printer, "(");
  for (size_t i = 0; i < args[1].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    print_encoded(printer, args[1].value_types[i], item_at(args[3].attr, i),
                  &args[2], &size, &args[4], &dim);
  }
  size = dim = 0;
  emp_print_text(printer, args[5].value_count == 1 ? ") -> " : ") -> (");
  for (size_t i = 0; i < args[5].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    const emp_attr_t* encoding = item_at(args[7].attr, i);
    if (encoding != NULL && emp_type_is_tensor(encoding->type)) {
      emp_print_sized_type(printer, encoding->type, &args[8], &dim);
      emp_print_text(printer, " in ");
    }
    emp_print_tied_result(printer, &args[0], args[5].value_types[i], &args[6],
                          &size, emp_tied_operand(args[9].attr, i));
  }
  if (args[5].value_count != 1) emp_print_text(printer, ")");
}

// custom<EncodedResourceOperands>($resources, type($resources), $sizes,
//                                 $encodings, $encoding_dims):
// `%a : tensor<..>{%d} in T{%n}, ..`
bool emp_parse_encoded_operands(emp_parser_t* parser, emp_custom_arg_t* args,
                                size_t count) {
  attr_list_t encodings = {0};
  (void)count;
  do {
    emp_unresolved_t operand;
    if (!emp_parse_operand(parser, &operand) || !emp_parse_punct(parser, ":") ||
        !parse_encoded(parser, args[1].types, args[2].operands, &encodings,
                       args[4].operands)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args[0].operands, operand);
  } while (emp_try_punct(parser, ","));
  add_encodings(parser, args[3].attr_name, &encodings);
  return true;
}

void emp_print_encoded_operands(emp_printer_t* printer, const emp_op_t* op,
                                const emp_custom_arg_t* args, size_t count) {
  size_t size = 0, dim = 0;
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    emp_print_newline(printer);
    emp_print_text(printer, "  ");
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, " : ");
    print_encoded(printer, args[0].values[i]->type, item_at(args[3].attr, i),
                  &args[2], &size, &args[4], &dim);
  }
  emp_print_newline(printer);
}
