// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How fast text becomes IR and IR becomes text, and what it takes in memory:
// functions of small ops, a constant of 100 MB as a hex string, one of a few MB
// as decimal numbers. Times are of the processor, the best of several rounds.
// With a file, that file instead. For comparison:
//   time mlir-opt FILE --mlir-disable-threading -o /dev/null
//
// usage: ir_text [FILE]
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "base/text.h"
#include "dialects/all_dialects.h"
#include "ir/op.h"
#include "ir/parse.h"
#include "ir/print.h"

enum {
  kRounds = 5,
  kFunctions = 400,
  kOps = 40,
  kHexBytes = 100 * 1000 * 1000,
  kNumbers = 500 * 1000,
};

typedef struct memory_s {
  size_t live, peak;
} memory_t;

static void* count_realloc(void* self, void* ptr, size_t old_bytes,
                           size_t new_bytes) {
  memory_t* memory = self;
  emp_allocator_t libc = emp_allocator_libc();
  void* result = libc.realloc(libc.self, ptr, old_bytes, new_bytes);
  if (!result && new_bytes) return NULL;
  memory->live = memory->live - (ptr ? old_bytes : 0) + new_bytes;
  if (memory->live > memory->peak) memory->peak = memory->live;
  return result;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static size_t count_ops(const emp_op_t* op) {
  size_t count = 1;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (const emp_block_t* b = op->regions[i].first; b; b = b->next) {
      for (const emp_op_t* o = b->first; o; o = o->next)
        count += count_ops(o);
    }
  }
  return count;
}

typedef struct result_s {
  double parse, print;
  size_t peak, ops, printed;
} result_t;

static void count_text(void* user, emp_str_t text) {
  *(size_t*)user += text.length;
}
static void show(void* user, emp_str_t text) {
  fwrite(text.data, 1, text.length, user);
}

static bool one_round(emp_str_t text, result_t* out_result) {
  memory_t memory = {0};
  emp_context_options_t options = {.host = {&memory, count_realloc},
                                   .allow_unregistered_dialects = true};
  emp_context_t* context = emp_context_create(&options);
  emp_register_all_dialects(context);
  const emp_source_t* source = emp_sources_add(emp_context_sources(context),
                                               EMP_STR("bench.mlir"), text, 1);
  emp_diag_printer_t printer;
  emp_diag_sink_t sink;
  emp_diag_printer_init(&sink, &printer, emp_context_sources(context),
                        (emp_writer_t){stderr, show});
  emp_module_ir_t* module = NULL;
  size_t before = memory.live;
  double start = seconds();
  bool went_well = emp_parse_module(context, source, &sink, &module);
  out_result->parse = seconds() - start;
  out_result->peak = memory.peak - before;
  if (went_well) {
    out_result->ops = count_ops(module->op);
    out_result->printed = 0;
    start = seconds();
    emp_print_op(module->op, NULL,
                 (emp_writer_t){&out_result->printed, count_text});
    out_result->print = seconds() - start;
  }
  emp_module_ir_destroy(module);
  emp_context_destroy(context);
  return went_well;
}

static bool measure(const char* name, emp_str_t text) {
  result_t best = {0};
  for (int i = 0; i < kRounds; ++i) {
    result_t result = {0};
    if (!one_round(text, &result)) return false;
    if (i == 0 || result.parse < best.parse) best.parse = result.parse;
    if (i == 0 || result.print < best.print) best.print = result.print;
    best.peak = result.peak;
    best.ops = result.ops;
    best.printed = result.printed;
  }
  double megabytes = (double)text.length * 1e-6;
  fprintf(stderr,
          "%-10s %7.1f MB %7zu ops  parse+verify %7.1f ms %6.0f MB/s  print "
          "%7.1f ms %6.0f MB/s  memory %6.1f MB, %.0f bytes an op\n",
          name, megabytes, best.ops, best.parse * 1e3, megabytes / best.parse,
          best.print * 1e3, (double)best.printed * 1e-6 / best.print,
          (double)best.peak * 1e-6, (double)best.peak / (double)best.ops);
  return true;
}

