// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the builtin dialect encodes its attributes and types: a code, then parts.
// The codes are the numbers of BuiltinDialectBytecode in MLIR.
#include "importers/mlirbc/mlirbc_state.h"

enum { kMaxRank = 64, kMaxWords = EMP_MAX_INTEGER_BITS / 64 };

// -- attributes ---------------------------------------------------------------

static const emp_attr_t* read_array(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t** items = NULL;
  size_t count = 0;
  if (!emp_mlirbc_attr_list(cursor, "an item of an array", &items, &count)) {
    return NULL;
  }
  return emp_attr_array(cursor->reader->context, items, count);
}

static const emp_attr_t* read_dictionary(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  size_t count = 0;
  if (!emp_mlirbc_count(cursor, "the number of entries", &count)) return NULL;
  emp_named_attr_t* entries =
      emp_arena_new_array(&reader->scratch, emp_named_attr_t, count);
  for (size_t i = 0; i < count; ++i) {
    const emp_attr_t* name = NULL;
    if (!emp_mlirbc_attr_of(cursor, "the name of an entry", EMP_ATTR_STRING,
                            &name) ||
        !emp_mlirbc_attr(cursor, "the value of an entry", &entries[i].value)) {
      return NULL;
    }
    entries[i].name = emp_intern(reader->context, name->text);
  }
  return emp_mlirbc_dictionary(reader, at, entries, count);
}

static const emp_attr_t* read_string(emp_mlirbc_cursor_t* cursor) {
  emp_str_t text = {0};
  if (!emp_mlirbc_string(cursor, "the index of a string", &text)) return NULL;
  return emp_attr_string(cursor->reader->context, text);
}

static const emp_attr_t* read_typed_string(emp_mlirbc_cursor_t* cursor) {
  emp_str_t text = {0};
  const emp_type_t* type = NULL;
  if (!emp_mlirbc_string(cursor, "the index of a string", &text) ||
      !emp_mlirbc_type(cursor, "the type of a string", &type)) {
    return NULL;
  }
  return emp_attr_typed_string(cursor->reader->context, text, type);
}

static const emp_attr_t* read_symbol(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* root = NULL;
  if (!emp_mlirbc_attr_of(cursor, "the name of a symbol", EMP_ATTR_STRING,
                          &root)) {
    return NULL;
  }
  return emp_attr_symbol(cursor->reader->context, root->text);
}

static const emp_attr_t* read_nested_symbol(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* root = NULL;
  size_t count = 0;
  if (!emp_mlirbc_attr_of(cursor, "the name of a symbol", EMP_ATTR_STRING,
                          &root) ||
      !emp_mlirbc_count(cursor, "the number of nested symbols", &count)) {
    return NULL;
  }
  const emp_attr_t** nested =
      emp_arena_new_array(&reader->scratch, const emp_attr_t*, count);
  for (size_t i = 0; i < count; ++i) {
    if (!emp_mlirbc_attr_of(cursor, "a nested symbol", EMP_ATTR_SYMBOL_REF,
                            &nested[i])) {
      return NULL;
    }
  }
  return emp_attr_symbol_nested(reader->context, root->text, nested, count);
}

static const emp_attr_t* read_type_attr(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* type = NULL;
  if (!emp_mlirbc_type(cursor, "a type", &type)) return NULL;
  return emp_attr_type(type);
}

static const emp_attr_t* read_unit(emp_mlirbc_cursor_t* cursor) {
  return emp_attr_unit(cursor->reader->context);
}

