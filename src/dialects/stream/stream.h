// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Typed helpers of the stream dialect: resources with lifetimes, timepoints,
// and the ranges that ops read and write.
#ifndef EMP_DIALECTS_STREAM_STREAM_H_
#define EMP_DIALECTS_STREAM_STREAM_H_

#include "ir/rewrite.h"

typedef enum emp_lifetime_e {
  EMP_LIFETIME_UNKNOWN,  // *
  EMP_LIFETIME_EXTERNAL,
  EMP_LIFETIME_STAGING,
  EMP_LIFETIME_TRANSIENT,
  EMP_LIFETIME_VARIABLE,
  EMP_LIFETIME_CONSTANT,
  EMP_LIFETIME_COUNT,
} emp_lifetime_t;

// What a command does with a range of a resource.
enum {
  EMP_ACCESS_READ = 1,
  EMP_ACCESS_WRITE = 2,
};

const emp_type_t* emp_stream_resource_type(emp_context_t* context,
                                           emp_lifetime_t lifetime);
const emp_type_t* emp_stream_timepoint_type(emp_context_t* context);
bool emp_type_is_stream_resource(const emp_type_t* type);
bool emp_type_is_stream_timepoint(const emp_type_t* type);
emp_lifetime_t emp_stream_lifetime(const emp_type_t* resource);

#endif  // EMP_DIALECTS_STREAM_STREAM_H_
