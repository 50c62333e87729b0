// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes but for numbers, dense elements, affine maps and locations, which
// have files of their own.
#include <string.h>

#include "ir/context_impl.h"
#include "ir/parse_legacy.h"
#include "ir/parse_state.h"

typedef bool (*keyword_fn_t)(emp_parser_t* parser, const emp_type_t* type,
                             const emp_attr_t** out_attr);

// -- lists --------------------------------------------------------------------

static bool parse_array(emp_parser_t* parser, const emp_attr_t** out_attr) {
  emp_attr_list_t list = {0};
  emp_parser_advance(parser);
  while (!emp_parser_at(parser, ']')) {
    const emp_attr_t* item = NULL;
    if (!emp_parse_an_attr(parser, NULL, &item)) return false;
    emp_array_push(parser->scratch, &list, item);
    if (!emp_parser_take(parser, ',')) break;
  }
  if (!emp_parser_want(parser, ']', "',' or ']'")) return false;
  *out_attr = emp_attr_array(parser->context, list.items, list.count);
  return true;
}

static bool parse_entry(emp_parser_t* parser, emp_named_attr_t* out_entry) {
  emp_str_t name = parser->token.text;
  if (emp_parser_at(parser, EMP_TOKEN_STRING)) {
    name = emp_parser_unquote(parser, name);
    if (name.length == 0) {
      return emp_parser_error(parser, NULL, "an attribute name is not empty");
    }
  } else if (!emp_parser_at(parser, EMP_TOKEN_BARE)) {
    return emp_parser_expected(parser, "an attribute name");
  }
  out_entry->name = emp_intern(parser->context, name);
  emp_parser_advance(parser);
  if (!emp_parser_take(parser, '=')) {
    out_entry->value = emp_attr_unit(parser->context);
    return true;
  }
  return emp_parse_an_attr(parser, NULL, &out_entry->value);
}

typedef struct name_set_s {
  emp_ptr_map_t map;  // used once the list is long
  const emp_named_attr_list_t* list;
  size_t first;  // entries before it belong to others
} name_set_t;

enum { kShortList = 12 };

// Whether the name is in the list already.
static bool has_name(name_set_t* set, emp_str_t name) {
  if (set->list->count - set->first <= kShortList) {
    for (size_t i = set->first; i < set->list->count; ++i) {
      if (set->list->items[i].name.data == name.data) return true;
    }
    return false;
  }
  for (size_t i = set->first + set->map.count; i < set->list->count; ++i) {
    emp_ptr_map_set(&set->map, set->list->items[i].name.data, set);
  }
  return emp_ptr_map_has(&set->map, name.data);
}

bool emp_parse_dictionary(emp_parser_t* parser, emp_named_attr_list_t* list) {
  name_set_t names = {{.arena = parser->scratch}, list, list->count};
  if (!emp_parser_want(parser, '{', "'{'")) return false;
  while (!emp_parser_at(parser, '}')) {
    emp_token_t at = parser->token;
    emp_named_attr_t entry = {0};
    if (!parse_entry(parser, &entry)) return false;
    if (has_name(&names, entry.name)) {
      return emp_parser_fail_at(parser, at.text.data, at.text.length,
                                "attribute '%.*s' is given twice",
                                EMP_STR_ARGS(entry.name));
    }
    emp_array_push(parser->scratch, list, entry);
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, '}', "',' or '}'");
}

static bool parse_dictionary(emp_parser_t* parser,
                             const emp_attr_t** out_attr) {
  emp_named_attr_list_t list = {0};
  if (!emp_parse_dictionary(parser, &list)) return false;
  *out_attr =
      emp_attr_dictionary_interned(parser->context, list.items, list.count);
  return true;
}

// -- symbols and strings ------------------------------------------------------

static emp_str_t symbol_name(emp_parser_t* parser) {
  emp_str_t text = parser->token.text;
  text = (emp_str_t){text.data + 1, text.length - 1};
  return text.data[0] == '"' ? emp_parser_unquote(parser, text) : text;
}

