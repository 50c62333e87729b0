// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The contract of transient storage, through the public headers, on each back
// end that is built: sizes asked for by shapes, memory given by the caller,
// and everything that is wrong refused before a byte is written.
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "emplace/jit.h"
#include "harness/harness.h"
#include "harness/interpose.h"

enum { kGuardBytes = 64, kMaxBytes = 1 << 16, kCalls = 1000 };

// One dispatch region: out = in OP in2, elementwise over T.
#define REGION(out, op, in, in2, T, empty)                            \
  "  " out " = flow.dispatch.region -> (" T                           \
  ") {\n"                                                             \
  "    %r = linalg.generic {indexing_maps = [#id, #id, #id],"         \
  " iterator_types = [\"parallel\"]} ins(" in ", " in2 " : " T ", " T \
  ") outs(" empty " : " T                                             \
  ") {\n"                                                             \
  "    ^bb0(%x: f32, %y: f32, %o: f32):\n"                            \
  "      %v = " op                                                    \
  " %x, %y : f32\n"                                                   \
  "      linalg.yield %v : f32\n"                                     \
  "    } -> " T                                                       \
  "\n"                                                                \
  "    flow.return %r : " T                                           \
  "\n"                                                                \
  "  }\n"

#define STATIC_BODY                                                  \
  "  %e = tensor.empty() : tensor<64xf32>\n" REGION(                 \
      "%a", "arith.addf", "%in", "%in", "tensor<64xf32>", "%e")      \
      REGION("%b", "arith.mulf", "%a", "%a", "tensor<64xf32>", "%e") \
          REGION("%c", "arith.addf", "%b", "%in", "tensor<64xf32>",  \
                 "%e") "  return %c : tensor<64xf32>\n}\n"
#define HEAD "#id = affine_map<(i) -> (i)>\nfunc.func @main("
#define IN "%in: tensor<64xf32>"
#define OUT "%out: tensor<64xf32> {iree.abi.output = 0 : index}"
#define STORAGE(type) "%s: " type " {iree.abi.transients}"

// x -> (x + x)^2 + x: 5 for x = 1.
static const char kStatic[] = HEAD IN
    ", " OUT ", " STORAGE("!hal.buffer") ") -> tensor<64xf32> {\n" STATIC_BODY;

static const char kDynamic[] = HEAD
    "%in: tensor<?xf32>, %out: tensor<?xf32> {iree.abi.output = 0 : "
    "index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<?xf32> {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %n = tensor.dim %in, %c0 : tensor<?xf32>\n"
    "  %e = tensor.empty(%n) : tensor<?xf32>\n"
#define DYNAMIC_REGION(out, op, in, in2)                                      \
  "  " out                                                                    \
  " = flow.dispatch.region -> (tensor<?xf32>{%n}) {\n"                        \
  "    %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types " \
  "= [\"parallel\"]} ins(" in ", " in2                                        \
  " : tensor<?xf32>, tensor<?xf32>) "                                         \
  "outs(%e : tensor<?xf32>) {\n"                                              \
  "    ^bb0(%x: f32, %y: f32, %o: f32):\n"                                    \
  "      %v = " op                                                            \
  " %x, %y : f32\n"                                                           \
  "      linalg.yield %v : f32\n"                                             \
  "    } -> tensor<?xf32>\n"                                                  \
  "    flow.return %r : tensor<?xf32>\n"                                      \
  "  }\n"
    DYNAMIC_REGION("%a", "arith.addf", "%in", "%in")
        DYNAMIC_REGION("%b", "arith.mulf", "%a", "%in")
            DYNAMIC_REGION("%c", "arith.subf", "%b", "%in")
                DYNAMIC_REGION("%d", "arith.addf", "%c",
                               "%in") "  return %d : tensor<?xf32>\n}\n";

