// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of bit fields, which are kept as text, and of what chooses devices:
//
//   flags(PreferOrigin)  flags("None")  type("DeviceVisible|DeviceLocal")
//   from([(%device, %queues : !hal.device, i64), ..])
//   #hal.device.topology<links = [(@a -> @b = {..})]>
#include "base/array.h"
#include "base/text.h"
#include "dialects/hal/hal_syntax.h"
#include "ir/lexer.h"

// Names that stand for several bits, and those bits.
typedef struct wide_flag_s {
  const char* name;
  const char* bits;
} wide_flag_t;

static const wide_flag_t memory_types[] = {
    {"HostLocal", "HostVisible|HostCoherent|HostLocal"},
    {"DeviceLocal", "DeviceVisible|DeviceLocal"},
};
static const wide_flag_t usages[] = {
    {"Transfer", "TransferSource|TransferTarget|Transfer"},
    {"DispatchStorage",
     "DispatchStorageRead|DispatchStorageWrite|DispatchStorage"},
};

// `A`, `A|B` or the same as a string.
static bool parse_words(emp_parser_t* parser, emp_str_t* out_words) {
  if (emp_try_string(parser, out_words)) return true;
  emp_text_t text = {.arena = emp_parser_scratch(parser)};
  emp_str_t word = {0};
  do {
    if (!emp_parse_any_keyword(parser, &word)) return false;
    if (text.length > 0) emp_text_append_char(&text, '|');
    emp_text_append(&text, word);
  } while (emp_try_punct(parser, "|"));
  *out_words = emp_text_view(&text);
  return true;
}

static bool parse_flags(emp_parser_t* parser, const char* name,
                        const wide_flag_t* wide, size_t count) {
  emp_str_t words = {0};
  if (!parse_words(parser, &words)) return false;
  for (size_t i = 0; i < count; ++i) {
    if (emp_str_is(words, wide[i].name)) words = emp_str_from(wide[i].bits);
  }
  emp_parser_add_attr(parser, name,
                      emp_attr_string(emp_parser_context(parser), words));
  return true;
}

// One bit is a keyword; no bits and several are a string.
static void print_flags(emp_printer_t* printer, const emp_attr_t* attr) {
  if (attr == NULL) return;
  bool is_word = attr->kind == EMP_ATTR_STRING && attr->text.length > 0 &&
                 !emp_str_is(attr->text, "None");
  for (size_t i = 0; is_word && i < attr->text.length; ++i) {
    is_word = emp_char_is(attr->text.data[i], EMP_CHAR_LETTER);
  }
  if (is_word) {
    emp_print_str(printer, attr->text);
  } else {
    emp_print_attr(printer, attr);
  }
}

// custom<Flags>($flags)
bool emp_parse_hal_flags(emp_parser_t* parser, emp_custom_arg_t* args,
                         size_t count) {
  (void)count;
  return parse_flags(parser, args[0].attr_name, NULL, 0);
}

void emp_print_hal_flags(emp_printer_t* printer, const emp_op_t* op,
                         const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  print_flags(printer, args[0].attr);
}

// The field, or the value that holds it, one of `args[1]`.
static bool parse_flags_or_value(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count, const wide_flag_t* wide,
                                 size_t wide_count) {
  emp_unresolved_t value;
  if (count > 1 && emp_try_operand(parser, &value)) {
    emp_array_push(emp_parser_scratch(parser), args[1].operands, value);
    return true;
  }
  return parse_flags(parser, args[0].attr_name, wide, wide_count);
}

static void print_flags_or_value(emp_printer_t* printer,
                                 const emp_custom_arg_t* args, size_t count,
                                 size_t i) {
  if (args[0].attr == NULL && count > 1 && i < args[1].value_count) {
    emp_print_operand(printer, args[1].values[i]);
    return;
  }
  print_flags(printer, args[0].attr);
}

// custom<MemoryTypes>($memory_types [, $values])
bool emp_parse_memory_types(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  return parse_flags_or_value(parser, args, count, memory_types,
                              sizeof(memory_types) / sizeof(memory_types[0]));
}

void emp_print_memory_types(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  (void)op;
  print_flags_or_value(printer, args, count, 0);
}

// custom<BufferUsage>($buffer_usage [, $values])
bool emp_parse_buffer_usage(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  return parse_flags_or_value(parser, args, count, usages,
                              sizeof(usages) / sizeof(usages[0]));
}

void emp_print_buffer_usage(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  (void)op;
  print_flags_or_value(printer, args, count, 1);
}

