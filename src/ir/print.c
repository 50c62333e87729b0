// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The printer's entries: an op with its aliases and resources, or one type,
// attribute or map.
#include "ir/print.h"

#include <string.h>

#include "ir/diag.h"
#include "ir/print_state.h"

emp_context_t* emp_printer_context(emp_printer_t* printer) {
  return printer->context;
}

void emp_printer_init(emp_printer_t* printer, emp_context_t* context,
                      const emp_print_options_t* options, emp_writer_t writer) {
  static const emp_print_options_t defaults = {0};
  const emp_arena_t* like = emp_context_arena(context);
  memset(printer, 0, offsetof(emp_printer_t, buffer));
  printer->writer = writer;
  printer->options = options ? *options : defaults;
  printer->context = context;
  printer->default_dialect = "builtin";
  emp_arena_init(&printer->arena, like->host, like->out_of_memory, like->user);
  emp_arena_t* arena = &printer->arena;
  printer->used_names.arena = arena;
  printer->aliases.arena = arena;
  printer->holders.arena = arena;
  printer->user_ids.arena = arena;
  printer->resource_set.arena = arena;
  printer->distinct_numbers.arena = arena;
}

void emp_printer_deinit(emp_printer_t* printer) {
  emp_printer_flush(printer);
  emp_arena_deinit(&printer->arena);
}

// -- resources ----------------------------------------------------------------

static void print_blob(emp_printer_t* printer, const emp_attr_t* attr,
                       const emp_dense_data_t* data) {
  uint32_t alignment =
      (uint32_t)emp_context_resource_alignment(printer->context, attr->text);
  uint8_t head[sizeof(alignment)];
  for (size_t i = 0; i < sizeof(head); ++i) {
    head[i] = (uint8_t)(alignment >> (8 * i));
  }
  emp_print_hex_bytes(printer, head, sizeof(head));
  emp_print_hex_bytes(printer, data->bytes, data->length);
}

// `"0x..."`: quotes, prefix, alignment and bytes.
static bool is_too_long(const emp_printer_t* printer,
                        const emp_dense_data_t* data) {
  enum { kFrameChars = 4, kAlignmentBytes = 4 };
  int64_t limit = printer->options.elide_resources_above;
  size_t chars = kFrameChars + 2 * (kAlignmentBytes + data->length);
  return limit > 0 && chars > (uint64_t)limit;
}

static void print_resource(emp_printer_t* printer, const emp_attr_t* attr,
                           const emp_dense_data_t* data, bool is_first) {
  emp_print_text(printer, is_first ? "  dialect_resources: {\n"
                                     "    builtin: {\n      "
                                   : ",\n      ");
  emp_print_keyword_or_string(printer, attr->text);
  emp_print_literal(printer, ": \"0x");
  print_blob(printer, attr, data);
  emp_print_char(printer, '"');
}

// The section is there as soon as there is a resource, though all may be too
// long to be shown.
static void print_resources(emp_printer_t* printer) {
  bool is_first = true;
  bool is_open = false;
  for (size_t i = 0; i < printer->resources.count; ++i) {
    const emp_attr_t* attr = printer->resources.items[i];
    emp_dense_data_t data;
    if (!emp_context_resource(printer->context, attr->text, &data)) continue;
    if (!is_open) emp_print_literal(printer, "\n{-#\n");
    is_open = true;
    if (is_too_long(printer, &data)) continue;
    print_resource(printer, attr, &data, is_first);
    is_first = false;
  }
  if (!is_first) emp_print_literal(printer, "\n    }\n  }");
  if (is_open) emp_print_literal(printer, "\n#-}\n");
}

// -- entries ------------------------------------------------------------------

// Names are those of the whole around it: numbering starts at the nearest
// isolated op.
static const emp_op_t* numbering_root(const emp_op_t* op) {
  while (!emp_op_has_trait(op, ISOLATED_FROM_ABOVE)) {
    const emp_op_t* parent = emp_op_parent(op);
    if (!parent) return op;
    op = parent;
  }
  return op;
}

void emp_print_op(const emp_op_t* op, const emp_print_options_t* options,
                  emp_writer_t writer) {
  emp_printer_t printer;
  emp_printer_init(&printer, op->context, options, writer);
  emp_printer_number(&printer, numbering_root(op));
  emp_printer_collect(&printer, op);
  emp_print_aliases(&printer, false);
  emp_print_full_op(&printer, op);
  emp_print_char(&printer, '\n');
  emp_print_aliases(&printer, true);
  print_resources(&printer);
  emp_printer_deinit(&printer);
}

void emp_print_a_type(const emp_type_t* type, emp_writer_t writer) {
  emp_printer_t printer;
  emp_printer_init(&printer, type->context, NULL, writer);
  emp_print_type(&printer, type);
  emp_printer_deinit(&printer);
}

void emp_print_an_attr(const emp_attr_t* attr, emp_writer_t writer) {
  emp_printer_t printer;
  emp_printer_init(&printer, attr->context, NULL, writer);
  emp_print_attr(&printer, attr);
  emp_printer_deinit(&printer);
}

void emp_print_affine_map(const emp_affine_map_t* map, emp_writer_t writer) {
  emp_printer_t printer;
  emp_printer_init(&printer, map->context, NULL, writer);
  emp_print_map(&printer, map);
  emp_printer_deinit(&printer);
}

static const char* text_of(emp_arena_t* arena, const emp_type_t* type,
                           const emp_attr_t* attr) {
  emp_text_t text = {.arena = arena};
  if (type) {
    emp_print_a_type(type, emp_text_writer(&text));
  } else {
    emp_print_an_attr(attr, emp_text_writer(&text));
  }
  emp_text_append_char(&text, 0);
  return text.data;
}

const char* emp_type_text(emp_arena_t* arena, const emp_type_t* type) {
  return type ? text_of(arena, type, NULL) : "?";
}

const char* emp_attr_text(emp_arena_t* arena, const emp_attr_t* attr) {
  return attr ? text_of(arena, NULL, attr) : "?";
}
