// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes: immutable, uniqued in a context, compared by pointer. Locations
// are attributes too. The one exception to uniquing is big data: dense
// elements above 4 KiB are compared by their bytes only when asked.
#ifndef EMP_IR_ATTR_H_
#define EMP_IR_ATTR_H_

#include "ir/affine.h"
#include "ir/type.h"

typedef struct emp_attr_def_s emp_attr_def_t;
typedef struct emp_enum_def_s emp_enum_def_t;

typedef enum emp_attr_kind_e {
  EMP_ATTR_UNIT,
  EMP_ATTR_INTEGER,      // type (i1: prints true/false), value or words
  EMP_ATTR_FLOAT,        // type, bits
  EMP_ATTR_STRING,       // text; type other than NULL is printed: "x" : i32
  EMP_ATTR_TYPE,         // type
  EMP_ATTR_ARRAY,        // items
  EMP_ATTR_DICTIONARY,   // entries, sorted by name
  EMP_ATTR_SYMBOL_REF,   // text: the root; items: nested references
  EMP_ATTR_DENSE,        // type, data: dense<...>
  EMP_ATTR_DENSE_ARRAY,  // type: the element type, data: array<i64: ...>
  EMP_ATTR_RESOURCE,     // type, text: the key; data once the section is read
  EMP_ATTR_SPARSE,       // type, items: {indices, values}
  EMP_ATTR_AFFINE_MAP,   // map
  EMP_ATTR_INTEGER_SET,  // set
  EMP_ATTR_STRIDED,      // strided<[...], offset: o>: dims = strides, value =
                         // offset
  EMP_ATTR_ENUM,         // enum_def, value: #arith.fastmath<contract>
  EMP_ATTR_DIALECT,      // attr_def, items: parameters (NULL: left out)
  EMP_ATTR_OPAQUE,    // text: the whole `#dialect<...>` of an unknown dialect
  EMP_ATTR_DISTINCT,  // value: the number, items[0]
  EMP_ATTR_LOC_UNKNOWN,
  EMP_ATTR_LOC_FILE,  // text: file, line, column (range: end_line, end_column)
  EMP_ATTR_LOC_NAME,  // text, items[0]: child
  EMP_ATTR_LOC_CALLSITE,  // items: callee, caller
  EMP_ATTR_LOC_FUSED,     // items: locations; metadata (or NULL) in `extra`
} emp_attr_kind_t;

// A name is interned text: equal names have equal data pointers.
typedef struct emp_named_attr_s {
  emp_str_t name;
  const emp_attr_t* value;
} emp_named_attr_t;

// Element bytes: little-endian, i1 one byte each, other widths in whole bytes
// rounded up to a power of two (i4 one byte, sign kept as written). A splat
// holds one element. The bytes are borrowed from the context's arena, a mapped
// file, or the caller's text.
typedef struct emp_dense_data_s {
  const uint8_t* bytes;
  size_t length;
  bool is_splat;
} emp_dense_data_t;

struct emp_attr_s {
  emp_attr_kind_t kind;
  uint32_t count;
  emp_context_t* context;
  const emp_type_t* type;
  emp_str_t text;
  union {
    uint64_t bits[2];  // floats
    struct {           // file locations
      uint32_t line, column, end_line, end_column;
    };
    struct {  // all others
      union {
        const emp_attr_t* const* items;  // `count` of them
        const emp_named_attr_t* entries;
        const int64_t* dims;
        const void* payload;
        // Integers above 64 bits, least significant first; else NULL.
        const uint64_t* words;
      };
      int64_t value;  // integers up to 64 bits, sign-extended
    };
  };
  // A file location ends here: it holds nothing of what follows.
  emp_dense_data_t data;
  union {  // by kind
    const emp_affine_map_t* map;
    const emp_integer_set_t* set;
    const emp_attr_def_t* attr_def;
    const emp_enum_def_t* enum_def;
    const emp_attr_t* extra;
    const void* subject;
  };
};

// -- making -----------------------------------------------------------------

// The one copy of a text in a context.
emp_str_t emp_intern(emp_context_t* context, emp_str_t text);

const emp_attr_t* emp_attr_unit(emp_context_t* context);
const emp_attr_t* emp_attr_bool(emp_context_t* context, bool value);
// `value` is taken modulo 2^bits of `type` (integer or index) and stored
// sign-extended; an unsigned type and i1 store it zero-extended (true is 1).
const emp_attr_t* emp_attr_integer(const emp_type_t* type, int64_t value);
const emp_attr_t* emp_attr_wide_integer(const emp_type_t* type,
                                        const uint64_t* words);
const emp_attr_t* emp_attr_i32(emp_context_t* context, int32_t value);
const emp_attr_t* emp_attr_i64(emp_context_t* context, int64_t value);
const emp_attr_t* emp_attr_index(emp_context_t* context, int64_t value);
const emp_attr_t* emp_attr_float(const emp_type_t* type, double value);
const emp_attr_t* emp_attr_float_bits(const emp_type_t* type, uint64_t low,
                                      uint64_t high);
