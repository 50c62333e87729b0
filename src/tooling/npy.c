// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NumPy's .npy format, versions 1 to 3: magic, version, header length, a
// Python dict literal {'descr': '<f4', 'fortran_order': False, 'shape': (2,
// 3)}, then the elements. Source: NEP 1, "A Simple File Format for NumPy
// Arrays".
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/text.h"
#include "tooling/element.h"

static const char kMagic[] = "\x93NUMPY";
enum { kMagicBytes = 6, kHeaderAlign = 64 };

// dtype text without the byte order -> element type.
static const struct {
  const char* dtype;
  emp_element_type_t type;
} kTypes[] = {
    {"b1", EMP_ELEMENT_BOOL_8},     {"i1", EMP_ELEMENT_I8},
    {"i2", EMP_ELEMENT_I16},        {"i4", EMP_ELEMENT_I32},
    {"i8", EMP_ELEMENT_I64},        {"u1", EMP_ELEMENT_UI8},
    {"u2", EMP_ELEMENT_UI16},       {"u4", EMP_ELEMENT_UI32},
    {"u8", EMP_ELEMENT_UI64},       {"f2", EMP_ELEMENT_F16},
    {"f4", EMP_ELEMENT_F32},        {"f8", EMP_ELEMENT_F64},
    {"c8", EMP_ELEMENT_COMPLEX_64}, {"c16", EMP_ELEMENT_COMPLEX_128},
    {"i1", EMP_ELEMENT_SI8},        {"i2", EMP_ELEMENT_SI16},
    {"i4", EMP_ELEMENT_SI32},       {"i8", EMP_ELEMENT_SI64},
    {"V2", EMP_ELEMENT_BF16},       {"V1", EMP_ELEMENT_F8E4M3FN},
};

// The text after `'key':`, blanks skipped; empty when there is none.
static emp_str_t find_key(emp_str_t header, const char* key) {
  size_t length = strlen(key);
  for (size_t i = 0; i + length + 2 < header.length; ++i) {
    const char* at = header.data + i;
    if ((*at == '\'' || *at == '"') && memcmp(at + 1, key, length) == 0 &&
        at[length + 1] == *at) {
      emp_str_t rest = {at + length + 2, header.length - i - length - 2};
      rest = emp_str_trim(rest);
      if (rest.length > 0 && rest.data[0] == ':') {
        return emp_str_trim((emp_str_t){rest.data + 1, rest.length - 1});
      }
    }
  }
  return (emp_str_t){0};
}

static emp_status_t read_dtype(emp_str_t header, emp_element_type_t hint,
                               emp_element_type_t* out_type) {
  emp_str_t text = find_key(header, "descr");
  emp_str_t dtype = {0};
  if (text.length > 1) {
    emp_str_t tail;
    emp_str_split((emp_str_t){text.data + 1, text.length - 1}, text.data[0],
                  &dtype, &tail);
  }
  if (dtype.length > 0 && dtype.data[0] == '>') {
    return EMP_FAIL(UNIMPLEMENTED, "dtype '%.*s' is big-endian",
                    EMP_STR_ARGS(dtype));
  }
  emp_str_t name = dtype;
  if (name.length > 0 && strchr("<=|", name.data[0])) {
    name = (emp_str_t){name.data + 1, name.length - 1};
  }
  for (int pass = 0; pass < 2; ++pass) {
    for (size_t i = 0; i < EMP_COUNT_OF(kTypes); ++i) {
      bool wanted = pass == 1 || kTypes[i].type == hint;
      bool needs_hint = name.length > 0 && name.data[0] == 'V';
      if (wanted && !(needs_hint && pass == 1) &&
          emp_str_is(name, kTypes[i].dtype)) {
        *out_type = kTypes[i].type;
        return emp_ok_status();
      }
    }
  }
  return EMP_FAIL(UNIMPLEMENTED, "dtype '%.*s' of the .npy file",
                  EMP_STR_ARGS(dtype));
}

static emp_status_t read_shape(emp_str_t header, emp_tensor_t* shape) {
  emp_str_t text = find_key(header, "shape");
  emp_str_t inside;
  emp_str_t tail;
  if (text.length == 0 || text.data[0] != '(' ||
      !emp_str_split((emp_str_t){text.data + 1, text.length - 1}, ')', &inside,
                     &tail)) {
    return EMP_FAIL(INVALID_ARGUMENT, "the .npy header has no shape");
  }
  while (inside.length > 0) {
    emp_str_t word;
    emp_str_split(inside, ',', &word, &inside);
    word = emp_str_trim(word);
    if (word.length == 0) continue;
    int64_t dim;
    if (!emp_parse_i64(word, &dim) || dim < 0 ||
        shape->rank == EMP_TENSOR_MAX_RANK) {
      return EMP_FAIL(INVALID_ARGUMENT, "'%.*s' in the shape of a .npy file",
                      EMP_STR_ARGS(word));
    }
    shape->dims[shape->rank++] = dim;
  }
  return emp_ok_status();
}

