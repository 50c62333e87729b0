// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading and printing IR in unit tests: a context with all dialects, the
// diagnostics of the latest text, and texts in and out as C strings.
#ifndef EMP_TESTS_IR_TEXT_H_
#define EMP_TESTS_IR_TEXT_H_

#include "base/text.h"
#include "dialects/all_dialects.h"
#include "harness/harness.h"
#include "ir/parse.h"
#include "ir/print.h"

typedef struct emp_test_ir_s {
  emp_context_t* context;
  emp_arena_t arena;
  emp_diag_list_t diagnostics;
  emp_diag_sink_t sink;
} emp_test_ir_t;

// Unknown dialects are allowed.
static inline void emp_test_ir_init(emp_test_ir_t* ir) {
  emp_context_options_t options = {.allow_unregistered_dialects = true};
  ir->context = emp_context_create(&options);
  assert_non_null(ir->context);
  emp_register_all_dialects(ir->context);
  emp_arena_init(&ir->arena, emp_allocator_libc(), NULL, NULL);
  emp_diag_list_init(&ir->sink, &ir->diagnostics, &ir->arena);
}

static inline void emp_test_ir_deinit(emp_test_ir_t* ir) {
  emp_arena_deinit(&ir->arena);
  emp_context_destroy(ir->context);
}

static inline emp_module_ir_t* emp_test_parse(emp_test_ir_t* ir,
                                              const char* text) {
  emp_module_ir_t* module = NULL;
  const emp_source_t* source =
      emp_sources_add(emp_context_sources(ir->context), EMP_STR("t.mlir"),
                      emp_arena_copy_str(&ir->arena, emp_str_from(text)), 1);
  emp_diag_list_init(&ir->sink, &ir->diagnostics, &ir->arena);
  bool went_well = emp_parse_module(ir->context, source, &ir->sink, &module);
  assert_int_equal(went_well, module != NULL);
  assert_int_equal(went_well, ir->sink.error_count == 0);
  return module;
}

static inline const char* emp_test_text(emp_text_t* text) {
  emp_text_append_char(text, 0);
  return text->data;
}

// The text read and printed again; fails the test with the first message.
static inline const char* emp_test_print(emp_test_ir_t* ir, const char* text,
                                         const emp_print_options_t* options) {
  emp_module_ir_t* module = emp_test_parse(ir, text);
  if (!module) {
    fail_msg("%.*s", EMP_STR_ARGS(ir->diagnostics.items[0].message));
    return "";
  }
  emp_text_t printed = {.arena = &ir->arena};
  emp_print_op(module->op, options, emp_text_writer(&printed));
  emp_module_ir_destroy(module);
  return emp_test_text(&printed);
}

// A type or attribute read and printed again, or the first message.
static inline const char* emp_test_type(emp_test_ir_t* ir, const char* text) {
  emp_text_t printed = {.arena = &ir->arena};
  emp_diag_list_init(&ir->sink, &ir->diagnostics, &ir->arena);
  const emp_type_t* type =
      emp_parse_type(ir->context, emp_str_from(text), &ir->sink);
  if (!type) return ir->diagnostics.items[0].message.data;
  emp_print_a_type(type, emp_text_writer(&printed));
  return emp_test_text(&printed);
}
static inline const char* emp_test_attr(emp_test_ir_t* ir, const char* text) {
  emp_text_t printed = {.arena = &ir->arena};
  emp_diag_list_init(&ir->sink, &ir->diagnostics, &ir->arena);
  const emp_attr_t* attr =
      emp_parse_attr(ir->context, emp_str_from(text), &ir->sink);
  if (!attr) return ir->diagnostics.items[0].message.data;
  emp_print_an_attr(attr, emp_text_writer(&printed));
  return emp_test_text(&printed);
}

// Types or attributes and what they print as; NULL: as they are.
typedef struct emp_test_pair_s {
  const char* text;
  const char* printed;
} emp_test_pair_t;

#define EMP_TEST_TYPES(ir, ...)                                     \
  do {                                                              \
    const emp_test_pair_t pairs[] = {__VA_ARGS__};                  \
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); ++i) { \
      assert_string_equal(                                          \
          emp_test_type((ir), pairs[i].text),                       \
          pairs[i].printed ? pairs[i].printed : pairs[i].text);     \
    }                                                               \
  } while (0)
#define EMP_TEST_ATTRS(ir, ...)                                     \
  do {                                                              \
    const emp_test_pair_t pairs[] = {__VA_ARGS__};                  \
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); ++i) { \
      assert_string_equal(                                          \
          emp_test_attr((ir), pairs[i].text),                       \
          pairs[i].printed ? pairs[i].printed : pairs[i].text);     \
    }                                                               \
  } while (0)

// The text fails with exactly these messages (parts of them), in order.
#define EMP_TEST_FAILS(ir, text, ...)                              \
  do {                                                             \
    const char* const wanted[] = {__VA_ARGS__};                    \
    size_t at = 0;                                                 \
    assert_null(emp_test_parse((ir), (text)));                     \
    for (size_t i = 0; i < (ir)->diagnostics.count; ++i) {         \
      const emp_diagnostic_t* found = &(ir)->diagnostics.items[i]; \
      if (found->severity != EMP_SEVERITY_ERROR) continue;         \
      if (at == sizeof(wanted) / sizeof(wanted[0]) ||              \
          !strstr(found->message.data, wanted[at])) {              \
        fail_msg("error %zu: %u:%u: %s", at, found->loc->line,     \
                 found->loc->column, found->message.data);         \
      }                                                            \
      ++at;                                                        \
    }                                                              \
    assert_int_equal(at, sizeof(wanted) / sizeof(wanted[0]));      \
  } while (0)

#endif  // EMP_TESTS_IR_TEXT_H_
