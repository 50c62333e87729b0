// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line: options.def and aliases.def read as tables. `-flag` is
// `--flag`, `--flag value` is `--flag=value` where a value is due.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "emplace/tooling.h"

typedef enum option_kind_e { FLAG, VALUE, LIST, MAYBE } option_kind_t;

#define IN(command) (1u << EMP_COMMAND_##command)
#define ANY 0xffffffffu
#define CALLS (IN(RUN) | IN(BENCH))
#define SOURCE \
  (IN(RUN) | IN(TEST) | IN(COMPILE) | IN(QUERY) | IN(BENCH) | IN(DUMP))

static const struct option_row_s {
  const char* name;
  option_kind_t kind;
  unsigned commands;
  const char* arg;
  const char* doc;
} kOptions[] = {
#define OPTION(id, name, kind, commands, arg, doc) \
  {name, kind, commands, arg, doc},
#include "options.def"
#undef OPTION
};

static const struct alias_row_s {
  const char* theirs;
  const char* ours;
  const char* doc;
} kAliases[] = {
#define ALIAS(theirs, ours, doc) {theirs, ours, doc},
#include "aliases.def"
#undef ALIAS
};

static const struct command_row_s {
  const char* name;
  const char* iree;
  const char* usage;
  const char* doc;
} kCommands[] = {
#define COMMAND(id, command_name, ...) {.name = #command_name, __VA_ARGS__},
#include "commands.def"
#undef COMMAND
};

enum { kMaxFlagFileDepth = 8 };

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

// -- commands ----------------------------------------------------------------

const char* emp_command_name(emp_command_t command) {
  return kCommands[command].name;
}

bool emp_command_find(const char* name, emp_command_t* out_command) {
  for (size_t i = 0; i < EMP_COMMAND_COUNT; ++i) {
    bool matches = strcmp(name, kCommands[i].name) == 0 ||
                   strcmp(name, kCommands[i].iree) == 0;
    *out_command = (emp_command_t)i;
    if (matches) return true;
  }
  *out_command = EMP_COMMAND_RUN;
  return false;
}

// -- help --------------------------------------------------------------------

void emp_cli_print_overview(void) {
  printf(
      "emplace - compile tensor programs and run them in your own memory\n\n"
      "usage: emplace COMMAND [FILE] [OPTIONS]\n"
      "       emplace COMMAND --help\n\ncommands:\n");
  for (size_t i = 0; i < EMP_COMMAND_COUNT; ++i) {
    printf("  %-9s %s\n", kCommands[i].name, kCommands[i].doc);
  }
  printf(
      "\nexit codes: 0 ok, 1 the program failed, 2 wrong usage, 3 a bug of "
      "ours\n");
}

static void print_table(const char* title,
                        bool (*row_at)(size_t i, emp_compiler_row_t* out)) {
  emp_compiler_row_t row;
  printf("\n%s:\n", title);
  for (size_t i = 0; row_at(i, &row); ++i) {
    printf("  %-24s %s", row.name, row.doc);
    if (row.aliases && row.aliases[0]) printf(" (also: %s)", row.aliases);
    printf("\n");
  }
}

static void print_options(emp_command_t command) {
  printf("options:\n");
  for (size_t i = 0; i < EMP_OPTION_COUNT; ++i) {
    if (!(kOptions[i].commands & (1u << command))) continue;
    char left[96];
    bool has_value = kOptions[i].kind != FLAG;
    bool is_short = kOptions[i].name[1] != '-';
    bool is_maybe = kOptions[i].kind == MAYBE;
    const char* before = is_maybe ? "[=" : is_short ? " " : "=";
    snprintf(left, sizeof left, "%s%s%s%s", kOptions[i].name,
             has_value ? before : "", kOptions[i].arg, is_maybe ? "]" : "");
    const char* repeat = kOptions[i].kind == LIST ? " (may repeat)" : "";
    if (strlen(left) <= 30) {
      printf("  %-30s %s%s\n", left, kOptions[i].doc, repeat);
    } else {
      printf("  %s\n  %-30s %s%s\n", left, "", kOptions[i].doc, repeat);
    }
  }
}

