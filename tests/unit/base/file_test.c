// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness/harness.h"

TEST(a_written_file_is_read_back) {
  char path[256];
  emp_test_temp_path("file", path, sizeof(path));
  assert_ok(emp_file_write(path, "hello\0world", 11));
  emp_file_map_t map;
  assert_ok(emp_file_map(path, emp_allocator_libc(), &map));
  assert_true(map.is_mapped);
  assert_int_equal(map.length, 11);
  assert_memory_equal(map.data, "hello\0world", 11);
  // A new file takes the place of the old one; a map of the old one stays.
  assert_ok(emp_file_write(path, "x", 1));
  assert_memory_equal(map.data, "hello\0world", 11);
  emp_file_unmap(&map);
  assert_null(map.data);
  emp_file_unmap(&map);
  assert_ok(emp_file_map(path, emp_allocator_libc(), &map));
  assert_int_equal(map.length, 1);
  emp_file_unmap(&map);
  assert_int_equal(unlink(path), 0);
}

TEST(an_empty_file_has_no_bytes) {
  char path[256];
  emp_test_temp_path("empty", path, sizeof(path));
  assert_ok(emp_file_write(path, NULL, 0));
  emp_file_map_t map;
  assert_ok(emp_file_map(path, emp_allocator_libc(), &map));
  assert_int_equal(map.length, 0);
  assert_non_null(map.data);
  emp_file_unmap(&map);
  assert_int_equal(unlink(path), 0);
}

TEST(errors_name_the_file) {
  emp_file_map_t map;
  assert_fails_with(
      emp_file_map("/nonexistent/file", emp_allocator_libc(), &map), NOT_FOUND,
      "cannot open '/nonexistent/file': No such file");
  assert_fails_with(emp_file_map("/", emp_allocator_libc(), &map),
                    INVALID_ARGUMENT, "it is a folder");
  assert_fails_with(emp_file_write("/nonexistent/file", "", 0), NOT_FOUND,
                    "cannot create '/nonexistent/file'");
  emp_file_unmap(&map);
}

TEST(pipes_are_read_to_their_end) {
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  char path[64];
  snprintf(path, sizeof(path), "/dev/fd/%d", ends[0]);
  assert_int_equal(write(ends[1], "abc", 3), 3);
  close(ends[1]);
  emp_test_memory_t memory = {0};
  emp_file_map_t map;
  assert_ok(emp_file_map(path, emp_test_allocator(&memory), &map));
  assert_false(map.is_mapped);
  assert_int_equal(map.length, 3);
  assert_memory_equal(map.data, "abc", 3);
  assert_int_equal(memory.live_bytes, 3);
  emp_file_unmap(&map);
  assert_int_equal(memory.live_bytes, 0);
  close(ends[0]);
}

static emp_status_t read_proc(emp_allocator_t host, void* user) {
  emp_file_map_t map;
  EMP_TRY(emp_file_map("/proc/self/status", host, &map));
  *(size_t*)user = map.length;
  emp_file_unmap(&map);
  return emp_ok_status();
}

TEST(files_that_say_they_are_empty_are_read) {
  size_t length = 0;
  assert_true(emp_test_torture(read_proc, &length) >= 1);
  assert_true(length > 0);
}

TEST(devices_are_written_in_place) {
  assert_ok(emp_file_write("/dev/null", "abc", 3));
  struct stat info;
  assert_int_equal(stat("/dev/null", &info), 0);
  assert_true(S_ISCHR(info.st_mode));
}

TEST(a_stream_replaces_its_file_when_closed) {
  char path[256];
  emp_test_temp_path("stream", path, sizeof(path));
  assert_ok(emp_file_write(path, "old", 3));
  emp_file_stream_t stream = emp_file_stream(path);
  emp_file_stream_append(&stream, EMP_STR("new "));
  emp_file_stream_append(&stream, EMP_STR("text"));
  emp_file_map_t map;
  assert_ok(emp_file_map(path, emp_allocator_libc(), &map));
  assert_int_equal(map.length, 3);
  emp_file_unmap(&map);
  assert_ok(emp_file_stream_close(&stream));
  assert_ok(emp_file_map(path, emp_allocator_libc(), &map));
  assert_int_equal(map.length, 8);
  assert_memory_equal(map.data, "new text", 8);
  emp_file_unmap(&map);
  assert_int_equal(unlink(path), 0);
}

TEST(a_stream_keeps_its_first_error) {
  emp_file_stream_t stream = emp_file_stream("/nonexistent/file");
  emp_file_stream_append(&stream, EMP_STR("a"));
  emp_file_stream_append(&stream, EMP_STR("b"));
  assert_fails_with(emp_file_stream_close(&stream), NOT_FOUND,
                    "/nonexistent/file");
  stream = emp_file_stream("/dev/full");
  emp_file_stream_append(&stream, EMP_STR("a"));
  assert_fails_with(emp_file_stream_close(&stream), RESOURCE_EXHAUSTED,
                    "/dev/full");
}

TEST_MAIN(RUN(a_written_file_is_read_back), RUN(an_empty_file_has_no_bytes),
          RUN(errors_name_the_file), RUN(pipes_are_read_to_their_end),
          RUN(files_that_say_they_are_empty_are_read),
          RUN(devices_are_written_in_place),
          RUN(a_stream_replaces_its_file_when_closed),
          RUN(a_stream_keeps_its_first_error))
