// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads named_ops.def. Kinds of named ops are consecutive, since their rows
// are, so a row is found by subtraction. Map texts are short (a dozen
// characters) and affine expressions are uniqued, so maps are made anew at each
// question instead of being stored anywhere.
#include "dialects/linalg/linalg_table.h"

#include <string.h>

#include "dialects/op_kinds.h"

static const emp_linalg_named_t kNamed[] = {
#define NAMED(id, text, attributes, doc, ...) \
  {.kind = EMP_OP_linalg_##id, __VA_ARGS__},
#include "dialects/linalg/named_ops.def"
#undef NAMED
};

const emp_linalg_named_t* emp_linalg_named(uint32_t kind) {
  uint32_t i = kind - EMP_OP_linalg_copy;
  bool is_named = kind >= EMP_OP_linalg_copy &&
                  i < sizeof(kNamed) / sizeof(kNamed[0]) &&
                  kNamed[i].kind == kind;
  return is_named ? &kNamed[i] : NULL;
}

uint32_t emp_linalg_fn_arity(emp_linalg_fn_t fn) {
  if (fn <= EMP_LINALG_FN_erf) return 1;
  return fn == EMP_LINALG_FN_select ? 3 : 2;
}

// Entry `i` of `strides` or `dilations`; 1 when it is not given.
static int64_t window_factor(const emp_attr_t* attrs, const char* name,
                             uint32_t i) {
  const emp_attr_t* attr = attrs ? emp_dictionary_get(attrs, name) : NULL;
  int64_t values[8];
  size_t count;
  if (attr == NULL || !emp_attr_read_ints(attr, values, 8, &count)) return 1;
  if (attr->kind == EMP_ATTR_DENSE && attr->data.is_splat && count == 1) i = 0;
  return i < count ? values[i] : 1;
}

static const emp_affine_expr_t* scaled_dim(emp_context_t* context, uint32_t dim,
                                           int64_t factor) {
  return emp_affine_binary(EMP_AFFINE_MUL, emp_affine_dim(context, dim),
                           emp_affine_constant(context, factor));
}

// One map: "0 1:4 2:5 6" up to '|' or the end.
static const emp_affine_map_t* read_map(emp_context_t* context,
                                        const char* text,
                                        const emp_attr_t* attrs,
                                        uint32_t loop_count) {
  const emp_affine_expr_t* results[EMP_LINALG_MAX_LOOPS];
  uint32_t count = 0, window = 0;
  while (*text != 0 && *text != '|') {
    uint32_t dim = (uint32_t)(*text++ - '0');
    if (*text != ':') {
      results[count++] = emp_affine_dim(context, dim);
    } else {
      uint32_t inner = (uint32_t)(text[1] - '0');
      text += 2;
      results[count++] = emp_affine_binary(
          EMP_AFFINE_ADD,
          scaled_dim(context, dim, window_factor(attrs, "strides", window)),
          scaled_dim(context, inner,
                     window_factor(attrs, "dilations", window)));
      ++window;
    }
    if (*text == ' ') ++text;
  }
  return emp_affine_map(context, loop_count, 0, results, count);
}

const emp_affine_map_t* emp_linalg_default_map(const emp_linalg_named_t* row,
                                               emp_context_t* context,
                                               const emp_attr_t* attrs,
                                               uint32_t i, uint32_t loop_count,
                                               uint32_t operand_rank) {
  if (row == NULL || row->maps == NULL) {
    return operand_rank == 0 ? emp_affine_map(context, loop_count, 0, NULL, 0)
                             : emp_affine_identity_map(context, loop_count);
  }
  const char* text = row->maps;
  for (; i > 0 && text != NULL; --i) {
    text = strchr(text, '|');
    if (text != NULL) ++text;
  }
  return read_map(context, text != NULL ? text : "", attrs, loop_count);
}

const emp_attr_t* emp_linalg_default_maps(emp_context_t* context,
                                          const emp_linalg_named_t* row,
                                          uint32_t operand_count,
                                          const uint32_t* operand_ranks,
                                          uint32_t loop_count) {
  const emp_attr_t* maps[8];
  if (operand_count > 8) operand_count = 8;
  for (uint32_t i = 0; i < operand_count; ++i) {
    // Every map of an elementwise op is the identity, whatever the rank.
    uint32_t rank = row == NULL ? 1 : operand_ranks[i];
    maps[i] = emp_attr_affine_map(
        context,
        emp_linalg_default_map(row, context, NULL, i, loop_count, rank));
  }
  return emp_attr_array(context, maps, operand_count);
}
