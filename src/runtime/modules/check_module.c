// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module "check": comparisons of views, element by element, by one rule a
// function. A failure names how many elements differ and shows the first.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "contract/hal_flags.h"
#include "runtime/hal/hal_device.h"
#include "runtime/modules/element_value.h"
#include "runtime/modules/hal_operands.h"

// A rule and its numbers.
typedef struct rule_s {
  bool (*holds)(const struct rule_s* rule, const emp_element_layout_t* layout,
                const emp_element_value_t* a, const emp_element_value_t* b);
  double atol;
  double rtol;
  uint64_t min_ulp;
  uint64_t max_ulp;
} rule_t;

typedef struct pair_s {
  emp_buffer_view_t* lhs;
  emp_buffer_view_t* rhs;
  emp_element_layout_t layout;
  uint64_t count;  // of scalars
} pair_t;

static bool is_float(const emp_element_layout_t* layout) {
  return layout->kind == EMP_ELEMENT_CLASS_FLOAT;
}

static bool holds_eq(const rule_t* rule, const emp_element_layout_t* layout,
                     const emp_element_value_t* a,
                     const emp_element_value_t* b) {
  (void)rule;
  return is_float(layout) ? a->f64 == b->f64 : a->bits == b->bits;
}

static bool holds_almost_eq(const rule_t* rule,
                            const emp_element_layout_t* layout,
                            const emp_element_value_t* a,
                            const emp_element_value_t* b) {
  if (!is_float(layout) && a->bits == b->bits) return true;
  if (a->f64 == b->f64) return is_float(layout) || rule->atol >= 1;
  if (isnan(a->f64) && isnan(b->f64)) return true;
  return isfinite(b->f64) &&
         fabs(a->f64 - b->f64) <= rule->atol + rule->rtol * fabs(b->f64);
}

static bool holds_close(const rule_t* rule, const emp_element_layout_t* layout,
                        const emp_element_value_t* a,
                        const emp_element_value_t* b) {
  uint64_t distance = emp_element_ulp_distance(layout, a, b);
  return rule->min_ulp <= distance && distance <= rule->max_ulp;
}

static bool holds_near(const rule_t* rule, const emp_element_layout_t* layout,
                       const emp_element_value_t* a,
                       const emp_element_value_t* b) {
  if (!is_float(layout)) return a->bits == b->bits;
  if (a->f64 == b->f64 || (isnan(a->f64) && isnan(b->f64))) return true;
  return fabs(a->f64 - b->f64) <= rule->atol;
}

static emp_status_t take_pair(const emp_vm_call_t* call, uint32_t first,
                              pair_t* out_pair) {
  EMP_TRY_NOTE(emp_operand_view(call, first, &out_pair->lhs), "left operand");
  EMP_TRY_NOTE(emp_operand_view(call, first + 1, &out_pair->rhs),
               "right operand");
  const emp_buffer_view_t* lhs = out_pair->lhs;
  const emp_buffer_view_t* rhs = out_pair->rhs;
  bool fits = lhs->element_type == rhs->element_type && lhs->rank == rhs->rank;
  fits = fits && (lhs->rank == 0 || memcmp(lhs->dims, rhs->dims,
                                           lhs->rank * sizeof(int64_t)) == 0);
  if (!fits) {
    char a[128], b[128];
    emp_shape_format(lhs->element_type, lhs->dims, lhs->rank, a, sizeof a);
    emp_shape_format(rhs->element_type, rhs->dims, rhs->rank, b, sizeof b);
    return EMP_FAIL(ABORTED, "wanted %s, found %s", b, a);
  }
  if (!emp_element_layout(lhs->element_type, &out_pair->layout)) {
    return EMP_FAIL(UNIMPLEMENTED, "element type %#x cannot be compared",
                    lhs->element_type);
  }
  out_pair->count = emp_view_scalar_count(lhs, &out_pair->layout);
  return emp_ok_status();
}

static void format_scalar(const emp_element_layout_t* layout,
                          const emp_element_value_t* value, char text[48]) {
  if (is_float(layout)) {
    snprintf(text, 48, "%.9g (%#llx)", value->f64,
             (unsigned long long)value->bits);
  } else if (layout->kind == EMP_ELEMENT_CLASS_SIGNED) {
    snprintf(text, 48, "%lld", (long long)value->i64);
  } else {
    snprintf(text, 48, "%llu", (unsigned long long)value->bits);
  }
}

// "[1, 2]" of an element of the view.
static void format_index(const emp_buffer_view_t* view, uint64_t element,
                         char* text, size_t capacity) {
  int64_t index[EMP_MAX_RANK];
  for (uint32_t i = view->rank; i-- > 0;) {
    index[i] = (int64_t)(element % (uint64_t)view->dims[i]);
    element /= (uint64_t)view->dims[i];
  }
  size_t used = (size_t)snprintf(text, capacity, "[");
  for (uint32_t i = 0; i < view->rank && used < capacity; ++i) {
    used += (size_t)snprintf(text + used, capacity - used, "%s%lld",
                             i == 0 ? "" : ", ", (long long)index[i]);
  }
  if (used < capacity) snprintf(text + used, capacity - used, "]");
}

