// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From the text of a row's format to directives.
//
// The grammar is MLIR's declarative assembly format. Where the printer puts
// blanks is a matter of the format alone (before literals but for some
// punctuation, before everything else unless punctuation came just before), so
// it is decided here, once: two flags walk through the format in its order.
#include "ir/format.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/lexer.h"

enum { kMaxNesting = 16 };

typedef struct directive_list_s {
  emp_directive_t* items;
  size_t count, capacity;
} directive_list_t;

typedef struct name_list_s {
  const char** items;
  size_t count, capacity;
} name_list_t;

typedef struct compiler_s {
  emp_context_t* context;
  emp_arena_t* arena;
  const emp_op_spec_t* spec;
  emp_format_t* format;
  const char* at;  // NUL-terminated
  name_list_t bound;
  uint32_t depth;
  bool wants_space;      // MLIR's shouldEmitSpace
  bool was_punctuation;  // and lastWasPunctuation
} compiler_t;

static bool fail(compiler_t* c, const char* message) {
  if (!c->format->error) {
    emp_str_t text =
        emp_arena_format(c->arena, "%s near '%.30s'", message, c->at);
    c->format->error = text.data;
  }
  return false;
}

// -- the text -----------------------------------------------------------------

static void skip_blanks(compiler_t* c) {
  while (emp_char_is(*c->at, EMP_CHAR_BLANK) || *c->at == '\n')
    ++c->at;
}

static bool take(compiler_t* c, char wanted) {
  skip_blanks(c);
  if (*c->at != wanted) return false;
  ++c->at;
  return true;
}

static bool want(compiler_t* c, char wanted) {
  return take(c, wanted) || fail(c, "bracket or comma missing");
}

static bool is_word_char(char ch) {
  return emp_char_is(ch, EMP_CHAR_LETTER | EMP_CHAR_DIGIT) || ch == '-';
}

static emp_str_t take_word(compiler_t* c) {
  skip_blanks(c);
  const char* start = c->at;
  while (is_word_char(*c->at))
    ++c->at;
  return (emp_str_t){start, (size_t)(c->at - start)};
}

// -- names --------------------------------------------------------------------

static void bind_attr(compiler_t* c, uint32_t index) {
  emp_array_push(c->arena, &c->bound, c->spec->attrs[index].name);
}

// `$name`: what it is and where.
static bool resolve(compiler_t* c, emp_directive_t* out) {
  emp_str_t name = take_word(c);
  const emp_op_spec_t* spec = c->spec;
  const struct {
    emp_directive_kind_t kind;
    int index;
  } found[] = {
      {EMP_DIRECTIVE_OPERAND, emp_op_spec_operand(spec, name)},
      {EMP_DIRECTIVE_RESULT, emp_op_spec_result(spec, name)},
      {EMP_DIRECTIVE_ATTR, emp_op_spec_attr(spec, name)},
      {EMP_DIRECTIVE_REGION, emp_op_spec_region(spec, name)},
      {EMP_DIRECTIVE_SUCCESSOR, emp_op_spec_successor(spec, name)},
  };
  for (size_t i = 0; i < sizeof(found) / sizeof(found[0]); ++i) {
    if (found[i].index < 0) continue;
    out->kind = found[i].kind;
    out->index = (uint32_t)found[i].index;
    if (out->kind == EMP_DIRECTIVE_ATTR) bind_attr(c, out->index);
    return true;
  }
  c->at = name.data;
  return fail(c, "the row has nothing of that name");
}

static const emp_custom_directive_t* find_in(const emp_dialect_t* dialect,
                                             emp_str_t name) {
  for (size_t i = 0; i < dialect->directive_count; ++i) {
    if (emp_str_is(name, dialect->directives[i].name)) {
      return &dialect->directives[i];
    }
  }
  return NULL;
}

// The op's own dialect first, then any.
static const emp_custom_directive_t* find_custom(compiler_t* c,
                                                 emp_str_t name) {
  emp_str_t dialect_name = {0};
  emp_str_t rest = {0};
  emp_str_split(emp_str_from(c->format->name), '.', &dialect_name, &rest);
  const emp_dialect_t* own = emp_context_dialect(c->context, dialect_name);
  const emp_custom_directive_t* found = own ? find_in(own, name) : NULL;
  size_t count = emp_context_dialect_count(c->context);
  for (size_t i = 0; !found && i < count; ++i) {
    found = find_in(emp_context_dialect_at(c->context, i), name);
  }
  return found;
}

// -- blanks -------------------------------------------------------------------

