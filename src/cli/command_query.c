// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace query`: the bytes of storage that a call with given shapes needs,
// and why: the slices of the memory plan as a table, JSON or a picture.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { kMaxDims = 1024 };

typedef struct query_s {
  int64_t dims[kMaxDims];
  bool is_given[kMaxDims];  // not of an output whose shape is left out
  size_t dim_count;
  int64_t scalars[kMaxDims];
  size_t scalar_count;
  uint64_t bytes;
} query_t;

// Dims of `4x8` (a full literal type such as 4x8xf32 is fine too).
static emp_status_t parse_shape(const char* text, emp_tensor_t* out_shape) {
  char literal[512];
  snprintf(literal, sizeof literal, "%s%si8", text, text[0] ? "x" : "");
  bool has_rest;
  emp_str_t rest;
  emp_status_t status =
      emp_tensor_parse_shape(emp_cli_str(literal), out_shape, &has_rest, &rest);
  if (emp_is_ok(status)) return status;
  emp_status_free(status);
  return emp_tensor_parse_shape(emp_cli_str(text), out_shape, &has_rest, &rest);
}

static emp_status_t check_shape(const emp_argument_info_t* info,
                                const emp_tensor_t* shape) {
  if (shape->rank != info->rank) {
    return EMP_FAIL(INVALID_ARGUMENT, "'%.*s' has rank %zu, the shape %zu",
                    EMP_STR_ARGS(info->name), info->rank, shape->rank);
  }
  for (size_t axis = 0; axis < info->rank; ++axis) {
    if (info->dims[axis] >= 0 && shape->dims[axis] != info->dims[axis]) {
      return EMP_FAIL(
          INVALID_ARGUMENT,
          "dim %zu of '%.*s' is %" PRId64 ", the shape has %" PRId64, axis,
          EMP_STR_ARGS(info->name), info->dims[axis], shape->dims[axis]);
    }
  }
  return emp_ok_status();
}

// Sets the dims that the query asks for of the argument at `position`.
static emp_status_t set_dims(query_t* query, const emp_function_t* function,
                             size_t position, const emp_tensor_t* shape) {
  emp_argument_info_t info = emp_function_argument(function, position);
  if (shape) EMP_TRY(check_shape(&info, shape));
  for (size_t i = 0; i < query->dim_count; ++i) {
    emp_size_param_t param = emp_function_dim_param(function, i);
    if (param.position != position) continue;
    if (!shape && info.output < 0) {
      return EMP_FAIL(INVALID_ARGUMENT,
                      "'%.*s' is %.*s: give its shape by --shape=",
                      EMP_STR_ARGS(info.name), EMP_STR_ARGS(info.type));
    }
    query->dims[i] = shape ? shape->dims[param.axis] : 0;
    query->is_given[i] = shape != NULL;
  }
  return emp_ok_status();
}

static emp_status_t add_scalars(const emp_cli_t* cli, query_t* query) {
  const emp_values_t* scalars = &cli->options[EMP_OPTION_SCALAR];
  for (size_t i = 0; i < scalars->count && i < kMaxDims; ++i) {
    char literal[128];
    emp_tensor_t number;
    snprintf(literal, sizeof literal, "i64=%s", scalars->items[i]);
    EMP_TRY(
        emp_tensor_parse(emp_cli_str(literal), emp_allocator_libc(), &number));
    memcpy(&query->scalars[query->scalar_count++], number.data,
           sizeof(int64_t));
    emp_tensor_free(&number);
  }
  return emp_ok_status();
}

