// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Zip records against the numbers of the specification.
#include "emit/zip_format.h"

#include "harness/harness.h"

TEST(the_checksum_is_the_known_one) {
  // The check value of CRC-32: that of the digits 1 to 9.
  assert_int_equal(emp_zip_crc((const uint8_t*)"123456789", 9), 0xcbf43926u);
  assert_int_equal(emp_zip_crc(NULL, 0), 0);
}

TEST(a_local_header_ends_where_the_data_starts) {
  uint8_t bytes[128];
  emp_zip_entry_t entry = {.name = "code",
                           .header_offset = 0,
                           .data_offset = 128,
                           .length = 5,
                           .crc = 0x11223344};
  memset(bytes, 0xee, sizeof bytes);
  assert_true(emp_zip_local_bytes(4) <= 128);
  emp_zip_write_local(&entry, bytes);
  static const uint8_t start[] = {'P', 'K', 3, 4, 45, 0, 0, 0, 0, 0};
  assert_memory_equal(bytes, start, sizeof start);
  assert_int_equal(bytes[26], 4);             // length of the name
  assert_int_equal(bytes[28], 128 - 30 - 4);  // length of the extra field
  assert_memory_equal(bytes + 30, "code", 4);
  assert_int_equal(bytes[127], 0);
}

TEST(the_end_names_the_directory) {
  uint8_t bytes[98];
  assert_int_equal(emp_zip_end_bytes(), sizeof bytes);
  emp_zip_write_end(3, 0x1000, 0x200, bytes);
  static const uint8_t end64[] = {'P', 'K', 6, 6, 44};
  assert_memory_equal(bytes, end64, sizeof end64);
  assert_int_equal(bytes[24], 3);
  assert_int_equal(bytes[41], 0x02);  // 0x200 in bytes 40 to 47
  assert_int_equal(bytes[49], 0x10);  // 0x1000 in bytes 48 to 55
  static const uint8_t locator[] = {'P', 'K', 6, 7};
  assert_memory_equal(bytes + 56, locator, sizeof locator);
  static const uint8_t end[] = {'P', 'K', 5, 6};
  assert_memory_equal(bytes + 76, end, sizeof end);
}

TEST_MAIN(RUN(the_checksum_is_the_known_one),
          RUN(a_local_header_ends_where_the_data_starts),
          RUN(the_end_names_the_directory))
