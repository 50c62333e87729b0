// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Uniqued attributes. As with types, makers fill a record on the stack with
// borrowed arrays; `unique` hashes it once and copies it when it is new. Texts
// are interned first, so they compare by pointer. Big dense data is the
// exception: it is borrowed, and equal only to itself (same bytes pointer).
// Dense elements are read in attr_dense.c.
#include "ir/attr.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/op_info.h"

enum { kUniquedDataBytes = 4096, kOnStack = 32 };

static uint64_t hash_ptr(uint64_t seed, const void* ptr) {
  return emp_hash_u64(seed, (uint64_t)(uintptr_t)ptr);
}

static bool is_wide(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_INTEGER && attr->words;
}

EMP_STATIC_ASSERT(sizeof(emp_named_attr_t) == 3 * sizeof(void*),
                  "entries are hashed and compared as bytes");

// Bytes of the items, entries, dims or words. Names are interned, so entries
// compare as bytes.
static size_t payload_bytes(const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_FLOAT:
      return 0;
    case EMP_ATTR_INTEGER:
      return attr->words ? ((size_t)attr->type->bits + 63) / 64 * 8 : 0;
    case EMP_ATTR_DICTIONARY:
      return attr->count * sizeof(emp_named_attr_t);
    case EMP_ATTR_STRIDED:
      return attr->count * sizeof(int64_t);
    default:
      return attr->count * sizeof(void*);
  }
}

static bool data_is_big(const emp_dense_data_t* data) {
  return data->length > kUniquedDataBytes;
}

static uint64_t hash_data(uint64_t hash, const emp_dense_data_t* data) {
  hash = emp_hash_u64(hash, data->length * 2 + data->is_splat);
  if (data_is_big(data)) return hash_ptr(hash, data->bytes);
  return emp_hash_bytes(hash, data->bytes, data->length);
}

static uint64_t hash_attr(const emp_attr_t* attr) {
  uint64_t hash = emp_hash_u64((uint64_t)attr->kind, (uint64_t)attr->value);
  if (attr->kind == EMP_ATTR_FLOAT) hash = emp_hash_u64(hash, attr->bits[0]);
  if (attr->type) hash = hash_ptr(hash, attr->type);
  if (attr->text.data) hash = hash_ptr(hash, attr->text.data);
  size_t bytes = payload_bytes(attr);
  if (bytes > 0) hash = emp_hash_bytes(hash, attr->payload, bytes);
  if (attr->data.bytes) hash = hash_data(hash, &attr->data);
  if (attr->subject) hash = hash_ptr(hash, attr->subject);
  return hash;
}

static bool same_bytes(const void* a, const void* b, size_t bytes) {
  return bytes == 0 || a == b || memcmp(a, b, bytes) == 0;
}

static bool data_equal(const emp_dense_data_t* a, const emp_dense_data_t* b) {
  if (a->length != b->length || a->is_splat != b->is_splat) return false;
  if (a->bytes == b->bytes) return true;
  return !data_is_big(a) && same_bytes(a->bytes, b->bytes, a->length);
}

// Of one kind and type; for a float `value` is the upper half of its bits.
static bool payload_equal(const emp_attr_t* a, const emp_attr_t* b) {
  if (a->kind == EMP_ATTR_FLOAT) return a->bits[0] == b->bits[0];
  if (is_wide(a) != is_wide(b)) return false;
  return same_bytes(a->payload, b->payload, payload_bytes(a));
}

static bool attr_equal(const void* item, const void* key) {
  const emp_attr_t* a = item;
  const emp_attr_t* b = key;
  return a->kind == b->kind && a->type == b->type &&
         a->text.data == b->text.data && a->value == b->value &&
         a->count == b->count && a->subject == b->subject &&
         payload_equal(a, b) &&
         (a->kind == EMP_ATTR_RESOURCE || data_equal(&a->data, &b->data));
}

// Affine maps, sets and distinct attributes are printed by alias, some
// attributes of dialects are, and so is a location inside another attribute.
static bool has_alias_kind(const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_AFFINE_MAP:
    case EMP_ATTR_INTEGER_SET:
    case EMP_ATTR_DISTINCT:
    case EMP_ATTR_OPAQUE:
      return true;
    case EMP_ATTR_DICTIONARY:
      for (uint32_t i = 0; i < attr->count; ++i) {
        if (emp_attr_is_loc(attr->entries[i].value)) return true;
      }
      return false;
    case EMP_ATTR_DIALECT:
      if (attr->attr_def->alias) return true;
      // fall through
    case EMP_ATTR_ARRAY:
      for (uint32_t i = 0; i < attr->count; ++i) {
        if (attr->items[i] && emp_attr_is_loc(attr->items[i])) return true;
      }
      return false;
    default:
      return false;
  }
}

