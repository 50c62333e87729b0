// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in functions of the vhlo dialect; nothing else of it is checked.

// expected-error @+1 {{'vhlo.func_v1' op wants a #vhlo.string_v1 as 'sym_name', found '"f"'}}
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<() -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = "f", sym_visibility = #vhlo.string_v1<"">}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'vhlo.func_v1' op wants the type of a function as 'function_type', found '#vhlo.type_v1<!vhlo.f32_v1>'}}
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.f32_v1>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f">, sym_visibility = #vhlo.string_v1<"">}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'vhlo.func_v1' op wants arguments of its body as its type says them, found '!vhlo.func_v1<(!vhlo.i8_v1) -> ()>'}}
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.i8_v1) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f">, sym_visibility = #vhlo.string_v1<"">}> ({
^bb0(%a: !vhlo.f32_v1):
  "vhlo.return_v1"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{arguments and results have their attributes in arg_attrs and res_attrs}}
vhlo.func_v1 @f(%a: !vhlo.f32_v1 {demo.note}) -> () {
}

// -----

// expected-error @+1 {{'vhlo.func_v1' op requires attribute 'arg_attrs'}}
vhlo.func_v1 @f() -> () {
} {res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