// A loaded program with a call and the memory of one input, one output and
// the storage, each with guard bytes behind it.
typedef struct program_s {
  emp_jit_t* jit;
  emp_device_t* device;
  emp_module_t* module;
  const emp_function_t* function;
  emp_call_t* call;
  float* input;
  float* output;
  uint8_t* storage;  // kMaxBytes
  uint64_t bytes;    // what the query says
} program_t;

static void print_text(void* user, emp_str_t text) {
  fprintf(user, "%.*s", EMP_STR_ARGS(text));
}

static emp_status_t compile(program_t* program, const char* target,
                            const char* text) {
  emp_jit_options_t options = emp_jit_options_default();
  options.target = (emp_str_t){target, strlen(target)};
  options.externalize = 0;
  options.diagnostics = (emp_writer_t){stderr, print_text};
  *program = (program_t){0};
  EMP_TRY(emp_jit_create(&options, emp_allocator_libc(), &program->jit));
  program->device = emp_jit_device(program->jit);
  EMP_TRY(emp_jit_compile_text(program->jit, (emp_str_t){text, strlen(text)},
                               &program->module));
  EMP_TRY(emp_module_find(program->module, "main", &program->function));
  EMP_TRY(
      emp_call_create(program->function, emp_allocator_libc(), &program->call));
  program->input = aligned_alloc(64, kMaxBytes);
  program->output = aligned_alloc(64, kMaxBytes);
  program->storage = aligned_alloc(64, kMaxBytes);
  memset(program->storage, 0xff, kMaxBytes);  // NaN in every float
  return emp_ok_status();
}

static void close_program(program_t* program) {
  emp_call_destroy(program->call);
  emp_module_release(program->module);
  emp_jit_destroy(program->jit);
  free(program->input);
  free(program->output);
  free(program->storage);
}

static emp_buffer_t* wrap(program_t* program, void* data, uint64_t length,
                          emp_memory_t memory, emp_usage_t usage) {
  emp_buffer_t* buffer;
  assert_ok(emp_buffer_wrap(program->device,
                            (emp_buffer_params_t){memory, usage}, data, length,
                            NULL, NULL, &buffer));
  return buffer;
}

static emp_buffer_view_t* view(program_t* program, float* data, int64_t n) {
  emp_buffer_t* buffer = wrap(program, data, (uint64_t)n * sizeof(float), 0, 0);
  emp_buffer_view_t* made;
  assert_ok(emp_buffer_view_create(buffer, EMP_ELEMENT_F32, &n, 1,
                                   emp_allocator_libc(), &made));
  emp_buffer_release(buffer);
  return made;
}

static void bind_tensors(program_t* program, float* input, float* output,
                         int64_t n) {
  emp_buffer_view_t* in_view = view(program, input, n);
  emp_buffer_view_t* out_view = view(program, output, n);
  assert_ok(emp_call_set_input(program->call, 0, in_view));
  assert_ok(emp_call_set_output(program->call, 0, out_view));
  emp_buffer_view_release(in_view);
  emp_buffer_view_release(out_view);
}

static emp_status_t bind_storage(program_t* program, void* data,
                                 uint64_t length) {
  emp_buffer_t* buffer = wrap(program, data, length, 0, 0);
  emp_status_t status = emp_call_set_transients(
      program->call, (emp_buffer_span_t){buffer, 0, length});
  emp_buffer_release(buffer);
  return status;
}

// The static program, ready but for its storage.
static void open_static(program_t* program, const char* target,
                        const char* text) {
  assert_ok(compile(program, target, text));
  for (int i = 0; i < 64; ++i)
    program->input[i] = 1;
  bind_tensors(program, program->input, program->output, 64);
  assert_ok(
      emp_function_transient_bytes(program->function, NULL, &program->bytes));
}

static void assert_all(const float* data, size_t count, float wanted) {
  for (size_t i = 0; i < count; ++i)
    assert_true(data[i] == wanted);
}

