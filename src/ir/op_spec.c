// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From the text columns of an op row to emp_op_spec_t. A column is a list of
// `name: rule` items; commas inside brackets or quotes belong to an item.
//
//   group   = [Variadic< | Optional<] value [>]
//   value   = [same(x) | typeof(a) | i1like(x) | elementof(x)] [types]
//   types   = type { "|" type }        type  = Name | Name<types>
//   attr    = [Optional<] attrs [>] [= default]
//   attrs   = attr { "|" attr }        attr  = Name | TypeAttrOf<types>
//                                            | ArrayOf<attrs>
//
// A mistake in a row is our bug: it is noted in `error`, which the verifier
// reports and a unit test over all dialects looks for.
#include "ir/op_spec.h"

#include <string.h>

#include "base/assert.h"
#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/parse.h"

typedef struct compiler_s {
  emp_context_t* context;
  emp_arena_t* arena;
  emp_op_spec_t* spec;
} compiler_t;

static void fail(compiler_t* compiler, const char* what, emp_str_t text) {
  if (compiler->spec->error) return;
  emp_str_t message =
      emp_arena_format(compiler->arena, "%s '%.*s' in the row of '%s'", what,
                       EMP_STR_ARGS(text), compiler->spec->info->name);
  compiler->spec->error = message.data;
}

// -- cutting text ------------------------------------------------------------

