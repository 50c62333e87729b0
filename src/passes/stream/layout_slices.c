// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// layout-slices: a pack becomes the offsets of its slices and the length of the
// slab.
//
// Before:
//   %p:4 = stream.resource.pack slices({
//     [0, 1] = %c100, [1, 2] = %c200, [0, 2] = %n }) : index
// After (aligned to 64):
//   offsets 0, 128 and 384, length 384 + align(%n, 64)
//
// When all sizes are constant the slab planner lays them out. Otherwise it is
// asked what it would do for some sample sizes; each answer tells which slices
// stand on which (slab_stack.h), and the one that is best over all samples is
// computed from the real sizes:
//   offset = max of the ends of the slices below
//
// With the option `in-order` the layout is IREE's: constants as listed, then
// bins of slices that never live together, each as long as its longest member;
// a slice goes into a bin of its own size or into a new one. Bins of mixed
// sizes are also what no stack may be worse than.
//
// Right, because slices that live together never share bytes. Ends: each pack
// is replaced once.
#include <inttypes.h>

#include "base/array.h"
#include "base/checked.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "passes/passes.h"
#include "passes/pipeline.h"
#include "passes/stream/layout_slices.h"
#include "passes/stream/size_samples.h"
#include "passes/stream/slab_search.h"
#include "passes/stream/slab_stack.h"
#include "passes/stream/stream_build.h"

enum { kSearchSteps = 1000, kSearchSlices = 512 };

typedef struct slice_s {
  int64_t first, last;
  emp_value_t* bytes;
  emp_value_t* offset;
  emp_value_t* length;  // rounded up, where that was computed
} slice_t;

typedef struct bin_s {
  slice_t** items;
  size_t count, capacity;
  bool is_mixed;  // members of different sizes
} bin_t;

typedef struct layout_s {
  emp_pass_ctx_t* pass;
  emp_op_t* pack;
  emp_rewriter_t b;
  emp_slab_alignment_t alignment;
  bool in_order;
  slice_t* slices;
  size_t count;
  struct {
    bin_t* items;
    size_t count, capacity;
  } bins;
} layout_t;

// -- alignment ---------------------------------------------------------------

static uint64_t config_number(const emp_attr_t* config, const char* name,
                              uint64_t otherwise) {
  const emp_attr_t* value = emp_dictionary_get(config, name);
  return value != NULL && value->kind == EMP_ATTR_INTEGER && value->value > 0
             ? (uint64_t)value->value
             : otherwise;
}

// From `stream.resources` on an op around, else from the target, else 64.
static emp_slab_alignment_t alignment_of(emp_pass_ctx_t* pass, emp_op_t* op) {
  const emp_compile_target_t* target = emp_pass_target(pass);
  uint64_t bytes = target != NULL && target->min_offset_alignment != 0
                       ? target->min_offset_alignment
                       : 64;
  for (; op != NULL; op = emp_op_parent(op)) {
    const emp_attr_t* config = emp_op_attr(op, "stream.resources");
    if (config == NULL || config->kind != EMP_ATTR_DIALECT) continue;
    const emp_attr_t* values = config->items[0];
    uint64_t offset =
        config_number(values, "min_buffer_offset_alignment", bytes);
    return (emp_slab_alignment_t){
        offset, config_number(values, "min_buffer_range_alignment", offset)};
  }
  return (emp_slab_alignment_t){bytes, bytes};
}

// -- slices of constant size -------------------------------------------------

