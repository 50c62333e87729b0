// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace devices`: what programs can run on here, and be compiled for.
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "emplace/runtime.h"

emp_exit_t emp_command_devices(emp_cli_t* cli) {
  emp_driver_row_t driver;
  printf("devices:\n");
  for (size_t i = 0; emp_driver_row(i, &driver); ++i) {
    emp_device_t* device = NULL;
    emp_status_t status =
        emp_device_create((emp_str_t){driver.name, strlen(driver.name)}, NULL,
                          emp_allocator_libc(), &device);
    if (!emp_is_ok(status)) return emp_cli_finish(cli, status);
    emp_device_release(device);
    printf("  %-12s %s\n", driver.name, driver.doc);
  }
  printf("targets:\n");
  emp_compiler_row_t row;
  for (size_t i = 0; emp_compiler_target_row(i, &row); ++i) {
    printf("  %-12s %s\n", row.name, row.doc);
  }
  return EMP_EXIT_OK;
}