// A value of known width: one byte, one integer, or its words.
static bool read_words(emp_mlirbc_cursor_t* cursor, uint32_t bits,
                       uint64_t* out_words) {
  uint8_t byte = 0;
  if (bits <= 8) {
    if (!emp_mlirbc_byte(cursor, "a value", &byte)) return false;
    out_words[0] = byte;
    return true;
  }
  int64_t word = 0;
  size_t count = 1;
  const uint8_t* at = cursor->at;
  if (bits > 64 && !emp_mlirbc_count(cursor, "the words of a value", &count)) {
    return false;
  }
  if (count > (bits + 63) / 64) {
    return emp_mlirbc_fail(cursor->reader, at,
                           "wants a value of at most %u words, found %zu",
                           (bits + 63) / 64, count);
  }
  for (size_t i = 0; i < count; ++i) {
    if (!emp_mlirbc_signed(cursor, "a value", &word)) return false;
    out_words[i] = (uint64_t)word;
  }
  return true;
}

bool emp_mlirbc_float_bits(emp_mlirbc_cursor_t* cursor, uint32_t bits,
                           uint64_t out_words[2]) {
  out_words[0] = out_words[1] = 0;
  return read_words(cursor, bits, out_words);
}

const emp_attr_t* emp_mlirbc_integer_of(emp_mlirbc_cursor_t* cursor,
                                        const emp_type_t* type) {
  uint32_t bits = type->kind == EMP_TYPE_INDEX ? 64 : type->bits;
  uint64_t* words =
      emp_arena_new_array(&cursor->reader->scratch, uint64_t, bits / 64 + 1);
  if (!read_words(cursor, bits, words)) return NULL;
  return bits > 64 ? emp_attr_wide_integer(type, words)
                   : emp_attr_integer(type, (int64_t)words[0]);
}

static const emp_attr_t* read_integer(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  if (!emp_mlirbc_type(cursor, "the type of an integer", &type)) return NULL;
  if (type->kind != EMP_TYPE_INTEGER && type->kind != EMP_TYPE_INDEX) {
    emp_mlirbc_fail(reader, at, "wants an integer type or index, found '%s'",
                    emp_type_text(&reader->scratch, type));
    return NULL;
  }
  return emp_mlirbc_integer_of(cursor, type);
}

const emp_attr_t* emp_mlirbc_float_of(emp_mlirbc_cursor_t* cursor,
                                      const emp_type_t* type) {
  uint64_t words[2];
  if (!emp_mlirbc_float_bits(cursor, type->bits, words)) return NULL;
  uint64_t mask =
      type->bits < 64 ? (UINT64_C(1) << type->bits) - 1 : ~UINT64_C(0);
  return emp_attr_float_bits(type, words[0] & mask, words[1]);
}

static const emp_attr_t* read_float(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  if (!emp_mlirbc_type(cursor, "the type of a float", &type)) return NULL;
  if (type->kind != EMP_TYPE_FLOAT) {
    emp_mlirbc_fail(reader, at, "wants a float type, found '%s'",
                    emp_type_text(&reader->scratch, type));
    return NULL;
  }
  return emp_mlirbc_float_of(cursor, type);
}

// -- locations ----------------------------------------------------------------

static const emp_attr_t* read_callsite(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* callee = NULL;
  const emp_attr_t* caller = NULL;
  if (!emp_mlirbc_loc(cursor, &callee) || !emp_mlirbc_loc(cursor, &caller)) {
    return NULL;
  }
  return emp_loc_callsite(callee, caller);
}

static uint32_t saturate(uint64_t value) {
  return value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
}

static const emp_attr_t* read_file_loc(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* file = NULL;
  uint64_t line = 0;
  uint64_t column = 0;
  if (!emp_mlirbc_attr_of(cursor, "the name of a file", EMP_ATTR_STRING,
                          &file) ||
      !emp_mlirbc_varint(cursor, "a line", &line) ||
      !emp_mlirbc_varint(cursor, "a column", &column)) {
    return NULL;
  }
  return emp_loc_file(cursor->reader->context, file->text, saturate(line),
                      saturate(column));
}

