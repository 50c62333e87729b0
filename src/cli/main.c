// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace COMMAND ...`: picks the command, parses its options, runs it. A
// link named like one of IREE's programs runs the command of that program.
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"

typedef emp_exit_t (*command_fn_t)(emp_cli_t* cli);

static const command_fn_t kRun[] = {
#define COMMAND(id, name, ...) emp_command_##name,
#include "commands.def"
#undef COMMAND
};

// A crash is our bug: say so and exit with 3. Only async-signal-safe calls.
static void on_crash(int signal_number) {
  static const char kText[] =
      "emplace: crashed; this is a bug of ours. To report it, send the input "
      "and the command line.\n";
  (void)signal_number;
  ssize_t written = write(STDERR_FILENO, kText, sizeof kText - 1);
  (void)written;
  _exit(EMP_EXIT_BUG);
}

static void catch_crashes(void) {
  static const int kSignals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof kSignals / sizeof kSignals[0]; ++i) {
    signal(kSignals[i], on_crash);
  }
}

static const char* base_name(const char* path) {
  const char* slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

int main(int argc, char** argv) {
  catch_crashes();
  emp_cli_t cli = {.command = EMP_COMMAND_RUN};
  int first = 1;
  if (argc < 1 || !emp_command_find(base_name(argv[0]), &cli.command)) {
    if (argc < 2) {
      emp_cli_print_overview();
      return EMP_EXIT_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0) {
      emp_cli_print_overview();
      return EMP_EXIT_OK;
    }
    if (strcmp(argv[1], "--version") == 0) {
      printf("emplace %s\n", EMP_VERSION_TEXT);
      return EMP_EXIT_OK;
    }
    if (!emp_command_find(argv[1], &cli.command)) {
      fprintf(stderr, "emplace: unknown command '%s'\n\n", argv[1]);
      emp_cli_print_overview();
      return EMP_EXIT_USAGE;
    }
    first = 2;
  }
  if (!emp_cli_parse(&cli, argc - first, argv + first)) {
    fprintf(stderr, "see: emplace %s --help\n", emp_command_name(cli.command));
    emp_cli_deinit(&cli);
    return EMP_EXIT_USAGE;
  }
  emp_exit_t result = EMP_EXIT_OK;
  if (emp_cli_flag(&cli, EMP_OPTION_HELP)) {
    emp_cli_print_help(cli.command);
  } else {
    result = kRun[cli.command](&cli);
  }
  emp_cli_deinit(&cli);
  return (int)result;
}
