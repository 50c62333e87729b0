// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bodies of named ops. Element types choose among float, integer, i1 and
// complex arithmetic; operands of another type than the init's are cast first,
// signed unless the op says `cast_unsigned`.
#include <string.h>

#include "base/assert.h"
#include "dialects/linalg/linalg_table.h"
#include "dialects/op_kinds.h"

typedef struct body_s {
  emp_rewriter_t* rewriter;
  emp_block_t* block;
  bool is_unsigned;  // casts
  const char* why;   // what went wrong; NULL so far
} body_t;

static emp_value_t* fail(body_t* body, const char* why) {
  if (body->why == NULL) body->why = why;
  return NULL;
}

static emp_value_t* unary(body_t* body, uint32_t kind, emp_value_t* a,
                          const emp_type_t* type) {
  return emp_build_value(body->rewriter, kind, EMP_VALUES(a), EMP_TYPES(type));
}

static emp_value_t* binary(body_t* body, uint32_t kind, emp_value_t* a,
                           emp_value_t* b) {
  return emp_build_value(body->rewriter, kind, EMP_VALUES(a, b),
                         EMP_TYPES(a->type));
}

static emp_value_t* constant(body_t* body, const emp_attr_t* value) {
  return emp_build_value(body->rewriter, EMP_OP_arith_constant,
                         EMP_TYPES(value->type),
                         EMP_ATTRS(EMP_ATTR("value", value)));
}

// The cast from `from` to another type; 0 when there is none.
static uint32_t cast_kind(const emp_type_t* from, const emp_type_t* to,
                          bool is_unsigned) {
  bool from_int = from->kind == EMP_TYPE_INTEGER;
  bool to_int = to->kind == EMP_TYPE_INTEGER;
  if ((emp_type_is_index(from) && to_int) ||
      (emp_type_is_index(to) && from_int)) {
    return is_unsigned ? EMP_OP_arith_index_castui : EMP_OP_arith_index_cast;
  }
  if (from_int && to_int) {
    if (from->bits > to->bits) return EMP_OP_arith_trunci;
    return is_unsigned ? EMP_OP_arith_extui : EMP_OP_arith_extsi;
  }
  if (from_int && emp_type_is_float(to)) {
    return is_unsigned ? EMP_OP_arith_uitofp : EMP_OP_arith_sitofp;
  }
  if (emp_type_is_float(from) && to_int) {
    return is_unsigned ? EMP_OP_arith_fptoui : EMP_OP_arith_fptosi;
  }
  if (emp_type_is_float(from) && emp_type_is_float(to) &&
      from->bits != to->bits) {
    return from->bits < to->bits ? EMP_OP_arith_extf : EMP_OP_arith_truncf;
  }
  return 0;
}

static emp_value_t* cast(body_t* body, const emp_type_t* type,
                         emp_value_t* value) {
  if (value == NULL || value->type == type) return value;
  uint32_t kind = cast_kind(value->type, type, body->is_unsigned);
  if (kind == 0) return fail(body, "element types that can be cast");
  return unary(body, kind, value, type);
}

static emp_value_t* build_unary(body_t* body, emp_linalg_fn_t fn,
                                emp_value_t* a) {
  static const uint32_t kKinds[] = {EMP_OP_math_exp,
                                    EMP_OP_math_log,
                                    EMP_OP_math_absf,
                                    EMP_OP_math_ceil,
                                    EMP_OP_math_floor,
                                    EMP_OP_arith_negf,
                                    0,
                                    EMP_OP_math_round,
                                    EMP_OP_math_sqrt,
                                    EMP_OP_math_rsqrt,
                                    0,
                                    EMP_OP_math_tanh,
                                    EMP_OP_math_erf};
  if (!emp_type_is_float(a->type)) {
    return fail(body, "floating-point operands");
  }
  if (fn == EMP_LINALG_FN_square) return binary(body, EMP_OP_arith_mulf, a, a);
  if (fn == EMP_LINALG_FN_reciprocal) {
    emp_value_t* one = constant(body, emp_attr_float(a->type, 1.0));
    return binary(body, EMP_OP_arith_divf, one, a);
  }
  EMP_ASSERT(fn < EMP_COUNT_OF(kKinds));
  return unary(body, kKinds[fn], a, a->type);
}

