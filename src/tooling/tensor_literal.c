// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text literals of tensors. Brackets, commas and blanks between the numbers
// only separate: the shape says where rows end, as in IREE's tools.
#include <string.h>

#include "base/text.h"
#include "tooling/element.h"

// Reads dims and the element type of `4x?xf32`-like text.
static emp_status_t parse_shape(emp_str_t text, emp_tensor_t* out_shape) {
  emp_str_t rest = text;
  *out_shape = (emp_tensor_t){0};
  for (;;) {
    if (emp_element_type_from_name(rest, &out_shape->element_type)) {
      return emp_ok_status();
    }
    emp_str_t dim;
    emp_str_t tail;
    int64_t value;
    if (!emp_str_split(rest, 'x', &dim, &tail) || !emp_parse_i64(dim, &value) ||
        value < 0) {
      return EMP_FAIL(INVALID_ARGUMENT,
                      "'%.*s' is no shape: expected dims and an element type "
                      "such as 4x4xf32, found '%.*s'",
                      EMP_STR_ARGS(text), EMP_STR_ARGS(rest));
    }
    if (out_shape->rank == EMP_TENSOR_MAX_RANK) {
      return EMP_FAIL(INVALID_ARGUMENT, "'%.*s' has more than %d dims",
                      EMP_STR_ARGS(text), EMP_TENSOR_MAX_RANK);
    }
    out_shape->dims[out_shape->rank++] = value;
    rest = tail;
  }
}

emp_status_t emp_tensor_parse_shape(emp_str_t text, emp_tensor_t* out_shape,
                                    bool* out_has_rest, emp_str_t* out_rest) {
  emp_str_t shape;
  *out_rest = (emp_str_t){0};
  *out_has_rest = emp_str_split(emp_str_trim(text), '=', &shape, out_rest);
  return parse_shape(emp_str_trim(shape), out_shape);
}

static bool is_separator(char c) {
  return c == ' ' || c == ',' || c == '[' || c == ']' || c == '\t' ||
         c == '\n' || c == '\r' || c == ';';
}

static bool next_word(emp_str_t* rest, emp_str_t* out_word) {
  size_t start = 0;
  while (start < rest->length && is_separator(rest->data[start]))
    ++start;
  size_t end = start;
  while (end < rest->length && !is_separator(rest->data[end]))
    ++end;
  *out_word = (emp_str_t){rest->data + start, end - start};
  *rest = (emp_str_t){rest->data + end, rest->length - end};
  return end > start;
}

// `1+2j` or `(1 2)`-less real numbers: splits at the sign of the second part.
static bool parse_complex(emp_element_type_t type, emp_str_t word,
                          uint64_t bits[2]) {
  bool has_imaginary = word.length > 0 && word.data[word.length - 1] == 'j';
  if (!has_imaginary) return emp_element_parse(type, word, &bits[0]);
  size_t cut = 0;
  for (size_t i = 1; i + 1 < word.length; ++i) {
    char before = word.data[i - 1];
    bool is_sign = word.data[i] == '+' || word.data[i] == '-';
    if (is_sign && before != 'e' && before != 'E') cut = i;
  }
  emp_str_t imaginary = {word.data + cut, word.length - cut - 1};
  if (imaginary.length > 0 && imaginary.data[0] == '+') {
    imaginary.data++;
    imaginary.length--;
  }
  return emp_element_parse(type, imaginary, &bits[1]) &&
         (cut == 0 ||
          emp_element_parse(type, (emp_str_t){word.data, cut}, &bits[0]));
}

static emp_status_t parse_elements(emp_str_t text, emp_tensor_t* tensor) {
  emp_element_type_t type = tensor->element_type;
  bool is_complex = emp_element_class(type) == EMP_ELEMENT_CLASS_COMPLEX;
  int64_t count = emp_tensor_element_count(tensor);
  int64_t found = 0;
  uint64_t bits[2] = {0, 0};
  emp_str_t rest = text;
  emp_str_t word;
  while (next_word(&rest, &word)) {
    bits[0] = bits[1] = 0;
    bool ok = is_complex ? parse_complex(type, word, bits)
                         : emp_element_parse(type, word, &bits[0]);
    if (!ok) {
      return EMP_FAIL(INVALID_ARGUMENT, "'%.*s' is no value of type %s",
                      EMP_STR_ARGS(word), emp_element_type_name(type));
    }
    if (found < count) {
      for (int part = 0; part < 1 + is_complex; ++part) {
        emp_element_store(tensor, found, part, bits[part]);
      }
    }
    ++found;
  }
  if (found == count) return emp_ok_status();
  if (found != 1) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "the shape holds %lld elements, found %lld values",
                    (long long)count, (long long)found);
  }
  for (int64_t i = 0; i < count; ++i) {
    for (int part = 0; part < 1 + is_complex; ++part) {
      emp_element_store(tensor, i, part, bits[part]);
    }
  }
  return emp_ok_status();
}

emp_status_t emp_tensor_parse(emp_str_t text, emp_allocator_t host,
                              emp_tensor_t* out_tensor) {
  *out_tensor = (emp_tensor_t){0};
  emp_tensor_t shape;
  bool has_values;
  emp_str_t values;
  EMP_TRY(emp_tensor_parse_shape(text, &shape, &has_values, &values));
  EMP_TRY(emp_tensor_create(shape.element_type, shape.dims, shape.rank, host,
                            out_tensor));
  if (!has_values) return emp_ok_status();
  emp_status_t status = parse_elements(values, out_tensor);
  if (!emp_is_ok(status)) emp_tensor_free(out_tensor);
  return status;
}
