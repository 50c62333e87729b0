// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes of the hal dialect in IREE's spelling.
#include "base/array.h"
#include "base/text.h"
#include "dialects/hal/hal_syntax.h"

static const emp_attr_t* string_attr(emp_parser_t* parser, emp_str_t text) {
  return emp_attr_string(emp_parser_context(parser), text);
}

// `Word`, `Word|Word`, or the same in quotes.
static bool parse_flags(emp_parser_t* parser, const emp_attr_t** out_attr) {
  emp_str_t word = {0};
  if (emp_try_string(parser, &word)) {
    *out_attr = string_attr(parser, word);
    return true;
  }
  emp_text_t text = {.arena = emp_parser_scratch(parser)};
  do {
    if (!emp_parse_any_keyword(parser, &word)) return false;
    if (text.length > 0) emp_text_append_char(&text, '|');
    emp_text_append(&text, word);
  } while (emp_try_punct(parser, "|"));
  *out_attr = string_attr(parser, emp_text_view(&text));
  return true;
}

static void print_flags(emp_printer_t* printer, emp_str_t text) {
  bool many = false;
  for (size_t i = 0; i < text.length; ++i)
    many = many || text.data[i] == '|';
  if (many) {
    emp_print_quoted(printer, text);
  } else {
    emp_print_str(printer, text);
  }
}

// `<storage_buffer>`, `<storage_buffer, ReadOnly>`
bool emp_parse_pipeline_binding(emp_parser_t* parser,
                                const emp_attr_t** out_params, size_t capacity,
                                size_t* out_count) {
  emp_str_t type = {0};
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_any_keyword(parser, &type)) {
    return false;
  }
  out_params[0] = string_attr(parser, type);
  out_params[1] = NULL;
  *out_count = 2;
  if (emp_try_punct(parser, ",") && !parse_flags(parser, &out_params[1])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

void emp_print_pipeline_binding(emp_printer_t* printer,
                                const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_str(printer, attr->items[0]->text);
  if (attr->items[1] != NULL) {
    emp_print_text(printer, ", ");
    print_flags(printer, attr->items[1]->text);
  }
  emp_print_text(printer, ">");
}

// `[<0, bindings = [..]>, #hal.descriptor_set.layout<..>]`: the bindings of all
// sets, in order, as ones of a layout without sets.
static bool parse_sets(emp_parser_t* parser, const emp_attr_t** out_bindings) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_def_t* def =
      emp_context_attr_def(context, EMP_STR("hal.descriptor_set.layout"));
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } list = {0};
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    const emp_attr_t* set = NULL;
    if (!(emp_peek_punct(parser, "<")
              ? emp_parse_attr_params(parser, def, &set)
              : emp_parse_an_attr(parser, NULL, &set))) {
      return false;
    }
    if (set->kind != EMP_ATTR_DIALECT || set->attr_def != def) {
      return emp_parser_error(parser, NULL,
                              "sets are #hal.descriptor_set.layout");
    }
    for (uint32_t i = 0; i < set->items[1]->count; ++i) {
      const emp_attr_t* binding = set->items[1]->items[i];
      if (binding->kind == EMP_ATTR_DIALECT && binding->count == 3) {
        binding = emp_attr_named(context, "hal.pipeline.binding",
                                 &binding->items[1], 2);
      }
      emp_array_push(emp_parser_scratch(parser), &list, binding);
    }
    if (!emp_try_punct(parser, ",")) break;
  }
  *out_bindings = emp_attr_array(context, list.items, list.count);
  return emp_parse_punct(parser, "]");
}

// `<constants = 2, bindings = [#hal.pipeline.binding<..>, ..], flags = X>`,
// and the older `<push_constants = 2, sets = [..]>`.
bool emp_parse_pipeline_layout(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  (void)capacity;
  out_params[0] = emp_attr_i64(context, 0);
  out_params[1] = emp_attr_array(context, NULL, 0);
  out_params[2] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<")) return false;
  do {
    emp_str_t key = {0};
    if (!emp_parse_any_keyword(parser, &key) || !emp_parse_punct(parser, "=")) {
      return false;
    }
    if (emp_str_is(key, "constants") || emp_str_is(key, "push_constants")) {
      int64_t count = 0;
      if (!emp_parse_int(parser, &count)) return false;
      out_params[0] = emp_attr_i64(context, count);
    } else if (emp_str_is(key, "bindings")) {
      if (!emp_parse_an_attr(parser, NULL, &out_params[1])) return false;
    } else if (emp_str_is(key, "sets")) {
      if (!parse_sets(parser, &out_params[1])) return false;
    } else if (emp_str_is(key, "flags")) {
      if (!parse_flags(parser, &out_params[2])) return false;
    } else {
      return emp_parser_error(parser, NULL,
                              "unknown key '%.*s', wanted constants, bindings "
                              "or flags",
                              EMP_STR_ARGS(key));
    }
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ">");
}