// The dims of the tensor arguments in ABI order. Dims of outputs that are not
// given count as 0: sizes follow from the inputs.
static emp_status_t read_shapes(const emp_cli_t* cli,
                                const emp_function_t* function,
                                query_t* query) {
  const emp_values_t* shapes = &cli->options[EMP_OPTION_SHAPE];
  query->dim_count = emp_function_dim_param_count(function);
  if (query->dim_count > kMaxDims) {
    return EMP_FAIL(OUT_OF_RANGE, "more than %d dynamic dims", kMaxDims);
  }
  size_t next = 0;
  size_t count = emp_function_argument_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_argument_info_t info = emp_function_argument(function, i);
    bool is_tensor = info.kind == EMP_ARGUMENT_KIND_TENSOR || info.output >= 0;
    if (!is_tensor) continue;
    emp_tensor_t shape;
    bool is_given = next < shapes->count;
    if (is_given) EMP_TRY(parse_shape(shapes->items[next++], &shape));
    EMP_TRY(set_dims(query, function, i, is_given ? &shape : NULL));
  }
  if (next < shapes->count) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "%zu shapes are given, the function has %zu tensors",
                    shapes->count, next);
  }
  return add_scalars(cli, query);
}

// -- output ------------------------------------------------------------------

static void print_bytes(uint64_t bytes, int width) {
  if (bytes == UINT64_MAX) {
    printf("%*s", width, "dynamic");
  } else {
    printf("%*" PRIu64, width, bytes);
  }
}

static void print_text(const emp_function_t* function, const query_t* query) {
  printf("function: @%.*s\n", EMP_STR_ARGS(emp_function_name(function)));
  printf("transient bytes: %" PRIu64 "\n", query->bytes);
  printf("alignment: %d\n", EMP_TRANSIENT_ALIGN_BYTES);
  printf("complete: %s\n", emp_function_is_complete(function)
                               ? "yes"
                               : "no (some allocations stay in the call)");
  size_t count = emp_function_dim_param_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_size_param_t param = emp_function_dim_param(function, i);
    if (i >= query->dim_count || !query->is_given[i]) continue;
    printf("depends on: dim %zu of %.*s = %" PRId64 "\n", param.axis,
           EMP_STR_ARGS(param.argument), query->dims[i]);
  }
  count = emp_function_plan_slice_count(function);
  if (count == 0) return;
  printf("\n%12s %12s %6s %6s  %s\n", "offset", "bytes", "first", "last",
         "slice");
  for (size_t i = 0; i < count; ++i) {
    emp_plan_slice_t slice = emp_function_plan_slice(function, i);
    print_bytes(slice.offset_bytes, 12);
    printf(" ");
    print_bytes(slice.size_bytes, 12);
    printf(" %6" PRIu64 " %6" PRIu64 "  %.*s", slice.first, slice.last,
           EMP_STR_ARGS(slice.name));
    if (slice.size_text.length > 0) {
      printf(" = %.*s", EMP_STR_ARGS(slice.size_text));
    }
    printf("\n");
  }
}

static void print_json(const emp_function_t* function, const query_t* query) {
  printf("{\"function\": \"%.*s\", \"transient_bytes\": %" PRIu64
         ", \"alignment\": %d, \"complete\": %s, \"slices\": [",
         EMP_STR_ARGS(emp_function_name(function)), query->bytes,
         EMP_TRANSIENT_ALIGN_BYTES,
         emp_function_is_complete(function) ? "true" : "false");
  size_t count = emp_function_plan_slice_count(function);
  for (size_t i = 0; i < count; ++i) {
    emp_plan_slice_t slice = emp_function_plan_slice(function, i);
    printf("%s{\"name\": \"%.*s\", \"first\": %" PRIu64 ", \"last\": %" PRIu64,
           i ? ", " : "", EMP_STR_ARGS(slice.name), slice.first, slice.last);
    if (slice.size_bytes != UINT64_MAX) {
      printf(", \"bytes\": %" PRIu64, slice.size_bytes);
    }
    if (slice.offset_bytes != UINT64_MAX) {
      printf(", \"offset\": %" PRIu64, slice.offset_bytes);
    }
    printf("}");
  }
  printf("]}\n");
}

