// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Uniqued types. Every maker fills a record on the stack with borrowed arrays
// and hands it to `unique`, which hashes it once and copies it into the context
// when it is new. Fields that do not count for a kind stay zero, so one hash
// and one comparison serve all kinds.
#include "ir/type.h"

#include <string.h>

#include "base/assert.h"
#include "base/checked.h"
#include "base/text.h"
#include "ir/attr.h"
#include "ir/context_impl.h"

static size_t type_count(const emp_type_t* type) {
  return (size_t)type->input_count + type->result_count;
}

static uint64_t hash_ptr(uint64_t seed, const void* ptr) {
  return emp_hash_u64(seed, (uint64_t)(uintptr_t)ptr);
}

static uint64_t hash_type(const emp_type_t* type) {
  uint64_t small = (uint64_t)type->kind | (uint64_t)type->bits << 8 |
                   (uint64_t)type->signedness << 40 |
                   (uint64_t)type->float_kind << 48;
  uint64_t hash = emp_hash_u64(type->rank, small);
  if (type->rank > 0) {
    hash = emp_hash_bytes(hash, type->dims, type->rank * sizeof(int64_t));
  }
  if (type->element) hash = hash_ptr(hash, type->element);
  if (type->encoding) hash = hash_ptr(hash, type->encoding);
  if (type->memory_space) hash = hash_ptr(hash, type->memory_space);
  if (type->scalable_dims) hash = emp_hash_u64(hash, type->scalable_dims);
  if (type_count(type) > 0) {
    hash = emp_hash_u64(hash, type->input_count);
    hash = emp_hash_bytes(hash, type->types, type_count(type) * sizeof(void*));
  }
  if (type->def) hash = hash_ptr(hash, type->def);
  if (type->param_count > 0) {
    hash =
        emp_hash_bytes(hash, type->params, type->param_count * sizeof(void*));
  }
  if (type->text.data) hash = hash_ptr(hash, type->text.data);
  return hash;
}

static bool same_bytes(const void* a, const void* b, size_t bytes) {
  return bytes == 0 || memcmp(a, b, bytes) == 0;
}

static bool type_equal(const void* item, const void* key) {
  const emp_type_t* a = item;
  const emp_type_t* b = key;
  return a->kind == b->kind && a->bits == b->bits &&
         a->signedness == b->signedness && a->float_kind == b->float_kind &&
         a->rank == b->rank && a->scalable_dims == b->scalable_dims &&
         a->element == b->element && a->encoding == b->encoding &&
         a->memory_space == b->memory_space &&
         a->input_count == b->input_count &&
         a->result_count == b->result_count && a->def == b->def &&
         a->param_count == b->param_count && a->text.data == b->text.data &&
         same_bytes(a->dims, b->dims, a->rank * sizeof(int64_t)) &&
         same_bytes(a->types, b->types, type_count(a) * sizeof(void*)) &&
         same_bytes(a->params, b->params, a->param_count * sizeof(void*));
}

static const emp_type_t* unique(emp_context_t* context, emp_type_t* key) {
  key->context = context;
  uint64_t hash = hash_type(key);
  const emp_type_t* found =
      emp_unique_find(&context->types, hash, type_equal, key);
  if (found) return found;
  emp_arena_t* arena = &context->arena;
  emp_type_t* type = emp_arena_copy(arena, key, sizeof(*key));
  if (key->rank > 0) {
    type->dims = emp_arena_copy(arena, key->dims, key->rank * sizeof(int64_t));
  }
  if (type_count(key) > 0) {
    type->types =
        emp_arena_copy(arena, key->types, type_count(key) * sizeof(void*));
  }
  if (key->param_count > 0) {
    type->params =
        emp_arena_copy(arena, key->params, key->param_count * sizeof(void*));
  }
  emp_unique_add(context, &context->types, hash, type);
  return type;
}

// -- making ------------------------------------------------------------------

const emp_type_t* emp_type_integer(emp_context_t* context, uint32_t bits) {
  return emp_type_integer_signed(context, bits, EMP_SIGNLESS);
}

const emp_type_t* emp_type_integer_signed(emp_context_t* context, uint32_t bits,
                                          emp_signedness_t signedness) {
  EMP_ASSERT(bits <= EMP_MAX_INTEGER_BITS);
  bool is_cached = signedness == EMP_SIGNLESS && bits <= kCachedIntegerBits;
  if (is_cached && context->integers[bits]) return context->integers[bits];
  emp_type_t key = {
      .kind = EMP_TYPE_INTEGER, .bits = bits, .signedness = signedness};
  const emp_type_t* type = unique(context, &key);
  if (is_cached) context->integers[bits] = type;
  return type;
}

const emp_type_t* emp_type_index(emp_context_t* context) {
  if (!context->index_type) {
    emp_type_t key = {.kind = EMP_TYPE_INDEX, .bits = 64};
    context->index_type = unique(context, &key);
  }
  return context->index_type;
}