static const char* const kTargets[] = {"cpu", "vmvx"};
#define FOR_EACH_TARGET(target)                                   \
  for (size_t target_index = 0; target_index < 2; ++target_index) \
    for (const char* target = kTargets[target_index]; target; target = NULL)

// Cases 1, 44 and 48: the answer does not depend on what the storage held,
// and only [0, size) of it is touched.
TEST(results_are_right_and_only_the_asked_bytes_are_touched) {
  FOR_EACH_TARGET(target) {
    program_t program;
    open_static(&program, target, kStatic);
    assert_true(program.bytes > 0 && program.bytes <= 512);
    assert_int_equal(program.bytes % EMP_TRANSIENT_ALIGN_BYTES, 0);
    assert_ok(bind_storage(&program, program.storage, 2 * program.bytes));
    assert_ok(emp_call_run(program.call));
    assert_all(program.output, 64, 5);
    for (uint64_t i = program.bytes; i < kMaxBytes; ++i) {
      assert_int_equal(program.storage[i], 0xff);
    }
    memset(program.output, 0, 256);
    assert_ok(emp_call_run(program.call));  // with what the last call left
    assert_all(program.output, 64, 5);
    close_program(&program);
  }
}

// x -> g(g(x)) with g(x) = (x + x) * x of a helper that is not inlined: 8 for
// x = 1.
static const char kHelper[] =
    "#id = affine_map<(i) -> (i)>\n"
    "util.func private @g(%in: tensor<64xf32>) -> tensor<64xf32> "
    "attributes {inlining_policy = #util.inline.never} {\n"
    "  %e = tensor.empty() : tensor<64xf32>\n" REGION(
        "%a", "arith.addf", "%in", "%in", "tensor<64xf32>", "%e")
        REGION("%b", "arith.mulf", "%a", "%in", "tensor<64xf32>",
               "%e") "  util.return %b : tensor<64xf32>\n}\n"
                     "util.func public @main(" IN ", " OUT
                     ", " STORAGE("!hal.buffer") ") -> tensor<64xf32> {\n"
                     "  %a = util.call @g(%in) : (tensor<64xf32>) -> "
                     "tensor<64xf32>\n"
                     "  %b = util.call @g(%a) : (tensor<64xf32>) -> "
                     "tensor<64xf32>\n"
                     "  util.return %b : tensor<64xf32>\n}\n";

static void check_steady_state(const char* target, const char* text,
                               float wanted) {
  program_t program;
  emp_memory_statistics_t before;
  emp_memory_statistics_t after;
  open_static(&program, target, text);
  assert_true(emp_function_is_complete(program.function));
  assert_ok(bind_storage(&program, program.storage, program.bytes));
  assert_ok(emp_call_run(program.call));  // warm-up
  emp_device_statistics(program.device, &before);
  long host_before = emp_test_memory_calls();
  for (int i = 0; i < kCalls; ++i)
    assert_ok(emp_call_run(program.call));
  long host_calls = emp_test_memory_calls() - host_before;
  emp_device_statistics(program.device, &after);
  assert_int_equal(after.allocation_count, before.allocation_count);
  assert_int_equal(after.bytes_allocated, before.bytes_allocated);
  if (emp_test_interpose_works()) assert_int_equal(host_calls, 0);
  assert_all(program.output, 64, wanted);
  close_program(&program);
}

// Case 2.
TEST(a_thousand_calls_allocate_nothing) {
  FOR_EACH_TARGET(target) check_steady_state(target, kStatic, 5);
}

// Case 32.
TEST(helpers_that_are_called_allocate_nothing_either) {
  FOR_EACH_TARGET(target) check_steady_state(target, kHelper, 8);
}