typedef struct binary_kinds_s {
  uint32_t on_float, on_int, on_bool;  // 0: not defined
} binary_kinds_t;

static binary_kinds_t binary_kinds(emp_linalg_fn_t fn) {
  switch (fn) {
    case EMP_LINALG_FN_add:
      return (binary_kinds_t){EMP_OP_arith_addf, EMP_OP_arith_addi,
                              EMP_OP_arith_ori};
    case EMP_LINALG_FN_sub:
      return (binary_kinds_t){EMP_OP_arith_subf, EMP_OP_arith_subi, 0};
    case EMP_LINALG_FN_mul:
      return (binary_kinds_t){EMP_OP_arith_mulf, EMP_OP_arith_muli,
                              EMP_OP_arith_andi};
    case EMP_LINALG_FN_div:
      return (binary_kinds_t){EMP_OP_arith_divf, EMP_OP_arith_divsi, 0};
    case EMP_LINALG_FN_div_unsigned:
      return (binary_kinds_t){0, EMP_OP_arith_divui, 0};
    case EMP_LINALG_FN_max_signed:
      return (binary_kinds_t){EMP_OP_arith_maximumf, EMP_OP_arith_maxsi,
                              EMP_OP_arith_maxsi};
    case EMP_LINALG_FN_min_signed:
      return (binary_kinds_t){EMP_OP_arith_minimumf, EMP_OP_arith_minsi,
                              EMP_OP_arith_minsi};
    case EMP_LINALG_FN_max_unsigned:
      return (binary_kinds_t){0, EMP_OP_arith_maxui, EMP_OP_arith_maxui};
    case EMP_LINALG_FN_min_unsigned:
      return (binary_kinds_t){0, EMP_OP_arith_minui, EMP_OP_arith_minui};
    case EMP_LINALG_FN_powf:
      return (binary_kinds_t){EMP_OP_math_powf, 0, 0};
    default:
      return (binary_kinds_t){0, 0, 0};
  }
}

// Complex arithmetic by name: the complex dialect's rows may not be there.
static emp_value_t* build_complex(body_t* body, emp_linalg_fn_t fn,
                                  emp_value_t* a, emp_value_t* b) {
  const char* name = fn == EMP_LINALG_FN_add   ? "complex.add"
                     : fn == EMP_LINALG_FN_sub ? "complex.sub"
                     : fn == EMP_LINALG_FN_mul ? "complex.mul"
                     : fn == EMP_LINALG_FN_div ? "complex.div"
                                               : NULL;
  if (name == NULL) return fail(body, "operands that are not complex");
  emp_op_t* op =
      emp_build_named(body->rewriter, name,
                      &(emp_build_t){EMP_VALUES(a, b), EMP_TYPES(a->type)});
  return emp_op_result(op, 0);
}

static emp_value_t* build_binary(body_t* body, emp_linalg_fn_t fn,
                                 emp_value_t* a, emp_value_t* b) {
  if (a == NULL || b == NULL) return NULL;
  if (a->type != b->type) return fail(body, "operands of one element type");
  if (a->type->kind == EMP_TYPE_COMPLEX) return build_complex(body, fn, a, b);
  binary_kinds_t kinds = binary_kinds(fn);
  uint32_t kind = emp_type_is_float(a->type)        ? kinds.on_float
                  : emp_type_is_integer(a->type, 1) ? kinds.on_bool
                                                    : kinds.on_int;
  if (kind == 0) {
    return fail(body, kinds.on_int == 0     ? "floating-point operands"
                      : kinds.on_float == 0 ? "integer operands"
                                            : "operands other than i1");
  }
  return binary(body, kind, a, b);
}

static emp_value_t* build_ternary(body_t* body, emp_value_t* a, emp_value_t* b,
                                  emp_value_t* c) {
  if (!emp_type_is_integer(a->type, 1)) {
    return fail(body, "a first operand of i1");
  }
  if (b->type != c->type) return fail(body, "operands of one element type");
  return emp_build_value(body->rewriter, EMP_OP_arith_select,
                         EMP_VALUES(a, b, c), EMP_TYPES(b->type));
}