// None to four numbers: line, column, then where it ends: column, or line and
// column.
static const emp_attr_t* read_range_loc(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* file = NULL;
  size_t count = 0;
  uint32_t n[4] = {0};
  if (!emp_mlirbc_attr_of(cursor, "the name of a file", EMP_ATTR_STRING,
                          &file)) {
    return NULL;
  }
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_count(cursor, "lines and columns", &count)) return NULL;
  if (count > 4) {
    emp_mlirbc_fail(reader, at, "wants at most 4 lines and columns, found %zu",
                    count);
    return NULL;
  }
  for (size_t i = 0; i < count; ++i) {
    uint64_t value = 0;
    if (!emp_mlirbc_varint(cursor, "a line or column", &value)) return NULL;
    n[i] = saturate(value);
  }
  emp_context_t* context = reader->context;
  if (count < 3) return emp_loc_file(context, file->text, n[0], n[1]);
  return count == 3
             ? emp_loc_file_range(context, file->text, n[0], n[1], n[0], n[2])
             : emp_loc_file_range(context, file->text, n[0], n[1], n[2], n[3]);
}

static const emp_attr_t* read_fused_of(emp_mlirbc_cursor_t* cursor,
                                       bool has_metadata) {
  emp_mlirbc_t* reader = cursor->reader;
  size_t count = 0;
  const emp_attr_t* metadata = NULL;
  if (!emp_mlirbc_count(cursor, "the number of locations", &count)) return NULL;
  const emp_attr_t** items =
      emp_arena_new_array(&reader->scratch, const emp_attr_t*, count);
  for (size_t i = 0; i < count; ++i) {
    if (!emp_mlirbc_loc(cursor, &items[i])) return NULL;
  }
  if (has_metadata &&
      !emp_mlirbc_attr(cursor, "what locations are fused for", &metadata)) {
    return NULL;
  }
  return emp_loc_fused(reader->context, items, count, metadata);
}

static const emp_attr_t* read_fused(emp_mlirbc_cursor_t* cursor) {
  return read_fused_of(cursor, false);
}

static const emp_attr_t* read_fused_with_metadata(emp_mlirbc_cursor_t* cursor) {
  return read_fused_of(cursor, true);
}

static const emp_attr_t* read_name_loc(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* name = NULL;
  const emp_attr_t* child = NULL;
  if (!emp_mlirbc_attr_of(cursor, "the name of a location", EMP_ATTR_STRING,
                          &name) ||
      !emp_mlirbc_loc(cursor, &child)) {
    return NULL;
  }
  return emp_loc_name(cursor->reader->context, name->text, child);
}

static const emp_attr_t* read_unknown_loc(emp_mlirbc_cursor_t* cursor) {
  return emp_loc_unknown(cursor->reader->context);
}

// -- elements -----------------------------------------------------------------

static bool read_shaped(emp_mlirbc_cursor_t* cursor,
                        const emp_type_t** out_type) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_type(cursor, "the type of elements", out_type)) return false;
  const emp_type_t* type = *out_type;
  if ((type->kind == EMP_TYPE_TENSOR || type->kind == EMP_TYPE_VECTOR ||
       type->kind == EMP_TYPE_MEMREF) &&
      emp_type_has_static_shape(type) && emp_type_element_count(type) >= 0) {
    return true;
  }
  return emp_mlirbc_fail(reader, at,
                         "wants a tensor or vector of static shape, found '%s'",
                         emp_type_text(&reader->scratch, type));
}

static const emp_attr_t* read_resource(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_type_t* type = NULL;
  size_t index = 0;
  if (!read_shaped(cursor, &type) ||
      !emp_mlirbc_index(cursor, "the index of a resource",
                        reader->resource_count, &index)) {
    return NULL;
  }
  return emp_attr_resource(
      type, emp_intern(reader->context, reader->resources[index]));
}

static bool is_array_element(const emp_type_t* type) {
  if (type->kind == EMP_TYPE_FLOAT) {
    return type->bits % 8 == 0 && type->bits <= 64;
  }
  return type->kind == EMP_TYPE_INTEGER &&
         (type->bits == 1 || (type->bits % 8 == 0 && type->bits <= 64));
}