void emp_print_pipeline_layout(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  if (attr->items[0]->value != 0) {
    emp_printf(printer, "constants = %lld, ", (long long)attr->items[0]->value);
  }
  emp_print_text(printer, "bindings = ");
  emp_print_attr(printer, attr->items[1]);
  if (attr->items[2] != NULL) {
    emp_print_text(printer, ", flags = ");
    print_flags(printer, attr->items[2]->text);
  }
  emp_print_text(printer, ">");
}

// `"a", "b", {..}`: two strings and a dictionary, the last optional.
bool emp_parse_executable_target(emp_parser_t* parser,
                                 const emp_attr_t** out_params, size_t capacity,
                                 size_t* out_count) {
  emp_str_t backend = {0}, format = {0};
  (void)capacity;
  out_params[2] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") || !emp_parse_string(parser, &backend) ||
      !emp_parse_punct(parser, ",") || !emp_parse_string(parser, &format)) {
    return false;
  }
  out_params[0] = string_attr(parser, backend);
  out_params[1] = string_attr(parser, format);
  if (emp_try_punct(parser, ",") &&
      !emp_parse_an_attr(parser, NULL, &out_params[2])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

void emp_print_executable_target(emp_printer_t* printer,
                                 const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_quoted(printer, attr->items[0]->text);
  emp_print_text(printer, ", ");
  emp_print_quoted(printer, attr->items[1]->text);
  if (attr->items[2] != NULL && attr->items[2]->count > 0) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, attr->items[2]);
  }
  emp_print_text(printer, ">");
}

// Attributes that are devices end in their type, ` : !hal.device`, which may
// be left out.
static bool parse_device_end(emp_parser_t* parser) {
  const emp_type_t* type = NULL;
  if (!emp_parse_punct(parser, ">")) return false;
  return !emp_try_punct(parser, ":") || emp_parse_a_type(parser, &type);
}

static void print_device_end(emp_printer_t* printer) {
  emp_print_text(printer, "> : !hal.device");
}

// `<"local", {..}, [#hal.executable.target<..>]> : !hal.device`; the type
// behind is the attribute parser's.
bool emp_parse_device_target(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count) {
  emp_str_t name = {0};
  const emp_attr_t* attr = NULL;
  (void)capacity;
  out_params[1] = NULL;
  out_params[2] = emp_attr_array(emp_parser_context(parser), NULL, 0);
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") || !emp_parse_string(parser, &name)) {
    return false;
  }
  out_params[0] = string_attr(parser, name);
  while (emp_try_punct(parser, ",")) {
    if (!emp_parse_an_attr(parser, NULL, &attr)) return false;
    out_params[attr->kind == EMP_ATTR_DICTIONARY ? 1 : 2] = attr;
  }
  return parse_device_end(parser);
}

void emp_print_device_target(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_quoted(printer, attr->items[0]->text);
  if (attr->items[1] != NULL && attr->items[1]->count > 0) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, attr->items[1]);
  }
  if (attr->items[2]->count > 0) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, attr->items[2]);
  }
  print_device_end(printer);
}

// `<"local">`, `<"local"[1], {..}>`
bool emp_parse_device_alias(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  emp_str_t name = {0};
  int64_t ordinal = 0;
  (void)capacity;
  out_params[1] = out_params[2] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") || !emp_parse_string(parser, &name)) {
    return false;
  }
  out_params[0] = string_attr(parser, name);
  if (emp_try_punct(parser, "[")) {
    if (!emp_parse_int(parser, &ordinal) || !emp_parse_punct(parser, "]")) {
      return false;
    }
    out_params[1] = emp_attr_i64(emp_parser_context(parser), ordinal);
  }
  if (emp_try_punct(parser, ",") &&
      !emp_parse_an_attr(parser, NULL, &out_params[2])) {
    return false;
  }
  return parse_device_end(parser);
}

