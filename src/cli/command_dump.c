// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace dump`: what is in a module, as a table for people or as JSON.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "program.h"

// -- text --------------------------------------------------------------------

static void print_argument(const emp_argument_info_t* info) {
  static const char* kKinds[] = {"input", "scalar", "buffer", "transients",
                                 "wait",  "signal", "other"};
  const char* kind = info->output >= 0 ? "output" : kKinds[info->kind];
  printf("    %-10s %.*s: %.*s", kind, EMP_STR_ARGS(info->name),
         EMP_STR_ARGS(info->type));
  if (info->output >= 0) printf(" (stores result %d)", (int)info->output);
  if (info->is_consumed) printf(" (consumed)");
  printf("\n");
}

static void print_function(const emp_function_t* function) {
  printf("  @%.*s\n", EMP_STR_ARGS(emp_function_name(function)));
  size_t count = emp_function_argument_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_argument_info_t info = emp_function_argument(function, i);
    print_argument(&info);
  }
  count = emp_function_result_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_argument_info_t info = emp_function_result(function, i);
    printf("    result     %.*s: %.*s\n", EMP_STR_ARGS(info.name),
           EMP_STR_ARGS(info.type));
  }
  count = emp_function_attribute_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_str_t key;
    emp_str_t value;
    emp_function_attribute_at(function, i, &key, &value);
    printf("    %.*s = %.*s\n", EMP_STR_ARGS(key), EMP_STR_ARGS(value));
  }
}

static void dump_text(const emp_module_t* module) {
  printf("module @%.*s\nproducer: %.*s\n\nfunctions:\n",
         EMP_STR_ARGS(emp_module_name(module)),
         EMP_STR_ARGS(emp_module_producer(module)));
  size_t count = emp_module_function_count(module);
  for (size_t i = 0; i < count; ++i) {
    print_function(emp_module_function(module, i));
  }
  count = emp_module_kernel_count(module);
  printf("\nexecutables:\n  %-32s %-16s %9s %9s %11s  %s\n", "executable",
         "format", "bindings", "constants", "local bytes", "kernel");
  for (size_t i = 0; i < count; ++i) {
    emp_kernel_info_t kernel = emp_module_kernel(module, i);
    printf("  %-32.*s %-16.*s %9u %9u %11u  %.*s\n",
           EMP_STR_ARGS(kernel.executable), EMP_STR_ARGS(kernel.format),
           kernel.binding_count, kernel.constant_count, kernel.local_bytes,
           EMP_STR_ARGS(kernel.name));
  }
  count = emp_module_section_count(module);
  uint64_t total = 0;
  printf("\nsections:\n  %-20s %10s %12s\n", "section", "records", "bytes");
  for (size_t i = 0; i < count; ++i) {
    emp_section_info_t section = emp_module_section(module, i);
    printf("  %-20s %10" PRIu64 " %12" PRIu64 "\n", section.name,
           section.record_count, section.length_bytes);
    total += section.length_bytes;
  }
  printf("  %-20s %10s %12" PRIu64 "\n", "total", "", total);
  count = emp_module_listing_count(module);
  for (size_t i = 0; i < count; ++i) {
    emp_listing_t listing = emp_module_listing(module, i);
    printf("\nlisting %.*s:\n%.*s", EMP_STR_ARGS(listing.name),
           EMP_STR_ARGS(listing.text));
  }
}

// -- JSON --------------------------------------------------------------------

static void print_json_string(emp_str_t text) {
  putchar('"');
  for (size_t i = 0; i < text.length; ++i) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '"' || c == '\\') {
      printf("\\%c", c);
    } else if (c < 0x20) {
      printf("\\u%04x", c);
    } else {
      putchar(c);
    }
  }
  putchar('"');
}

static void print_json_field(const char* key, emp_str_t value) {
  printf("\"%s\": ", key);
  print_json_string(value);
}

static void dump_json_arguments(const emp_function_t* function, bool results) {
  size_t count = results ? emp_function_result_count(function)
                         : emp_function_argument_count(function);
  printf("\"%s\": [", results ? "results" : "arguments");
  for (size_t i = 0; i < count; ++i) {
    emp_argument_info_t info = results ? emp_function_result(function, i)
                                       : emp_function_argument(function, i);
    printf("%s{", i ? ", " : "");
    print_json_field("name", info.name);
    printf(", ");
    print_json_field("type", info.type);
    if (info.output >= 0) printf(", \"output\": %d", (int)info.output);
    printf("}");
  }
  printf("]");
}

static void dump_json_function(const emp_function_t* function) {
  printf("{");
  print_json_field("name", emp_function_name(function));
  printf(", ");
  dump_json_arguments(function, false);
  printf(", ");
  dump_json_arguments(function, true);
  printf(", \"attributes\": {");
  size_t count = emp_function_attribute_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_str_t key;
    emp_str_t value;
    emp_function_attribute_at(function, i, &key, &value);
    if (i) printf(", ");
    print_json_string(key);
    printf(": ");
    print_json_string(value);
  }
  printf("}}");
}

static void dump_json(const emp_module_t* module) {
  printf("{");
  print_json_field("module", emp_module_name(module));
  printf(", ");
  print_json_field("producer", emp_module_producer(module));
  printf(", \"functions\": [");
  size_t count = emp_module_function_count(module);
  for (size_t i = 0; i < count; ++i) {
    if (i) printf(", ");
    dump_json_function(emp_module_function(module, i));
  }
  printf("], \"kernels\": [");
  count = emp_module_kernel_count(module);
  for (size_t i = 0; i < count; ++i) {
    emp_kernel_info_t kernel = emp_module_kernel(module, i);
    printf("%s{", i ? ", " : "");
    print_json_field("executable", kernel.executable);
    printf(", ");
    print_json_field("format", kernel.format);
    printf(", ");
    print_json_field("name", kernel.name);
    printf(", \"bindings\": %u, \"constants\": %u, \"local_bytes\": %u}",
           kernel.binding_count, kernel.constant_count, kernel.local_bytes);
  }
  printf("], \"sections\": [");
  count = emp_module_section_count(module);
  for (size_t i = 0; i < count; ++i) {
    emp_section_info_t section = emp_module_section(module, i);
    printf("%s{\"name\": \"%s\", \"records\": %" PRIu64 ", \"bytes\": %" PRIu64
           "}",
           i ? ", " : "", section.name, section.record_count,
           section.length_bytes);
  }
  printf("]}\n");
}

emp_exit_t emp_command_dump(emp_cli_t* cli) {
  if (!emp_cli_need_file(cli)) return EMP_EXIT_USAGE;
  const char* format = emp_cli_value(cli, EMP_OPTION_OUTPUT_FORMAT, "text");
  bool is_json = strcmp(format, "json") == 0;
  if (!is_json && strcmp(format, "text") != 0) {
    fprintf(stderr,
            "emplace dump: unknown --output-format=%s: it is text or json\n",
            format);
    return EMP_EXIT_USAGE;
  }
  emp_program_t program;
  emp_status_t status = emp_program_open(cli, &program);
  if (emp_is_ok(status)) {
    if (is_json) {
      dump_json(program.module);
    } else {
      dump_text(program.module);
    }
  }
  emp_program_close(&program);
  return emp_cli_finish(cli, status);
}