static emp_attr_t* unique(emp_context_t* context, emp_attr_t* key,
                          bool* out_is_new) {
  key->context = context;
  uint64_t hash = hash_attr(key);
  const emp_attr_t* found =
      emp_unique_find(&context->attrs, hash, attr_equal, key);
  *out_is_new = !found;
  if (found) return (emp_attr_t*)(uintptr_t)found;
  emp_arena_t* arena = &context->arena;
  if (has_alias_kind(key)) context->has_alias_kinds = true;
  emp_attr_t* attr = emp_arena_copy(arena, key, sizeof(*key));
  size_t bytes = payload_bytes(key);
  if (bytes > 0) attr->payload = emp_arena_copy(arena, key->payload, bytes);
  if (key->data.bytes && key->data.length > 0 && !data_is_big(&key->data)) {
    // 16-aligned, so that elements can be read in place.
    uint8_t* data = emp_arena_alloc_raw(arena, key->data.length, 16);
    memcpy(data, key->data.bytes, key->data.length);
    attr->data.bytes = data;
  }
  emp_unique_add(context, &context->attrs, hash, attr);
  return attr;
}

static const emp_attr_t* make(emp_context_t* context, emp_attr_t* key) {
  bool is_new = false;
  return unique(context, key, &is_new);
}

// -- scalars -----------------------------------------------------------------

const emp_attr_t* emp_attr_unit(emp_context_t* context) {
  if (!context->unit) {
    emp_attr_t key = {.kind = EMP_ATTR_UNIT};
    context->unit = make(context, &key);
  }
  return context->unit;
}

const emp_attr_t* emp_attr_bool(emp_context_t* context, bool value) {
  return emp_attr_integer(emp_type_integer(context, 1), value);
}

// `value` as an integer of `type`, up to 64 bits.
static int64_t wrap_integer(const emp_type_t* type, int64_t value) {
  uint32_t bits = type->bits;
  if (bits == 0) return 0;
  if (bits >= 64) return value;
  uint64_t masked = (uint64_t)value & ((UINT64_C(1) << bits) - 1);
  bool is_unsigned = type->signedness == EMP_UNSIGNED || bits == 1;
  if (!is_unsigned && (masked >> (bits - 1)) != 0) {
    masked |= ~UINT64_C(0) << bits;
  }
  return (int64_t)masked;
}

const emp_attr_t* emp_attr_integer(const emp_type_t* type, int64_t value) {
  EMP_ASSERT(type->kind == EMP_TYPE_INTEGER || type->kind == EMP_TYPE_INDEX);
  if (type->bits > 64) {
    size_t count = ((size_t)type->bits + 63) / 64;
    emp_arena_t* arena = &type->context->arena;
    uint64_t* words = emp_arena_new_array(arena, uint64_t, count);
    bool is_signed = type->signedness != EMP_UNSIGNED;
    for (size_t i = 1; i < count; ++i) {
      words[i] = is_signed && value < 0 ? ~UINT64_C(0) : 0;
    }
    words[0] = (uint64_t)value;
    return emp_attr_wide_integer(type, words);
  }
  emp_attr_t key = {.kind = EMP_ATTR_INTEGER,
                    .type = type,
                    .value = wrap_integer(type, value)};
  return make(type->context, &key);
}

const emp_attr_t* emp_attr_wide_integer(const emp_type_t* type,
                                        const uint64_t* words) {
  if (type->bits <= 64) return emp_attr_integer(type, (int64_t)words[0]);
  // Bits above the width of the last word are cleared, for one form.
  size_t count = ((size_t)type->bits + 63) / 64;
  uint32_t used = type->bits % 64;
  uint64_t mask = used ? (UINT64_C(1) << used) - 1 : ~UINT64_C(0);
  if ((words[count - 1] & ~mask) != 0) {
    uint64_t* copy =
        emp_arena_copy(&type->context->arena, words, count * sizeof(words[0]));
    copy[count - 1] &= mask;
    words = copy;
  }
  emp_attr_t key = {.kind = EMP_ATTR_INTEGER,
                    .type = type,
                    .value = (int64_t)words[0],
                    .words = words};
  return make(type->context, &key);
}