static emp_status_t describe(const pair_t* pair, uint64_t first,
                             uint64_t differing) {
  char wanted[48], found[48], place[160];
  emp_element_value_t a = emp_view_scalar(pair->lhs, &pair->layout, first);
  emp_element_value_t b = emp_view_scalar(pair->rhs, &pair->layout, first);
  format_scalar(&pair->layout, &a, found);
  format_scalar(&pair->layout, &b, wanted);
  format_index(pair->lhs, first / pair->layout.parts, place, sizeof place);
  return EMP_FAIL(ABORTED,
                  "%llu of %llu elements differ; the first at %s: wanted %s, "
                  "found %s",
                  (unsigned long long)differing,
                  (unsigned long long)pair->count, place, wanted, found);
}

static emp_status_t expect(const emp_vm_call_t* call, const rule_t* rule) {
  pair_t pair = {0};
  EMP_TRY(take_pair(call, 1, &pair));
  uint64_t differing = 0, first = 0;
  for (uint64_t i = 0; i < pair.count; ++i) {
    emp_element_value_t a = emp_view_scalar(pair.lhs, &pair.layout, i);
    emp_element_value_t b = emp_view_scalar(pair.rhs, &pair.layout, i);
    if (rule->holds(rule, &pair.layout, &a, &b)) continue;
    if (differing++ == 0) first = i;
  }
  return differing == 0 ? emp_ok_status() : describe(&pair, first, differing);
}

static emp_status_t check_expect_true(void* self, const emp_vm_call_t* call) {
  (void)self;
  if (emp_vm_operand_i32(call, 0) != 0) return emp_ok_status();
  return EMP_FAIL(ABORTED, "wanted true, found false");
}

static emp_status_t check_expect_false(void* self, const emp_vm_call_t* call) {
  (void)self;
  if (emp_vm_operand_i32(call, 0) == 0) return emp_ok_status();
  return EMP_FAIL(ABORTED, "wanted false, found true");
}

static emp_status_t check_expect_all_true(void* self,
                                          const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  emp_element_layout_t layout;
  EMP_TRY(emp_operand_view(call, 1, &view));
  if (!emp_element_layout(view->element_type, &layout)) {
    return EMP_FAIL(UNIMPLEMENTED, "element type %#x cannot be compared",
                    view->element_type);
  }
  uint64_t count = emp_view_scalar_count(view, &layout);
  for (uint64_t i = 0; i < count; ++i) {
    if (emp_view_scalar(view, &layout, i).f64 != 0) continue;
    char place[160];
    format_index(view, i / layout.parts, place, sizeof place);
    return EMP_FAIL(ABORTED, "element %s is 0, wanted all to be true", place);
  }
  return emp_ok_status();
}

static emp_status_t check_expect_eq(void* self, const emp_vm_call_t* call) {
  (void)self;
  return expect(call, &(rule_t){.holds = holds_eq});
}

static emp_status_t check_expect_almost_eq(void* self,
                                           const emp_vm_call_t* call) {
  (void)self;
  return expect(call, &(rule_t){.holds = holds_almost_eq,
                                .atol = (double)emp_vm_operand_f32(call, 3),
                                .rtol = (double)emp_vm_operand_f32(call, 4)});
}

static emp_status_t check_expect_close(void* self, const emp_vm_call_t* call) {
  (void)self;
  return expect(call, &(rule_t){.holds = holds_close,
                                .min_ulp = emp_vm_operand_i64(call, 3),
                                .max_ulp = emp_vm_operand_i64(call, 4)});
}

static emp_status_t check_expect_near(void* self, const emp_vm_call_t* call) {
  (void)self;
  return expect(call, &(rule_t){.holds = holds_near,
                                .atol = emp_vm_operand_f64(call, 3)});
}

static emp_status_t check_eq(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* like = NULL;
  emp_buffer_t* buffer = NULL;
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_operand_view(call, 1, &like));
  emp_status_t status = expect(
      call,
      &(rule_t){.holds = holds_near, .atol = emp_vm_operand_f64(call, 3)});
  bool is_equal = emp_is_ok(status);
  if (!is_equal && emp_status_code(status) != EMP_STATUS_ABORTED) return status;
  emp_status_free(status);
  EMP_TRY(emp_buffer_allocate_in(like->buffer->device,
                                 (emp_buffer_params_t){0, 0}, 1, call->host,
                                 &buffer));
  buffer->data[0] = is_equal;
  status = emp_buffer_view_create(buffer, (uint32_t)EMP_ELEMENT_BOOL_8, NULL, 0,
                                  call->host, &view);
  emp_buffer_release(buffer);
  if (emp_is_ok(status)) emp_vm_take_ref(call, 0, &view->object);
  return status;
}

static const emp_vm_native_function_t functions[] = {
#define CHECK_IMPORT(id, name, convention, ...) {name, convention, check_##id},
#include "contract/check_imports.def"
#undef CHECK_IMPORT
};

emp_vm_native_module_t emp_check_module(void) {
  return (emp_vm_native_module_t){
      .name = "check",
      .functions = functions,
      .count = sizeof functions / sizeof functions[0]};
}
