// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// See ir_program.h.
#include "harness/ir_program.h"

#include "dialects/all_dialects.h"
#include "harness/harness.h"
#include "ir/print.h"

void emp_test_program_init(emp_test_program_t* ir) {
  *ir = (emp_test_program_t){.context = emp_context_create(NULL)};
  assert_non_null(ir->context);
  emp_register_all_dialects(ir->context);
  emp_arena_init(&ir->scratch, emp_allocator_libc(), NULL, NULL);
  emp_diag_list_init(&ir->sink, &ir->diagnostics, &ir->scratch);
}

void emp_test_program_parse(emp_test_program_t* ir, const char* text) {
  emp_test_program_init(ir);
  const emp_source_t* source =
      emp_sources_add(emp_context_sources(ir->context), EMP_STR("test.mlir"),
                      emp_str_from(text), 1);
  emp_parse_module(ir->context, source, &ir->sink, &ir->module);
  if (!ir->module) {
    for (size_t i = 0; i < ir->diagnostics.count; ++i) {
      print_message("%.*s\n", EMP_STR_ARGS(ir->diagnostics.items[i].message));
    }
  }
  assert_non_null(ir->module);
}

void emp_test_program_deinit(emp_test_program_t* ir) {
  emp_module_ir_destroy(ir->module);
  emp_arena_deinit(&ir->scratch);
  emp_context_destroy(ir->context);
}

const char* emp_test_program_text(emp_test_program_t* ir) {
  emp_text_t text = {.arena = &ir->scratch};
  emp_print_options_t options = {.generic = false};
  emp_print_op(ir->module->op, &options, emp_text_writer(&text));
  emp_text_append_char(&text, '\0');
  return emp_text_view(&text).data;
}

bool emp_test_program_has(const emp_test_program_t* ir, const char* code) {
  for (size_t i = 0; i < ir->diagnostics.count; ++i) {
    if (strcmp(ir->diagnostics.items[i].code, code) == 0) return true;
  }
  return false;
}

typedef struct finder_s {
  const char* name;
  size_t skip;
  size_t count;
  emp_op_t* found;
} finder_t;

static emp_walk_t visit(void* user, emp_op_t* op) {
  finder_t* finder = user;
  if (strcmp(op->info->name, finder->name) != 0) return EMP_WALK_ON;
  if (finder->count++ == finder->skip) finder->found = op;
  return EMP_WALK_ON;
}

emp_op_t* emp_test_program_op(const emp_test_program_t* ir, const char* name,
                              size_t n) {
  finder_t finder = {.name = name, .skip = n};
  emp_walk_pre(ir->module->op, visit, &finder);
  assert_non_null(finder.found);
  return finder.found;
}

size_t emp_test_program_count(const emp_test_program_t* ir, const char* name) {
  finder_t finder = {.name = name};
  emp_walk_pre(ir->module->op, visit, &finder);
  return finder.count;
}