// Cuts `text` at the first `separator` outside of brackets and quotes. False
// when there is none: the head is everything.
static bool cut(emp_str_t text, char separator, emp_str_t* out_head,
                emp_str_t* out_tail) {
  int depth = 0;
  bool is_quoted = false;
  for (size_t i = 0; i < text.length; ++i) {
    char c = text.data[i];
    if (c == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    bool is_arrow = c == '>' && i > 0 && text.data[i - 1] == '-';
    if (depth == 0 && c == separator) {
      *out_head = emp_str_trim((emp_str_t){text.data, i});
      *out_tail =
          emp_str_trim((emp_str_t){text.data + i + 1, text.length - i - 1});
      return true;
    }
    if (strchr("<([{", c)) ++depth;
    if (strchr(">)]}", c) && !is_arrow) --depth;
  }
  *out_head = emp_str_trim(text);
  *out_tail = (emp_str_t){"", 0};
  return false;
}

static uint32_t count_items(emp_str_t text, char separator) {
  emp_str_t head = emp_str_trim(text);
  if (head.length == 0) return 0;
  uint32_t count = 1;
  emp_str_t rest = text;
  while (cut(rest, separator, &head, &rest))
    ++count;
  return count;
}

// `Name<inside>` with that name.
static bool unwrap(emp_str_t text, const char* name, emp_str_t* out_inside) {
  size_t length = strlen(name);
  if (text.length < length + 2 || text.data[text.length - 1] != '>' ||
      text.data[length] != '<' || memcmp(text.data, name, length) != 0) {
    return false;
  }
  *out_inside = emp_str_trim(
      (emp_str_t){text.data + length + 1, text.length - length - 2});
  return true;
}

// `name(inside) rest`.
static bool unwrap_call(emp_str_t text, const char* name, emp_str_t* out_inside,
                        emp_str_t* out_rest) {
  size_t length = strlen(name);
  if (text.length < length + 2 || text.data[length] != '(' ||
      memcmp(text.data, name, length) != 0) {
    return false;
  }
  const char* close = memchr(text.data, ')', text.length);
  if (!close) return false;
  size_t end = (size_t)(close - text.data);
  *out_inside =
      emp_str_trim((emp_str_t){text.data + length + 1, end - length - 1});
  *out_rest = emp_str_trim((emp_str_t){close + 1, text.length - end - 1});
  return true;
}

// -- rules -------------------------------------------------------------------

static emp_type_rule_t* compile_types(compiler_t* compiler, emp_str_t text,
                                      emp_type_rule_t* out_rule);

static void compile_type_choice(compiler_t* compiler, emp_str_t text,
                                emp_type_choice_t* out_choice) {
  emp_context_t* context = compiler->context;
  emp_str_t name = text;
  const char* open = memchr(text.data, '<', text.length);
  if (open) {
    name.length = (size_t)(open - text.data);
    emp_str_t inside = {open + 1, text.length - name.length - 2};
    emp_type_rule_t* elements = emp_arena_new(compiler->arena, emp_type_rule_t);
    out_choice->of_elements = compile_types(compiler, inside, elements);
  }
  out_choice->constraint = emp_type_constraint_find(context, name);
  if (out_choice->constraint) return;
  out_choice->def = emp_context_type_def(context, name);
  if (out_choice->def) return;
  fail(compiler, "unknown type constraint", text);
  out_choice->constraint =
      emp_type_constraint_find(context, EMP_STR("AnyType"));
  out_choice->of_elements = NULL;
}

// The one type that a rule of one choice allows, or NULL.
static const emp_type_t* only_type(compiler_t* compiler,
                                   const emp_type_choice_t* choice) {
  emp_context_t* context = compiler->context;
  if (choice->of_elements) return NULL;
  if (choice->constraint) {
    return choice->constraint->build ? choice->constraint->build(context)
                                     : NULL;
  }
  const char* params = choice->def->params;
  bool is_single = (!params || !params[0]) && !choice->def->parse;
  return is_single ? emp_type_dialect(context, choice->def, NULL, 0) : NULL;
}

static emp_type_rule_t* compile_types(compiler_t* compiler, emp_str_t text,
                                      emp_type_rule_t* out_rule) {
  out_rule->text = emp_intern(compiler->context, emp_str_trim(text));
  uint32_t count = count_items(text, '|');
  if (count == 0) return out_rule;
  emp_type_choice_t* choices =
      emp_arena_new_array(compiler->arena, emp_type_choice_t, count);
  emp_str_t rest = text;
  for (uint32_t i = 0; i < count; ++i) {
    emp_str_t item;
    cut(rest, '|', &item, &rest);
    compile_type_choice(compiler, item, &choices[i]);
  }
  out_rule->choices = choices;
  out_rule->choice_count = count;
  if (count == 1) out_rule->only = only_type(compiler, &choices[0]);
  return out_rule;
}

static emp_attr_rule_t* compile_attrs(compiler_t* compiler, emp_str_t text,
                                      emp_attr_rule_t* out_rule);

static void compile_attr_choice(compiler_t* compiler, emp_str_t text,
                                emp_attr_choice_t* out_choice) {
  emp_str_t inside;
  emp_str_t name = text;
  if (unwrap(text, "TypeAttrOf", &inside)) {
    emp_type_rule_t* rule = emp_arena_new(compiler->arena, emp_type_rule_t);
    out_choice->of_type = compile_types(compiler, inside, rule);
    name = EMP_STR("TypeAttr");
  } else if (unwrap(text, "ArrayOf", &inside)) {
    emp_attr_rule_t* rule = emp_arena_new(compiler->arena, emp_attr_rule_t);
    out_choice->of_items = compile_attrs(compiler, inside, rule);
    name = EMP_STR("ArrayAttr");
  }
  out_choice->constraint = emp_attr_constraint_find(name);
  if (out_choice->constraint) return;
  out_choice->enum_def = emp_context_enum_def(compiler->context, name);
  if (out_choice->enum_def) return;
  out_choice->attr_def = emp_context_attr_def(compiler->context, name);
  if (out_choice->attr_def) return;
  fail(compiler, "unknown attribute constraint", text);
  out_choice->constraint = emp_attr_constraint_find(EMP_STR("AnyAttr"));
}

static emp_attr_rule_t* compile_attrs(compiler_t* compiler, emp_str_t text,
                                      emp_attr_rule_t* out_rule) {
  out_rule->text = emp_intern(compiler->context, emp_str_trim(text));
  uint32_t count = count_items(text, '|');
  emp_attr_choice_t* choices =
      emp_arena_new_array(compiler->arena, emp_attr_choice_t, count);
  emp_str_t rest = text;
  for (uint32_t i = 0; i < count; ++i) {
    emp_str_t item;
    cut(rest, '|', &item, &rest);
    compile_attr_choice(compiler, item, &choices[i]);
  }
  out_rule->choices = choices;
  out_rule->choice_count = count;
  return out_rule;
}

// -- columns -----------------------------------------------------------------

// `name: rule` of the next item of a column.
static const char* next_item(compiler_t* compiler, emp_str_t* inout_rest,
                             emp_str_t* out_rule) {
  emp_str_t item;
  emp_str_t name;
  cut(*inout_rest, ',', &item, inout_rest);
  if (!cut(item, ':', &name, out_rule)) *out_rule = (emp_str_t){"", 0};
  return emp_intern(compiler->context, name).data;
}

static void find_source(compiler_t* compiler, emp_str_t name,
                        emp_value_spec_t* group) {
  emp_op_spec_t* spec = compiler->spec;
  if (group->infer == EMP_INFER_TYPEOF) {
    int attr = emp_op_spec_attr(spec, name);
    if (attr < 0) fail(compiler, "typeof() of an unknown attribute", name);
    group->source = attr < 0 ? 0 : (uint32_t)attr;
    if (attr < 0) group->infer = EMP_INFER_NONE;
    return;
  }
  int index = emp_op_spec_operand(spec, name);
  if (index < 0) {
    index = emp_op_spec_result(spec, name);
    group->source_is_result = index >= 0;
  }
  if (index < 0) {
    fail(compiler, "inference from an unknown operand or result", name);
    group->infer = EMP_INFER_NONE;
    return;
  }
  group->source = (uint32_t)index;
}

// The names of a column first, since rules may look ahead.
static void compile_names(compiler_t* compiler, const char* column,
                          emp_value_spec_t** out_groups, uint32_t* out_count) {
  emp_str_t rest = emp_str_from(column);
  uint32_t count = count_items(rest, ',');
  if (count > EMP_MAX_GROUPS) {
    fail(compiler, "too many groups", rest);
    count = EMP_MAX_GROUPS;
  }
  *out_groups = emp_arena_new_array(compiler->arena, emp_value_spec_t, count);
  *out_count = count;
  for (uint32_t i = 0; i < count; ++i) {
    emp_str_t rule;
    (*out_groups)[i].name = next_item(compiler, &rest, &rule);
  }
}

static void compile_group(compiler_t* compiler, emp_str_t rule,
                          emp_value_spec_t* group) {
  emp_str_t inside;
  if (unwrap(rule, "Variadic", &inside)) {
    group->arity = EMP_ARITY_VARIADIC;
    rule = inside;
  } else if (unwrap(rule, "VariadicOfVariadic", &inside)) {
    group->arity = EMP_ARITY_VARIADIC;
    emp_str_t segments;
    cut(inside, ',', &rule, &segments);
  } else if (unwrap(rule, "Optional", &inside)) {
    group->arity = EMP_ARITY_OPTIONAL;
    rule = inside;
  }
  static const struct {
    const char* name;
    emp_infer_kind_t kind;
  } forms[] = {
      {"same", EMP_INFER_SAME},
      {"typeof", EMP_INFER_TYPEOF},
      {"i1like", EMP_INFER_I1},
      {"elementof", EMP_INFER_ELEMENT},
  };
  for (size_t i = 0; i < EMP_COUNT_OF(forms); ++i) {
    emp_str_t rest;
    if (!unwrap_call(rule, forms[i].name, &inside, &rest)) continue;
    group->infer = forms[i].kind;
    find_source(compiler, inside, group);
    rule = rest;
    break;
  }
  compile_types(compiler, rule, &group->rule);
  if (group->infer == EMP_INFER_NONE && group->rule.only) {
    group->infer = EMP_INFER_ONLY;
  }
}

static void compile_groups(compiler_t* compiler, const char* column,
                           emp_value_spec_t* groups, uint32_t count) {
  emp_str_t rest = emp_str_from(column);
  for (uint32_t i = 0; i < count; ++i) {
    emp_str_t rule;
    next_item(compiler, &rest, &rule);
    compile_group(compiler, rule, &groups[i]);
  }
}

static void set_attr_form(compiler_t* compiler, emp_attr_spec_t* attr) {
  const emp_attr_choice_t* choice = &attr->rule.choices[0];
  if (choice->enum_def) {
    attr->form = EMP_ATTR_FORM_ENUM;
    attr->enum_def = choice->enum_def;
    if (choice->enum_def->storage != 0) {
      attr->value_type =
          emp_type_integer(compiler->context, choice->enum_def->storage);
    }
    return;
  }
  if (choice->attr_def) {
    attr->form = EMP_ATTR_FORM_DIALECT;
    attr->attr_def = choice->attr_def;
    return;
  }
  attr->form = choice->constraint->form;
  if (choice->constraint->build_type) {
    attr->value_type = choice->constraint->build_type(compiler->context);
  }
  if (attr->form == EMP_ATTR_FORM_UNIT) attr->is_optional = true;
}

static void compile_attr_column(compiler_t* compiler, const char* column) {
  emp_op_spec_t* spec = compiler->spec;
  emp_str_t rest = emp_str_from(column);
  spec->attr_count = count_items(rest, ',');
  spec->attrs =
      emp_arena_new_array(compiler->arena, emp_attr_spec_t, spec->attr_count);
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    emp_attr_spec_t* attr = &spec->attrs[i];
    emp_str_t rule;
    attr->name = next_item(compiler, &rest, &rule);
    attr->key = emp_str_from(attr->name);
    emp_str_t text;
    if (cut(rule, '=', &rule, &text)) {
      attr->default_text = emp_intern(compiler->context, text);
      attr->is_optional = true;
    }
    emp_str_t inside;
    if (unwrap(rule, "Optional", &inside)) {
      attr->is_optional = true;
      attr->hides_default = attr->default_text.length > 0;
      rule = inside;
    }
    compile_attrs(compiler, rule, &attr->rule);
    if (attr->rule.choice_count > 0) set_attr_form(compiler, attr);
  }
}

