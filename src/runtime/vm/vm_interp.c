// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interpreter. One loop jumps from instruction to instruction through a
// table of labels; what each does is the "meaning" column of vm_ops.def, whose
// words (I, U, L, F, REF, CHECKED, LOAD, BRANCH, ...) are the macros below.
// The code has been verified, so numbers of registers, globals and functions
// are used as they come; what depends on values (buffer ranges, object types,
// list indices) is checked here.
//
// Frames lie in the context's stack: the struct, the words, the references. A
// call within the program pushes a frame and goes on in the same loop.
#include "runtime/vm/vm_interp.h"

#include <math.h>
#include <string.h>

#include "base/checked.h"
#include "base/float16.h"
#include "base/map.h"
#include "contract/math_functions.h"
#include "contract/vm_encoding.h"
#include "runtime/vm/vm_list.h"

enum { kMaxDepth = 256 };

// Register files hold every kind; these say so to the compiler.
typedef int64_t __attribute__((may_alias)) alias_i64_t;
typedef uint64_t __attribute__((may_alias)) alias_u64_t;
typedef uint32_t __attribute__((may_alias)) alias_u32_t;
typedef int32_t __attribute__((may_alias)) alias_i32_t;
typedef float __attribute__((may_alias)) alias_f32_t;
typedef double __attribute__((may_alias)) alias_f64_t;

typedef struct frame_s {
  struct frame_s* parent;
  const emp_vm_function_t* function;
  const uint16_t* pc;       // where to go on after a call
  const uint16_t* results;  // registers of the parent that take the results
  uint32_t* words;
  emp_object_t** refs;
  uint32_t depth;
} frame_t;

typedef struct state_s {
  emp_vm_context_t* context;
  const emp_vm_program_t* program;
  emp_vm_instance_t* instance;
  frame_t* frame;
  uint64_t fuel;
} state_t;

static uint32_t read_u32(const uint16_t* units) {
  return units[0] | (uint32_t)units[1] << 16;
}

static uint64_t read_u64(const uint16_t* units) {
  return read_u32(units) | (uint64_t)read_u32(units + 2) << 32;
}