// custom<DeviceQueuePairs>($devices, type($devices), $queues, type($queues)):
// `(%d, %q : !hal.device, i64), ..`
bool emp_parse_device_queue_pairs(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  (void)count;
  do {
    emp_unresolved_t device, queues;
    const emp_type_t *device_type = NULL, *queue_type = NULL;
    if (!emp_parse_punct(parser, "(") || !emp_parse_operand(parser, &device) ||
        !emp_parse_punct(parser, ",") || !emp_parse_operand(parser, &queues) ||
        !emp_parse_punct(parser, ":") ||
        !emp_parse_a_type(parser, &device_type) ||
        !emp_parse_punct(parser, ",") ||
        !emp_parse_a_type(parser, &queue_type) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_array_push(scratch, args[0].operands, device);
    emp_array_push(scratch, args[1].types, device_type);
    emp_array_push(scratch, args[2].operands, queues);
    emp_array_push(scratch, args[3].types, queue_type);
  } while (emp_try_punct(parser, ","));
  return true;
}

void emp_print_device_queue_pairs(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    emp_print_newline(printer);
    emp_print_text(printer, "  (");
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, ", ");
    emp_print_operand(printer, args[2].values[i]);
    emp_print_text(printer, " : ");
    emp_print_type(printer, args[1].value_types[i]);
    emp_print_text(printer, ", ");
    emp_print_type(printer, args[3].value_types[i]);
    emp_print_text(printer, ")");
  }
  emp_print_newline(printer);
}

// -- attributes --------------------------------------------------------------

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

// `<links = [(@a -> @b = {..}), ..]>`: source, target and facts of each link,
// one behind the other.
bool emp_parse_topology(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  attr_list_t links = {0};
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<") || !emp_parse_keyword(parser, "links") ||
      !emp_parse_punct(parser, "=") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  while (emp_try_punct(parser, "(")) {
    const emp_attr_t *source = NULL, *target = NULL, *facts = NULL;
    if (!emp_parse_an_attr(parser, NULL, &source) ||
        !emp_parse_punct(parser, "->") ||
        !emp_parse_an_attr(parser, NULL, &target) ||
        !emp_parse_punct(parser, "=") ||
        !emp_parse_an_attr(parser, NULL, &facts) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    if (source->kind != EMP_ATTR_SYMBOL_REF ||
        target->kind != EMP_ATTR_SYMBOL_REF ||
        facts->kind != EMP_ATTR_DICTIONARY) {
      return emp_parser_error(parser, NULL,
                              "a link is (@device -> @device = {facts})");
    }
    emp_array_push(emp_parser_scratch(parser), &links, source);
    emp_array_push(emp_parser_scratch(parser), &links, target);
    emp_array_push(emp_parser_scratch(parser), &links, facts);
    if (!emp_try_punct(parser, ",")) break;
  }
  out_params[0] =
      emp_attr_array(emp_parser_context(parser), links.items, links.count);
  return emp_parse_punct(parser, "]") && emp_parse_punct(parser, ">");
}

void emp_print_topology(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* links = attr->items[0];
  emp_print_text(printer, "<links = [");
  for (uint32_t i = 0; i + 2 < links->count; i += 3) {
    emp_print_text(printer, i > 0 ? ", (" : "(");
    emp_print_attr(printer, links->items[i]);
    emp_print_text(printer, " -> ");
    emp_print_attr(printer, links->items[i + 1]);
    emp_print_text(printer, " = ");
    emp_print_attr(printer, links->items[i + 2]);
    emp_print_text(printer, ")");
  }
  emp_print_text(printer, "]>");
}

// `<0, bindings = [..], flags = Indirect>`
bool emp_parse_set_layout(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_def_t* def =
      emp_context_attr_def(context, EMP_STR("hal.descriptor_set.binding"));
  attr_list_t bindings = {0};
  emp_str_t flags = {0};
  int64_t ordinal = 0;
  (void)capacity;
  out_params[2] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &ordinal) ||
      !emp_parse_punct(parser, ",") || !emp_parse_keyword(parser, "bindings") ||
      !emp_parse_punct(parser, "=") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  while (!emp_peek_punct(parser, "]")) {
    const emp_attr_t* binding = NULL;
    if (!(emp_peek_punct(parser, "<")
              ? emp_parse_attr_params(parser, def, &binding)
              : emp_parse_an_attr(parser, NULL, &binding))) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), &bindings, binding);
    if (!emp_try_punct(parser, ",")) break;
  }
  out_params[0] = emp_attr_i64(context, ordinal);
  out_params[1] = emp_attr_array(context, bindings.items, bindings.count);
  if (!emp_parse_punct(parser, "]")) return false;
  if (emp_try_punct(parser, ",")) {
    if (!emp_parse_keyword(parser, "flags") || !emp_parse_punct(parser, "=") ||
        !parse_words(parser, &flags)) {
      return false;
    }
    out_params[2] = emp_attr_string(context, flags);
  }
  return emp_parse_punct(parser, ">");
}

void emp_print_set_layout(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld, bindings = [", (long long)attr->items[0]->value);
  for (uint32_t i = 0; i < attr->items[1]->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_attr(printer, attr->items[1]->items[i]);
  }
  emp_print_text(printer, "]");
  if (attr->items[2] != NULL) {
    emp_print_text(printer, ", flags = ");
    print_flags(printer, attr->items[2]);
  }
  emp_print_text(printer, ">");
}