static bool serves(const char* ours, emp_command_t command) {
  if (ours[0] == 0) return true;
  size_t length = strcspn(ours, "=");
  for (size_t i = 0; i < EMP_OPTION_COUNT; ++i) {
    if (strlen(kOptions[i].name) == length &&
        strncmp(kOptions[i].name, ours, length) == 0) {
      return (kOptions[i].commands & (1u << command)) != 0;
    }
  }
  return true;
}

void emp_cli_print_help(emp_command_t command) {
  printf("usage: emplace %s %s\n\n%s\n\n", kCommands[command].name,
         kCommands[command].usage, kCommands[command].doc);
  print_options(command);
  printf("\naccepted from other tools:\n");
  for (size_t i = 0; i < COUNT_OF(kAliases); ++i) {
    const struct alias_row_s* row = &kAliases[i];
    if (!serves(row->ours, command)) continue;
    printf("  %s", row->theirs);
    if (row->ours[0]) printf(" -> %s", row->ours);
    if (row->doc[0]) printf("  (%s)", row->doc);
    printf("\n");
  }
  if (command == EMP_COMMAND_OPT) print_table("passes", emp_compiler_pass_row);
  if (command == EMP_COMMAND_COMPILE) {
    print_table("phases", emp_compiler_phase_row);
  }
  if (command != EMP_COMMAND_OPT && command != EMP_COMMAND_PLAN) {
    print_table("targets", emp_compiler_target_row);
  }
}

// -- parsing -----------------------------------------------------------------

static void add_value(emp_values_t* values, const char* text) {
  if (values->count == values->capacity) {
    size_t old_bytes = values->capacity * sizeof(values->items[0]);
    values->capacity = values->capacity ? values->capacity * 2 : 4;
    emp_allocator_t host = emp_allocator_libc();
    const char** items =
        host.realloc(host.self, (void*)(uintptr_t)values->items, old_bytes,
                     values->capacity * sizeof(values->items[0]));
    if (!items) {
      fprintf(stderr, "emplace: out of memory\n");
      exit(EMP_EXIT_FAILED);
    }
    values->items = items;
  }
  values->items[values->count++] = text;
}

void emp_cli_deinit(emp_cli_t* cli) {
  emp_allocator_t host = emp_allocator_libc();
  for (size_t i = 0; i < EMP_OPTION_COUNT; ++i) {
    emp_values_t* values = &cli->options[i];
    host.realloc(host.self, (void*)(uintptr_t)values->items,
                 values->capacity * sizeof(values->items[0]), 0);
    *values = (emp_values_t){0};
  }
}

// A copy that lives as long as the process, for pieces of flags.
static char* keep(const char* text, size_t length) {
  emp_allocator_t host = emp_allocator_libc();
  char* copy = host.realloc(host.self, NULL, 0, length + 1);
  if (!copy) {
    fprintf(stderr, "emplace: out of memory\n");
    exit(EMP_EXIT_FAILED);
  }
  memcpy(copy, text, length);
  copy[length] = 0;
  return copy;
}

// The alias of `name` (with its value, if it has one), or NULL.
static const struct alias_row_s* find_alias(const char* name, size_t length,
                                            const char* whole) {
  for (size_t i = 0; i < COUNT_OF(kAliases); ++i) {
    const char* theirs = kAliases[i].theirs;
    size_t theirs_length = strlen(theirs);
    bool is_open = theirs[theirs_length - 1] == '*';
    if (strchr(theirs, '=') ? strcmp(theirs, whole) == 0
        : is_open
            ? strncmp(theirs, name, theirs_length - 1) == 0
            : theirs_length == length && strncmp(theirs, name, length) == 0) {
      return &kAliases[i];
    }
  }
  return NULL;
}