static float read_f32(const uint16_t* units) {
  uint32_t bits = read_u32(units);
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static double read_f64(const uint16_t* units) {
  uint64_t bits = read_u64(units);
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

// -- references ----

// Takes the caller's reference to `object`.
static void replace_ref(emp_object_t** slot, emp_object_t* object) {
  emp_object_t* old = *slot;
  *slot = object;
  emp_object_release(old);
}

static void copy_ref(emp_object_t** slot, emp_object_t* object) {
  emp_object_retain(object);
  replace_ref(slot, object);
}

static emp_status_t check_ref_type(const state_t* state,
                                   const emp_object_t* object, uint32_t type) {
  (void)state;
  if (object == NULL || type == EMP_VM_TYPE_any || object->type->id == type) {
    return emp_ok_status();
  }
  return EMP_FAIL(INVALID_ARGUMENT, "object is a %s, not of type %u",
                  object->type->name, type);
}

static void discard_refs(emp_object_t** refs, const uint16_t* list) {
  for (uint32_t i = 0; i < list[0]; ++i) {
    replace_ref(&refs[list[1 + i] & EMP_VM_REGISTER_MASK], NULL);
  }
}

// -- globals ----

static emp_status_t check_global(const state_t* state, uint32_t place,
                                 size_t bytes) {
  uint32_t size = state->program->global_bytes;
  if (place % bytes == 0 && bytes <= size && place <= size - bytes) {
    return emp_ok_status();
  }
  return EMP_FAIL(OUT_OF_RANGE, "no global of %zu bytes at byte %u of %u",
                  bytes, place, size);
}

static emp_status_t check_global_ref(const state_t* state, uint32_t number) {
  if (number < state->program->global_ref_count) return emp_ok_status();
  return EMP_FAIL(OUT_OF_RANGE, "reference global %u is not below %u", number,
                  state->program->global_ref_count);
}

// -- lists ----

static emp_status_t list_alloc(const state_t* state, uint32_t capacity,
                               emp_object_t** slot) {
  emp_vm_list_t* list = NULL;
  EMP_TRY(emp_vm_list_create(capacity, state->context->host, &list));
  replace_ref(slot, &list->object);
  return emp_ok_status();
}

static emp_status_t list_reserve(emp_object_t* object, uint32_t capacity) {
  emp_vm_list_t* list = NULL;
  EMP_TRY(emp_vm_list_from(object, &list));
  return emp_vm_list_reserve(list, capacity);
}

static emp_status_t add_checked(int64_t a, int64_t b, alias_i64_t* out_sum) {
  int64_t sum = 0;
  if (!emp_add_i64(a, b, &sum)) {
    return EMP_FAIL(OUT_OF_RANGE, "size %lld + %lld is above 2^63-1",
                    (long long)a, (long long)b);
  }
  *out_sum = sum;
  return emp_ok_status();
}

static emp_status_t mul_checked(int64_t a, int64_t b,
                                alias_i64_t* out_product) {
  int64_t product = 0;
  if (!emp_mul_i64(a, b, &product)) {
    return EMP_FAIL(OUT_OF_RANGE, "size %lld * %lld is above 2^63-1",
                    (long long)a, (long long)b);
  }
  *out_product = product;
  return emp_ok_status();
}

static emp_status_t list_size(emp_object_t* object, uint32_t* out_size) {
  emp_vm_list_t* list = NULL;
  EMP_TRY(emp_vm_list_from(object, &list));
  *out_size = list->count;
  return emp_ok_status();
}

static emp_status_t list_resize(emp_object_t* object, uint32_t count) {
  emp_vm_list_t* list = NULL;
  EMP_TRY(emp_vm_list_from(object, &list));
  return emp_vm_list_resize(list, count);
}

#define DEFINE_LIST_ACCESS(field, alias_type, KIND)                          \
  static emp_status_t list_get_##field(emp_object_t* object, uint32_t index, \
                                       alias_type* out_value) {              \
    emp_vm_list_t* list = NULL;                                              \
    emp_vm_value_t value;                                                    \
    EMP_TRY(emp_vm_list_from(object, &list));                                \
    EMP_TRY(emp_vm_list_get(list, index, KIND, &value));                     \
    *out_value = value.field;                                                \
    return emp_ok_status();                                                  \
  }                                                                          \
  static emp_status_t list_set_##field(emp_object_t* object, uint32_t index, \
                                       alias_type item) {                    \
    emp_vm_list_t* list = NULL;                                              \
    EMP_TRY(emp_vm_list_from(object, &list));                                \
    return emp_vm_list_set(list, index,                                      \
                           (emp_vm_value_t){.kind = KIND, .field = item});   \
  }
DEFINE_LIST_ACCESS(i32, alias_i32_t, EMP_VM_VALUE_I32)
DEFINE_LIST_ACCESS(i64, alias_i64_t, EMP_VM_VALUE_I64)
DEFINE_LIST_ACCESS(f32, alias_f32_t, EMP_VM_VALUE_F32)
DEFINE_LIST_ACCESS(f64, alias_f64_t, EMP_VM_VALUE_F64)
#undef DEFINE_LIST_ACCESS

static emp_status_t list_get_ref(emp_object_t* object, uint32_t index,
                                 uint32_t type, emp_object_t** slot) {
  emp_vm_list_t* list = NULL;
  emp_vm_value_t value;
  EMP_TRY(emp_vm_list_from(object, &list));
  EMP_TRY(emp_vm_list_get(list, index, EMP_VM_VALUE_REF, &value));
  // An element of another type reads as null.
  bool fits = value.ref == NULL || type == EMP_VM_TYPE_any ||
              value.ref->type->id == type;
  copy_ref(slot, fits ? value.ref : NULL);
  return emp_ok_status();
}

