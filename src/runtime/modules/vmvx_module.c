// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module "vmvx": checks that every element of a strided piece lies in its
// buffer, then runs the micro-kernel. The check looks at the two extreme
// elements, which bound all others because an address is linear in each index.
#include "base/checked.h"
#include "runtime/modules/native_modules.h"
#include "runtime/ukernels/matmul_x86.h"
#include "runtime/vm/vm_buffer.h"

typedef struct extent_s {
  int64_t m;
  int64_t n;
  uint32_t element_bytes;
  bool is_write;
} extent_t;

static emp_status_t outside(int64_t offset, int64_t stride0, int64_t stride1,
                            const extent_t* extent, uint64_t length) {
  return EMP_FAIL(OUT_OF_RANGE,
                  "piece of %lldx%lld elements of %u bytes at element %lld "
                  "with strides %lld and %lld is outside of a buffer of %llu "
                  "bytes",
                  (long long)extent->m, (long long)extent->n,
                  extent->element_bytes, (long long)offset, (long long)stride0,
                  (long long)stride1, (unsigned long long)length);
}

// Moves the lower or the upper bound by (size - 1) * stride.
static bool widen(int64_t size, int64_t stride, int64_t* low, int64_t* high) {
  int64_t span = 0;
  if (!emp_mul_i64(size - 1, stride, &span)) return false;
  return span < 0 ? emp_add_i64(*low, span, low)
                  : emp_add_i64(*high, span, high);
}

static emp_status_t make_piece(const emp_vm_buffer_t* buffer, int64_t offset,
                               int64_t stride0, int64_t stride1,
                               const extent_t* extent,
                               emp_strided_t* out_piece) {
  *out_piece = (emp_strided_t){buffer->data, stride0, stride1};
  if (extent->is_write && !buffer->is_writable) {
    return EMP_FAIL(PERMISSION_DENIED, "the buffer is read-only");
  }
  if (extent->m == 0 || extent->n == 0) return emp_ok_status();
  int64_t low = offset, high = offset;
  int64_t count = (int64_t)(buffer->length / extent->element_bytes);
  if (!widen(extent->m, stride0, &low, &high) ||
      !widen(extent->n, stride1, &low, &high) || low < 0 || high >= count) {
    return outside(offset, stride0, stride1, extent, buffer->length);
  }
  out_piece->data = buffer->data + (uint64_t)offset * extent->element_bytes;
  return emp_ok_status();
}

// Buffer, offset, stride0, stride1 from the operand `first` on.
static emp_status_t take_piece(const emp_vm_call_t* call, uint32_t first,
                               const extent_t* extent,
                               emp_strided_t* out_piece) {
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(emp_vm_buffer_from(emp_vm_operand_ref(call, first), &buffer));
  return make_piece(buffer, (int64_t)emp_vm_operand_i64(call, first + 1),
                    (int64_t)emp_vm_operand_i64(call, first + 2),
                    (int64_t)emp_vm_operand_i64(call, first + 3), extent,
                    out_piece);
}

static emp_status_t take_size(const emp_vm_call_t* call, uint32_t n,
                              int64_t* out_size) {
  *out_size = (int64_t)emp_vm_operand_i64(call, n);
  if (*out_size >= 0) return emp_ok_status();
  return EMP_FAIL(INVALID_ARGUMENT, "size %lld is negative",
                  (long long)*out_size);
}

static emp_status_t call_binary(const emp_vm_call_t* call,
                                emp_ukernel_binary_t kernel,
                                uint32_t element_bytes) {
  extent_t extent = {.element_bytes = element_bytes};
  emp_strided_t lhs, rhs, out;
  EMP_TRY(take_size(call, 12, &extent.m));
  EMP_TRY(take_size(call, 13, &extent.n));
  EMP_TRY_NOTE(take_piece(call, 0, &extent, &lhs), "left operand");
  EMP_TRY_NOTE(take_piece(call, 4, &extent, &rhs), "right operand");
  extent.is_write = true;
  EMP_TRY_NOTE(take_piece(call, 8, &extent, &out), "result");
  kernel(&lhs, &rhs, &out, extent.m, extent.n);
  return emp_ok_status();
}

static emp_status_t call_unary(const emp_vm_call_t* call,
                               emp_ukernel_unary_t kernel, uint32_t in_bytes,
                               uint32_t out_bytes) {
  extent_t extent = {.element_bytes = in_bytes};
  emp_strided_t in, out;
  EMP_TRY(take_size(call, 8, &extent.m));
  EMP_TRY(take_size(call, 9, &extent.n));
  EMP_TRY_NOTE(take_piece(call, 0, &extent, &in), "operand");
  extent.element_bytes = out_bytes;
  extent.is_write = true;
  EMP_TRY_NOTE(take_piece(call, 4, &extent, &out), "result");
  kernel(&in, &out, extent.m, extent.n);
  return emp_ok_status();
}

static emp_status_t call_fill(const emp_vm_call_t* call,
                              emp_ukernel_fill_t kernel, bool is_wide,
                              uint32_t element_bytes) {
  extent_t extent = {.element_bytes = element_bytes, .is_write = true};
  emp_strided_t out;
  uint64_t value =
      is_wide ? emp_vm_operand_i64(call, 0) : emp_vm_operand_i32(call, 0);
  EMP_TRY(take_size(call, 5, &extent.m));
  EMP_TRY(take_size(call, 6, &extent.n));
  EMP_TRY(take_piece(call, 1, &extent, &out));
  kernel(value, &out, extent.m, extent.n);
  return emp_ok_status();
}