void emp_print_device_alias(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_quoted(printer, attr->items[0]->text);
  if (attr->items[1] != NULL) {
    emp_printf(printer, "[%lld]", (long long)attr->items[1]->value);
  }
  if (attr->items[2] != NULL) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, attr->items[2]);
  }
  print_device_end(printer);
}

// `<@dev>`, `<@dev, [0, 1]>`, `<@dev, *>`
bool emp_parse_device_queue(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  (void)capacity;
  out_params[1] = NULL;
  *out_count = 2;
  if (!emp_parse_punct(parser, "<") ||
      !emp_parse_an_attr(parser, NULL, &out_params[0])) {
    return false;
  }
  if (emp_try_punct(parser, ",") && !emp_try_punct(parser, "*") &&
      !emp_parse_an_attr(parser, NULL, &out_params[1])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

static void print_number_list(emp_printer_t* printer, const emp_attr_t* list) {
  if (list->kind != EMP_ATTR_ARRAY) {
    emp_print_attr(printer, list);
    return;
  }
  emp_print_text(printer, "[");
  for (uint32_t i = 0; i < list->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_attr_without_type(printer, list->items[i]);
  }
  emp_print_text(printer, "]");
}

void emp_print_device_queue(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_attr(printer, attr->items[0]);
  if (attr->items[1] != NULL) {
    emp_print_text(printer, ", ");
    print_number_list(printer, attr->items[1]);
  }
  emp_print_text(printer, ">");
}

// `<0, storage_buffer, ReadOnly>`
bool emp_parse_set_binding(emp_parser_t* parser, const emp_attr_t** out_params,
                           size_t capacity, size_t* out_count) {
  emp_str_t type = {0};
  int64_t ordinal = 0;
  (void)capacity;
  out_params[2] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &ordinal) ||
      !emp_parse_punct(parser, ",") || !emp_parse_any_keyword(parser, &type)) {
    return false;
  }
  out_params[0] = emp_attr_i64(emp_parser_context(parser), ordinal);
  out_params[1] = string_attr(parser, type);
  if (emp_try_punct(parser, ",") && !parse_flags(parser, &out_params[2])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

void emp_print_set_binding(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld, ", (long long)attr->items[0]->value);
  emp_print_str(printer, attr->items[1]->text);
  if (attr->items[2] != NULL) {
    emp_print_text(printer, ", ");
    print_flags(printer, attr->items[2]->text);
  }
  emp_print_text(printer, ">");
}

// `<all_reduce with sum : f32>`
bool emp_parse_collective(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count) {
  emp_str_t kind = {0}, word = {0};
  (void)capacity;
  out_params[1] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<") || !emp_parse_any_keyword(parser, &kind)) {
    return false;
  }
  out_params[0] = string_attr(parser, kind);
  if (emp_try_keyword(parser, "with")) {
    if (!emp_parse_any_keyword(parser, &word)) return false;
    out_params[1] = string_attr(parser, word);
  }
  if (!emp_parse_punct(parser, ":") || !emp_parse_any_keyword(parser, &word)) {
    return false;
  }
  out_params[2] = string_attr(parser, word);
  return emp_parse_punct(parser, ">");
}

void emp_print_collective(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_str(printer, attr->items[0]->text);
  if (attr->items[1] != NULL) {
    emp_print_text(printer, " with ");
    emp_print_str(printer, attr->items[1]->text);
  }
  emp_print_text(printer, " : ");
  emp_print_str(printer, attr->items[2]->text);
  emp_print_text(printer, ">");
}

// -- plain ones --------------------------------------------------------------

bool emp_parse_one_attr(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  return emp_parse_punct(parser, "<") &&
         emp_parse_an_attr(parser, NULL, &out_params[0]) &&
         emp_parse_punct(parser, ">");
}

void emp_print_one_attr(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  if (attr->items[0]->kind == EMP_ATTR_STRING) {
    emp_print_str(printer, attr->items[0]->text);  // `*`
  } else {
    emp_print_attr(printer, attr->items[0]);
  }
  emp_print_text(printer, ">");
}

bool emp_parse_one_int(emp_parser_t* parser, const emp_attr_t** out_params,
                       size_t capacity, size_t* out_count) {
  int64_t value = 0;
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &value)) {
    return false;
  }
  out_params[0] = emp_attr_i64(emp_parser_context(parser), value);
  return emp_parse_punct(parser, ">");
}