static emp_status_t list_set_ref(emp_object_t* object, uint32_t index,
                                 emp_object_t* item) {
  emp_vm_list_t* list = NULL;
  EMP_TRY(emp_vm_list_from(object, &list));
  return emp_vm_list_set(
      list, index, (emp_vm_value_t){.kind = EMP_VM_VALUE_REF, .ref = item});
}

// -- buffers ----

static emp_status_t buffer_alloc(const state_t* state, uint64_t length,
                                 uint32_t align_bytes, emp_object_t** slot) {
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(
      emp_vm_buffer_create(length, align_bytes, state->context->host, &buffer));
  replace_ref(slot, &buffer->object);
  return emp_ok_status();
}

static emp_status_t buffer_clone(const state_t* state, emp_object_t* source,
                                 uint64_t offset, uint64_t length,
                                 uint32_t align_bytes, emp_object_t** slot) {
  emp_vm_buffer_t* from = NULL;
  emp_vm_buffer_t* to = NULL;
  EMP_TRY(emp_vm_buffer_from(source, &from));
  EMP_TRY(emp_vm_buffer_check(from, offset, length, false));
  EMP_TRY(emp_vm_buffer_create(length, align_bytes, state->context->host, &to));
  memcpy(to->data, from->data + offset, (size_t)length);
  replace_ref(slot, &to->object);
  return emp_ok_status();
}

static emp_status_t buffer_length(emp_object_t* object,
                                  alias_u64_t* out_length) {
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(emp_vm_buffer_from(object, &buffer));
  *out_length = buffer->length;
  return emp_ok_status();
}

static emp_status_t buffer_copy(emp_object_t* source, uint64_t source_offset,
                                emp_object_t* target, uint64_t target_offset,
                                uint64_t length) {
  emp_vm_buffer_t* from = NULL;
  emp_vm_buffer_t* to = NULL;
  EMP_TRY(emp_vm_buffer_from(source, &from));
  EMP_TRY(emp_vm_buffer_from(target, &to));
  EMP_TRY(emp_vm_buffer_check(from, source_offset, length, false));
  EMP_TRY(emp_vm_buffer_check(to, target_offset, length, true));
  memmove(to->data + target_offset, from->data + source_offset, (size_t)length);
  return emp_ok_status();
}

static emp_status_t buffer_compare(emp_object_t* lhs, uint64_t lhs_offset,
                                   emp_object_t* rhs, uint64_t rhs_offset,
                                   uint64_t length, uint32_t* out_is_equal) {
  emp_vm_buffer_t* a = NULL;
  emp_vm_buffer_t* b = NULL;
  EMP_TRY(emp_vm_buffer_from(lhs, &a));
  EMP_TRY(emp_vm_buffer_from(rhs, &b));
  EMP_TRY(emp_vm_buffer_check(a, lhs_offset, length, false));
  EMP_TRY(emp_vm_buffer_check(b, rhs_offset, length, false));
  *out_is_equal =
      memcmp(a->data + lhs_offset, b->data + rhs_offset, (size_t)length) == 0;
  return emp_ok_status();
}

static emp_status_t buffer_hash(emp_object_t* object, uint64_t offset,
                                uint64_t length, alias_u64_t* out_hash) {
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(emp_vm_buffer_from(object, &buffer));
  EMP_TRY(emp_vm_buffer_check(buffer, offset, length, false));
  *out_hash = emp_hash_bytes(0, buffer->data + offset, (size_t)length);
  return emp_ok_status();
}

// Offset and length are rounded down to whole patterns.
static emp_status_t buffer_fill(emp_object_t* object, uint64_t offset,
                                uint64_t length, const void* pattern,
                                uint32_t pattern_bytes) {
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(emp_vm_buffer_from(object, &buffer));
  offset -= offset % pattern_bytes;
  length -= length % pattern_bytes;
  EMP_TRY(emp_vm_buffer_check(buffer, offset, length, true));
  for (uint64_t i = 0; i < length; i += pattern_bytes) {
    memcpy(buffer->data + offset + i, pattern, pattern_bytes);
  }
  return emp_ok_status();
}