bool emp_parse_symbol_ref(emp_parser_t* parser, const emp_attr_t** out_attr) {
  emp_attr_list_t nested = {0};
  if (!emp_parser_at(parser, EMP_TOKEN_SYMBOL)) {
    return emp_parser_expected(parser, "a symbol reference '@name'");
  }
  emp_str_t root = symbol_name(parser);
  emp_parser_advance(parser);
  while (emp_parser_take(parser, EMP_TOKEN_SCOPE)) {
    if (!emp_parser_at(parser, EMP_TOKEN_SYMBOL)) {
      return emp_parser_expected(parser, "a symbol reference after '::'");
    }
    emp_array_push(parser->scratch, &nested,
                   emp_attr_symbol(parser->context, symbol_name(parser)));
    emp_parser_advance(parser);
  }
  *out_attr = nested.count == 0
                  ? emp_attr_symbol(parser->context, root)
                  : emp_attr_symbol_nested(parser->context, root, nested.items,
                                           nested.count);
  return true;
}

static bool parse_string(emp_parser_t* parser, const emp_type_t* type,
                         const emp_attr_t** out_attr) {
  emp_str_t text = emp_parser_unquote(parser, parser->token.text);
  emp_parser_advance(parser);
  if (!type && emp_parser_take(parser, ':') &&
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  *out_attr = type && type->kind != EMP_TYPE_NONE
                  ? emp_attr_typed_string(parser->context, text, type)
                  : emp_attr_string(parser->context, text);
  return true;
}

// -- attributes of dialects ---------------------------------------------------

static bool parse_opaque(emp_parser_t* parser, const emp_token_t* start,
                         const emp_attr_t** out_attr) {
  emp_str_t params = {0};
  if (emp_parser_at(parser, '<') && !emp_parser_skip_angles(parser, &params)) {
    return false;
  }
  emp_str_t text =
      emp_arena_format(parser->scratch, "%.*s%.*s", EMP_STR_ARGS(start->text),
                       EMP_STR_ARGS(params));
  *out_attr = emp_attr_opaque(parser->context, text);
  return true;
}

static bool parse_enum(emp_parser_t* parser, const emp_enum_def_t* def,
                       const emp_attr_t** out_attr) {
  int64_t value = 0;
  if (!emp_parser_want(parser, '<', "'<'") ||
      !emp_parse_enum_body(parser, def, &value) ||
      !emp_parser_want(parser, '>', "'>'")) {
    return false;
  }
  *out_attr = emp_attr_enum(parser->context, def, value);
  return true;
}

static emp_str_t join_name(emp_parser_t* parser, emp_str_t dialect,
                           emp_str_t mnemonic) {
  return emp_arena_format(parser->scratch, "%.*s.%.*s", EMP_STR_ARGS(dialect),
                          EMP_STR_ARGS(mnemonic));
}

// `mnemonic KEYWORD` as one quoted text, an older spelling.
static bool parse_quoted(emp_parser_t* parser, emp_str_t dialect,
                         const emp_attr_t** out_attr) {
  emp_str_t mnemonic = {0};
  emp_str_t keyword = {0};
  int64_t value = 0;
  emp_str_t text = emp_parser_unquote(parser, parser->token.text);
  emp_str_split(text, ' ', &mnemonic, &keyword);
  const emp_enum_def_t* def = emp_context_enum_mnemonic(
      parser->context, join_name(parser, dialect, mnemonic));
  if (!def || !emp_enum_value(def, emp_str_trim(keyword), &value)) return false;
  emp_parser_advance(parser);
  *out_attr = emp_attr_enum(parser->context, def, value);
  return true;
}

// What follows `#dialect<`: `mnemonic KEYWORD` of a bare enum or
// `mnemonic<..>`; *out_found is false, and nothing consumed, when no row is of
// that name.
static bool parse_prefixed(emp_parser_t* parser, emp_str_t dialect,
                           const emp_attr_t** out_attr, bool* out_found) {
  emp_lexer_t lexer = parser->lexer;
  emp_token_t open = parser->token;
  const char* previous_end = parser->previous_end;
  *out_found = true;
  emp_parser_advance(parser);
  if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    emp_str_t name = join_name(parser, dialect, parser->token.text);
    const emp_enum_def_t* bare =
        emp_context_enum_mnemonic(parser->context, name);
    const emp_attr_def_t* def = emp_context_attr_def(parser->context, name);
    int64_t value = 0;
    if (bare && bare->is_bare) {
      emp_parser_advance(parser);
      if (!emp_parse_enum_body(parser, bare, &value)) return false;
      *out_attr = emp_attr_enum(parser->context, bare, value);
      return emp_parser_want(parser, '>', "'>'");
    }
    if (def) {
      emp_parser_advance(parser);
      return emp_parse_attr_params(parser, def, out_attr) &&
             emp_parser_want(parser, '>', "'>'");
    }
  } else if (emp_parser_at(parser, EMP_TOKEN_STRING) &&
             parse_quoted(parser, dialect, out_attr)) {
    return emp_parser_want(parser, '>', "'>'");
  }
  parser->lexer = lexer;
  parser->token = open;
  parser->previous_end = previous_end;
  *out_found = false;
  return true;
}

