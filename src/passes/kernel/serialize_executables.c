// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of the cpu target become machine code.
//
// Before:  hal.executable private @ex { hal.executable.variant public @cpu ...
// {
//            hal.executable.export public @f ...
//            builtin.module { func.func @f(...) {...} } } }
// After:   hal.executable private @ex { hal.executable.variant public @cpu ...
// {
//            hal.executable.export public @f ... }
//          hal.executable.binary public @cpu_binary attributes {
//            data = dense<...> : vector<1234xi8>, format = "elf-x86_64",
//            mime_type = "application/x-elf"} }
//
// Executables of other targets are left alone. Ends: one visit of each.
#include "base/text.h"
#include "contract/executable_abi.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/kernel_target.h"
#include "passes/passes.h"

static bool fail(emp_pass_ctx_t* pass, const emp_op_t* op,
                 emp_status_t status) {
  emp_diag_emit(pass->sink, op->loc, 0, EMP_SEVERITY_ERROR, "E0903", "%.*s",
                EMP_STR_ARGS(emp_status_message(status)));
  emp_status_free(status);
  return false;
}

static const emp_codegen_api_t* open_codegen(emp_pass_ctx_t* pass) {
  const emp_compile_target_t* target = emp_pass_target(pass);
  if (!target) return NULL;
  if (target->codegen || !target->open_codegen) return target->codegen;
  // The one field that is filled in late: a copy opens it, the library stays.
  emp_compile_target_t opened = *target;
  return opened.open_codegen(&opened, pass->sink) ? opened.codegen : NULL;
}

static void build_binary(emp_op_t* variant, const uint8_t* bytes,
                         size_t length) {
  emp_context_t* context = variant->context;
  int64_t dims[1] = {(int64_t)length};
  const emp_type_t* type =
      emp_type_vector(dims, 1, 0, emp_type_integer(context, 8));
  emp_dense_data_t data = {.bytes = bytes, .length = length};
  emp_rewriter_t builder = emp_build_after(variant);
  emp_str_t name =
      emp_arena_format(emp_context_arena(context), "%.*s_binary",
                       EMP_STR_ARGS(emp_op_str_attr(variant, "sym_name")));
  const emp_attr_t* target = emp_op_attr(variant, "target");
  emp_build_op(
      &builder, EMP_OP_hal_executable_binary,
      EMP_ATTRS(
          EMP_ATTR("sym_visibility", emp_attr_cstr(context, "public")),
          EMP_ATTR("sym_name", emp_attr_string(context, name)),
          EMP_ATTR("format", target->items[1]),
          EMP_ATTR("data", emp_attr_dense(type, data)),
          EMP_ATTR("mime_type", emp_attr_cstr(context, "application/x-elf"))));
}

static bool compile_variant(emp_pass_ctx_t* pass,
                            const emp_codegen_api_t* codegen, emp_op_t* variant,
                            emp_op_t* module) {
  emp_arena_t* arena = emp_context_arena(pass->context);
  emp_codegen_output_t output = {.struct_bytes = sizeof(output),
                                 .host = arena->host};
  const emp_compile_target_t* target = emp_pass_target(pass);
  emp_status_t status = codegen->compile(module, &target->machine, &output);
  if (!emp_is_ok(status)) return fail(pass, variant, status);
  const uint8_t* bytes =
      emp_arena_copy(arena, output.object, output.object_bytes);
  output.host.realloc(output.host.self, output.object, output.object_bytes, 0);
  build_binary(variant, bytes, output.object_bytes);
  emp_op_erase(module);
  return true;
}

bool emp_pass_serialize_executables(emp_pass_ctx_t* pass) {
  emp_op_list_t variants =
      emp_collect(pass->op, EMP_OP_hal_executable_variant, pass->scratch);
  const emp_codegen_api_t* codegen = NULL;
  for (size_t i = 0; i < variants.count; ++i) {
    emp_op_t* variant = variants.items[i];
    const emp_attr_t* target = emp_op_attr(variant, "target");
    emp_op_t* module = NULL;
    for (emp_op_t* op = emp_op_body(variant)->first; op; op = op->next) {
      if (emp_op_is(op, EMP_OP_builtin_module)) module = op;
    }
    if (!module || !emp_str_is(target->items[0]->text, "cpu")) continue;
    if (!codegen) codegen = open_codegen(pass);
    if (!codegen) return false;
    if (!compile_variant(pass, codegen, variant, module)) return false;
  }
  return true;
}