// Why an access of one element failed; the fast path has already decided that
// it does.
static emp_status_t access_error(emp_object_t* object, uint64_t index,
                                 uint32_t element_bytes) {
  emp_vm_buffer_t* buffer = NULL;
  EMP_TRY(emp_vm_buffer_from(object, &buffer));
  if (index < buffer->length / element_bytes) {
    return EMP_FAIL(PERMISSION_DENIED, "the buffer is read-only");
  }
  return EMP_FAIL(OUT_OF_RANGE,
                  "element %llu of %u bytes is outside of a buffer of %llu "
                  "bytes",
                  (unsigned long long)index, element_bytes,
                  (unsigned long long)buffer->length);
}

static uint32_t count_leading_zeros32(uint32_t x) {
  return x == 0 ? 32u : (uint32_t)__builtin_clz(x);
}
static uint64_t count_leading_zeros64(uint64_t x) {
  return x == 0 ? 64u : (uint64_t)__builtin_clzll(x);
}
static uint32_t count_trailing_zeros32(uint32_t x) {
  return x == 0 ? 32u : (uint32_t)__builtin_ctz(x);
}
static uint64_t count_trailing_zeros64(uint64_t x) {
  return x == 0 ? 64u : (uint64_t)__builtin_ctzll(x);
}

// -- control flow ----

// Does the moves of a branch and returns where it goes.
static inline const uint16_t* take_branch(const frame_t* frame,
                                          const uint16_t* branch) {
  uint32_t count = branch[2];
  const uint16_t* moves = branch + 3;
  for (uint32_t i = 0; i < count; ++i, moves += 2) {
    uint32_t from = moves[0] & EMP_VM_REGISTER_MASK;
    uint32_t to = moves[1] & EMP_VM_REGISTER_MASK;
    if (moves[0] & EMP_VM_REGISTER_REF) {
      copy_ref(&frame->refs[to], frame->refs[from]);
    } else if (moves[0] & EMP_VM_REGISTER_PAIR) {
      *(alias_u64_t*)&frame->words[to] = *(alias_u64_t*)&frame->words[from];
    } else {
      frame->words[to] = frame->words[from];
    }
  }
  return frame->function->code + read_u32(branch);
}

static inline const uint16_t* skip_branch(const uint16_t* branch) {
  return branch + 3 + (size_t)2 * branch[2];
}

static const uint16_t* find_table_branch(const uint16_t* table,
                                         uint32_t index) {
  uint32_t count = table[0];
  const uint16_t* branch = table + 1;
  uint32_t skip = index < count - 1u ? index + 1 : 0;
  for (uint32_t i = 0; i < skip; ++i)
    branch = skip_branch(branch);
  return branch;
}

static size_t frame_bytes(const emp_vm_function_t* function) {
  return sizeof(frame_t) + function->frame_bytes;
}

static emp_status_t push_frame(state_t* state,
                               const emp_vm_function_t* function,
                               frame_t** out_frame) {
  *out_frame = NULL;
  uint32_t depth = state->frame == NULL ? 0 : state->frame->depth + 1;
  if (depth >= kMaxDepth) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "calls nest deeper than %d", kMaxDepth);
  }
  void* memory = NULL;
  EMP_TRY(
      emp_vm_stack_push(state->context->stack, frame_bytes(function), &memory));
  frame_t* frame = memory;
  uint8_t* registers = (uint8_t*)memory + sizeof(frame_t);
  frame->parent = state->frame;
  frame->function = function;
  frame->pc = function->code;
  frame->words = (uint32_t*)(void*)registers;
  frame->refs = (emp_object_t**)(void*)(registers + function->word_count *
                                                        sizeof(uint32_t));
  frame->depth = depth;
  *out_frame = frame;
  return emp_ok_status();
}

