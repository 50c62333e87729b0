// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors in host memory: making, printing, comparing.
#include <math.h>
#include <string.h>

#include "base/checked.h"
#include "base/file.h"
#include "base/text.h"
#include "tooling/element.h"

enum { kAlignBytes = 64, kDefaultMaxElements = 1024 };

int64_t emp_tensor_element_count(const emp_tensor_t* tensor) {
  int64_t count = 1;
  bool is_empty = false;
  for (size_t i = 0; i < tensor->rank; ++i) {
    is_empty = is_empty || tensor->dims[i] == 0;
    // Only a shape that cannot be allocated gets here.
    if (!emp_mul_i64(count, tensor->dims[i], &count)) count = INT64_MAX;
  }
  return is_empty ? 0 : count;
}

emp_status_t emp_tensor_create(emp_element_type_t type, const int64_t* dims,
                               size_t rank, emp_allocator_t host,
                               emp_tensor_t* out_tensor) {
  *out_tensor = (emp_tensor_t){.element_type = type, .rank = rank};
  if (rank > EMP_TENSOR_MAX_RANK) {
    return EMP_FAIL(INVALID_ARGUMENT, "rank %zu is above the limit of %d", rank,
                    EMP_TENSOR_MAX_RANK);
  }
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] < 0) {
      return EMP_FAIL(INVALID_ARGUMENT, "dim %zu is %lld: it must not be < 0",
                      i, (long long)dims[i]);
    }
    out_tensor->dims[i] = dims[i];
  }
  size_t bytes;
  size_t block_bytes;
  if (!emp_element_array_bytes(type, dims, rank, &bytes) ||
      !emp_add_size(bytes, kAlignBytes, &block_bytes)) {
    return EMP_FAIL(OUT_OF_RANGE, "the tensor has too many bytes to address");
  }
  out_tensor->length_bytes = bytes;
  out_tensor->host = host;
  if (bytes == 0) return emp_ok_status();
  void* block = host.realloc(host.self, NULL, 0, block_bytes);
  if (!block) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a tensor of %zu bytes",
                    bytes);
  }
  memset(block, 0, block_bytes);
  out_tensor->block = block;
  out_tensor->block_bytes = block_bytes;
  uintptr_t address =
      ((uintptr_t)block + kAlignBytes - 1) & ~(uintptr_t)(kAlignBytes - 1);
  out_tensor->data = (char*)block + (address - (uintptr_t)block);
  return emp_ok_status();
}

void emp_tensor_free(emp_tensor_t* tensor) {
  if (tensor->block) {
    tensor->host.realloc(tensor->host.self, tensor->block, tensor->block_bytes,
                         0);
  }
  *tensor = (emp_tensor_t){0};
}

double emp_tensor_get(const emp_tensor_t* tensor, int64_t i) {
  return emp_element_to_double(tensor->element_type,
                               emp_element_load(tensor, i, 0));
}

// -- printing -----------------------------------------------------------------

static void print_element(const emp_tensor_t* tensor, int64_t i,
                          emp_writer_t out) {
  char text[96];
  size_t length = 0;
  emp_element_type_t type = tensor->element_type;
  length = emp_element_print(type, emp_element_load(tensor, i, 0), text);
  emp_write(out, (emp_str_t){text, length});
  if (emp_element_class(type) != EMP_ELEMENT_CLASS_COMPLEX) return;
  length = emp_element_print(type, emp_element_load(tensor, i, 1), text);
  if (text[0] != '-') emp_write_cstr(out, "+");
  emp_write(out, (emp_str_t){text, length});
  emp_write_cstr(out, "j");
}

// Prints dims from `dim` on, elements from *i on. Brackets surround each row
// of all dims but the outermost.
static void print_dim(const emp_tensor_t* tensor, size_t dim, int64_t* i,
                      int64_t limit, emp_writer_t out) {
  if (dim == tensor->rank) {
    print_element(tensor, (*i)++, out);
    return;
  }
  bool is_innermost = dim + 1 == tensor->rank;
  for (int64_t k = 0; k < tensor->dims[dim]; ++k) {
    if (*i >= limit) {
      emp_write_cstr(out, "...");
      return;
    }
    if (is_innermost && k > 0) emp_write_cstr(out, " ");
    if (!is_innermost) emp_write_cstr(out, "[");
    print_dim(tensor, dim + 1, i, limit, out);
    if (!is_innermost) emp_write_cstr(out, "]");
  }
}

