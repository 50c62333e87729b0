// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module from a piece of text, for the tests of this folder.
#ifndef EMP_TESTS_UNIT_DIALECTS_IR_TEXT_H_
#define EMP_TESTS_UNIT_DIALECTS_IR_TEXT_H_

#include "base/text.h"
#include "dialects/all_dialects.h"
#include "harness/harness.h"
#include "ir/parse.h"
#include "ir/rewrite.h"

typedef struct ir_text_s {
  emp_context_t* context;
  emp_module_ir_t* module;
} ir_text_t;

static inline void ir_text_fail(void* user,
                                const emp_diagnostic_t* diagnostic) {
  (void)user;
  fail_msg("%.*s", EMP_STR_ARGS(diagnostic->message));
}

static inline ir_text_t ir_text(const char* text) {
  ir_text_t ir = {0};
  emp_context_options_t options = {0};
  emp_diag_sink_t sink = {.emit = ir_text_fail};
  ir.context = emp_context_create(&options);
  emp_register_all_dialects(ir.context);
  const emp_source_t* source = emp_sources_add(
      emp_context_sources(ir.context), EMP_STR("test"), emp_str_from(text), 1);
  assert_true(emp_parse_module(ir.context, source, &sink, &ir.module));
  return ir;
}

static inline void ir_text_free(ir_text_t* ir) {
  emp_module_ir_destroy(ir->module);
  emp_context_destroy(ir->context);
}

// Op `i` of that kind, in program order.
static inline emp_op_t* ir_text_op(const ir_text_t* ir, uint32_t kind,
                                   size_t i) {
  emp_op_list_t list =
      emp_collect(ir->module->op, kind, emp_context_arena(ir->context));
  assert_true(i < list.count);
  return list.items[i];
}

// Equal to the attribute that the text reads as.
static inline bool ir_text_is_map(emp_context_t* context,
                                  const emp_affine_map_t* map,
                                  const char* text) {
  emp_diag_sink_t sink = {.emit = ir_text_fail};
  const emp_attr_t* attr = emp_parse_attr(context, emp_str_from(text), &sink);
  return attr != NULL && attr->map == map;
}

#endif  // EMP_TESTS_UNIT_DIALECTS_IR_TEXT_H_
