// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How fast text becomes IR and IR becomes text, and what it takes in memory, on
// texts of several kinds: small ops in custom and in generic form, linalg with
// regions, loop nests, many functions that call each other, branches, one block
// with many values, attributes, locations; a constant of 100 MB as a hex
// string, one of a few MB as decimal numbers; a text of 100 MB. Times are of
// the processor, the best of several rounds.
//
// Where mlir-opt is found (mlir-opt-22 or mlir-opt in the PATH), it reads,
// verifies and prints the same file in the same run, and so does `emplace opt`
// of this build: whole processes, nothing subtracted. What the two take on an
// empty file is shown first.
//
// usage: ir_text [FILE..]
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
#include "peer.h"

enum {
  kRounds = 5,
  kHexBytes = 100 * 1000 * 1000,
  kNumbers = 500 * 1000,
  kBigBytes = 100 * 1000 * 1000,
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

static double rate(size_t bytes, double time) {
  return (double)bytes * 1e-6 / time;
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
  fprintf(stderr,
          "%-10s %6.1f MB %7zu ops  parse+verify %4.0f MB/s  print %4.0f MB/s  "
          "all %4.0f MB/s  %6.1f MB, %.0f bytes an op\n",
          name, (double)text.length * 1e-6, best.ops,
          rate(text.length, best.parse), rate(best.printed, best.print),
          rate(text.length, best.parse + best.print), (double)best.peak * 1e-6,
          (double)best.peak / (double)best.ops);
  return true;
}

// -- beside mlir-opt ----------------------------------------------------------

static const char* mlir_opt;
static const char* emplace;  // of this build, beside this program

static double time_mlir_opt(const char* path) {
  peer_command_t command = {.args = {mlir_opt, "--allow-unregistered-dialect",
                                     "--mlir-disable-threading", path, "-o",
                                     "/dev/null"}};
  return peer_time(&command);
}

static double time_emplace(const char* path) {
  peer_command_t command = {.args = {emplace, "opt",
                                     "--allow-unregistered-dialect", path, "-o",
                                     "/dev/null"}};
  return peer_time(&command);
}

static void compare_file(const char* path) {
  double ours = time_emplace(path);
  double theirs = mlir_opt ? time_mlir_opt(path) : -1;
  if (ours < 0 || theirs < 0) return;
  fprintf(stderr, "           emplace opt %.3f s, %s %.3f s: %.2f times\n",
          ours, mlir_opt, theirs, theirs / ours);
}

static bool write_text(const char* path, emp_str_t text) {
  FILE* file = fopen(path, "wb");
  if (!file) return false;
  bool went_well = fwrite(text.data, 1, text.length, file) == text.length;
  return fclose(file) == 0 && went_well;
}

static void compare(emp_str_t text) {
  char path[64];
  snprintf(path, sizeof(path), "/tmp/emplace-ir-text-%d.mlir", (int)getpid());
  if (write_text(path, text)) compare_file(path);
  remove(path);
}

static void compare_empty(void) {
  peer_command_t version = {.args = {emplace, "--version"}};
  if (peer_time(&version) < 0) emplace = NULL;
  if (!emplace || !mlir_opt) {
    fprintf(stderr, "no mlir-opt (or no emplace) to compare with\n");
    return;
  }
  fprintf(stderr, "an empty file:\n");
  compare(EMP_STR(""));
}

// -- texts --------------------------------------------------------------------

static void append_small_ops(emp_text_t* text, int number) {
  enum { kRepeats = 40 };
  emp_text_format(text,
                  "func.func @f%d(%%x: i32, %%y: f32) -> f32 {\n"
                  "  %%a0 = arith.constant %d : i32\n"
                  "  %%d0 = arith.constant %d.5 : f32\n",
                  number, number, number);
  for (int i = 0; i < kRepeats; ++i) {
    emp_text_format(text,
                    "  %%b%d = arith.addi %%a%d, %%x : i32\n"
                    "  %%c%d = arith.muli %%b%d, %%a%d overflow<nsw> : i32\n"
                    "  %%e%d = arith.cmpi slt, %%b%d, %%c%d : i32\n"
                    "  %%a%d = arith.select %%e%d, %%b%d, %%c%d : i32\n"
                    "  %%f%d = arith.mulf %%d%d, %%y fastmath<fast> : f32\n"
                    "  %%d%d = math.exp %%f%d : f32\n"
                    "  %%g%d = arith.index_cast %%c%d : i32 to index\n",
                    i, i, i, i, i, i, i, i, i + 1, i, i, i, i, i, i + 1, i, i,
                    i);
  }
  emp_text_format(text, "  return %%d%d : f32\n}\n", kRepeats);
}

static void append_linalg(emp_text_t* text, int number) {
  enum { kRepeats = 10 };
  if (number == 0) {
    emp_text_format(text,
                    "#id = affine_map<(i, j) -> (i, j)>\n"
                    "#row = affine_map<(i, j) -> (i)>\n");
  }
  emp_text_format(
      text,
      "func.func @f%d(%%x0: tensor<4x8xf32>, %%v: tensor<4xf32>) -> "
      "tensor<4x8xf32> {\n"
      "  %%zero = arith.constant 0.0 : f32\n",
      number);
  for (int i = 0; i < kRepeats; ++i) {
    emp_text_format(
        text,
        "  %%e%d = tensor.empty() : tensor<4x8xf32>\n"
        "  %%f%d = linalg.fill ins(%%zero : f32) outs(%%e%d : "
        "tensor<4x8xf32>) -> tensor<4x8xf32>\n"
        "  %%g%d = linalg.generic {indexing_maps = [#id, #row, #id], "
        "iterator_types = [\"parallel\", \"parallel\"]} ins(%%x%d, %%v : "
        "tensor<4x8xf32>, tensor<4xf32>) outs(%%f%d : tensor<4x8xf32>) {\n"
        "  ^bb0(%%a: f32, %%b: f32, %%o: f32):\n"
        "    %%s = arith.addf %%a, %%b : f32\n"
        "    %%m = arith.maximumf %%s, %%zero : f32\n"
        "    linalg.yield %%m : f32\n"
        "  } -> tensor<4x8xf32>\n"
        "  %%c%d = tensor.collapse_shape %%g%d [[0, 1]] : tensor<4x8xf32> "
        "into tensor<32xf32>\n"
        "  %%x%d = tensor.expand_shape %%c%d [[0, 1]] output_shape [4, 8] : "
        "tensor<32xf32> into tensor<4x8xf32>\n",
        i, i, i, i, i, i, i, i, i + 1, i);
  }
  emp_text_format(text, "  return %%x%d : tensor<4x8xf32>\n}\n", kRepeats);
}

static void append_loops(emp_text_t* text, int number) {
  emp_text_format(
      text,
      "func.func @f%d(%%m: memref<?x?xf32>, %%n: index, %%p: i1) {\n"
      "  %%c0 = arith.constant 0 : index\n"
      "  %%c1 = arith.constant 1 : index\n"
      "  scf.for %%i = %%c0 to %%n step %%c1 {\n"
      "    scf.for %%j = %%c0 to %%n step %%c1 {\n"
      "      %%v = memref.load %%m[%%i, %%j] : memref<?x?xf32>\n"
      "      %%r = scf.if %%p -> (f32) {\n"
      "        %%w = arith.addf %%v, %%v : f32\n"
      "        scf.yield %%w : f32\n"
      "      } else {\n"
      "        scf.yield %%v : f32\n"
      "      }\n"
      "      %%s = scf.for %%k = %%c0 to %%n step %%c1 iter_args(%%t = %%r) -> "
      "(f32) {\n"
      "        %%w = arith.mulf %%t, %%v : f32\n"
      "        scf.yield %%w : f32\n"
      "      }\n"
      "      memref.store %%s, %%m[%%i, %%j] : memref<?x?xf32>\n"
      "    }\n"
      "  }\n"
      "  return\n"
      "}\n",
      number);
}

// Each calls one somewhere among those of `number`.
static void append_calls(emp_text_t* text, int number) {
  int callee = (int)((long long)number * 7919 % (number + 1));
  emp_text_format(
      text,
      "func.func @some_function_%d(%%a: i32, %%b: i32) -> i32 {\n"
      "  %%0 = call @some_function_%d(%%a, %%b) : (i32, i32) -> "
      "i32\n"
      "  %%1 = call @some_function_0(%%0, %%b) : (i32, i32) -> i32\n"
      "  return %%1 : i32\n"
      "}\n",
      number, callee);
}

static void append_branches(emp_text_t* text, int number) {
  enum { kBlocks = 60 };
  emp_text_format(text,
                  "func.func @f%d(%%a: i32, %%p: i1) -> i32 {\n"
                  "  cf.br ^bb0(%%a : i32)\n",
                  number);
  for (int i = 0; i < kBlocks; ++i) {
    emp_text_format(
        text,
        "^bb%d(%%x%d: i32):\n"
        "  %%y%d = arith.addi %%x%d, %%a : i32\n"
        "  cf.cond_br %%p, ^bb%d(%%y%d : i32), ^bb%d(%%x%d : i32)\n",
        i, i, i, i, i + 1, i, i / 2, i / 2);
  }
  emp_text_format(text, "^bb%d(%%z: i32):\n  return %%z : i32\n}\n", kBlocks);
}

static void append_values(emp_text_t* text, int number) {
  enum { kValues = 100000 };
  emp_text_format(text,
                  "func.func @f%d(%%v0: i64) -> i64 {\n"
                  "  %%v1 = arith.constant 1 : i64\n",
                  number);
  for (int i = 2; i < kValues; ++i) {
    emp_text_format(text, "  %%v%d = arith.addi %%v%d, %%v%d : i64\n", i, i - 1,
                    (int)((long long)i * 7919 % i));
  }
  emp_text_format(text, "  return %%v%d : i64\n}\n", kValues - 1);
}

static void append_attributes(emp_text_t* text, int number) {
  int n = number;
  emp_text_format(text,
                  "\"t.op\"() {a = %d : i32, b = \"text %d\", c = [%d, %d, "
                  "\"x\"], d = {x = true, y = dense<[%d, 2, 3]> : "
                  "tensor<3xi32>}, e = array<i64: 1, %d, 3>, f = @s%d::@x, g = "
                  "tensor<%dx?xf32>} : () -> ()\n",
                  n, n % 100, n, n + 1, n, n, n % 10, n % 50);
}

static void append_locations(emp_text_t* text, int number) {
  int n = number;
  emp_text_format(
      text,
      "func.func @f%d(%%a: i32 loc(\"a.py\":%d:3)) -> i32 {\n"
      "  %%b = arith.addi %%a, %%a : i32 loc(\"a.py\":%d:7)\n"
      "  %%c = arith.muli %%b, %%a : i32 "
      "loc(callsite(\"f\"(\"b.py\":%d:1) at \"a.py\":%d:9))\n"
      "  return %%c : i32 loc(fused[\"a.py\":%d:1, \"a.py\":%d:2])\n"
      "} loc(\"a.py\":%d:1)\n",
      n, n, n + 1, n % 100, n + 2, n + 3, n + 3, n);
}

typedef struct kind_s {
  const char* name;
  void (*append)(emp_text_t* text, int number);
  int count;
} kind_t;

static const kind_t kinds[] = {
    {"small ops", append_small_ops, 400},
    {"linalg", append_linalg, 400},
    {"loops", append_loops, 6000},
    {"calls", append_calls, 20000},
    {"branches", append_branches, 500},
    {"values", append_values, 1},
    {"attributes", append_attributes, 30000},
    {"locations", append_locations, 20000},
};

static emp_str_t text_of(const kind_t* kind, emp_arena_t* arena) {
  emp_text_t text = {.arena = arena};
  for (int i = 0; i < kind->count; ++i)
    kind->append(&text, i);
  return emp_text_view(&text);
}

static void append_text(void* user, emp_str_t piece) {
  emp_text_append(user, piece);
}

// The same ops as `text` in generic form.
static emp_str_t generic_text(emp_arena_t* arena, emp_str_t text) {
  emp_text_t generic = {.arena = arena};
  emp_context_t* context = emp_context_create(NULL);
  emp_register_all_dialects(context);
  const emp_source_t* source = emp_sources_add(emp_context_sources(context),
                                               EMP_STR("bench.mlir"), text, 1);
  emp_diag_printer_t printer;
  emp_diag_sink_t sink;
  emp_diag_printer_init(&sink, &printer, emp_context_sources(context),
                        (emp_writer_t){stderr, show});
  emp_module_ir_t* module = NULL;
  if (emp_parse_module(context, source, &sink, &module)) {
    emp_print_options_t options = {.generic = true};
    emp_print_op(module->op, &options, (emp_writer_t){&generic, append_text});
  }
  emp_module_ir_destroy(module);
  emp_context_destroy(context);
  return emp_text_view(&generic);
}

static emp_str_t big_text(emp_arena_t* arena) {
  emp_text_t text = {.arena = arena};
  for (int i = 0; text.length < kBigBytes; ++i)
    append_small_ops(&text, i);
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
      measure(path, (emp_str_t){(const char*)map.data, map.length});
  emp_file_unmap(&map);
  if (emplace) compare_file(path);
  return went_well;
}

static bool measure_text(const char* name, emp_str_t text) {
  if (!measure(name, text)) return false;
  if (emplace) compare(text);
  return true;
}

static bool measure_kinds(void) {
  bool went_well = true;
  for (size_t i = 0; went_well && i < sizeof(kinds) / sizeof(kinds[0]); ++i) {
    emp_arena_t arena;
    emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
    emp_str_t text = text_of(&kinds[i], &arena);
    went_well = measure_text(kinds[i].name, text);
    if (went_well && i == 0) {
      went_well = measure_text("generic", generic_text(&arena, text));
    }
    emp_arena_deinit(&arena);
  }
  return went_well;
}

static bool measure_constants(void) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  bool went_well = measure_text("decimal", decimal_text(&arena)) &&
                   measure_text("hex", hex_text(&arena)) &&
                   measure_text("big", big_text(&arena));
  emp_arena_deinit(&arena);
  return went_well;
}

// The command beside which this program was built.
static void find_emplace(const char* program, char* out_path, size_t capacity) {
  const char* slash = strrchr(program, '/');
  int length = slash ? (int)(slash - program) : 0;
  snprintf(out_path, capacity, "%.*s%s", length, program,
           slash ? "/../emplace" : "../emplace");
  emplace = out_path;
}

int main(int argc, char** argv) {
  char path[4096];
  find_emplace(argv[0], path, sizeof(path));
  mlir_opt = peer_find("mlir-opt-22", "mlir-opt");
  compare_empty();
  for (int i = 1; i < argc; ++i) {
    if (!measure_file(argv[i])) return 1;
  }
  if (argc > 1) return 0;
  return measure_kinds() && measure_constants() ? 0 : 1;
}
