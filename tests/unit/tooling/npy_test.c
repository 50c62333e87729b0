// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files below are what NumPy 1.24 writes, byte for byte but for the
// padding of the header.
#include "emplace/tooling.h"
#include "harness/harness.h"

static size_t make_npy(char* out, const char* dict, const void* data,
                       size_t bytes) {
  size_t length = strlen(dict);
  memcpy(out, "\x93NUMPY\x01\x00", 8);
  out[8] = (char)(length & 0xff);
  out[9] = (char)(length >> 8);
  memcpy(out + 10, dict, length);
  memcpy(out + 10 + length, data, bytes);
  return 10 + length + bytes;
}

TEST(reads_c_and_fortran_order) {
  const float data[6] = {1, 2, 3, 4, 5, 6};
  char file[256];
  emp_tensor_t tensor;
  size_t used;
  size_t length = make_npy(
      file, "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n",
      data, sizeof data);
  assert_ok(emp_tensor_read_npy(file, length, 0, emp_allocator_libc(), &tensor,
                                &used));
  assert_int_equal(used, length);
  assert_int_equal(tensor.dims[1], 3);
  assert_true(emp_tensor_get(&tensor, 4) == 5);
  emp_tensor_free(&tensor);
  length = make_npy(
      file, "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }\n",
      data, sizeof data);
  assert_ok(emp_tensor_read_npy(file, length, 0, emp_allocator_libc(), &tensor,
                                &used));
  // Column-major 1..6 is [[1 3 5][2 4 6]].
  const double wanted[6] = {1, 3, 5, 2, 4, 6};
  for (int64_t i = 0; i < 6; ++i) {
    assert_true(emp_tensor_get(&tensor, i) == wanted[i]);
  }
  emp_tensor_free(&tensor);
}

TEST(truncated_and_foreign_files_are_refused) {
  const float data[2] = {1, 2};
  char file[256];
  emp_tensor_t tensor;
  size_t used;
  size_t length = make_npy(
      file, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n", data,
      sizeof data);
  for (size_t cut = 0; cut < length; ++cut) {
    emp_status_t status =
        emp_tensor_read_npy(file, cut, 0, emp_allocator_libc(), &tensor, &used);
    assert_false(emp_is_ok(status));
    emp_status_free(status);
  }
  length = make_npy(
      file, "{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }\n", data,
      sizeof data);
  assert_fails_with(emp_tensor_read_npy(file, length, 0, emp_allocator_libc(),
                                        &tensor, &used),
                    UNIMPLEMENTED, "big-endian");
  assert_fails_with(emp_tensor_read_npy("PK\x03\x04 and more", 14, 0,
                                        emp_allocator_libc(), &tensor, &used),
                    INVALID_ARGUMENT, "magic");
}

typedef struct file_s {
  char data[512];
  size_t length;
} file_t;

static void append(void* user, emp_str_t piece) {
  file_t* file = user;
  assert_true(file->length + piece.length <= sizeof file->data);
  memcpy(file->data + file->length, piece.data, piece.length);
  file->length += piece.length;
}

TEST(what_is_written_is_read_back) {
  const char* literals[] = {
      "2x3xf32=1,2,3,4,5,6", "3xi1=1,0,1", "f64=0.1",
      "4xui16=1,2,3,65535",  "2x0xi32=",   "2xcomplex<f32>=1+2j,3-4j",
      "2xbf16=1,2"};
  for (size_t i = 0; i < sizeof literals / sizeof literals[0]; ++i) {
    emp_tensor_t tensor;
    emp_tensor_t back;
    size_t used;
    file_t file = {.length = 0};
    assert_ok(emp_tensor_parse((emp_str_t){literals[i], strlen(literals[i])},
                               emp_allocator_libc(), &tensor));
    assert_ok(emp_tensor_write_npy(&tensor, (emp_writer_t){&file, append}));
    assert_int_equal((file.length - tensor.length_bytes) % 64, 0);
    assert_ok(emp_tensor_read_npy(file.data, file.length, tensor.element_type,
                                  emp_allocator_libc(), &back, &used));
    assert_ok(emp_tensor_compare(&back, &tensor, 0, 0));
    emp_tensor_free(&tensor);
    emp_tensor_free(&back);
  }
}

TEST_MAIN(RUN(reads_c_and_fortran_order),
          RUN(truncated_and_foreign_files_are_refused),
          RUN(what_is_written_is_read_back))
