// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An allocator that keeps what is given back, by size class, so that a program
// which does the same again needs nothing from the allocator below.
#ifndef EMP_RUNTIME_SESSION_POOL_ALLOCATOR_H_
#define EMP_RUNTIME_SESSION_POOL_ALLOCATOR_H_

#include "base/thread.h"
#include "emplace/allocator.h"
#include "emplace/status.h"

typedef struct emp_pool_s emp_pool_t;

// Memory comes from `host` and goes back to it when the pool is released and
// all its blocks are free; blocks may outlive the release. Safe from any
// thread.
emp_status_t emp_pool_create(emp_allocator_t host,
                             emp_pool_t** out_pool) EMP_NODISCARD;
void emp_pool_release(emp_pool_t* pool);
emp_allocator_t emp_pool_allocator(emp_pool_t* pool);

#endif  // EMP_RUNTIME_SESSION_POOL_ALLOCATOR_H_
