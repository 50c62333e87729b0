// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prepared calls of a program that does what compiled ones do: it records
// commands, runs kernels of the portable target through the caller's storage
// into the caller's output, and returns a view of it. Every rule of the call
// is broken once; expected values are 2 * (x + 1) worked out by hand.
#include "runtime/session/prepared_call.h"

#include "harness/harness.h"
#include "harness/interpose.h"
#include "harness/vm_program.h"

// @f(%x: tensor<?xf32>, %out: place of result 0, %storage) computes
// storage = x + 1, out = storage * 2. The query is align(4 * dim, 64).
static const char* const kProgram =
    "tests/unit/runtime/session/two_kernels.mlir";

enum { kCount = 100 };

typedef struct fixture_s {
  emp_test_memory_t host_memory;
  emp_test_memory_t device_memory;
  emp_device_t* device;
  emp_test_program_t program;
  const emp_function_t* function;
  emp_call_t* call;
  emp_buffer_t* arena;  // input, output, storage: 1024 bytes each
  emp_buffer_view_t* input;
  emp_buffer_view_t* output;
} fixture_t;

enum { kInput = 0, kOutput = 1024, kStorage = 2048, kArena = 3072 };

static emp_buffer_view_t* view_at(const fixture_t* f, uint64_t offset,
                                  int64_t count) {
  emp_buffer_t* range = NULL;
  emp_buffer_view_t* view = NULL;
  assert_ok(emp_buffer_subspan(f->arena, offset, (uint64_t)count * 4, &range));
  assert_ok(emp_buffer_view_create(range, (uint32_t)EMP_ELEMENT_F32, &count, 1,
                                   emp_allocator_libc(), &view));
  emp_buffer_release(range);
  return view;
}

static float* data_at(const fixture_t* f, uint64_t offset) {
  void* data = NULL;
  assert_ok(emp_buffer_map(f->arena, offset, 4, &data));
  return data;
}

static void open_fixture(fixture_t* f) {
  *f = (fixture_t){0};
  emp_device_options_t options = emp_device_options_default();
  options.memory = emp_test_allocator(&f->device_memory);
  assert_ok(emp_device_create_cpu(&options, emp_allocator_libc(), &f->device));
  f->program = emp_test_load_vm_file(kProgram, f->device, emp_allocator_libc());
  assert_ok(emp_module_find(f->program.module, "f", &f->function));
  assert_ok(emp_call_create(f->function, emp_test_allocator(&f->host_memory),
                            &f->call));
  assert_ok(emp_buffer_allocate(f->device, (emp_buffer_params_t){0, 0}, kArena,
                                &f->arena));
  for (int i = 0; i < kCount; ++i)
    data_at(f, kInput)[i] = (float)i;
  f->input = view_at(f, kInput, kCount);
  f->output = view_at(f, kOutput, kCount);
  assert_ok(emp_call_set_input(f->call, 0, f->input));
  assert_ok(emp_call_set_output(f->call, 0, f->output));
  assert_ok(emp_call_set_transients(
      f->call, (emp_buffer_span_t){f->arena, kStorage, 448}));
}

static void close_fixture(fixture_t* f) {
  emp_call_destroy(f->call);
  emp_buffer_view_release(f->input);
  emp_buffer_view_release(f->output);
  emp_buffer_release(f->arena);
  emp_test_unload_vm(&f->program);
  emp_device_release(f->device);
  assert_int_equal(f->host_memory.live_bytes, 0);
  assert_int_equal(f->device_memory.live_bytes, 0);
}