const emp_type_t* emp_type_float(emp_context_t* context,
                                 emp_float_kind_t kind) {
  emp_type_t key = {.kind = EMP_TYPE_FLOAT,
                    .float_kind = kind,
                    .bits = emp_float_format(kind)->bits};
  return unique(context, &key);
}

const emp_type_t* emp_type_none(emp_context_t* context) {
  emp_type_t key = {.kind = EMP_TYPE_NONE};
  return unique(context, &key);
}

const emp_type_t* emp_type_complex(const emp_type_t* element) {
  emp_type_t key = {.kind = EMP_TYPE_COMPLEX, .element = element};
  return unique(element->context, &key);
}

const emp_type_t* emp_type_tuple(emp_context_t* context,
                                 const emp_type_t* const* types, size_t count) {
  emp_type_t key = {
      .kind = EMP_TYPE_TUPLE, .types = types, .input_count = (uint32_t)count};
  return unique(context, &key);
}

const emp_type_t* emp_type_function(emp_context_t* context,
                                    const emp_type_t* const* inputs,
                                    size_t input_count,
                                    const emp_type_t* const* results,
                                    size_t result_count) {
  enum { kOnStack = 32 };
  const emp_type_t* on_stack[kOnStack];
  const emp_type_t** types = on_stack;
  size_t count = input_count + result_count;
  emp_arena_mark_t mark = emp_arena_mark(&context->arena);
  size_t before = context->types.count;
  if (count > kOnStack) {
    types = emp_arena_new_array(&context->arena, const emp_type_t*, count);
  }
  if (input_count > 0) memcpy(types, inputs, input_count * sizeof(types[0]));
  if (result_count > 0) {
    memcpy(types + input_count, results, result_count * sizeof(types[0]));
  }
  emp_type_t key = {.kind = EMP_TYPE_FUNCTION,
                    .types = types,
                    .input_count = (uint32_t)input_count,
                    .result_count = (uint32_t)result_count};
  const emp_type_t* type = unique(context, &key);
  // The long list is only scrap when the type was there already.
  if (count > kOnStack && context->types.count == before) {
    emp_arena_rewind(&context->arena, mark);
  }
  return type;
}

const emp_type_t* emp_type_vector(const int64_t* dims, size_t rank,
                                  uint64_t scalable_dims,
                                  const emp_type_t* element) {
  emp_type_t key = {.kind = EMP_TYPE_VECTOR,
                    .dims = dims,
                    .rank = (uint32_t)rank,
                    .scalable_dims = scalable_dims,
                    .element = element};
  return unique(element->context, &key);
}

const emp_type_t* emp_type_tensor(const int64_t* dims, size_t rank,
                                  const emp_type_t* element,
                                  const emp_attr_t* encoding) {
  emp_type_t key = {.kind = EMP_TYPE_TENSOR,
                    .dims = dims,
                    .rank = (uint32_t)rank,
                    .element = element,
                    .encoding = encoding};
  return unique(element->context, &key);
}

const emp_type_t* emp_type_unranked_tensor(const emp_type_t* element) {
  emp_type_t key = {.kind = EMP_TYPE_UNRANKED_TENSOR, .element = element};
  return unique(element->context, &key);
}

// Memory space 0 is the default and not kept, as in MLIR.
static const emp_attr_t* skip_default_space(const emp_attr_t* space) {
  bool is_zero = space && space->kind == EMP_ATTR_INTEGER && space->value == 0;
  return is_zero ? NULL : space;
}

const emp_type_t* emp_type_memref(const int64_t* dims, size_t rank,
                                  const emp_type_t* element,
                                  const emp_attr_t* layout,
                                  const emp_attr_t* memory_space) {
  if (layout && layout->kind == EMP_ATTR_AFFINE_MAP &&
      emp_affine_map_is_identity(layout->map)) {
    layout = NULL;
  }
  emp_type_t key = {.kind = EMP_TYPE_MEMREF,
                    .dims = dims,
                    .rank = (uint32_t)rank,
                    .element = element,
                    .encoding = layout,
                    .memory_space = skip_default_space(memory_space)};
  return unique(element->context, &key);
}

const emp_type_t* emp_type_unranked_memref(const emp_type_t* element,
                                           const emp_attr_t* memory_space) {
  emp_type_t key = {.kind = EMP_TYPE_UNRANKED_MEMREF,
                    .element = element,
                    .memory_space = skip_default_space(memory_space)};
  return unique(element->context, &key);
}

const emp_type_t* emp_type_opaque(emp_context_t* context, emp_str_t text) {
  emp_type_t key = {.kind = EMP_TYPE_OPAQUE, .text = emp_intern(context, text)};
  return unique(context, &key);
}

const emp_type_t* emp_type_dialect(emp_context_t* context,
                                   const emp_type_def_t* def,
                                   const emp_attr_t* const* params,
                                   size_t param_count) {
  emp_type_t key = {.kind = EMP_TYPE_DIALECT,
                    .def = def,
                    .params = params,
                    .param_count = (uint32_t)param_count};
  return unique(context, &key);
}