// Finds the header and where the data starts.
static emp_status_t find_header(const uint8_t* bytes, size_t length,
                                emp_str_t* out_header, size_t* out_start) {
  if (length < kMagicBytes + 4 || memcmp(bytes, kMagic, kMagicBytes) != 0) {
    return EMP_FAIL(INVALID_ARGUMENT, "not a .npy file: the magic is missing");
  }
  uint8_t version = bytes[kMagicBytes];
  size_t size_bytes = version == 1 ? 2 : 4;
  size_t start = kMagicBytes + 2 + size_bytes;
  if (version < 1 || version > 3) {
    return EMP_FAIL(INVALID_ARGUMENT, ".npy version %u; 1 to 3 are known",
                    version);
  }
  size_t header_bytes = 0;
  if (length >= start) {
    for (size_t i = 0; i < size_bytes; ++i) {
      header_bytes |= (size_t)bytes[kMagicBytes + 2 + i] << (8 * i);
    }
  }
  if (length < start || header_bytes > length - start) {
    return EMP_FAIL(DATA_LOSS, "the .npy header ends at byte %zu of %zu",
                    start + header_bytes, length);
  }
  *out_header = (emp_str_t){(const char*)bytes + start, header_bytes};
  *out_start = start + header_bytes;
  return emp_ok_status();
}

// Copies Fortran-ordered elements to row-major order.
static void reorder(const uint8_t* from, emp_tensor_t* to) {
  size_t element_bytes = (emp_element_bits(to->element_type) + 7) / 8;
  int64_t count = emp_tensor_element_count(to);
  int64_t index[EMP_TENSOR_MAX_RANK] = {0};
  for (int64_t i = 0; i < count; ++i) {
    int64_t offset = 0;
    for (size_t d = to->rank; d-- > 0;)
      offset = offset * to->dims[d] + index[d];
    memcpy((uint8_t*)to->data + (size_t)i * element_bytes,
           from + (size_t)offset * element_bytes, element_bytes);
    for (size_t d = to->rank; d-- > 0;) {
      if (++index[d] < to->dims[d]) break;
      index[d] = 0;
    }
  }
}

emp_status_t emp_tensor_read_npy(const void* bytes, size_t length,
                                 emp_element_type_t hint, emp_allocator_t host,
                                 emp_tensor_t* out_tensor, size_t* out_used) {
  *out_tensor = (emp_tensor_t){0};
  *out_used = 0;
  emp_str_t header;
  size_t start = 0;
  emp_tensor_t shape = {0};
  EMP_TRY(find_header(bytes, length, &header, &start));
  EMP_TRY(read_dtype(header, hint, &shape.element_type));
  EMP_TRY(read_shape(header, &shape));
  // Before anything is allocated: a header may claim any size.
  size_t wanted = 0;
  if (!emp_element_array_bytes(shape.element_type, shape.dims, shape.rank,
                               &wanted) ||
      wanted > length - start) {
    return EMP_FAIL(DATA_LOSS, "the .npy file needs %zu bytes of data, has %zu",
                    wanted, length - start);
  }
  EMP_TRY(emp_tensor_create(shape.element_type, shape.dims, shape.rank, host,
                            out_tensor));
  const uint8_t* data = (const uint8_t*)bytes + start;
  emp_str_t order = find_key(header, "fortran_order");
  if (emp_str_starts_with(order, EMP_STR("True"))) {
    reorder(data, out_tensor);
  } else if (out_tensor->length_bytes > 0) {
    memcpy(out_tensor->data, data, out_tensor->length_bytes);
  }
  *out_used = start + out_tensor->length_bytes;
  return emp_ok_status();
}

emp_status_t emp_tensor_write_npy(const emp_tensor_t* tensor,
                                  emp_writer_t out) {
  const char* dtype = NULL;
  for (size_t i = 0; !dtype && i < EMP_COUNT_OF(kTypes); ++i) {
    if (kTypes[i].type == tensor->element_type) dtype = kTypes[i].dtype;
  }
  if (!dtype) {
    return EMP_FAIL(UNIMPLEMENTED, "element type %s has no .npy dtype",
                    emp_element_type_name(tensor->element_type));
  }
  char header[1024];
  bool is_byte = strcmp(dtype, "b1") == 0 || dtype[1] == '1';
  int used = snprintf(header, sizeof header,
                      "{'descr': '%c%s', 'fortran_order': False, 'shape': (",
                      is_byte && dtype[2] == 0 ? '|' : '<', dtype);
  for (size_t i = 0; i < tensor->rank; ++i) {
    used +=
        snprintf(header + used, sizeof header - (size_t)used, "%lld,%s",
                 (long long)tensor->dims[i], i + 1 < tensor->rank ? " " : "");
  }
  used += snprintf(header + used, sizeof header - (size_t)used, "), }");
  size_t total = kMagicBytes + 4 + (size_t)used + 1;
  size_t padding = (kHeaderAlign - total % kHeaderAlign) % kHeaderAlign;
  memset(header + used, ' ', padding);
  used += (int)padding;
  header[used++] = '\n';
  const char prefix[] = {
      (char)0x93,       'N', 'U', 'M', 'P', 'Y', 1, 0, (char)(used & 0xff),
      (char)(used >> 8)};
  emp_write(out, (emp_str_t){prefix, sizeof prefix});
  emp_write(out, (emp_str_t){header, (size_t)used});
  emp_write(out, (emp_str_t){tensor->data, tensor->length_bytes});
  return emp_ok_status();
}