TEST(the_size_is_known_from_shapes) {
  fixture_t f;
  open_fixture(&f);
  // Those of %x and of the output's place.
  const int64_t dims[] = {kCount, kCount};
  emp_size_args_t sizes = {.dims = dims, .dim_count = 2};
  uint64_t bytes = 0;
  assert_int_equal(emp_function_dim_param_count(f.function), 2);
  assert_str(emp_function_dim_param(f.function, 0).argument, "x");
  assert_ok(emp_function_transient_bytes(f.function, &sizes, &bytes));
  assert_int_equal(bytes, 448);  // 400 rounded up to 64
  const int64_t zero[] = {0, 0};
  sizes.dims = zero;
  assert_ok(emp_function_transient_bytes(f.function, &sizes, &bytes));
  assert_int_equal(bytes, 0);
  const int64_t negative[] = {-1, 0};
  sizes.dims = negative;
  assert_fails_with(emp_function_transient_bytes(f.function, &sizes, &bytes),
                    INVALID_ARGUMENT, "negative");
  sizes.dim_count = 0;
  assert_fails_with(emp_function_transient_bytes(f.function, &sizes, &bytes),
                    INVALID_ARGUMENT, "2 dynamic dimensions");
  close_fixture(&f);
}

TEST(a_run_computes_into_the_given_memory) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_run(f.call));
  for (int i = 0; i < kCount; ++i) {
    assert_true(data_at(&f, kOutput)[i] == (float)(2 * (i + 1)));
  }
  emp_buffer_view_t* result = NULL;
  void* data = NULL;
  assert_ok(emp_call_get_output(f.call, 0, &result));
  assert_int_equal(emp_buffer_view_rank(result), 1);
  assert_int_equal(emp_buffer_view_dim(result, 0), kCount);
  assert_ok(emp_buffer_map(emp_buffer_view_buffer(result), 0, 4, &data));
  assert_ptr_equal(data, data_at(&f, kOutput));
  close_fixture(&f);
}

TEST(later_runs_allocate_nothing) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_run(f.call));
  assert_ok(emp_call_run(f.call));
  emp_memory_statistics_t before, after;
  emp_device_statistics(f.device, &before);
  size_t host_calls = f.host_memory.calls;
  long all_calls = emp_test_memory_calls();
  for (int i = 0; i < 1000; ++i) {
    emp_status_t status = emp_call_run(f.call);
    if (!emp_is_ok(status)) assert_ok(status);
  }
  if (emp_test_interpose_works()) {
    assert_int_equal(emp_test_memory_calls(), all_calls);
  }
  emp_device_statistics(f.device, &after);
  assert_int_equal(f.host_memory.calls, host_calls);
  assert_int_equal(after.bytes_allocated, before.bytes_allocated);
  assert_int_equal(after.allocation_count, before.allocation_count);
  close_fixture(&f);
}

TEST(changing_shapes_allocate_nothing_either) {
  fixture_t f;
  open_fixture(&f);
  emp_buffer_view_t* inputs[4];
  emp_buffer_view_t* outputs[4];
  static const int64_t counts[] = {0, 1, 63, 100};
  for (int i = 0; i < 4; ++i) {
    inputs[i] = view_at(&f, kInput, counts[i]);
    outputs[i] = view_at(&f, kOutput, counts[i]);
  }
  size_t host_calls = 0;
  for (int round = 0; round < 8; ++round) {
    int n = round % 4;
    assert_ok(emp_call_set_input(f.call, 0, inputs[n]));
    assert_ok(emp_call_set_output(f.call, 0, outputs[n]));
    memset(data_at(&f, kOutput), 0, 1024);
    assert_ok(emp_call_run(f.call));
    for (int i = 0; i < 200; ++i) {
      float wanted = i < counts[n] ? (float)(2 * (i + 1)) : 0.0f;
      assert_true(data_at(&f, kOutput)[i] == wanted);
    }
    if (round == 3) host_calls = f.host_memory.calls;
  }
  assert_int_equal(f.host_memory.calls, host_calls);
  for (int i = 0; i < 4; ++i) {
    emp_buffer_view_release(inputs[i]);
    emp_buffer_view_release(outputs[i]);
  }
  close_fixture(&f);
}