static void compile_region(compiler_t* compiler, emp_str_t rule,
                           emp_region_spec_t* region) {
  emp_str_t inside;
  if (unwrap(rule, "VariadicRegion", &inside)) {
    region->is_variadic = true;
    rule = inside;
  }
  int64_t count = 0;
  if (unwrap(rule, "SizedRegion", &inside)) {
    if (!emp_parse_i64(inside, &count)) fail(compiler, "bad region", rule);
    region->block_count = (uint32_t)count;
  } else if (unwrap(rule, "MaxSizedRegion", &inside)) {
    region->max_one_block = true;
  } else if (rule.length > 0 && !emp_str_is(rule, "AnyRegion")) {
    fail(compiler, "unknown region constraint", rule);
  }
}

static void compile_regions(compiler_t* compiler, const char* column) {
  emp_op_spec_t* spec = compiler->spec;
  emp_str_t rest = emp_str_from(column);
  spec->region_count = count_items(rest, ',');
  spec->regions = emp_arena_new_array(compiler->arena, emp_region_spec_t,
                                      spec->region_count);
  for (uint32_t i = 0; i < spec->region_count; ++i) {
    emp_str_t rule;
    spec->regions[i].name = next_item(compiler, &rest, &rule);
    compile_region(compiler, rule, &spec->regions[i]);
  }
}

