// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of parameters: names of data outside of the program. A name is
// `"scope"::"key"` or `"key"`, or, where the program computes it,
// `%scope::%key` or `%key`. Ops over several parameters share one scope and one
// resource.
#include "base/array.h"
#include "base/text.h"
#include "dialects/stream/stream.h"
#include "dialects/stream/stream_syntax.h"
#include "dialects/util/sized_syntax.h"

// Where a name goes when read, and comes from when printed: the attributes or
// the operands; an op has either or both.
typedef struct reference_s {
  const emp_custom_arg_t* scope_attr;
  const emp_custom_arg_t* key_attr;
  const emp_custom_arg_t* scope_value;
  const emp_custom_arg_t* key_value;
} reference_t;

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count;
  size_t capacity;
} attr_list_t;

static void put_in(reference_t* reference, const emp_custom_arg_t* scope,
                   const emp_custom_arg_t* key) {
  if (scope->kind == EMP_CUSTOM_ATTR) {
    reference->scope_attr = scope;
    reference->key_attr = key;
  } else {
    reference->scope_value = scope;
    reference->key_value = key;
  }
}

// The first two arguments of a directive and, behind the others, two more.
static reference_t reference_of(const emp_custom_arg_t* args, size_t count,
                                size_t middle) {
  reference_t reference = {0};
  put_in(&reference, &args[0], &args[1]);
  if (count > 2 + middle) {
    put_in(&reference, &args[2 + middle], &args[3 + middle]);
  }
  return reference;
}

static bool is_same(const emp_unresolved_t* a, const emp_unresolved_t* b) {
  return emp_str_equal(a->name, b->name) && a->number == b->number;
}

// One operand that all entries name alike.
static bool push_shared(emp_parser_t* parser, emp_unresolved_list_t* list,
                        const emp_unresolved_t* operand, const char* what,
                        bool* out_is_first) {
  *out_is_first = list->count == 0;
  if (*out_is_first) {
    emp_array_push(emp_parser_scratch(parser), list, *operand);
    return true;
  }
  return is_same(&list->items[0], operand) ||
         emp_parser_error(parser, operand->loc, "all entries want the same %s",
                          what);
}

static bool parse_key_values(emp_parser_t* parser,
                             const reference_t* reference) {
  emp_unresolved_t key;
  bool is_first = false;
  if (!emp_parse_operand(parser, &key)) return false;
  if (emp_try_punct(parser, "::")) {
    if (!push_shared(parser, reference->scope_value->operands, &key, "scope",
                     &is_first) ||
        !emp_parse_operand(parser, &key)) {
      return false;
    }
  }
  emp_array_push(emp_parser_scratch(parser), reference->key_value->operands,
                 key);
  return true;
}

// `key` was read; a `::` behind it makes it the scope.
static bool parse_key_strings(emp_parser_t* parser,
                              const reference_t* reference, emp_str_t key,
                              attr_list_t* keys) {
  emp_context_t* context = emp_parser_context(parser);
  if (emp_try_punct(parser, "::")) {
    emp_parser_add_attr(parser, reference->scope_attr->attr_name,
                        emp_attr_string(context, key));
    if (!emp_parse_string(parser, &key)) return false;
  }
  const emp_attr_t* attr = emp_attr_string(context, key);
  emp_array_push(emp_parser_scratch(parser), keys, attr);
  return true;
}

static bool parse_key(emp_parser_t* parser, const reference_t* reference,
                      attr_list_t* keys) {
  emp_str_t key = {0};
  if (reference->key_attr != NULL && emp_try_string(parser, &key)) {
    return parse_key_strings(parser, reference, key, keys);
  }
  if (reference->key_value != NULL) return parse_key_values(parser, reference);
  return emp_parse_string(parser, &key);  // the message of a missing string
}