static bool has_space_before(const char* text, bool was_punctuation) {
  if (text[1] != 0 && strcmp(text, "->") != 0) return true;
  return !strchr(was_punctuation ? ">)}]," : "<>(){}[],", text[0]);
}

// The token that a literal is, when it is one of punctuation.
static int punctuation_kind(const char* text) {
  if (strcmp(text, "->") == 0) return EMP_TOKEN_ARROW;
  if (strcmp(text, "::") == 0) return EMP_TOKEN_SCOPE;
  return text[1] == 0 && strchr("()[]{}<>,=?*+-|/:", text[0]) ? text[0] : 0;
}

static void space_literal(compiler_t* c, emp_directive_t* out) {
  const char* text = out->text;
  out->has_space = c->wants_space && has_space_before(text, c->was_punctuation);
  c->wants_space = text[1] != 0 || !strchr("<({[", text[0]);
  c->was_punctuation = !emp_char_is(text[0], EMP_CHAR_LETTER);
}

static void space_element(compiler_t* c, emp_directive_t* out) {
  out->has_space = c->wants_space || !c->was_punctuation;
  c->was_punctuation = false;
  c->wants_space = true;
}

// -- directives ---------------------------------------------------------------

static bool compile_one(compiler_t* c, emp_directive_t* out);

static bool compile_literal(compiler_t* c, emp_directive_t* out) {
  const char* start = c->at;
  const char* end = strchr(start, '`');
  if (!end) return fail(c, "literal without its second backquote");
  emp_str_t text = {start, (size_t)(end - start)};
  c->at = end + 1;
  if (text.length == 0) {  // `` only takes the blank away
    out->kind = EMP_DIRECTIVE_SPACE;
    out->text = "";
    c->wants_space = false;
    c->was_punctuation = true;
  } else if (emp_str_is(text, " ")) {
    out->kind = EMP_DIRECTIVE_SPACE;
    out->text = " ";
    c->wants_space = false;
    c->was_punctuation = false;
  } else if (emp_str_is(text, "\\n") || emp_str_is(text, "\n")) {
    out->kind = EMP_DIRECTIVE_NEWLINE;
  } else {
    out->kind = EMP_DIRECTIVE_LITERAL;
    out->text = emp_arena_copy_str(c->arena, text).data;
    out->token_kind = punctuation_kind(out->text);
    space_literal(c, out);
  }
  return true;
}

// The argument of type(..), functional-type(..), ref(..).
static bool compile_arg(compiler_t* c, emp_directive_t* out) {
  if (take(c, '$')) return resolve(c, out);
  emp_str_t word = take_word(c);
  if (emp_str_is(word, "operands")) {
    out->kind = EMP_DIRECTIVE_OPERANDS;
  } else if (emp_str_is(word, "results")) {
    out->kind = EMP_DIRECTIVE_RESULTS;
  } else {
    return fail(c, "expected a name, operands or results");
  }
  return true;
}

static bool compile_args(compiler_t* c, emp_directive_t* out, uint32_t count) {
  out->items = emp_arena_new_array(c->arena, emp_directive_t, count);
  out->count = count;
  if (!want(c, '(')) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (i && !want(c, ',')) return false;
    if (!compile_arg(c, &out->items[i])) return false;
  }
  return want(c, ')');
}

static bool compile_custom_arg(compiler_t* c, emp_directive_t* out) {
  skip_blanks(c);
  if (take(c, '$')) return resolve(c, out);
  if (take(c, '"')) {
    const char* end = strchr(c->at, '"');
    if (!end) return fail(c, "string without its second quote");
    out->kind = EMP_DIRECTIVE_STRING;
    emp_str_t text = {c->at, (size_t)(end - c->at)};
    out->text = emp_arena_copy_str(c->arena, text).data;
    c->at = end + 1;
    return true;
  }
  emp_str_t word = take_word(c);
  if (emp_str_is(word, "type")) {
    out->kind = EMP_DIRECTIVE_TYPE;
    return compile_args(c, out, 1);
  }
  if (emp_str_is(word, "ref")) {
    if (!want(c, '(') || !compile_custom_arg(c, out)) return false;
    out->is_ref = true;
    return want(c, ')');
  }
  if (emp_str_is(word, "attr-dict")) {
    out->kind = EMP_DIRECTIVE_ATTR_DICT;
    return true;
  }
  return fail(c, "no argument of custom<..>");
}