static int find_option(const char* name, size_t length) {
  for (int i = 0; i < EMP_OPTION_COUNT; ++i) {
    if (strlen(kOptions[i].name) == length &&
        strncmp(kOptions[i].name, name, length) == 0) {
      return i;
    }
  }
  return -1;
}

// Nearest option of the command by common prefix, for "did you mean".
static const char* nearest_option(const emp_cli_t* cli, const char* name) {
  const char* best = NULL;
  size_t best_length = 4;  // beyond the dashes, two letters at least
  for (size_t i = 0; i < EMP_OPTION_COUNT; ++i) {
    if (!(kOptions[i].commands & (1u << cli->command))) continue;
    size_t same = 0;
    while (name[same] && name[same] == kOptions[i].name[same])
      ++same;
    if (same >= best_length) {
      best = kOptions[i].name;
      best_length = same + 1;
    }
  }
  return best;
}

static bool parse_flag(emp_cli_t* cli, const char* flag, const char* next,
                       bool* out_used_next, int depth);

// Options of a flag file: one a line, blanks around it dropped, # comments.
static bool parse_flag_file(emp_cli_t* cli, const char* path, int depth) {
  if (depth >= kMaxFlagFileDepth) {
    fprintf(stderr, "emplace: flag files nest deeper than %d\n",
            kMaxFlagFileDepth);
    return false;
  }
  emp_file_bytes_t bytes;
  emp_status_t status = emp_file_open_bytes(path, emp_allocator_libc(), &bytes);
  if (!emp_is_ok(status)) {
    emp_cli_finish(cli, status);
    return false;
  }
  const char* text = (const char*)bytes.data;
  bool ok = true;
  for (size_t at = 0; ok && at < bytes.length;) {
    size_t end = at;
    while (end < bytes.length && text[end] != '\n')
      ++end;
    size_t first = at;
    size_t last = end;
    while (first < last && strchr(" \t\r", text[first]))
      ++first;
    while (last > first && strchr(" \t\r", text[last - 1]))
      --last;
    if (last > first && text[first] != '#') {
      bool used = false;
      ok = parse_flag(cli, keep(text + first, last - first), NULL, &used,
                      depth + 1);
    }
    at = end + 1;
  }
  emp_file_close_bytes(&bytes);
  return ok;
}

static bool set_option(emp_cli_t* cli, int option, const char* flag,
                       const char* value, int depth) {
  const struct option_row_s* row = &kOptions[option];
  if (!(row->commands & (1u << cli->command))) {
    fprintf(stderr, "emplace %s: %s is no option of this command\n",
            kCommands[cli->command].name, flag);
    return false;
  }
  if (option == EMP_OPTION_FLAGFILE) return parse_flag_file(cli, value, depth);
  add_value(&cli->options[option], value);
  return true;
}

static bool apply_alias(emp_cli_t* cli, const struct alias_row_s* alias,
                        const char* value, bool needs_next, const char* next,
                        bool* out_used_next, int depth) {
  if (strcmp(alias->ours, "FILE") == 0) {
    cli->file = value ? value : next;
    *out_used_next = value == NULL;
    return true;
  }
  if (alias->ours[0] == 0) return true;  // accepted, no effect
  if (strchr(alias->ours, '=')) {
    return parse_flag(cli, alias->ours, NULL, out_used_next, depth);
  }
  char name[256];
  snprintf(name, sizeof name, "%s%s%s", alias->ours, value ? "=" : "",
           value ? value : "");
  return parse_flag(cli, keep(name, strlen(name)), needs_next ? next : NULL,
                    out_used_next, depth);
}

