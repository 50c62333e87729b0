// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace bench`: a prepared call in steady state. Every sample runs the call
// often enough to fill its share of --min-time, so that the clock does not
// count; the table gives the spread, not one number.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "program.h"

enum { kMaxSamples = 1000 };

static int compare_doubles(const void* a, const void* b) {
  double x = *(const double*)a;
  double y = *(const double*)b;
  return (x > y) - (x < y);
}

static emp_status_t time_calls(emp_call_t* call, uint64_t calls,
                               double* out_ns) {
  int64_t start = emp_cli_now_ns();
  for (uint64_t i = 0; i < calls; ++i)
    EMP_TRY(emp_call_run(call));
  *out_ns = (double)(emp_cli_now_ns() - start) / (double)calls;
  return emp_ok_status();
}

// Calls a sample: so many that one takes `sample_ns`.
static emp_status_t calibrate(emp_call_t* call, double sample_ns,
                              uint64_t* out_calls) {
  uint64_t calls = 1;
  double ns;
  for (;;) {
    EMP_TRY(time_calls(call, calls, &ns));
    if (ns * (double)calls >= sample_ns / 4) break;
    calls *= 2;
  }
  double wanted = sample_ns / (ns > 1 ? ns : 1);
  *out_calls = wanted < 1 ? 1 : (uint64_t)wanted;
  return emp_ok_status();
}

static emp_status_t sample(const emp_cli_t* cli, emp_program_t* program,
                           const emp_function_t* function, emp_call_t* call,
                           emp_arguments_t* arguments) {
  double min_time;
  double repetitions;
  if (!emp_cli_number(cli, EMP_OPTION_MIN_TIME, 0.5, &min_time) ||
      !emp_cli_number(cli, EMP_OPTION_REPETITIONS, 10, &repetitions) ||
      repetitions < 1 || repetitions > kMaxSamples) {
    return EMP_FAIL(INVALID_ARGUMENT, "--repetitions must be 1 to %d",
                    kMaxSamples);
  }
  size_t count = (size_t)repetitions;
  double samples[kMaxSamples];
  uint64_t calls;
  EMP_TRY(emp_call_run(call));
  EMP_TRY(emp_arguments_place_outputs(program, function, call, arguments));
  EMP_TRY(calibrate(call, min_time * 1e9 / repetitions, &calls));
  emp_memory_statistics_t before;
  emp_memory_statistics_t after;
  emp_device_statistics(program->device, &before);
  uint64_t host_before = program->host_allocations;
  for (size_t i = 0; i < count; ++i) {
    EMP_TRY(time_calls(call, calls, &samples[i]));
  }
  emp_device_statistics(program->device, &after);
  qsort(samples, count, sizeof samples[0], compare_doubles);
  printf("%-24s %12s %12s %12s %10s %8s\n", "function", "min us", "median us",
         "max us", "calls", "allocs");
  printf("%-24.*s %12.3f %12.3f %12.3f %10" PRIu64 " %8" PRIu64 "\n",
         EMP_STR_ARGS(emp_function_name(function)), samples[0] / 1e3,
         samples[count / 2] / 1e3, samples[count - 1] / 1e3,
         calls * (uint64_t)count,
         after.allocation_count - before.allocation_count +
             program->host_allocations - host_before);
  if (program->compile_ns) {
    printf("compile %.3f ms, load %.3f ms\n", (double)program->compile_ns / 1e6,
           (double)program->load_ns / 1e6);
  }
  return emp_ok_status();
}

emp_exit_t emp_command_bench(emp_cli_t* cli) {
  if (!emp_cli_need_file(cli)) return EMP_EXIT_USAGE;
  emp_program_t program;
  const emp_function_t* function = NULL;
  emp_call_t* call = NULL;
  emp_arguments_t arguments = {0};
  emp_status_t status = emp_program_open(cli, &program);
  if (emp_is_ok(status)) {
    status = emp_program_function(cli, &program, &function);
  }
  if (emp_is_ok(status)) {
    status = emp_call_create(function, program.host, &call);
  }
  if (emp_is_ok(status)) {
    status = emp_arguments_bind(cli, &program, function, call, &arguments);
  }
  if (emp_is_ok(status)) {
    status = sample(cli, &program, function, call, &arguments);
  }
  if (emp_is_ok(status) && emp_cli_flag(cli, EMP_OPTION_STATISTICS)) {
    emp_memory_statistics_t device;
    emp_device_statistics(program.device, &device);
    fprintf(stderr, "device peak %" PRIu64 " bytes\n", device.bytes_peak);
  }
  emp_call_destroy(call);
  emp_arguments_close(&arguments);
  emp_program_close(&program);
  return emp_cli_finish(cli, status);
}