static void print_key(emp_printer_t* printer, const reference_t* reference,
                      size_t i) {
  if (reference->key_value != NULL && i < reference->key_value->value_count) {
    if (reference->scope_value->value_count > 0) {
      emp_print_operand(printer, reference->scope_value->values[0]);
      emp_print_text(printer, "::");
    }
    emp_print_operand(printer, reference->key_value->values[i]);
    return;
  }
  if (reference->key_attr == NULL || reference->key_attr->attr == NULL) return;
  const emp_attr_t* key = reference->key_attr->attr;
  if (key->kind == EMP_ATTR_ARRAY) {
    key = i < key->count ? key->items[i] : NULL;
  }
  if (reference->scope_attr->attr != NULL) {
    emp_print_quoted(printer, reference->scope_attr->attr->text);
    emp_print_text(printer, "::");
  }
  if (key != NULL) emp_print_quoted(printer, key->text);
}

// custom<ParameterReference>($scope, $key [, $scope_value, $key_value])
bool emp_parse_parameter_reference(emp_parser_t* parser, emp_custom_arg_t* args,
                                   size_t count) {
  reference_t reference = reference_of(args, count, 0);
  attr_list_t keys = {0};
  if (!parse_key(parser, &reference, &keys)) return false;
  if (keys.count > 0) {
    emp_parser_add_attr(parser, reference.key_attr->attr_name, keys.items[0]);
  }
  return true;
}

void emp_print_parameter_reference(emp_printer_t* printer, const emp_op_t* op,
                                   const emp_custom_arg_t* args, size_t count) {
  (void)op;
  reference_t reference = reference_of(args, count, 0);
  print_key(printer, &reference, 0);
}

static void add_keys(emp_parser_t* parser, const reference_t* reference,
                     const attr_list_t* keys) {
  if (keys->count == 0) return;
  emp_parser_add_attr(
      parser, reference->key_attr->attr_name,
      emp_attr_array(emp_parser_context(parser), keys->items, keys->count));
}

// `scope::key[%offset]`
static bool parse_place(emp_parser_t* parser, const reference_t* reference,
                        attr_list_t* keys, emp_unresolved_list_t* offsets) {
  emp_unresolved_t offset;
  if (!parse_key(parser, reference, keys) || !emp_parse_punct(parser, "[") ||
      !emp_parse_operand(parser, &offset)) {
    return false;
  }
  emp_array_push(emp_parser_scratch(parser), offsets, offset);
  return emp_parse_punct(parser, "]");
}

static void print_place(emp_printer_t* printer, const reference_t* reference,
                        const emp_custom_arg_t* offsets, size_t i) {
  print_key(printer, reference, i);
  emp_print_text(printer, "[");
  if (i < offsets->value_count) emp_print_operand(printer, offsets->values[i]);
  emp_print_text(printer, "]");
}

// custom<ParameterLoadOperations>($scope, $keys, $offsets, type($results),
//     $sizes [, $scope_value, $key_values]): `"s"::"k"[%o] : T{%n}, ..`
bool emp_parse_parameter_loads(emp_parser_t* parser, emp_custom_arg_t* args,
                               size_t count) {
  reference_t reference = reference_of(args, count, 3);
  attr_list_t keys = {0};
  do {
    const emp_type_t* type = NULL;
    if (!parse_place(parser, &reference, &keys, args[2].operands) ||
        !emp_parse_punct(parser, ":") ||
        !emp_parse_sized_type(parser, &type, args[4].operands)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args[3].types, type);
  } while (emp_try_punct(parser, ","));
  add_keys(parser, &reference, &keys);
  return true;
}

static void start_entry(emp_printer_t* printer) {
  emp_print_newline(printer);
  emp_print_text(printer, "  ");
}

void emp_print_parameter_loads(emp_printer_t* printer, const emp_op_t* op,
                               const emp_custom_arg_t* args, size_t count) {
  reference_t reference = reference_of(args, count, 3);
  size_t next = 0;
  (void)op;
  for (size_t i = 0; i < args[3].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    start_entry(printer);
    print_place(printer, &reference, &args[2], i);
    emp_print_text(printer, " : ");
    emp_print_sized_type(printer, args[3].value_types[i], &args[4], &next);
  }
  emp_print_newline(printer);
}