static emp_value_t* build_fn(body_t* body, emp_linalg_fn_t fn) {
  emp_value_t** args = body->block->args;
  switch (emp_linalg_fn_arity(fn)) {
    case 1:
      return build_unary(body, fn, args[0]);
    case 2:
      return build_binary(body, fn, args[0], args[1]);
    default:
      return build_ternary(body, args[0], args[1], args[2]);
  }
}

static emp_value_t* build_multiply_add(body_t* body) {
  emp_value_t** args = body->block->args;
  const emp_type_t* type = args[2]->type;
  emp_value_t* a = cast(body, type, args[0]);
  emp_value_t* b = cast(body, type, args[1]);
  emp_value_t* product = build_binary(body, EMP_LINALG_FN_mul, a, b);
  return build_binary(body, EMP_LINALG_FN_add, args[2], product);
}

static emp_value_t* build_quantized(body_t* body) {
  emp_value_t** args = body->block->args;
  const emp_type_t* type = args[4]->type;
  emp_value_t* factors[2];
  for (int i = 0; i < 2; ++i) {
    emp_value_t* value = cast(body, type, args[i]);
    emp_value_t* zero = cast(body, type, args[i + 2]);
    factors[i] = build_binary(body, EMP_LINALG_FN_sub, value, zero);
  }
  emp_value_t* product =
      build_binary(body, EMP_LINALG_FN_mul, factors[0], factors[1]);
  return build_binary(body, EMP_LINALG_FN_add, args[4], product);
}

static emp_value_t* loop_index(body_t* body, int64_t dim) {
  emp_context_t* context = body->rewriter->context;
  emp_value_t* index = emp_build_value(
      body->rewriter, EMP_OP_linalg_index, EMP_TYPES(emp_type_index(context)),
      EMP_ATTRS(EMP_ATTR("dim", emp_attr_i64(context, dim))));
  return cast(body, emp_type_integer(context, 32), index);
}

// One step of the linear congruential generator (seed * 1103515245 + 12345)
// over both loop indices, scaled to [min, max): arguments min, max, seed, out.
static emp_value_t* build_random(body_t* body) {
  emp_context_t* context = body->rewriter->context;
  emp_value_t** args = body->block->args;
  const emp_type_t* i32 = emp_type_integer(context, 32);
  const emp_type_t* f64 = emp_type_float(context, EMP_FLOAT_F64);
  const emp_type_t* i64 = emp_type_integer(context, 64);
  emp_value_t* half = constant(body, emp_attr_integer(i64, 2147483647));
  emp_value_t* offset = cast(body, f64, half);
  emp_value_t* state = loop_index(body, 1);
  emp_value_t* seed =
      build_binary(body, EMP_LINALG_FN_add, loop_index(body, 0), args[2]);
  for (int round = 0; round < 2; ++round) {
    emp_value_t* factor =
        cast(body, i32, constant(body, emp_attr_integer(i64, 1103515245)));
    emp_value_t* product = build_binary(body, EMP_LINALG_FN_mul, seed, factor);
    emp_value_t* step =
        cast(body, i32, constant(body, emp_attr_integer(i64, 12345)));
    seed = build_binary(body, EMP_LINALG_FN_add, product, step);
    if (round == 0) seed = build_binary(body, EMP_LINALG_FN_add, state, seed);
  }
  emp_value_t* shifted =
      build_binary(body, EMP_LINALG_FN_add, offset, cast(body, f64, seed));
  emp_value_t* range = build_binary(body, EMP_LINALG_FN_sub, args[1], args[0]);
  emp_value_t* unit =
      constant(body, emp_attr_float(f64, 2.3283063999999999E-10));
  emp_value_t* scale = build_binary(body, EMP_LINALG_FN_mul, range, unit);
  emp_value_t* scaled = build_binary(body, EMP_LINALG_FN_mul, shifted, scale);
  emp_value_t* value = build_binary(body, EMP_LINALG_FN_add, scaled, args[0]);
  return cast(body, args[3]->type, value);
}

