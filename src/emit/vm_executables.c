// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executables beside the host program. A variant whose kernels are a vm.module
// is emitted as an image of its own; of the others the bytes come from the
// hal.executable.binary that the kernel phase made for the variant. Kernels
// are numbered as the exports' ordinals say.
#include <string.h>

#include "base/text.h"
#include "contract/executable_abi.h"
#include "dialects/op_kinds.h"
#include "emit/vm_module_emit.h"

enum { kMaxKernels = 4096 };

static bool fail(const emp_vm_emission_t* emission, const emp_op_t* op,
                 const char* what) {
  return emp_diag_hal_unsupported(emission->sink, op->loc, op->info->name,
                                  what);
}

static emp_op_t* find_vm_module(emp_block_t* block) {
  for (emp_op_t* op = block == NULL ? NULL : block->first; op != NULL;
       op = op->next) {
    if (emp_op_is(op, EMP_OP_vm_module)) return op;
    if (!emp_op_is(op, EMP_OP_builtin_module)) continue;
    emp_op_t* inner = find_vm_module(emp_op_body(op));
    if (inner != NULL) return inner;
  }
  return NULL;
}

// The binary of a variant: named after it, or the one of its format.
static emp_op_t* find_binary(emp_op_t* executable, const emp_op_t* variant) {
  emp_str_t name = emp_op_str_attr(variant, "sym_name");
  const emp_attr_t* target = emp_op_attr(variant, "target");
  emp_op_t* of_format = NULL;
  for (emp_op_t* op = emp_op_body(executable)->first; op != NULL;
       op = op->next) {
    if (!emp_op_is(op, EMP_OP_hal_executable_binary)) continue;
    emp_str_t binary = emp_op_str_attr(op, "sym_name");
    if (emp_str_equal(binary, name) || emp_str_starts_with(binary, name)) {
      return op;
    }
    bool fits =
        target != NULL && target->count > 1 &&
        emp_str_equal(emp_op_str_attr(op, "format"), target->items[1]->text);
    if (fits && of_format == NULL) of_format = op;
  }
  return of_format;
}

// -- kernels ----

static void describe_kernel(emp_vm_emission_t* emission, const emp_op_t* op,
                            emp_image_kernel_t* record) {
  record->name =
      emp_image_add_text(emission->builder, emp_op_str_attr(op, "sym_name"));
  const emp_attr_t* layout = emp_op_attr(op, "layout");
  if (layout != NULL && layout->count >= 2) {
    if (layout->items[0] != NULL) {
      record->constant_count = (uint32_t)layout->items[0]->value;
    }
    if (layout->items[1] != NULL) {
      record->binding_count = layout->items[1]->count;
    }
  }
  int64_t sizes[3] = {1, 1, 1};
  size_t count = 0;
  const emp_attr_t* size = emp_op_attr(op, "workgroup_size");
  if (size != NULL) emp_attr_read_ints(size, sizes, 3, &count);
  for (size_t i = 0; i < 3; ++i) {
    record->workgroup_size[i] = (uint32_t)sizes[i];
  }
  record->local_bytes =
      (uint32_t)emp_op_int_attr(op, "workgroup_local_memory", 0);
}

static bool emit_kernels(emp_vm_emission_t* emission, emp_op_t* variant,
                         emp_image_executable_t* record) {
  emp_op_t* exports[kMaxKernels];
  uint32_t count = 0;
  memset(exports, 0, sizeof exports);
  for (emp_op_t* op = emp_op_body(variant)->first; op != NULL; op = op->next) {
    if (!emp_op_is(op, EMP_OP_hal_executable_export)) continue;
    int64_t ordinal = emp_op_int_attr(op, "ordinal", count);
    if (ordinal < 0 || ordinal >= kMaxKernels || exports[ordinal] != NULL) {
      return fail(emission, op, "has an ordinal that is taken or too large");
    }
    exports[ordinal] = op;
    count += 1;
  }
  record->first_kernel =
      emp_image_record_count(emission->builder, EMP_SECTION_kernels);
  record->kernel_count = count;
  for (uint32_t i = 0; i < count; ++i) {
    if (exports[i] == NULL) {
      return fail(emission, variant, "has a gap in the ordinals of exports");
    }
    emp_image_kernel_t kernel = {.binding_count = 0};
    describe_kernel(emission, exports[i], &kernel);
    emp_image_add_record(emission->builder, EMP_SECTION_kernels, &kernel,
                         sizeof kernel);
  }
  return true;
}

