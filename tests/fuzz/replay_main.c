// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a fuzz target over every file of the given files and folders, so that
// corpora are replayed in ordinary test runs, without libFuzzer. A run over no
// input at all is a failure.
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

static int replay_file(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) return 0;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  // An exact-size block, so that a sanitizer sees reads past the end.
  uint8_t* data = length > 0 ? malloc((size_t)length) : NULL;
  size_t read = data ? fread(data, 1, (size_t)length, file) : 0;
  fclose(file);
  if (length >= 0 && read == (size_t)length) {
    LLVMFuzzerTestOneInput(data, read);
  }
  free(data);
  return 1;
}

static int replay_folder(const char* path) {
  DIR* folder = opendir(path);
  if (!folder) return 0;
  int count = 0;
  for (struct dirent* entry; (entry = readdir(folder)) != NULL;) {
    char name[4096];
    if (entry->d_name[0] == '.') continue;
    snprintf(name, sizeof(name), "%s/%s", path, entry->d_name);
    count += replay_file(name);
  }
  closedir(folder);
  return count;
}

int main(int argc, char** argv) {
  int count = 0;
  for (int i = 1; i < argc; ++i) {
    struct stat info;
    if (stat(argv[i], &info) != 0) continue;
    count +=
        S_ISDIR(info.st_mode) ? replay_folder(argv[i]) : replay_file(argv[i]);
  }
  fprintf(stderr, "replayed %d inputs\n", count);
  return count > 0 ? 0 : 1;
}