const emp_attr_t* emp_attr_i32(emp_context_t* context, int32_t value) {
  return emp_attr_integer(emp_type_integer(context, 32), value);
}

const emp_attr_t* emp_attr_i64(emp_context_t* context, int64_t value) {
  return emp_attr_integer(emp_type_integer(context, 64), value);
}

const emp_attr_t* emp_attr_index(emp_context_t* context, int64_t value) {
  return emp_attr_integer(emp_type_index(context), value);
}

// A double as x87 extended or IEEE quad bits, exactly.
static void encode_wide_float(emp_float_kind_t kind, double value,
                              uint64_t out_bits[2]) {
  uint64_t sign = signbit(value) ? 1 : 0;
  uint64_t exponent = 0;
  uint64_t significand = 0;  // 53 bits, the leading one at bit 52
  if (isnan(value)) {
    exponent = 0x7fff;
    significand = UINT64_C(3) << 51;
  } else if (isinf(value)) {
    exponent = 0x7fff;
    significand = UINT64_C(1) << 52;
  } else if (value != 0) {
    int power = 0;
    double fraction = frexp(fabs(value), &power);
    significand = (uint64_t)ldexp(fraction, 53);
    exponent = (uint64_t)power + 16382;
  }
  if (kind == EMP_FLOAT_F80) {
    out_bits[0] = significand << 11;
    out_bits[1] = sign << 15 | exponent;
    return;
  }
  uint64_t fraction_bits = significand & ((UINT64_C(1) << 52) - 1);
  out_bits[0] = fraction_bits << 60;
  out_bits[1] = sign << 63 | exponent << 48 | fraction_bits >> 4;
}

static double decode_wide_float(emp_float_kind_t kind, const uint64_t bits[2]) {
  bool is_f80 = kind == EMP_FLOAT_F80;
  uint64_t sign = is_f80 ? bits[1] >> 15 & 1 : bits[1] >> 63;
  int exponent = (int)(is_f80 ? bits[1] & 0x7fff : bits[1] >> 48 & 0x7fff);
  double significand = 0;  // in [0, 2)
  if (is_f80) {
    significand = ldexp((double)bits[0], -63);
  } else {
    uint64_t high = bits[1] & ((UINT64_C(1) << 48) - 1);
    significand = (exponent != 0) + ldexp((double)high, -48) +
                  ldexp((double)bits[0], -112);
  }
  double value = ldexp(significand, (exponent ? exponent : 1) - 16383);
  if (exponent == 0x7fff) {
    bool is_inf = is_f80 ? bits[0] << 1 == 0 : significand == 1.0;
    value = is_inf ? (double)INFINITY : (double)NAN;
  }
  return sign ? -value : value;
}

const emp_attr_t* emp_attr_float(const emp_type_t* type, double value) {
  EMP_ASSERT(type->kind == EMP_TYPE_FLOAT);
  if (type->bits > 64) {
    uint64_t bits[2];
    encode_wide_float(type->float_kind, value, bits);
    return emp_attr_float_bits(type, bits[0], bits[1]);
  }
  return emp_attr_float_bits(type, emp_float_encode(type->float_kind, value),
                             0);
}

const emp_attr_t* emp_attr_float_bits(const emp_type_t* type, uint64_t low,
                                      uint64_t high) {
  uint32_t bits = type->bits;
  if (bits < 64) low &= (UINT64_C(1) << bits) - 1;
  if (bits <= 64) high = 0;
  if (bits > 64 && bits < 128) high &= (UINT64_C(1) << (bits - 64)) - 1;
  emp_attr_t key = {.kind = EMP_ATTR_FLOAT, .type = type, .bits = {low, high}};
  return make(type->context, &key);
}

double emp_attr_float_value(const emp_attr_t* attr) {
  EMP_ASSERT(attr->kind == EMP_ATTR_FLOAT);
  if (attr->type->bits > 64) {
    return decode_wide_float(attr->type->float_kind, attr->bits);
  }
  return emp_float_decode(attr->type->float_kind, attr->bits[0]);
}