static bool compile_custom(compiler_t* c, emp_directive_t* out) {
  directive_list_t args = {0};
  if (!want(c, '<')) return false;
  emp_str_t name = take_word(c);
  out->kind = EMP_DIRECTIVE_CUSTOM;
  out->custom = find_custom(c, name);
  if (!out->custom) {
    c->at = name.data;
    return fail(c, "no custom directive of that name");
  }
  if (!want(c, '>') || !want(c, '(')) return false;
  while (!take(c, ')')) {
    emp_directive_t arg = {0};
    if (args.count && !want(c, ',')) return false;
    if (!compile_custom_arg(c, &arg)) return false;
    emp_array_push(c->arena, &args, arg);
  }
  out->items = args.items;
  out->count = (uint32_t)args.count;
  space_element(c, out);
  return true;
}

static bool is_unit(const compiler_t* c, const emp_directive_t* item) {
  return item->kind == EMP_DIRECTIVE_ATTR &&
         c->spec->attrs[item->index].form == EMP_ATTR_FORM_UNIT;
}

// Elements up to `)`, the anchor among them. An anchor that is a unit attribute
// behind something else is neither read nor printed: the group stands for it.
static bool compile_group(compiler_t* c, directive_list_t* list,
                          int* out_anchor) {
  while (!take(c, ')')) {
    emp_directive_t item = {0};
    bool wants_space = c->wants_space;
    bool was_punctuation = c->was_punctuation;
    if (*c->at == 0) return fail(c, "group without ')'");
    if (!compile_one(c, &item)) return false;
    if (*c->at == '^') {
      ++c->at;
      *out_anchor = (int)list->count;
      item.is_elided = list->count > 0 && is_unit(c, &item);
      if (item.is_elided) {
        c->wants_space = wants_space;
        c->was_punctuation = was_punctuation;
      }
    }
    emp_array_push(c->arena, list, item);
  }
  return true;
}

// `( .. )?` and `( .. ) : ( .. )?`
static bool compile_optional(compiler_t* c, emp_directive_t* out) {
  directive_list_t then = {0};
  directive_list_t otherwise = {0};
  int anchor = -1;
  int other_anchor = -1;
  out->kind = EMP_DIRECTIVE_OPTIONAL;
  if (++c->depth > kMaxNesting) return fail(c, "nested too deeply");
  if (!compile_group(c, &then, &anchor)) return false;
  if (take(c, ':') &&
      (!want(c, '(') || !compile_group(c, &otherwise, &other_anchor))) {
    return false;
  }
  --c->depth;
  if (!want(c, '?')) return false;
  if ((anchor < 0) == (other_anchor < 0)) {
    return fail(c, "an optional group has one anchor");
  }
  out->items = then.items;
  out->count = (uint32_t)then.count;
  out->otherwise = otherwise.items;
  out->otherwise_count = (uint32_t)otherwise.count;
  out->is_anchor_negated = anchor < 0;
  out->anchor = anchor < 0 ? other_anchor : anchor;
  return true;
}

// `oilist( `a` .. | `b` .. )`
static bool compile_oilist(compiler_t* c, emp_directive_t* out) {
  directive_list_t clauses = {0};
  out->kind = EMP_DIRECTIVE_OILIST;
  if (!want(c, '(')) return false;
  do {
    directive_list_t items = {0};
    skip_blanks(c);
    while (*c->at && *c->at != '|' && *c->at != ')') {
      emp_directive_t item = {0};
      if (!compile_one(c, &item)) return false;
      emp_array_push(c->arena, &items, item);
      skip_blanks(c);
    }
    if (!items.count || items.items[0].kind != EMP_DIRECTIVE_LITERAL) {
      return fail(c, "a clause of oilist starts with a literal");
    }
    emp_directive_t clause = {.kind = EMP_DIRECTIVE_GROUP,
                              .items = items.items,
                              .count = (uint32_t)items.count};
    emp_array_push(c->arena, &clauses, clause);
  } while (take(c, '|'));
  out->items = clauses.items;
  out->count = (uint32_t)clauses.count;
  return want(c, ')');
}

static bool compile_qualified(compiler_t* c, emp_directive_t* out) {
  if (!want(c, '(') || !compile_one(c, out)) return false;
  out->is_qualified = true;
  return want(c, ')');
}

// `struct(params)`
static bool compile_struct(compiler_t* c, emp_directive_t* out) {
  if (!want(c, '(')) return false;
  if (!emp_str_is(take_word(c), "params")) {
    return fail(c, "only struct(params) is read");
  }
  out->kind = EMP_DIRECTIVE_STRUCT;
  space_element(c, out);
  return want(c, ')');
}