static void compile_successors(compiler_t* compiler, const char* column) {
  emp_op_spec_t* spec = compiler->spec;
  emp_str_t rest = emp_str_from(column);
  spec->successor_count = count_items(rest, ',');
  spec->successors = emp_arena_new_array(compiler->arena, emp_successor_spec_t,
                                         spec->successor_count);
  for (uint32_t i = 0; i < spec->successor_count; ++i) {
    emp_str_t rule;
    emp_str_t inside;
    spec->successors[i].name = next_item(compiler, &rest, &rule);
    spec->successors[i].is_variadic =
        emp_str_is(rule, "VariadicSuccessor") ||
        unwrap(rule, "VariadicSuccessor", &inside);
  }
}

static bool all_are_fixed(const emp_value_spec_t* groups, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (groups[i].arity != EMP_ARITY_ONE) return false;
  }
  return true;
}

static bool any_is_tied(const emp_value_spec_t* groups, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (groups[i].infer != EMP_INFER_NONE && groups[i].infer != EMP_INFER_ONLY)
      return true;
  }
  return false;
}

static void summarize(emp_op_spec_t* spec) {
  spec->has_fixed_operands =
      all_are_fixed(spec->operands, spec->operand_count) &&
      !(spec->info->traits & (uint32_t)ATTR_SIZED_OPERANDS);
  spec->has_fixed_results =
      all_are_fixed(spec->results, spec->result_count) &&
      !(spec->info->traits & (uint32_t)ATTR_SIZED_RESULTS);
  spec->has_ties = any_is_tied(spec->operands, spec->operand_count) ||
                   any_is_tied(spec->results, spec->result_count);
}

static void compile(compiler_t* compiler) {
  emp_op_spec_t* spec = compiler->spec;
  const emp_op_info_t* info = spec->info;
  compile_attr_column(compiler, info->attrs);
  compile_names(compiler, info->operands, &spec->operands,
                &spec->operand_count);
  compile_names(compiler, info->results, &spec->results, &spec->result_count);
  compile_groups(compiler, info->operands, spec->operands, spec->operand_count);
  compile_groups(compiler, info->results, spec->results, spec->result_count);
  compile_regions(compiler, info->regions);
  compile_successors(compiler, info->successors);
  summarize(spec);
}

// Ops of unknown dialects have kind 0; parameter lists of types have another.
static bool is_registered(const emp_context_t* context,
                          const emp_op_info_t* info) {
  return info->kind < context->kind_capacity &&
         context->ops_by_kind[info->kind] == info;
}

