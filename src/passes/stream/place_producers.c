// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// place-producers: what is made only to be copied into a bigger resource is
// made there.
//
// Before:
//   %s = stream.async.alloca : !stream.resource<transient>{%n}
//   %d = stream.async.dispatch @ex::@f(%a[..], %s[0 to %n for %n]) .. -> %s
//   %u = stream.async.update %d, %t[%o to %e] : .. -> %t
// After:
//   %d = stream.async.dispatch @ex::@f(%a[..], %t[%o to %e for %n]) .. -> %t
// with %u replaced by %d. All ops between the alloca and the update that write
// into the same storage are moved along.
//
// Right when the storage of the target is there before the first of these ops,
// nobody reads or writes the target from there to the update, and the value is
// used by the update alone, or starts at offset 0 so that others can read it in
// the target. Offsets keep the alignment that kernels are promised. Ends: each
// round removes an update.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "passes/passes.h"
#include "passes/pipeline.h"
#include "passes/stream/stream_build.h"

enum { kMaxChain = 64 };

// The ops that write the storage of one alloca, last first.
typedef struct chain_s {
  emp_op_t* ops[kMaxChain];
  uint32_t targets[kMaxChain];  // operand numbers
  size_t count;
  emp_op_t* alloca;
} chain_t;

// Every use of `version` but the one that writes on is allowed only for the
// last version; versions in between belong to the chain.
static bool gather_chain(emp_value_t* value, chain_t* chain) {
  chain->count = 0;
  chain->alloca = NULL;
  for (;;) {
    emp_op_t* def = emp_value_def(value);
    if (def == NULL) return false;
    if (emp_op_is(def, EMP_OP_stream_async_alloca)) {
      chain->alloca = def;
      return chain->count > 0;
    }
    int target = emp_stream_target(def, value->index);
    if (target < 0 || chain->count == kMaxChain) return false;
    chain->ops[chain->count] = def;
    chain->targets[chain->count++] = (uint32_t)target;
    value = emp_op_operand(def, (uint32_t)target);
    if (!emp_value_has_one_use(value)) return false;
  }
}

static bool is_zero(const emp_value_t* value) {
  int64_t number = -1;
  return emp_value_constant_int(value, &number) && number == 0;
}

static bool is_same_size(const emp_value_t* a, const emp_value_t* b) {
  int64_t x = -1, y = -2;
  if (a == b) return true;
  return emp_value_constant_int(a, &x) && emp_value_constant_int(b, &y) &&
         x == y;
}

static bool is_aligned(const emp_value_t* offset, uint64_t alignment) {
  int64_t number = -1;
  return emp_value_constant_int(offset, &number) &&
         (uint64_t)number % alignment == 0;
}

// No use of the target between the chain's first op and the update.
static bool is_target_free(const emp_value_t* target, const emp_op_t* update,
                           emp_op_t* first) {
  for (emp_operand_t* use = target->first_use; use != NULL;
       use = use->next_use) {
    if (use->owner == update) continue;
    emp_op_t* user = emp_stream_ancestor_in(use->owner, first->block);
    if (user == NULL || !emp_op_is_before(user, first)) return false;
  }
  return true;
}

// Redirects one op of the chain to the target.
static void redirect(emp_pass_ctx_t* pass, emp_op_t* op, uint32_t operand,
                     emp_value_t* target, emp_value_t* target_bytes,
                     emp_value_t* offset) {
  size_t count = 0;
  uint32_t first = 0, sizes = 0, offsets = 0, ends = 0, unused = 0;
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = pass->scratch;
  emp_op_set_operand(op, operand, target);
  if (!emp_op_is(op, EMP_OP_stream_async_dispatch)) {
    emp_op_set_operand(op, 1, target_bytes);
    for (uint32_t i = 2; i <= 3; ++i) {
      emp_op_set_operand(op, i,
                         emp_stream_add(&b, emp_op_operand(op, i), offset));
    }
    op->results[0].type = target->type;
    return;
  }
  emp_stream_access_t* accesses =
      emp_stream_accesses(pass->scratch, op, &count);
  uint32_t k = 0;
  while (k < count && accesses[k].operand != operand)
    ++k;
  emp_op_operand_group(op, "resource_operand_sizes", &sizes, &unused);
  emp_op_operand_group(op, "resource_operand_offsets", &offsets, &unused);
  emp_op_operand_group(op, "resource_operand_ends", &ends, &unused);
  emp_op_operand_group(op, "result_sizes", &first, &unused);
  emp_op_set_operand(op, sizes + k, target_bytes);
  emp_op_set_operand(
      op, offsets + k,
      emp_stream_add(&b, emp_op_operand(op, offsets + k), offset));
  emp_op_set_operand(op, ends + k,
                     emp_stream_add(&b, emp_op_operand(op, ends + k), offset));
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_stream_target(op, i) != (int)operand) continue;
    op->results[i].type = target->type;
    emp_op_set_operand(op, first + i, target_bytes);
  }
}