const emp_type_t* emp_type_named(emp_context_t* context, const char* name,
                                 const emp_attr_t* const* params,
                                 size_t param_count) {
  const emp_type_def_t* def = emp_context_type_def(context, emp_str_from(name));
  return def ? emp_type_dialect(context, def, params, param_count) : NULL;
}

// -- asking ------------------------------------------------------------------

bool emp_type_is_integer(const emp_type_t* type, uint32_t bits) {
  return type->kind == EMP_TYPE_INTEGER && type->bits == bits &&
         type->signedness == EMP_SIGNLESS;
}

bool emp_type_is_any_integer(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INTEGER;
}

bool emp_type_is_index(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INDEX;
}

bool emp_type_is_float(const emp_type_t* type) {
  return type->kind == EMP_TYPE_FLOAT;
}

bool emp_type_is_shaped(const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_VECTOR:
    case EMP_TYPE_TENSOR:
    case EMP_TYPE_UNRANKED_TENSOR:
    case EMP_TYPE_MEMREF:
    case EMP_TYPE_UNRANKED_MEMREF:
      return true;
    default:
      return false;
  }
}

bool emp_type_is_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR ||
         type->kind == EMP_TYPE_UNRANKED_TENSOR;
}

static bool has_rank(const emp_type_t* type) {
  return type->kind == EMP_TYPE_VECTOR || type->kind == EMP_TYPE_TENSOR ||
         type->kind == EMP_TYPE_MEMREF;
}

bool emp_type_has_static_shape(const emp_type_t* type) {
  return has_rank(type) && emp_type_dynamic_dim_count(type) == 0;
}

bool emp_type_is_named(const emp_type_t* type, const char* name) {
  return type->kind == EMP_TYPE_DIALECT && strcmp(type->def->name, name) == 0;
}

uint32_t emp_type_dynamic_dim_count(const emp_type_t* type) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < type->rank; ++i) {
    count += type->dims[i] == EMP_DIM_DYNAMIC;
  }
  return count;
}

int64_t emp_type_element_count(const emp_type_t* type) {
  if (!emp_type_has_static_shape(type)) return -1;
  bool is_empty = false;
  for (uint32_t i = 0; i < type->rank; ++i)
    is_empty |= type->dims[i] == 0;
  if (is_empty) return 0;
  int64_t count = 1;
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (!emp_mul_i64(count, type->dims[i], &count)) return -1;
  }
  return count;
}

const emp_type_t* emp_type_element_or_self(const emp_type_t* type) {
  return emp_type_is_shaped(type) ? type->element : type;
}

uint32_t emp_type_bit_width(const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
    case EMP_TYPE_FLOAT:
    case EMP_TYPE_INDEX:
      return type->bits;
    default:
      return 0;
  }
}

// Bits of one element in a buffer; 0 when it has no storage.
static uint64_t storage_bits(const emp_type_t* element) {
  if (element->kind == EMP_TYPE_COMPLEX) {
    return 2 * storage_bits(element->element);
  }
  uint32_t bits = emp_type_bit_width(element);
  if (bits == 0) return 0;
  bool is_packed =
      element->kind == EMP_TYPE_INTEGER && (bits == 2 || bits == 4);
  if (is_packed) return bits;
  uint64_t rounded = 8;
  while (rounded < bits)
    rounded *= 2;
  return rounded;
}

bool emp_type_storage_bytes(const emp_type_t* element, int64_t count,
                            int64_t* out_bytes) {
  *out_bytes = 0;
  if (count < 0) return false;
  if (element->kind == EMP_TYPE_VECTOR) {
    int64_t lanes = emp_type_element_count(element);
    if (lanes < 0 || !emp_mul_i64(count, lanes, &count)) return false;
    element = element->element;
  }
  uint64_t bits = storage_bits(element);
  if (bits == 0) return false;
  if (bits >= 8) return emp_mul_i64(count, (int64_t)(bits / 8), out_bytes);
  int64_t per_byte = (int64_t)(8 / bits);
  *out_bytes = count / per_byte + (count % per_byte != 0);
  return true;
}

const emp_type_t* emp_type_with_element(const emp_type_t* shaped,
                                        const emp_type_t* element) {
  emp_type_t key = *shaped;
  key.element = element;
  return unique(shaped->context, &key);
}

const emp_type_t* emp_type_with_shape(const emp_type_t* shaped,
                                      const int64_t* dims, size_t rank) {
  emp_type_t key = *shaped;
  if (key.kind == EMP_TYPE_UNRANKED_TENSOR) key.kind = EMP_TYPE_TENSOR;
  if (key.kind == EMP_TYPE_UNRANKED_MEMREF) key.kind = EMP_TYPE_MEMREF;
  key.dims = dims;
  key.rank = (uint32_t)rank;
  return unique(shaped->context, &key);
}
