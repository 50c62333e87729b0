// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Terminators of the torch dialect that custom syntax leaves out.

"torch.class_type"() <{sym_name = "c"}> ({
  "torch.class_type_terminator"() : () -> ()
}) : () -> ()
%0 = "torch.nn_module"() ({
  "torch.nn_module_terminator"() : () -> ()
}) : () -> !torch.nn.Module<"c">