static const emp_attr_t* read_dense_array(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  uint64_t count = 0;
  const uint8_t* bytes = NULL;
  size_t length = 0;
  if (!emp_mlirbc_type(cursor, "the type of an array's items", &type)) {
    return NULL;
  }
  if (!is_array_element(type)) {
    emp_mlirbc_fail(reader, at,
                    "wants i1, or integers or floats of whole bytes in an "
                    "array, found '%s'",
                    emp_type_text(&reader->scratch, type));
    return NULL;
  }
  at = cursor->at;
  if (!emp_mlirbc_varint(cursor, "the length of an array", &count) ||
      !emp_mlirbc_blob(cursor, "the items of an array", &bytes, &length)) {
    return NULL;
  }
  size_t width = emp_dense_element_bytes(type);
  size_t file_width = (type->bits + 7) / 8;
  if (length / file_width != count || length % file_width != 0) {
    emp_mlirbc_fail(reader, at,
                    "wants %llu items of %zu bytes each, found %zu bytes",
                    (unsigned long long)count, file_width, length);
    return NULL;
  }
  if (width != file_width) {
    bytes = emp_mlirbc_widened(reader, type, bytes, (size_t)count);
  }
  return emp_attr_dense_array(type, bytes, (size_t)count);
}

static const emp_attr_t* read_dense(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* type = NULL;
  const uint8_t* bytes = NULL;
  size_t length = 0;
  if (!read_shaped(cursor, &type) ||
      !emp_mlirbc_blob(cursor, "dense elements", &bytes, &length)) {
    return NULL;
  }
  return emp_mlirbc_dense(cursor, type, bytes, length);
}

static const emp_attr_t* read_dense_strings(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* type = NULL;
  return read_shaped(cursor, &type) ? emp_mlirbc_dense_strings(cursor, type)
                                    : NULL;
}

static const emp_attr_t* read_sparse(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  const emp_attr_t* indices = NULL;
  const emp_attr_t* values = NULL;
  if (!read_shaped(cursor, &type) ||
      !emp_mlirbc_attr_of(cursor, "the places of sparse elements",
                          EMP_ATTR_DENSE, &indices) ||
      !emp_mlirbc_attr_of(cursor, "the values of sparse elements",
                          EMP_ATTR_DENSE, &values)) {
    return NULL;
  }
  const emp_type_t* places = indices->type;
  int64_t count = emp_dense_count(values);
  bool fits = places->element->kind == EMP_TYPE_INTEGER && places->rank >= 1 &&
              places->rank <= 2 && places->dims[0] == count &&
              (places->rank == 2 ? places->dims[1] : 1) == type->rank &&
              values->type->element == type->element;
  if (!fits) {
    emp_mlirbc_fail(reader, at,
                    "wants a place of %u numbers for each of %lld values of "
                    "'%s', found places of type '%s'",
                    type->rank, (long long)count,
                    emp_type_text(&reader->scratch, type),
                    emp_type_text(&reader->scratch, places));
    return NULL;
  }
  return emp_attr_sparse(type, indices, values);
}

static const emp_attr_t* read_distinct(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* referenced = NULL;
  if (!emp_mlirbc_attr(cursor, "what a distinct attribute holds",
                       &referenced)) {
    return NULL;
  }
  return emp_attr_distinct(reader->context, reader->distinct_count++,
                           referenced);
}

// -- types --------------------------------------------------------------------

enum {
  kScalarKinds = 1U << EMP_TYPE_INTEGER | 1U << EMP_TYPE_INDEX |
                 1U << EMP_TYPE_FLOAT | 1U << EMP_TYPE_DIALECT |
                 1U << EMP_TYPE_OPAQUE,
  kTensorKinds = kScalarKinds | 1U << EMP_TYPE_COMPLEX | 1U << EMP_TYPE_VECTOR,
  kMemrefKinds =
      kTensorKinds | 1U << EMP_TYPE_MEMREF | 1U << EMP_TYPE_UNRANKED_MEMREF,
};

