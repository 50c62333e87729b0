// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types: immutable, uniqued in a context, compared by pointer.
//
// One record describes every builtin type; which fields count is told by the
// kind. A type of another dialect is a definition (a row of a dialect's type
// table) with attributes as parameters: `!stream.resource<transient>` is
// {def = stream.resource, params = {"transient" as a string}}. A type parameter
// is a type attribute.
#ifndef EMP_IR_TYPE_H_
#define EMP_IR_TYPE_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/float16.h"
#include "emplace/str.h"

typedef struct emp_context_s emp_context_t;
typedef struct emp_attr_s emp_attr_t;
typedef struct emp_type_s emp_type_t;
typedef struct emp_type_def_s emp_type_def_t;

// The size of a `?`.
#define EMP_DIM_DYNAMIC INT64_MIN

enum { EMP_MAX_INTEGER_BITS = 1 << 24 };

typedef enum emp_type_kind_e {
  EMP_TYPE_INTEGER,  // bits, signedness
  EMP_TYPE_INDEX,
  EMP_TYPE_FLOAT,  // float_kind, bits
  EMP_TYPE_NONE,
  EMP_TYPE_COMPLEX,          // element
  EMP_TYPE_TUPLE,            // types[0 .. input_count)
  EMP_TYPE_FUNCTION,         // types: inputs, then results
  EMP_TYPE_VECTOR,           // dims, element, scalable_dims
  EMP_TYPE_TENSOR,           // dims, element, encoding (or NULL)
  EMP_TYPE_UNRANKED_TENSOR,  // element
  EMP_TYPE_MEMREF,           // dims, element, layout, memory_space (or NULL)
  EMP_TYPE_UNRANKED_MEMREF,  // element, memory_space (or NULL)
  EMP_TYPE_OPAQUE,   // text: the whole `!dialect<...>` of an unknown dialect
  EMP_TYPE_DIALECT,  // def, params
} emp_type_kind_t;

typedef enum emp_signedness_e {
  EMP_SIGNLESS,
  EMP_SIGNED,
  EMP_UNSIGNED,
} emp_signedness_t;

struct emp_type_s {
  emp_type_kind_t kind;
  emp_context_t* context;
  uint32_t bits;
  emp_signedness_t signedness;
  emp_float_kind_t float_kind;
  // Shaped types.
  uint32_t rank;
  const int64_t* dims;
  uint64_t scalable_dims;  // bit i: dim i of a vector is scalable
  const emp_type_t* element;
  const emp_attr_t*
      encoding;  // of a tensor; the layout of a memref (NULL: identity)
  const emp_attr_t* memory_space;
  // Functions and tuples.
  uint32_t input_count, result_count;
  const emp_type_t* const* types;
  // Other dialects.
  const emp_type_def_t* def;
  uint32_t param_count;
  const emp_attr_t* const* params;
  emp_str_t text;
};

// -- making -----------------------------------------------------------------

const emp_type_t* emp_type_integer(emp_context_t* context, uint32_t bits);
const emp_type_t* emp_type_integer_signed(emp_context_t* context, uint32_t bits,
                                          emp_signedness_t signedness);
const emp_type_t* emp_type_index(emp_context_t* context);
const emp_type_t* emp_type_float(emp_context_t* context, emp_float_kind_t kind);
const emp_type_t* emp_type_none(emp_context_t* context);
const emp_type_t* emp_type_complex(const emp_type_t* element);
const emp_type_t* emp_type_tuple(emp_context_t* context,
                                 const emp_type_t* const* types, size_t count);
const emp_type_t* emp_type_function(emp_context_t* context,
                                    const emp_type_t* const* inputs,
                                    size_t input_count,
                                    const emp_type_t* const* results,
                                    size_t result_count);
const emp_type_t* emp_type_vector(const int64_t* dims, size_t rank,
                                  uint64_t scalable_dims,
                                  const emp_type_t* element);
const emp_type_t* emp_type_tensor(const int64_t* dims, size_t rank,
                                  const emp_type_t* element,
                                  const emp_attr_t* encoding);
const emp_type_t* emp_type_unranked_tensor(const emp_type_t* element);
const emp_type_t* emp_type_memref(const int64_t* dims, size_t rank,
                                  const emp_type_t* element,
                                  const emp_attr_t* layout,
                                  const emp_attr_t* memory_space);
const emp_type_t* emp_type_unranked_memref(const emp_type_t* element,
                                           const emp_attr_t* memory_space);
const emp_type_t* emp_type_opaque(emp_context_t* context, emp_str_t text);
const emp_type_t* emp_type_dialect(emp_context_t* context,
                                   const emp_type_def_t* def,
                                   const emp_attr_t* const* params,
                                   size_t param_count);
// By the name of a registered definition, e.g. "hal.buffer_view"; NULL when
// there is none.
const emp_type_t* emp_type_named(emp_context_t* context, const char* name,
                                 const emp_attr_t* const* params,
                                 size_t param_count);

// -- asking -----------------------------------------------------------------

bool emp_type_is_integer(const emp_type_t* type, uint32_t bits);  // signless
bool emp_type_is_any_integer(const emp_type_t* type);  // any width and sign
bool emp_type_is_index(const emp_type_t* type);
bool emp_type_is_float(const emp_type_t* type);
bool emp_type_is_shaped(const emp_type_t* type);  // vector, tensor, memref
bool emp_type_is_tensor(const emp_type_t* type);  // ranked or not
bool emp_type_has_static_shape(const emp_type_t* type);
// True for the dialect type of that full name, e.g. "hal.buffer".
bool emp_type_is_named(const emp_type_t* type, const char* name);
uint32_t emp_type_dynamic_dim_count(const emp_type_t* type);
// Product of the dims; -1 when dynamic or above 2^63-1.
int64_t emp_type_element_count(const emp_type_t* type);
// The element type of a shaped type, the type itself otherwise.
const emp_type_t* emp_type_element_or_self(const emp_type_t* type);
// Bits of one scalar value in a register: index is 64; 0 for non-scalars.
uint32_t emp_type_bit_width(const emp_type_t* type);
// Bytes of `count` elements as they lie in a buffer: i1 one byte each, i2 and
// i4 packed, others in whole bytes rounded up to a power of two. False when it
// does not fit into 63 bits.
bool emp_type_storage_bytes(const emp_type_t* element, int64_t count,
                            int64_t* out_bytes);
// The same shaped type with another element type or shape.
const emp_type_t* emp_type_with_element(const emp_type_t* shaped,
                                        const emp_type_t* element);
const emp_type_t* emp_type_with_shape(const emp_type_t* shaped,
                                      const int64_t* dims, size_t rank);

#endif  // EMP_IR_TYPE_H_
