// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ir/parser.h: what the custom-syntax hooks of dialects call.
#include <string.h>

#include "ir/context_impl.h"
#include "ir/parse_state.h"

emp_context_t* emp_parser_context(emp_parser_t* parser) {
  return parser->context;
}
emp_arena_t* emp_parser_scratch(emp_parser_t* parser) {
  return parser->scratch;
}
emp_arena_t* emp_parser_module_arena(emp_parser_t* parser) {
  return parser->arena;
}
const emp_attr_t* emp_parser_loc(emp_parser_t* parser) {
  return emp_parser_token_loc(parser, &parser->token);
}

// -- tokens -------------------------------------------------------------------

bool emp_peek_punct(emp_parser_t* parser, const char* text) {
  const emp_token_t* token = &parser->token;
  size_t length = strlen(text);
  if (token->kind == EMP_TOKEN_END || token->kind == EMP_TOKEN_ERROR) {
    return false;
  }
  // "%" asks for a value: the sign begins its token.
  if (text[0] == '%') return token->kind == EMP_TOKEN_VALUE;
  if (length == 1) return token->kind == (unsigned char)text[0];
  if (token->kind >= EMP_TOKEN_ARROW) return emp_str_is(token->text, text);
  // `==`, `>=`, `=>` and so on are several tokens without a gap.
  return (size_t)(parser->lexer.end - token->text.data) >= length &&
         memcmp(token->text.data, text, length) == 0;
}

bool emp_try_punct(emp_parser_t* parser, const char* text) {
  if (!emp_peek_punct(parser, text)) return false;
  size_t length = strlen(text);
  if (parser->token.text.length == length) {
    emp_parser_advance(parser);
  } else {
    emp_parser_restart(parser, parser->token.text.data + length);
  }
  return true;
}

bool emp_parse_punct(emp_parser_t* parser, const char* text) {
  if (emp_try_punct(parser, text)) return true;
  emp_str_t want = emp_arena_format(parser->scratch, "'%s'", text);
  return emp_parser_expected(parser, want.data);
}

bool emp_peek_keyword(emp_parser_t* parser, const char* keyword) {
  return emp_token_is_keyword(&parser->token, keyword);
}

bool emp_try_keyword(emp_parser_t* parser, const char* keyword) {
  if (!emp_peek_keyword(parser, keyword)) return false;
  emp_parser_advance(parser);
  return true;
}

bool emp_parse_keyword(emp_parser_t* parser, const char* keyword) {
  if (emp_try_keyword(parser, keyword)) return true;
  emp_str_t want = emp_arena_format(parser->scratch, "'%s'", keyword);
  return emp_parser_expected(parser, want.data);
}

bool emp_try_any_keyword(emp_parser_t* parser, emp_str_t* out_keyword) {
  if (!emp_parser_at(parser, EMP_TOKEN_BARE)) return false;
  *out_keyword = parser->token.text;
  emp_parser_advance(parser);
  return true;
}

bool emp_parse_any_keyword(emp_parser_t* parser, emp_str_t* out_keyword) {
  *out_keyword = (emp_str_t){0};
  return emp_try_any_keyword(parser, out_keyword) ||
         emp_parser_expected(parser, "a keyword");
}

bool emp_try_string(emp_parser_t* parser, emp_str_t* out_text) {
  if (!emp_parser_at(parser, EMP_TOKEN_STRING)) return false;
  *out_text = emp_parser_unquote(parser, parser->token.text);
  emp_parser_advance(parser);
  return true;
}

bool emp_parse_string(emp_parser_t* parser, emp_str_t* out_text) {
  *out_text = (emp_str_t){0};
  return emp_try_string(parser, out_text) ||
         emp_parser_expected(parser, "a string");
}

static bool parse_int(emp_parser_t* parser, int64_t* out_value) {
  bool is_negative = emp_parser_take(parser, '-');
  if (!emp_parser_at(parser, EMP_TOKEN_INT)) {
    return emp_parser_expected(parser, "an integer");
  }
  uint64_t value = 0;
  uint64_t limit = (uint64_t)INT64_MAX + is_negative;
  if (!emp_parse_u64(parser->token.text, &value) || value > limit) {
    return emp_parser_error(parser, NULL, "integer does not fit 64 bits");
  }
  emp_parser_advance(parser);
  *out_value = (int64_t)(is_negative ? UINT64_C(0) - value : value);
  return true;
}

bool emp_parse_int(emp_parser_t* parser, int64_t* out_value) {
  *out_value = 0;
  return parse_int(parser, out_value);
}