static void append_function(emp_text_t* text, int number) {
  emp_text_format(text,
                  "func.func @f%d(%%arg0: tensor<4x8xf32>, %%arg1: "
                  "tensor<8x16xf32>, %%arg2: i32) -> tensor<4x16xf32> {\n"
                  "  %%cst = arith.constant 0.000000e+00 : f32\n"
                  "  %%b = arith.constant %d : i32\n",
                  number, number);
  for (int i = 0; i < kOps; ++i) {
    emp_text_format(text,
                    "  %%a%d = arith.addi %%b, %%arg2 : i32\n"
                    "  %%m%d = arith.muli %%a%d, %%b : i32\n"
                    "  %%i%d = arith.index_cast %%m%d : i32 to index\n",
                    i, i, i, i, i);
  }
  emp_text_format(
      text,
      "  %%0 = tensor.empty() : tensor<4x16xf32>\n"
      "  %%1 = linalg.fill ins(%%cst : f32) outs(%%0 : tensor<4x16xf32>) -> "
      "tensor<4x16xf32>\n"
      "  %%2 = linalg.matmul ins(%%arg0, %%arg1 : tensor<4x8xf32>, "
      "tensor<8x16xf32>) outs(%%1 : tensor<4x16xf32>) -> tensor<4x16xf32>\n"
      "  return %%2 : tensor<4x16xf32>\n}\n");
}

static emp_str_t function_text(emp_arena_t* arena) {
  emp_text_t text = {.arena = arena};
  for (int i = 0; i < kFunctions; ++i)
    append_function(&text, i);
  return emp_text_view(&text);
}

static emp_str_t hex_text(emp_arena_t* arena) {
  static const char head[] = "\"t.c\"() {v = dense<\"0x";
  emp_str_t tail = emp_arena_format(arena, "\"> : tensor<%dxf32>} : () -> ()\n",
                                    kHexBytes / 4);
  size_t length = sizeof(head) - 1 + 2 * (size_t)kHexBytes + tail.length;
  char* data = emp_arena_alloc_raw(arena, length, 1);
  memcpy(data, head, sizeof(head) - 1);
  char* at = data + sizeof(head) - 1;
  for (size_t i = 0; i < 2 * (size_t)kHexBytes; ++i) {
    *at++ = "0123456789ABCDEF"[(i * 7 + i / 13) & 15];
  }
  memcpy(at, tail.data, tail.length);
  return (emp_str_t){data, length};
}

static emp_str_t decimal_text(emp_arena_t* arena) {
  emp_text_t text = {.arena = arena};
  emp_text_format(&text, "\"t.c\"() {v = dense<[");
  for (int i = 0; i < kNumbers; ++i) {
    emp_text_format(&text, "%s%d.%06d", i ? ", " : "", i % 100,
                    (i % 1000) * 997);
  }
  emp_text_format(&text, "]> : tensor<%dxf32>} : () -> ()\n", kNumbers);
  return emp_text_view(&text);
}

static bool measure_file(const char* path) {
  emp_file_map_t map;
  emp_status_t status = emp_file_map(path, emp_allocator_libc(), &map);
  if (!emp_is_ok(status)) {
    emp_status_print(status, (emp_writer_t){stderr, show});
    emp_status_free(status);
    return false;
  }
  bool went_well =
      measure("file", (emp_str_t){(const char*)map.data, map.length});
  emp_file_unmap(&map);
  return went_well;
}

int main(int argc, char** argv) {
  if (argc > 1) return measure_file(argv[1]) ? 0 : 1;
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  bool went_well = measure("functions", function_text(&arena)) &&
                   measure("hex", hex_text(&arena)) &&
                   measure("decimal", decimal_text(&arena));
  emp_arena_deinit(&arena);
  return went_well ? 0 : 1;
}