// A short search for a plan without any loss, where there is one.
static void improve(layout_t* l, emp_slab_slice_t* plan, size_t count,
                    uint64_t* out_total) {
  emp_arena_t* scratch = l->pass->scratch;
  uint64_t bound = emp_slab_live_bound(plan, count, l->alignment);
  emp_slab_limits_t limits = {.capacity = bound, .steps = kSearchSteps};
  if (*out_total <= bound || count > kSearchSlices ||
      l->alignment.offset_bytes != l->alignment.range_bytes) {
    return;
  }
  emp_slab_slice_t* better =
      emp_arena_new_array(scratch, emp_slab_slice_t, count + 1);
  for (size_t i = 0; i < count; ++i)
    better[i] = plan[i];
  if (emp_slab_search(better, count, l->alignment.offset_bytes, &limits,
                      scratch) != EMP_SLAB_FOUND) {
    return;
  }
  for (size_t i = 0; i < count; ++i)
    plan[i] = better[i];
  *out_total = bound;
}

static bool plan_slices(layout_t* l, emp_slab_slice_t* plan, size_t count,
                        uint64_t* out_total) {
  emp_arena_t* scratch = l->pass->scratch;
  bool fits = l->in_order ? emp_slab_plan_in_order(plan, count, l->alignment,
                                                   scratch, out_total)
                          : emp_slab_plan(plan, count, l->alignment, scratch,
                                          out_total);
  if (fits && !l->in_order) improve(l, plan, count, out_total);
  return fits && *out_total <= INT64_MAX;
}

static bool layout_static(layout_t* l, uint64_t* out_total) {
  emp_arena_t* scratch = l->pass->scratch;
  emp_slab_slice_t* plan =
      emp_arena_new_array(scratch, emp_slab_slice_t, l->count + 1);
  size_t count = 0;
  for (size_t i = 0; i < l->count; ++i) {
    int64_t bytes = 0;
    if (!emp_value_constant_int(l->slices[i].bytes, &bytes)) continue;
    plan[count++] = (emp_slab_slice_t){l->slices[i].first, l->slices[i].last,
                                       (uint64_t)bytes, 0};
  }
  if (!plan_slices(l, plan, count, out_total)) {
    return emp_diag_slab_too_big(l->pass->sink, l->pack->loc);
  }
  size_t next = 0;
  for (size_t i = 0; i < l->count; ++i) {
    int64_t bytes = 0;
    if (!emp_value_constant_int(l->slices[i].bytes, &bytes)) continue;
    l->slices[i].offset = emp_stream_index(&l->b, (int64_t)plan[next++].offset);
  }
  return true;
}

// -- slices of dynamic size --------------------------------------------------

static bool is_free(const bin_t* bin, const slice_t* slice) {
  for (size_t i = 0; i < bin->count; ++i) {
    if (bin->items[i]->first <= slice->last &&
        slice->first <= bin->items[i]->last) {
      return false;
    }
  }
  return true;
}

static bin_t* find_bin(layout_t* l, const slice_t* slice) {
  for (size_t i = 0; i < l->bins.count; ++i) {
    bin_t* bin = &l->bins.items[i];
    if (!bin->is_mixed && bin->items[0]->bytes == slice->bytes &&
        is_free(bin, slice)) {
      return bin;
    }
  }
  for (size_t i = 0; i < l->bins.count && !l->in_order; ++i) {
    if (is_free(&l->bins.items[i], slice)) return &l->bins.items[i];
  }
  return NULL;
}

static void fill_bins(layout_t* l) {
  for (size_t i = 0; i < l->count; ++i) {
    slice_t* slice = &l->slices[i];
    if (slice->offset != NULL) continue;
    bin_t* bin = find_bin(l, slice);
    if (bin == NULL) {
      bin_t empty = {0};
      emp_array_push(l->pass->scratch, &l->bins, empty);
      bin = &l->bins.items[l->bins.count - 1];
    }
    bin->is_mixed = bin->is_mixed ||
                    (bin->count > 0 && bin->items[0]->bytes != slice->bytes);
    emp_array_push(l->pass->scratch, bin, slice);
  }
}