bool emp_try_int(emp_parser_t* parser, int64_t* out_value) {
  if (!emp_parser_at(parser, EMP_TOKEN_INT) && !emp_parser_at(parser, '-')) {
    return false;
  }
  return parse_int(parser, out_value);
}

bool emp_try_symbol_name(emp_parser_t* parser, emp_str_t* out_name) {
  if (!emp_parser_at(parser, EMP_TOKEN_SYMBOL)) return false;
  emp_str_t text = parser->token.text;
  text = (emp_str_t){text.data + 1, text.length - 1};
  *out_name = text.data[0] == '"' ? emp_parser_unquote(parser, text) : text;
  emp_parser_advance(parser);
  return true;
}

bool emp_parse_symbol_name(emp_parser_t* parser, emp_str_t* out_name) {
  *out_name = (emp_str_t){0};
  return emp_try_symbol_name(parser, out_name) ||
         emp_parser_expected(parser, "a symbol name '@..'");
}

// -- attributes of the pending op ---------------------------------------------

bool emp_parse_attr_dict(emp_parser_t* parser) {
  if (!emp_parser_at(parser, '{')) return true;
  return emp_parse_dictionary(parser, &parser->op->attrs);
}

bool emp_parse_attr_dict_with_keyword(emp_parser_t* parser) {
  if (!emp_try_keyword(parser, "attributes")) return true;
  return emp_parse_dictionary(parser, &parser->op->attrs);
}

static emp_named_attr_t* find_attr(emp_parser_t* parser, const char* name) {
  emp_named_attr_list_t* list = &parser->op->attrs;
  for (size_t i = 0; i < list->count; ++i) {
    if (emp_str_is(list->items[i].name, name)) return &list->items[i];
  }
  return NULL;
}

void emp_parser_put_attr(emp_parser_t* parser, emp_str_t name,
                         const emp_attr_t* value) {
  emp_named_attr_list_t* list = &parser->op->attrs;
  for (size_t i = 0; i < list->count; ++i) {
    if (list->items[i].name.data != name.data) continue;
    list->items[i].value = value;
    return;
  }
  emp_named_attr_t entry = {name, value};
  emp_array_push(parser->scratch, list, entry);
}

void emp_parser_add_attr(emp_parser_t* parser, const char* name,
                         const emp_attr_t* value) {
  emp_parser_put_attr(parser, emp_intern(parser->context, emp_str_from(name)),
                      value);
}

const emp_attr_t* emp_parser_attr(emp_parser_t* parser, const char* name) {
  emp_named_attr_t* found = find_attr(parser, name);
  return found ? found->value : NULL;
}

void emp_parser_set_segments(emp_parser_t* parser, const int32_t* sizes,
                             size_t count) {
  emp_parser_add_attr(parser, "operandSegmentSizes",
                      emp_attr_i32_array(parser->context, sizes, count));
}

// -- operands -----------------------------------------------------------------

// `%x =` on a line of its own starts the next op, whatever this one may take.
static bool starts_next_op(const emp_parser_t* parser) {
  if (parser->previous_end >= parser->token.line_start) return false;
  emp_lexer_t lexer = parser->lexer;
  emp_token_t next;
  emp_lexer_next(&lexer, &next);
  return next.kind == '=';
}

bool emp_parser_at_operand(const emp_parser_t* parser) {
  return emp_parser_at(parser, EMP_TOKEN_VALUE) && !starts_next_op(parser);
}

bool emp_try_operand(emp_parser_t* parser, emp_unresolved_t* out_operand) {
  if (!emp_parser_at_operand(parser)) return false;
  *out_operand = (emp_unresolved_t){.name = parser->token.text,
                                    .at = parser->token.text.data};
  emp_parser_advance(parser);
  emp_str_t text = parser->token.text;
  if (!emp_parser_at(parser, EMP_TOKEN_HASH) ||
      text.data != parser->previous_end ||
      !emp_char_is(text.data[1], EMP_CHAR_DIGIT)) {
    return true;
  }
  int64_t number = 0;
  if (!emp_parse_i64((emp_str_t){text.data + 1, text.length - 1}, &number) ||
      number > UINT16_MAX) {
    return emp_parser_error(parser, NULL, "result number is too large");
  }
  out_operand->number = (uint32_t)number;
  emp_parser_advance(parser);
  return true;
}

bool emp_parse_operand(emp_parser_t* parser, emp_unresolved_t* out_operand) {
  *out_operand = (emp_unresolved_t){0};
  if (!emp_parser_at_operand(parser)) {
    return emp_parser_expected(parser, "an operand '%..'");
  }
  return emp_try_operand(parser, out_operand);
}

