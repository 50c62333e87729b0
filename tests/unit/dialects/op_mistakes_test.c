// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every registered op is read in generic form with mistakes that its row rules
// out: too many and too few operands, results, regions and successors, no
// attributes where some are wanted, a type that no operand may have. Each is
// diagnosed at the op's line with the op's name. An op for which no mistake can
// be made from its row is one that nobody checks, so it fails as well.
#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"
#include "dialects/all_dialects.h"
#include "harness/harness.h"
#include "ir/op_spec.h"
#include "ir/parse.h"

typedef struct range_s {
  uint32_t least, most;  // most: UINT32_MAX without a limit
} range_t;

// How many of each thing an op may have.
typedef struct shape_s {
  range_t operands, results, regions, successors;
  bool wants_attrs;
} shape_t;

static void add(range_t* range, bool is_variadic, bool is_optional) {
  if (!is_variadic && !is_optional) ++range->least;
  if (is_variadic) range->most = UINT32_MAX;
  if (range->most != UINT32_MAX) ++range->most;
}

static shape_t shape_of(const emp_op_spec_t* spec) {
  shape_t shape = {0};
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    add(&shape.operands, spec->operands[i].arity == EMP_ARITY_VARIADIC,
        spec->operands[i].arity == EMP_ARITY_OPTIONAL);
  }
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    add(&shape.results, spec->results[i].arity == EMP_ARITY_VARIADIC,
        spec->results[i].arity == EMP_ARITY_OPTIONAL);
  }
  for (uint32_t i = 0; i < spec->region_count; ++i) {
    add(&shape.regions, spec->regions[i].is_variadic, false);
  }
  for (uint32_t i = 0; i < spec->successor_count; ++i) {
    add(&shape.successors, spec->successors[i].is_variadic, false);
  }
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    if (!spec->attrs[i].is_optional) shape.wants_attrs = true;
  }
  return shape;
}

// One op to read: how many of each.
typedef struct counts_s {
  uint32_t operands, results, regions, successors;
} counts_t;

typedef struct writer_s {
  char* text;
  size_t capacity, length;
} writer_t;

static void write_text(writer_t* writer, const char* text) {
  size_t length = strlen(text);
  assert_true(writer->length + length < writer->capacity);
  memcpy(writer->text + writer->length, text, length + 1);
  writer->length += length;
}

static void write_list(writer_t* writer, const char* item, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) write_text(writer, ", ");
    write_text(writer, item);
  }
}

// The op stands alone on line 3.
static void write_case(writer_t* writer, const char* name, counts_t counts) {
  write_text(writer,
             "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> "
             "({\n%v = \"arith.constant\"() <{value = 1 : i23}> : () -> i23\n");
  write_text(writer, "\"");
  write_text(writer, name);
  write_text(writer, "\"(");
  write_list(writer, "%v", counts.operands);
  write_text(writer, ")");
  if (counts.successors != 0) {
    write_text(writer, "[");
    write_list(writer, "^end", counts.successors);
    write_text(writer, "]");
  }
  if (counts.regions != 0) {
    write_text(writer, "(");
    write_list(writer, "{}", counts.regions);
    write_text(writer, ")");
  }
  write_text(writer, " : (");
  write_list(writer, "i23", counts.operands);
  write_text(writer, ") -> (");
  write_list(writer, "i23", counts.results);
  write_text(writer, ")\n^end:\n\"func.return\"() : () -> ()\n");
  write_text(writer, "}) : () -> ()\n");
}

static bool holds(emp_str_t text, const char* word) {
  size_t length = strlen(word);
  for (size_t i = 0; i + length <= text.length; ++i) {
    if (memcmp(text.data + i, word, length) == 0) return true;
  }
  return false;
}

// Reads the op and wants an error at its place that names it.
static void expect_error(emp_context_t* context, const char* name,
                         const char* mistake, counts_t counts) {
  enum { kCapacity = 4096 };
  emp_arena_t* arena = emp_context_arena(context);
  writer_t writer = {emp_arena_new_array(arena, char, kCapacity), kCapacity, 0};
  write_case(&writer, name, counts);
  const emp_source_t* source =
      emp_sources_add(emp_context_sources(context), EMP_STR("case"),
                      emp_str_from(writer.text), 1);
  emp_diag_sink_t sink = {0};
  emp_diag_list_t list;
  emp_module_ir_t* module = NULL;
  emp_diag_list_init(&sink, &list, arena);
  bool is_ok = emp_parse_module(context, source, &sink, &module);
  if (is_ok) fail_msg("%s with %s is accepted", name, mistake);
  char quoted[160];
  snprintf(quoted, sizeof quoted, "'%s'", name);
  for (size_t i = 0; i < list.count; ++i) {
    const emp_diagnostic_t* found = &list.items[i];
    bool has_place = found->loc != NULL &&
                     found->loc->kind == EMP_ATTR_LOC_FILE &&
                     found->loc->line == 3;
    if (found->severity == EMP_SEVERITY_ERROR && has_place &&
        holds(found->message, quoted)) {
      return;
    }
  }
  emp_str_t first = list.count ? list.items[0].message : EMP_STR("none");
  fail_msg("%s with %s: no error at its line names it; the first is: %.*s",
           name, mistake, EMP_STR_ARGS(first));
}

// Tries one more and one less than the range allows of `field`, a part of
// `changed`. The number of mistakes made.
static uint32_t try_range(emp_context_t* context, const char* name,
                          const char* what, range_t range, uint32_t* field,
                          const counts_t* changed) {
  char mistake[64];
  uint32_t tried = 0;
  if (range.most != UINT32_MAX) {
    *field = range.most + 1;
    snprintf(mistake, sizeof mistake, "too many %s", what);
    expect_error(context, name, mistake, *changed);
    ++tried;
  }
  if (range.least != 0) {
    *field = range.least - 1;
    snprintf(mistake, sizeof mistake, "too few %s", what);
    expect_error(context, name, mistake, *changed);
    ++tried;
  }
  return tried;
}

static void check_op(emp_context_t* context, const emp_op_info_t* info) {
  const emp_op_spec_t* spec = emp_op_spec(context, info);
  shape_t shape = shape_of(spec);
  counts_t right = {shape.operands.least, shape.results.least,
                    shape.regions.least, shape.successors.least};
  counts_t counts = right;
  uint32_t tried = try_range(context, info->name, "operands", shape.operands,
                             &counts.operands, &counts);
  counts = right;
  tried += try_range(context, info->name, "results", shape.results,
                     &counts.results, &counts);
  counts = right;
  tried += try_range(context, info->name, "regions", shape.regions,
                     &counts.regions, &counts);
  counts = right;
  tried += try_range(context, info->name, "successors", shape.successors,
                     &counts.successors, &counts);
  if (shape.wants_attrs) {
    expect_error(context, info->name, "no attributes", right);
    ++tried;
  }
  if (tried == 0) fail_msg("%s: no mistake can be made", info->name);
}

TEST(every_op_tells_its_mistakes) {
  emp_context_options_t options = {0};
  emp_context_t* context = emp_context_create(&options);
  emp_register_all_dialects(context);
  for (size_t i = 0; i < emp_context_dialect_count(context); ++i) {
    const emp_dialect_t* dialect = emp_context_dialect_at(context, i);
    for (size_t k = 0; k < dialect->op_count; ++k) {
      check_op(context, &dialect->ops[k]);
    }
  }
  emp_context_destroy(context);
}

TEST_MAIN(RUN(every_op_tells_its_mistakes))