static bool compile_word(compiler_t* c, emp_directive_t* out) {
  static const struct {
    const char* word;
    emp_directive_kind_t kind;
  } simple[] = {
      {"operands", EMP_DIRECTIVE_OPERANDS},
      {"regions", EMP_DIRECTIVE_REGIONS},
      {"successors", EMP_DIRECTIVE_SUCCESSORS},
      {"params", EMP_DIRECTIVE_PARAMS},
      {"prop-dict", EMP_DIRECTIVE_PROP_DICT},
  };
  emp_str_t word = take_word(c);
  if (emp_str_is(word, "attr-dict") ||
      emp_str_is(word, "attr-dict-with-keyword")) {
    out->kind = word.length == 9 ? EMP_DIRECTIVE_ATTR_DICT
                                 : EMP_DIRECTIVE_ATTR_DICT_WITH_KEYWORD;
    c->was_punctuation = false;
    return true;
  }
  if (emp_str_is(word, "type")) {
    out->kind = EMP_DIRECTIVE_TYPE;
    space_element(c, out);
    return compile_args(c, out, 1);
  }
  if (emp_str_is(word, "functional-type")) {
    out->kind = EMP_DIRECTIVE_FUNCTIONAL_TYPE;
    space_element(c, out);
    return compile_args(c, out, 2);
  }
  if (emp_str_is(word, "custom")) return compile_custom(c, out);
  if (emp_str_is(word, "oilist")) return compile_oilist(c, out);
  if (emp_str_is(word, "qualified")) return compile_qualified(c, out);
  if (emp_str_is(word, "struct")) return compile_struct(c, out);
  for (size_t i = 0; i < sizeof(simple) / sizeof(simple[0]); ++i) {
    if (!emp_str_is(word, simple[i].word)) continue;
    out->kind = simple[i].kind;
    if (out->kind == EMP_DIRECTIVE_PROP_DICT) c->format->has_prop_dict = true;
    space_element(c, out);
    return true;
  }
  return fail(c, "unknown directive");
}

static bool compile_one(compiler_t* c, emp_directive_t* out) {
  *out = (emp_directive_t){.anchor = -1};
  skip_blanks(c);
  if (*c->at == '`') {
    ++c->at;
    return compile_literal(c, out);
  }
  if (take(c, '(')) return compile_optional(c, out);
  if (take(c, '$')) {
    if (!resolve(c, out)) return false;
    space_element(c, out);
    return true;
  }
  return compile_word(c, out);
}

static void compile(compiler_t* c, const char* text) {
  directive_list_t list = {0};
  c->at = text;
  c->wants_space = true;
  while (skip_blanks(c), *c->at) {
    emp_directive_t item = {0};
    if (!compile_one(c, &item)) break;
    emp_array_push(c->arena, &list, item);
  }
  c->format->items = list.items;
  c->format->count = (uint32_t)list.count;
  c->format->bound_attrs = c->bound.items;
  c->format->bound_count = (uint32_t)c->bound.count;
}

// -- public -------------------------------------------------------------------

const emp_format_t* emp_format_of_op(emp_context_t* context,
                                     emp_op_spec_t* spec) {
  if (spec->format) return spec->format;
  emp_arena_t* arena = emp_context_arena(context);
  emp_format_t* format = emp_arena_new(arena, emp_format_t);
  format->name = spec->info->name;
  format->error = spec->error;
  spec->format = format;
  if (format->error) return format;
  compiler_t c = {
      .context = context, .arena = arena, .spec = spec, .format = format};
  static const char* const segments[] = {"operandSegmentSizes",
                                         "resultSegmentSizes"};
  emp_array_push(arena, &c.bound, segments[0]);
  emp_array_push(arena, &c.bound, segments[1]);
  compile(&c, spec->info->format);
  return format;
}

const emp_format_t* emp_format_of_params(emp_context_t* context,
                                         const emp_params_t* params) {
  emp_format_t* format = emp_ptr_map_get(&context->formats, params->key);
  if (format) return format;
  emp_arena_t* arena = emp_context_arena(context);
  format = emp_arena_new(arena, emp_format_t);
  format->name = params->name;
  emp_ptr_map_set(&context->formats, params->key, format);
  if (!params->params && !params->format) return format;
  // Parameters are described like the attributes of an op.
  emp_op_info_t* info = emp_arena_new(arena, emp_op_info_t);
  info->name = params->name;
  info->attrs = params->params;
  info->kind = UINT32_MAX;
  emp_op_spec_t* spec = emp_op_spec(context, info);
  format->error = spec->error;
  format->params = spec->attrs;
  format->param_count = spec->attr_count;
  if (format->error) return format;
  compiler_t c = {
      .context = context, .arena = arena, .spec = spec, .format = format};
  compile(&c, params->format ? params->format : "`<` params `>`");
  return format;
}