static void pop_frame(state_t* state) {
  frame_t* frame = state->frame;
  for (uint32_t i = 0; i < frame->function->ref_count; ++i) {
    emp_object_release(frame->refs[i]);
  }
  state->frame = frame->parent;
  emp_vm_stack_pop(state->context->stack, frame_bytes(frame->function));
}

// Copies listed registers into the first registers of a fresh frame.
static void pass_operands(const frame_t* from, frame_t* to,
                          const uint16_t* regs, uint32_t count) {
  uint32_t words = 0, refs = 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t reg = regs[i] & EMP_VM_REGISTER_MASK;
    if (regs[i] & EMP_VM_REGISTER_REF) {
      emp_object_retain(from->refs[reg]);
      to->refs[refs++] = from->refs[reg];
    } else if (regs[i] & EMP_VM_REGISTER_PAIR) {
      words = (words + 1) & ~1u;
      memcpy(&to->words[words], &from->words[reg], 8);
      words += 2;
    } else {
      to->words[words++] = from->words[reg];
    }
  }
}

// Hands listed registers of the ending frame to those that the caller named.
static void pass_results(const frame_t* from, const frame_t* to,
                         const uint16_t* regs, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t source = regs[i] & EMP_VM_REGISTER_MASK;
    uint32_t target = from->results[i] & EMP_VM_REGISTER_MASK;
    if (regs[i] & EMP_VM_REGISTER_REF) {
      copy_ref(&to->refs[target], from->refs[source]);
    } else if (regs[i] & EMP_VM_REGISTER_PAIR) {
      memcpy(&to->words[target], &from->words[source], 8);
    } else {
      to->words[target] = from->words[source];
    }
  }
}

static void pack_results(const frame_t* from, const uint16_t* regs,
                         uint32_t count, uint32_t* out_words,
                         emp_object_t** out_refs) {
  uint32_t words = 0, refs = 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t reg = regs[i] & EMP_VM_REGISTER_MASK;
    if (regs[i] & EMP_VM_REGISTER_REF) {
      emp_object_retain(from->refs[reg]);
      out_refs[refs++] = from->refs[reg];
    } else if (regs[i] & EMP_VM_REGISTER_PAIR) {
      words = (words + 1) & ~1u;
      memcpy(&out_words[words], &from->words[reg], 8);
      words += 2;
    } else {
      out_words[words++] = from->words[reg];
    }
  }
}

static emp_status_t call_import(const state_t* state, uint32_t number,
                                const emp_vm_call_t* call) {
  const emp_vm_import_t* import = &state->program->imports[number];
  if (EMP_LIKELY(import->call != NULL)) return import->call(import->self, call);
  emp_str_t name = emp_vm_program_text(
      state->program, state->program->image.imports.items[number].name);
  return EMP_FAIL(NOT_FOUND, "optional import \"%.*s\" was not found",
                  EMP_STR_ARGS(name));
}

// A call of a bytecode function or an import; `pc` is at its number. Returns
// where to go on through state->frame->pc.
static emp_status_t do_call(state_t* state, const uint16_t* pc,
                            bool is_variadic) {
  uint32_t number = read_u32(pc);
  const uint16_t* segments = NULL;
  uint32_t segment_count = 0;
  pc += 2;
  if (is_variadic) {
    segment_count = pc[0];
    segments = pc + 1;
    pc += 1 + segment_count;
  }
  const uint16_t* operands = pc;
  const uint16_t* results = operands + 1 + operands[0];
  frame_t* frame = state->frame;
  frame->pc = results + 1 + results[0];
  if (number & EMP_VM_CALL_IMPORT) {
    const emp_vm_call_t call = {.host = state->context->host,
                                .words = frame->words,
                                .refs = frame->refs,
                                .operands = operands + 1,
                                .results = results + 1,
                                .segments = segments,
                                .operand_count = operands[0],
                                .result_count = results[0],
                                .segment_count = segment_count};
    return call_import(state, number & ~EMP_VM_CALL_IMPORT, &call);
  }
  frame_t* callee = NULL;
  EMP_TRY(push_frame(state, &state->program->functions[number], &callee));
  callee->results = results + 1;
  pass_operands(frame, callee, operands + 1, operands[0]);
  state->frame = callee;
  return emp_ok_status();
}

