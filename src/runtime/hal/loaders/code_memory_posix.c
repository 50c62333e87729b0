// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code memory from mmap.
#include <errno.h>
#include <string.h>
#include <sys/mman.h>

#include "runtime/hal/loaders/code_memory.h"

emp_status_t emp_code_memory_map(size_t bytes, void** out_memory) {
  *out_memory = NULL;
  void* memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for %zu bytes of code",
                    bytes);
  }
  *out_memory = memory;
  return emp_ok_status();
}

emp_status_t emp_code_memory_seal(void* memory, size_t bytes) {
  __builtin___clear_cache((char*)memory, (char*)memory + bytes);
  if (mprotect(memory, bytes, PROT_READ | PROT_EXEC) == 0) {
    return emp_ok_status();
  }
  return EMP_FAIL(PERMISSION_DENIED,
                  "the system does not let code run from memory: error %d",
                  errno);
}

void emp_code_memory_unmap(void* memory, size_t bytes) {
  if (memory != NULL) munmap(memory, bytes);
}