// Places the bins one after the other; returns the end of the last.
static emp_value_t* layout_dynamic(layout_t* l, uint64_t start) {
  emp_value_t* offset = emp_stream_index(&l->b, (int64_t)start);
  for (size_t i = 0; i < l->bins.count; ++i) {
    const bin_t* bin = &l->bins.items[i];
    emp_value_t* bytes = bin->items[0]->bytes;
    // Lengths are multiples of the range alignment already.
    if (l->alignment.offset_bytes > l->alignment.range_bytes) {
      offset = emp_stream_align(&l->b, offset, l->alignment.offset_bytes);
    }
    for (size_t k = 0; k < bin->count; ++k) {
      bin->items[k]->offset = offset;
      if (k > 0) bytes = emp_stream_max(&l->b, bytes, bin->items[k]->bytes);
    }
    bytes = emp_stream_align(&l->b, bytes, l->alignment.range_bytes);
    offset = emp_stream_add(&l->b, offset, bytes);
  }
  return offset;
}

// -- slices of both kinds ----------------------------------------------------

enum { kSampleCount = 5 };
static const uint64_t kSamples[kSampleCount] = {4096, 256, 16, 1, 65536};

// Sizes of all slices for each sample; 0 stands for 1, since a slice without
// bytes says nothing about who is below whom.
typedef struct samples_s {
  uint64_t* bytes[kSampleCount];
  uint64_t bins[kSampleCount];  // what the bins would need
} samples_t;

static void sample_sizes(layout_t* l, samples_t* samples) {
  for (int s = 0; s < kSampleCount; ++s) {
    uint64_t* bytes =
        emp_arena_new_array(l->pass->scratch, uint64_t, l->count + 1);
    for (size_t i = 0; i < l->count; ++i) {
      bytes[i] = emp_size_sample(l->slices[i].bytes, kSamples[s]);
      if (bytes[i] == 0) bytes[i] = 1;
    }
    samples->bytes[s] = bytes;
  }
}

static uint64_t align_up(uint64_t value, uint64_t alignment) {
  uint64_t aligned = value;
  if (alignment > 1 && !emp_align_u64(value, alignment, &aligned)) {
    aligned = UINT64_MAX;
  }
  return aligned;
}

static void measure_bins(layout_t* l, samples_t* samples,
                         uint64_t static_total) {
  for (int s = 0; s < kSampleCount; ++s) {
    uint64_t total = static_total;
    for (size_t i = 0; i < l->bins.count; ++i) {
      const bin_t* bin = &l->bins.items[i];
      uint64_t most = 0;
      for (size_t k = 0; k < bin->count; ++k) {
        uint64_t bytes = samples->bytes[s][bin->items[k] - l->slices];
        if (bytes > most) most = bytes;
      }
      total = align_up(total, l->alignment.offset_bytes) +
              align_up(most, l->alignment.range_bytes);
    }
    samples->bins[s] = total;
  }
}

// The sum over the samples of the stack's total as a part of the bins'; a
// stack that is worse than the bins anywhere is out.
static bool rate(layout_t* l, const samples_t* samples,
                 const emp_slab_stack_t* stack, double* out_rate) {
  *out_rate = 0;
  for (int s = 0; s < kSampleCount; ++s) {
    uint64_t total = 0;
    if (!emp_slab_stack_total(stack, samples->bytes[s], l->alignment,
                              l->pass->scratch, &total) ||
        total > samples->bins[s]) {
      return false;
    }
    *out_rate += (double)total / (double)samples->bins[s];
  }
  return true;
}

static bool choose_stack(layout_t* l, const samples_t* samples,
                         emp_slab_stack_t* out_best) {
  emp_arena_t* scratch = l->pass->scratch;
  emp_slab_slice_t* plan =
      emp_arena_new_array(scratch, emp_slab_slice_t, l->count + 1);
  double best = (double)kSampleCount + 1;
  for (int s = 0; s < kSampleCount; ++s) {
    uint64_t total = 0;
    double rating = 0;
    emp_slab_stack_t stack;
    for (size_t i = 0; i < l->count; ++i) {
      plan[i] = (emp_slab_slice_t){l->slices[i].first, l->slices[i].last,
                                   samples->bytes[s][i], 0};
    }
    if (!plan_slices(l, plan, l->count, &total)) continue;
    emp_slab_stack_of(plan, l->count, scratch, &stack);
    if (!rate(l, samples, &stack, &rating) || rating >= best) continue;
    best = rating;
    *out_best = stack;
  }
  return best <= (double)kSampleCount;
}