bool emp_parse_operands(emp_parser_t* parser, emp_unresolved_list_t* list) {
  if (!emp_parser_at_operand(parser)) return true;
  do {
    emp_unresolved_t operand;
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(parser->scratch, list, operand);
  } while (emp_parser_take(parser, ','));
  return true;
}

const emp_attr_t* emp_parser_unresolved_loc(emp_parser_t* parser,
                                            const emp_unresolved_t* operand) {
  if (operand->loc) return operand->loc;
  if (!operand->at) return emp_parser_loc(parser);
  // Most are on the line that is being read.
  if (operand->at >= parser->lexer.line_start) {
    return emp_loc_file(parser->context, parser->source->name,
                        parser->lexer.line,
                        (uint32_t)(operand->at - parser->lexer.line_start) + 1);
  }
  return emp_parser_loc_at(parser, operand->at);
}

bool emp_parser_resolve(emp_parser_t* parser, const emp_unresolved_t* operand,
                        const emp_type_t* type, emp_value_t** out_value) {
  *out_value =
      emp_parser_use(parser, operand->name, operand->number, operand->at, type);
  return *out_value != NULL;
}

bool emp_parser_add_operand(emp_parser_t* parser,
                            const emp_unresolved_t* operand,
                            const emp_type_t* type) {
  emp_value_t* value = NULL;
  if (!emp_parser_resolve(parser, operand, type, &value)) return false;
  emp_array_push(parser->scratch, &parser->op->operands, value);
  return true;
}

bool emp_parser_add_operands(emp_parser_t* parser,
                             const emp_unresolved_list_t* operands,
                             const emp_type_t* const* types, size_t count) {
  if (operands->count != count) {
    return emp_parser_error(parser, NULL, "%zu operand%s but %zu type%s",
                            operands->count, operands->count == 1 ? "" : "s",
                            count, count == 1 ? "" : "s");
  }
  for (size_t i = 0; i < count; ++i) {
    if (!emp_parser_add_operand(parser, &operands->items[i], types[i])) {
      return false;
    }
  }
  return true;
}

// -- the rest of the pending op -----------------------------------------------

void emp_parser_add_result(emp_parser_t* parser, const emp_type_t* type) {
  emp_array_push(parser->scratch, &parser->op->results, type);
}

void emp_parser_add_successor(emp_parser_t* parser, emp_block_t* block) {
  emp_array_push(parser->scratch, &parser->op->successors, block);
}

bool emp_parse_successor(emp_parser_t* parser, emp_block_t** out_block) {
  *out_block = NULL;
  if (!emp_parser_at(parser, EMP_TOKEN_BLOCK)) {
    return emp_parser_expected(parser, "a block '^..'");
  }
  *out_block =
      emp_parser_use_block(parser, parser->token.text, parser->token.text.data);
  emp_parser_advance(parser);
  return true;
}

size_t emp_parser_named_result_count(emp_parser_t* parser) {
  return parser->op->named_count;
}
const emp_attr_t* emp_parser_op_loc(emp_parser_t* parser) {
  return parser->op->loc;
}

const emp_op_info_t* emp_parser_op_info(emp_parser_t* parser) {
  return parser->op->info;
}

bool emp_parser_is_older(emp_parser_t* parser, const char* older_name) {
  return emp_str_is(parser->op->older_name, older_name);
}

// -- regions ------------------------------------------------------------------

// `{..}` and `loc(..)` behind an argument.
static bool parse_arg_tail(emp_parser_t* parser, emp_region_arg_t* arg) {
  if (emp_parser_at(parser, '{')) {
    emp_named_attr_list_t list = {0};
    if (!emp_parse_dictionary(parser, &list)) return false;
    arg->attrs =
        emp_attr_dictionary_interned(parser->context, list.items, list.count);
  }
  if (!emp_peek_keyword(parser, "loc")) return true;
  if (!emp_parse_location(parser, &arg->loc)) return false;
  arg->deferred_loc = parser->deferred_loc;
  return true;
}

bool emp_parse_region_arg(emp_parser_t* parser, bool with_type,
                          emp_region_arg_t* out_arg) {
  *out_arg = (emp_region_arg_t){0};
  if (!emp_parse_operand(parser, &out_arg->name)) return false;
  if (!with_type) return true;
  return emp_parser_want(parser, ':', "':' and a type") &&
         emp_parse_a_type(parser, &out_arg->type) &&
         parse_arg_tail(parser, out_arg);
}

bool emp_parse_region_arg_list(emp_parser_t* parser,
                               emp_region_arg_list_t* list) {
  if (!emp_parser_want(parser, '(', "'('")) return false;
  while (!emp_parser_at(parser, ')')) {
    emp_region_arg_t arg;
    if (!emp_parse_region_arg(parser, true, &arg)) return false;
    emp_array_push(parser->scratch, list, arg);
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, ')', "')'");
}