// Arguments of both directives below: $scope, $keys, $offsets, $resource,
// type($resource), $resource_size, $resource_offsets, $resource_ends or
// $resource_lengths, $resource_lengths or none, then the other name.
typedef struct transfer_s {
  reference_t reference;
  const emp_custom_arg_t* offsets;
  const emp_custom_arg_t* resource;
  const emp_custom_arg_t* type;
  const emp_custom_arg_t* size;
  const emp_custom_arg_t* starts;
  const emp_custom_arg_t* ends;  // NULL: not written
  const emp_custom_arg_t* lengths;
} transfer_t;

static transfer_t transfer_of(const emp_custom_arg_t* args, size_t count) {
  bool has_ends = count % 2 == 1;  // 8 and 10 arguments without, 9 with
  size_t middle = has_ends ? 7 : 6;
  transfer_t transfer = {
      .reference = reference_of(args, count, middle),
      .offsets = &args[2],
      .resource = &args[3],
      .type = &args[4],
      .size = &args[5],
      .starts = &args[6],
      .ends = has_ends ? &args[7] : NULL,
      .lengths = &args[1 + middle],
  };
  return transfer;
}

// `%resource[%start to %end for %length]`
static bool parse_range(emp_parser_t* parser, const transfer_t* transfer,
                        bool* out_is_first) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_unresolved_t resource, part;
  if (!emp_parse_operand(parser, &resource) ||
      !push_shared(parser, transfer->resource->operands, &resource, "resource",
                   out_is_first) ||
      !emp_parse_punct(parser, "[") || !emp_parse_operand(parser, &part)) {
    return false;
  }
  emp_array_push(scratch, transfer->starts->operands, part);
  if (transfer->ends != NULL) {
    if (!emp_parse_keyword(parser, "to") || !emp_parse_operand(parser, &part)) {
      return false;
    }
    emp_array_push(scratch, transfer->ends->operands, part);
  }
  if (!emp_parse_keyword(parser, "for") || !emp_parse_operand(parser, &part)) {
    return false;
  }
  emp_array_push(scratch, transfer->lengths->operands, part);
  return emp_parse_punct(parser, "]");
}

// ` : T{%size}`, the same in every entry.
static bool parse_range_type(emp_parser_t* parser, const transfer_t* transfer,
                             bool is_first) {
  const emp_type_t* type = NULL;
  emp_unresolved_list_t sizes = {0};
  if (!emp_parse_punct(parser, ":") ||
      !emp_parse_sized_type(parser, &type,
                            is_first ? transfer->size->operands : &sizes)) {
    return false;
  }
  if (is_first) {
    emp_array_push(emp_parser_scratch(parser), transfer->type->types, type);
    return true;
  }
  if (transfer->type->types->items[0] != type || sizes.count != 1 ||
      transfer->size->operands->count != 1 ||
      !is_same(&sizes.items[0], &transfer->size->operands->items[0])) {
    return emp_parser_error(parser, NULL,
                            "all entries want the same resource type and size");
  }
  return true;
}

static void print_range(emp_printer_t* printer, const transfer_t* transfer,
                        size_t i) {
  emp_print_operand(printer, transfer->resource->values[0]);
  emp_print_text(printer, "[");
  emp_print_operand(printer, transfer->starts->values[i]);
  if (transfer->ends != NULL && i < transfer->ends->value_count) {
    emp_print_text(printer, " to ");
    emp_print_operand(printer, transfer->ends->values[i]);
  }
  emp_print_text(printer, " for ");
  if (i < transfer->lengths->value_count) {
    emp_print_operand(printer, transfer->lengths->values[i]);
  }
  emp_print_text(printer, "]");
}