static emp_value_t* build_value(body_t* body, emp_linalg_body_t what,
                                emp_linalg_fn_t fn) {
  emp_value_t** args = body->block->args;
  switch (what) {
    case EMP_LINALG_BODY_COPY:
      return cast(body, args[1]->type, args[0]);
    case EMP_LINALG_BODY_FILL:
      if (args[0]->type == args[1]->type) return args[0];
      return fail(body, "an input of the init's element type");
    case EMP_LINALG_BODY_UNARY:
    case EMP_LINALG_BODY_BINARY:
    case EMP_LINALG_BODY_TERNARY:
      return build_fn(body, fn);
    case EMP_LINALG_BODY_MULTIPLY_ADD:
      return build_multiply_add(body);
    case EMP_LINALG_BODY_QUANTIZED:
      return build_quantized(body);
    case EMP_LINALG_BODY_POOL:
      return build_binary(body, fn, args[2],
                          cast(body, args[2]->type, args[0]));
    case EMP_LINALG_BODY_RANDOM:
      return build_random(body);
    case EMP_LINALG_BODY_NONE:
      break;
  }
  return fail(body, "a name with a body");
}

static uint32_t body_arg_count(emp_linalg_body_t what, emp_linalg_fn_t fn) {
  switch (what) {
    case EMP_LINALG_BODY_COPY:
    case EMP_LINALG_BODY_FILL:
      return 2;
    case EMP_LINALG_BODY_MULTIPLY_ADD:
    case EMP_LINALG_BODY_POOL:
      return 3;
    case EMP_LINALG_BODY_QUANTIZED:
      return 5;
    case EMP_LINALG_BODY_RANDOM:
      return 4;
    default:
      return emp_linalg_fn_arity(fn) + 1;
  }
}

static bool find_body(uint32_t kind, const emp_attr_t* attrs,
                      emp_linalg_body_t* out_what, emp_linalg_fn_t* out_fn) {
  const emp_linalg_named_t* row = emp_linalg_named(kind);
  *out_fn = row != NULL ? row->fn : EMP_LINALG_FN_exp;
  *out_what = row != NULL ? row->body : EMP_LINALG_BODY_NONE;
  if (row != NULL) return true;
  if (kind == EMP_OP_linalg_contract) {
    *out_what = EMP_LINALG_BODY_MULTIPLY_ADD;
  } else if (kind == EMP_OP_linalg_transpose ||
             kind == EMP_OP_linalg_broadcast) {
    *out_what = EMP_LINALG_BODY_FILL;
  } else if (kind == EMP_OP_linalg_elementwise) {
    const emp_attr_t* fn = attrs ? emp_dictionary_get(attrs, "kind") : NULL;
    if (fn == NULL || fn->value < 0 || fn->value > EMP_LINALG_FN_select) {
      return false;
    }
    *out_fn = (emp_linalg_fn_t)fn->value;
    *out_what = EMP_LINALG_BODY_UNARY;
  }
  return *out_what != EMP_LINALG_BODY_NONE;
}

bool emp_linalg_build_body(emp_rewriter_t* rewriter, emp_region_t* region,
                           uint32_t kind, const emp_attr_t* attrs,
                           const emp_type_t* const* operand_types,
                           uint32_t operand_count, const char** out_why) {
  emp_linalg_body_t what;
  emp_linalg_fn_t fn;
  *out_why = "a name with a body";
  if (!find_body(kind, attrs, &what, &fn)) return false;
  *out_why = "as many operands as its body has";
  if (operand_count != body_arg_count(what, fn)) return false;
  emp_block_t* block = emp_block_create(rewriter->arena);
  emp_block_append(block, region);
  for (uint32_t i = 0; i < operand_count; ++i) {
    emp_block_add_arg(block, rewriter->arena,
                      emp_linalg_element(operand_types[i]), rewriter->loc);
  }
  emp_rewriter_t inner = *rewriter;
  emp_set_insertion_end(&inner, block);
  body_t body = {.rewriter = &inner, .block = block};
  const emp_attr_t* mode = attrs ? emp_dictionary_get(attrs, "cast") : NULL;
  body.is_unsigned = (mode != NULL && mode->value == 1) ||
                     fn == EMP_LINALG_FN_max_unsigned ||
                     fn == EMP_LINALG_FN_min_unsigned;
  emp_value_t* value = build_value(&body, what, fn);
  *out_why = body.why;
  if (value == NULL) return false;
  emp_build_linalg_yield(&inner, &value, 1);
  return true;
}
