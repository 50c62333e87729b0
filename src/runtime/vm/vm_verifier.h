// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the interpreter trusts, checked once.
#ifndef EMP_RUNTIME_VM_VERIFIER_H_
#define EMP_RUNTIME_VM_VERIFIER_H_

#include "runtime/vm/vm_program.h"

// After this went well for every function of a program: every instruction is
// one of vm_ops.def and lies inside its function; every register is inside its
// file, of the right kind, pairs even; every target is the start of an
// instruction; control never runs past the end; globals, rodata, types, texts
// and functions exist; operands and results of calls fit the callee.
//
// `function` is a number in the image. The program's functions, imports,
// globals and rodata counts are set, code is not yet trusted.
emp_status_t emp_vm_verify_function(const emp_vm_program_t* program,
                                    uint32_t function,
                                    bool* out_stores_globals) EMP_NODISCARD;

#endif  // EMP_RUNTIME_VM_VERIFIER_H_