// Cases 6 and 7: any type of storage, at any place among the arguments.
TEST(storage_may_be_any_kind_of_argument_anywhere) {
  static const char* const kForms[] = {
      HEAD STORAGE("!hal.buffer") ", " IN ", " OUT
                                  ") -> tensor<64xf32> {\n" STATIC_BODY,
      HEAD IN
      ", " STORAGE("!hal.buffer_view") ", " OUT
                                       ") -> tensor<64xf32> {\n" STATIC_BODY,
      HEAD IN
      ", " OUT
      ", " STORAGE("tensor<512xi8>") ") -> tensor<64xf32> {\n" STATIC_BODY,
  };
  FOR_EACH_TARGET(target) {
    for (size_t i = 0; i < sizeof kForms / sizeof kForms[0]; ++i) {
      program_t program;
      open_static(&program, target, kForms[i]);
      assert_true(program.bytes <= 512);
      assert_ok(bind_storage(&program, program.storage, 512));
      assert_ok(emp_call_run(program.call));
      assert_all(program.output, 64, 5);
      close_program(&program);
    }
  }
}

// Case 10: x -> 2x * x - x + x with a size that depends on n.
TEST(dynamic_sizes_are_asked_for_by_shapes) {
  static const int64_t kSizes[] = {0, 1, 63, 64, 1000, 64, 7};
  FOR_EACH_TARGET(target) {
    program_t program;
    assert_ok(compile(&program, target, kDynamic));
    for (int i = 0; i < 1000; ++i)
      program.input[i] = (float)(i % 9);
    for (size_t k = 0; k < sizeof kSizes / sizeof kSizes[0]; ++k) {
      int64_t n = kSizes[k];
      int64_t dims[] = {n, n};
      emp_size_args_t sizes = {.dims = dims, .dim_count = 2};
      uint64_t slot = ((uint64_t)n * sizeof(float) + 63) / 64 * 64;
      assert_ok(emp_function_transient_bytes(program.function, &sizes,
                                             &program.bytes));
      assert_true(program.bytes <= 2 * slot);
      assert_int_equal(program.bytes % 64, 0);
      bind_tensors(&program, program.input, program.output, n);
      assert_ok(bind_storage(&program, program.storage, program.bytes));
      memset(program.output, 0xff, kMaxBytes);
      assert_ok(emp_call_run(program.call));
      for (int64_t i = 0; i < n; ++i) {
        float x = program.input[i];
        assert_true(program.output[i] == 2 * x * x - x + x);
      }
      assert_true(isnan(program.output[n]));
    }
    close_program(&program);
  }
}

TEST(a_query_with_wrong_shapes_is_refused) {
  program_t program;
  uint64_t bytes;
  assert_ok(compile(&program, "vmvx", kDynamic));
  int64_t one = 5;
  int64_t negative[] = {-1, 5};
  int64_t huge[] = {INT64_MAX / 2, INT64_MAX / 2};
  assert_fails(
      emp_function_transient_bytes(
          program.function, &(emp_size_args_t){&one, 1, NULL, 0}, &bytes),
      INVALID_ARGUMENT);
  assert_fails(
      emp_function_transient_bytes(
          program.function, &(emp_size_args_t){negative, 2, NULL, 0}, &bytes),
      INVALID_ARGUMENT);
  assert_fails(
      emp_function_transient_bytes(
          program.function, &(emp_size_args_t){huge, 2, NULL, 0}, &bytes),
      OUT_OF_RANGE);  // case 61
  close_program(&program);
}

static void assert_untouched(const program_t* program) {
  for (size_t i = 0; i < kMaxBytes; ++i) {
    assert_int_equal(program->storage[i], 0xff);
    assert_int_equal(((const uint8_t*)program->output)[i], 0xee);
  }
}