static emp_status_t fail_with(const state_t* state, uint32_t code,
                              const uint16_t* text) {
  if (code == 0 || code >= EMP_STATUS_COUNT) code = EMP_STATUS_UNKNOWN;
  emp_str_t message = emp_vm_program_text(
      state->program, (emp_image_str_t){read_u32(text), read_u32(text + 2)});
  return emp_status_make((emp_status_code_t)code, __FILE__, __LINE__, "%.*s",
                         EMP_STR_ARGS(message));
}

// The source place of a unit: the last location at or before it.
static emp_status_t note_place(const state_t* state, const uint16_t* pc,
                               emp_status_t status) {
  const emp_vm_program_t* program = state->program;
  const emp_image_view_t* image = &program->image;
  uint32_t number = (uint32_t)(state->frame->function - program->functions);
  uint32_t unit = (uint32_t)(pc - state->frame->function->code);
  const emp_image_location_t* found = NULL;
  for (uint32_t i = 0; i < image->locations.count; ++i) {
    const emp_image_location_t* at = &image->locations.items[i];
    if (at->function == number && at->unit <= unit) found = at;
  }
  emp_str_t name =
      emp_vm_program_text(program, image->functions.items[number].name);
  if (found == NULL) {
    return emp_status_note(status, __FILE__, __LINE__,
                           "in function \"%.*s\", unit %u", EMP_STR_ARGS(name),
                           unit);
  }
  emp_str_t file = emp_vm_program_text(program, found->file);
  return emp_status_note(
      status, __FILE__, __LINE__, "in function \"%.*s\" at %.*s:%u:%u",
      EMP_STR_ARGS(name), EMP_STR_ARGS(file), found->line, found->column);
}

// -- the words of vm_ops.def ----

#define U(n) (words[pc[n]])
#define I(n) (*(int32_t*)&words[pc[n]])
#define L(n) (*(alias_i64_t*)&words[pc[n]])
#define UL(n) (*(alias_u64_t*)&words[pc[n]])
#define F(n) (*(alias_f32_t*)&words[pc[n]])
#define D(n) (*(alias_f64_t*)&words[pc[n]])
#define REF(n) (refs[pc[n]])
// The register with this number, for switches.
#define IR(reg) (*(int32_t*)&words[reg])
#define LR(reg) (*(alias_i64_t*)&words[reg])
#define FR(reg) (*(alias_f32_t*)&words[reg])
#define DR(reg) (*(alias_f64_t*)&words[reg])
#define REFR(reg) (refs[reg])
#define SWITCH(index, otherwise, list)                                    \
  (U(index) < pc[list] ? pc[(list) + 1 + U(index)] & EMP_VM_REGISTER_MASK \
                       : pc[otherwise])

#define IMM32(n) read_u32(pc + (n))
#define IMM64(n) ((int64_t)read_u64(pc + (n)))
#define IMMF32(n) read_f32(pc + (n))
#define IMMF64(n) read_f64(pc + (n))

#define SET_REF(n, object) copy_ref(&refs[pc[n]], (object))
#define DISCARD_REFS(n) discard_refs(refs, pc + (n))
#define GLOBAL_I32(place) (*(alias_i32_t*)(void*)(globals + (place)))
#define GLOBAL_I64(place) (*(alias_i64_t*)(void*)(globals + (place)))
#define GLOBAL_F32(place) (*(alias_f32_t*)(void*)(globals + (place)))
#define GLOBAL_F64(place) (*(alias_f64_t*)(void*)(globals + (place)))
#define GLOBAL_REF(number) (state->instance->global_refs[number])
#define STORE_GLOBAL_REF(number, object) copy_ref(&GLOBAL_REF(number), (object))
#define RODATA(number) (&state->program->rodata[number].object)
#define REF_TYPE(n) (state->program->type_ids[pc[n]])
#define IMPORT_RESOLVED(number) \
  (state->program->imports[(number) & ~EMP_VM_CALL_IMPORT].call != NULL)