static bool read_element(emp_mlirbc_cursor_t* cursor, const char* of,
                         uint32_t kinds, const emp_type_t** out_type) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_type(cursor, "the type of elements", out_type)) return false;
  if (kinds & (1U << (*out_type)->kind)) return true;
  return emp_mlirbc_fail(reader, at, "'%s' cannot be the element of a %s",
                         emp_type_text(&reader->scratch, *out_type), of);
}

// Dimensions; old files write -1 for a dynamic one.
static bool read_dims(emp_mlirbc_cursor_t* cursor, bool is_vector,
                      int64_t** out_dims, size_t* out_rank) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_signed_list(cursor, "a dimension", out_dims, out_rank)) {
    return false;
  }
  if (*out_rank > kMaxRank) {
    return emp_mlirbc_fail(reader, at, "wants a rank up to %d, found %zu",
                           kMaxRank, *out_rank);
  }
  for (size_t i = 0; i < *out_rank; ++i) {
    int64_t* dim = &(*out_dims)[i];
    if (*dim == -1 && !is_vector) *dim = EMP_DIM_DYNAMIC;
    bool is_good = is_vector ? *dim > 0 : *dim >= 0 || *dim == EMP_DIM_DYNAMIC;
    if (is_good) continue;
    return emp_mlirbc_fail(reader, at, "wants a dimension %s, found %lld",
                           is_vector ? "above 0" : "of at least 0",
                           (long long)*dim);
  }
  return true;
}

static const emp_type_t* read_integer_type(emp_mlirbc_cursor_t* cursor) {
  static const emp_signedness_t kSigns[] = {EMP_SIGNLESS, EMP_SIGNED,
                                            EMP_UNSIGNED};
  const uint8_t* at = cursor->at;
  uint64_t word = 0;
  if (!emp_mlirbc_varint(cursor, "the width of an integer", &word)) return NULL;
  uint64_t bits = word >> 2;
  if ((word & 3) > 2 || bits == 0 || bits > EMP_MAX_INTEGER_BITS) {
    emp_mlirbc_fail(cursor->reader, at,
                    "wants an integer of 1 to %d bits, found %llu bits and "
                    "signedness %u",
                    EMP_MAX_INTEGER_BITS, (unsigned long long)bits,
                    (unsigned)(word & 3));
    return NULL;
  }
  return emp_type_integer_signed(cursor->reader->context, (uint32_t)bits,
                                 kSigns[word & 3]);
}

static const emp_type_t* read_index_type(emp_mlirbc_cursor_t* cursor) {
  return emp_type_index(cursor->reader->context);
}

static const emp_type_t* read_function_type(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t** inputs = NULL;
  const emp_type_t** results = NULL;
  size_t input_count = 0;
  size_t result_count = 0;
  if (!emp_mlirbc_type_list(cursor, "the type of an input", &inputs,
                            &input_count) ||
      !emp_mlirbc_type_list(cursor, "the type of a result", &results,
                            &result_count)) {
    return NULL;
  }
  return emp_type_function(cursor->reader->context, inputs, input_count,
                           results, result_count);
}

#define FLOAT_READER(name)                                            \
  static const emp_type_t* read_##name(emp_mlirbc_cursor_t* cursor) { \
    return emp_type_float(cursor->reader->context, EMP_FLOAT_##name); \
  }
FLOAT_READER(BF16)
FLOAT_READER(F16)
FLOAT_READER(F32)
FLOAT_READER(F64)
FLOAT_READER(F80)
FLOAT_READER(F128)
#undef FLOAT_READER

static const emp_type_t* read_complex_type(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* element = NULL;
  if (!read_element(cursor, "complex",
                    1U << EMP_TYPE_INTEGER | 1U << EMP_TYPE_FLOAT, &element)) {
    return NULL;
  }
  return emp_type_complex(element);
}