emp_region_t* emp_parser_add_region(emp_parser_t* parser) {
  emp_region_t* region = emp_arena_new(parser->scratch, emp_region_t);
  emp_array_push(parser->scratch, &parser->op->regions, region);
  return region;
}

bool emp_parse_region_into(emp_parser_t* parser, emp_region_t* region,
                           const emp_region_arg_t* args, size_t arg_count) {
  if (!emp_parser_at(parser, '{')) {
    return emp_parser_expected(parser, "'{' of a region");
  }
  return emp_parse_region_body(parser, region, args, arg_count, true);
}

bool emp_parse_region(emp_parser_t* parser, const emp_region_arg_t* args,
                      size_t arg_count) {
  return emp_parse_region_into(parser, emp_parser_add_region(parser), args,
                               arg_count);
}

bool emp_try_region(emp_parser_t* parser, const emp_region_arg_t* args,
                    size_t arg_count) {
  return emp_parser_at(parser, '{') &&
         emp_parse_region(parser, args, arg_count);
}

// -- signatures ---------------------------------------------------------------

// One argument: `%x: t {..} loc(..)`, or only its type in a declaration.
static bool parse_argument(emp_parser_t* parser, emp_region_arg_t* out_arg) {
  if (emp_parser_at(parser, EMP_TOKEN_VALUE)) {
    return emp_parse_region_arg(parser, true, out_arg);
  }
  *out_arg = (emp_region_arg_t){0};
  return emp_parse_a_type(parser, &out_arg->type) &&
         parse_arg_tail(parser, out_arg);
}

static bool parse_arguments(emp_parser_t* parser, emp_region_arg_list_t* args,
                            bool* out_is_variadic) {
  if (!emp_parser_want(parser, '(', "'(' of the arguments")) return false;
  while (!emp_parser_at(parser, ')')) {
    if (emp_parser_take(parser, EMP_TOKEN_ELLIPSIS)) {
      *out_is_variadic = true;
      break;
    }
    emp_region_arg_t arg;
    const char* at = parser->token.text.data;
    if (!parse_argument(parser, &arg)) return false;
    bool is_named = arg.name.name.length > 0;
    if (args->count && is_named != (args->items[0].name.name.length > 0)) {
      return emp_parser_fail_at(parser, at, 1,
                                "either all arguments have names or none");
    }
    emp_array_push(parser->scratch, args, arg);
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, ')', "',' or ')'");
}

static bool parse_result(emp_parser_t* parser, emp_type_list_t* results,
                         emp_attr_list_t* attrs, bool with_attrs) {
  const emp_type_t* type = NULL;
  emp_named_attr_list_t entries = {0};
  if (!emp_parse_a_type(parser, &type)) return false;
  if (with_attrs && emp_parser_at(parser, '{') &&
      !emp_parse_dictionary(parser, &entries)) {
    return false;
  }
  emp_array_push(parser->scratch, results, type);
  emp_array_push(parser->scratch, attrs,
                 emp_attr_dictionary_interned(parser->context, entries.items,
                                              entries.count));
  return true;
}

static bool parse_results(emp_parser_t* parser, emp_type_list_t* results,
                          emp_attr_list_t* attrs) {
  if (emp_parser_at(parser, ':')) {
    return emp_parser_expected(parser, "'->' before the types of the results");
  }
  if (!emp_parser_take(parser, EMP_TOKEN_ARROW)) return true;
  if (!emp_parser_take(parser, '(')) {
    return parse_result(parser, results, attrs, false);
  }
  while (!emp_parser_at(parser, ')')) {
    if (!parse_result(parser, results, attrs, true)) return false;
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, ')', "',' or ')'");
}

bool emp_parse_function_signature(emp_parser_t* parser,
                                  emp_region_arg_list_t* args,
                                  emp_type_list_t* results,
                                  const emp_attr_t** out_result_attrs,
                                  bool* out_is_variadic) {
  emp_attr_list_t attrs = {0};
  bool is_variadic = false;
  *out_result_attrs = NULL;
  bool went_well = parse_arguments(parser, args, &is_variadic) &&
                   parse_results(parser, results, &attrs);
  if (out_is_variadic) *out_is_variadic = is_variadic;
  if (!went_well) return false;
  for (size_t i = 0; i < attrs.count; ++i) {
    if (attrs.items[i]->count == 0) continue;
    *out_result_attrs =
        emp_attr_array(parser->context, attrs.items, attrs.count);
    break;
  }
  return true;
}
