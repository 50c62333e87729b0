// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files over POSIX calls. A regular file is mapped; everything else (pipes,
// terminals, "-") is read to its end. Writing goes to a new file beside the
// old one that takes its name at the end; what is not a regular file, such as
// a device, is written in place.
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/checked.h"

// The status that fits the last failed call on `path`.
static emp_status_t fail_with_errno(const char* path, const char* verb) {
  int code = errno;
  char text[128];
  if (strerror_r(code, text, sizeof(text)) != 0) {
    snprintf(text, sizeof(text), "error %d", code);
  }
  switch (code) {
    case ENOENT:
    case ENOTDIR:
      return EMP_FAIL(NOT_FOUND, "cannot %s '%s': %s", verb, path, text);
    case EACCES:
    case EPERM:
    case EROFS:
      return EMP_FAIL(PERMISSION_DENIED, "cannot %s '%s': %s", verb, path,
                      text);
    case ENOSPC:
    case ENOMEM:
    case EMFILE:
      return EMP_FAIL(RESOURCE_EXHAUSTED, "cannot %s '%s': %s", verb, path,
                      text);
    default:
      return EMP_FAIL(UNKNOWN, "cannot %s '%s': %s", verb, path, text);
  }
}

// -- reading -----------------------------------------------------------------

static emp_status_t read_to_end(int file, const char* path,
                                emp_file_map_t* map) {
  uint8_t* data = NULL;
  size_t capacity = 0;
  size_t length = 0;
  emp_status_t status = emp_ok_status();
  for (bool at_end = false; emp_is_ok(status) && !at_end;) {
    if (length == capacity) {
      size_t grown = capacity ? capacity * 2 : 65536;
      void* moved = map->host.realloc(map->host.self, data, capacity, grown);
      if (!moved) {
        status = EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to read '%s'", path);
        continue;
      }
      data = moved;
      capacity = grown;
    }
    ssize_t got = read(file, data + length, capacity - length);
    if (got < 0 && errno != EINTR) status = fail_with_errno(path, "read");
    if (got > 0) length += (size_t)got;
    at_end = got == 0;
  }
  // The owner frees exactly `length` bytes, so the block is cut to them.
  if (emp_is_ok(status) && length > 0 && length < capacity) {
    void* cut = map->host.realloc(map->host.self, data, capacity, length);
    if (cut) {
      data = cut;
      capacity = length;
    } else {
      status = EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to read '%s'", path);
    }
  }
  if (!emp_is_ok(status) || length == 0) {
    if (data) map->host.realloc(map->host.self, data, capacity, 0);
    return status;
  }
  map->data = data;
  map->length = length;
  return status;
}

static emp_status_t map_descriptor(int file, const char* path,
                                   emp_file_map_t* map) {
  struct stat info;
  if (fstat(file, &info) != 0) return fail_with_errno(path, "read");
  if (S_ISDIR(info.st_mode)) {
    return EMP_FAIL(INVALID_ARGUMENT, "cannot read '%s': it is a folder", path);
  }
  // A size of 0 is also what files under /proc say, so they are read.
  if (!S_ISREG(info.st_mode) || info.st_size == 0) {
    return read_to_end(file, path, map);
  }
  size_t length = (size_t)info.st_size;
  void* data = mmap(NULL, length, PROT_READ, MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED) return read_to_end(file, path, map);
  map->data = data;
  map->length = length;
  map->is_mapped = true;
  return emp_ok_status();
}

emp_status_t emp_file_map(const char* path, emp_allocator_t host,
                          emp_file_map_t* out_map) {
  *out_map = (emp_file_map_t){.data = (const uint8_t*)"", .host = host};
  if (strcmp(path, "-") == 0) {
    return read_to_end(STDIN_FILENO, "standard input", out_map);
  }
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return fail_with_errno(path, "open");
  emp_status_t status = map_descriptor(file, path, out_map);
  close(file);
  return status;
}