// What follows `#dialect.name` or `#dialect`; *out_found is false, and nothing
// consumed, when no row is of that name.
static bool parse_known(emp_parser_t* parser, emp_str_t name, bool has_dot,
                        const emp_attr_t** out_attr, bool* out_found) {
  if (!has_dot) {
    return !emp_context_dialect(parser->context, name) ||
           parse_prefixed(parser, name, out_attr, out_found);
  }
  const emp_attr_def_t* def = emp_context_attr_def(parser->context, name);
  const emp_enum_def_t* mnemonic =
      def ? NULL : emp_context_enum_mnemonic(parser->context, name);
  *out_found = def || mnemonic;
  if (def) return emp_parse_attr_params(parser, def, out_attr);
  return !mnemonic || parse_enum(parser, mnemonic, out_attr);
}

// `#name`, `#dialect.name<..>`, `#dialect<..>`. What no row describes is kept
// as it is written.
static bool parse_hash(emp_parser_t* parser, const emp_attr_t** out_attr) {
  emp_token_t start = parser->token;
  emp_str_t name = {start.text.data + 1, start.text.length - 1};
  bool has_dot = memchr(name.data, '.', name.length) != NULL;
  emp_parser_advance(parser);
  if (!has_dot && !emp_parser_at(parser, '<')) {
    *out_attr = emp_str_map_get(&parser->attr_aliases, name);
    if (*out_attr) return true;
    return emp_parser_no_alias(parser, &start, &parser->attr_aliases);
  }
  bool found = false;
  if (!parse_known(parser, name, has_dot, out_attr, &found)) return false;
  if (found) return true;
  emp_legacy_kind_t kind = has_dot ? EMP_LEGACY_TYPE : EMP_LEGACY_DIALECT;
  emp_str_t today = emp_legacy_name(parser, kind, name);
  if (today.data != name.data &&
      !parse_known(parser, today, has_dot, out_attr, &found)) {
    return false;
  }
  return found || parse_opaque(parser, &start, out_attr);
}

// -- attributes with a keyword ------------------------------------------------

static bool parse_unit(emp_parser_t* parser, const emp_type_t* type,
                       const emp_attr_t** out_attr) {
  (void)type;
  emp_parser_advance(parser);
  *out_attr = emp_attr_unit(parser->context);
  return true;
}

static bool parse_bool(emp_parser_t* parser, const emp_type_t* type,
                       const emp_attr_t** out_attr) {
  bool value = emp_token_is_keyword(&parser->token, "true");
  if (type && !emp_type_is_integer(type, 1)) {
    return emp_parser_error(parser, NULL, "true and false are of type 'i1'");
  }
  emp_parser_advance(parser);
  *out_attr = emp_attr_bool(parser->context, value);
  return true;
}

static bool parse_affine_map(emp_parser_t* parser, const emp_type_t* type,
                             const emp_attr_t** out_attr) {
  const emp_affine_map_t* map = NULL;
  (void)type;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '<', "'<'") ||
      !emp_parse_affine_map_body(parser, &map)) {
    return false;
  }
  *out_attr = emp_attr_affine_map(parser->context, map);
  return true;
}

