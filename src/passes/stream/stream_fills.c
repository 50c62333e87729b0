// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fills that no device command can do. A command fills with a pattern of 1, 2
// or 4 bytes; a splat of an 8-byte value that is not made of two equal halves
// becomes a dispatch of a kernel written here as text:
//
//   %s = flow.tensor.splat %v : tensor<?x4xi64>{%d}
// becomes
//   %n = %d * 4
//   %f = flow.dispatch @__fill_i64::@__fill_i64[%n](%v, %n) : (i64, index)
//        -> tensor<?xi64>{%n}
//   %s = flow.tensor.reshape %f : tensor<?xi64>{%n} -> tensor<?x4xi64>{%d}
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/parse.h"
#include "ir/symbol.h"
#include "passes/stream/stream_build.h"
#include "passes/stream/stream_globals.h"

static const char kernel_text[] =
    "flow.executable private @__fill_%s {\n"
    "  flow.executable.export public @__fill_%s workgroups(%%w: index) -> "
    "(index, index, index) {\n"
    "    %%x, %%y, %%z = iree_tensor_ext.dispatch.workgroup_count_from_slice("
    "%%w)\n"
    "    flow.return %%x, %%y, %%z : index, index, index\n"
    "  }\n"
    "  builtin.module {\n"
    "    func.func @__fill_%s(%%v: %s, %%n: index, %%o: "
    "!iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x%s>>) {\n"
    "      %%e = tensor.empty(%%n) : tensor<?x%s>\n"
    "      %%f = linalg.fill ins(%%v : %s) outs(%%e : tensor<?x%s>) -> "
    "tensor<?x%s>\n"
    "      iree_tensor_ext.dispatch.tensor.store %%f, %%o, offsets = [0], "
    "sizes = [%%n], strides = [1] : tensor<?x%s> -> "
    "!iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x%s>>{%%n}\n"
    "      return\n"
    "    }\n"
    "  }\n"
    "}\n";

// The executable for that element type, made when it is not there yet.
static emp_op_t* fill_kernel(emp_pass_ctx_t* pass, const emp_type_t* element) {
  const char* t = emp_type_text(pass->scratch, element);
  emp_str_t name = emp_arena_format(pass->scratch, "__fill_%s", t);
  emp_op_t* found = emp_symbol_lookup_in(pass->op, name);
  if (found != NULL) return found;
  // The text outlives the pass: constants may point into it.
  emp_source_t source = {
      .name = EMP_STR("<fill kernel>"),
      .text = emp_arena_format(emp_context_arena(pass->context), kernel_text, t,
                               t, t, t, t, t, t, t, t, t, t),
      .first_line = 1};
  emp_module_ir_t* parsed = NULL;
  if (!emp_parse_module(pass->context, &source, pass->sink, &parsed)) {
    return NULL;
  }
  emp_op_t* from = emp_symbol_lookup_in(parsed->op, name);
  emp_ptr_map_t map = {.arena = pass->scratch};
  emp_op_t* made = emp_op_clone(from, pass->op->arena, &map);
  emp_op_insert_before(made, emp_op_body(pass->op)->first);
  emp_module_ir_destroy(parsed);
  return made;
}

static bool needs_kernel(const emp_op_t* op) {
  const emp_value_t* value = emp_op_operand(op, 0);
  if (emp_type_bit_width(value->type) != 64) return false;
  const emp_attr_t* known = emp_value_constant(value);
  if (known == NULL) return true;
  uint64_t bits =
      known->kind == EMP_ATTR_FLOAT ? known->bits[0] : (uint64_t)known->value;
  return bits >> 32 != (bits & UINT32_MAX);
}

static bool expand(emp_pass_ctx_t* pass, emp_op_t* op) {
  emp_value_t* value = emp_op_operand(op, 0);
  const emp_type_t* type = op->results[0].type;
  uint32_t dim_count = 0;
  emp_value_t** dims =
      emp_stream_group(pass->scratch, op, "result_dims", &dim_count);
  if (fill_kernel(pass, value->type) == NULL) return false;
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = pass->scratch;
  emp_value_t* count = emp_stream_index(&b, 1);
  uint32_t next = 0;
  for (uint32_t i = 0; i < type->rank; ++i) {
    emp_value_t* dim = type->dims[i] == EMP_DIM_DYNAMIC
                           ? dims[next++]
                           : emp_stream_index(&b, type->dims[i]);
    count = emp_stream_mul(&b, count, dim);
  }
  int64_t dynamic = EMP_DIM_DYNAMIC;
  const emp_type_t* flat = emp_type_tensor(&dynamic, 1, value->type, NULL);
  emp_str_t name = emp_arena_format(pass->scratch, "__fill_%s",
                                    emp_type_text(pass->scratch, value->type));
  const emp_attr_t* nested = emp_attr_symbol(pass->context, name);
  const emp_attr_t* entry =
      emp_attr_symbol_nested(pass->context, name, &nested, 1);
  emp_value_t* arguments[] = {value, count};
  const emp_group_t groups[] = {EMP_GROUP("workload", count),
                                {"arguments", arguments, 2},
                                EMP_GROUP("result_dims", count)};
  emp_op_t* dispatch = emp_build_groups(
      &b, EMP_OP_flow_dispatch, groups, EMP_TYPES(flat),
      EMP_ATTRS(
          EMP_ATTR("entry_points", emp_attr_array(pass->context, &entry, 1))));
  const emp_group_t parts[] = {EMP_GROUP("source", emp_op_result(dispatch, 0)),
                               EMP_GROUP("source_dims", count),
                               {"result_dims", dims, dim_count}};
  emp_op_t* reshape =
      emp_build_groups(&b, EMP_OP_flow_tensor_reshape, parts, EMP_TYPES(type));
  emp_value_replace_uses(&op->results[0], emp_op_result(reshape, 0));
  emp_op_erase(op);
  return true;
}

bool emp_stream_expand_fills(emp_pass_ctx_t* pass) {
  emp_op_list_t list =
      emp_collect(pass->op, EMP_OP_flow_tensor_splat, pass->scratch);
  for (size_t i = 0; i < list.count; ++i) {
    if (needs_kernel(list.items[i]) && !expand(pass, list.items[i])) {
      return false;
    }
  }
  return true;
}