void emp_tensor_print(const emp_tensor_t* tensor, size_t max_elements,
                      emp_writer_t out) {
  for (size_t i = 0; i < tensor->rank; ++i) {
    emp_write_format(out, "%lldx", (long long)tensor->dims[i]);
  }
  emp_write_cstr(out, emp_element_type_name(tensor->element_type));
  emp_write_cstr(out, "=");
  if (emp_tensor_element_count(tensor) == 0) return;
  int64_t i = 0;
  int64_t limit = max_elements ? (int64_t)max_elements : kDefaultMaxElements;
  print_dim(tensor, 0, &i, limit, out);
}

// -- comparing ----------------------------------------------------------------

static void default_tolerance(emp_element_type_t type, double* atol,
                              double* rtol) {
  if (*rtol < 0) *rtol = 1e-5;
  if (*atol >= 0) return;
  *atol = type == EMP_ELEMENT_F16 ? 1e-3 : 1e-4;
  if (type == EMP_ELEMENT_BF16) *atol = 1e-2;
}

static bool agree(const emp_tensor_t* a, const emp_tensor_t* b, int64_t i,
                  double atol, double rtol) {
  emp_element_type_t type = a->element_type;
  emp_element_class_t class = emp_element_class(type);
  bool is_complex = class == EMP_ELEMENT_CLASS_COMPLEX;
  if (!is_complex && class != EMP_ELEMENT_CLASS_FLOAT) {
    return emp_element_load(a, i, 0) == emp_element_load(b, i, 0);
  }
  for (int part = 0; part < 1 + is_complex; ++part) {
    double x = emp_element_to_double(type, emp_element_load(a, i, part));
    double y = emp_element_to_double(type, emp_element_load(b, i, part));
    bool equal = x == y || (isnan(x) && isnan(y)) ||
                 (isfinite(y) && fabs(x - y) <= atol + rtol * fabs(y));
    if (!equal) return false;
  }
  return true;
}

emp_status_t emp_tensor_compare(const emp_tensor_t* actual,
                                const emp_tensor_t* expected, double atol,
                                double rtol) {
  const emp_element_type_t type = expected->element_type;
  if (actual->element_type != type) {
    return EMP_FAIL(INVALID_ARGUMENT, "element type is %s, expected %s",
                    emp_element_type_name(actual->element_type),
                    emp_element_type_name(type));
  }
  bool same = actual->rank == expected->rank;
  for (size_t i = 0; same && i < actual->rank; ++i) {
    if (actual->dims[i] != expected->dims[i]) {
      return EMP_FAIL(INVALID_ARGUMENT, "dim %zu is %lld, expected %lld", i,
                      (long long)actual->dims[i], (long long)expected->dims[i]);
    }
  }
  if (!same) {
    return EMP_FAIL(INVALID_ARGUMENT, "rank is %zu, expected %zu", actual->rank,
                    expected->rank);
  }
  default_tolerance(type, &atol, &rtol);
  int64_t count = emp_tensor_element_count(actual);
  int64_t first = -1;
  int64_t differing = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (agree(actual, expected, i, atol, rtol)) continue;
    if (first < 0) first = i;
    ++differing;
  }
  if (differing == 0) return emp_ok_status();
  char x[96];
  char y[96];
  size_t x_length =
      emp_element_print(type, emp_element_load(actual, first, 0), x);
  size_t y_length =
      emp_element_print(type, emp_element_load(expected, first, 0), y);
  return EMP_FAIL(FAILED_PRECONDITION,
                  "element %lld is %.*s, expected %.*s (atol %g, rtol %g; "
                  "%lld of %lld elements differ)",
                  (long long)first, (int)x_length, x, (int)y_length, y, atol,
                  rtol, (long long)differing, (long long)count);
}

// -- files --------------------------------------------------------------------

emp_status_t emp_file_open_bytes(const char* path, emp_allocator_t host,
                                 emp_file_bytes_t* out_file) {
  emp_file_map_t map = {0};
  emp_status_t status = emp_file_map(path, host, &map);
  *out_file = (emp_file_bytes_t){map.data, map.length, map.is_mapped, map.host};
  return status;
}

void emp_file_close_bytes(emp_file_bytes_t* file) {
  emp_file_map_t map = {file->data, file->length, file->is_mapped, file->host};
  emp_file_unmap(&map);
  *file = (emp_file_bytes_t){0};
}

emp_status_t emp_file_write_bytes(const char* path, const void* bytes,
                                  size_t length) {
  return emp_file_write(path, bytes, length);
}

static void append_piece(void* user, emp_str_t piece) {
  emp_file_stream_append(user, piece);
}

emp_status_t emp_file_produce_bytes(const char* path, emp_produce_fn_t produce,
                                    void* user) {
  emp_file_stream_t stream = emp_file_stream(path);
  emp_status_t status = produce(user, (emp_writer_t){&stream, append_piece});
  emp_status_t written = emp_file_stream_close(&stream);
  if (emp_is_ok(status)) return written;
  emp_status_free(written);
  return status;
}