// The end of slice `slice`, shared with one that ends at the same place.
static emp_value_t* end_of(layout_t* l, const emp_slab_stack_t* stack,
                           emp_value_t* const* ends, size_t place) {
  const slice_t* slice = &l->slices[stack->order[place]];
  emp_value_t* length = NULL;
  for (size_t i = 0; i < place; ++i) {
    const slice_t* other = &l->slices[stack->order[i]];
    if (other->bytes != slice->bytes) continue;
    if (other->offset == slice->offset) return ends[stack->order[i]];
    if (other->length != NULL) length = other->length;
  }
  if (length == NULL) {
    length = emp_stream_align(&l->b, slice->bytes, l->alignment.range_bytes);
  }
  l->slices[stack->order[place]].length = length;
  return emp_stream_add(&l->b, slice->offset, length);
}

// Offsets by the stack; returns the length of the slab.
static emp_value_t* layout_stack(layout_t* l, const emp_slab_stack_t* stack) {
  emp_value_t** ends =
      emp_arena_new_array(l->pass->scratch, emp_value_t*, l->count + 1);
  emp_value_t* zero = emp_stream_index(&l->b, 0);
  emp_value_t* total = zero;
  for (size_t i = 0; i < l->count; ++i) {
    uint32_t slice = stack->order[i];
    emp_value_t* offset = zero;
    for (uint32_t k = stack->first[slice]; k < stack->first[slice + 1]; ++k) {
      offset = emp_stream_max(&l->b, offset, ends[stack->below[k]]);
    }
    if (l->alignment.offset_bytes > l->alignment.range_bytes) {
      offset = emp_stream_align(&l->b, offset, l->alignment.offset_bytes);
    }
    l->slices[slice].offset = offset;
    ends[slice] = end_of(l, stack, ends, i);
    if (stack->is_top[slice]) total = emp_stream_max(&l->b, total, ends[slice]);
  }
  return total;
}

static bool is_all_constant(const layout_t* l) {
  for (size_t i = 0; i < l->count; ++i) {
    int64_t bytes = 0;
    if (!emp_value_constant_int(l->slices[i].bytes, &bytes)) return false;
  }
  return true;
}

// NULL after a diagnostic.
static emp_value_t* layout_all(layout_t* l) {
  uint64_t total = 0;
  samples_t samples;
  emp_slab_stack_t stack = {0};
  if (!layout_static(l, &total)) return NULL;
  fill_bins(l);
  if (l->in_order || is_all_constant(l)) return layout_dynamic(l, total);
  sample_sizes(l, &samples);
  measure_bins(l, &samples, total);
  return choose_stack(l, &samples, &stack) ? layout_stack(l, &stack)
                                           : layout_dynamic(l, total);
}

// -- the plan, for people ----------------------------------------------------

static const emp_attr_t* slice_name(layout_t* l, size_t i) {
  emp_arena_t* scratch = l->pass->scratch;
  size_t count = 0;
  int64_t* counts = emp_arena_new_array(scratch, int64_t, l->count + 1);
  const emp_attr_t* attr = emp_op_attr(l->pack, EMP_STREAM_IN_PLACE);
  emp_str_t name = emp_arena_format(scratch, "slice %zu", i);
  if (attr != NULL && emp_attr_read_ints(attr, counts, l->count, &count) &&
      i < count && counts[i] > 0) {
    name = emp_arena_format(scratch, "slice %zu, %" PRId64 " values in turn", i,
                            counts[i] + 1);
  }
  return emp_attr_string(l->pass->context, name);
}

