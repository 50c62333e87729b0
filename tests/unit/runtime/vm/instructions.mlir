// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions of the vm dialect: each test_* returns, each fail_* fails.
// Expected values were worked out with Python's integers and NumPy's floats.
vm.module public @instructions {
  vm.rodata private @bytes dense<0> : tensor<4xi8>
  vm.func @test_add_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.add.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 10
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_add_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.add.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 -4
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_add_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.add.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 4
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_add_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.add.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 -10
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_add_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.add.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 2147483647
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_add_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.add.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 -2147483648
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_add_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.add.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 5
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_add_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.add.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_add_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.add.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_add_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.add.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 123358024
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_add_i32: check 60"
    vm.return
  }
  vm.export @test_add_i32
  vm.func @test_sub_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.sub.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 4
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sub_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.sub.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 -10
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_sub_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.sub.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 10
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_sub_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.sub.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 -4
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_sub_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.sub.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483647
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_sub_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.sub.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 2147483646
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_sub_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.sub.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 -5
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_sub_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.sub.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_sub_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.sub.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_sub_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.sub.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 123555554
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_sub_i32: check 60"
    vm.return
  }
  vm.export @test_sub_i32
  vm.func @test_mul_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.mul.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 21
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_mul_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.mul.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 -21
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_mul_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.mul.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 -21
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_mul_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.mul.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 21
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_mul_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.mul.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_mul_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.mul.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 2147483647
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_mul_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.mul.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_mul_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.mul.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_mul_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.mul.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_mul_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.mul.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 202387759
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_mul_i32: check 60"
    vm.return
  }
  vm.export @test_mul_i32
  vm.func @test_div_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.div.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 2
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_div_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.div.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 -2
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_div_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.div.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 -2
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_div_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.div.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 2
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_div_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.div.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_div_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.div.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 2147483647
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_div_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.div.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_div_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.div.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 -1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_div_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.div.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_div_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.div.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 -1250
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_div_i32_s: check 60"
    vm.return
  }
  vm.export @test_div_i32_s
  vm.func @test_rem_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.rem.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_rem_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.rem.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 -1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_rem_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.rem.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_rem_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.rem.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 -1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_rem_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.rem.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_rem_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.rem.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_rem_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.rem.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_rem_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.rem.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_rem_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.rem.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_rem_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.rem.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 539
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_rem_i32_s: check 60"
    vm.return
  }
  vm.export @test_rem_i32_s
  vm.func @test_div_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.div.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 2
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_div_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.div.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 1431655763
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_div_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.div.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_div_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.div.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_div_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.div.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_div_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.div.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 2147483647
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_div_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.div.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_div_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.div.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 -1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_div_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.div.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_div_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.div.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_div_i32_u: check 60"
    vm.return
  }
  vm.export @test_div_i32_u
  vm.func @test_rem_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.rem.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_rem_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.rem.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_rem_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.rem.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 7
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_rem_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.rem.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 -7
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_rem_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.rem.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_rem_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.rem.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_rem_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.rem.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_rem_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.rem.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_rem_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.rem.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_rem_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.rem.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 123456789
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_rem_i32_u: check 60"
    vm.return
  }
  vm.export @test_rem_i32_u
  vm.func @test_min_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.min.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 3
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_min_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.min.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 -7
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_min_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.min.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 -3
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_min_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.min.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 -7
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_min_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.min.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_min_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.min.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_min_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.min.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_min_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.min.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_min_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.min.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_min_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.min.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 -98765
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_min_i32_s: check 60"
    vm.return
  }
  vm.export @test_min_i32_s
  vm.func @test_max_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.max.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 7
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_max_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.max.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 3
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_max_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.max.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 7
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_max_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.max.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 -3
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_max_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.max.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 -1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_max_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.max.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 2147483647
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_max_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.max.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 5
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_max_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.max.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_max_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.max.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_max_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.max.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 123456789
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_max_i32_s: check 60"
    vm.return
  }
  vm.export @test_max_i32_s
  vm.func @test_min_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.min.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 3
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_min_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.min.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 3
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_min_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.min.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 7
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_min_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.min.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 -7
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_min_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.min.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_min_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.min.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_min_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.min.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_min_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.min.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_min_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.min.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_min_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.min.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 123456789
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_min_i32_u: check 60"
    vm.return
  }
  vm.export @test_min_i32_u
  vm.func @test_max_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.max.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 7
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_max_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.max.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 -7
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_max_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.max.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 -3
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_max_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.max.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 -3
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_max_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.max.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 -1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_max_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.max.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 2147483647
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_max_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.max.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 5
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_max_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.max.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_max_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.max.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_max_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.max.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 -98765
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_max_i32_u: check 60"
    vm.return
  }
  vm.export @test_max_i32_u
  vm.func @test_and_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.and.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 3
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_and_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.and.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_and_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.and.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 5
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_and_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.and.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 -7
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_and_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.and.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_and_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.and.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_and_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.and.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_and_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.and.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_and_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.and.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_and_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.and.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 123358225
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_and_i32: check 60"
    vm.return
  }
  vm.export @test_and_i32
  vm.func @test_or_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.or.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 7
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_or_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.or.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 -5
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_or_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.or.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 -1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_or_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.or.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 -3
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_or_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.or.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 -1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_or_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.or.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 2147483647
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_or_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.or.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 5
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_or_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.or.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_or_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.or.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_or_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.or.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 -201
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_or_i32: check 60"
    vm.return
  }
  vm.export @test_or_i32
  vm.func @test_xor_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.xor.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 4
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_xor_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.xor.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 -6
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_xor_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.xor.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 -6
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_xor_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.xor.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 4
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_xor_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.xor.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 2147483647
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_xor_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.xor.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 2147483646
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_xor_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.xor.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 5
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_xor_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.xor.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 5
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_xor_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.xor.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_xor_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.xor.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 -123358426
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_xor_i32: check 60"
    vm.return
  }
  vm.export @test_xor_i32
  vm.func @test_not_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.not.i32 %v1 : i32
    %v3 = vm.const.i32 -8
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_not_i32: check 5"
    %v6 = vm.const.i32 -7
    %v7 = vm.not.i32 %v6 : i32
    %v8 = vm.const.i32 6
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_not_i32: check 10"
    %v11 = vm.const.i32 7
    %v12 = vm.not.i32 %v11 : i32
    %v13 = vm.const.i32 -8
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_not_i32: check 15"
    %v16 = vm.const.i32 -7
    %v17 = vm.not.i32 %v16 : i32
    %v18 = vm.const.i32 6
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_not_i32: check 20"
    %v21 = vm.const.i32 -2147483648
    %v22 = vm.not.i32 %v21 : i32
    %v23 = vm.const.i32 2147483647
    %v24 = vm.cmp.ne.i32 %v22, %v23 : i32
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_not_i32: check 25"
    %v26 = vm.const.i32 2147483647
    %v27 = vm.not.i32 %v26 : i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_not_i32: check 30"
    %v31 = vm.const.i32 0
    %v32 = vm.not.i32 %v31 : i32
    %v33 = vm.const.i32 -1
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_not_i32: check 35"
    %v36 = vm.const.i32 5
    %v37 = vm.not.i32 %v36 : i32
    %v38 = vm.const.i32 -6
    %v39 = vm.cmp.ne.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 13
    vm.cond_fail %v39, %v40, "test_not_i32: check 40"
    %v41 = vm.const.i32 -2147483648
    %v42 = vm.not.i32 %v41 : i32
    %v43 = vm.const.i32 2147483647
    %v44 = vm.cmp.ne.i32 %v42, %v43 : i32
    %v45 = vm.const.i32 13
    vm.cond_fail %v44, %v45, "test_not_i32: check 45"
    %v46 = vm.const.i32 123456789
    %v47 = vm.not.i32 %v46 : i32
    %v48 = vm.const.i32 -123456790
    %v49 = vm.cmp.ne.i32 %v47, %v48 : i32
    %v50 = vm.const.i32 13
    vm.cond_fail %v49, %v50, "test_not_i32: check 50"
    vm.return
  }
  vm.export @test_not_i32
  vm.func @test_abs_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.abs.i32 %v1 : i32
    %v3 = vm.const.i32 7
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_abs_i32: check 5"
    %v6 = vm.const.i32 -7
    %v7 = vm.abs.i32 %v6 : i32
    %v8 = vm.const.i32 7
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_abs_i32: check 10"
    %v11 = vm.const.i32 7
    %v12 = vm.abs.i32 %v11 : i32
    %v13 = vm.const.i32 7
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_abs_i32: check 15"
    %v16 = vm.const.i32 -7
    %v17 = vm.abs.i32 %v16 : i32
    %v18 = vm.const.i32 7
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_abs_i32: check 20"
    %v21 = vm.const.i32 -2147483648
    %v22 = vm.abs.i32 %v21 : i32
    %v23 = vm.const.i32 -2147483648
    %v24 = vm.cmp.ne.i32 %v22, %v23 : i32
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_abs_i32: check 25"
    %v26 = vm.const.i32 2147483647
    %v27 = vm.abs.i32 %v26 : i32
    %v28 = vm.const.i32 2147483647
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_abs_i32: check 30"
    %v31 = vm.const.i32 0
    %v32 = vm.abs.i32 %v31 : i32
    %v33 = vm.const.i32 0
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_abs_i32: check 35"
    %v36 = vm.const.i32 5
    %v37 = vm.abs.i32 %v36 : i32
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.ne.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 13
    vm.cond_fail %v39, %v40, "test_abs_i32: check 40"
    %v41 = vm.const.i32 -2147483648
    %v42 = vm.abs.i32 %v41 : i32
    %v43 = vm.const.i32 -2147483648
    %v44 = vm.cmp.ne.i32 %v42, %v43 : i32
    %v45 = vm.const.i32 13
    vm.cond_fail %v44, %v45, "test_abs_i32: check 45"
    %v46 = vm.const.i32 123456789
    %v47 = vm.abs.i32 %v46 : i32
    %v48 = vm.const.i32 123456789
    %v49 = vm.cmp.ne.i32 %v47, %v48 : i32
    %v50 = vm.const.i32 13
    vm.cond_fail %v49, %v50, "test_abs_i32: check 50"
    vm.return
  }
  vm.export @test_abs_i32
  vm.func @test_ctlz_i32() {
    %v1 = vm.const.i32 0
    %v2 = vm.ctlz.i32 %v1 : i32
    %v3 = vm.const.i32 32
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ctlz_i32: check 5"
    %v6 = vm.const.i32 1
    %v7 = vm.ctlz.i32 %v6 : i32
    %v8 = vm.const.i32 31
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ctlz_i32: check 10"
    %v11 = vm.const.i32 -1
    %v12 = vm.ctlz.i32 %v11 : i32
    %v13 = vm.const.i32 0
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ctlz_i32: check 15"
    %v16 = vm.const.i32 1048576
    %v17 = vm.ctlz.i32 %v16 : i32
    %v18 = vm.const.i32 11
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_ctlz_i32: check 20"
    vm.return
  }
  vm.export @test_ctlz_i32
  vm.func @test_cttz_i32() {
    %v1 = vm.const.i32 0
    %v2 = vm.cttz.i32 %v1 : i32
    %v3 = vm.const.i32 32
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cttz_i32: check 5"
    %v6 = vm.const.i32 1
    %v7 = vm.cttz.i32 %v6 : i32
    %v8 = vm.const.i32 0
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cttz_i32: check 10"
    %v11 = vm.const.i32 -2147483648
    %v12 = vm.cttz.i32 %v11 : i32
    %v13 = vm.const.i32 31
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cttz_i32: check 15"
    %v16 = vm.const.i32 48
    %v17 = vm.cttz.i32 %v16 : i32
    %v18 = vm.const.i32 4
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cttz_i32: check 20"
    vm.return
  }
  vm.export @test_cttz_i32
  vm.func @test_ctpop_i32() {
    %v1 = vm.const.i32 0
    %v2 = vm.ctpop.i32 %v1 : i32
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ctpop_i32: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.ctpop.i32 %v6 : i32
    %v8 = vm.const.i32 32
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ctpop_i32: check 10"
    %v11 = vm.const.i32 23130
    %v12 = vm.ctpop.i32 %v11 : i32
    %v13 = vm.const.i32 8
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ctpop_i32: check 15"
    vm.return
  }
  vm.export @test_ctpop_i32
  vm.func @test_shl_i32() {
    %v1 = vm.const.i32 1
    %v2 = vm.const.i32 0
    %v3 = vm.shl.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_shl_i32: check 6"
    %v7 = vm.const.i32 1
    %v8 = vm.const.i32 31
    %v9 = vm.shl.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 -2147483648
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_shl_i32: check 12"
    %v13 = vm.const.i32 -1
    %v14 = vm.const.i32 1
    %v15 = vm.shl.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 -2
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_shl_i32: check 18"
    %v19 = vm.const.i32 -2147483648
    %v20 = vm.const.i32 31
    %v21 = vm.shl.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_shl_i32: check 24"
    %v25 = vm.const.i32 4660
    %v26 = vm.const.i32 4
    %v27 = vm.shl.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 74560
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_shl_i32: check 30"
    %v31 = vm.const.i32 -256
    %v32 = vm.const.i32 36
    %v33 = vm.shl.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 -4096
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_shl_i32: check 36"
    vm.return
  }
  vm.export @test_shl_i32
  vm.func @test_shr_i32_s() {
    %v1 = vm.const.i32 1
    %v2 = vm.const.i32 0
    %v3 = vm.shr.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_shr_i32_s: check 6"
    %v7 = vm.const.i32 1
    %v8 = vm.const.i32 31
    %v9 = vm.shr.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_shr_i32_s: check 12"
    %v13 = vm.const.i32 -1
    %v14 = vm.const.i32 1
    %v15 = vm.shr.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 -1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_shr_i32_s: check 18"
    %v19 = vm.const.i32 -2147483648
    %v20 = vm.const.i32 31
    %v21 = vm.shr.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 -1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_shr_i32_s: check 24"
    %v25 = vm.const.i32 4660
    %v26 = vm.const.i32 4
    %v27 = vm.shr.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 291
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_shr_i32_s: check 30"
    %v31 = vm.const.i32 -256
    %v32 = vm.const.i32 36
    %v33 = vm.shr.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 -16
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_shr_i32_s: check 36"
    vm.return
  }
  vm.export @test_shr_i32_s
  vm.func @test_shr_i32_u() {
    %v1 = vm.const.i32 1
    %v2 = vm.const.i32 0
    %v3 = vm.shr.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_shr_i32_u: check 6"
    %v7 = vm.const.i32 1
    %v8 = vm.const.i32 31
    %v9 = vm.shr.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_shr_i32_u: check 12"
    %v13 = vm.const.i32 -1
    %v14 = vm.const.i32 1
    %v15 = vm.shr.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 2147483647
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_shr_i32_u: check 18"
    %v19 = vm.const.i32 -2147483648
    %v20 = vm.const.i32 31
    %v21 = vm.shr.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_shr_i32_u: check 24"
    %v25 = vm.const.i32 4660
    %v26 = vm.const.i32 4
    %v27 = vm.shr.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 291
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_shr_i32_u: check 30"
    %v31 = vm.const.i32 -256
    %v32 = vm.const.i32 36
    %v33 = vm.shr.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 268435440
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_shr_i32_u: check 36"
    vm.return
  }
  vm.export @test_shr_i32_u
  vm.func @test_cmp_eq_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.eq.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_eq_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.eq.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_eq_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.eq.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_eq_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.eq.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_eq_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.eq.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_eq_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.eq.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_eq_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.eq.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_eq_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.eq.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_eq_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.eq.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_eq_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.eq.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_eq_i32: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.eq.i32 %v61, %v62 : i32
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_eq_i32: check 66"
    vm.return
  }
  vm.export @test_cmp_eq_i32
  vm.func @test_cmp_ne_i32() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.ne.i32 %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_ne_i32: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_ne_i32: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.ne.i32 %v13, %v14 : i32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_ne_i32: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.ne.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_ne_i32: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_ne_i32: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.ne.i32 %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_ne_i32: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.ne.i32 %v37, %v38 : i32
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_ne_i32: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.ne.i32 %v43, %v44 : i32
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_ne_i32: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.ne.i32 %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_ne_i32: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.ne.i32 %v55, %v56 : i32
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_ne_i32: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.ne.i32 %v61, %v62 : i32
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_ne_i32: check 66"
    vm.return
  }
  vm.export @test_cmp_ne_i32
  vm.func @test_cmp_lt_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.lt.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.lt.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.lt.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.lt.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.lt.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.lt.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.lt.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lt_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.lt.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lt_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.lt.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lt_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.lt.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lt_i32_s: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.lt.i32.s %v61, %v62 : i32
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lt_i32_s: check 66"
    vm.return
  }
  vm.export @test_cmp_lt_i32_s
  vm.func @test_cmp_lt_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.lt.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.lt.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.lt.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.lt.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.lt.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.lt.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.lt.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lt_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.lt.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lt_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.lt.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lt_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.lt.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lt_i32_u: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.lt.i32.u %v61, %v62 : i32
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lt_i32_u: check 66"
    vm.return
  }
  vm.export @test_cmp_lt_i32_u
  vm.func @test_cmp_lte_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.lte.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.lte.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.lte.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.lte.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.lte.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.lte.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.lte.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lte_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.lte.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lte_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.lte.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lte_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.lte.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lte_i32_s: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.lte.i32.s %v61, %v62 : i32
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lte_i32_s: check 66"
    vm.return
  }
  vm.export @test_cmp_lte_i32_s
  vm.func @test_cmp_lte_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.lte.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.lte.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.lte.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.lte.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.lte.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.lte.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.lte.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lte_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.lte.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lte_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.lte.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lte_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.lte.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lte_i32_u: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.lte.i32.u %v61, %v62 : i32
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lte_i32_u: check 66"
    vm.return
  }
  vm.export @test_cmp_lte_i32_u
  vm.func @test_cmp_gt_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.gt.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.gt.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.gt.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.gt.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.gt.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.gt.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.gt.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gt_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.gt.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gt_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.gt.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gt_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.gt.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gt_i32_s: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.gt.i32.s %v61, %v62 : i32
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gt_i32_s: check 66"
    vm.return
  }
  vm.export @test_cmp_gt_i32_s
  vm.func @test_cmp_gt_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.gt.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.gt.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.gt.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.gt.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.gt.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.gt.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.gt.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gt_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.gt.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gt_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.gt.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gt_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.gt.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gt_i32_u: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.gt.i32.u %v61, %v62 : i32
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gt_i32_u: check 66"
    vm.return
  }
  vm.export @test_cmp_gt_i32_u
  vm.func @test_cmp_gte_i32_s() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.gte.i32.s %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_i32_s: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.gte.i32.s %v7, %v8 : i32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_i32_s: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.gte.i32.s %v13, %v14 : i32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_i32_s: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.gte.i32.s %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_i32_s: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.gte.i32.s %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_i32_s: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.gte.i32.s %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_i32_s: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.gte.i32.s %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gte_i32_s: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.gte.i32.s %v43, %v44 : i32
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gte_i32_s: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.gte.i32.s %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gte_i32_s: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.gte.i32.s %v55, %v56 : i32
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gte_i32_s: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.gte.i32.s %v61, %v62 : i32
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gte_i32_s: check 66"
    vm.return
  }
  vm.export @test_cmp_gte_i32_s
  vm.func @test_cmp_gte_i32_u() {
    %v1 = vm.const.i32 7
    %v2 = vm.const.i32 3
    %v3 = vm.cmp.gte.i32.u %v1, %v2 : i32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_i32_u: check 6"
    %v7 = vm.const.i32 -7
    %v8 = vm.const.i32 3
    %v9 = vm.cmp.gte.i32.u %v7, %v8 : i32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_i32_u: check 12"
    %v13 = vm.const.i32 7
    %v14 = vm.const.i32 -3
    %v15 = vm.cmp.gte.i32.u %v13, %v14 : i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_i32_u: check 18"
    %v19 = vm.const.i32 -7
    %v20 = vm.const.i32 -3
    %v21 = vm.cmp.gte.i32.u %v19, %v20 : i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_i32_u: check 24"
    %v25 = vm.const.i32 -2147483648
    %v26 = vm.const.i32 -1
    %v27 = vm.cmp.gte.i32.u %v25, %v26 : i32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_i32_u: check 30"
    %v31 = vm.const.i32 2147483647
    %v32 = vm.const.i32 1
    %v33 = vm.cmp.gte.i32.u %v31, %v32 : i32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_i32_u: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.i32 5
    %v39 = vm.cmp.gte.i32.u %v37, %v38 : i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gte_i32_u: check 42"
    %v43 = vm.const.i32 5
    %v44 = vm.const.i32 0
    %v45 = vm.cmp.gte.i32.u %v43, %v44 : i32
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gte_i32_u: check 48"
    %v49 = vm.const.i32 -2147483648
    %v50 = vm.const.i32 -2147483648
    %v51 = vm.cmp.gte.i32.u %v49, %v50 : i32
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gte_i32_u: check 54"
    %v55 = vm.const.i32 123456789
    %v56 = vm.const.i32 -98765
    %v57 = vm.cmp.gte.i32.u %v55, %v56 : i32
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gte_i32_u: check 60"
    %v61 = vm.const.i32 4
    %v62 = vm.const.i32 4
    %v63 = vm.cmp.gte.i32.u %v61, %v62 : i32
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gte_i32_u: check 66"
    vm.return
  }
  vm.export @test_cmp_gte_i32_u
  vm.func @test_cmp_nz_i32() {
    %v1 = vm.const.i32 0
    %v2 = vm.cmp.nz.i32 %v1 : i32
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nz_i32: check 5"
    %v6 = vm.const.i32 5
    %v7 = vm.cmp.nz.i32 %v6 : i32
    %v8 = vm.const.i32 1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nz_i32: check 10"
    %v11 = vm.const.i32 -2147483648
    %v12 = vm.cmp.nz.i32 %v11 : i32
    %v13 = vm.const.i32 1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nz_i32: check 15"
    vm.return
  }
  vm.export @test_cmp_nz_i32
  vm.func @test_add_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.add.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 10
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_add_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.add.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 -4
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_add_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.add.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 4
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_add_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.add.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 -10
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_add_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.add.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 9223372036854775807
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_add_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.add.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 -9223372036854775808
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_add_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.add.i64 %v37, %v38 : i64
    %v40 = vm.const.i64 5
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_add_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.add.i64 %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_add_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.add.i64 %v49, %v50 : i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_add_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.add.i64 %v55, %v56 : i64
    %v58 = vm.const.i64 123358024
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_add_i64: check 60"
    vm.return
  }
  vm.export @test_add_i64
  vm.func @test_sub_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.sub.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 4
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sub_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.sub.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 -10
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_sub_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.sub.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 10
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_sub_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.sub.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 -4
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_sub_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.sub.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775807
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_sub_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.sub.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775806
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_sub_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.sub.i64 %v37, %v38 : i64
    %v40 = vm.const.i64 -5
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_sub_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.sub.i64 %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_sub_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.sub.i64 %v49, %v50 : i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_sub_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.sub.i64 %v55, %v56 : i64
    %v58 = vm.const.i64 123555554
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_sub_i64: check 60"
    vm.return
  }
  vm.export @test_sub_i64
  vm.func @test_mul_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.mul.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 21
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_mul_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.mul.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 -21
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_mul_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.mul.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 -21
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_mul_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.mul.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 21
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_mul_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.mul.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_mul_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.mul.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775807
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_mul_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.mul.i64 %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_mul_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.mul.i64 %v43, %v44 : i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_mul_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.mul.i64 %v49, %v50 : i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_mul_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.mul.i64 %v55, %v56 : i64
    %v58 = vm.const.i64 -12193209765585
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_mul_i64: check 60"
    vm.return
  }
  vm.export @test_mul_i64
  vm.func @test_div_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.div.i64.s %v1, %v2 : i64
    %v4 = vm.const.i64 2
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_div_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.div.i64.s %v7, %v8 : i64
    %v10 = vm.const.i64 -2
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_div_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.div.i64.s %v13, %v14 : i64
    %v16 = vm.const.i64 -2
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_div_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.div.i64.s %v19, %v20 : i64
    %v22 = vm.const.i64 2
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_div_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.div.i64.s %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_div_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.div.i64.s %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775807
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_div_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.div.i64.s %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_div_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.div.i64.s %v43, %v44 : i64
    %v46 = vm.const.i64 -1
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_div_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.div.i64.s %v49, %v50 : i64
    %v52 = vm.const.i64 1
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_div_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.div.i64.s %v55, %v56 : i64
    %v58 = vm.const.i64 -1250
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_div_i64_s: check 60"
    vm.return
  }
  vm.export @test_div_i64_s
  vm.func @test_rem_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.rem.i64.s %v1, %v2 : i64
    %v4 = vm.const.i64 1
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_rem_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.rem.i64.s %v7, %v8 : i64
    %v10 = vm.const.i64 -1
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_rem_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.rem.i64.s %v13, %v14 : i64
    %v16 = vm.const.i64 1
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_rem_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.rem.i64.s %v19, %v20 : i64
    %v22 = vm.const.i64 -1
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_rem_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.rem.i64.s %v25, %v26 : i64
    %v28 = vm.const.i64 0
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_rem_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.rem.i64.s %v31, %v32 : i64
    %v34 = vm.const.i64 0
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_rem_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.rem.i64.s %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_rem_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.rem.i64.s %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_rem_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.rem.i64.s %v49, %v50 : i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_rem_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.rem.i64.s %v55, %v56 : i64
    %v58 = vm.const.i64 539
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_rem_i64_s: check 60"
    vm.return
  }
  vm.export @test_rem_i64_s
  vm.func @test_div_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.div.i64.u %v1, %v2 : i64
    %v4 = vm.const.i64 2
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_div_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.div.i64.u %v7, %v8 : i64
    %v10 = vm.const.i64 6148914691236517203
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_div_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.div.i64.u %v13, %v14 : i64
    %v16 = vm.const.i64 0
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_div_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.div.i64.u %v19, %v20 : i64
    %v22 = vm.const.i64 0
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_div_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.div.i64.u %v25, %v26 : i64
    %v28 = vm.const.i64 0
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_div_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.div.i64.u %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775807
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_div_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.div.i64.u %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_div_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.div.i64.u %v43, %v44 : i64
    %v46 = vm.const.i64 -1
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_div_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.div.i64.u %v49, %v50 : i64
    %v52 = vm.const.i64 1
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_div_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.div.i64.u %v55, %v56 : i64
    %v58 = vm.const.i64 0
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_div_i64_u: check 60"
    vm.return
  }
  vm.export @test_div_i64_u
  vm.func @test_rem_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.rem.i64.u %v1, %v2 : i64
    %v4 = vm.const.i64 1
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_rem_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.rem.i64.u %v7, %v8 : i64
    %v10 = vm.const.i64 0
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_rem_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.rem.i64.u %v13, %v14 : i64
    %v16 = vm.const.i64 7
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_rem_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.rem.i64.u %v19, %v20 : i64
    %v22 = vm.const.i64 -7
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_rem_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.rem.i64.u %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_rem_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.rem.i64.u %v31, %v32 : i64
    %v34 = vm.const.i64 0
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_rem_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.rem.i64.u %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_rem_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.rem.i64.u %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_rem_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.rem.i64.u %v49, %v50 : i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_rem_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.rem.i64.u %v55, %v56 : i64
    %v58 = vm.const.i64 123456789
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_rem_i64_u: check 60"
    vm.return
  }
  vm.export @test_rem_i64_u
  vm.func @test_min_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.min.i64.s %v1, %v2 : i64
    %v4 = vm.const.i64 3
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_min_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.min.i64.s %v7, %v8 : i64
    %v10 = vm.const.i64 -7
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_min_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.min.i64.s %v13, %v14 : i64
    %v16 = vm.const.i64 -3
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_min_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.min.i64.s %v19, %v20 : i64
    %v22 = vm.const.i64 -7
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_min_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.min.i64.s %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_min_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.min.i64.s %v31, %v32 : i64
    %v34 = vm.const.i64 1
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_min_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.min.i64.s %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_min_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.min.i64.s %v43, %v44 : i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_min_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.min.i64.s %v49, %v50 : i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_min_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.min.i64.s %v55, %v56 : i64
    %v58 = vm.const.i64 -98765
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_min_i64_s: check 60"
    vm.return
  }
  vm.export @test_min_i64_s
  vm.func @test_max_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.max.i64.s %v1, %v2 : i64
    %v4 = vm.const.i64 7
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_max_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.max.i64.s %v7, %v8 : i64
    %v10 = vm.const.i64 3
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_max_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.max.i64.s %v13, %v14 : i64
    %v16 = vm.const.i64 7
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_max_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.max.i64.s %v19, %v20 : i64
    %v22 = vm.const.i64 -3
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_max_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.max.i64.s %v25, %v26 : i64
    %v28 = vm.const.i64 -1
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_max_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.max.i64.s %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775807
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_max_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.max.i64.s %v37, %v38 : i64
    %v40 = vm.const.i64 5
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_max_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.max.i64.s %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_max_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.max.i64.s %v49, %v50 : i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_max_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.max.i64.s %v55, %v56 : i64
    %v58 = vm.const.i64 123456789
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_max_i64_s: check 60"
    vm.return
  }
  vm.export @test_max_i64_s
  vm.func @test_min_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.min.i64.u %v1, %v2 : i64
    %v4 = vm.const.i64 3
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_min_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.min.i64.u %v7, %v8 : i64
    %v10 = vm.const.i64 3
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_min_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.min.i64.u %v13, %v14 : i64
    %v16 = vm.const.i64 7
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_min_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.min.i64.u %v19, %v20 : i64
    %v22 = vm.const.i64 -7
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_min_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.min.i64.u %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_min_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.min.i64.u %v31, %v32 : i64
    %v34 = vm.const.i64 1
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_min_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.min.i64.u %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_min_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.min.i64.u %v43, %v44 : i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_min_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.min.i64.u %v49, %v50 : i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_min_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.min.i64.u %v55, %v56 : i64
    %v58 = vm.const.i64 123456789
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_min_i64_u: check 60"
    vm.return
  }
  vm.export @test_min_i64_u
  vm.func @test_max_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.max.i64.u %v1, %v2 : i64
    %v4 = vm.const.i64 7
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_max_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.max.i64.u %v7, %v8 : i64
    %v10 = vm.const.i64 -7
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_max_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.max.i64.u %v13, %v14 : i64
    %v16 = vm.const.i64 -3
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_max_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.max.i64.u %v19, %v20 : i64
    %v22 = vm.const.i64 -3
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_max_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.max.i64.u %v25, %v26 : i64
    %v28 = vm.const.i64 -1
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_max_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.max.i64.u %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775807
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_max_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.max.i64.u %v37, %v38 : i64
    %v40 = vm.const.i64 5
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_max_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.max.i64.u %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_max_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.max.i64.u %v49, %v50 : i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_max_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.max.i64.u %v55, %v56 : i64
    %v58 = vm.const.i64 -98765
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_max_i64_u: check 60"
    vm.return
  }
  vm.export @test_max_i64_u
  vm.func @test_and_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.and.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 3
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_and_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.and.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 1
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_and_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.and.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 5
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_and_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.and.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 -7
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_and_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.and.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_and_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.and.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 1
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_and_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.and.i64 %v37, %v38 : i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_and_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.and.i64 %v43, %v44 : i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_and_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.and.i64 %v49, %v50 : i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_and_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.and.i64 %v55, %v56 : i64
    %v58 = vm.const.i64 123358225
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_and_i64: check 60"
    vm.return
  }
  vm.export @test_and_i64
  vm.func @test_or_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.or.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 7
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_or_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.or.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 -5
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_or_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.or.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 -1
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_or_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.or.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 -3
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_or_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.or.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 -1
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_or_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.or.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775807
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_or_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.or.i64 %v37, %v38 : i64
    %v40 = vm.const.i64 5
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_or_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.or.i64 %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_or_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.or.i64 %v49, %v50 : i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_or_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.or.i64 %v55, %v56 : i64
    %v58 = vm.const.i64 -201
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_or_i64: check 60"
    vm.return
  }
  vm.export @test_or_i64
  vm.func @test_xor_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.xor.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 4
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_xor_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.xor.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 -6
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_xor_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.xor.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 -6
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_xor_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.xor.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 4
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_xor_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.xor.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 9223372036854775807
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_xor_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.xor.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 9223372036854775806
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_xor_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.xor.i64 %v37, %v38 : i64
    %v40 = vm.const.i64 5
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_xor_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.xor.i64 %v43, %v44 : i64
    %v46 = vm.const.i64 5
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_xor_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.xor.i64 %v49, %v50 : i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_xor_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.xor.i64 %v55, %v56 : i64
    %v58 = vm.const.i64 -123358426
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_xor_i64: check 60"
    vm.return
  }
  vm.export @test_xor_i64
  vm.func @test_not_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.not.i64 %v1 : i64
    %v3 = vm.const.i64 -8
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_not_i64: check 5"
    %v6 = vm.const.i64 -7
    %v7 = vm.not.i64 %v6 : i64
    %v8 = vm.const.i64 6
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_not_i64: check 10"
    %v11 = vm.const.i64 7
    %v12 = vm.not.i64 %v11 : i64
    %v13 = vm.const.i64 -8
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_not_i64: check 15"
    %v16 = vm.const.i64 -7
    %v17 = vm.not.i64 %v16 : i64
    %v18 = vm.const.i64 6
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_not_i64: check 20"
    %v21 = vm.const.i64 -9223372036854775808
    %v22 = vm.not.i64 %v21 : i64
    %v23 = vm.const.i64 9223372036854775807
    %v24 = vm.cmp.ne.i64 %v22, %v23 : i64
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_not_i64: check 25"
    %v26 = vm.const.i64 9223372036854775807
    %v27 = vm.not.i64 %v26 : i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_not_i64: check 30"
    %v31 = vm.const.i64 0
    %v32 = vm.not.i64 %v31 : i64
    %v33 = vm.const.i64 -1
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_not_i64: check 35"
    %v36 = vm.const.i64 5
    %v37 = vm.not.i64 %v36 : i64
    %v38 = vm.const.i64 -6
    %v39 = vm.cmp.ne.i64 %v37, %v38 : i64
    %v40 = vm.const.i32 13
    vm.cond_fail %v39, %v40, "test_not_i64: check 40"
    %v41 = vm.const.i64 -9223372036854775808
    %v42 = vm.not.i64 %v41 : i64
    %v43 = vm.const.i64 9223372036854775807
    %v44 = vm.cmp.ne.i64 %v42, %v43 : i64
    %v45 = vm.const.i32 13
    vm.cond_fail %v44, %v45, "test_not_i64: check 45"
    %v46 = vm.const.i64 123456789
    %v47 = vm.not.i64 %v46 : i64
    %v48 = vm.const.i64 -123456790
    %v49 = vm.cmp.ne.i64 %v47, %v48 : i64
    %v50 = vm.const.i32 13
    vm.cond_fail %v49, %v50, "test_not_i64: check 50"
    vm.return
  }
  vm.export @test_not_i64
  vm.func @test_abs_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.abs.i64 %v1 : i64
    %v3 = vm.const.i64 7
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_abs_i64: check 5"
    %v6 = vm.const.i64 -7
    %v7 = vm.abs.i64 %v6 : i64
    %v8 = vm.const.i64 7
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_abs_i64: check 10"
    %v11 = vm.const.i64 7
    %v12 = vm.abs.i64 %v11 : i64
    %v13 = vm.const.i64 7
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_abs_i64: check 15"
    %v16 = vm.const.i64 -7
    %v17 = vm.abs.i64 %v16 : i64
    %v18 = vm.const.i64 7
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_abs_i64: check 20"
    %v21 = vm.const.i64 -9223372036854775808
    %v22 = vm.abs.i64 %v21 : i64
    %v23 = vm.const.i64 -9223372036854775808
    %v24 = vm.cmp.ne.i64 %v22, %v23 : i64
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_abs_i64: check 25"
    %v26 = vm.const.i64 9223372036854775807
    %v27 = vm.abs.i64 %v26 : i64
    %v28 = vm.const.i64 9223372036854775807
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_abs_i64: check 30"
    %v31 = vm.const.i64 0
    %v32 = vm.abs.i64 %v31 : i64
    %v33 = vm.const.i64 0
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_abs_i64: check 35"
    %v36 = vm.const.i64 5
    %v37 = vm.abs.i64 %v36 : i64
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.ne.i64 %v37, %v38 : i64
    %v40 = vm.const.i32 13
    vm.cond_fail %v39, %v40, "test_abs_i64: check 40"
    %v41 = vm.const.i64 -9223372036854775808
    %v42 = vm.abs.i64 %v41 : i64
    %v43 = vm.const.i64 -9223372036854775808
    %v44 = vm.cmp.ne.i64 %v42, %v43 : i64
    %v45 = vm.const.i32 13
    vm.cond_fail %v44, %v45, "test_abs_i64: check 45"
    %v46 = vm.const.i64 123456789
    %v47 = vm.abs.i64 %v46 : i64
    %v48 = vm.const.i64 123456789
    %v49 = vm.cmp.ne.i64 %v47, %v48 : i64
    %v50 = vm.const.i32 13
    vm.cond_fail %v49, %v50, "test_abs_i64: check 50"
    vm.return
  }
  vm.export @test_abs_i64
  vm.func @test_ctlz_i64() {
    %v1 = vm.const.i64 0
    %v2 = vm.ctlz.i64 %v1 : i64
    %v3 = vm.const.i64 64
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ctlz_i64: check 5"
    %v6 = vm.const.i64 1
    %v7 = vm.ctlz.i64 %v6 : i64
    %v8 = vm.const.i64 63
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ctlz_i64: check 10"
    %v11 = vm.const.i64 -1
    %v12 = vm.ctlz.i64 %v11 : i64
    %v13 = vm.const.i64 0
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ctlz_i64: check 15"
    %v16 = vm.const.i64 1048576
    %v17 = vm.ctlz.i64 %v16 : i64
    %v18 = vm.const.i64 43
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_ctlz_i64: check 20"
    vm.return
  }
  vm.export @test_ctlz_i64
  vm.func @test_cttz_i64() {
    %v1 = vm.const.i64 0
    %v2 = vm.cttz.i64 %v1 : i64
    %v3 = vm.const.i64 64
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cttz_i64: check 5"
    %v6 = vm.const.i64 1
    %v7 = vm.cttz.i64 %v6 : i64
    %v8 = vm.const.i64 0
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cttz_i64: check 10"
    %v11 = vm.const.i64 -9223372036854775808
    %v12 = vm.cttz.i64 %v11 : i64
    %v13 = vm.const.i64 63
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cttz_i64: check 15"
    %v16 = vm.const.i64 48
    %v17 = vm.cttz.i64 %v16 : i64
    %v18 = vm.const.i64 4
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cttz_i64: check 20"
    vm.return
  }
  vm.export @test_cttz_i64
  vm.func @test_ctpop_i64() {
    %v1 = vm.const.i64 0
    %v2 = vm.ctpop.i64 %v1 : i64
    %v3 = vm.const.i64 0
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ctpop_i64: check 5"
    %v6 = vm.const.i64 -1
    %v7 = vm.ctpop.i64 %v6 : i64
    %v8 = vm.const.i64 64
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ctpop_i64: check 10"
    %v11 = vm.const.i64 23130
    %v12 = vm.ctpop.i64 %v11 : i64
    %v13 = vm.const.i64 8
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ctpop_i64: check 15"
    vm.return
  }
  vm.export @test_ctpop_i64
  vm.func @test_shl_i64() {
    %v1 = vm.const.i64 1
    %v2 = vm.const.i32 0
    %v3 = vm.shl.i64 %v1, %v2 : i64
    %v4 = vm.const.i64 1
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_shl_i64: check 6"
    %v7 = vm.const.i64 1
    %v8 = vm.const.i32 63
    %v9 = vm.shl.i64 %v7, %v8 : i64
    %v10 = vm.const.i64 -9223372036854775808
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_shl_i64: check 12"
    %v13 = vm.const.i64 -1
    %v14 = vm.const.i32 1
    %v15 = vm.shl.i64 %v13, %v14 : i64
    %v16 = vm.const.i64 -2
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_shl_i64: check 18"
    %v19 = vm.const.i64 -9223372036854775808
    %v20 = vm.const.i32 63
    %v21 = vm.shl.i64 %v19, %v20 : i64
    %v22 = vm.const.i64 0
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_shl_i64: check 24"
    %v25 = vm.const.i64 4660
    %v26 = vm.const.i32 4
    %v27 = vm.shl.i64 %v25, %v26 : i64
    %v28 = vm.const.i64 74560
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_shl_i64: check 30"
    %v31 = vm.const.i64 -256
    %v32 = vm.const.i32 68
    %v33 = vm.shl.i64 %v31, %v32 : i64
    %v34 = vm.const.i64 -4096
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_shl_i64: check 36"
    vm.return
  }
  vm.export @test_shl_i64
  vm.func @test_shr_i64_s() {
    %v1 = vm.const.i64 1
    %v2 = vm.const.i32 0
    %v3 = vm.shr.i64.s %v1, %v2 : i64
    %v4 = vm.const.i64 1
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_shr_i64_s: check 6"
    %v7 = vm.const.i64 1
    %v8 = vm.const.i32 63
    %v9 = vm.shr.i64.s %v7, %v8 : i64
    %v10 = vm.const.i64 0
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_shr_i64_s: check 12"
    %v13 = vm.const.i64 -1
    %v14 = vm.const.i32 1
    %v15 = vm.shr.i64.s %v13, %v14 : i64
    %v16 = vm.const.i64 -1
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_shr_i64_s: check 18"
    %v19 = vm.const.i64 -9223372036854775808
    %v20 = vm.const.i32 63
    %v21 = vm.shr.i64.s %v19, %v20 : i64
    %v22 = vm.const.i64 -1
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_shr_i64_s: check 24"
    %v25 = vm.const.i64 4660
    %v26 = vm.const.i32 4
    %v27 = vm.shr.i64.s %v25, %v26 : i64
    %v28 = vm.const.i64 291
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_shr_i64_s: check 30"
    %v31 = vm.const.i64 -256
    %v32 = vm.const.i32 68
    %v33 = vm.shr.i64.s %v31, %v32 : i64
    %v34 = vm.const.i64 -16
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_shr_i64_s: check 36"
    vm.return
  }
  vm.export @test_shr_i64_s
  vm.func @test_shr_i64_u() {
    %v1 = vm.const.i64 1
    %v2 = vm.const.i32 0
    %v3 = vm.shr.i64.u %v1, %v2 : i64
    %v4 = vm.const.i64 1
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_shr_i64_u: check 6"
    %v7 = vm.const.i64 1
    %v8 = vm.const.i32 63
    %v9 = vm.shr.i64.u %v7, %v8 : i64
    %v10 = vm.const.i64 0
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_shr_i64_u: check 12"
    %v13 = vm.const.i64 -1
    %v14 = vm.const.i32 1
    %v15 = vm.shr.i64.u %v13, %v14 : i64
    %v16 = vm.const.i64 9223372036854775807
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_shr_i64_u: check 18"
    %v19 = vm.const.i64 -9223372036854775808
    %v20 = vm.const.i32 63
    %v21 = vm.shr.i64.u %v19, %v20 : i64
    %v22 = vm.const.i64 1
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_shr_i64_u: check 24"
    %v25 = vm.const.i64 4660
    %v26 = vm.const.i32 4
    %v27 = vm.shr.i64.u %v25, %v26 : i64
    %v28 = vm.const.i64 291
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_shr_i64_u: check 30"
    %v31 = vm.const.i64 -256
    %v32 = vm.const.i32 68
    %v33 = vm.shr.i64.u %v31, %v32 : i64
    %v34 = vm.const.i64 1152921504606846960
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_shr_i64_u: check 36"
    vm.return
  }
  vm.export @test_shr_i64_u
  vm.func @test_cmp_eq_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.eq.i64 %v1, %v2 : i64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_eq_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.eq.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_eq_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.eq.i64 %v13, %v14 : i64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_eq_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.eq.i64 %v19, %v20 : i64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_eq_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.eq.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_eq_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.eq.i64 %v31, %v32 : i64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_eq_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.eq.i64 %v37, %v38 : i64
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_eq_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.eq.i64 %v43, %v44 : i64
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_eq_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.eq.i64 %v49, %v50 : i64
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_eq_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.eq.i64 %v55, %v56 : i64
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_eq_i64: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.eq.i64 %v61, %v62 : i64
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_eq_i64: check 66"
    vm.return
  }
  vm.export @test_cmp_eq_i64
  vm.func @test_cmp_ne_i64() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.ne.i64 %v1, %v2 : i64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_ne_i64: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_ne_i64: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.ne.i64 %v13, %v14 : i64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_ne_i64: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.ne.i64 %v19, %v20 : i64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_ne_i64: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_ne_i64: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.ne.i64 %v31, %v32 : i64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_ne_i64: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.ne.i64 %v37, %v38 : i64
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_ne_i64: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.ne.i64 %v43, %v44 : i64
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_ne_i64: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.ne.i64 %v49, %v50 : i64
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_ne_i64: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.ne.i64 %v55, %v56 : i64
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_ne_i64: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.ne.i64 %v61, %v62 : i64
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_ne_i64: check 66"
    vm.return
  }
  vm.export @test_cmp_ne_i64
  vm.func @test_cmp_lt_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.lt.i64.s %v1, %v2 : i64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.lt.i64.s %v7, %v8 : i64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.lt.i64.s %v13, %v14 : i64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.lt.i64.s %v19, %v20 : i64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.lt.i64.s %v25, %v26 : i64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.lt.i64.s %v31, %v32 : i64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.lt.i64.s %v37, %v38 : i64
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lt_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.lt.i64.s %v43, %v44 : i64
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lt_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.lt.i64.s %v49, %v50 : i64
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lt_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.lt.i64.s %v55, %v56 : i64
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lt_i64_s: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.lt.i64.s %v61, %v62 : i64
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lt_i64_s: check 66"
    vm.return
  }
  vm.export @test_cmp_lt_i64_s
  vm.func @test_cmp_lt_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.lt.i64.u %v1, %v2 : i64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.lt.i64.u %v7, %v8 : i64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.lt.i64.u %v13, %v14 : i64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.lt.i64.u %v19, %v20 : i64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.lt.i64.u %v25, %v26 : i64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.lt.i64.u %v31, %v32 : i64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.lt.i64.u %v37, %v38 : i64
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lt_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.lt.i64.u %v43, %v44 : i64
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lt_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.lt.i64.u %v49, %v50 : i64
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lt_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.lt.i64.u %v55, %v56 : i64
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lt_i64_u: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.lt.i64.u %v61, %v62 : i64
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lt_i64_u: check 66"
    vm.return
  }
  vm.export @test_cmp_lt_i64_u
  vm.func @test_cmp_lte_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.lte.i64.s %v1, %v2 : i64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.lte.i64.s %v7, %v8 : i64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.lte.i64.s %v13, %v14 : i64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.lte.i64.s %v19, %v20 : i64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.lte.i64.s %v25, %v26 : i64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.lte.i64.s %v31, %v32 : i64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.lte.i64.s %v37, %v38 : i64
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lte_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.lte.i64.s %v43, %v44 : i64
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lte_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.lte.i64.s %v49, %v50 : i64
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lte_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.lte.i64.s %v55, %v56 : i64
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lte_i64_s: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.lte.i64.s %v61, %v62 : i64
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lte_i64_s: check 66"
    vm.return
  }
  vm.export @test_cmp_lte_i64_s
  vm.func @test_cmp_lte_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.lte.i64.u %v1, %v2 : i64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.lte.i64.u %v7, %v8 : i64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.lte.i64.u %v13, %v14 : i64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.lte.i64.u %v19, %v20 : i64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.lte.i64.u %v25, %v26 : i64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.lte.i64.u %v31, %v32 : i64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.lte.i64.u %v37, %v38 : i64
    %v40 = vm.const.i32 1
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_lte_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.lte.i64.u %v43, %v44 : i64
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_lte_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.lte.i64.u %v49, %v50 : i64
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_lte_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.lte.i64.u %v55, %v56 : i64
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_lte_i64_u: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.lte.i64.u %v61, %v62 : i64
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_lte_i64_u: check 66"
    vm.return
  }
  vm.export @test_cmp_lte_i64_u
  vm.func @test_cmp_gt_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.gt.i64.s %v1, %v2 : i64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.gt.i64.s %v7, %v8 : i64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.gt.i64.s %v13, %v14 : i64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.gt.i64.s %v19, %v20 : i64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.gt.i64.s %v25, %v26 : i64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.gt.i64.s %v31, %v32 : i64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.gt.i64.s %v37, %v38 : i64
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gt_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.gt.i64.s %v43, %v44 : i64
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gt_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.gt.i64.s %v49, %v50 : i64
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gt_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.gt.i64.s %v55, %v56 : i64
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gt_i64_s: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.gt.i64.s %v61, %v62 : i64
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gt_i64_s: check 66"
    vm.return
  }
  vm.export @test_cmp_gt_i64_s
  vm.func @test_cmp_gt_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.gt.i64.u %v1, %v2 : i64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.gt.i64.u %v7, %v8 : i64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.gt.i64.u %v13, %v14 : i64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.gt.i64.u %v19, %v20 : i64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.gt.i64.u %v25, %v26 : i64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.gt.i64.u %v31, %v32 : i64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.gt.i64.u %v37, %v38 : i64
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gt_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.gt.i64.u %v43, %v44 : i64
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gt_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.gt.i64.u %v49, %v50 : i64
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gt_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.gt.i64.u %v55, %v56 : i64
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gt_i64_u: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.gt.i64.u %v61, %v62 : i64
    %v64 = vm.const.i32 0
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gt_i64_u: check 66"
    vm.return
  }
  vm.export @test_cmp_gt_i64_u
  vm.func @test_cmp_gte_i64_s() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.gte.i64.s %v1, %v2 : i64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_i64_s: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.gte.i64.s %v7, %v8 : i64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_i64_s: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.gte.i64.s %v13, %v14 : i64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_i64_s: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.gte.i64.s %v19, %v20 : i64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_i64_s: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.gte.i64.s %v25, %v26 : i64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_i64_s: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.gte.i64.s %v31, %v32 : i64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_i64_s: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.gte.i64.s %v37, %v38 : i64
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gte_i64_s: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.gte.i64.s %v43, %v44 : i64
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gte_i64_s: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.gte.i64.s %v49, %v50 : i64
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gte_i64_s: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.gte.i64.s %v55, %v56 : i64
    %v58 = vm.const.i32 1
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gte_i64_s: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.gte.i64.s %v61, %v62 : i64
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gte_i64_s: check 66"
    vm.return
  }
  vm.export @test_cmp_gte_i64_s
  vm.func @test_cmp_gte_i64_u() {
    %v1 = vm.const.i64 7
    %v2 = vm.const.i64 3
    %v3 = vm.cmp.gte.i64.u %v1, %v2 : i64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_i64_u: check 6"
    %v7 = vm.const.i64 -7
    %v8 = vm.const.i64 3
    %v9 = vm.cmp.gte.i64.u %v7, %v8 : i64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_i64_u: check 12"
    %v13 = vm.const.i64 7
    %v14 = vm.const.i64 -3
    %v15 = vm.cmp.gte.i64.u %v13, %v14 : i64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_i64_u: check 18"
    %v19 = vm.const.i64 -7
    %v20 = vm.const.i64 -3
    %v21 = vm.cmp.gte.i64.u %v19, %v20 : i64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_i64_u: check 24"
    %v25 = vm.const.i64 -9223372036854775808
    %v26 = vm.const.i64 -1
    %v27 = vm.cmp.gte.i64.u %v25, %v26 : i64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_i64_u: check 30"
    %v31 = vm.const.i64 9223372036854775807
    %v32 = vm.const.i64 1
    %v33 = vm.cmp.gte.i64.u %v31, %v32 : i64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_i64_u: check 36"
    %v37 = vm.const.i64 0
    %v38 = vm.const.i64 5
    %v39 = vm.cmp.gte.i64.u %v37, %v38 : i64
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_cmp_gte_i64_u: check 42"
    %v43 = vm.const.i64 5
    %v44 = vm.const.i64 0
    %v45 = vm.cmp.gte.i64.u %v43, %v44 : i64
    %v46 = vm.const.i32 1
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_cmp_gte_i64_u: check 48"
    %v49 = vm.const.i64 -9223372036854775808
    %v50 = vm.const.i64 -9223372036854775808
    %v51 = vm.cmp.gte.i64.u %v49, %v50 : i64
    %v52 = vm.const.i32 1
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_cmp_gte_i64_u: check 54"
    %v55 = vm.const.i64 123456789
    %v56 = vm.const.i64 -98765
    %v57 = vm.cmp.gte.i64.u %v55, %v56 : i64
    %v58 = vm.const.i32 0
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_cmp_gte_i64_u: check 60"
    %v61 = vm.const.i64 4
    %v62 = vm.const.i64 4
    %v63 = vm.cmp.gte.i64.u %v61, %v62 : i64
    %v64 = vm.const.i32 1
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_cmp_gte_i64_u: check 66"
    vm.return
  }
  vm.export @test_cmp_gte_i64_u
  vm.func @test_cmp_nz_i64() {
    %v1 = vm.const.i64 0
    %v2 = vm.cmp.nz.i64 %v1 : i64
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nz_i64: check 5"
    %v6 = vm.const.i64 5
    %v7 = vm.cmp.nz.i64 %v6 : i64
    %v8 = vm.const.i32 1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nz_i64: check 10"
    %v11 = vm.const.i64 -9223372036854775808
    %v12 = vm.cmp.nz.i64 %v11 : i64
    %v13 = vm.const.i32 1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nz_i64: check 15"
    vm.return
  }
  vm.export @test_cmp_nz_i64
  vm.func @test_trunc_i32_i8() {
    %v1 = vm.const.i32 4660
    %v2 = vm.trunc.i32.i8 %v1 : i32 -> i32
    %v3 = vm.const.i32 52
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_trunc_i32_i8: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.trunc.i32.i8 %v6 : i32 -> i32
    %v8 = vm.const.i32 255
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_trunc_i32_i8: check 10"
    vm.return
  }
  vm.export @test_trunc_i32_i8
  vm.func @test_trunc_i32_i16() {
    %v1 = vm.const.i32 74565
    %v2 = vm.trunc.i32.i16 %v1 : i32 -> i32
    %v3 = vm.const.i32 9029
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_trunc_i32_i16: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.trunc.i32.i16 %v6 : i32 -> i32
    %v8 = vm.const.i32 65535
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_trunc_i32_i16: check 10"
    vm.return
  }
  vm.export @test_trunc_i32_i16
  vm.func @test_trunc_i64_i32() {
    %v1 = vm.const.i64 78187493530
    %v2 = vm.trunc.i64.i32 %v1 : i64 -> i32
    %v3 = vm.const.i32 878082202
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_trunc_i64_i32: check 5"
    vm.return
  }
  vm.export @test_trunc_i64_i32
  vm.func @test_trunc_i64_i8() {
    %v1 = vm.const.i64 511
    %v2 = vm.trunc.i64.i8 %v1 : i64 -> i32
    %v3 = vm.const.i32 255
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_trunc_i64_i8: check 5"
    vm.return
  }
  vm.export @test_trunc_i64_i8
  vm.func @test_trunc_i64_i16() {
    %v1 = vm.const.i64 131071
    %v2 = vm.trunc.i64.i16 %v1 : i64 -> i32
    %v3 = vm.const.i32 65535
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_trunc_i64_i16: check 5"
    vm.return
  }
  vm.export @test_trunc_i64_i16
  vm.func @test_ext_i8_i32_s() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i8.i32.s %v1 : i32 -> i32
    %v3 = vm.const.i32 127
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i8_i32_s: check 5"
    %v6 = vm.const.i32 255
    %v7 = vm.ext.i8.i32.s %v6 : i32 -> i32
    %v8 = vm.const.i32 -1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i8_i32_s: check 10"
    %v11 = vm.const.i32 128
    %v12 = vm.ext.i8.i32.s %v11 : i32 -> i32
    %v13 = vm.const.i32 -128
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ext_i8_i32_s: check 15"
    vm.return
  }
  vm.export @test_ext_i8_i32_s
  vm.func @test_ext_i8_i32_u() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i8.i32.u %v1 : i32 -> i32
    %v3 = vm.const.i32 127
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i8_i32_u: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.ext.i8.i32.u %v6 : i32 -> i32
    %v8 = vm.const.i32 255
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i8_i32_u: check 10"
    vm.return
  }
  vm.export @test_ext_i8_i32_u
  vm.func @test_ext_i8_i64_s() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i8.i64.s %v1 : i32 -> i64
    %v3 = vm.const.i64 127
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i8_i64_s: check 5"
    %v6 = vm.const.i32 255
    %v7 = vm.ext.i8.i64.s %v6 : i32 -> i64
    %v8 = vm.const.i64 -1
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i8_i64_s: check 10"
    %v11 = vm.const.i32 128
    %v12 = vm.ext.i8.i64.s %v11 : i32 -> i64
    %v13 = vm.const.i64 -128
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ext_i8_i64_s: check 15"
    vm.return
  }
  vm.export @test_ext_i8_i64_s
  vm.func @test_ext_i8_i64_u() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i8.i64.u %v1 : i32 -> i64
    %v3 = vm.const.i64 127
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i8_i64_u: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.ext.i8.i64.u %v6 : i32 -> i64
    %v8 = vm.const.i64 255
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i8_i64_u: check 10"
    vm.return
  }
  vm.export @test_ext_i8_i64_u
  vm.func @test_ext_i16_i32_s() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i16.i32.s %v1 : i32 -> i32
    %v3 = vm.const.i32 127
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i16_i32_s: check 5"
    %v6 = vm.const.i32 65535
    %v7 = vm.ext.i16.i32.s %v6 : i32 -> i32
    %v8 = vm.const.i32 -1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i16_i32_s: check 10"
    %v11 = vm.const.i32 32768
    %v12 = vm.ext.i16.i32.s %v11 : i32 -> i32
    %v13 = vm.const.i32 -32768
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ext_i16_i32_s: check 15"
    vm.return
  }
  vm.export @test_ext_i16_i32_s
  vm.func @test_ext_i16_i32_u() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i16.i32.u %v1 : i32 -> i32
    %v3 = vm.const.i32 127
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i16_i32_u: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.ext.i16.i32.u %v6 : i32 -> i32
    %v8 = vm.const.i32 65535
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i16_i32_u: check 10"
    vm.return
  }
  vm.export @test_ext_i16_i32_u
  vm.func @test_ext_i16_i64_s() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i16.i64.s %v1 : i32 -> i64
    %v3 = vm.const.i64 127
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i16_i64_s: check 5"
    %v6 = vm.const.i32 65535
    %v7 = vm.ext.i16.i64.s %v6 : i32 -> i64
    %v8 = vm.const.i64 -1
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i16_i64_s: check 10"
    %v11 = vm.const.i32 32768
    %v12 = vm.ext.i16.i64.s %v11 : i32 -> i64
    %v13 = vm.const.i64 -32768
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_ext_i16_i64_s: check 15"
    vm.return
  }
  vm.export @test_ext_i16_i64_s
  vm.func @test_ext_i16_i64_u() {
    %v1 = vm.const.i32 127
    %v2 = vm.ext.i16.i64.u %v1 : i32 -> i64
    %v3 = vm.const.i64 127
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i16_i64_u: check 5"
    %v6 = vm.const.i32 -1
    %v7 = vm.ext.i16.i64.u %v6 : i32 -> i64
    %v8 = vm.const.i64 65535
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i16_i64_u: check 10"
    vm.return
  }
  vm.export @test_ext_i16_i64_u
  vm.func @test_ext_i32_i64_s() {
    %v1 = vm.const.i32 -5
    %v2 = vm.ext.i32.i64.s %v1 : i32 -> i64
    %v3 = vm.const.i64 -5
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i32_i64_s: check 5"
    %v6 = vm.const.i32 7
    %v7 = vm.ext.i32.i64.s %v6 : i32 -> i64
    %v8 = vm.const.i64 7
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_ext_i32_i64_s: check 10"
    vm.return
  }
  vm.export @test_ext_i32_i64_s
  vm.func @test_ext_i32_i64_u() {
    %v1 = vm.const.i32 -5
    %v2 = vm.ext.i32.i64.u %v1 : i32 -> i64
    %v3 = vm.const.i64 4294967291
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_ext_i32_i64_u: check 5"
    vm.return
  }
  vm.export @test_ext_i32_i64_u
  vm.func @test_add_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.add.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1081081856
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_add_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.add.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 1061158912
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_add_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.add.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1050253722
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_add_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.add.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 1900671690
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_add_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.add.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 0
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_add_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.add.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_add_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.add.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 2139095040
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_add_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.add.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1080033280
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_add_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.add.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 1085276160
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_add_f32: check 63"
    vm.return
  }
  vm.export @test_add_f32
  vm.func @test_sub_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.sub.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 -1086324736
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_sub_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.sub.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 -1066401792
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_sub_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.sub.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 -1110651699
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_sub_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.sub.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 1900671690
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_sub_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.sub.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 0
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_sub_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.sub.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -2147483648
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_sub_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.sub.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 2139095040
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_sub_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.sub.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1075838976
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_sub_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.sub.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 1092091904
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_sub_f32: check 63"
    vm.return
  }
  vm.export @test_sub_f32
  vm.func @test_mul_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.mul.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1079508992
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_mul_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.mul.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 -1067974656
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_mul_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.mul.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1017370379
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_mul_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.mul.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 1065353216
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_mul_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.mul.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 -2147483648
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_mul_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.mul.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -2147483648
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_mul_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.mul.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 2139095040
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_mul_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.mul.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1069547520
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_mul_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.mul.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 -1049624576
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_mul_f32: check 63"
    vm.return
  }
  vm.export @test_mul_f32
  vm.func @test_div_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.div.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1059760811
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_div_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.div.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 -1087722837
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_div_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.div.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1056964608
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_div_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.div.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 2139095040
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_div_f32: check 28"
    %v29 = vm.const.f32 0x7F800000
    %v30 = vm.const.f32 0x3F800000
    %v31 = vm.div.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 2139095040
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_div_f32: check 35"
    %v36 = vm.const.f32 0x40400000
    %v37 = vm.const.f32 0x3F000000
    %v38 = vm.div.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 1086324736
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_div_f32: check 42"
    %v43 = vm.const.f32 0x40F00000
    %v44 = vm.const.f32 0xC0000000
    %v45 = vm.div.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 -1066401792
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_div_f32: check 49"
    vm.return
  }
  vm.export @test_div_f32
  vm.func @test_rem_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.rem.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1069547520
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_rem_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.rem.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 -1077936128
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_rem_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.rem.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1036831949
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_rem_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.rem.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 226788256
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_rem_f32: check 28"
    %v29 = vm.const.f32 0x40400000
    %v30 = vm.const.f32 0x3F000000
    %v31 = vm.rem.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 0
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_rem_f32: check 35"
    %v36 = vm.const.f32 0x40F00000
    %v37 = vm.const.f32 0xC0000000
    %v38 = vm.rem.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 1069547520
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_rem_f32: check 42"
    vm.return
  }
  vm.export @test_rem_f32
  vm.func @test_min_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.min.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1069547520
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_min_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.min.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 -1077936128
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_min_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.min.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1036831949
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_min_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.min.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 228737632
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_min_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.min.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 -2147483648
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_min_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.min.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -2147483648
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_min_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.min.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 1065353216
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_min_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.min.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1056964608
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_min_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.min.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 -1073741824
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_min_f32: check 63"
    vm.return
  }
  vm.export @test_min_f32
  vm.func @test_minnum_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.minnum.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1069547520
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_minnum_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.minnum.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 -1077936128
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_minnum_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.minnum.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1036831949
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_minnum_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.minnum.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 228737632
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_minnum_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.minnum.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 -2147483648
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_minnum_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.minnum.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -2147483648
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_minnum_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.minnum.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 1065353216
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_minnum_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.minnum.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1056964608
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_minnum_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.minnum.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 -1073741824
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_minnum_f32: check 63"
    %v64 = vm.const.f32 0x7FC00000
    %v65 = vm.const.f32 0x40000000
    %v66 = vm.minnum.f32 %v64, %v65 : f32
    %v67 = vm.bitcast.f32.i32 %v66 : f32 -> i32
    %v68 = vm.const.i32 1073741824
    %v69 = vm.cmp.ne.i32 %v67, %v68 : i32
    %v70 = vm.const.i32 13
    vm.cond_fail %v69, %v70, "test_minnum_f32: check 70"
    %v71 = vm.const.f32 0x40000000
    %v72 = vm.const.f32 0x7FC00000
    %v73 = vm.minnum.f32 %v71, %v72 : f32
    %v74 = vm.bitcast.f32.i32 %v73 : f32 -> i32
    %v75 = vm.const.i32 1073741824
    %v76 = vm.cmp.ne.i32 %v74, %v75 : i32
    %v77 = vm.const.i32 13
    vm.cond_fail %v76, %v77, "test_minnum_f32: check 77"
    vm.return
  }
  vm.export @test_minnum_f32
  vm.func @test_max_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.max.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1074790400
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_max_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.max.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 1074790400
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_max_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.max.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1045220557
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_max_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.max.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 1900671690
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_max_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.max.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 0
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_max_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.max.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_max_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.max.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 2139095040
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_max_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.max.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1077936128
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_max_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.max.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 1089470464
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_max_f32: check 63"
    vm.return
  }
  vm.export @test_max_f32
  vm.func @test_maxnum_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0x40100000
    %v3 = vm.maxnum.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1074790400
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_maxnum_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x40100000
    %v10 = vm.maxnum.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 1074790400
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_maxnum_f32: check 14"
    %v15 = vm.const.f32 0x3DCCCCCD
    %v16 = vm.const.f32 0x3E4CCCCD
    %v17 = vm.maxnum.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1045220557
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_maxnum_f32: check 21"
    %v22 = vm.const.f32 0x7149F2CA
    %v23 = vm.const.f32 0x0DA24260
    %v24 = vm.maxnum.f32 %v22, %v23 : f32
    %v25 = vm.bitcast.f32.i32 %v24 : f32 -> i32
    %v26 = vm.const.i32 1900671690
    %v27 = vm.cmp.ne.i32 %v25, %v26 : i32
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_maxnum_f32: check 28"
    %v29 = vm.const.f32 0x00000000
    %v30 = vm.const.f32 0x80000000
    %v31 = vm.maxnum.f32 %v29, %v30 : f32
    %v32 = vm.bitcast.f32.i32 %v31 : f32 -> i32
    %v33 = vm.const.i32 0
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_maxnum_f32: check 35"
    %v36 = vm.const.f32 0x80000000
    %v37 = vm.const.f32 0x00000000
    %v38 = vm.maxnum.f32 %v36, %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 0
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_maxnum_f32: check 42"
    %v43 = vm.const.f32 0x7F800000
    %v44 = vm.const.f32 0x3F800000
    %v45 = vm.maxnum.f32 %v43, %v44 : f32
    %v46 = vm.bitcast.f32.i32 %v45 : f32 -> i32
    %v47 = vm.const.i32 2139095040
    %v48 = vm.cmp.ne.i32 %v46, %v47 : i32
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_maxnum_f32: check 49"
    %v50 = vm.const.f32 0x40400000
    %v51 = vm.const.f32 0x3F000000
    %v52 = vm.maxnum.f32 %v50, %v51 : f32
    %v53 = vm.bitcast.f32.i32 %v52 : f32 -> i32
    %v54 = vm.const.i32 1077936128
    %v55 = vm.cmp.ne.i32 %v53, %v54 : i32
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_maxnum_f32: check 56"
    %v57 = vm.const.f32 0x40F00000
    %v58 = vm.const.f32 0xC0000000
    %v59 = vm.maxnum.f32 %v57, %v58 : f32
    %v60 = vm.bitcast.f32.i32 %v59 : f32 -> i32
    %v61 = vm.const.i32 1089470464
    %v62 = vm.cmp.ne.i32 %v60, %v61 : i32
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_maxnum_f32: check 63"
    %v64 = vm.const.f32 0x7FC00000
    %v65 = vm.const.f32 0x40000000
    %v66 = vm.maxnum.f32 %v64, %v65 : f32
    %v67 = vm.bitcast.f32.i32 %v66 : f32 -> i32
    %v68 = vm.const.i32 1073741824
    %v69 = vm.cmp.ne.i32 %v67, %v68 : i32
    %v70 = vm.const.i32 13
    vm.cond_fail %v69, %v70, "test_maxnum_f32: check 70"
    %v71 = vm.const.f32 0x40000000
    %v72 = vm.const.f32 0x7FC00000
    %v73 = vm.maxnum.f32 %v71, %v72 : f32
    %v74 = vm.bitcast.f32.i32 %v73 : f32 -> i32
    %v75 = vm.const.i32 1073741824
    %v76 = vm.cmp.ne.i32 %v74, %v75 : i32
    %v77 = vm.const.i32 13
    vm.cond_fail %v76, %v77, "test_maxnum_f32: check 77"
    vm.return
  }
  vm.export @test_maxnum_f32
  vm.func @test_copysign_f32() {
    %v1 = vm.const.f32 0x3FC00000
    %v2 = vm.const.f32 0xC0000000
    %v3 = vm.copysign.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 -1077936128
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_copysign_f32: check 7"
    %v8 = vm.const.f32 0xBFC00000
    %v9 = vm.const.f32 0x00000000
    %v10 = vm.copysign.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 1069547520
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_copysign_f32: check 14"
    %v15 = vm.const.f32 0x40400000
    %v16 = vm.const.f32 0x80000000
    %v17 = vm.copysign.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 -1069547520
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_copysign_f32: check 21"
    vm.return
  }
  vm.export @test_copysign_f32
  vm.func @test_ceil_f32() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.ceil.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1077936128
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_ceil_f32: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.ceil.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 -1073741824
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_ceil_f32: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.ceil.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1082130432
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_ceil_f32: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.ceil.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 1065353216
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_ceil_f32: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.ceil.f32 %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_ceil_f32: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.ceil.f32 %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1073741824
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_ceil_f32: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.ceil.f32 %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -1082130432
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_ceil_f32: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.ceil.f32 %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_ceil_f32: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.ceil.f32 %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_ceil_f32: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.ceil.f32 %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 1343554297
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_ceil_f32: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.ceil.f32 %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 -1059061760
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_ceil_f32: check 66"
    vm.return
  }
  vm.export @test_ceil_f32
  vm.func @test_floor_f32() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.floor.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1073741824
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_floor_f32: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.floor.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 -1069547520
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_floor_f32: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.floor.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1077936128
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_floor_f32: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.floor.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_floor_f32: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.floor.f32 %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 -1082130432
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_floor_f32: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.floor.f32 %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1065353216
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_floor_f32: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.floor.f32 %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -1073741824
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_floor_f32: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.floor.f32 %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_floor_f32: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.floor.f32 %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_floor_f32: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.floor.f32 %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 1343554297
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_floor_f32: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.floor.f32 %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 -1059061760
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_floor_f32: check 66"
    vm.return
  }
  vm.export @test_floor_f32
  vm.func @test_truncate_f32() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.truncate.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1073741824
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_truncate_f32: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.truncate.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 -1073741824
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_truncate_f32: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.truncate.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1077936128
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_truncate_f32: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.truncate.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_truncate_f32: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.truncate.f32 %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_truncate_f32: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.truncate.f32 %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1065353216
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_truncate_f32: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.truncate.f32 %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -1082130432
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_truncate_f32: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.truncate.f32 %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_truncate_f32: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.truncate.f32 %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_truncate_f32: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.truncate.f32 %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 1343554297
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_truncate_f32: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.truncate.f32 %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 -1059061760
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_truncate_f32: check 66"
    vm.return
  }
  vm.export @test_truncate_f32
  vm.func @test_round_f32() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.round.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1077936128
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_round_f32: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.round.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 -1069547520
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_round_f32: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.round.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1082130432
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_round_f32: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.round.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 1065353216
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_round_f32: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.round.f32 %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 -1082130432
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_round_f32: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.round.f32 %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1065353216
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_round_f32: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.round.f32 %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -1073741824
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_round_f32: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.round.f32 %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_round_f32: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.round.f32 %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_round_f32: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.round.f32 %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 1343554297
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_round_f32: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.round.f32 %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 -1059061760
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_round_f32: check 66"
    vm.return
  }
  vm.export @test_round_f32
  vm.func @test_round_f32_even() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.round.f32.even %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1073741824
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_round_f32_even: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.round.f32.even %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 -1073741824
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_round_f32_even: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.round.f32.even %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1082130432
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_round_f32_even: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.round.f32.even %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_round_f32_even: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.round.f32.even %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 -2147483648
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_round_f32_even: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.round.f32.even %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1065353216
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_round_f32_even: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.round.f32.even %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 -1073741824
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_round_f32_even: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.round.f32.even %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_round_f32_even: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.round.f32.even %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 -2147483648
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_round_f32_even: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.round.f32.even %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 1343554297
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_round_f32_even: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.round.f32.even %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 -1059061760
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_round_f32_even: check 66"
    vm.return
  }
  vm.export @test_round_f32_even
  vm.func @test_abs_f32() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.abs.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1075838976
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_abs_f32: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.abs.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1075838976
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_abs_f32: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.abs.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1080033280
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_abs_f32: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.abs.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 1056964608
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_abs_f32: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.abs.f32 %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 1056964608
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_abs_f32: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.abs.f32 %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1069546681
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_abs_f32: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.abs.f32 %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 1070386381
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_abs_f32: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.abs.f32 %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 0
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_abs_f32: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.abs.f32 %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_abs_f32: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.abs.f32 %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 1343554297
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_abs_f32: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.abs.f32 %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 1088421888
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_abs_f32: check 66"
    vm.return
  }
  vm.export @test_abs_f32
  vm.func @test_neg_f32() {
    %v1 = vm.const.f32 0x40200000
    %v2 = vm.neg.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 -1071644672
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_neg_f32: check 6"
    %v7 = vm.const.f32 0xC0200000
    %v8 = vm.neg.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1075838976
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_neg_f32: check 12"
    %v13 = vm.const.f32 0x40600000
    %v14 = vm.neg.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 -1067450368
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_neg_f32: check 18"
    %v19 = vm.const.f32 0x3F000000
    %v20 = vm.neg.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 -1090519040
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_neg_f32: check 24"
    %v25 = vm.const.f32 0xBF000000
    %v26 = vm.neg.f32 %v25 : f32
    %v27 = vm.bitcast.f32.i32 %v26 : f32 -> i32
    %v28 = vm.const.i32 1056964608
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_neg_f32: check 30"
    %v31 = vm.const.f32 0x3FBFFCB9
    %v32 = vm.neg.f32 %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 -1077936967
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_neg_f32: check 36"
    %v37 = vm.const.f32 0xBFCCCCCD
    %v38 = vm.neg.f32 %v37 : f32
    %v39 = vm.bitcast.f32.i32 %v38 : f32 -> i32
    %v40 = vm.const.i32 1070386381
    %v41 = vm.cmp.ne.i32 %v39, %v40 : i32
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_neg_f32: check 42"
    %v43 = vm.const.f32 0x00000000
    %v44 = vm.neg.f32 %v43 : f32
    %v45 = vm.bitcast.f32.i32 %v44 : f32 -> i32
    %v46 = vm.const.i32 -2147483648
    %v47 = vm.cmp.ne.i32 %v45, %v46 : i32
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_neg_f32: check 48"
    %v49 = vm.const.f32 0x80000000
    %v50 = vm.neg.f32 %v49 : f32
    %v51 = vm.bitcast.f32.i32 %v50 : f32 -> i32
    %v52 = vm.const.i32 0
    %v53 = vm.cmp.ne.i32 %v51, %v52 : i32
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_neg_f32: check 54"
    %v55 = vm.const.f32 0x501502F9
    %v56 = vm.neg.f32 %v55 : f32
    %v57 = vm.bitcast.f32.i32 %v56 : f32 -> i32
    %v58 = vm.const.i32 -803929351
    %v59 = vm.cmp.ne.i32 %v57, %v58 : i32
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_neg_f32: check 60"
    %v61 = vm.const.f32 0xC0E00000
    %v62 = vm.neg.f32 %v61 : f32
    %v63 = vm.bitcast.f32.i32 %v62 : f32 -> i32
    %v64 = vm.const.i32 1088421888
    %v65 = vm.cmp.ne.i32 %v63, %v64 : i32
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_neg_f32: check 66"
    vm.return
  }
  vm.export @test_neg_f32
  vm.func @test_sqrt_f32() {
    %v1 = vm.const.f32 0x40800000
    %v2 = vm.sqrt.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1073741824
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sqrt_f32: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.sqrt.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1068827891
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_sqrt_f32: check 12"
    %v13 = vm.const.f32 0x00000000
    %v14 = vm.sqrt.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_sqrt_f32: check 18"
    %v19 = vm.const.f32 0x7F800000
    %v20 = vm.sqrt.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 2139095040
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_sqrt_f32: check 24"
    vm.return
  }
  vm.export @test_sqrt_f32
  vm.func @test_rsqrt_f32() {
    %v1 = vm.const.f32 0x40800000
    %v2 = vm.rsqrt.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1056964608
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_rsqrt_f32: check 6"
    %v7 = vm.const.f32 0x3E800000
    %v8 = vm.rsqrt.f32 %v7 : f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1073741824
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_rsqrt_f32: check 12"
    %v13 = vm.const.f32 0x7F800000
    %v14 = vm.rsqrt.f32 %v13 : f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_rsqrt_f32: check 18"
    %v19 = vm.const.f32 0x00000000
    %v20 = vm.rsqrt.f32 %v19 : f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 2139095040
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_rsqrt_f32: check 24"
    vm.return
  }
  vm.export @test_rsqrt_f32
  vm.func @test_acos_f32() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.acos.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_acos_f32: check 6"
    vm.return
  }
  vm.export @test_acos_f32
  vm.func @test_acosh_f32() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.acosh.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_acosh_f32: check 6"
    vm.return
  }
  vm.export @test_acosh_f32
  vm.func @test_asin_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.asin.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_asin_f32: check 6"
    vm.return
  }
  vm.export @test_asin_f32
  vm.func @test_asinh_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.asinh.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_asinh_f32: check 6"
    vm.return
  }
  vm.export @test_asinh_f32
  vm.func @test_atan_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.atan.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_atan_f32: check 6"
    vm.return
  }
  vm.export @test_atan_f32
  vm.func @test_atanh_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.atanh.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_atanh_f32: check 6"
    vm.return
  }
  vm.export @test_atanh_f32
  vm.func @test_cbrt_f32() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.cbrt.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cbrt_f32: check 6"
    vm.return
  }
  vm.export @test_cbrt_f32
  vm.func @test_cos_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.cos.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cos_f32: check 6"
    vm.return
  }
  vm.export @test_cos_f32
  vm.func @test_cosh_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.cosh.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cosh_f32: check 6"
    vm.return
  }
  vm.export @test_cosh_f32
  vm.func @test_erf_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.erf.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_erf_f32: check 6"
    vm.return
  }
  vm.export @test_erf_f32
  vm.func @test_erfc_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.erfc.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_erfc_f32: check 6"
    vm.return
  }
  vm.export @test_erfc_f32
  vm.func @test_exp_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.exp.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_exp_f32: check 6"
    vm.return
  }
  vm.export @test_exp_f32
  vm.func @test_exp2_f32() {
    %v1 = vm.const.f32 0x40A00000
    %v2 = vm.exp2.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1107296256
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_exp2_f32: check 6"
    vm.return
  }
  vm.export @test_exp2_f32
  vm.func @test_expm1_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.expm1.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_expm1_f32: check 6"
    vm.return
  }
  vm.export @test_expm1_f32
  vm.func @test_log_f32() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.log.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log_f32: check 6"
    vm.return
  }
  vm.export @test_log_f32
  vm.func @test_log10_f32() {
    %v1 = vm.const.f32 0x447A0000
    %v2 = vm.log10.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1077936128
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log10_f32: check 6"
    vm.return
  }
  vm.export @test_log10_f32
  vm.func @test_log1p_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.log1p.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log1p_f32: check 6"
    vm.return
  }
  vm.export @test_log1p_f32
  vm.func @test_log2_f32() {
    %v1 = vm.const.f32 0x41000000
    %v2 = vm.log2.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1077936128
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log2_f32: check 6"
    vm.return
  }
  vm.export @test_log2_f32
  vm.func @test_sin_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.sin.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sin_f32: check 6"
    vm.return
  }
  vm.export @test_sin_f32
  vm.func @test_sinh_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.sinh.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sinh_f32: check 6"
    vm.return
  }
  vm.export @test_sinh_f32
  vm.func @test_tan_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.tan.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_tan_f32: check 6"
    vm.return
  }
  vm.export @test_tan_f32
  vm.func @test_tanh_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.tanh.f32 %v1 : f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_tanh_f32: check 6"
    vm.return
  }
  vm.export @test_tanh_f32
  vm.func @test_pow_f32() {
    %v1 = vm.const.f32 0x40000000
    %v2 = vm.const.f32 0x41200000
    %v3 = vm.pow.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 1149239296
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_pow_f32: check 7"
    %v8 = vm.const.f32 0x41100000
    %v9 = vm.const.f32 0x3F000000
    %v10 = vm.pow.f32 %v8, %v9 : f32
    %v11 = vm.bitcast.f32.i32 %v10 : f32 -> i32
    %v12 = vm.const.i32 1077936128
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_pow_f32: check 14"
    %v15 = vm.const.f32 0x40A00000
    %v16 = vm.const.f32 0x00000000
    %v17 = vm.pow.f32 %v15, %v16 : f32
    %v18 = vm.bitcast.f32.i32 %v17 : f32 -> i32
    %v19 = vm.const.i32 1065353216
    %v20 = vm.cmp.ne.i32 %v18, %v19 : i32
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_pow_f32: check 21"
    vm.return
  }
  vm.export @test_pow_f32
  vm.func @test_atan2_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.const.f32 0x3F800000
    %v3 = vm.atan2.f32 %v1, %v2 : f32
    %v4 = vm.bitcast.f32.i32 %v3 : f32 -> i32
    %v5 = vm.const.i32 0
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_atan2_f32: check 7"
    vm.return
  }
  vm.export @test_atan2_f32
  vm.func @test_cmp_eq_f32_o() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.eq.f32.o %v1, %v2 : f32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_eq_f32_o: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.eq.f32.o %v7, %v8 : f32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_eq_f32_o: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.eq.f32.o %v13, %v14 : f32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_eq_f32_o: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.eq.f32.o %v19, %v20 : f32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_eq_f32_o: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.eq.f32.o %v25, %v26 : f32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_eq_f32_o: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.eq.f32.o %v31, %v32 : f32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_eq_f32_o: check 36"
    vm.return
  }
  vm.export @test_cmp_eq_f32_o
  vm.func @test_cmp_eq_f32_u() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.eq.f32.u %v1, %v2 : f32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_eq_f32_u: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.eq.f32.u %v7, %v8 : f32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_eq_f32_u: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.eq.f32.u %v13, %v14 : f32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_eq_f32_u: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.eq.f32.u %v19, %v20 : f32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_eq_f32_u: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.eq.f32.u %v25, %v26 : f32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_eq_f32_u: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.eq.f32.u %v31, %v32 : f32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_eq_f32_u: check 36"
    vm.return
  }
  vm.export @test_cmp_eq_f32_u
  vm.func @test_cmp_ne_f32_o() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.ne.f32.o %v1, %v2 : f32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_ne_f32_o: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.ne.f32.o %v7, %v8 : f32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_ne_f32_o: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.ne.f32.o %v13, %v14 : f32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_ne_f32_o: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.ne.f32.o %v19, %v20 : f32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_ne_f32_o: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.ne.f32.o %v25, %v26 : f32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_ne_f32_o: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.ne.f32.o %v31, %v32 : f32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_ne_f32_o: check 36"
    vm.return
  }
  vm.export @test_cmp_ne_f32_o
  vm.func @test_cmp_ne_f32_u() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.ne.f32.u %v1, %v2 : f32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_ne_f32_u: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.ne.f32.u %v7, %v8 : f32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_ne_f32_u: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.ne.f32.u %v13, %v14 : f32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_ne_f32_u: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.ne.f32.u %v19, %v20 : f32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_ne_f32_u: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.ne.f32.u %v25, %v26 : f32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_ne_f32_u: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.ne.f32.u %v31, %v32 : f32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_ne_f32_u: check 36"
    vm.return
  }
  vm.export @test_cmp_ne_f32_u
  vm.func @test_cmp_lt_f32_o() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.lt.f32.o %v1, %v2 : f32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_f32_o: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.lt.f32.o %v7, %v8 : f32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_f32_o: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.lt.f32.o %v13, %v14 : f32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_f32_o: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.lt.f32.o %v19, %v20 : f32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_f32_o: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.lt.f32.o %v25, %v26 : f32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_f32_o: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.lt.f32.o %v31, %v32 : f32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_f32_o: check 36"
    vm.return
  }
  vm.export @test_cmp_lt_f32_o
  vm.func @test_cmp_lt_f32_u() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.lt.f32.u %v1, %v2 : f32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_f32_u: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.lt.f32.u %v7, %v8 : f32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_f32_u: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.lt.f32.u %v13, %v14 : f32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_f32_u: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.lt.f32.u %v19, %v20 : f32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_f32_u: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.lt.f32.u %v25, %v26 : f32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_f32_u: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.lt.f32.u %v31, %v32 : f32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_f32_u: check 36"
    vm.return
  }
  vm.export @test_cmp_lt_f32_u
  vm.func @test_cmp_lte_f32_o() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.lte.f32.o %v1, %v2 : f32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_f32_o: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.lte.f32.o %v7, %v8 : f32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_f32_o: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.lte.f32.o %v13, %v14 : f32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_f32_o: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.lte.f32.o %v19, %v20 : f32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_f32_o: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.lte.f32.o %v25, %v26 : f32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_f32_o: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.lte.f32.o %v31, %v32 : f32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_f32_o: check 36"
    vm.return
  }
  vm.export @test_cmp_lte_f32_o
  vm.func @test_cmp_lte_f32_u() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.lte.f32.u %v1, %v2 : f32
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_f32_u: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.lte.f32.u %v7, %v8 : f32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_f32_u: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.lte.f32.u %v13, %v14 : f32
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_f32_u: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.lte.f32.u %v19, %v20 : f32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_f32_u: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.lte.f32.u %v25, %v26 : f32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_f32_u: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.lte.f32.u %v31, %v32 : f32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_f32_u: check 36"
    vm.return
  }
  vm.export @test_cmp_lte_f32_u
  vm.func @test_cmp_gt_f32_o() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.gt.f32.o %v1, %v2 : f32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_f32_o: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.gt.f32.o %v7, %v8 : f32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_f32_o: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.gt.f32.o %v13, %v14 : f32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_f32_o: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.gt.f32.o %v19, %v20 : f32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_f32_o: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.gt.f32.o %v25, %v26 : f32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_f32_o: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.gt.f32.o %v31, %v32 : f32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_f32_o: check 36"
    vm.return
  }
  vm.export @test_cmp_gt_f32_o
  vm.func @test_cmp_gt_f32_u() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.gt.f32.u %v1, %v2 : f32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_f32_u: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.gt.f32.u %v7, %v8 : f32
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_f32_u: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.gt.f32.u %v13, %v14 : f32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_f32_u: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.gt.f32.u %v19, %v20 : f32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_f32_u: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.gt.f32.u %v25, %v26 : f32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_f32_u: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.gt.f32.u %v31, %v32 : f32
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_f32_u: check 36"
    vm.return
  }
  vm.export @test_cmp_gt_f32_u
  vm.func @test_cmp_gte_f32_o() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.gte.f32.o %v1, %v2 : f32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_f32_o: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.gte.f32.o %v7, %v8 : f32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_f32_o: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.gte.f32.o %v13, %v14 : f32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_f32_o: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.gte.f32.o %v19, %v20 : f32
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_f32_o: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.gte.f32.o %v25, %v26 : f32
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_f32_o: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.gte.f32.o %v31, %v32 : f32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_f32_o: check 36"
    vm.return
  }
  vm.export @test_cmp_gte_f32_o
  vm.func @test_cmp_gte_f32_u() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.const.f32 0x40000000
    %v3 = vm.cmp.gte.f32.u %v1, %v2 : f32
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_f32_u: check 6"
    %v7 = vm.const.f32 0x40000000
    %v8 = vm.const.f32 0x40000000
    %v9 = vm.cmp.gte.f32.u %v7, %v8 : f32
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_f32_u: check 12"
    %v13 = vm.const.f32 0x40400000
    %v14 = vm.const.f32 0x40000000
    %v15 = vm.cmp.gte.f32.u %v13, %v14 : f32
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_f32_u: check 18"
    %v19 = vm.const.f32 0x7FC00000
    %v20 = vm.const.f32 0x40000000
    %v21 = vm.cmp.gte.f32.u %v19, %v20 : f32
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_f32_u: check 24"
    %v25 = vm.const.f32 0x40000000
    %v26 = vm.const.f32 0x7FC00000
    %v27 = vm.cmp.gte.f32.u %v25, %v26 : f32
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_f32_u: check 30"
    %v31 = vm.const.f32 0x80000000
    %v32 = vm.const.f32 0x00000000
    %v33 = vm.cmp.gte.f32.u %v31, %v32 : f32
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_f32_u: check 36"
    vm.return
  }
  vm.export @test_cmp_gte_f32_u
  vm.func @test_cmp_nz_f32_o() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.cmp.nz.f32.o %v1 : f32
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nz_f32_o: check 5"
    %v6 = vm.const.f32 0x80000000
    %v7 = vm.cmp.nz.f32.o %v6 : f32
    %v8 = vm.const.i32 0
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nz_f32_o: check 10"
    %v11 = vm.const.f32 0x40000000
    %v12 = vm.cmp.nz.f32.o %v11 : f32
    %v13 = vm.const.i32 1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nz_f32_o: check 15"
    %v16 = vm.const.f32 0x7FC00000
    %v17 = vm.cmp.nz.f32.o %v16 : f32
    %v18 = vm.const.i32 0
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cmp_nz_f32_o: check 20"
    vm.return
  }
  vm.export @test_cmp_nz_f32_o
  vm.func @test_cmp_nz_f32_u() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.cmp.nz.f32.u %v1 : f32
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nz_f32_u: check 5"
    %v6 = vm.const.f32 0x40000000
    %v7 = vm.cmp.nz.f32.u %v6 : f32
    %v8 = vm.const.i32 1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nz_f32_u: check 10"
    %v11 = vm.const.f32 0x7FC00000
    %v12 = vm.cmp.nz.f32.u %v11 : f32
    %v13 = vm.const.i32 1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nz_f32_u: check 15"
    vm.return
  }
  vm.export @test_cmp_nz_f32_u
  vm.func @test_cmp_nan_f32() {
    %v1 = vm.const.f32 0x00000000
    %v2 = vm.cmp.nan.f32 %v1 : f32
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nan_f32: check 5"
    %v6 = vm.const.f32 0x7FC00000
    %v7 = vm.cmp.nan.f32 %v6 : f32
    %v8 = vm.const.i32 1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nan_f32: check 10"
    %v11 = vm.const.f32 0x7F800000
    %v12 = vm.cmp.nan.f32 %v11 : f32
    %v13 = vm.const.i32 0
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nan_f32: check 15"
    vm.return
  }
  vm.export @test_cmp_nan_f32
  vm.func @test_cast_si32_f32() {
    %v1 = vm.const.i32 -7
    %v2 = vm.cast.si32.f32 %v1 : i32 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 -1059061760
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_si32_f32: check 6"
    %v7 = vm.const.i32 16777217
    %v8 = vm.cast.si32.f32 %v7 : i32 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1266679808
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_si32_f32: check 12"
    %v13 = vm.const.i32 2147483647
    %v14 = vm.cast.si32.f32 %v13 : i32 -> f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1325400064
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cast_si32_f32: check 18"
    vm.return
  }
  vm.export @test_cast_si32_f32
  vm.func @test_cast_ui32_f32() {
    %v1 = vm.const.i32 7
    %v2 = vm.cast.ui32.f32 %v1 : i32 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1088421888
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_ui32_f32: check 6"
    %v7 = vm.const.i32 -1
    %v8 = vm.cast.ui32.f32 %v7 : i32 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1333788672
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_ui32_f32: check 12"
    vm.return
  }
  vm.export @test_cast_ui32_f32
  vm.func @test_cast_f32_si32() {
    %v1 = vm.const.f32 0xC0FCCCCD
    %v2 = vm.cast.f32.si32 %v1 : f32 -> i32
    %v3 = vm.const.i32 -7
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f32_si32: check 5"
    %v6 = vm.const.f32 0x40FCCCCD
    %v7 = vm.cast.f32.si32 %v6 : f32 -> i32
    %v8 = vm.const.i32 7
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f32_si32: check 10"
    %v11 = vm.const.f32 0x7149F2CA
    %v12 = vm.cast.f32.si32 %v11 : f32 -> i32
    %v13 = vm.const.i32 2147483647
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f32_si32: check 15"
    %v16 = vm.const.f32 0xF149F2CA
    %v17 = vm.cast.f32.si32 %v16 : f32 -> i32
    %v18 = vm.const.i32 -2147483648
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f32_si32: check 20"
    %v21 = vm.const.f32 0x7FC00000
    %v22 = vm.cast.f32.si32 %v21 : f32 -> i32
    %v23 = vm.const.i32 0
    %v24 = vm.cmp.ne.i32 %v22, %v23 : i32
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f32_si32: check 25"
    vm.return
  }
  vm.export @test_cast_f32_si32
  vm.func @test_cast_f32_ui32() {
    %v1 = vm.const.f32 0x40FCCCCD
    %v2 = vm.cast.f32.ui32 %v1 : f32 -> i32
    %v3 = vm.const.i32 7
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f32_ui32: check 5"
    %v6 = vm.const.f32 0xC0400000
    %v7 = vm.cast.f32.ui32 %v6 : f32 -> i32
    %v8 = vm.const.i32 0
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f32_ui32: check 10"
    %v11 = vm.const.f32 0x7149F2CA
    %v12 = vm.cast.f32.ui32 %v11 : f32 -> i32
    %v13 = vm.const.i32 -1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f32_ui32: check 15"
    %v16 = vm.const.f32 0x7FC00000
    %v17 = vm.cast.f32.ui32 %v16 : f32 -> i32
    %v18 = vm.const.i32 0
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f32_ui32: check 20"
    %v21 = vm.const.f32 0x4F6E6B28
    %v22 = vm.cast.f32.ui32 %v21 : f32 -> i32
    %v23 = vm.const.i32 -294967296
    %v24 = vm.cmp.ne.i32 %v22, %v23 : i32
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f32_ui32: check 25"
    vm.return
  }
  vm.export @test_cast_f32_ui32
  vm.func @test_cast_si64_f32() {
    %v1 = vm.const.i64 -7
    %v2 = vm.cast.si64.f32 %v1 : i64 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 -1059061760
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_si64_f32: check 6"
    %v7 = vm.const.i64 16777217
    %v8 = vm.cast.si64.f32 %v7 : i64 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1266679808
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_si64_f32: check 12"
    %v13 = vm.const.i64 9223372036854775807
    %v14 = vm.cast.si64.f32 %v13 : i64 -> f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 1593835520
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cast_si64_f32: check 18"
    vm.return
  }
  vm.export @test_cast_si64_f32
  vm.func @test_cast_ui64_f32() {
    %v1 = vm.const.i64 7
    %v2 = vm.cast.ui64.f32 %v1 : i64 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1088421888
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_ui64_f32: check 6"
    %v7 = vm.const.i64 -1
    %v8 = vm.cast.ui64.f32 %v7 : i64 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1602224128
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_ui64_f32: check 12"
    vm.return
  }
  vm.export @test_cast_ui64_f32
  vm.func @test_cast_f32_si64() {
    %v1 = vm.const.f32 0xC0FCCCCD
    %v2 = vm.cast.f32.si64 %v1 : f32 -> i64
    %v3 = vm.const.i64 -7
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f32_si64: check 5"
    %v6 = vm.const.f32 0x40FCCCCD
    %v7 = vm.cast.f32.si64 %v6 : f32 -> i64
    %v8 = vm.const.i64 7
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f32_si64: check 10"
    %v11 = vm.const.f32 0x7149F2CA
    %v12 = vm.cast.f32.si64 %v11 : f32 -> i64
    %v13 = vm.const.i64 9223372036854775807
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f32_si64: check 15"
    %v16 = vm.const.f32 0xF149F2CA
    %v17 = vm.cast.f32.si64 %v16 : f32 -> i64
    %v18 = vm.const.i64 -9223372036854775808
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f32_si64: check 20"
    %v21 = vm.const.f32 0x7FC00000
    %v22 = vm.cast.f32.si64 %v21 : f32 -> i64
    %v23 = vm.const.i64 0
    %v24 = vm.cmp.ne.i64 %v22, %v23 : i64
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f32_si64: check 25"
    vm.return
  }
  vm.export @test_cast_f32_si64
  vm.func @test_cast_f32_ui64() {
    %v1 = vm.const.f32 0x40FCCCCD
    %v2 = vm.cast.f32.ui64 %v1 : f32 -> i64
    %v3 = vm.const.i64 7
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f32_ui64: check 5"
    %v6 = vm.const.f32 0xC0400000
    %v7 = vm.cast.f32.ui64 %v6 : f32 -> i64
    %v8 = vm.const.i64 0
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f32_ui64: check 10"
    %v11 = vm.const.f32 0x7149F2CA
    %v12 = vm.cast.f32.ui64 %v11 : f32 -> i64
    %v13 = vm.const.i64 -1
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f32_ui64: check 15"
    %v16 = vm.const.f32 0x7FC00000
    %v17 = vm.cast.f32.ui64 %v16 : f32 -> i64
    %v18 = vm.const.i64 0
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f32_ui64: check 20"
    %v21 = vm.const.f32 0x4F6E6B28
    %v22 = vm.cast.f32.ui64 %v21 : f32 -> i64
    %v23 = vm.const.i64 4000000000
    %v24 = vm.cmp.ne.i64 %v22, %v23 : i64
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f32_ui64: check 25"
    vm.return
  }
  vm.export @test_cast_f32_ui64
  vm.func @test_add_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.add.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4615626668101337088
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_add_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.add.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 4604930618986332160
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_add_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.add.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4599075939470750516
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_add_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.add.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 5055640609639927018
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_add_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.add.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 0
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_add_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.add.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_add_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.add.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 9218868437227405312
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_add_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.add.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4615063718147915776
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_add_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.add.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 4617878467915022336
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_add_f64: check 63"
    vm.return
  }
  vm.export @test_add_f64
  vm.func @test_sub_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.sub.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 -4618441417868443648
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_sub_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.sub.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 -4607745368753438720
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_sub_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.sub.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 -4631501856787818086
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_sub_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.sub.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 5055640609639927018
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_sub_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.sub.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 0
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_sub_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.sub.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -9223372036854775808
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_sub_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.sub.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 9218868437227405312
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_sub_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.sub.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4612811918334230528
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_sub_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.sub.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 4621537642612260864
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_sub_f64: check 63"
    vm.return
  }
  vm.export @test_sub_f64
  vm.func @test_mul_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.mul.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4614782243171205120
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_mul_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.mul.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 -4608589793683570688
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_mul_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.mul.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4581421828931458172
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_mul_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.mul.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 4607182418800017408
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_mul_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.mul.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 -9223372036854775808
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_mul_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.mul.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -9223372036854775808
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_mul_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.mul.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 9218868437227405312
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_mul_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.mul.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4609434218613702656
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_mul_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.mul.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 -4598738169498697728
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_mul_f64: check 63"
    vm.return
  }
  vm.export @test_mul_f64
  vm.func @test_div_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.div.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4604180019048437077
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_div_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.div.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 -4619192017806338731
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_div_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.div.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4602678819172646912
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_div_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.div.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 5504500338876674884
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_div_f64: check 28"
    %v29 = vm.const.f64 0x7FF0000000000000
    %v30 = vm.const.f64 0x3FF0000000000000
    %v31 = vm.div.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 9218868437227405312
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_div_f64: check 35"
    %v36 = vm.const.f64 0x4008000000000000
    %v37 = vm.const.f64 0x3FE0000000000000
    %v38 = vm.div.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 4618441417868443648
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_div_f64: check 42"
    %v43 = vm.const.f64 0x401E000000000000
    %v44 = vm.const.f64 0xC000000000000000
    %v45 = vm.div.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 -4607745368753438720
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_div_f64: check 49"
    vm.return
  }
  vm.export @test_div_f64
  vm.func @test_rem_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.rem.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4609434218613702656
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_rem_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.rem.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 -4613937818241073152
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_rem_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.rem.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4591870180066957722
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_rem_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.rem.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 4157551140611544448
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_rem_f64: check 28"
    %v29 = vm.const.f64 0x4008000000000000
    %v30 = vm.const.f64 0x3FE0000000000000
    %v31 = vm.rem.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 0
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_rem_f64: check 35"
    %v36 = vm.const.f64 0x401E000000000000
    %v37 = vm.const.f64 0xC000000000000000
    %v38 = vm.rem.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 4609434218613702656
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_rem_f64: check 42"
    vm.return
  }
  vm.export @test_rem_f64
  vm.func @test_min_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.min.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4609434218613702656
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_min_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.min.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 -4613937818241073152
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_min_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.min.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4591870180066957722
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_min_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.min.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 4158027847206421152
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_min_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.min.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 -9223372036854775808
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_min_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.min.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -9223372036854775808
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_min_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.min.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 4607182418800017408
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_min_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.min.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4602678819172646912
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_min_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.min.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 -4611686018427387904
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_min_f64: check 63"
    vm.return
  }
  vm.export @test_min_f64
  vm.func @test_minnum_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.minnum.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4609434218613702656
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_minnum_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.minnum.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 -4613937818241073152
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_minnum_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.minnum.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4591870180066957722
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_minnum_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.minnum.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 4158027847206421152
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_minnum_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.minnum.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 -9223372036854775808
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_minnum_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.minnum.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -9223372036854775808
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_minnum_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.minnum.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 4607182418800017408
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_minnum_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.minnum.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4602678819172646912
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_minnum_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.minnum.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 -4611686018427387904
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_minnum_f64: check 63"
    %v64 = vm.const.f64 0x7FF8000000000000
    %v65 = vm.const.f64 0x4000000000000000
    %v66 = vm.minnum.f64 %v64, %v65 : f64
    %v67 = vm.bitcast.f64.i64 %v66 : f64 -> i64
    %v68 = vm.const.i64 4611686018427387904
    %v69 = vm.cmp.ne.i64 %v67, %v68 : i64
    %v70 = vm.const.i32 13
    vm.cond_fail %v69, %v70, "test_minnum_f64: check 70"
    %v71 = vm.const.f64 0x4000000000000000
    %v72 = vm.const.f64 0x7FF8000000000000
    %v73 = vm.minnum.f64 %v71, %v72 : f64
    %v74 = vm.bitcast.f64.i64 %v73 : f64 -> i64
    %v75 = vm.const.i64 4611686018427387904
    %v76 = vm.cmp.ne.i64 %v74, %v75 : i64
    %v77 = vm.const.i32 13
    vm.cond_fail %v76, %v77, "test_minnum_f64: check 77"
    vm.return
  }
  vm.export @test_minnum_f64
  vm.func @test_max_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.max.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4612248968380809216
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_max_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.max.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 4612248968380809216
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_max_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.max.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4596373779694328218
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_max_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.max.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 5055640609639927018
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_max_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.max.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 0
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_max_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.max.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_max_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.max.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 9218868437227405312
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_max_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.max.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4613937818241073152
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_max_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.max.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 4620130267728707584
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_max_f64: check 63"
    vm.return
  }
  vm.export @test_max_f64
  vm.func @test_maxnum_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0x4002000000000000
    %v3 = vm.maxnum.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4612248968380809216
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_maxnum_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x4002000000000000
    %v10 = vm.maxnum.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 4612248968380809216
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_maxnum_f64: check 14"
    %v15 = vm.const.f64 0x3FB999999999999A
    %v16 = vm.const.f64 0x3FC999999999999A
    %v17 = vm.maxnum.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4596373779694328218
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_maxnum_f64: check 21"
    %v22 = vm.const.f64 0x46293E5939A08CEA
    %v23 = vm.const.f64 0x39B4484BFEEBC2A0
    %v24 = vm.maxnum.f64 %v22, %v23 : f64
    %v25 = vm.bitcast.f64.i64 %v24 : f64 -> i64
    %v26 = vm.const.i64 5055640609639927018
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_maxnum_f64: check 28"
    %v29 = vm.const.f64 0x0000000000000000
    %v30 = vm.const.f64 0x8000000000000000
    %v31 = vm.maxnum.f64 %v29, %v30 : f64
    %v32 = vm.bitcast.f64.i64 %v31 : f64 -> i64
    %v33 = vm.const.i64 0
    %v34 = vm.cmp.ne.i64 %v32, %v33 : i64
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_maxnum_f64: check 35"
    %v36 = vm.const.f64 0x8000000000000000
    %v37 = vm.const.f64 0x0000000000000000
    %v38 = vm.maxnum.f64 %v36, %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 0
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_maxnum_f64: check 42"
    %v43 = vm.const.f64 0x7FF0000000000000
    %v44 = vm.const.f64 0x3FF0000000000000
    %v45 = vm.maxnum.f64 %v43, %v44 : f64
    %v46 = vm.bitcast.f64.i64 %v45 : f64 -> i64
    %v47 = vm.const.i64 9218868437227405312
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_maxnum_f64: check 49"
    %v50 = vm.const.f64 0x4008000000000000
    %v51 = vm.const.f64 0x3FE0000000000000
    %v52 = vm.maxnum.f64 %v50, %v51 : f64
    %v53 = vm.bitcast.f64.i64 %v52 : f64 -> i64
    %v54 = vm.const.i64 4613937818241073152
    %v55 = vm.cmp.ne.i64 %v53, %v54 : i64
    %v56 = vm.const.i32 13
    vm.cond_fail %v55, %v56, "test_maxnum_f64: check 56"
    %v57 = vm.const.f64 0x401E000000000000
    %v58 = vm.const.f64 0xC000000000000000
    %v59 = vm.maxnum.f64 %v57, %v58 : f64
    %v60 = vm.bitcast.f64.i64 %v59 : f64 -> i64
    %v61 = vm.const.i64 4620130267728707584
    %v62 = vm.cmp.ne.i64 %v60, %v61 : i64
    %v63 = vm.const.i32 13
    vm.cond_fail %v62, %v63, "test_maxnum_f64: check 63"
    %v64 = vm.const.f64 0x7FF8000000000000
    %v65 = vm.const.f64 0x4000000000000000
    %v66 = vm.maxnum.f64 %v64, %v65 : f64
    %v67 = vm.bitcast.f64.i64 %v66 : f64 -> i64
    %v68 = vm.const.i64 4611686018427387904
    %v69 = vm.cmp.ne.i64 %v67, %v68 : i64
    %v70 = vm.const.i32 13
    vm.cond_fail %v69, %v70, "test_maxnum_f64: check 70"
    %v71 = vm.const.f64 0x4000000000000000
    %v72 = vm.const.f64 0x7FF8000000000000
    %v73 = vm.maxnum.f64 %v71, %v72 : f64
    %v74 = vm.bitcast.f64.i64 %v73 : f64 -> i64
    %v75 = vm.const.i64 4611686018427387904
    %v76 = vm.cmp.ne.i64 %v74, %v75 : i64
    %v77 = vm.const.i32 13
    vm.cond_fail %v76, %v77, "test_maxnum_f64: check 77"
    vm.return
  }
  vm.export @test_maxnum_f64
  vm.func @test_copysign_f64() {
    %v1 = vm.const.f64 0x3FF8000000000000
    %v2 = vm.const.f64 0xC000000000000000
    %v3 = vm.copysign.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 -4613937818241073152
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_copysign_f64: check 7"
    %v8 = vm.const.f64 0xBFF8000000000000
    %v9 = vm.const.f64 0x0000000000000000
    %v10 = vm.copysign.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 4609434218613702656
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_copysign_f64: check 14"
    %v15 = vm.const.f64 0x4008000000000000
    %v16 = vm.const.f64 0x8000000000000000
    %v17 = vm.copysign.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 -4609434218613702656
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_copysign_f64: check 21"
    vm.return
  }
  vm.export @test_copysign_f64
  vm.func @test_ceil_f64() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.ceil.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4613937818241073152
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_ceil_f64: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.ceil.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 -4611686018427387904
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_ceil_f64: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.ceil.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4616189618054758400
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_ceil_f64: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.ceil.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 4607182418800017408
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_ceil_f64: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.ceil.f64 %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_ceil_f64: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.ceil.f64 %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 4611686018427387904
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_ceil_f64: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.ceil.f64 %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -4616189618054758400
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_ceil_f64: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.ceil.f64 %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_ceil_f64: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.ceil.f64 %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_ceil_f64: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.ceil.f64 %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4756540486875873280
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_ceil_f64: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.ceil.f64 %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 -4603804719079489536
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_ceil_f64: check 66"
    vm.return
  }
  vm.export @test_ceil_f64
  vm.func @test_floor_f64() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.floor.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4611686018427387904
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_floor_f64: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.floor.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 -4609434218613702656
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_floor_f64: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.floor.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4613937818241073152
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_floor_f64: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.floor.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 0
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_floor_f64: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.floor.f64 %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 -4616189618054758400
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_floor_f64: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.floor.f64 %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 4607182418800017408
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_floor_f64: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.floor.f64 %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -4611686018427387904
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_floor_f64: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.floor.f64 %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_floor_f64: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.floor.f64 %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_floor_f64: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.floor.f64 %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4756540486875873280
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_floor_f64: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.floor.f64 %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 -4603804719079489536
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_floor_f64: check 66"
    vm.return
  }
  vm.export @test_floor_f64
  vm.func @test_truncate_f64() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.truncate.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4611686018427387904
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_truncate_f64: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.truncate.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 -4611686018427387904
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_truncate_f64: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.truncate.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4613937818241073152
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_truncate_f64: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.truncate.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 0
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_truncate_f64: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.truncate.f64 %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_truncate_f64: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.truncate.f64 %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 4607182418800017408
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_truncate_f64: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.truncate.f64 %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -4616189618054758400
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_truncate_f64: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.truncate.f64 %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_truncate_f64: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.truncate.f64 %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_truncate_f64: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.truncate.f64 %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4756540486875873280
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_truncate_f64: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.truncate.f64 %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 -4603804719079489536
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_truncate_f64: check 66"
    vm.return
  }
  vm.export @test_truncate_f64
  vm.func @test_round_f64() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.round.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4613937818241073152
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_round_f64: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.round.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 -4609434218613702656
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_round_f64: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.round.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4616189618054758400
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_round_f64: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.round.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 4607182418800017408
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_round_f64: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.round.f64 %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 -4616189618054758400
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_round_f64: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.round.f64 %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 4607182418800017408
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_round_f64: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.round.f64 %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -4611686018427387904
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_round_f64: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.round.f64 %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_round_f64: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.round.f64 %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_round_f64: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.round.f64 %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4756540486875873280
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_round_f64: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.round.f64 %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 -4603804719079489536
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_round_f64: check 66"
    vm.return
  }
  vm.export @test_round_f64
  vm.func @test_round_f64_even() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.round.f64.even %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4611686018427387904
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_round_f64_even: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.round.f64.even %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 -4611686018427387904
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_round_f64_even: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.round.f64.even %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4616189618054758400
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_round_f64_even: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.round.f64.even %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 0
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_round_f64_even: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.round.f64.even %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 -9223372036854775808
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_round_f64_even: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.round.f64.even %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 4607182418800017408
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_round_f64_even: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.round.f64.even %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 -4611686018427387904
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_round_f64_even: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.round.f64.even %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_round_f64_even: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.round.f64.even %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 -9223372036854775808
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_round_f64_even: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.round.f64.even %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4756540486875873280
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_round_f64_even: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.round.f64.even %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 -4603804719079489536
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_round_f64_even: check 66"
    vm.return
  }
  vm.export @test_round_f64_even
  vm.func @test_abs_f64() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.abs.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4612811918334230528
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_abs_f64: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.abs.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4612811918334230528
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_abs_f64: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.abs.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4615063718147915776
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_abs_f64: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.abs.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 4602678819172646912
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_abs_f64: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.abs.f64 %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 4602678819172646912
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_abs_f64: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.abs.f64 %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 4609433768253739919
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_abs_f64: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.abs.f64 %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 4609884578576439706
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_abs_f64: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.abs.f64 %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 0
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_abs_f64: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.abs.f64 %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_abs_f64: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.abs.f64 %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4756540486875873280
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_abs_f64: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.abs.f64 %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 4619567317775286272
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_abs_f64: check 66"
    vm.return
  }
  vm.export @test_abs_f64
  vm.func @test_neg_f64() {
    %v1 = vm.const.f64 0x4004000000000000
    %v2 = vm.neg.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 -4610560118520545280
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_neg_f64: check 6"
    %v7 = vm.const.f64 0xC004000000000000
    %v8 = vm.neg.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4612811918334230528
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_neg_f64: check 12"
    %v13 = vm.const.f64 0x400C000000000000
    %v14 = vm.neg.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 -4608308318706860032
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_neg_f64: check 18"
    %v19 = vm.const.f64 0x3FE0000000000000
    %v20 = vm.neg.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 -4620693217682128896
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_neg_f64: check 24"
    %v25 = vm.const.f64 0xBFE0000000000000
    %v26 = vm.neg.f64 %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 4602678819172646912
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_neg_f64: check 30"
    %v31 = vm.const.f64 0x3FF7FF972474538F
    %v32 = vm.neg.f64 %v31 : f64
    %v33 = vm.bitcast.f64.i64 %v32 : f64 -> i64
    %v34 = vm.const.i64 -4613938268601035889
    %v35 = vm.cmp.ne.i64 %v33, %v34 : i64
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_neg_f64: check 36"
    %v37 = vm.const.f64 0xBFF999999999999A
    %v38 = vm.neg.f64 %v37 : f64
    %v39 = vm.bitcast.f64.i64 %v38 : f64 -> i64
    %v40 = vm.const.i64 4609884578576439706
    %v41 = vm.cmp.ne.i64 %v39, %v40 : i64
    %v42 = vm.const.i32 13
    vm.cond_fail %v41, %v42, "test_neg_f64: check 42"
    %v43 = vm.const.f64 0x0000000000000000
    %v44 = vm.neg.f64 %v43 : f64
    %v45 = vm.bitcast.f64.i64 %v44 : f64 -> i64
    %v46 = vm.const.i64 -9223372036854775808
    %v47 = vm.cmp.ne.i64 %v45, %v46 : i64
    %v48 = vm.const.i32 13
    vm.cond_fail %v47, %v48, "test_neg_f64: check 48"
    %v49 = vm.const.f64 0x8000000000000000
    %v50 = vm.neg.f64 %v49 : f64
    %v51 = vm.bitcast.f64.i64 %v50 : f64 -> i64
    %v52 = vm.const.i64 0
    %v53 = vm.cmp.ne.i64 %v51, %v52 : i64
    %v54 = vm.const.i32 13
    vm.cond_fail %v53, %v54, "test_neg_f64: check 54"
    %v55 = vm.const.f64 0x4202A05F20000000
    %v56 = vm.neg.f64 %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 -4466831549978902528
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_neg_f64: check 60"
    %v61 = vm.const.f64 0xC01C000000000000
    %v62 = vm.neg.f64 %v61 : f64
    %v63 = vm.bitcast.f64.i64 %v62 : f64 -> i64
    %v64 = vm.const.i64 4619567317775286272
    %v65 = vm.cmp.ne.i64 %v63, %v64 : i64
    %v66 = vm.const.i32 13
    vm.cond_fail %v65, %v66, "test_neg_f64: check 66"
    vm.return
  }
  vm.export @test_neg_f64
  vm.func @test_sqrt_f64() {
    %v1 = vm.const.f64 0x4010000000000000
    %v2 = vm.sqrt.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4611686018427387904
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sqrt_f64: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.sqrt.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4609047870845172685
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_sqrt_f64: check 12"
    %v13 = vm.const.f64 0x0000000000000000
    %v14 = vm.sqrt.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 0
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_sqrt_f64: check 18"
    %v19 = vm.const.f64 0x7FF0000000000000
    %v20 = vm.sqrt.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 9218868437227405312
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_sqrt_f64: check 24"
    vm.return
  }
  vm.export @test_sqrt_f64
  vm.func @test_rsqrt_f64() {
    %v1 = vm.const.f64 0x4010000000000000
    %v2 = vm.rsqrt.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4602678819172646912
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_rsqrt_f64: check 6"
    %v7 = vm.const.f64 0x3FD0000000000000
    %v8 = vm.rsqrt.f64 %v7 : f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4611686018427387904
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_rsqrt_f64: check 12"
    %v13 = vm.const.f64 0x7FF0000000000000
    %v14 = vm.rsqrt.f64 %v13 : f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 0
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_rsqrt_f64: check 18"
    %v19 = vm.const.f64 0x0000000000000000
    %v20 = vm.rsqrt.f64 %v19 : f64
    %v21 = vm.bitcast.f64.i64 %v20 : f64 -> i64
    %v22 = vm.const.i64 9218868437227405312
    %v23 = vm.cmp.ne.i64 %v21, %v22 : i64
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_rsqrt_f64: check 24"
    vm.return
  }
  vm.export @test_rsqrt_f64
  vm.func @test_acos_f64() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.acos.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_acos_f64: check 6"
    vm.return
  }
  vm.export @test_acos_f64
  vm.func @test_acosh_f64() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.acosh.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_acosh_f64: check 6"
    vm.return
  }
  vm.export @test_acosh_f64
  vm.func @test_asin_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.asin.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_asin_f64: check 6"
    vm.return
  }
  vm.export @test_asin_f64
  vm.func @test_asinh_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.asinh.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_asinh_f64: check 6"
    vm.return
  }
  vm.export @test_asinh_f64
  vm.func @test_atan_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.atan.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_atan_f64: check 6"
    vm.return
  }
  vm.export @test_atan_f64
  vm.func @test_atanh_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.atanh.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_atanh_f64: check 6"
    vm.return
  }
  vm.export @test_atanh_f64
  vm.func @test_cbrt_f64() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.cbrt.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4607182418800017408
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cbrt_f64: check 6"
    vm.return
  }
  vm.export @test_cbrt_f64
  vm.func @test_cos_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.cos.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4607182418800017408
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cos_f64: check 6"
    vm.return
  }
  vm.export @test_cos_f64
  vm.func @test_cosh_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.cosh.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4607182418800017408
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cosh_f64: check 6"
    vm.return
  }
  vm.export @test_cosh_f64
  vm.func @test_erf_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.erf.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_erf_f64: check 6"
    vm.return
  }
  vm.export @test_erf_f64
  vm.func @test_erfc_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.erfc.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4607182418800017408
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_erfc_f64: check 6"
    vm.return
  }
  vm.export @test_erfc_f64
  vm.func @test_exp_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.exp.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4607182418800017408
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_exp_f64: check 6"
    vm.return
  }
  vm.export @test_exp_f64
  vm.func @test_exp2_f64() {
    %v1 = vm.const.f64 0x4014000000000000
    %v2 = vm.exp2.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4629700416936869888
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_exp2_f64: check 6"
    vm.return
  }
  vm.export @test_exp2_f64
  vm.func @test_expm1_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.expm1.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_expm1_f64: check 6"
    vm.return
  }
  vm.export @test_expm1_f64
  vm.func @test_log_f64() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.log.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log_f64: check 6"
    vm.return
  }
  vm.export @test_log_f64
  vm.func @test_log10_f64() {
    %v1 = vm.const.f64 0x408F400000000000
    %v2 = vm.log10.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4613937818241073152
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log10_f64: check 6"
    vm.return
  }
  vm.export @test_log10_f64
  vm.func @test_log1p_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.log1p.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log1p_f64: check 6"
    vm.return
  }
  vm.export @test_log1p_f64
  vm.func @test_log2_f64() {
    %v1 = vm.const.f64 0x4020000000000000
    %v2 = vm.log2.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4613937818241073152
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_log2_f64: check 6"
    vm.return
  }
  vm.export @test_log2_f64
  vm.func @test_sin_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.sin.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sin_f64: check 6"
    vm.return
  }
  vm.export @test_sin_f64
  vm.func @test_sinh_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.sinh.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_sinh_f64: check 6"
    vm.return
  }
  vm.export @test_sinh_f64
  vm.func @test_tan_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.tan.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_tan_f64: check 6"
    vm.return
  }
  vm.export @test_tan_f64
  vm.func @test_tanh_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.tanh.f64 %v1 : f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 0
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_tanh_f64: check 6"
    vm.return
  }
  vm.export @test_tanh_f64
  vm.func @test_pow_f64() {
    %v1 = vm.const.f64 0x4000000000000000
    %v2 = vm.const.f64 0x4024000000000000
    %v3 = vm.pow.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 4652218415073722368
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_pow_f64: check 7"
    %v8 = vm.const.f64 0x4022000000000000
    %v9 = vm.const.f64 0x3FE0000000000000
    %v10 = vm.pow.f64 %v8, %v9 : f64
    %v11 = vm.bitcast.f64.i64 %v10 : f64 -> i64
    %v12 = vm.const.i64 4613937818241073152
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_pow_f64: check 14"
    %v15 = vm.const.f64 0x4014000000000000
    %v16 = vm.const.f64 0x0000000000000000
    %v17 = vm.pow.f64 %v15, %v16 : f64
    %v18 = vm.bitcast.f64.i64 %v17 : f64 -> i64
    %v19 = vm.const.i64 4607182418800017408
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_pow_f64: check 21"
    vm.return
  }
  vm.export @test_pow_f64
  vm.func @test_atan2_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.const.f64 0x3FF0000000000000
    %v3 = vm.atan2.f64 %v1, %v2 : f64
    %v4 = vm.bitcast.f64.i64 %v3 : f64 -> i64
    %v5 = vm.const.i64 0
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_atan2_f64: check 7"
    vm.return
  }
  vm.export @test_atan2_f64
  vm.func @test_cmp_eq_f64_o() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.eq.f64.o %v1, %v2 : f64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_eq_f64_o: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.eq.f64.o %v7, %v8 : f64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_eq_f64_o: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.eq.f64.o %v13, %v14 : f64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_eq_f64_o: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.eq.f64.o %v19, %v20 : f64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_eq_f64_o: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.eq.f64.o %v25, %v26 : f64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_eq_f64_o: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.eq.f64.o %v31, %v32 : f64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_eq_f64_o: check 36"
    vm.return
  }
  vm.export @test_cmp_eq_f64_o
  vm.func @test_cmp_eq_f64_u() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.eq.f64.u %v1, %v2 : f64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_eq_f64_u: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.eq.f64.u %v7, %v8 : f64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_eq_f64_u: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.eq.f64.u %v13, %v14 : f64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_eq_f64_u: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.eq.f64.u %v19, %v20 : f64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_eq_f64_u: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.eq.f64.u %v25, %v26 : f64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_eq_f64_u: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.eq.f64.u %v31, %v32 : f64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_eq_f64_u: check 36"
    vm.return
  }
  vm.export @test_cmp_eq_f64_u
  vm.func @test_cmp_ne_f64_o() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.ne.f64.o %v1, %v2 : f64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_ne_f64_o: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.ne.f64.o %v7, %v8 : f64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_ne_f64_o: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.ne.f64.o %v13, %v14 : f64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_ne_f64_o: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.ne.f64.o %v19, %v20 : f64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_ne_f64_o: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.ne.f64.o %v25, %v26 : f64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_ne_f64_o: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.ne.f64.o %v31, %v32 : f64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_ne_f64_o: check 36"
    vm.return
  }
  vm.export @test_cmp_ne_f64_o
  vm.func @test_cmp_ne_f64_u() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.ne.f64.u %v1, %v2 : f64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_ne_f64_u: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.ne.f64.u %v7, %v8 : f64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_ne_f64_u: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.ne.f64.u %v13, %v14 : f64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_ne_f64_u: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.ne.f64.u %v19, %v20 : f64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_ne_f64_u: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.ne.f64.u %v25, %v26 : f64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_ne_f64_u: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.ne.f64.u %v31, %v32 : f64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_ne_f64_u: check 36"
    vm.return
  }
  vm.export @test_cmp_ne_f64_u
  vm.func @test_cmp_lt_f64_o() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.lt.f64.o %v1, %v2 : f64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_f64_o: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.lt.f64.o %v7, %v8 : f64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_f64_o: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.lt.f64.o %v13, %v14 : f64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_f64_o: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.lt.f64.o %v19, %v20 : f64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_f64_o: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.lt.f64.o %v25, %v26 : f64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_f64_o: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.lt.f64.o %v31, %v32 : f64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_f64_o: check 36"
    vm.return
  }
  vm.export @test_cmp_lt_f64_o
  vm.func @test_cmp_lt_f64_u() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.lt.f64.u %v1, %v2 : f64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lt_f64_u: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.lt.f64.u %v7, %v8 : f64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lt_f64_u: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.lt.f64.u %v13, %v14 : f64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lt_f64_u: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.lt.f64.u %v19, %v20 : f64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lt_f64_u: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.lt.f64.u %v25, %v26 : f64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lt_f64_u: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.lt.f64.u %v31, %v32 : f64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lt_f64_u: check 36"
    vm.return
  }
  vm.export @test_cmp_lt_f64_u
  vm.func @test_cmp_lte_f64_o() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.lte.f64.o %v1, %v2 : f64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_f64_o: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.lte.f64.o %v7, %v8 : f64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_f64_o: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.lte.f64.o %v13, %v14 : f64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_f64_o: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.lte.f64.o %v19, %v20 : f64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_f64_o: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.lte.f64.o %v25, %v26 : f64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_f64_o: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.lte.f64.o %v31, %v32 : f64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_f64_o: check 36"
    vm.return
  }
  vm.export @test_cmp_lte_f64_o
  vm.func @test_cmp_lte_f64_u() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.lte.f64.u %v1, %v2 : f64
    %v4 = vm.const.i32 1
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_lte_f64_u: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.lte.f64.u %v7, %v8 : f64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_lte_f64_u: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.lte.f64.u %v13, %v14 : f64
    %v16 = vm.const.i32 0
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_lte_f64_u: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.lte.f64.u %v19, %v20 : f64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_lte_f64_u: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.lte.f64.u %v25, %v26 : f64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_lte_f64_u: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.lte.f64.u %v31, %v32 : f64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_lte_f64_u: check 36"
    vm.return
  }
  vm.export @test_cmp_lte_f64_u
  vm.func @test_cmp_gt_f64_o() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.gt.f64.o %v1, %v2 : f64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_f64_o: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.gt.f64.o %v7, %v8 : f64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_f64_o: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.gt.f64.o %v13, %v14 : f64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_f64_o: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.gt.f64.o %v19, %v20 : f64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_f64_o: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.gt.f64.o %v25, %v26 : f64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_f64_o: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.gt.f64.o %v31, %v32 : f64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_f64_o: check 36"
    vm.return
  }
  vm.export @test_cmp_gt_f64_o
  vm.func @test_cmp_gt_f64_u() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.gt.f64.u %v1, %v2 : f64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gt_f64_u: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.gt.f64.u %v7, %v8 : f64
    %v10 = vm.const.i32 0
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gt_f64_u: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.gt.f64.u %v13, %v14 : f64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gt_f64_u: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.gt.f64.u %v19, %v20 : f64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gt_f64_u: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.gt.f64.u %v25, %v26 : f64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gt_f64_u: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.gt.f64.u %v31, %v32 : f64
    %v34 = vm.const.i32 0
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gt_f64_u: check 36"
    vm.return
  }
  vm.export @test_cmp_gt_f64_u
  vm.func @test_cmp_gte_f64_o() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.gte.f64.o %v1, %v2 : f64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_f64_o: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.gte.f64.o %v7, %v8 : f64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_f64_o: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.gte.f64.o %v13, %v14 : f64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_f64_o: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.gte.f64.o %v19, %v20 : f64
    %v22 = vm.const.i32 0
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_f64_o: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.gte.f64.o %v25, %v26 : f64
    %v28 = vm.const.i32 0
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_f64_o: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.gte.f64.o %v31, %v32 : f64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_f64_o: check 36"
    vm.return
  }
  vm.export @test_cmp_gte_f64_o
  vm.func @test_cmp_gte_f64_u() {
    %v1 = vm.const.f64 0x3FF0000000000000
    %v2 = vm.const.f64 0x4000000000000000
    %v3 = vm.cmp.gte.f64.u %v1, %v2 : f64
    %v4 = vm.const.i32 0
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cmp_gte_f64_u: check 6"
    %v7 = vm.const.f64 0x4000000000000000
    %v8 = vm.const.f64 0x4000000000000000
    %v9 = vm.cmp.gte.f64.u %v7, %v8 : f64
    %v10 = vm.const.i32 1
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cmp_gte_f64_u: check 12"
    %v13 = vm.const.f64 0x4008000000000000
    %v14 = vm.const.f64 0x4000000000000000
    %v15 = vm.cmp.gte.f64.u %v13, %v14 : f64
    %v16 = vm.const.i32 1
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cmp_gte_f64_u: check 18"
    %v19 = vm.const.f64 0x7FF8000000000000
    %v20 = vm.const.f64 0x4000000000000000
    %v21 = vm.cmp.gte.f64.u %v19, %v20 : f64
    %v22 = vm.const.i32 1
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cmp_gte_f64_u: check 24"
    %v25 = vm.const.f64 0x4000000000000000
    %v26 = vm.const.f64 0x7FF8000000000000
    %v27 = vm.cmp.gte.f64.u %v25, %v26 : f64
    %v28 = vm.const.i32 1
    %v29 = vm.cmp.ne.i32 %v27, %v28 : i32
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_cmp_gte_f64_u: check 30"
    %v31 = vm.const.f64 0x8000000000000000
    %v32 = vm.const.f64 0x0000000000000000
    %v33 = vm.cmp.gte.f64.u %v31, %v32 : f64
    %v34 = vm.const.i32 1
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_cmp_gte_f64_u: check 36"
    vm.return
  }
  vm.export @test_cmp_gte_f64_u
  vm.func @test_cmp_nz_f64_o() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.cmp.nz.f64.o %v1 : f64
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nz_f64_o: check 5"
    %v6 = vm.const.f64 0x8000000000000000
    %v7 = vm.cmp.nz.f64.o %v6 : f64
    %v8 = vm.const.i32 0
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nz_f64_o: check 10"
    %v11 = vm.const.f64 0x4000000000000000
    %v12 = vm.cmp.nz.f64.o %v11 : f64
    %v13 = vm.const.i32 1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nz_f64_o: check 15"
    %v16 = vm.const.f64 0x7FF8000000000000
    %v17 = vm.cmp.nz.f64.o %v16 : f64
    %v18 = vm.const.i32 0
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cmp_nz_f64_o: check 20"
    vm.return
  }
  vm.export @test_cmp_nz_f64_o
  vm.func @test_cmp_nz_f64_u() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.cmp.nz.f64.u %v1 : f64
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nz_f64_u: check 5"
    %v6 = vm.const.f64 0x4000000000000000
    %v7 = vm.cmp.nz.f64.u %v6 : f64
    %v8 = vm.const.i32 1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nz_f64_u: check 10"
    %v11 = vm.const.f64 0x7FF8000000000000
    %v12 = vm.cmp.nz.f64.u %v11 : f64
    %v13 = vm.const.i32 1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nz_f64_u: check 15"
    vm.return
  }
  vm.export @test_cmp_nz_f64_u
  vm.func @test_cmp_nan_f64() {
    %v1 = vm.const.f64 0x0000000000000000
    %v2 = vm.cmp.nan.f64 %v1 : f64
    %v3 = vm.const.i32 0
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cmp_nan_f64: check 5"
    %v6 = vm.const.f64 0x7FF8000000000000
    %v7 = vm.cmp.nan.f64 %v6 : f64
    %v8 = vm.const.i32 1
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cmp_nan_f64: check 10"
    %v11 = vm.const.f64 0x7FF0000000000000
    %v12 = vm.cmp.nan.f64 %v11 : f64
    %v13 = vm.const.i32 0
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cmp_nan_f64: check 15"
    vm.return
  }
  vm.export @test_cmp_nan_f64
  vm.func @test_cast_si32_f64() {
    %v1 = vm.const.i32 -7
    %v2 = vm.cast.si32.f64 %v1 : i32 -> f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 -4603804719079489536
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_si32_f64: check 6"
    %v7 = vm.const.i32 16777217
    %v8 = vm.cast.si32.f64 %v7 : i32 -> f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4715268810125344768
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_si32_f64: check 12"
    %v13 = vm.const.i32 2147483647
    %v14 = vm.cast.si32.f64 %v13 : i32 -> f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4746794007244308480
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cast_si32_f64: check 18"
    vm.return
  }
  vm.export @test_cast_si32_f64
  vm.func @test_cast_ui32_f64() {
    %v1 = vm.const.i32 7
    %v2 = vm.cast.ui32.f64 %v1 : i32 -> f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4619567317775286272
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_ui32_f64: check 6"
    %v7 = vm.const.i32 -1
    %v8 = vm.cast.ui32.f64 %v7 : i32 -> f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4751297606873776128
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_ui32_f64: check 12"
    vm.return
  }
  vm.export @test_cast_ui32_f64
  vm.func @test_cast_f64_si32() {
    %v1 = vm.const.f64 0xC01F99999999999A
    %v2 = vm.cast.f64.si32 %v1 : f64 -> i32
    %v3 = vm.const.i32 -7
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f64_si32: check 5"
    %v6 = vm.const.f64 0x401F99999999999A
    %v7 = vm.cast.f64.si32 %v6 : f64 -> i32
    %v8 = vm.const.i32 7
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f64_si32: check 10"
    %v11 = vm.const.f64 0x46293E5939A08CEA
    %v12 = vm.cast.f64.si32 %v11 : f64 -> i32
    %v13 = vm.const.i32 2147483647
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f64_si32: check 15"
    %v16 = vm.const.f64 0xC6293E5939A08CEA
    %v17 = vm.cast.f64.si32 %v16 : f64 -> i32
    %v18 = vm.const.i32 -2147483648
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f64_si32: check 20"
    %v21 = vm.const.f64 0x7FF8000000000000
    %v22 = vm.cast.f64.si32 %v21 : f64 -> i32
    %v23 = vm.const.i32 0
    %v24 = vm.cmp.ne.i32 %v22, %v23 : i32
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f64_si32: check 25"
    vm.return
  }
  vm.export @test_cast_f64_si32
  vm.func @test_cast_f64_ui32() {
    %v1 = vm.const.f64 0x401F99999999999A
    %v2 = vm.cast.f64.ui32 %v1 : f64 -> i32
    %v3 = vm.const.i32 7
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f64_ui32: check 5"
    %v6 = vm.const.f64 0xC008000000000000
    %v7 = vm.cast.f64.ui32 %v6 : f64 -> i32
    %v8 = vm.const.i32 0
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f64_ui32: check 10"
    %v11 = vm.const.f64 0x46293E5939A08CEA
    %v12 = vm.cast.f64.ui32 %v11 : f64 -> i32
    %v13 = vm.const.i32 -1
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f64_ui32: check 15"
    %v16 = vm.const.f64 0x7FF8000000000000
    %v17 = vm.cast.f64.ui32 %v16 : f64 -> i32
    %v18 = vm.const.i32 0
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f64_ui32: check 20"
    %v21 = vm.const.f64 0x41EDCD6500000000
    %v22 = vm.cast.f64.ui32 %v21 : f64 -> i32
    %v23 = vm.const.i32 -294967296
    %v24 = vm.cmp.ne.i32 %v22, %v23 : i32
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f64_ui32: check 25"
    vm.return
  }
  vm.export @test_cast_f64_ui32
  vm.func @test_cast_si64_f64() {
    %v1 = vm.const.i64 -7
    %v2 = vm.cast.si64.f64 %v1 : i64 -> f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 -4603804719079489536
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_si64_f64: check 6"
    %v7 = vm.const.i64 16777217
    %v8 = vm.cast.si64.f64 %v7 : i64 -> f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4715268810125344768
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_si64_f64: check 12"
    %v13 = vm.const.i64 9223372036854775807
    %v14 = vm.cast.si64.f64 %v13 : i64 -> f64
    %v15 = vm.bitcast.f64.i64 %v14 : f64 -> i64
    %v16 = vm.const.i64 4890909195324358656
    %v17 = vm.cmp.ne.i64 %v15, %v16 : i64
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cast_si64_f64: check 18"
    vm.return
  }
  vm.export @test_cast_si64_f64
  vm.func @test_cast_ui64_f64() {
    %v1 = vm.const.i64 7
    %v2 = vm.cast.ui64.f64 %v1 : i64 -> f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4619567317775286272
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_ui64_f64: check 6"
    %v7 = vm.const.i64 -1
    %v8 = vm.cast.ui64.f64 %v7 : i64 -> f64
    %v9 = vm.bitcast.f64.i64 %v8 : f64 -> i64
    %v10 = vm.const.i64 4895412794951729152
    %v11 = vm.cmp.ne.i64 %v9, %v10 : i64
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_ui64_f64: check 12"
    vm.return
  }
  vm.export @test_cast_ui64_f64
  vm.func @test_cast_f64_si64() {
    %v1 = vm.const.f64 0xC01F99999999999A
    %v2 = vm.cast.f64.si64 %v1 : f64 -> i64
    %v3 = vm.const.i64 -7
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f64_si64: check 5"
    %v6 = vm.const.f64 0x401F99999999999A
    %v7 = vm.cast.f64.si64 %v6 : f64 -> i64
    %v8 = vm.const.i64 7
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f64_si64: check 10"
    %v11 = vm.const.f64 0x46293E5939A08CEA
    %v12 = vm.cast.f64.si64 %v11 : f64 -> i64
    %v13 = vm.const.i64 9223372036854775807
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f64_si64: check 15"
    %v16 = vm.const.f64 0xC6293E5939A08CEA
    %v17 = vm.cast.f64.si64 %v16 : f64 -> i64
    %v18 = vm.const.i64 -9223372036854775808
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f64_si64: check 20"
    %v21 = vm.const.f64 0x7FF8000000000000
    %v22 = vm.cast.f64.si64 %v21 : f64 -> i64
    %v23 = vm.const.i64 0
    %v24 = vm.cmp.ne.i64 %v22, %v23 : i64
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f64_si64: check 25"
    vm.return
  }
  vm.export @test_cast_f64_si64
  vm.func @test_cast_f64_ui64() {
    %v1 = vm.const.f64 0x401F99999999999A
    %v2 = vm.cast.f64.ui64 %v1 : f64 -> i64
    %v3 = vm.const.i64 7
    %v4 = vm.cmp.ne.i64 %v2, %v3 : i64
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f64_ui64: check 5"
    %v6 = vm.const.f64 0xC008000000000000
    %v7 = vm.cast.f64.ui64 %v6 : f64 -> i64
    %v8 = vm.const.i64 0
    %v9 = vm.cmp.ne.i64 %v7, %v8 : i64
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f64_ui64: check 10"
    %v11 = vm.const.f64 0x46293E5939A08CEA
    %v12 = vm.cast.f64.ui64 %v11 : f64 -> i64
    %v13 = vm.const.i64 -1
    %v14 = vm.cmp.ne.i64 %v12, %v13 : i64
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f64_ui64: check 15"
    %v16 = vm.const.f64 0x7FF8000000000000
    %v17 = vm.cast.f64.ui64 %v16 : f64 -> i64
    %v18 = vm.const.i64 0
    %v19 = vm.cmp.ne.i64 %v17, %v18 : i64
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f64_ui64: check 20"
    %v21 = vm.const.f64 0x41EDCD6500000000
    %v22 = vm.cast.f64.ui64 %v21 : f64 -> i64
    %v23 = vm.const.i64 4000000000
    %v24 = vm.cmp.ne.i64 %v22, %v23 : i64
    %v25 = vm.const.i32 13
    vm.cond_fail %v24, %v25, "test_cast_f64_ui64: check 25"
    vm.return
  }
  vm.export @test_cast_f64_ui64
  vm.func @test_trunc_f64_f32() {
    %v1 = vm.const.f64 0x3FB999999999999A
    %v2 = vm.trunc.f64.f32 %v1 : f64 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1036831949
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_trunc_f64_f32: check 6"
    %v7 = vm.const.f64 0x7E37E43C8800759C
    %v8 = vm.trunc.f64.f32 %v7 : f64 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 2139095040
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_trunc_f64_f32: check 12"
    vm.return
  }
  vm.export @test_trunc_f64_f32
  vm.func @test_ext_f32_f64() {
    %v1 = vm.const.f32 0x3DCCCCCD
    %v2 = vm.ext.f32.f64 %v1 : f32 -> f64
    %v3 = vm.bitcast.f64.i64 %v2 : f64 -> i64
    %v4 = vm.const.i64 4591870180174331904
    %v5 = vm.cmp.ne.i64 %v3, %v4 : i64
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_ext_f32_f64: check 6"
    vm.return
  }
  vm.export @test_ext_f32_f64
  vm.func @test_cast_f16_f32() {
    %v1 = vm.const.i32 15360
    %v2 = vm.cast.f16.f32 %v1 : i32 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_f16_f32: check 6"
    %v7 = vm.const.i32 31743
    %v8 = vm.cast.f16.f32 %v7 : i32 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 1199562752
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_f16_f32: check 12"
    %v13 = vm.const.i32 1
    %v14 = vm.cast.f16.f32 %v13 : i32 -> f32
    %v15 = vm.bitcast.f32.i32 %v14 : f32 -> i32
    %v16 = vm.const.i32 864026624
    %v17 = vm.cmp.ne.i32 %v15, %v16 : i32
    %v18 = vm.const.i32 13
    vm.cond_fail %v17, %v18, "test_cast_f16_f32: check 18"
    %v19 = vm.const.i32 64512
    %v20 = vm.cast.f16.f32 %v19 : i32 -> f32
    %v21 = vm.bitcast.f32.i32 %v20 : f32 -> i32
    %v22 = vm.const.i32 -8388608
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_cast_f16_f32: check 24"
    vm.return
  }
  vm.export @test_cast_f16_f32
  vm.func @test_cast_f32_f16() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.cast.f32.f16 %v1 : f32 -> i32
    %v3 = vm.const.i32 15360
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f32_f16: check 5"
    %v6 = vm.const.f32 0x477FF000
    %v7 = vm.cast.f32.f16 %v6 : f32 -> i32
    %v8 = vm.const.i32 31744
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f32_f16: check 10"
    %v11 = vm.const.f32 0x33000000
    %v12 = vm.cast.f32.f16 %v11 : f32 -> i32
    %v13 = vm.const.i32 0
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f32_f16: check 15"
    %v16 = vm.const.f32 0x3F802000
    %v17 = vm.cast.f32.f16 %v16 : f32 -> i32
    %v18 = vm.const.i32 15361
    %v19 = vm.cmp.ne.i32 %v17, %v18 : i32
    %v20 = vm.const.i32 13
    vm.cond_fail %v19, %v20, "test_cast_f32_f16: check 20"
    vm.return
  }
  vm.export @test_cast_f32_f16
  vm.func @test_cast_bf16_f32() {
    %v1 = vm.const.i32 16256
    %v2 = vm.cast.bf16.f32 %v1 : i32 -> f32
    %v3 = vm.bitcast.f32.i32 %v2 : f32 -> i32
    %v4 = vm.const.i32 1065353216
    %v5 = vm.cmp.ne.i32 %v3, %v4 : i32
    %v6 = vm.const.i32 13
    vm.cond_fail %v5, %v6, "test_cast_bf16_f32: check 6"
    %v7 = vm.const.i32 49152
    %v8 = vm.cast.bf16.f32 %v7 : i32 -> f32
    %v9 = vm.bitcast.f32.i32 %v8 : f32 -> i32
    %v10 = vm.const.i32 -1073741824
    %v11 = vm.cmp.ne.i32 %v9, %v10 : i32
    %v12 = vm.const.i32 13
    vm.cond_fail %v11, %v12, "test_cast_bf16_f32: check 12"
    vm.return
  }
  vm.export @test_cast_bf16_f32
  vm.func @test_cast_f32_bf16() {
    %v1 = vm.const.f32 0x3F800000
    %v2 = vm.cast.f32.bf16 %v1 : f32 -> i32
    %v3 = vm.const.i32 16256
    %v4 = vm.cmp.ne.i32 %v2, %v3 : i32
    %v5 = vm.const.i32 13
    vm.cond_fail %v4, %v5, "test_cast_f32_bf16: check 5"
    %v6 = vm.const.f32 0x3F808000
    %v7 = vm.cast.f32.bf16 %v6 : f32 -> i32
    %v8 = vm.const.i32 16256
    %v9 = vm.cmp.ne.i32 %v7, %v8 : i32
    %v10 = vm.const.i32 13
    vm.cond_fail %v9, %v10, "test_cast_f32_bf16: check 10"
    %v11 = vm.const.f32 0x3F818000
    %v12 = vm.cast.f32.bf16 %v11 : f32 -> i32
    %v13 = vm.const.i32 16258
    %v14 = vm.cmp.ne.i32 %v12, %v13 : i32
    %v15 = vm.const.i32 13
    vm.cond_fail %v14, %v15, "test_cast_f32_bf16: check 15"
    vm.return
  }
  vm.export @test_cast_f32_bf16
  vm.func @test_fma() {
    %v1 = vm.const.i32 3
    %v2 = vm.const.i32 4
    %v3 = vm.const.i32 5
    %v4 = vm.fma.i32 %v1, %v2, %v3 : i32
    %v5 = vm.const.i32 17
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_fma: check 7"
    %v8 = vm.const.i64 3
    %v9 = vm.const.i64 4
    %v10 = vm.const.i64 5
    %v11 = vm.fma.i64 %v8, %v9, %v10 : i64
    %v12 = vm.const.i64 17
    %v13 = vm.cmp.ne.i64 %v11, %v12 : i64
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_fma: check 14"
    %v15 = vm.const.f32 0x40400000
    %v16 = vm.const.f32 0x40800000
    %v17 = vm.const.f32 0x40A00000
    %v18 = vm.fma.f32 %v15, %v16, %v17 : f32
    %v19 = vm.bitcast.f32.i32 %v18 : f32 -> i32
    %v20 = vm.const.i32 1099431936
    %v21 = vm.cmp.ne.i32 %v19, %v20 : i32
    %v22 = vm.const.i32 13
    vm.cond_fail %v21, %v22, "test_fma: check 22"
    %v23 = vm.const.f64 0x4008000000000000
    %v24 = vm.const.f64 0x4010000000000000
    %v25 = vm.const.f64 0x4014000000000000
    %v26 = vm.fma.f64 %v23, %v24, %v25 : f64
    %v27 = vm.bitcast.f64.i64 %v26 : f64 -> i64
    %v28 = vm.const.i64 4625478292286210048
    %v29 = vm.cmp.ne.i64 %v27, %v28 : i64
    %v30 = vm.const.i32 13
    vm.cond_fail %v29, %v30, "test_fma: check 30"
    vm.return
  }
  vm.export @test_fma
  vm.func @test_select() {
    %v1 = vm.const.i32 1
    %v2 = vm.const.i32 1
    %v3 = vm.const.i32 2
    %v4 = vm.select.i32 %v1, %v2, %v3 : i32
    %v5 = vm.const.i32 1
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_select: check 7"
    %v8 = vm.const.i32 0
    %v9 = vm.const.i32 1
    %v10 = vm.const.i32 2
    %v11 = vm.select.i32 %v8, %v9, %v10 : i32
    %v12 = vm.const.i32 2
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_select: check 14"
    %v15 = vm.const.i32 1
    %v16 = vm.const.i64 1
    %v17 = vm.const.i64 2
    %v18 = vm.select.i64 %v15, %v16, %v17 : i64
    %v19 = vm.const.i64 1
    %v20 = vm.cmp.ne.i64 %v18, %v19 : i64
    %v21 = vm.const.i32 13
    vm.cond_fail %v20, %v21, "test_select: check 21"
    %v22 = vm.const.i32 0
    %v23 = vm.const.i64 1
    %v24 = vm.const.i64 2
    %v25 = vm.select.i64 %v22, %v23, %v24 : i64
    %v26 = vm.const.i64 2
    %v27 = vm.cmp.ne.i64 %v25, %v26 : i64
    %v28 = vm.const.i32 13
    vm.cond_fail %v27, %v28, "test_select: check 28"
    %v29 = vm.const.i32 1
    %v30 = vm.const.f32 0x3F800000
    %v31 = vm.const.f32 0x40000000
    %v32 = vm.select.f32 %v29, %v30, %v31 : f32
    %v33 = vm.bitcast.f32.i32 %v32 : f32 -> i32
    %v34 = vm.const.i32 1065353216
    %v35 = vm.cmp.ne.i32 %v33, %v34 : i32
    %v36 = vm.const.i32 13
    vm.cond_fail %v35, %v36, "test_select: check 36"
    %v37 = vm.const.i32 0
    %v38 = vm.const.f32 0x3F800000
    %v39 = vm.const.f32 0x40000000
    %v40 = vm.select.f32 %v37, %v38, %v39 : f32
    %v41 = vm.bitcast.f32.i32 %v40 : f32 -> i32
    %v42 = vm.const.i32 1073741824
    %v43 = vm.cmp.ne.i32 %v41, %v42 : i32
    %v44 = vm.const.i32 13
    vm.cond_fail %v43, %v44, "test_select: check 44"
    %v45 = vm.const.i32 1
    %v46 = vm.const.f64 0x3FF0000000000000
    %v47 = vm.const.f64 0x4000000000000000
    %v48 = vm.select.f64 %v45, %v46, %v47 : f64
    %v49 = vm.bitcast.f64.i64 %v48 : f64 -> i64
    %v50 = vm.const.i64 4607182418800017408
    %v51 = vm.cmp.ne.i64 %v49, %v50 : i64
    %v52 = vm.const.i32 13
    vm.cond_fail %v51, %v52, "test_select: check 52"
    %v53 = vm.const.i32 0
    %v54 = vm.const.f64 0x3FF0000000000000
    %v55 = vm.const.f64 0x4000000000000000
    %v56 = vm.select.f64 %v53, %v54, %v55 : f64
    %v57 = vm.bitcast.f64.i64 %v56 : f64 -> i64
    %v58 = vm.const.i64 4611686018427387904
    %v59 = vm.cmp.ne.i64 %v57, %v58 : i64
    %v60 = vm.const.i32 13
    vm.cond_fail %v59, %v60, "test_select: check 60"
    vm.return
  }
  vm.export @test_select
  vm.func @test_buffers() {
    %v1 = vm.const.i64 64
    %v2 = vm.const.i32 16
    %v3 = vm.buffer.alloc %v1, %v2 : !vm.buffer
    %v4 = vm.buffer.length %v3 : !vm.buffer -> i64
    %v5 = vm.const.i64 64
    %v6 = vm.cmp.ne.i64 %v4, %v5 : i64
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_buffers: check 7"
    %v8 = vm.const.i64 0
    %v9 = vm.const.i32 16909060
    vm.buffer.fill.i32 %v3, %v8, %v1, %v9 : i32 -> !vm.buffer
    %v10 = vm.const.i64 1
    %v11 = vm.buffer.load.i8.u %v3[%v10] : !vm.buffer -> i32
    %v12 = vm.const.i32 3
    %v13 = vm.cmp.ne.i32 %v11, %v12 : i32
    %v14 = vm.const.i32 13
    vm.cond_fail %v13, %v14, "test_buffers: check 14"
    %v15 = vm.const.i64 1
    %v16 = vm.buffer.load.i16.u %v3[%v15] : !vm.buffer -> i32
    %v17 = vm.const.i32 258
    %v18 = vm.cmp.ne.i32 %v16, %v17 : i32
    %v19 = vm.const.i32 13
    vm.cond_fail %v18, %v19, "test_buffers: check 19"
    %v20 = vm.const.i64 15
    %v21 = vm.buffer.load.i32 %v3[%v20] : !vm.buffer -> i32
    %v22 = vm.const.i32 16909060
    %v23 = vm.cmp.ne.i32 %v21, %v22 : i32
    %v24 = vm.const.i32 13
    vm.cond_fail %v23, %v24, "test_buffers: check 24"
    %v25 = vm.const.i64 7
    %v26 = vm.buffer.load.i64 %v3[%v25] : !vm.buffer -> i64
    %v27 = vm.const.i64 72623859723010820
    %v28 = vm.cmp.ne.i64 %v26, %v27 : i64
    %v29 = vm.const.i32 13
    vm.cond_fail %v28, %v29, "test_buffers: check 29"
    %v30 = vm.const.i64 3
    %v31 = vm.const.i32 -2
    vm.buffer.store.i8 %v31, %v3[%v30] : i32 -> !vm.buffer
    %v32 = vm.buffer.load.i8.s %v3[%v30] : !vm.buffer -> i32
    %v33 = vm.const.i32 -2
    %v34 = vm.cmp.ne.i32 %v32, %v33 : i32
    %v35 = vm.const.i32 13
    vm.cond_fail %v34, %v35, "test_buffers: check 35"
    vm.buffer.store.i16 %v31, %v3[%v30] : i32 -> !vm.buffer
    %v36 = vm.buffer.load.i16.s %v3[%v30] : !vm.buffer -> i32
    %v37 = vm.const.i32 -2
    %v38 = vm.cmp.ne.i32 %v36, %v37 : i32
    %v39 = vm.const.i32 13
    vm.cond_fail %v38, %v39, "test_buffers: check 39"
    %v40 = vm.const.i32 77
    vm.buffer.store.i32 %v40, %v3[%v30] : i32 -> !vm.buffer
    %v41 = vm.buffer.load.i32 %v3[%v30] : !vm.buffer -> i32
    %v42 = vm.const.i32 77
    %v43 = vm.cmp.ne.i32 %v41, %v42 : i32
    %v44 = vm.const.i32 13
    vm.cond_fail %v43, %v44, "test_buffers: check 44"
    %v45 = vm.const.i64 -5
    vm.buffer.store.i64 %v45, %v3[%v30] : i64 -> !vm.buffer
    %v46 = vm.buffer.load.i64 %v3[%v30] : !vm.buffer -> i64
    %v47 = vm.const.i64 -5
    %v48 = vm.cmp.ne.i64 %v46, %v47 : i64
    %v49 = vm.const.i32 13
    vm.cond_fail %v48, %v49, "test_buffers: check 49"
    %v50 = vm.const.f32 0x3FA00000
    vm.buffer.store.f32 %v50, %v3[%v30] : f32 -> !vm.buffer
    %v51 = vm.buffer.load.f32 %v3[%v30] : !vm.buffer -> f32
    %v52 = vm.bitcast.f32.i32 %v51 : f32 -> i32
    %v53 = vm.const.i32 1067450368
    %v54 = vm.cmp.ne.i32 %v52, %v53 : i32
    %v55 = vm.const.i32 13
    vm.cond_fail %v54, %v55, "test_buffers: check 55"
    %v56 = vm.const.f64 0xC004000000000000
    vm.buffer.store.f64 %v56, %v3[%v30] : f64 -> !vm.buffer
    %v57 = vm.buffer.load.f64 %v3[%v30] : !vm.buffer -> f64
    %v58 = vm.bitcast.f64.i64 %v57 : f64 -> i64
    %v59 = vm.const.i64 -4610560118520545280
    %v60 = vm.cmp.ne.i64 %v58, %v59 : i64
    %v61 = vm.const.i32 13
    vm.cond_fail %v60, %v61, "test_buffers: check 61"
    %v62 = vm.const.f32 0x3F801D7E
    vm.buffer.store.f16 %v62, %v3[%v30] : f32 -> !vm.buffer
    %v63 = vm.buffer.load.f16 %v3[%v30] : !vm.buffer -> f32
    %v64 = vm.bitcast.f32.i32 %v63 : f32 -> i32
    %v65 = vm.const.i32 1065361408
    %v66 = vm.cmp.ne.i32 %v64, %v65 : i32
    %v67 = vm.const.i32 13
    vm.cond_fail %v66, %v67, "test_buffers: check 67"
    %v68 = vm.const.f32 0x4048F5C3
    vm.buffer.store.bf16 %v68, %v3[%v30] : f32 -> !vm.buffer
    %v69 = vm.buffer.load.bf16 %v3[%v30] : !vm.buffer -> f32
    %v70 = vm.bitcast.f32.i32 %v69 : f32 -> i32
    %v71 = vm.const.i32 1078525952
    %v72 = vm.cmp.ne.i32 %v70, %v71 : i32
    %v73 = vm.const.i32 13
    vm.cond_fail %v72, %v73, "test_buffers: check 73"
    %v74 = vm.buffer.clone %v3, %v8, %v1, %v2 : !vm.buffer -> !vm.buffer
    %v75 = vm.buffer.compare %v3, %v8, %v74, %v8, %v1 : !vm.buffer, !vm.buffer
    %v76 = vm.const.i32 1
    %v77 = vm.cmp.ne.i32 %v75, %v76 : i32
    %v78 = vm.const.i32 13
    vm.cond_fail %v77, %v78, "test_buffers: check 78"
    %v79 = vm.const.i64 8
    %v80 = vm.const.i64 4
    vm.buffer.copy %v3, %v8, %v74, %v79, %v80 : !vm.buffer -> !vm.buffer
    %v81 = vm.const.i64 2
    %v82 = vm.buffer.load.i32 %v74[%v81] : !vm.buffer -> i32
    %v83 = vm.const.i32 -33422588
    %v84 = vm.cmp.ne.i32 %v82, %v83 : i32
    %v85 = vm.const.i32 13
    vm.cond_fail %v84, %v85, "test_buffers: check 85"
    vm.return
  }
  vm.export @test_buffers
  vm.func @test_lists() {
    %v1 = vm.const.i32 1
    %v2 = vm.list.alloc %v1 : (i32) -> !vm.list<?>
    %v3 = vm.const.i32 10
    vm.list.resize %v2, %v3 : (!vm.list<?>, i32)
    %v4 = vm.list.size %v2 : (!vm.list<?>) -> i32
    %v5 = vm.const.i32 10
    %v6 = vm.cmp.ne.i32 %v4, %v5 : i32
    %v7 = vm.const.i32 13
    vm.cond_fail %v6, %v7, "test_lists: check 7"
    %v8 = vm.const.i32 0
    %v9 = vm.const.i32 5
    vm.list.set.i32 %v2, %v8, %v9 : (!vm.list<?>, i32, i32)
    %v10 = vm.list.get.i32 %v2, %v8 : (!vm.list<?>, i32) -> i32
    %v11 = vm.const.i32 5
    %v12 = vm.cmp.ne.i32 %v10, %v11 : i32
    %v13 = vm.const.i32 13
    vm.cond_fail %v12, %v13, "test_lists: check 13"
    %v14 = vm.const.i32 1
    %v15 = vm.const.i64 -6
    vm.list.set.i64 %v2, %v14, %v15 : (!vm.list<?>, i32, i64)
    %v16 = vm.list.get.i64 %v2, %v14 : (!vm.list<?>, i32) -> i64
    %v17 = vm.const.i64 -6
    %v18 = vm.cmp.ne.i64 %v16, %v17 : i64
    %v19 = vm.const.i32 13
    vm.cond_fail %v18, %v19, "test_lists: check 19"
    %v20 = vm.const.i32 2
    %v21 = vm.const.f32 0x3FC00000
    vm.list.set.f32 %v2, %v20, %v21 : (!vm.list<?>, i32, f32)
    %v22 = vm.list.get.f32 %v2, %v20 : (!vm.list<?>, i32) -> f32
    %v23 = vm.bitcast.f32.i32 %v22 : f32 -> i32
    %v24 = vm.const.i32 1069547520
    %v25 = vm.cmp.ne.i32 %v23, %v24 : i32
    %v26 = vm.const.i32 13
    vm.cond_fail %v25, %v26, "test_lists: check 26"
    %v27 = vm.const.i32 3
    %v28 = vm.const.f64 0x4004000000000000
    vm.list.set.f64 %v2, %v27, %v28 : (!vm.list<?>, i32, f64)
    %v29 = vm.list.get.f64 %v2, %v27 : (!vm.list<?>, i32) -> f64
    %v30 = vm.bitcast.f64.i64 %v29 : f64 -> i64
    %v31 = vm.const.i64 4612811918334230528
    %v32 = vm.cmp.ne.i64 %v30, %v31 : i64
    %v33 = vm.const.i32 13
    vm.cond_fail %v32, %v33, "test_lists: check 33"
    %v34 = vm.const.i32 9
    %v35 = vm.const.i32 2
    %v36 = vm.list.alloc %v35 : (i32) -> !vm.list<?>
    vm.list.set.ref %v2, %v34, %v36 : (!vm.list<?>, i32, !vm.list<?>)
    %v37 = vm.list.get.ref %v2, %v34 : (!vm.list<?>, i32) -> !vm.list<?>
    %v38 = vm.cmp.eq.ref %v37, %v36 : !vm.list<?>
    %v39 = vm.const.i32 1
    %v40 = vm.cmp.ne.i32 %v38, %v39 : i32
    %v41 = vm.const.i32 13
    vm.cond_fail %v40, %v41, "test_lists: check 41"
    %v42 = vm.const.i32 0
    vm.list.resize %v2, %v42 : (!vm.list<?>, i32)
    vm.return
  }
  vm.export @test_lists
  vm.func @fail_load_outside() {
    %n = vm.const.i64 8
    %a = vm.const.i32 0
    %b = vm.buffer.alloc %n, %a : !vm.buffer
    %i = vm.const.i64 8
    %v = vm.buffer.load.i8.u %b[%i] : !vm.buffer -> i32
    vm.return
  }
  vm.export @fail_load_outside
  vm.func @fail_load_wraps() {
    %n = vm.const.i64 8
    %a = vm.const.i32 0
    %b = vm.buffer.alloc %n, %a : !vm.buffer
    %i = vm.const.i64 2305843009213693952
    %v = vm.buffer.load.i64 %b[%i] : !vm.buffer -> i64
    vm.return
  }
  vm.export @fail_load_wraps
  vm.func @fail_store_to_constant() {
    %b = vm.const.ref.rodata @bytes : !vm.buffer
    %i = vm.const.i64 0
    %v = vm.const.i32 1
    vm.buffer.store.i8 %v, %b[%i] : i32 -> !vm.buffer
    vm.return
  }
  vm.export @fail_store_to_constant
  vm.func @fail_null_buffer() {
    %b = vm.const.ref.zero : !vm.buffer
    %i = vm.const.i64 0
    %v = vm.buffer.load.i8.u %b[%i] : !vm.buffer -> i32
    vm.return
  }
  vm.export @fail_null_buffer
  vm.func @fail_wrong_type() {
    %c = vm.const.i32 1
    %l = vm.list.alloc %c : (i32) -> !vm.list<?>
    %a = vm.cast.any.ref %l : !vm.list<?> -> !vm.buffer
    vm.return
  }
  vm.export @fail_wrong_type
  vm.func @fail_list_index() {
    %c = vm.const.i32 1
    %l = vm.list.alloc %c : (i32) -> !vm.list<?>
    %v = vm.list.get.i32 %l, %c : (!vm.list<?>, i32) -> i32
    vm.return
  }
  vm.export @fail_list_index
  vm.func @fail_list_in_itself() {
    %c = vm.const.i32 1
    %z = vm.const.i32 0
    %l = vm.list.alloc %c : (i32) -> !vm.list<?>
    vm.list.resize %l, %c : (!vm.list<?>, i32)
    vm.list.set.ref %l, %z, %l : (!vm.list<?>, i32, !vm.list<?>)
    vm.return
  }
  vm.export @fail_list_in_itself
  vm.func @fail_huge_buffer() {
    %n = vm.const.i64 -1
    %a = vm.const.i32 0
    %b = vm.buffer.alloc %n, %a : !vm.buffer
    vm.return
  }
  vm.export @fail_huge_buffer
  vm.func @fail_recursion() {
    vm.call @fail_recursion() : () -> ()
    vm.return
  }
  vm.export @fail_recursion
  vm.func @test_deep_lists_end() {
    %n = vm.const.i32 60
    %c1 = vm.const.i32 1
    %c0 = vm.const.i32 0
    %first = vm.const.ref.zero : !vm.list<?>
    vm.br ^loop(%n, %first : i32, !vm.list<?>)
  ^loop(%i: i32, %inner: !vm.list<?>):
    %outer = vm.list.alloc %c1 : (i32) -> !vm.list<?>
    vm.list.resize %outer, %c1 : (!vm.list<?>, i32)
    vm.list.set.ref %outer, %c0, %inner : (!vm.list<?>, i32, !vm.list<?>)
    %next = vm.sub.i32 %i, %c1 : i32
    vm.cond_br %next, ^loop(%next, %outer : i32, !vm.list<?>), ^done
  ^done:
    vm.return
  }
  vm.export @test_deep_lists_end
}