static bool parse_affine_set(emp_parser_t* parser, const emp_type_t* type,
                             const emp_attr_t** out_attr) {
  const emp_integer_set_t* set = NULL;
  (void)type;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '<', "'<'") ||
      !emp_parse_integer_set_body(parser, &set)) {
    return false;
  }
  *out_attr = emp_attr_integer_set(parser->context, set);
  return true;
}

static bool parse_dense_array(emp_parser_t* parser, const emp_type_t* type,
                              const emp_attr_t** out_attr) {
  (void)type;
  return emp_parse_dense_array(parser, out_attr);
}

static bool parse_loc(emp_parser_t* parser, const emp_type_t* type,
                      const emp_attr_t** out_attr) {
  (void)type;
  if (!emp_parse_location(parser, out_attr)) return false;
  if (*out_attr) return true;
  return emp_parser_fail_at(parser, parser->deferred_at, 1,
                            "location alias '#%.*s' is not defined",
                            EMP_STR_ARGS(parser->deferred_loc));
}

// `dense_resource<key> : type`
static bool parse_resource(emp_parser_t* parser, const emp_type_t* type,
                           const emp_attr_t** out_attr) {
  emp_str_t key = {0};
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  if (emp_parser_at(parser, EMP_TOKEN_STRING)) {
    key = emp_parser_unquote(parser, parser->token.text);
  } else if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    key = parser->token.text;
  } else {
    return emp_parser_expected(parser, "the key of a resource");
  }
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '>', "'>'")) return false;
  if (!type && (!emp_parser_want(parser, ':', "':' and a type") ||
                !emp_parse_a_type(parser, &type))) {
    return false;
  }
  if (!emp_type_is_shaped(type)) {
    return emp_parser_error(parser, NULL, "dense_resource wants a shaped type");
  }
  *out_attr = emp_attr_resource(type, key);
  return true;
}

enum { kMaxRank = 64 };

static bool parse_stride(emp_parser_t* parser, int64_t* out_value) {
  if (emp_parser_take(parser, '?')) {
    *out_value = EMP_DIM_DYNAMIC;
    return true;
  }
  return emp_parse_int(parser, out_value);
}

static bool parse_strides(emp_parser_t* parser, int64_t strides[kMaxRank],
                          size_t* out_rank) {
  *out_rank = 0;
  if (!emp_parser_want(parser, '[', "'['")) return false;
  while (!emp_parser_at(parser, ']')) {
    if (*out_rank == kMaxRank) {
      return emp_parser_error(parser, NULL, "rank above %d", kMaxRank);
    }
    if (!parse_stride(parser, &strides[(*out_rank)++])) return false;
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, ']', "']'");
}

static bool parse_offset(emp_parser_t* parser, int64_t* out_offset) {
  return emp_parse_keyword(parser, "offset") &&
         emp_parser_want(parser, ':', "':'") &&
         parse_stride(parser, out_offset);
}

bool emp_parse_older_strided(emp_parser_t* parser,
                             const emp_attr_t** out_attr) {
  int64_t strides[kMaxRank];
  size_t rank = 0;
  int64_t offset = 0;
  if (!parse_offset(parser, &offset) || !emp_parser_want(parser, ',', "','") ||
      !emp_parse_keyword(parser, "strides") ||
      !emp_parser_want(parser, ':', "':'") ||
      !parse_strides(parser, strides, &rank)) {
    return false;
  }
  *out_attr = emp_attr_strided(parser->context, strides, rank, offset);
  return true;
}

// `strided<[4, 1], offset: ?>`
static bool parse_strided(emp_parser_t* parser, const emp_type_t* type,
                          const emp_attr_t** out_attr) {
  int64_t strides[kMaxRank];
  size_t rank = 0;
  int64_t offset = 0;
  (void)type;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '<', "'<'") ||
      !parse_strides(parser, strides, &rank) ||
      (emp_parser_take(parser, ',') && !parse_offset(parser, &offset))) {
    return false;
  }
  if (!emp_parser_want(parser, '>', "'>'")) return false;
  *out_attr = emp_attr_strided(parser->context, strides, rank, offset);
  return true;
}