const emp_attr_t* emp_attr_string(emp_context_t* context, emp_str_t text);
const emp_attr_t* emp_attr_typed_string(emp_context_t* context, emp_str_t text,
                                        const emp_type_t* type);
const emp_attr_t* emp_attr_cstr(emp_context_t* context, const char* text);
const emp_attr_t* emp_attr_type(const emp_type_t* type);
const emp_attr_t* emp_attr_array(emp_context_t* context,
                                 const emp_attr_t* const* items, size_t count);
// Sorts; names must differ (the parser checks).
const emp_attr_t* emp_attr_dictionary(emp_context_t* context,
                                      const emp_named_attr_t* entries,
                                      size_t count);
const emp_attr_t* emp_attr_symbol(emp_context_t* context, emp_str_t root);
const emp_attr_t* emp_attr_symbol_nested(emp_context_t* context, emp_str_t root,
                                         const emp_attr_t* const* nested,
                                         size_t count);
// Borrows `data.bytes`, which must live as long as the context; small data is
// copied and uniqued. A splat's length is that of one element.
const emp_attr_t* emp_attr_dense(const emp_type_t* type, emp_dense_data_t data);
// Copies big data too.
const emp_attr_t* emp_attr_dense_copy(const emp_type_t* type,
                                      emp_dense_data_t data);
const emp_attr_t* emp_attr_dense_splat(const emp_type_t* type,
                                       const emp_attr_t* element);
// Copies `bytes`.
const emp_attr_t* emp_attr_dense_array(const emp_type_t* element,
                                       const void* bytes, size_t count);
const emp_attr_t* emp_attr_i64_array(emp_context_t* context,
                                     const int64_t* values, size_t count);
const emp_attr_t* emp_attr_i32_array(emp_context_t* context,
                                     const int32_t* values, size_t count);
const emp_attr_t* emp_attr_resource(const emp_type_t* type, emp_str_t key);
const emp_attr_t* emp_attr_sparse(const emp_type_t* type,
                                  const emp_attr_t* indices,
                                  const emp_attr_t* values);
const emp_attr_t* emp_attr_affine_map(emp_context_t* context,
                                      const emp_affine_map_t* map);
const emp_attr_t* emp_attr_integer_set(emp_context_t* context,
                                       const emp_integer_set_t* set);
const emp_attr_t* emp_attr_strided(emp_context_t* context,
                                   const int64_t* strides, size_t rank,
                                   int64_t offset);
const emp_attr_t* emp_attr_enum(emp_context_t* context,
                                const emp_enum_def_t* def, int64_t value);
const emp_attr_t* emp_attr_dialect(emp_context_t* context,
                                   const emp_attr_def_t* def,
                                   const emp_attr_t* const* params,
                                   size_t count);
// By the name of a registered definition, e.g. "hal.device.promise".
const emp_attr_t* emp_attr_named(emp_context_t* context, const char* name,
                                 const emp_attr_t* const* params, size_t count);
const emp_attr_t* emp_attr_opaque(emp_context_t* context, emp_str_t text);
const emp_attr_t* emp_attr_distinct(emp_context_t* context, int64_t number,
                                    const emp_attr_t* referenced);
const emp_attr_t* emp_loc_unknown(emp_context_t* context);
const emp_attr_t* emp_loc_file(emp_context_t* context, emp_str_t file,
                               uint32_t line, uint32_t column);
const emp_attr_t* emp_loc_file_range(emp_context_t* context, emp_str_t file,
                                     uint32_t line, uint32_t column,
                                     uint32_t end_line, uint32_t end_column);
const emp_attr_t* emp_loc_name(emp_context_t* context, emp_str_t name,
                               const emp_attr_t* child);
const emp_attr_t* emp_loc_callsite(const emp_attr_t* callee,
                                   const emp_attr_t* caller);
const emp_attr_t* emp_loc_fused(emp_context_t* context,
                                const emp_attr_t* const* items, size_t count,
                                const emp_attr_t* metadata);

// -- asking -----------------------------------------------------------------

bool emp_attr_is_loc(const emp_attr_t* attr);
double emp_attr_float_value(const emp_attr_t* attr);
// The entry of a dictionary; NULL when absent.
const emp_attr_t* emp_dictionary_get(const emp_attr_t* dictionary,
                                     const char* name);
// Number of elements of dense elements or a dense array.
int64_t emp_dense_count(const emp_attr_t* dense);
// Element `i` of integer or index elements, sign-extended (or zero-extended
// for i1 and unsigned types); of dense elements or a dense array.
int64_t emp_dense_int(const emp_attr_t* dense, int64_t i);
double emp_dense_float(const emp_attr_t* dense, int64_t i);
// Element `i` as an attribute of the element type.
const emp_attr_t* emp_dense_element(const emp_attr_t* dense, int64_t i);
// Bytes that one element takes in emp_dense_data_t.
size_t emp_dense_element_bytes(const emp_type_t* element);
// Integers of an array attribute, a dense array or dense elements, whichever
// `attr` is (older files use other forms); false when it is none of them or
// longer than `capacity`.
bool emp_attr_read_ints(const emp_attr_t* attr, int64_t* out_values,
                        size_t capacity, size_t* out_count);

#endif  // EMP_IR_ATTR_H_