const emp_attr_t* emp_attr_string(emp_context_t* context, emp_str_t text) {
  return emp_attr_typed_string(context, text, NULL);
}

const emp_attr_t* emp_attr_typed_string(emp_context_t* context, emp_str_t text,
                                        const emp_type_t* type) {
  emp_attr_t key = {
      .kind = EMP_ATTR_STRING, .text = emp_intern(context, text), .type = type};
  return make(context, &key);
}

const emp_attr_t* emp_attr_cstr(emp_context_t* context, const char* text) {
  return emp_attr_string(context, emp_str_from(text));
}

const emp_attr_t* emp_attr_type(const emp_type_t* type) {
  emp_attr_t key = {.kind = EMP_ATTR_TYPE, .type = type};
  return make(type->context, &key);
}

// -- collections -------------------------------------------------------------

const emp_attr_t* emp_attr_array(emp_context_t* context,
                                 const emp_attr_t* const* items, size_t count) {
  emp_attr_t key = {
      .kind = EMP_ATTR_ARRAY, .items = items, .count = (uint32_t)count};
  return make(context, &key);
}

static int compare_entries(const void* a, const void* b) {
  const emp_named_attr_t* x = a;
  const emp_named_attr_t* y = b;
  return emp_str_compare(x->name, y->name);
}

static bool is_sorted(const emp_named_attr_t* entries, size_t count) {
  for (size_t i = 1; i < count; ++i) {
    if (compare_entries(&entries[i - 1], &entries[i]) >= 0) return false;
  }
  return true;
}

const emp_attr_t* emp_attr_dictionary_interned(emp_context_t* context,
                                               emp_named_attr_t* entries,
                                               size_t count) {
  if (count == 0 && context->empty_dictionary) return context->empty_dictionary;
  if (!is_sorted(entries, count)) {
    qsort(entries, count, sizeof(entries[0]), compare_entries);
  }
  emp_attr_t key = {.kind = EMP_ATTR_DICTIONARY,
                    .entries = entries,
                    .count = (uint32_t)count};
  const emp_attr_t* attr = make(context, &key);
  if (count == 0) context->empty_dictionary = attr;
  return attr;
}

const emp_attr_t* emp_attr_dictionary(emp_context_t* context,
                                      const emp_named_attr_t* entries,
                                      size_t count) {
  emp_named_attr_t on_stack[kOnStack];
  emp_named_attr_t* sorted = on_stack;
  if (count > kOnStack) {
    sorted = emp_arena_new_array(&context->arena, emp_named_attr_t, count);
  }
  for (size_t i = 0; i < count; ++i) {
    sorted[i].name = emp_intern(context, entries[i].name);
    sorted[i].value = entries[i].value;
  }
  const emp_attr_t* attr = emp_attr_dictionary_interned(context, sorted, count);
  EMP_ASSERT(is_sorted(attr->entries, count));
  return attr;
}

const emp_attr_t* emp_dictionary_get(const emp_attr_t* dictionary,
                                     const char* name) {
  if (!dictionary) return NULL;
  EMP_ASSERT(dictionary->kind == EMP_ATTR_DICTIONARY);
  // Names are interned, so they end with a NUL, and the name of a row is often
  // the interned one itself.
  for (uint32_t i = 0; i < dictionary->count; ++i) {
    const emp_named_attr_t* entry = &dictionary->entries[i];
    const char* text = entry->name.data;
    if (text == name || (text[0] == name[0] && strcmp(text, name) == 0)) {
      return entry->value;
    }
  }
  return NULL;
}

const emp_attr_t* emp_attr_symbol(emp_context_t* context, emp_str_t root) {
  return emp_attr_symbol_nested(context, root, NULL, 0);
}

const emp_attr_t* emp_attr_symbol_nested(emp_context_t* context, emp_str_t root,
                                         const emp_attr_t* const* nested,
                                         size_t count) {
  emp_attr_t key = {.kind = EMP_ATTR_SYMBOL_REF,
                    .text = emp_intern(context, root),
                    .items = nested,
                    .count = (uint32_t)count};
  return make(context, &key);
}

// -- dense data --------------------------------------------------------------

// All elements are the same bytes. Stops at the first difference, so real data
// is hardly touched.
static bool data_is_splat(const emp_dense_data_t* data, size_t element_bytes) {
  if (element_bytes == 0 || data->length < element_bytes) return false;
  return memcmp(data->bytes, data->bytes + element_bytes,
                data->length - element_bytes) == 0;
}