// -- bytes ----

// An image inside the image, for the portable target.
static bool emit_bytecode(emp_vm_emission_t* emission, emp_op_t* module,
                          emp_image_executable_t* record) {
  emp_image_builder_t builder;
  emp_image_builder_init(&builder, emission->arena);
  emp_vm_emission_t inner = {.arena = emission->arena,
                             .builder = &builder,
                             .sink = emission->sink,
                             .module = module,
                             .strip_debug = emission->strip_debug};
  if (!emp_vm_emit_module(&inner)) return false;
  uint64_t length = emp_image_size(&builder);
  uint8_t* bytes = emp_arena_alloc_raw(emission->arena, (size_t)length,
                                       EMP_IMAGE_ALIGN_BYTES);
  emp_image_write(&builder, bytes);
  record->format = emp_image_add_text(emission->builder,
                                      EMP_STR(EMP_EXECUTABLE_FORMAT_VMVX));
  record->offset_bytes =
      emp_image_add_blob(emission->builder, EMP_BLOB_BINARY, bytes, length);
  record->length_bytes = length;
  return true;
}

static bool emit_binary(emp_vm_emission_t* emission, const emp_op_t* binary,
                        emp_image_executable_t* record) {
  const emp_attr_t* data = emp_op_attr(binary, "data");
  bool has_bytes = data != NULL && (data->kind == EMP_ATTR_DENSE ||
                                    data->kind == EMP_ATTR_DENSE_ARRAY ||
                                    data->kind == EMP_ATTR_RESOURCE);
  if (!has_bytes || data->data.bytes == NULL || data->data.is_splat) {
    return fail(emission, binary, "has no bytes");
  }
  record->format =
      emp_image_add_text(emission->builder, emp_op_str_attr(binary, "format"));
  record->offset_bytes = emp_image_add_blob(
      emission->builder, EMP_BLOB_BINARY, data->data.bytes, data->data.length);
  record->length_bytes = data->data.length;
  return true;
}

static bool emit_variant(emp_vm_emission_t* emission, emp_op_t* executable,
                         emp_op_t* variant) {
  emp_image_executable_t record = {
      .name = emp_image_add_text(emission->builder,
                                 emp_op_str_attr(executable, "sym_name"))};
  emp_op_t* module = find_vm_module(emp_op_body(variant));
  emp_op_t* binary = find_binary(executable, variant);
  if (module == NULL && binary == NULL) {
    return fail(emission, variant,
                "has neither a vm.module nor a hal.executable.binary: its "
                "kernels are not compiled");
  }
  bool went_well = module != NULL ? emit_bytecode(emission, module, &record)
                                  : emit_binary(emission, binary, &record);
  if (!went_well || !emit_kernels(emission, variant, &record)) return false;
  emp_image_add_record(emission->builder, EMP_SECTION_executables, &record,
                       sizeof record);
  return true;
}

bool emp_vm_emit_executables(emp_vm_emission_t* emission, emp_block_t* block) {
  for (emp_op_t* op = block->first; op != NULL; op = op->next) {
    if (!emp_op_is(op, EMP_OP_hal_executable)) continue;
    for (emp_op_t* variant = emp_op_body(op)->first; variant != NULL;
         variant = variant->next) {
      if (emp_op_is(variant, EMP_OP_hal_executable_variant) &&
          !emit_variant(emission, op, variant)) {
        return false;
      }
    }
  }
  return true;
}