static void print_range_type(emp_printer_t* printer,
                             const transfer_t* transfer) {
  size_t next = 0;
  emp_print_text(printer, " : ");
  emp_print_sized_type(printer, transfer->type->value_types[0], transfer->size,
                       &next);
}

// custom<ParameterGatherOperations>(..):
// `"s"::"k"[%o] -> %t[%a for %n] : T{%size}, ..`
bool emp_parse_parameter_gathers(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count) {
  transfer_t transfer = transfer_of(args, count);
  attr_list_t keys = {0};
  bool is_first = false;
  do {
    if (!parse_place(parser, &transfer.reference, &keys,
                     transfer.offsets->operands) ||
        !emp_parse_punct(parser, "->") ||
        !parse_range(parser, &transfer, &is_first) ||
        !parse_range_type(parser, &transfer, is_first)) {
      return false;
    }
  } while (emp_try_punct(parser, ","));
  add_keys(parser, &transfer.reference, &keys);
  return true;
}

void emp_print_parameter_gathers(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_custom_arg_t* args, size_t count) {
  transfer_t transfer = transfer_of(args, count);
  (void)op;
  for (size_t i = 0; i < transfer.starts->value_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    start_entry(printer);
    print_place(printer, &transfer.reference, transfer.offsets, i);
    emp_print_text(printer, " -> ");
    print_range(printer, &transfer, i);
    print_range_type(printer, &transfer);
  }
  emp_print_newline(printer);
}

// custom<ParameterScatterOperations>(..):
// `%s[%a for %n] : T{%size} -> "s"::"k"[%o], ..`
bool emp_parse_parameter_scatters(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  transfer_t transfer = transfer_of(args, count);
  attr_list_t keys = {0};
  bool is_first = false;
  do {
    if (!parse_range(parser, &transfer, &is_first) ||
        !parse_range_type(parser, &transfer, is_first) ||
        !emp_parse_punct(parser, "->") ||
        !parse_place(parser, &transfer.reference, &keys,
                     transfer.offsets->operands)) {
      return false;
    }
  } while (emp_try_punct(parser, ","));
  add_keys(parser, &transfer.reference, &keys);
  return true;
}

void emp_print_parameter_scatters(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  transfer_t transfer = transfer_of(args, count);
  (void)op;
  for (size_t i = 0; i < transfer.starts->value_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    start_entry(printer);
    print_range(printer, &transfer, i);
    print_range_type(printer, &transfer);
    emp_print_text(printer, " -> ");
    print_place(printer, &transfer.reference, transfer.offsets, i);
  }
  emp_print_newline(printer);
}

// -- #stream.parameter.named -------------------------------------------------

// `<"scope"::"key", {config}> : T`
bool emp_parse_named_parameter(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t key = {0};
  const emp_type_t* type = NULL;
  (void)capacity;
  out_params[1] = NULL;
  out_params[3] = NULL;
  *out_count = 4;
  if (!emp_parse_punct(parser, "<") || !emp_parse_string(parser, &key)) {
    return false;
  }
  if (emp_try_punct(parser, "::")) {
    out_params[1] = emp_attr_string(context, key);
    if (!emp_parse_string(parser, &key)) return false;
  }
  out_params[2] = emp_attr_string(context, key);
  if (emp_try_punct(parser, ",") &&
      !emp_parse_an_attr(parser, NULL, &out_params[3])) {
    return false;
  }
  if (!emp_parse_punct(parser, ">") || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  out_params[0] = emp_attr_type(type);
  return true;
}

void emp_print_named_parameter(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  if (attr->items[1] != NULL) {
    emp_print_quoted(printer, attr->items[1]->text);
    emp_print_text(printer, "::");
  }
  emp_print_quoted(printer, attr->items[2]->text);
  if (attr->count > 3 && attr->items[3] != NULL) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, attr->items[3]);
  }
  emp_print_text(printer, "> : ");
  emp_print_type(printer, attr->items[0]->type);
}