const emp_attr_t* emp_attr_dense(const emp_type_t* type,
                                 emp_dense_data_t data) {
  size_t element_bytes = emp_dense_element_bytes(type->element);
  if (!data.is_splat && data_is_splat(&data, element_bytes)) {
    data.is_splat = true;
    data.length = element_bytes;
  }
  emp_attr_t key = {.kind = EMP_ATTR_DENSE, .type = type, .data = data};
  if (!key.data.bytes) key.data.bytes = (const uint8_t*)"";
  return make(type->context, &key);
}

// The same data in the context's arena; small data is copied when it is new.
static emp_dense_data_t keep(emp_context_t* context, emp_dense_data_t data) {
  if (!data_is_big(&data)) return data;
  data.bytes = emp_arena_copy(&context->arena, data.bytes, data.length);
  return data;
}

const emp_attr_t* emp_attr_dense_copy(const emp_type_t* type,
                                      emp_dense_data_t data) {
  return emp_attr_dense(type, keep(type->context, data));
}

const emp_attr_t* emp_attr_dense_array(const emp_type_t* element,
                                       const void* bytes, size_t count) {
  emp_dense_data_t data = {.bytes = count ? bytes : "",
                           .length = count * emp_dense_element_bytes(element)};
  emp_attr_t key = {.kind = EMP_ATTR_DENSE_ARRAY,
                    .type = element,
                    .data = keep(element->context, data)};
  return make(element->context, &key);
}

const emp_attr_t* emp_attr_i64_array(emp_context_t* context,
                                     const int64_t* values, size_t count) {
  return emp_attr_dense_array(emp_type_integer(context, 64), values, count);
}

const emp_attr_t* emp_attr_i32_array(emp_context_t* context,
                                     const int32_t* values, size_t count) {
  return emp_attr_dense_array(emp_type_integer(context, 32), values, count);
}

const emp_attr_t* emp_attr_resource(const emp_type_t* type, emp_str_t key) {
  emp_context_t* context = type->context;
  emp_attr_t record = {.kind = EMP_ATTR_RESOURCE,
                       .type = type,
                       .text = emp_intern(context, key)};
  bool is_new = false;
  emp_attr_t* attr = unique(context, &record, &is_new);
  if (is_new) emp_context_await_resource(context, attr);
  return attr;
}

const emp_attr_t* emp_attr_sparse(const emp_type_t* type,
                                  const emp_attr_t* indices,
                                  const emp_attr_t* values) {
  const emp_attr_t* items[] = {indices, values};
  emp_attr_t key = {
      .kind = EMP_ATTR_SPARSE, .type = type, .items = items, .count = 2};
  return make(type->context, &key);
}

// -- the rest ----------------------------------------------------------------

const emp_attr_t* emp_attr_affine_map(emp_context_t* context,
                                      const emp_affine_map_t* map) {
  emp_attr_t key = {.kind = EMP_ATTR_AFFINE_MAP, .map = map};
  return make(context, &key);
}

const emp_attr_t* emp_attr_integer_set(emp_context_t* context,
                                       const emp_integer_set_t* set) {
  emp_attr_t key = {.kind = EMP_ATTR_INTEGER_SET, .set = set};
  return make(context, &key);
}

const emp_attr_t* emp_attr_strided(emp_context_t* context,
                                   const int64_t* strides, size_t rank,
                                   int64_t offset) {
  emp_attr_t key = {.kind = EMP_ATTR_STRIDED,
                    .dims = strides,
                    .count = (uint32_t)rank,
                    .value = offset};
  return make(context, &key);
}

const emp_attr_t* emp_attr_enum(emp_context_t* context,
                                const emp_enum_def_t* def, int64_t value) {
  emp_attr_t key = {.kind = EMP_ATTR_ENUM, .enum_def = def, .value = value};
  return make(context, &key);
}

const emp_attr_t* emp_attr_dialect(emp_context_t* context,
                                   const emp_attr_def_t* def,
                                   const emp_attr_t* const* params,
                                   size_t count) {
  emp_attr_t key = {.kind = EMP_ATTR_DIALECT,
                    .attr_def = def,
                    .items = params,
                    .count = (uint32_t)count};
  return make(context, &key);
}