// Cases 42, 43, 45, 46 and 47: refused before any write.
TEST(storage_that_does_not_fit_is_refused_before_any_write) {
  FOR_EACH_TARGET(target) {
    program_t program;
    open_static(&program, target, kStatic);
    memset(program.output, 0xee, kMaxBytes);
    // 42: one byte short.
    assert_ok(bind_storage(&program, program.storage, program.bytes - 1));
    assert_fails(emp_call_run(program.call), INVALID_ARGUMENT);
    // 43: none at all.
    assert_ok(
        emp_call_set_transients(program.call, (emp_buffer_span_t){NULL, 0, 0}));
    assert_fails(emp_call_run(program.call), INVALID_ARGUMENT);
    // 45: a subspan at an offset that is no multiple of 64, then one that is.
    emp_buffer_t* whole = wrap(&program, program.storage, kMaxBytes, 0, 0);
    assert_ok(emp_call_set_transients(
        program.call, (emp_buffer_span_t){whole, 4, program.bytes}));
    assert_fails_with(emp_call_run(program.call), INVALID_ARGUMENT, "align");
    assert_untouched(&program);
    assert_ok(emp_call_set_transients(
        program.call, (emp_buffer_span_t){whole, 192, program.bytes}));
    assert_ok(emp_call_run(program.call));
    assert_all(program.output, 64, 5);
    emp_buffer_release(whole);
    close_program(&program);
  }
}

TEST(overlaps_and_foreign_memory_are_refused) {
  FOR_EACH_TARGET(target) {
    program_t program;
    open_static(&program, target, kStatic);
    memset(program.output, 0xee, kMaxBytes);
    // 46: storage over the input, storage over the output.
    assert_ok(bind_storage(&program, program.input, program.bytes));
    assert_fails_with(emp_call_run(program.call), INVALID_ARGUMENT, "overlap");
    assert_ok(bind_storage(&program, program.output, program.bytes));
    assert_fails_with(emp_call_run(program.call), INVALID_ARGUMENT, "overlap");
    assert_untouched(&program);
    // 47: memory that dispatches may not use, memory of the host only.
    emp_buffer_t* storage = wrap(&program, program.storage, program.bytes, 0,
                                 EMP_USAGE_TRANSFER | EMP_USAGE_MAPPING);
    assert_ok(emp_call_set_transients(
        program.call, (emp_buffer_span_t){storage, 0, program.bytes}));
    assert_fails(emp_call_run(program.call), PERMISSION_DENIED);
    emp_buffer_release(storage);
    storage = wrap(&program, program.storage, program.bytes,
                   EMP_MEMORY_HOST_LOCAL, 0);
    assert_ok(emp_call_set_transients(
        program.call, (emp_buffer_span_t){storage, 0, program.bytes}));
    assert_fails(emp_call_run(program.call), PERMISSION_DENIED);
    emp_buffer_release(storage);
    assert_untouched(&program);
    close_program(&program);
  }
}

// Sets an input of 63 elements where 64 are wanted, and runs if that went well.
static emp_status_t run_with_a_short_input(program_t* program) {
  emp_buffer_view_t* small = view(program, program->input, 63);
  emp_status_t status = emp_call_set_input(program->call, 0, small);
  emp_buffer_view_release(small);
  return emp_is_ok(status) ? emp_call_run(program->call) : status;
}

TEST(wrong_shapes_at_the_call_name_wanted_and_found) {
  program_t program;
  open_static(&program, "vmvx", kStatic);
  assert_ok(bind_storage(&program, program.storage, program.bytes));
  assert_fails_with(run_with_a_short_input(&program), INVALID_ARGUMENT, "63");
  assert_fails_with(run_with_a_short_input(&program), INVALID_ARGUMENT, "64");
  close_program(&program);
}

// The static program with fences.
static const char kLater[] =
    "#id = affine_map<(i) -> (i)>\nutil.func public @main(" IN ", " OUT
    ", " STORAGE("!hal.buffer") ") -> tensor<64xf32> attributes "
    "{iree.abi.model = \"coarse-fences\"} {\n"
    "  %e = tensor.empty() : tensor<64xf32>\n" REGION(
        "%a", "arith.addf", "%in", "%in", "tensor<64xf32>", "%e")
        REGION("%b", "arith.mulf", "%a", "%a", "tensor<64xf32>", "%e")
            REGION("%c", "arith.addf", "%b", "%in", "tensor<64xf32>",
                   "%e") "  util.return %c : tensor<64xf32>\n}\n";