// A number stands for one attribute in a text.
static bool check_distinct(emp_parser_t* parser, const emp_attr_t* attr,
                           const char* at) {
  const void* key = (const void*)((uintptr_t)attr->value + 1);
  const emp_attr_t* first = emp_ptr_map_get(&parser->distincts, key);
  if (!first) {
    emp_ptr_map_set(&parser->distincts, key, (void*)(uintptr_t)attr);
    return true;
  }
  if (first == attr) return true;
  return emp_parser_fail_at(
      parser, at, 1, "distinct[%lld] refers to %s here but to %s before",
      (long long)attr->value, emp_attr_text(parser->scratch, attr->items[0]),
      emp_attr_text(parser->scratch, first->items[0]));
}

// `distinct[3]<42 : i32>`
static bool parse_distinct(emp_parser_t* parser, const emp_type_t* type,
                           const emp_attr_t** out_attr) {
  int64_t number = 0;
  const emp_attr_t* referenced = NULL;
  const char* at = parser->token.text.data;
  (void)type;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '[', "'['") || !emp_parse_int(parser, &number) ||
      !emp_parser_want(parser, ']', "']'") ||
      !emp_parser_want(parser, '<', "'<'")) {
    return false;
  }
  if (emp_parser_at(parser, '>')) {
    referenced = emp_attr_unit(parser->context);
  } else if (!emp_parse_an_attr(parser, NULL, &referenced)) {
    return false;
  }
  if (!emp_parser_want(parser, '>', "'>'")) return false;
  *out_attr = emp_attr_distinct(parser->context, number, referenced);
  return check_distinct(parser, *out_attr, at);
}

static keyword_fn_t keyword_parser(emp_str_t word) {
  static const struct {
    const char* word;
    keyword_fn_t parse;
  } table[] = {
      {"true", parse_bool},
      {"false", parse_bool},
      {"unit", parse_unit},
      {"dense", emp_parse_dense},
      {"array", parse_dense_array},
      {"affine_map", parse_affine_map},
      {"affine_set", parse_affine_set},
      {"dense_resource", parse_resource},
      {"sparse", emp_parse_sparse},
      {"strided", parse_strided},
      {"distinct", parse_distinct},
      {"loc", parse_loc},
  };
  for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); ++i) {
    if (emp_str_is(word, table[i].word)) return table[i].parse;
  }
  return NULL;
}

static bool parse_attr(emp_parser_t* parser, const emp_type_t* type,
                       const emp_attr_t** out_attr, bool* out_found) {
  *out_found = true;
  switch (parser->token.kind) {
    case EMP_TOKEN_INT:
    case EMP_TOKEN_FLOAT:
    case '-':
      return emp_parse_number_attr(parser, type, out_attr);
    case EMP_TOKEN_STRING:
      return parse_string(parser, type, out_attr);
    case EMP_TOKEN_SYMBOL:
      return emp_parse_symbol_ref(parser, out_attr);
    case EMP_TOKEN_HASH:
      return parse_hash(parser, out_attr);
    case '[':
      return parse_array(parser, out_attr);
    case '{':
      return parse_dictionary(parser, out_attr);
    default:
      break;
  }
  if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    keyword_fn_t parse = keyword_parser(parser->token.text);
    if (parse) return parse(parser, type, out_attr);
  }
  const emp_type_t* value = NULL;
  if (!emp_parse_type_if_any(parser, &value, out_found)) return false;
  *out_attr = emp_attr_type(value);
  return true;
}

// -- public -------------------------------------------------------------------

bool emp_parse_attr_if_any(emp_parser_t* parser, const emp_type_t* type,
                           const emp_attr_t** out_attr, bool* out_found) {
  *out_found = true;
  bool went_well =
      emp_parser_enter(parser) && parse_attr(parser, type, out_attr, out_found);
  emp_parser_leave(parser);
  return went_well;
}

bool emp_try_an_attr(emp_parser_t* parser, const emp_type_t* type,
                     const emp_attr_t** out_attr) {
  bool found = false;
  return emp_parse_attr_if_any(parser, type, out_attr, &found);
}

bool emp_parse_an_attr(emp_parser_t* parser, const emp_type_t* type,
                       const emp_attr_t** out_attr) {
  bool found = false;
  bool went_well = emp_parse_attr_if_any(parser, type, out_attr, &found);
  return found ? went_well : emp_parser_expected(parser, "an attribute");
}