const emp_attr_t* emp_attr_named(emp_context_t* context, const char* name,
                                 const emp_attr_t* const* params,
                                 size_t count) {
  const emp_attr_def_t* def = emp_context_attr_def(context, emp_str_from(name));
  return def ? emp_attr_dialect(context, def, params, count) : NULL;
}

const emp_attr_t* emp_attr_opaque(emp_context_t* context, emp_str_t text) {
  emp_attr_t key = {.kind = EMP_ATTR_OPAQUE, .text = emp_intern(context, text)};
  return make(context, &key);
}

const emp_attr_t* emp_attr_distinct(emp_context_t* context, int64_t number,
                                    const emp_attr_t* referenced) {
  emp_attr_t key = {.kind = EMP_ATTR_DISTINCT,
                    .value = number,
                    .items = &referenced,
                    .count = 1};
  return make(context, &key);
}

// -- locations ---------------------------------------------------------------

const emp_attr_t* emp_loc_unknown(emp_context_t* context) {
  if (!context->unknown_loc) {
    emp_attr_t key = {.kind = EMP_ATTR_LOC_UNKNOWN};
    context->unknown_loc = make(context, &key);
  }
  return context->unknown_loc;
}

const emp_attr_t* emp_loc_file(emp_context_t* context, emp_str_t file,
                               uint32_t line, uint32_t column) {
  return emp_loc_file_range(context, file, line, column, 0, 0);
}

const emp_attr_t* emp_loc_file_range(emp_context_t* context, emp_str_t file,
                                     uint32_t line, uint32_t column,
                                     uint32_t end_line, uint32_t end_column) {
  emp_file_place_t place = {line, column, end_line, end_column};
  return emp_loc_file_interned(context, emp_intern(context, file), &place);
}

const emp_attr_t* emp_loc_name(emp_context_t* context, emp_str_t name,
                               const emp_attr_t* child) {
  if (!child) child = emp_loc_unknown(context);
  emp_attr_t key = {.kind = EMP_ATTR_LOC_NAME,
                    .text = emp_intern(context, name),
                    .items = &child,
                    .count = 1};
  return make(context, &key);
}

const emp_attr_t* emp_loc_callsite(const emp_attr_t* callee,
                                   const emp_attr_t* caller) {
  const emp_attr_t* items[] = {callee, caller};
  emp_attr_t key = {.kind = EMP_ATTR_LOC_CALLSITE, .items = items, .count = 2};
  return make(callee->context, &key);
}

static void add_once(const emp_attr_t** items, size_t* inout_count,
                     const emp_attr_t* loc) {
  if (loc->kind == EMP_ATTR_LOC_UNKNOWN) return;
  for (size_t i = 0; i < *inout_count; ++i) {
    if (items[i] == loc) return;
  }
  items[(*inout_count)++] = loc;
}

// As MLIR: nested fusions without metadata of their own are flattened, unknown
// and repeated places dropped.
const emp_attr_t* emp_loc_fused(emp_context_t* context,
                                const emp_attr_t* const* items, size_t count,
                                const emp_attr_t* metadata) {
  size_t total = 0;
  for (size_t i = 0; i < count; ++i) {
    bool is_fused = items[i]->kind == EMP_ATTR_LOC_FUSED;
    total += is_fused ? items[i]->count : 1;
  }
  const emp_attr_t** flat =
      emp_arena_new_array(&context->arena, const emp_attr_t*, total);
  size_t flat_count = 0;
  for (size_t i = 0; i < count; ++i) {
    const emp_attr_t* loc = items[i];
    if (loc->kind == EMP_ATTR_LOC_FUSED && loc->extra == metadata) {
      for (uint32_t j = 0; j < loc->count; ++j) {
        add_once(flat, &flat_count, loc->items[j]);
      }
    } else {
      add_once(flat, &flat_count, loc);
    }
  }
  if (!metadata && flat_count == 0) return emp_loc_unknown(context);
  if (!metadata && flat_count == 1) return flat[0];
  emp_attr_t key = {.kind = EMP_ATTR_LOC_FUSED,
                    .items = flat,
                    .count = (uint32_t)flat_count,
                    .extra = metadata};
  return make(context, &key);
}

bool emp_attr_is_loc(const emp_attr_t* attr) {
  return attr->kind >= EMP_ATTR_LOC_UNKNOWN && attr->kind <= EMP_ATTR_LOC_FUSED;
}