// Case 49: each call waits for the one before it, with the same storage and no
// waiting here.
TEST(calls_are_chained_by_fences) {
  enum { kChain = 20 };
  FOR_EACH_TARGET(target) {
    program_t program;
    emp_fence_t* reached = NULL;
    open_static(&program, target, kLater);
    assert_ok(bind_storage(&program, program.storage, program.bytes));
    for (int i = 0; i < kChain; ++i) {
      emp_fence_t* next;
      assert_ok(emp_fence_create(emp_allocator_libc(), &next));
      assert_ok(emp_call_set_fences(program.call, reached, next));
      assert_ok(emp_call_run(program.call));
      if (reached != NULL) emp_fence_release(reached);
      reached = next;
    }
    assert_ok(emp_fence_wait(reached, 1000000000));
    assert_all(program.output, 64, 5);
    emp_fence_release(reached);
    close_program(&program);
  }
}

typedef struct worker_s {
  program_t* program;
  emp_call_t* call;
  float *input, *output;
  uint8_t* storage;
  int wrong;
} worker_t;

static void open_worker(worker_t* worker, program_t* program, float input) {
  *worker = (worker_t){.program = program};
  assert_ok(
      emp_call_create(program->function, emp_allocator_libc(), &worker->call));
  worker->input = aligned_alloc(64, 256);
  worker->output = aligned_alloc(64, 256);
  worker->storage = aligned_alloc(64, kMaxBytes);
  for (int i = 0; i < 64; ++i)
    worker->input[i] = input;
  program_t own = *program;
  own.call = worker->call;
  bind_tensors(&own, worker->input, worker->output, 64);
  assert_ok(bind_storage(&own, worker->storage, program->bytes));
}

static void* work(void* user) {
  worker_t* worker = user;
  float x = worker->input[0];
  for (int i = 0; i < kCalls; ++i) {
    emp_status_t status = emp_call_run(worker->call);
    if (!emp_is_ok(status)) ++worker->wrong;
    emp_status_free(status);
    if (worker->output[63] != 4 * x * x + x) ++worker->wrong;
  }
  return NULL;
}

static void close_worker(worker_t* worker) {
  emp_call_destroy(worker->call);
  free(worker->input);
  free(worker->output);
  free(worker->storage);
}

// Case 50: calls at the same time, each with storage of its own.
// (hal_buffer_test.c gives one storage to two.)
TEST(two_threads_call_at_once) {
  FOR_EACH_TARGET(target) {
    program_t program;
    worker_t workers[2];
    pthread_t threads[2];
    open_static(&program, target, kStatic);
    for (int i = 0; i < 2; ++i)
      open_worker(&workers[i], &program, (float)(i + 1));
    for (int i = 0; i < 2; ++i) {
      assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < 2; ++i) {
      pthread_join(threads[i], NULL);
      assert_int_equal(workers[i].wrong, 0);
      close_worker(&workers[i]);
    }
    close_program(&program);
  }
}

TEST_MAIN(RUN(results_are_right_and_only_the_asked_bytes_are_touched),
          RUN(a_thousand_calls_allocate_nothing),
          RUN(helpers_that_are_called_allocate_nothing_either),
          RUN(storage_may_be_any_kind_of_argument_anywhere),
          RUN(dynamic_sizes_are_asked_for_by_shapes),
          RUN(a_query_with_wrong_shapes_is_refused),
          RUN(storage_that_does_not_fit_is_refused_before_any_write),
          RUN(overlaps_and_foreign_memory_are_refused),
          RUN(wrong_shapes_at_the_call_name_wanted_and_found),
          RUN(calls_are_chained_by_fences), RUN(two_threads_call_at_once))