#define CHECKED(expression)                            \
  do {                                                 \
    status = (expression);                             \
    if (EMP_UNLIKELY(!emp_is_ok(status))) goto failed; \
  } while (0)

#define IS_ELEMENT(object, index, bytes)                        \
  ((object) != NULL && (object)->type == &emp_vm_buffer_type && \
   (index) < ((const emp_vm_buffer_t*)(object))->length / (bytes))
#define ELEMENT(object, index, bytes) \
  (((const emp_vm_buffer_t*)(object))->data + (index) * (bytes))

#define LOAD(ctype, target, ref, at)                                     \
  do {                                                                   \
    emp_object_t* object = (ref);                                        \
    uint64_t index = (at);                                               \
    ctype value;                                                         \
    if (EMP_UNLIKELY(!IS_ELEMENT(object, index, sizeof(ctype)))) {       \
      CHECKED(access_error(object, index, sizeof(ctype)));               \
    }                                                                    \
    memcpy(&value, ELEMENT(object, index, sizeof(ctype)), sizeof value); \
    (target) = value;                                                    \
  } while (0)

#define LOAD_SMALL(convert, target, ref, at) \
  do {                                       \
    uint16_t bits;                           \
    LOAD(uint16_t, bits, ref, at);           \
    (target) = convert(bits);                \
  } while (0)

#define STORE(ctype, ref, at, item)                                      \
  do {                                                                   \
    emp_object_t* object = (ref);                                        \
    uint64_t index = (at);                                               \
    ctype value = (item);                                                \
    if (EMP_UNLIKELY(!IS_ELEMENT(object, index, sizeof(ctype)) ||        \
                     !((emp_vm_buffer_t*)object)->is_writable)) {        \
      CHECKED(access_error(object, index, sizeof(ctype)));               \
    }                                                                    \
    memcpy(ELEMENT(object, index, sizeof(ctype)), &value, sizeof value); \
  } while (0)

// Jumps backwards cost fuel, so that no program runs for ever.
#define JUMP(branch)                                                      \
  do {                                                                    \
    const uint16_t* target = take_branch(frame, (branch));                \
    if (target <= pc && EMP_UNLIKELY(--state->fuel == 0)) goto exhausted; \
    pc = target;                                                          \
    goto next;                                                            \
  } while (0)
#define BRANCH(n) JUMP(pc + (n))
#define COND_BRANCH(n) JUMP(U(n) ? pc + (n) + 1 : skip_branch(pc + (n) + 1))
#define BRANCH_TABLE(n) JUMP(find_table_branch(pc + (n) + 1, U(n)))
#define ENTER()           \
  do {                    \
    frame = state->frame; \
    pc = frame->pc;       \
    words = frame->words; \
    refs = frame->refs;   \
    goto next;            \
  } while (0)
#define DO_CALL(n, is_variadic)                           \
  do {                                                    \
    if (EMP_UNLIKELY(--state->fuel == 0)) goto exhausted; \
    CHECKED(do_call(state, pc + (n), is_variadic));       \
    ENTER();                                              \
  } while (0)
#define CALL(n) DO_CALL(n, false)
#define CALL_VARIADIC(n) DO_CALL(n, true)
#define RETURN(n)                                                    \
  do {                                                               \
    if (frame->parent == NULL) {                                     \
      pack_results(frame, pc + (n) + 1, pc[n], out_words, out_refs); \
      pop_frame(state);                                              \
      return emp_ok_status();                                        \
    }                                                                \
    pass_results(frame, frame->parent, pc + (n) + 1, pc[n]);         \
    pop_frame(state);                                                \
    ENTER();                                                         \
  } while (0)
