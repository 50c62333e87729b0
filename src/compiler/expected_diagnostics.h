// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `expected-error {{text}}` comments against what was diagnosed.
#ifndef EMP_COMPILER_EXPECTED_DIAGNOSTICS_H_
#define EMP_COMPILER_EXPECTED_DIAGNOSTICS_H_

#include "ir/diag.h"

// Compares the diagnostics of a run over `text` (a whole file, lines from 1)
// with its comments
//
//   // expected-error {{text}}              on this line
//   // expected-error @+2 {{text}}          two lines below; @-1, @above,
//   @below
//   // expected-warning, expected-note, expected-remark
//   // expected-error @unknown {{text}}     without a place
//
// A message must hold the text. Every expectation wants one diagnostic of its
// own, and every error one expectation; notes, warnings and remarks that
// nobody expects are fine, as with mlir-opt. False after telling `sink` what
// was missing or not expected.
bool emp_check_expected_diagnostics(emp_context_t* context, emp_str_t file,
                                    emp_str_t text,
                                    const emp_diag_list_t* found,
                                    emp_diag_sink_t* sink);

#endif  // EMP_COMPILER_EXPECTED_DIAGNOSTICS_H_