static bool parse_flag(emp_cli_t* cli, const char* flag, const char* next,
                       bool* out_used_next, int depth) {
  *out_used_next = false;
  static const char kXcompiler[] = "--Xcompiler,";
  if (strncmp(flag, kXcompiler, sizeof kXcompiler - 1) == 0) {
    const char* inner = flag + sizeof kXcompiler - 1;
    char name[256];
    snprintf(name, sizeof name, "%s%s", inner[0] == '-' ? "" : "--", inner);
    flag = keep(name, strlen(name));
  }
  // `-flag` is `--flag`, except for flags of one letter.
  if (flag[0] == '-' && flag[1] != '-' && flag[2] != 0 && flag[2] != '=') {
    char name[1024];
    snprintf(name, sizeof name, "-%s", flag);
    flag = keep(name, strlen(name));
  }
  size_t length = strcspn(flag, "=");
  const char* value = flag[length] ? flag + length + 1 : NULL;
  const struct alias_row_s* alias = find_alias(flag, length, flag);
  if (alias) {
    return apply_alias(cli, alias, value, value == NULL, next, out_used_next,
                       depth);
  }
  int option = find_option(flag, length);
  if (option < 0) {
    const char* near = nearest_option(cli, flag);
    fprintf(stderr, "emplace %s: unknown option '%s'",
            kCommands[cli->command].name, flag);
    if (near) fprintf(stderr, "; did you mean %s?", near);
    fprintf(stderr, "\n");
    return false;
  }
  if (!value && kOptions[option].kind == FLAG) value = "true";
  if (!value && kOptions[option].kind == MAYBE) value = "";
  if (!value) {
    if (!next) {
      fprintf(stderr, "emplace %s: %s needs a value: %s=%s\n",
              kCommands[cli->command].name, flag, flag, kOptions[option].arg);
      return false;
    }
    value = next;
    *out_used_next = true;
  }
  return set_option(cli, option, flag, value, depth);
}

bool emp_cli_parse(emp_cli_t* cli, int argc, char** argv) {
  for (int i = 0; i < argc; ++i) {
    const char* arg = argv[i];
    if (arg[0] != '-' || arg[1] == 0) {
      if (cli->file) {
        fprintf(stderr, "emplace %s: more than one file: '%s' and '%s'\n",
                kCommands[cli->command].name, cli->file, arg);
        return false;
      }
      cli->file = arg;
      continue;
    }
    bool used_next = false;
    const char* next = i + 1 < argc ? argv[i + 1] : NULL;
    if (!parse_flag(cli, arg, next, &used_next, 0)) return false;
    i += used_next;
  }
  return true;
}

// -- values ------------------------------------------------------------------

const char* emp_cli_value(const emp_cli_t* cli, emp_option_t option,
                          const char* otherwise) {
  const emp_values_t* values = &cli->options[option];
  return values->count ? values->items[values->count - 1] : otherwise;
}

bool emp_cli_flag(const emp_cli_t* cli, emp_option_t option) {
  const char* value = emp_cli_value(cli, option, "false");
  return strcmp(value, "false") != 0 && strcmp(value, "0") != 0;
}

bool emp_cli_number(const emp_cli_t* cli, emp_option_t option, double otherwise,
                    double* out_value) {
  *out_value = otherwise;
  const char* text = emp_cli_value(cli, option, NULL);
  if (!text) return true;
  emp_tensor_t number;
  char literal[128];
  snprintf(literal, sizeof literal, "f64=%s", text);
  emp_status_t status =
      emp_tensor_parse(emp_cli_str(literal), emp_allocator_libc(), &number);
  if (!emp_is_ok(status)) {
    emp_status_free(status);
    fprintf(stderr, "emplace %s: %s=%s is no number\n",
            kCommands[cli->command].name, kOptions[option].name, text);
    return false;
  }
  *out_value = emp_tensor_get(&number, 0);
  emp_tensor_free(&number);
  return true;
}

bool emp_cli_need_file(const emp_cli_t* cli) {
  if (cli->file) return true;
  fprintf(stderr, "emplace %s: no file given\nusage: emplace %s %s\n",
          kCommands[cli->command].name, kCommands[cli->command].name,
          kCommands[cli->command].usage);
  return false;
}
