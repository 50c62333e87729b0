// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finding libemplace_llvm.so: in the folder of the object this code is in
// (libemplace.so or a program that has it linked in), in ../lib and ../../lib
// from there, then in the folders of EMP_CODEGEN_PATH. The handle is never
// closed: LLVM does not survive being unloaded, and dlopen of an open library
// is a table look-up.
#define _GNU_SOURCE
#include "compiler/codegen_loader.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "dialects/codegen_version.h"

enum { kMaxPath = 4096 };

#define LIBRARY_NAME "libemplace_llvm.so"

// `folder/middle/libemplace_llvm.so`; NULL when it is not there. Keeps what
// dlopen says about a file that is there but does not load.
static void* open_in(emp_str_t folder, const char* middle, char* out_error) {
  char path[kMaxPath];
  int length = snprintf(path, sizeof(path), "%.*s/%s" LIBRARY_NAME,
                        EMP_STR_ARGS(folder), middle);
  if (length < 0 || length >= (int)sizeof(path)) return NULL;
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library) return library;
  FILE* file = fopen(path, "rb");
  if (!file) return NULL;
  (void)fclose(file);
  const char* text = dlerror();
  (void)snprintf(out_error, kMaxPath, "%s", text ? text : path);
  return NULL;
}

static const char own_place = 0;

static void* open_beside(char* out_error) {
  Dl_info info;
  if (!dladdr(&own_place, &info) || !info.dli_fname) return NULL;
  const char* slash = strrchr(info.dli_fname, '/');
  emp_str_t folder = EMP_STR(".");
  if (slash) {
    folder.data = info.dli_fname;
    folder.length = (size_t)(slash - info.dli_fname);
  }
  void* library = open_in(folder, "", out_error);
  if (!library) library = open_in(folder, "../lib/", out_error);
  // Programs in a folder of their own below bin: benchmarks, examples.
  if (!library) library = open_in(folder, "../../lib/", out_error);
  return library;
}

static void* open_in_path(char* out_error) {
  const char* variable = getenv("EMP_CODEGEN_PATH");
  emp_str_t rest = emp_str_from(variable);
  void* library = NULL;
  while (!library && rest.length) {
    emp_str_t folder;
    if (!emp_str_split(rest, ':', &folder, &rest)) rest = EMP_STR("");
    if (folder.length) library = open_in(folder, "", out_error);
  }
  return library;
}

emp_status_t emp_codegen_load(const emp_codegen_api_t** out_api) {
  *out_api = NULL;
  char error[kMaxPath] = "";
  void* library = open_beside(error);
  if (!library) library = open_in_path(error);
  if (!library && error[0]) {
    return EMP_FAIL(UNAVAILABLE,
                    "the cpu target needs " LIBRARY_NAME
                    " and package libllvm22: %s",
                    error);
  }
  if (!library) {
    return EMP_FAIL(UNAVAILABLE,
                    "the cpu target needs " LIBRARY_NAME
                    " (built where package llvm-22-dev is, run with "
                    "libllvm22), which is neither beside this library nor in "
                    "EMP_CODEGEN_PATH; target vmvx needs no LLVM");
  }
  emp_codegen_get_api_t get_api = NULL;
  void* symbol = dlsym(library, EMP_CODEGEN_API_SYMBOL);
  memcpy(&get_api, &symbol, sizeof(get_api));
  if (get_api) *out_api = get_api(EMP_CODEGEN_VERSION);
  if (!*out_api) {
    return EMP_FAIL(INCOMPATIBLE,
                    "another build of " LIBRARY_NAME
                    ": it does not speak version %#x of the code generator's "
                    "interface",
                    EMP_CODEGEN_VERSION);
  }
  return emp_ok_status();
}