static bool check_layout(emp_mlirbc_t* reader, const uint8_t* at, size_t rank,
                         const emp_attr_t** inout_layout) {
  const emp_attr_t* layout = *inout_layout;
  bool is_map = layout->kind == EMP_ATTR_AFFINE_MAP;
  size_t dims = is_map ? layout->map->dim_count : layout->count;
  if ((is_map || layout->kind == EMP_ATTR_STRIDED) && dims == rank) {
    if (is_map && emp_affine_map_is_identity(layout->map)) *inout_layout = NULL;
    return true;
  }
  return emp_mlirbc_fail(reader, at,
                         "wants a layout of %zu dimensions, found %s", rank,
                         emp_attr_text(&reader->scratch, layout));
}

static const emp_type_t* read_memref_in(emp_mlirbc_cursor_t* cursor,
                                        const emp_attr_t* space) {
  int64_t* dims = NULL;
  size_t rank = 0;
  const emp_type_t* element = NULL;
  const emp_attr_t* layout = NULL;
  if (!read_dims(cursor, false, &dims, &rank) ||
      !read_element(cursor, "memref", kMemrefKinds, &element)) {
    return NULL;
  }
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_attr(cursor, "the layout of a memref", &layout) ||
      !check_layout(cursor->reader, at, rank, &layout)) {
    return NULL;
  }
  return emp_type_memref(dims, rank, element, layout, space);
}

static const emp_type_t* read_memref(emp_mlirbc_cursor_t* cursor) {
  return read_memref_in(cursor, NULL);
}

static const emp_type_t* read_memref_with_space(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* space = NULL;
  if (!emp_mlirbc_attr(cursor, "a memory space", &space)) return NULL;
  return read_memref_in(cursor, space);
}

static const emp_type_t* read_none(emp_mlirbc_cursor_t* cursor) {
  return emp_type_none(cursor->reader->context);
}

static const emp_type_t* read_tensor_of(emp_mlirbc_cursor_t* cursor,
                                        const emp_attr_t* encoding) {
  int64_t* dims = NULL;
  size_t rank = 0;
  const emp_type_t* element = NULL;
  const uint8_t* at = cursor->at;
  if (!read_dims(cursor, false, &dims, &rank) ||
      !read_element(cursor, "tensor", kTensorKinds, &element)) {
    return NULL;
  }
  emp_diag_sink_t silent = {0};
  if (encoding && !emp_verify_encoding(encoding, dims, rank, &silent,
                                       cursor->reader->file_loc)) {
    emp_mlirbc_fail(cursor->reader, at,
                    "wants an encoding that fits the sizes, found %s",
                    emp_attr_text(&cursor->reader->scratch, encoding));
    return NULL;
  }
  return emp_type_tensor(dims, rank, element, encoding);
}

static const emp_type_t* read_tensor(emp_mlirbc_cursor_t* cursor) {
  return read_tensor_of(cursor, NULL);
}

static const emp_type_t* read_encoded_tensor(emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* encoding = NULL;
  if (!emp_mlirbc_attr(cursor, "the encoding of a tensor", &encoding)) {
    return NULL;
  }
  return read_tensor_of(cursor, encoding);
}

static const emp_type_t* read_tuple(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t** types = NULL;
  size_t count = 0;
  if (!emp_mlirbc_type_list(cursor, "a type of a tuple", &types, &count)) {
    return NULL;
  }
  return emp_type_tuple(cursor->reader->context, types, count);
}

static const emp_type_t* read_unranked_memref_in(emp_mlirbc_cursor_t* cursor,
                                                 const emp_attr_t* space) {
  const emp_type_t* element = NULL;
  if (!read_element(cursor, "memref", kMemrefKinds, &element)) return NULL;
  return emp_type_unranked_memref(element, space);
}

static const emp_type_t* read_unranked_memref(emp_mlirbc_cursor_t* cursor) {
  return read_unranked_memref_in(cursor, NULL);
}

static const emp_type_t* read_unranked_memref_with_space(
    emp_mlirbc_cursor_t* cursor) {
  const emp_attr_t* space = NULL;
  if (!emp_mlirbc_attr(cursor, "a memory space", &space)) return NULL;
  return read_unranked_memref_in(cursor, space);
}

