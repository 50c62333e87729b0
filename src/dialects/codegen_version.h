// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What libemplace and libemplace_llvm.so must agree on. The IR crosses between
// them in memory, so beside the layout of the table they must have been built
// with the same op rows; their number tells.
#ifndef EMP_DIALECTS_CODEGEN_VERSION_H_
#define EMP_DIALECTS_CODEGEN_VERSION_H_

#include "contract/codegen_api.h"
#include "dialects/op_kinds.h"

#define EMP_CODEGEN_VERSION \
  ((uint32_t)EMP_CODEGEN_API_VERSION | (uint32_t)EMP_OP_COUNT << 8)

#endif  // EMP_DIALECTS_CODEGEN_VERSION_H_
