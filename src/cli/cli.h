// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the sub-commands share: the parsed command line, and printing.
//
// stdout is data, stderr is talk. Exit codes: 0 ok, 1 the program failed, 2
// wrong usage, 3 our bug.
#ifndef EMP_CLI_CLI_H_
#define EMP_CLI_CLI_H_

#include <stddef.h>
#include <stdint.h>

#include "emplace/allocator.h"
#include "emplace/compiler.h"
#include "emplace/status.h"

typedef enum emp_exit_e {
  EMP_EXIT_OK = 0,
  EMP_EXIT_FAILED = 1,
  EMP_EXIT_USAGE = 2,
  EMP_EXIT_BUG = 3,
} emp_exit_t;

typedef enum emp_command_e {
#define COMMAND(id, ...) EMP_COMMAND_##id,
#include "commands.def"
#undef COMMAND
  EMP_COMMAND_COUNT,
} emp_command_t;

typedef enum emp_option_e {
#define OPTION(id, ...) EMP_OPTION_##id,
#include "options.def"
#undef OPTION
  EMP_OPTION_COUNT,
} emp_option_t;

// The values given for each option, in order; borrowed from argv and from
// flag files, which live as long as the process.
typedef struct emp_values_s {
  const char** items;
  size_t count, capacity;
} emp_values_t;

typedef struct emp_cli_s {
  emp_command_t command;
  const char* file;  // the first plain argument, or NULL
  emp_values_t options[EMP_OPTION_COUNT];
} emp_cli_t;

// Fills `cli` from the arguments after the command. False after a message on
// stderr; `--help` is left to the caller.
bool emp_cli_parse(emp_cli_t* cli, int argc, char** argv);
void emp_cli_deinit(emp_cli_t* cli);
void emp_cli_print_help(emp_command_t command);
void emp_cli_print_overview(void);
const char* emp_command_name(emp_command_t command);
// By name, or by the name of an IREE program; false when there is none.
bool emp_command_find(const char* name, emp_command_t* out_command);

// The last value of an option, or `otherwise`.
const char* emp_cli_value(const emp_cli_t* cli, emp_option_t option,
                          const char* otherwise);
bool emp_cli_flag(const emp_cli_t* cli, emp_option_t option);
// False after a message when it is given and no number.
bool emp_cli_number(const emp_cli_t* cli, emp_option_t option, double otherwise,
                    double* out_value);
// The file argument; false after a message when there is none.
bool emp_cli_need_file(const emp_cli_t* cli);

// Compile options as the command line gives them, talking to stderr.
bool emp_cli_compile_options(const emp_cli_t* cli,
                             emp_compile_options_t* out_options);

emp_str_t emp_cli_str(const char* text);
emp_writer_t emp_cli_stdout(void);
emp_writer_t emp_cli_stderr(void);
// Prints a failure to stderr after "emplace COMMAND: ", drops it, and returns
// the exit code for it; EMP_EXIT_OK for success.
emp_exit_t emp_cli_finish(const emp_cli_t* cli, emp_status_t status);

// Text that grows, for results that go to a file.
typedef struct emp_cli_text_s {
  char* data;
  size_t length, capacity;
} emp_cli_text_t;
emp_writer_t emp_cli_text_writer(emp_cli_text_t* text);
void emp_cli_text_deinit(emp_cli_text_t* text);
// Writes to the file of -o, or to stdout.
emp_status_t emp_cli_write_result(const emp_cli_t* cli, const void* bytes,
                                  size_t length) EMP_NODISCARD;

// One function a command; each returns the exit code.
#define COMMAND(id, name, ...) emp_exit_t emp_command_##name(emp_cli_t* cli);
#include "commands.def"
#undef COMMAND

#endif  // EMP_CLI_CLI_H_