// True when another operand of the op is the target's own storage: in place
// would read what it writes.
static bool reads_target(const emp_op_t* op, emp_value_t* target,
                         uint32_t operand) {
  emp_value_t* root = emp_stream_root(target);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    if (i != operand && emp_type_is_stream_resource(value->type) &&
        emp_stream_root(value) == root) {
      return true;
    }
  }
  return false;
}

// The use neither writes to the value's storage nor hands it on to something
// that may (a loop, a call, a global).
static bool only_reads(const emp_operand_t* use) {
  emp_op_t* op = use->owner;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    int target = emp_stream_target(op, i);
    if (target >= 0 && &op->operands[target] == use) return false;
  }
  return emp_str_starts_with(emp_str_from(op->info->name), EMP_STR("stream."));
}

static bool others_only_read(const emp_value_t* value, const emp_op_t* update) {
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    if (use->owner != update && !only_reads(use)) return false;
  }
  return true;
}

static bool place(emp_pass_ctx_t* pass, emp_op_t* update, uint64_t alignment) {
  emp_value_t* target = emp_op_operand(update, 0);
  emp_value_t* target_bytes = emp_op_operand(update, 1);
  emp_value_t* offset = emp_op_operand(update, 2);
  emp_value_t* value = emp_op_operand(update, 4);
  chain_t chain;
  if (!gather_chain(value, &chain)) return false;
  if (!emp_value_has_one_use(value) && !is_zero(offset)) return false;
  // Placed before into something bigger, it is no longer just itself.
  if (!is_same_size(emp_op_operand(chain.alloca, 0),
                    emp_op_operand(update, 5))) {
    return false;
  }
  if (!others_only_read(value, update)) return false;
  if (!is_aligned(offset, alignment)) return false;
  emp_op_t* first = chain.ops[chain.count - 1];
  emp_op_t* last = chain.ops[0];
  if (last->block != update->block || first->block != update->block ||
      chain.alloca->block != update->block) {
    return false;
  }
  for (size_t i = 0; i < chain.count; ++i) {
    if (reads_target(chain.ops[i], target, chain.targets[i])) return false;
  }
  if (!is_target_free(target, update, first) ||
      !emp_stream_hoist(offset, first) ||
      !emp_stream_hoist(target_bytes, first) ||
      !emp_stream_hoist(target, first)) {
    return false;
  }
  // A value read elsewhere is now a version of the target, of its size.
  emp_value_t* version = target;
  for (size_t i = chain.count; i > 0; --i) {
    emp_op_t* op = chain.ops[i - 1];
    emp_value_t* made = NULL;
    for (uint32_t r = 0; r < op->result_count; ++r) {
      if (emp_stream_target(op, r) == (int)chain.targets[i - 1]) {
        made = &op->results[r];
      }
    }
    redirect(pass, op, chain.targets[i - 1], version, target_bytes, offset);
    version = made;
  }
  emp_value_replace_uses(&update->results[0], version);
  emp_op_erase(update);
  if (!emp_value_is_used(&chain.alloca->results[0])) {
    emp_op_erase(chain.alloca);
  }
  return true;
}

bool emp_pass_place_producers(emp_pass_ctx_t* pass) {
  const emp_compile_target_t* target = emp_pass_target(pass);
  uint64_t alignment = target != NULL && target->min_offset_alignment != 0
                           ? target->min_offset_alignment
                           : 64;
  emp_op_list_t list =
      emp_collect(pass->op, EMP_OP_stream_async_update, pass->scratch);
  for (size_t i = 0; i < list.count; ++i) {
    place(pass, list.items[i], alignment);
  }
  return true;
}