void emp_print_one_int(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld>", (long long)attr->items[0]->value);
}

bool emp_parse_two_ints(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  int64_t first = 0, second = 0;
  (void)capacity;
  *out_count = 2;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &first) ||
      !emp_parse_punct(parser, ",") || !emp_parse_int(parser, &second)) {
    return false;
  }
  out_params[0] = emp_attr_i64(emp_parser_context(parser), first);
  out_params[1] = emp_attr_i64(emp_parser_context(parser), second);
  return emp_parse_punct(parser, ">");
}

void emp_print_two_ints(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld, %lld>", (long long)attr->items[0]->value,
             (long long)attr->items[1]->value);
}

bool emp_parse_one_or_star(emp_parser_t* parser, const emp_attr_t** out_params,
                           size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  if (emp_try_punct(parser, "*")) {
    out_params[0] = string_attr(parser, EMP_STR("*"));
  } else if (!emp_parse_an_attr(parser, NULL, &out_params[0])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

// `<{#target = [#object, ..], ..}>`: kept as an array of pairs in order, since
// the keys are attributes.
bool emp_parse_executable_objects(emp_parser_t* parser,
                                  const emp_attr_t** out_params,
                                  size_t capacity, size_t* out_count) {
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } list = {0};
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  if (emp_try_punct(parser, "{")) {
    while (!emp_peek_punct(parser, "}")) {
      const emp_attr_t *target = NULL, *objects = NULL;
      if (!emp_parse_an_attr(parser, NULL, &target) ||
          !emp_parse_punct(parser, "=") ||
          !emp_parse_an_attr(parser, NULL, &objects)) {
        return false;
      }
      emp_array_push(emp_parser_scratch(parser), &list, target);
      emp_array_push(emp_parser_scratch(parser), &list, objects);
      if (!emp_try_punct(parser, ",")) break;
    }
    if (!emp_parse_punct(parser, "}")) return false;
    out_params[0] =
        emp_attr_array(emp_parser_context(parser), list.items, list.count);
  } else if (!emp_parse_an_attr(parser, NULL, &out_params[0])) {
    return false;
  }
  return emp_parse_punct(parser, ">");
}

// An array of objects, or what was read as pairs.
void emp_print_executable_objects(emp_printer_t* printer,
                                  const emp_attr_t* attr) {
  const emp_attr_t* values = attr->items[0];
  bool has_targets =
      values->kind == EMP_ATTR_ARRAY && values->count % 2 == 0 &&
      (values->count == 0 || values->items[1]->kind == EMP_ATTR_ARRAY);
  if (!has_targets) {
    emp_print_one_attr(printer, attr);
    return;
  }
  emp_print_text(printer, "<{");
  for (uint32_t i = 0; i < values->count; i += 2) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_attr(printer, values->items[i]);
    emp_print_text(printer, " = ");
    emp_print_attr(printer, values->items[i + 1]);
  }
  emp_print_text(printer, "}>");
}

// `<@global>`, `<[..]>`
bool emp_parse_device_attr(emp_parser_t* parser, const emp_attr_t** out_params,
                           size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  return emp_parse_punct(parser, "<") &&
         emp_parse_an_attr(parser, NULL, &out_params[0]) &&
         parse_device_end(parser);
}

void emp_print_device_attr(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  emp_print_attr(printer, attr->items[0]);
  print_device_end(printer);
}

// `<2>`
bool emp_parse_device_ordinal(emp_parser_t* parser,
                              const emp_attr_t** out_params, size_t capacity,
                              size_t* out_count) {
  int64_t value = 0;
  (void)capacity;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &value)) {
    return false;
  }
  out_params[0] = emp_attr_i64(emp_parser_context(parser), value);
  return parse_device_end(parser);
}

void emp_print_device_ordinal(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld", (long long)attr->items[0]->value);
  print_device_end(printer);
}