// Time runs to the right, bytes run up; one box a slice.
static void print_svg(const emp_function_t* function, const query_t* query) {
  enum { kWidth = 960, kHeight = 480, kMargin = 40 };
  size_t count = emp_function_plan_slice_count(function);
  uint64_t end = 1;
  for (size_t i = 0; i < count; ++i) {
    uint64_t last = emp_function_plan_slice(function, i).last;
    if (last + 1 > end) end = last + 1;
  }
  double x_unit = (double)(kWidth - 2 * kMargin) / (double)end;
  double y_unit = (double)(kHeight - 2 * kMargin) /
                  (double)(query->bytes ? query->bytes : 1);
  printf(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
      "height=\"%d\" font-family=\"sans-serif\" font-size=\"11\">\n"
      "<text x=\"%d\" y=\"20\">@%.*s: %" PRIu64
      " bytes; time to the right, offset up</text>\n",
      kWidth, kHeight, kMargin, EMP_STR_ARGS(emp_function_name(function)),
      query->bytes);
  for (size_t i = 0; i < count; ++i) {
    emp_plan_slice_t slice = emp_function_plan_slice(function, i);
    if (slice.offset_bytes == UINT64_MAX || slice.size_bytes == UINT64_MAX) {
      continue;
    }
    double height = (double)slice.size_bytes * y_unit;
    printf(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
        "fill=\"hsl(%zu,60%%,75%%)\" stroke=\"#333\"><title>%.*s: %" PRIu64
        " bytes at %" PRIu64 "</title></rect>\n",
        kMargin + (double)slice.first * x_unit,
        kHeight - kMargin - (double)slice.offset_bytes * y_unit - height,
        (double)(slice.last + 1 - slice.first) * x_unit, height, i * 47 % 360,
        EMP_STR_ARGS(slice.name), slice.size_bytes, slice.offset_bytes);
  }
  printf("</svg>\n");
}

static const struct {
  const char* name;
  void (*print)(const emp_function_t* function, const query_t* query);
} kFormats[] = {{"text", print_text}, {"json", print_json}, {"svg", print_svg}};

static emp_status_t query_program(const emp_cli_t* cli,
                                  const emp_program_t* program, query_t* query,
                                  size_t format) {
  const emp_function_t* function;
  EMP_TRY(emp_program_function(cli, program, &function));
  EMP_TRY(read_shapes(cli, function, query));
  emp_size_args_t sizes = {query->dims, query->dim_count, query->scalars,
                           query->scalar_count};
  EMP_TRY(emp_function_transient_bytes(function, &sizes, &query->bytes));
  kFormats[format].print(function, query);
  double capacity;
  if (!emp_cli_number(cli, EMP_OPTION_CAPACITY, -1, &capacity)) {
    return EMP_FAIL(INVALID_ARGUMENT, "wrong capacity");
  }
  if (capacity >= 0 && (double)query->bytes > capacity) {
    return EMP_FAIL(RESOURCE_EXHAUSTED,
                    "%" PRIu64 " bytes do not fit into a capacity of %.0f",
                    query->bytes, capacity);
  }
  return emp_ok_status();
}

emp_exit_t emp_command_query(emp_cli_t* cli) {
  if (!emp_cli_need_file(cli)) return EMP_EXIT_USAGE;
  const char* wanted = emp_cli_value(cli, EMP_OPTION_OUTPUT_FORMAT, "text");
  size_t format = 0;
  size_t format_count = sizeof kFormats / sizeof kFormats[0];
  while (format < format_count && strcmp(wanted, kFormats[format].name) != 0) {
    ++format;
  }
  if (format == format_count) {
    fprintf(stderr,
            "emplace query: unknown --output-format=%s: it is text, json or "
            "svg\n",
            wanted);
    return EMP_EXIT_USAGE;
  }
  emp_program_t program;
  query_t query = {.bytes = 0};
  emp_status_t status = emp_program_open(cli, &program);
  if (emp_is_ok(status)) status = query_program(cli, &program, &query, format);
  emp_program_close(&program);
  return emp_cli_finish(cli, status);
}