TEST(short_storage_is_refused_before_any_write) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_set_transients(
      f.call, (emp_buffer_span_t){f.arena, kStorage, 447}));
  memset(data_at(&f, kOutput), 0x5a, 2048);
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT,
                    "byte length 447 less than expected minimum 448");
  const uint8_t* bytes = (const uint8_t*)data_at(&f, kOutput);
  for (int i = 0; i < 2048; ++i)
    assert_int_equal(bytes[i], 0x5a);
  emp_buffer_view_t* result = NULL;
  assert_fails(emp_call_get_output(f.call, 0, &result), FAILED_PRECONDITION);
  close_fixture(&f);
}

TEST(null_storage_is_refused_unless_nothing_is_needed) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_set_transients(f.call, (emp_buffer_span_t){NULL, 0, 0}));
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT, "found null");
  close_fixture(&f);
}

TEST(larger_storage_is_fine_and_its_tail_stays) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_set_transients(
      f.call, (emp_buffer_span_t){f.arena, kStorage, 896}));
  memset(data_at(&f, kStorage), 0xff, 1024);  // NaN
  assert_ok(emp_call_run(f.call));
  const uint8_t* bytes = (const uint8_t*)data_at(&f, kStorage);
  for (int i = 448; i < 1024; ++i)
    assert_int_equal(bytes[i], 0xff);
  assert_true(data_at(&f, kOutput)[99] == 200.0f);
  close_fixture(&f);
}

TEST(misaligned_storage_is_refused) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_set_transients(
      f.call, (emp_buffer_span_t){f.arena, kStorage + 4, 448}));
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT, "alignment");
  assert_ok(emp_call_set_transients(
      f.call, (emp_buffer_span_t){f.arena, kStorage + 128, 448}));
  assert_ok(emp_call_run(f.call));
  close_fixture(&f);
}

TEST(overlaps_are_refused) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(emp_call_set_transients(f.call,
                                    (emp_buffer_span_t){f.arena, kInput, 448}));
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT, "overlaps");
  assert_ok(emp_call_set_transients(
      f.call, (emp_buffer_span_t){f.arena, kOutput + 384, 448}));
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT, "\"out\"");
  assert_ok(emp_call_set_transients(
      f.call, (emp_buffer_span_t){f.arena, kStorage, 448}));
  assert_ok(emp_call_set_output(f.call, 0, f.input));
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT, "\"x\"");
  close_fixture(&f);
}

TEST(storage_must_be_usable_by_the_device) {
  fixture_t f;
  open_fixture(&f);
  emp_buffer_t* storage = NULL;
  emp_buffer_params_t transfer_only = {.usage = EMP_USAGE_TRANSFER};
  assert_ok(emp_buffer_allocate(f.device, transfer_only, 448, &storage));
  assert_ok(
      emp_call_set_transients(f.call, (emp_buffer_span_t){storage, 0, 448}));
  emp_buffer_release(storage);
  assert_fails_with(emp_call_run(f.call), PERMISSION_DENIED, "usage");
  emp_buffer_params_t host_only = {.memory = EMP_MEMORY_HOST_LOCAL};
  assert_ok(emp_buffer_allocate(f.device, host_only, 448, &storage));
  assert_ok(
      emp_call_set_transients(f.call, (emp_buffer_span_t){storage, 0, 448}));
  emp_buffer_release(storage);
  assert_fails_with(emp_call_run(f.call), PERMISSION_DENIED, "device-local");
  close_fixture(&f);
}