void emp_file_unmap(emp_file_map_t* map) {
  // The field is const for readers; the block behind it is ours.
  void* data = (void*)(uintptr_t)map->data;
  if (map->length > 0 && map->is_mapped) {
    munmap(data, map->length);
  } else if (map->length > 0) {
    map->host.realloc(map->host.self, data, map->length, 0);
  }
  *map = (emp_file_map_t){0};
}

// -- writing -----------------------------------------------------------------

static emp_status_t write_all(int file, const char* path, const void* data,
                              size_t length) {
  const uint8_t* next = data;
  while (length > 0) {
    ssize_t written = write(file, next, length);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return fail_with_errno(path, "write");
    next += written;
    length -= (size_t)written;
  }
  return emp_ok_status();
}

// The name that a file has until it is complete.
static emp_status_t name_beside(const char* path, int attempt, char* name,
                                size_t name_bytes) {
  int length = snprintf(name, name_bytes, "%s.%ld-%d.tmp", path, (long)getpid(),
                        attempt);
  if (length >= 0 && (size_t)length < name_bytes) return emp_ok_status();
  return EMP_FAIL(INVALID_ARGUMENT, "path of %zu bytes is too long",
                  strlen(path));
}

// Creates a file beside the path under a name that nobody uses.
static emp_status_t open_beside(emp_file_stream_t* stream) {
  char name[4096];
  for (int attempt = 0; attempt < 100; ++attempt) {
    EMP_TRY(name_beside(stream->path, attempt, name, sizeof(name)));
    stream->attempt = attempt;
    stream->file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (stream->file >= 0) return emp_ok_status();
    if (errno != EEXIST) return fail_with_errno(stream->path, "create");
  }
  return EMP_FAIL(ALREADY_EXISTS, "no free name beside '%s'", stream->path);
}

static emp_status_t open_stream(emp_file_stream_t* stream) {
  struct stat info;
  if (stat(stream->path, &info) != 0 || S_ISREG(info.st_mode)) {
    return open_beside(stream);
  }
  stream->file = open(stream->path, O_WRONLY | O_CLOEXEC);
  return stream->file < 0 ? fail_with_errno(stream->path, "write")
                          : emp_ok_status();
}

emp_file_stream_t emp_file_stream(const char* path) {
  emp_file_stream_t stream = {
      .path = path, .status = emp_ok_status(), .file = -1, .attempt = -1};
  if (strcmp(path, "-") == 0) {
    stream.path = "standard output";
    stream.file = STDOUT_FILENO;
  }
  return stream;
}

void emp_file_stream_append(emp_file_stream_t* stream, emp_str_t piece) {
  if (!emp_is_ok(stream->status)) return;
  if (stream->file < 0) stream->status = open_stream(stream);
  if (!emp_is_ok(stream->status)) return;
  stream->status =
      write_all(stream->file, stream->path, piece.data, piece.length);
}

emp_status_t emp_file_stream_close(emp_file_stream_t* stream) {
  emp_file_stream_append(stream, (emp_str_t){"", 0});
  emp_status_t status = stream->status;
  bool is_ours = stream->file >= 0 && stream->file != STDOUT_FILENO;
  if (is_ours && close(stream->file) != 0 && emp_is_ok(status)) {
    status = fail_with_errno(stream->path, "write");
  }
  if (is_ours && stream->attempt >= 0) {
    char name[4096];
    emp_status_t named =
        name_beside(stream->path, stream->attempt, name, sizeof(name));
    EMP_ASSERT(emp_is_ok(named));  // it was when the file was made
    emp_status_free(named);
    if (emp_is_ok(status) && rename(name, stream->path) != 0) {
      status = fail_with_errno(stream->path, "replace");
    }
    if (!emp_is_ok(status)) unlink(name);
  }
  stream->status = emp_ok_status();
  stream->file = -1;
  return status;
}

emp_status_t emp_file_write(const char* path, const void* data, size_t length) {
  emp_file_stream_t stream = emp_file_stream(path);
  emp_file_stream_append(&stream, (emp_str_t){data, length});
  return emp_file_stream_close(&stream);
}
