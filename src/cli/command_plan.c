// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace plan`: rows `id,lower,upper,size` in, the same with `,offset` out.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "emplace/tooling.h"

typedef struct table_s {
  emp_plan_block_t* blocks;
  emp_str_t* ids;
  size_t count, capacity;
} table_t;

static emp_status_t grow(table_t* table) {
  if (table->count < table->capacity) return emp_ok_status();
  emp_allocator_t host = emp_allocator_libc();
  size_t capacity = table->capacity ? table->capacity * 2 : 256;
  emp_plan_block_t* blocks = host.realloc(
      host.self, table->blocks, table->capacity * sizeof *table->blocks,
      capacity * sizeof *table->blocks);
  if (blocks) table->blocks = blocks;
  emp_str_t* ids =
      host.realloc(host.self, table->ids, table->capacity * sizeof *table->ids,
                   capacity * sizeof *table->ids);
  if (ids) table->ids = ids;
  if (!blocks || !ids) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for %zu rows", capacity);
  }
  table->capacity = capacity;
  return emp_ok_status();
}

static void table_deinit(table_t* table) {
  emp_allocator_t host = emp_allocator_libc();
  host.realloc(host.self, table->blocks,
               table->capacity * sizeof *table->blocks, 0);
  host.realloc(host.self, table->ids, table->capacity * sizeof *table->ids, 0);
}

// The text up to the next comma or the end of the line.
static emp_str_t next_field(emp_str_t* line) {
  size_t length = 0;
  while (length < line->length && line->data[length] != ',')
    ++length;
  emp_str_t field = {line->data, length};
  size_t skip = length < line->length ? length + 1 : length;
  *line = (emp_str_t){line->data + skip, line->length - skip};
  return field;
}

static bool parse_number(emp_str_t text, int64_t* out_value) {
  int64_t value = 0;
  for (size_t i = 0; i < text.length; ++i) {
    if (text.data[i] < '0' || text.data[i] > '9' ||
        value > (INT64_MAX - 9) / 10) {
      return false;
    }
    value = value * 10 + (text.data[i] - '0');
  }
  *out_value = value;
  return text.length > 0;
}

static emp_status_t parse_row(table_t* table, emp_str_t line,
                              size_t line_number) {
  EMP_TRY(grow(table));
  emp_str_t rest = line;
  table->ids[table->count] = next_field(&rest);
  int64_t numbers[3];
  static const char* kNames[] = {"lower", "upper", "size"};
  for (int i = 0; i < 3; ++i) {
    emp_str_t field = next_field(&rest);
    if (!parse_number(field, &numbers[i])) {
      return EMP_FAIL(INVALID_ARGUMENT, "line %zu: %s is '%.*s', no number",
                      line_number, kNames[i], EMP_STR_ARGS(field));
    }
  }
  table->blocks[table->count++] = (emp_plan_block_t){
      .lower = numbers[0], .upper = numbers[1], .size = (uint64_t)numbers[2]};
  return emp_ok_status();
}

static emp_status_t parse_table(emp_str_t text, table_t* table) {
  size_t line_number = 0;
  for (size_t at = 0; at < text.length;) {
    size_t end = at;
    while (end < text.length && text.data[end] != '\n')
      ++end;
    size_t length = end - at;
    if (length > 0 && text.data[at + length - 1] == '\r') --length;
    emp_str_t line = {text.data + at, length};
    ++line_number;
    bool is_header =
        line_number == 1 && length >= 3 && memcmp(line.data, "id,", 3) == 0;
    if (length > 0 && !is_header) {
      EMP_TRY(parse_row(table, line, line_number));
    }
    at = end + 1;
  }
  return emp_ok_status();
}

static emp_status_t write_table(const emp_cli_t* cli, const table_t* table) {
  emp_cli_text_t out = {0};
  emp_writer_t writer = emp_cli_text_writer(&out);
  char row[160];
  int length = snprintf(row, sizeof row, "id,lower,upper,size,offset\n");
  writer.write(writer.user, (emp_str_t){row, (size_t)length});
  for (size_t i = 0; i < table->count; ++i) {
    const emp_plan_block_t* block = &table->blocks[i];
    writer.write(writer.user, table->ids[i]);
    length = snprintf(row, sizeof row,
                      ",%" PRId64 ",%" PRId64 ",%" PRIu64 ",%" PRIu64 "\n",
                      block->lower, block->upper, block->size, block->offset);
    writer.write(writer.user, (emp_str_t){row, (size_t)length});
  }
  emp_status_t status = emp_cli_write_result(cli, out.data, out.length);
  emp_cli_text_deinit(&out);
  return status;
}

static emp_status_t plan_file(const emp_cli_t* cli, emp_str_t text,
                              table_t* table) {
  double capacity;
  double timeout;
  if (!emp_cli_number(cli, EMP_OPTION_CAPACITY, 0, &capacity) ||
      !emp_cli_number(cli, EMP_OPTION_TIMEOUT, 1, &timeout)) {
    return EMP_FAIL(INVALID_ARGUMENT, "wrong options");
  }
  EMP_TRY(parse_table(text, table));
  uint64_t peak;
  EMP_TRY(emp_plan_blocks(table->blocks, table->count, 1, (uint64_t)capacity,
                          (int64_t)(timeout * 1e9), emp_allocator_libc(),
                          &peak));
  EMP_TRY(write_table(cli, table));
  fprintf(stderr, "%zu blocks, %" PRIu64 " bytes\n", table->count, peak);
  return emp_ok_status();
}

emp_exit_t emp_command_plan(emp_cli_t* cli) {
  if (!emp_cli_need_file(cli)) return EMP_EXIT_USAGE;
  emp_file_bytes_t file;
  table_t table = {0};
  emp_status_t status =
      emp_file_open_bytes(cli->file, emp_allocator_libc(), &file);
  if (emp_is_ok(status)) {
    status = plan_file(cli, (emp_str_t){(const char*)file.data, file.length},
                       &table);
  }
  table_deinit(&table);
  emp_file_close_bytes(&file);
  return emp_cli_finish(cli, status);
}