static const emp_type_t* read_unranked_tensor(emp_mlirbc_cursor_t* cursor) {
  const emp_type_t* element = NULL;
  if (!read_element(cursor, "tensor", kTensorKinds, &element)) return NULL;
  return emp_type_unranked_tensor(element);
}

static const emp_type_t* read_vector_of(emp_mlirbc_cursor_t* cursor,
                                        uint64_t scalable, size_t flag_count,
                                        bool has_flags) {
  int64_t* dims = NULL;
  size_t rank = 0;
  const emp_type_t* element = NULL;
  const uint8_t* at = cursor->at;
  if (!read_dims(cursor, true, &dims, &rank)) return NULL;
  if (has_flags && flag_count != rank) {
    emp_mlirbc_fail(cursor->reader, at,
                    "wants %zu dimensions as there are flags, found %zu",
                    flag_count, rank);
    return NULL;
  }
  if (!read_element(cursor, "vector", kScalarKinds, &element)) return NULL;
  return emp_type_vector(dims, rank, scalable, element);
}

static const emp_type_t* read_vector(emp_mlirbc_cursor_t* cursor) {
  return read_vector_of(cursor, 0, 0, false);
}

static const emp_type_t* read_scalable_vector(emp_mlirbc_cursor_t* cursor) {
  size_t count = 0;
  uint64_t scalable = 0;
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_count(cursor, "the number of dimensions", &count)) {
    return NULL;
  }
  if (count > kMaxRank) {
    emp_mlirbc_fail(cursor->reader, at, "wants a rank up to %d, found %zu",
                    kMaxRank, count);
    return NULL;
  }
  for (size_t i = 0; i < count; ++i) {
    uint8_t flag = 0;
    if (!emp_mlirbc_byte(cursor, "whether a dimension is scalable", &flag)) {
      return NULL;
    }
    scalable |= (uint64_t)(flag != 0) << i;
  }
  return read_vector_of(cursor, scalable, count, true);
}

// -- codes --------------------------------------------------------------------

static const emp_attr_t* (*const kAttrReaders[])(emp_mlirbc_cursor_t*) = {
    read_array,     read_dictionary,
    read_string,    read_typed_string,
    read_symbol,    read_nested_symbol,
    read_type_attr, read_unit,
    read_integer,   read_float,
    read_callsite,  read_file_loc,
    read_fused,     read_fused_with_metadata,
    read_name_loc,  read_unknown_loc,
    read_resource,  read_dense_array,
    read_dense,     read_dense_strings,
    read_sparse,    read_distinct,
    read_range_loc,
};

static const emp_type_t* (*const kTypeReaders[])(emp_mlirbc_cursor_t*) = {
    read_integer_type,
    read_index_type,
    read_function_type,
    read_BF16,
    read_F16,
    read_F32,
    read_F64,
    read_F80,
    read_F128,
    read_complex_type,
    read_memref,
    read_memref_with_space,
    read_none,
    read_tensor,
    read_encoded_tensor,
    read_tuple,
    read_unranked_memref,
    read_unranked_memref_with_space,
    read_unranked_tensor,
    read_vector,
    read_scalable_vector,
};

static const emp_attr_t* read_attr(emp_mlirbc_cursor_t* cursor) {
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a builtin attribute",
                        sizeof kAttrReaders / sizeof kAttrReaders[0], &code)) {
    return NULL;
  }
  return kAttrReaders[code](cursor);
}

static const emp_type_t* read_type(emp_mlirbc_cursor_t* cursor) {
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a builtin type",
                        sizeof kTypeReaders / sizeof kTypeReaders[0], &code)) {
    return NULL;
  }
  return kTypeReaders[code](cursor);
}

const emp_mlirbc_encoding_t emp_mlirbc_builtin = {"builtin", read_attr,
                                                  read_type};