TEST(shapes_and_indices_are_checked_when_set) {
  fixture_t f;
  open_fixture(&f);
  emp_buffer_view_t* wrong = NULL;
  const int64_t dims[] = {5, 5};
  assert_ok(emp_buffer_view_create(f.arena, (uint32_t)EMP_ELEMENT_F32, dims, 2,
                                   emp_allocator_libc(), &wrong));
  assert_fails_with(emp_call_set_input(f.call, 0, wrong), INVALID_ARGUMENT,
                    "wanted ?xf32, found 5x5xf32");
  emp_buffer_view_release(wrong);
  assert_ok(emp_buffer_view_create(f.arena, (uint32_t)EMP_ELEMENT_I32, dims, 1,
                                   emp_allocator_libc(), &wrong));
  assert_fails_with(emp_call_set_output(f.call, 0, wrong), INVALID_ARGUMENT,
                    "wanted ?xf32, found 5xi32");
  emp_buffer_view_release(wrong);
  assert_fails(emp_call_set_input(f.call, 1, f.input), OUT_OF_RANGE);
  assert_fails(emp_call_set_output(f.call, 1, f.input), OUT_OF_RANGE);
  assert_fails(emp_call_set_scalar_i64(f.call, 0, 1), OUT_OF_RANGE);
  assert_ok(emp_call_set_input(f.call, 0, NULL));
  assert_fails_with(emp_call_run(f.call), INVALID_ARGUMENT,
                    "\"x\" of type tensor<?xf32>, is not set");
  close_fixture(&f);
}

static emp_status_t load_and_run(emp_allocator_t host, void* user) {
  const emp_test_program_t* program = user;
  emp_module_t* module = NULL;
  const emp_function_t* function = NULL;
  emp_call_t* call = NULL;
  emp_buffer_t* arena = NULL;
  emp_buffer_t* range = NULL;
  emp_buffer_view_t* input = NULL;
  emp_buffer_view_t* output = NULL;
  const int64_t dims[] = {16};
  emp_status_t status =
      emp_module_load(program->image, program->length, NULL, host, &module);
  if (emp_is_ok(status)) status = emp_module_find(module, "f", &function);
  if (emp_is_ok(status)) status = emp_call_create(function, host, &call);
  if (emp_is_ok(status)) {
    status = emp_buffer_allocate(emp_module_device(module),
                                 (emp_buffer_params_t){0, 0}, 192, &arena);
  }
  if (emp_is_ok(status)) {
    status = emp_buffer_view_create(arena, (uint32_t)EMP_ELEMENT_F32, dims, 1,
                                    host, &input);
  }
  if (emp_is_ok(status)) status = emp_buffer_subspan(arena, 64, 64, &range);
  if (emp_is_ok(status)) {
    status = emp_buffer_view_create(range, (uint32_t)EMP_ELEMENT_F32, dims, 1,
                                    host, &output);
  }
  if (emp_is_ok(status)) status = emp_call_set_input(call, 0, input);
  if (emp_is_ok(status)) status = emp_call_set_output(call, 0, output);
  if (emp_is_ok(status)) {
    status = emp_call_set_transients(call, (emp_buffer_span_t){arena, 128, 64});
  }
  if (emp_is_ok(status)) {
    void* data = NULL;
    status = emp_buffer_map(arena, 0, 192, &data);
    if (emp_is_ok(status)) memset(data, 0, 192);
  }
  if (emp_is_ok(status)) status = emp_call_run(call);
  emp_buffer_view_release(input);
  emp_buffer_view_release(output);
  emp_buffer_release(range);
  emp_buffer_release(arena);
  emp_call_destroy(call);
  emp_module_release(module);
  return status;
}

TEST(every_failed_allocation_is_reported) {
  emp_test_program_t program;
  assert_true(emp_test_emit_vm_file(kProgram, &program));
  assert_true(emp_test_torture(load_and_run, &program) > 20);
  emp_test_unload_vm(&program);
}

TEST_MAIN(RUN(the_size_is_known_from_shapes),
          RUN(a_run_computes_into_the_given_memory),
          RUN(later_runs_allocate_nothing),
          RUN(changing_shapes_allocate_nothing_either),
          RUN(short_storage_is_refused_before_any_write),
          RUN(null_storage_is_refused_unless_nothing_is_needed),
          RUN(larger_storage_is_fine_and_its_tail_stays),
          RUN(misaligned_storage_is_refused), RUN(overlaps_are_refused),
          RUN(storage_must_be_usable_by_the_device),
          RUN(shapes_and_indices_are_checked_when_set),
          RUN(every_failed_allocation_is_reported))
