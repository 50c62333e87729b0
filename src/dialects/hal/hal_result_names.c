// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the results of hal ops in printed text: %cmd, %fence, %ok, ...
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "dialects/hal/hal_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"

typedef struct result_names_s {
  emp_op_kind_t kind;
  const char* names[3];
} result_names_t;

static const result_names_t result_names[] = {
    {EMP_OP_hal_allocator_allocate, {"buffer"}},
    {EMP_OP_hal_allocator_import, {"did_import", "mapped"}},
    {EMP_OP_hal_allocator_select, {"device", "queue_affinity"}},
    {EMP_OP_hal_allocator_select_attr, {"device", "queue_affinity"}},
    {EMP_OP_hal_allocator_resolve_memory_properties,
     {"memory_types", "buffer_usage"}},
    {EMP_OP_hal_memory_type, {"memory_type"}},
    {EMP_OP_hal_buffer_usage, {"buffer_usage"}},
    {EMP_OP_hal_buffer_allocation_discard, {"was_terminal"}},
    {EMP_OP_hal_buffer_allocation_is_terminal, {"is_terminal"}},
    {EMP_OP_hal_buffer_subspan, {"buffer"}},
    {EMP_OP_hal_buffer_length, {"length"}},
    {EMP_OP_hal_buffer_view_create, {"view"}},
    {EMP_OP_hal_buffer_view_buffer, {"buffer"}},
    {EMP_OP_hal_channel_create, {"channel"}},
    {EMP_OP_hal_channel_split, {"channel"}},
    {EMP_OP_hal_channel_rank_and_count, {"ccl_rank", "ccl_count"}},
    {EMP_OP_hal_command_buffer_create, {"cmd"}},
    {EMP_OP_hal_ex_shared_device, {"device"}},
    {EMP_OP_hal_ex_file_from_memory, {"memory_file"}},
    {EMP_OP_hal_device_allocator, {"allocator"}},
    {EMP_OP_hal_device_query, {"ok", "value"}},
    {EMP_OP_hal_device_queue_alloca, {"transient_buffer"}},
    {EMP_OP_hal_devices_count, {"device_count"}},
    {EMP_OP_hal_pipeline_layout_create, {"pipeline_layout"}},
    {EMP_OP_hal_descriptor_set_layout_create, {"descriptor_set_layout"}},
    {EMP_OP_hal_executable_create, {"executable"}},
    {EMP_OP_hal_executable_lookup, {"exe"}},
    {EMP_OP_hal_executable_export_ordinal, {"ordinal"}},
    {EMP_OP_hal_executable_calculate_workgroups,
     {"workgroup_x", "workgroup_y", "workgroup_z"}},
    {EMP_OP_hal_fence_create, {"fence"}},
    {EMP_OP_hal_fence_join, {"fence"}},
    {EMP_OP_hal_fence_await, {"status"}},
};

void emp_hal_name_results(emp_printer_t* printer, const emp_op_t* op) {
  for (size_t i = 0; i < sizeof(result_names) / sizeof(result_names[0]); ++i) {
    if (!emp_op_is(op, result_names[i].kind)) continue;
    for (uint32_t k = 0; k < 3 && k < op->result_count; ++k) {
      if (result_names[i].names[k] == NULL) break;
      emp_printer_name_value(printer, emp_op_result(op, k),
                             result_names[i].names[k]);
    }
  }
}

// What an affinity resolves to is named by its type.
void emp_hal_name_resolved(emp_printer_t* printer, const emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_value_t* result = emp_op_result(op, i);
    if (emp_type_is_named(result->type, "hal.device")) {
      emp_printer_name_value(printer, result, "device");
    } else if (emp_type_is_named(result->type, "hal.allocator")) {
      emp_printer_name_value(printer, result, "allocator");
    } else if (result->type->kind == EMP_TYPE_INTEGER) {
      emp_printer_name_value(printer, result, "queue_affinity");
    }
  }
}

// %workgroup_id_x and its like: the op's last word and the dimension's letter.
void emp_hal_name_workgroup(emp_printer_t* printer, const emp_op_t* op) {
  static const char letters[] = "xyz";
  int64_t dimension = emp_op_int_attr(op, "dimension", -1);
  const char* word = strrchr(op->info->name, '.');
  char name[32];
  if (word == NULL || dimension < 0 || dimension > 2) return;
  snprintf(name, sizeof(name), "workgroup_%s_%c", word + 1, letters[dimension]);
  emp_printer_name_value(printer, emp_op_result(op, 0), name);
}

// %device_0 where the number is known, else %device_n.
void emp_hal_name_device(emp_printer_t* printer, const emp_op_t* op) {
  int64_t index = 0;
  char name[32] = "device_n";
  if (emp_value_constant_int(emp_op_operand(op, 0), &index)) {
    snprintf(name, sizeof(name), "device_%" PRIu64, (uint64_t)index);
  }
  emp_printer_name_value(printer, emp_op_result(op, 0), name);
}

void emp_hal_name_encoding(emp_printer_t* printer, const emp_op_t* op) {
  if (emp_op_has_attr(op, "encoding")) return;
  emp_printer_name_value(printer, emp_op_result(op, 0), "dense_row_major");
}

// %element_type_f32
void emp_hal_name_element_type(emp_printer_t* printer, const emp_op_t* op) {
  char name[64];
  const char* text = emp_type_text(op->arena, emp_op_attr(op, "type")->type);
  snprintf(name, sizeof(name), "element_type_%s", text);
  emp_printer_name_value(printer, emp_op_result(op, 0), name);
}
