// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reuse-operands: the result of a dispatch takes the place of an operand that
// nothing reads afterwards.
//
// Before:
//   %x = stream.async.dispatch @ex::@f(.., %s0[0 to %n for %n]) .. -> %s0
//   %s1 = stream.async.alloca : !stream.resource<transient>{%n}
//   %y = stream.async.dispatch @ex::@g(%x[0 to %n for %n],
//                                      %s1[0 to %n for %n]) .. -> %s1{%n}
// After:
//   %x = stream.async.dispatch @ex::@f(.., %s0[0 to %n for %n]) .. -> %s0
//   %y = stream.async.dispatch @ex::@g(%x[0 to %n for %n],
//                                      %x[0 to %n for %n]) .. -> %x{%n}
//
// The alloca that stays says how many results follow its first value
// (`emplace.in_place`); that number goes into the memory plan.
//
// Right when the kernel works in place (kernel_reads.h), both are all of
// allocations of one size in one block, and no other use of any version of the
// operand's storage comes at the dispatch or after it. Values that were handed
// to loops, branches or calls keep their place. Ends: each round removes an
// alloca.
#include "base/array.h"
#include "dialects/op_kinds.h"
#include "passes/passes.h"
#include "passes/stream/kernel_reads.h"
#include "passes/stream/stream_build.h"

enum { kMaxVersions = 256 };

typedef struct reuse_s {
  emp_pass_ctx_t* pass;
  emp_op_t* dispatch;
  emp_op_t* export_op;
  emp_op_t* function;
  emp_stream_access_t* accesses;
  size_t count;
} reuse_t;

static bool is_same_size(const emp_value_t* a, const emp_value_t* b) {
  int64_t x = -1, y = -2;
  if (a == b) return true;
  return emp_value_constant_int(a, &x) && emp_value_constant_int(b, &y) &&
         x == y;
}

// The access is all of the storage.
static bool is_whole(const emp_stream_access_t* access,
                     const emp_op_t* alloca_op) {
  int64_t offset = -1;
  return emp_value_constant_int(access->offset, &offset) && offset == 0 &&
         is_same_size(access->bytes, access->resource_bytes) &&
         is_same_size(access->bytes, emp_op_operand(alloca_op, 0));
}

// Storage of our own in the block of the dispatch.
static emp_op_t* own_storage(const reuse_t* r, emp_value_t* value) {
  emp_op_t* def = emp_value_def(emp_stream_root(value));
  bool is_own =
      def != NULL && emp_op_is(def, EMP_OP_stream_async_alloca) &&
      def->block == r->dispatch->block &&
      emp_stream_lifetime(def->results[0].type) == EMP_LIFETIME_TRANSIENT;
  return is_own ? def : NULL;
}

// -- the operand -------------------------------------------------------------

// What the use makes is another version of the storage.
static emp_value_t* next_version(const emp_operand_t* use) {
  emp_op_t* op = use->owner;
  uint32_t operand = (uint32_t)(use - op->operands);
  if (emp_op_is(op, EMP_OP_stream_async_cast)) return &op->results[0];
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_stream_target(op, i) == (int)operand) return &op->results[i];
  }
  return NULL;
}

static bool is_plain_use(const emp_op_t* op) {
  return emp_stream_is_async(op) || emp_op_is(op, EMP_OP_stream_async_cast) ||
         emp_op_is(op, EMP_OP_stream_async_load);
}

// All versions of the storage end at the dispatch, which reads one of them
// once.
static bool ends_here(const reuse_t* r, emp_op_t* alloca_op) {
  emp_value_t* versions[kMaxVersions];
  size_t count = 1;
  uint32_t reads = 0;
  versions[0] = &alloca_op->results[0];
  for (size_t i = 0; i < count; ++i) {
    for (emp_operand_t* use = versions[i]->first_use; use != NULL;
         use = use->next_use) {
      if (use->owner == r->dispatch) {
        ++reads;
        continue;
      }
      emp_value_t* next = next_version(use);
      if (!is_plain_use(use->owner)) return false;
      if (next == NULL) continue;
      if (count == kMaxVersions) return false;
      versions[count++] = next;
    }
    if (!emp_stream_is_last_use(versions[i], r->dispatch)) return false;
  }
  return reads == 1;
}

static bool may_take(const reuse_t* r, size_t operand, size_t result,
                     emp_op_t* result_alloca) {
  const emp_stream_access_t* from = &r->accesses[operand];
  if (operand == result || from->access != EMP_ACCESS_READ) return false;
  emp_op_t* storage = own_storage(r, from->resource);
  return storage != NULL && is_whole(from, storage) &&
         from->resource->type == result_alloca->results[0].type &&
         is_same_size(from->bytes, r->accesses[result].bytes) &&
         ends_here(r, storage) &&
         emp_kernel_works_in_place(r->export_op, r->function, (uint32_t)operand,
                                   (uint32_t)result, r->pass->scratch);
}

// -- the result --------------------------------------------------------------

// Storage that only this dispatch writes, nothing before it.
static emp_op_t* fresh_storage(const reuse_t* r,
                               const emp_stream_access_t* access) {
  emp_op_t* def = emp_value_def(access->resource);
  if (def == NULL || own_storage(r, access->resource) != def ||
      access->access != EMP_ACCESS_WRITE ||
      !emp_value_has_one_use(access->resource) || !is_whole(access, def)) {
    return NULL;
  }
  return def;
}

static void count_result(reuse_t* r, emp_op_t* storage) {
  int64_t count = emp_op_int_attr(storage, EMP_STREAM_IN_PLACE, 0);
  emp_op_set_attr(storage, EMP_STREAM_IN_PLACE,
                  emp_attr_index(r->pass->context, count + 1));
}

static void visit_result(reuse_t* r, uint32_t i) {
  int target = emp_stream_target(r->dispatch, i);
  size_t result = 0;
  while (result < r->count && (int)r->accesses[result].operand != target)
    ++result;
  if (result == r->count) return;
  emp_op_t* storage = fresh_storage(r, &r->accesses[result]);
  if (storage == NULL) return;
  for (size_t k = 0; k < r->count; ++k) {
    if (!may_take(r, k, result, storage)) continue;
    emp_value_t* place = r->accesses[k].resource;
    emp_op_set_operand(r->dispatch, (uint32_t)target, place);
    r->accesses[result].resource = place;
    count_result(r, emp_value_def(emp_stream_root(place)));
    emp_op_erase(storage);
    return;
  }
}

// Without a region in the export the workload is the number of workgroups, each
// of which does all of the work.
static bool is_repeated(const reuse_t* r) {
  return emp_op_body(r->export_op) == NULL &&
         emp_stream_group_count(r->dispatch, "workload") > 0;
}

bool emp_pass_reuse_operands(emp_pass_ctx_t* pass) {
  emp_op_list_t list =
      emp_collect(pass->op, EMP_OP_stream_async_dispatch, pass->scratch);
  for (size_t i = 0; i < list.count; ++i) {
    reuse_t r = {.pass = pass, .dispatch = list.items[i]};
    r.function = emp_stream_entry_function(r.dispatch, &r.export_op);
    if (r.function == NULL || is_repeated(&r)) continue;
    r.accesses = emp_stream_accesses(pass->scratch, r.dispatch, &r.count);
    for (uint32_t k = 0; k < r.dispatch->result_count; ++k)
      visit_result(&r, k);
  }
  return true;
}