static emp_op_spec_t* make_spec(emp_context_t* context,
                                const emp_op_info_t* info) {
  emp_op_spec_t* spec = emp_arena_new(&context->arena, emp_op_spec_t);
  spec->info = info;
  if (is_registered(context, info)) {
    context->specs_by_kind[info->kind] = spec;
  } else {
    emp_ptr_map_set(&context->specs, info, spec);
  }
  spec->is_open = info->kind == 0;
  if (spec->is_open) return spec;
  compiler_t compiler = {
      .context = context, .arena = &context->arena, .spec = spec};
  compile(&compiler);
  return spec;
}

emp_op_spec_t* emp_op_spec(emp_context_t* context, const emp_op_info_t* info) {
  emp_op_spec_t* spec = is_registered(context, info)
                            ? context->specs_by_kind[info->kind]
                            : emp_ptr_map_get(&context->specs, info);
  return spec ? spec : make_spec(context, info);
}

// -- by name -----------------------------------------------------------------

static int find_value(const emp_value_spec_t* groups, uint32_t count,
                      emp_str_t name) {
  for (uint32_t i = 0; i < count; ++i) {
    if (emp_str_is(name, groups[i].name)) return (int)i;
  }
  return -1;
}

int emp_op_spec_operand(const emp_op_spec_t* spec, emp_str_t name) {
  return find_value(spec->operands, spec->operand_count, name);
}

int emp_op_spec_result(const emp_op_spec_t* spec, emp_str_t name) {
  return find_value(spec->results, spec->result_count, name);
}

int emp_op_spec_attr(const emp_op_spec_t* spec, emp_str_t name) {
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    if (emp_str_is(name, spec->attrs[i].name)) return (int)i;
  }
  return -1;
}

int emp_op_spec_region(const emp_op_spec_t* spec, emp_str_t name) {
  for (uint32_t i = 0; i < spec->region_count; ++i) {
    if (emp_str_is(name, spec->regions[i].name)) return (int)i;
  }
  return -1;
}

int emp_op_spec_successor(const emp_op_spec_t* spec, emp_str_t name) {
  for (uint32_t i = 0; i < spec->successor_count; ++i) {
    if (emp_str_is(name, spec->successors[i].name)) return (int)i;
  }
  return -1;
}

// -- defaults ----------------------------------------------------------------

// A default of an enum: keywords, joined by the separator of a bit set, with
// or without `#mnemonic<` and `>` around them.
static const emp_attr_t* enum_default(emp_context_t* context,
                                      const emp_enum_def_t* def,
                                      emp_str_t text) {
  int64_t bits = 0;
  const char* open = memchr(text.data, '<', text.length);
  if (text.data[0] == '#' && open) {
    size_t skipped = (size_t)(open + 1 - text.data);
    text = (emp_str_t){open + 1, text.length - skipped - 1};
  }
  char separator = def->separator ? def->separator[0] : ',';
  emp_str_t rest = text;
  bool has_more = true;
  while (has_more) {
    emp_str_t keyword;
    int64_t value = 0;
    has_more = cut(rest, separator, &keyword, &rest);
    if (!emp_enum_value(def, keyword, &value)) return NULL;
    bits |= value;
  }
  return emp_enum_attr(context, def, bits);
}

// A default that does not parse is found by the test over all rows.
static void ignore_diagnostic(void* user, const emp_diagnostic_t* diagnostic) {
  (void)user;
  (void)diagnostic;
}

const emp_attr_t* emp_attr_spec_default(emp_context_t* context,
                                        emp_attr_spec_t* attr) {
  if (attr->default_text.length == 0 || attr->default_value) {
    return attr->default_value;
  }
  emp_str_t text = attr->default_text;
  const emp_attr_t* value = NULL;
  int64_t number = 0;
  if (attr->form == EMP_ATTR_FORM_ENUM) {
    value = enum_default(context, attr->enum_def, text);
  } else if (attr->form == EMP_ATTR_FORM_TYPED &&
             attr->value_type->kind != EMP_TYPE_FLOAT &&
             emp_parse_i64(text, &number)) {
    value = emp_attr_integer(attr->value_type, number);
  } else if (attr->form == EMP_ATTR_FORM_TYPED &&
             attr->value_type->kind == EMP_TYPE_FLOAT) {
    double real = 0;
    if (emp_parse_f64(text, &real)) {
      value = emp_attr_float(attr->value_type, real);
    }
  }
  if (!value) {
    emp_diag_sink_t sink = {.emit = ignore_diagnostic};
    value = emp_parse_attr(context, text, &sink);
  }
  attr->default_value = value;
  return value;
}