static emp_status_t call_matmul(const emp_vm_call_t* call,
                                emp_ukernel_matmul_t kernel,
                                const uint32_t element_bytes[3]) {
  int64_t sizes[3];
  emp_strided_t lhs, rhs, out;
  for (uint32_t i = 0; i < 3; ++i) {
    EMP_TRY(take_size(call, 12 + i, &sizes[i]));
  }
  extent_t extent = {sizes[0], sizes[2], element_bytes[0], false};
  EMP_TRY_NOTE(take_piece(call, 0, &extent, &lhs), "left operand");
  extent = (extent_t){sizes[2], sizes[1], element_bytes[1], false};
  EMP_TRY_NOTE(take_piece(call, 4, &extent, &rhs), "right operand");
  extent = (extent_t){sizes[0], sizes[1], element_bytes[2], true};
  EMP_TRY_NOTE(take_piece(call, 8, &extent, &out), "result");
  kernel(&lhs, &rhs, &out, sizes, (emp_vm_operand_i32(call, 15) & 1) != 0);
  return emp_ok_status();
}

static emp_status_t call_reduce(const emp_vm_call_t* call,
                                emp_ukernel_reduce_t kernel,
                                uint32_t element_bytes) {
  extent_t extent = {.element_bytes = element_bytes};
  emp_strided_t in, out;
  bool accumulates = (emp_vm_operand_i32(call, 9) & 1) != 0;
  EMP_TRY(take_size(call, 7, &extent.m));
  EMP_TRY(take_size(call, 8, &extent.n));
  if (extent.n == 0 && !accumulates) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "a reduction of no columns needs a start");
  }
  EMP_TRY_NOTE(take_piece(call, 0, &extent, &in), "operand");
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(emp_vm_buffer_from(emp_vm_operand_ref(call, 4), &buffer));
  extent_t column = {extent.m, 1, element_bytes, true};
  EMP_TRY_NOTE(
      make_piece(buffer, (int64_t)emp_vm_operand_i64(call, 5),
                 (int64_t)emp_vm_operand_i64(call, 6), 0, &column, &out),
      "result");
  kernel(&in, &out, extent.m, extent.n, accumulates);
  return emp_ok_status();
}

// The one product that has a faster form on some processors.
static void matmul_f32(const emp_strided_t* lhs, const emp_strided_t* rhs,
                       const emp_strided_t* out, const int64_t sizes[3],
                       bool accumulates) {
  if (!emp_matmul_f32_x86(lhs, rhs, out, sizes, accumulates)) {
    emp_ukernel_matmul_f32f32f32(lhs, rhs, out, sizes, accumulates);
  }
}

static emp_ukernel_matmul_t choose_matmul(emp_ukernel_matmul_t kernel) {
  return kernel == emp_ukernel_matmul_f32f32f32 ? matmul_f32 : kernel;
}

#define NATIVE(id, expression)                                           \
  static emp_status_t vmvx_##id(void* self, const emp_vm_call_t* call) { \
    (void)self;                                                          \
    return expression;                                                   \
  }
#define VMVX_BINARY(id, name, type, e) \
  NATIVE(id, call_binary(call, emp_ukernel_##id, sizeof(type)))
#define VMVX_UNARY(id, name, type_in, type_out, e)               \
  NATIVE(id, call_unary(call, emp_ukernel_##id, sizeof(type_in), \
                        sizeof(type_out)))
#define VMVX_COPY(id, name, type) VMVX_UNARY(id, name, type, type, a)
#define VMVX_FILL(id, name, type, kind) \
  NATIVE(id, call_fill(call, emp_ukernel_##id, #kind[0] == 'I', sizeof(type)))
#define VMVX_MATMUL(id, name, lhs, rhs, out, a, b)      \
  NATIVE(id, call_matmul(                               \
                 call, choose_matmul(emp_ukernel_##id), \
                 (const uint32_t[3]){sizeof(lhs), sizeof(rhs), sizeof(out)}))
#define VMVX_REDUCE(id, name, type, e) \
  NATIVE(id, call_reduce(call, emp_ukernel_##id, sizeof(type)))
#include "contract/vmvx_exports.def"
#undef VMVX_BINARY
#undef VMVX_UNARY
#undef VMVX_COPY
#undef VMVX_FILL
#undef VMVX_MATMUL
#undef VMVX_REDUCE

static const emp_vm_native_function_t functions[] = {
#define VMVX_BINARY(id, name, type, e) {name, "0rIIIrIIIrIIIII_v", vmvx_##id},
#define VMVX_UNARY(id, name, type_in, type_out, e) \
  {name, "0rIIIrIIIII_v", vmvx_##id},
#define VMVX_COPY(id, name, type) {name, "0rIIIrIIIII_v", vmvx_##id},
#define VMVX_FILL(id, name, type, kind) {name, "0" #kind "rIIIII_v", vmvx_##id},
#define VMVX_MATMUL(id, name, lhs, rhs, out, a, b) \
  {name, "0rIIIrIIIrIIIIIIi_v", vmvx_##id},
#define VMVX_REDUCE(id, name, type, e) {name, "0rIIIrIIIIi_v", vmvx_##id},
#include "contract/vmvx_exports.def"
};

emp_vm_native_module_t emp_vmvx_module(void) {
  return (emp_vm_native_module_t){
      .name = "vmvx",
      .functions = functions,
      .count = sizeof functions / sizeof functions[0]};
}