static const emp_attr_t* describe_slice(layout_t* l, size_t i) {
  emp_context_t* context = l->pass->context;
  const slice_t* slice = &l->slices[i];
  int64_t bytes = 0;
  int64_t offset = 0;
  emp_named_attr_t entries[5] = {
      EMP_ATTR("name", slice_name(l, i)),
      EMP_ATTR("first", emp_attr_index(context, slice->first)),
      EMP_ATTR("last", emp_attr_index(context, slice->last)),
  };
  size_t count = 3;
  if (emp_value_constant_int(slice->bytes, &bytes)) {
    entries[count++] =
        (emp_named_attr_t)EMP_ATTR("size", emp_attr_index(context, bytes));
  }
  if (emp_value_constant_int(slice->offset, &offset)) {
    entries[count++] =
        (emp_named_attr_t)EMP_ATTR("offset", emp_attr_index(context, offset));
  }
  return emp_attr_dictionary(context, entries, count);
}

// Keeps the table of an entry's slices in `emplace.plan`, which goes into the
// module: why a call needs so much.
static void record_plan(layout_t* l) {
  emp_op_t* function =
      emp_op_parent_of_kind(l->pack, (uint32_t)EMP_OP_util_func);
  if (function == NULL || !emp_op_has_attr(function, "emplace.abi")) return;
  const emp_attr_t** rows =
      emp_arena_new_array(l->pass->scratch, const emp_attr_t*, l->count + 1);
  for (size_t i = 0; i < l->count; ++i)
    rows[i] = describe_slice(l, i);
  emp_op_set_attr(function, "emplace.plan",
                  emp_attr_array(l->pass->context, rows, l->count));
}

// -- packs -------------------------------------------------------------------

bool emp_layout_pack(emp_pass_ctx_t* pass, emp_op_t* pack,
                     emp_value_t** out_length) {
  layout_t l = {.pass = pass, .pack = pack, .b = emp_build_before(pack)};
  uint32_t count = 0;
  l.b.scratch = pass->scratch;
  l.alignment = alignment_of(pass, pack);
  l.in_order = emp_pass_option_flag(pass, "in-order", false);
  emp_value_t** sizes =
      emp_stream_group(pass->scratch, pack, "dynamic_slice_sizes", &count);
  const emp_attr_t* ends = emp_op_attr(pack, "lifetime_intervals");
  l.count = count;
  l.slices = emp_arena_new_array(pass->scratch, slice_t, l.count + 1);
  for (size_t i = 0; i < l.count; ++i) {
    l.slices[i] =
        (slice_t){ends->items[2 * i]->value, ends->items[2 * i + 1]->value,
                  sizes[i], NULL, NULL};
  }
  emp_value_t* length = layout_all(&l);
  if (length == NULL) return false;
  if (emp_op_has_attr(pack, "stream.experimental.transients")) record_plan(&l);
  emp_value_t* base = emp_op_named_operand(pack, "offset");
  emp_value_replace_uses(&pack->results[0], length);
  for (size_t i = 0; i < l.count; ++i) {
    emp_value_t* offset = l.slices[i].offset;
    if (base != NULL) offset = emp_stream_add(&l.b, base, offset);
    emp_value_replace_uses(&pack->results[i + 1], offset);
  }
  emp_op_erase(pack);
  *out_length = length;
  return true;
}

bool emp_pass_layout_slices(emp_pass_ctx_t* pass) {
  emp_op_list_t list =
      emp_collect(pass->op, EMP_OP_stream_resource_pack, pass->scratch);
  bool all_well = true;
  for (size_t i = 0; i < list.count; ++i) {
    emp_value_t* length = NULL;
    all_well = emp_layout_pack(pass, list.items[i], &length) && all_well;
  }
  return all_well;
}
