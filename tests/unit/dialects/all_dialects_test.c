// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All rows of all dialects: each op's columns compile, each default parses,
// each format is well formed, nothing is twice, everything has a doc, and the
// syntax tests name every op that has custom syntax.
#include "dialects/all_dialects.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "harness/harness.h"
#include "ir/format.h"
#include "ir/op_spec.h"

static emp_context_t* make_context(void) {
  emp_context_options_t options = {0};
  emp_context_t* context = emp_context_create(&options);
  emp_register_all_dialects(context);
  return context;
}

typedef void (*visit_op_t)(emp_context_t* context, const emp_op_info_t* info);

static void for_each_op(emp_context_t* context, visit_op_t visit) {
  for (size_t i = 0; i < emp_context_dialect_count(context); ++i) {
    const emp_dialect_t* dialect = emp_context_dialect_at(context, i);
    for (size_t k = 0; k < dialect->op_count; ++k) {
      visit(context, &dialect->ops[k]);
    }
  }
}

static void check_row(emp_context_t* context, const emp_op_info_t* info) {
  emp_op_spec_t* spec = emp_op_spec(context, info);
  if (spec->error != NULL) fail_msg("%s: %s", info->name, spec->error);
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    bool has_default = spec->attrs[i].default_text.length != 0;
    if (has_default && !emp_attr_spec_default(context, &spec->attrs[i])) {
      fail_msg("%s: default of '%s'", info->name, spec->attrs[i].name);
    }
  }
  if (info->format != NULL) {
    const emp_format_t* format = emp_format_of_op(context, spec);
    if (format->error != NULL) fail_msg("%s: %s", info->name, format->error);
  }
  bool parses = info->parse != NULL || info->format != NULL;
  bool prints = info->print != NULL || info->format != NULL;
  if (parses != prints) {
    fail_msg("%s: one of the syntax hooks is missing", info->name);
  }
  bool wants_terminator = (info->traits & IMPLICIT_TERMINATOR) != 0;
  if (wants_terminator &&
      (info->terminator == NULL ||
       !emp_context_op_info(context, emp_str_from(info->terminator)))) {
    fail_msg("%s: no such terminator", info->name);
  }
}

TEST(every_row_compiles) {
  emp_context_t* context = make_context();
  for_each_op(context, check_row);
  emp_context_destroy(context);
}

static void check_doc(emp_context_t* context, const emp_op_info_t* info) {
  (void)context;
  bool ends_plainly = info->doc != NULL && info->doc[0] != 0 &&
                      info->doc[strlen(info->doc) - 1] != '.';
  if (!ends_plainly)
    fail_msg("%s: no doc, or one with a full stop", info->name);
}

TEST(every_op_has_a_doc) {
  emp_context_t* context = make_context();
  for_each_op(context, check_doc);
  emp_context_destroy(context);
}

static uint32_t seen[EMP_OP_COUNT];

static void count_kind(emp_context_t* context, const emp_op_info_t* info) {
  (void)context;
  assert_true(info->kind > EMP_OP_NONE && info->kind < EMP_OP_COUNT);
  ++seen[info->kind];
}

TEST(every_kind_is_in_one_dialect) {
  emp_context_t* context = make_context();
  for_each_op(context, count_kind);
  for (uint32_t kind = EMP_OP_NONE + 1; kind < EMP_OP_COUNT; ++kind) {
    if (seen[kind] != 1) fail_msg("kind %u is %u times", kind, seen[kind]);
  }
  emp_context_destroy(context);
}

TEST(every_name_has_its_dialect_in_front) {
  emp_context_t* context = make_context();
  for (size_t i = 0; i < emp_context_dialect_count(context); ++i) {
    const emp_dialect_t* dialect = emp_context_dialect_at(context, i);
    size_t length = strlen(dialect->name);
    for (size_t k = 0; k < dialect->op_count; ++k) {
      const char* name = dialect->ops[k].name;
      assert_int_equal(strncmp(name, dialect->name, length), 0);
      assert_int_equal(name[length], '.');
    }
  }
  emp_context_destroy(context);
}

// -- syntax cases ------------------------------------------------------------

static bool holds(emp_str_t text, const char* word) {
  size_t length = strlen(word);
  for (size_t i = 0; i + length <= text.length; ++i) {
    if (memcmp(text.data + i, word, length) == 0) return true;
  }
  return false;
}

// The op's name, or its short name where its dialect may be left out.
static bool is_shown(emp_str_t text, const emp_op_info_t* info) {
  const char* short_name = strchr(info->name, '.') + 1;
  char spaced[96];
  snprintf(spaced, sizeof spaced, " %s", short_name);
  return holds(text, info->name) || holds(text, spaced) ||
         (strcmp(short_name, "module") == 0 && holds(text, "module"));
}

TEST(upstream_ops_have_a_syntax_case) {
  static const char* const kDialects[] = {
      "builtin",       "arith",      "math",   "func",   "cf",
      "scf",           "tensor",     "linalg", "memref", "vector",
      "bufferization", "ml_program", "affine", "complex"};
  emp_context_t* context = make_context();
  const char* root = getenv("EMP_SOURCE_DIR");
  if (root == NULL) skip();
  for (size_t i = 0; i < sizeof kDialects / sizeof kDialects[0]; ++i) {
    char path[512];
    emp_file_map_t file;
    snprintf(path, sizeof path, "%s/tests/ir/syntax/%s.mlir", root,
             kDialects[i]);
    assert_ok(emp_file_map(path, emp_allocator_libc(), &file));
    emp_str_t text = {(const char*)file.data, file.length};
    const emp_dialect_t* dialect =
        emp_context_dialect(context, emp_str_from(kDialects[i]));
    for (size_t k = 0; k < dialect->op_count; ++k) {
      const emp_op_info_t* info = &dialect->ops[k];
      bool has_syntax = info->format != NULL || info->parse != NULL;
      if (has_syntax && !is_shown(text, info)) {
        fail_msg("%s is not in %s", info->name, path);
      }
    }
    emp_file_unmap(&file);
  }
  emp_context_destroy(context);
}

TEST_MAIN(RUN(every_row_compiles), RUN(every_op_has_a_doc),
          RUN(every_kind_is_in_one_dialect),
          RUN(every_name_has_its_dialect_in_front),
          RUN(upstream_ops_have_a_syntax_case))
