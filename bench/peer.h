// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running other programs beside ours: processor time (user and system) of a
// whole process, the best of several runs, its output thrown away.
#ifndef EMP_BENCH_PEER_H_
#define EMP_BENCH_PEER_H_

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { kPeerRounds = 3, kPeerArgs = 16 };

// A program and its arguments, NULL at the end; input from `input` or nothing.
typedef struct peer_command_s {
  const char* args[kPeerArgs];
  const char* input;
} peer_command_t;

static inline void peer_child(const peer_command_t* command) {
  int null_out = open("/dev/null", O_WRONLY);
  int in = open(command->input ? command->input : "/dev/null", O_RDONLY);
  if (null_out < 0 || in < 0) _exit(126);
  dup2(in, 0);
  dup2(null_out, 1);
  dup2(null_out, 2);
  // execvp takes them as they are but does not say so in its type.
  union {
    const char* const* in;
    char* const* out;
  } args = {command->args};
  execvp(args.out[0], args.out);
  _exit(127);
}

static inline double peer_seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

// Below zero when the program is not there or fails.
static inline double peer_time_once(const peer_command_t* command) {
  struct rusage usage;
  int state = 0;
  pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) peer_child(command);
  if (wait4(child, &state, 0, &usage) < 0) return -1;
  if (!WIFEXITED(state) || WEXITSTATUS(state) != 0) return -1;
  return peer_seconds(usage.ru_utime) + peer_seconds(usage.ru_stime);
}

static inline double peer_time(const peer_command_t* command) {
  double best = -1;
  for (int i = 0; i < kPeerRounds; ++i) {
    double time = peer_time_once(command);
    if (time < 0) return time;
    if (best < 0 || time < best) best = time;
  }
  return best;
}

// The first of two names that runs with `--version`, or NULL.
static inline const char* peer_find(const char* first, const char* second) {
  const char* names[] = {first, second};
  for (size_t i = 0; i < 2; ++i) {
    peer_command_t command = {.args = {names[i], "--version"}};
    if (peer_time_once(&command) >= 0) return names[i];
  }
  return NULL;
}

#endif  // EMP_BENCH_PEER_H_
