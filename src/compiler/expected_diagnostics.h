// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `expected-error {{text}}` comments against what was diagnosed.
#ifndef EMP_COMPILER_EXPECTED_DIAGNOSTICS_H_
#define EMP_COMPILER_EXPECTED_DIAGNOSTICS_H_

#include "ir/diag.h"

// A whole file, lines from 1.
typedef struct emp_expected_text_s {
  emp_str_t file;
  emp_str_t text;
  bool only_expected;  // what nobody expects is fine
} emp_expected_text_t;

// Compares the diagnostics of a run over a text with its comments, one or more
// on a line:
//
//   // expected-error {{text}}              on this line
//   // expected-error @+2 {{text}}          two lines below; also @-1
//   // expected-error @above {{text}}       on the line before that is without
//                                           such comments; @below: after
//   // expected-error @unknown {{text}}     without a place
//   // expected-error-re {{text {{regex}}}} POSIX extended, inside {{ }}
//   // expected-warning, expected-note, expected-remark
//
// A message must hold the text. Every expectation wants one diagnostic of its
// own, and every error, warning and remark one expectation. Unlike mlir-opt,
// notes that nobody expects are fine: they explain an error that was. False
// after telling `sink` what was missing or not expected.
bool emp_check_expected_diagnostics(emp_context_t* context,
                                    const emp_expected_text_t* expected,
                                    const emp_diag_list_t* found,
                                    emp_diag_sink_t* sink);

#endif  // EMP_COMPILER_EXPECTED_DIAGNOSTICS_H_