#define FAIL(n) CHECKED(fail_with(state, U(n), pc + (n) + 1))
#define COND_FAIL(n) \
  if (U(n)) CHECKED(fail_with(state, U((n) + 1), pc + (n) + 2))

// Units of the operands of an encoding but for lists and branches, folded by
// the compiler: each letter of the literal, up to ten.
#define LETTER(e, k) ((e)[(k) < sizeof(e) ? (k) : sizeof(e) - 1])
#define LETTER_UNITS(c)                                                      \
  ((c) == 0 || (c) == '=' || (c) == 'V' || (c) == 'B'                   ? 0u \
   : (c) == '8' || (c) == 's'                                           ? 4u \
   : (c) == '4' || (c) == 'G' || (c) == 'R' || (c) == 'o' || (c) == 'F' ? 2u \
                                                                        : 1u)
#define UNITS_OF(e, k) LETTER_UNITS(LETTER(e, k))
#define FIXED_UNITS(e)                                                 \
  (UNITS_OF(e, 0) + UNITS_OF(e, 1) + UNITS_OF(e, 2) + UNITS_OF(e, 3) + \
   UNITS_OF(e, 4) + UNITS_OF(e, 5) + UNITS_OF(e, 6) + UNITS_OF(e, 7) + \
   UNITS_OF(e, 8) + UNITS_OF(e, 9))
#define ENDS_IN_LIST(e) ((e)[sizeof(e) - 2] == 'V')

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
// Runs the top frame until the first one returns.
static emp_status_t run(state_t* state,  // NOLINT(readability-function-size)
                        uint32_t* out_words, emp_object_t** out_refs) {
  static const void* const labels[] = {
#define VM_OP(id, name, encoding, meaning, doc) [EMP_VM_##id] = &&op_##id,
#include "contract/vm_ops.def"
#undef VM_OP
  };
  emp_status_t status = emp_ok_status();
  uint8_t* globals = state->instance->globals;
  frame_t* frame = state->frame;
  const uint16_t* pc = frame->pc;
  uint32_t* words = frame->words;
  emp_object_t** refs = frame->refs;
next:
  goto* labels[*pc++];
#define VM_OP(id, name, encoding, meaning, doc)  \
  op_##id : {                                    \
    meaning;                                     \
    pc += FIXED_UNITS(encoding);                 \
    if (ENDS_IN_LIST(encoding)) pc += 1 + pc[0]; \
    goto* labels[*pc++];                         \
  }
#include "contract/vm_ops.def"
#undef VM_OP
exhausted:
  status = EMP_FAIL(DEADLINE_EXCEEDED, "the call used up its fuel");
failed:
  status = note_place(state, pc - 1, status);
  while (state->frame != NULL)
    pop_frame(state);
  return status;
}
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

emp_status_t emp_vm_invoke(emp_vm_context_t* context, uint32_t function,
                           const uint32_t* words, emp_object_t* const* refs,
                           uint32_t* out_words, emp_object_t** out_refs) {
  state_t state = {.context = context,
                   .program = context->instance->program,
                   .instance = context->instance,
                   .fuel = context->fuel == 0 ? UINT64_MAX : context->fuel};
  const emp_vm_function_t* callee = &state.program->functions[function];
  frame_t* frame = NULL;
  EMP_TRY(push_frame(&state, callee, &frame));
  state.frame = frame;
  const emp_vm_signature_t* signature = &callee->signature;
  if (signature->operand_words != 0) {
    memcpy(frame->words, words, signature->operand_words * sizeof(uint32_t));
  }
  for (uint32_t i = 0; i < signature->operand_refs; ++i) {
    emp_object_retain(refs[i]);
    frame->refs[i] = refs[i];
  }
  return run(&state, out_words, out_refs);
}
