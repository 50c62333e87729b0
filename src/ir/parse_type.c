// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types: the builtin ones by keyword, `!dialect.name<..>` by the rows of
// dialects, `!name` by alias. Dimension lists are the one place where tokens do
// not fit the grammar (`4x8xf32` is a number and an identifier): after each `x`
// the lexer starts again behind it.
#include <string.h>

#include "ir/parse_legacy.h"
#include "ir/parse_state.h"

enum { kMaxRank = 64 };

typedef enum builtin_e {
  NOT_BUILTIN,
  SCALAR,  // integers, floats, index, none: *out_type is set
  COMPLEX,
  TUPLE,
  VECTOR,
  TENSOR,
  MEMREF,
} builtin_t;

// `i32`, `si8`, `ui4`: bits in *out_bits; 0 when it is none.
static uint32_t integer_bits(emp_str_t word, emp_signedness_t* out_sign) {
  size_t i = 0;
  *out_sign = EMP_SIGNLESS;
  if (word.data[0] == 's' || word.data[0] == 'u') {
    *out_sign = word.data[0] == 's' ? EMP_SIGNED : EMP_UNSIGNED;
    i = 1;
  }
  if (word.length < i + 2 || word.length > i + 9 || word.data[i] != 'i' ||
      word.data[i + 1] == '0') {
    return 0;
  }
  uint32_t bits = 0;
  for (++i; i < word.length; ++i) {
    if (!emp_char_is(word.data[i], EMP_CHAR_DIGIT)) return 0;
    bits = bits * 10 + (uint32_t)(word.data[i] - '0');
  }
  return bits;
}

static bool float_kind(emp_str_t word, emp_float_kind_t* out_kind) {
  for (int kind = 0; kind < EMP_FLOAT_COUNT; ++kind) {
    if (emp_str_is(word, emp_float_kind_name((emp_float_kind_t)kind))) {
      *out_kind = (emp_float_kind_t)kind;
      return true;
    }
  }
  return false;
}

static builtin_t classify(emp_parser_t* parser, emp_str_t word,
                          const emp_type_t** out_type) {
  emp_signedness_t sign = EMP_SIGNLESS;
  emp_float_kind_t kind = EMP_FLOAT_F32;
  uint32_t bits = 0;
  switch (word.data[0]) {
    case 't':
      if (emp_str_is(word, "tensor")) return TENSOR;
      if (emp_str_is(word, "tuple")) return TUPLE;
      break;
    case 'm':
      return emp_str_is(word, "memref") ? MEMREF : NOT_BUILTIN;
    case 'v':
      return emp_str_is(word, "vector") ? VECTOR : NOT_BUILTIN;
    case 'c':
      return emp_str_is(word, "complex") ? COMPLEX : NOT_BUILTIN;
    case 'n':
      if (!emp_str_is(word, "none")) return NOT_BUILTIN;
      *out_type = emp_type_none(parser->context);
      return SCALAR;
    case 'i':
      if (emp_str_is(word, "index")) {
        *out_type = emp_type_index(parser->context);
        return SCALAR;
      }
      break;
    default:
      break;
  }
  if (word.data[0] == 'f' || word.data[0] == 'b' || word.data[0] == 't') {
    if (!float_kind(word, &kind)) return NOT_BUILTIN;
    *out_type = emp_type_float(parser->context, kind);
    return SCALAR;
  }
  bits = integer_bits(word, &sign);
  if (bits == 0 || bits > EMP_MAX_INTEGER_BITS) return NOT_BUILTIN;
  *out_type = emp_type_integer_signed(parser->context, bits, sign);
  return SCALAR;
}

// -- dimensions ---------------------------------------------------------------

// The `x` behind a dimension; goes on right behind it.
static bool take_x(emp_parser_t* parser) {
  if (!emp_parser_at(parser, EMP_TOKEN_BARE) ||
      parser->token.text.data[0] != 'x') {
    return emp_parser_expected(parser,
                               "'x' and the element type after the dimension");
  }
  emp_parser_restart(parser, parser->token.text.data + 1);
  return true;
}

static bool take_dim(emp_parser_t* parser, int64_t* out_dim) {
  emp_str_t text = parser->token.text;
  if (emp_parser_take(parser, '?')) {
    *out_dim = EMP_DIM_DYNAMIC;
    return true;
  }
  if (text.length > 1 && text.data[1] == 'x') {  // `0x4xf32`
    *out_dim = 0;
    emp_parser_restart(parser, text.data + 1);
    return true;
  }
  if (!emp_parse_i64(text, out_dim)) {
    return emp_parser_error(parser, NULL, "dimension does not fit 63 bits");
  }
  emp_parser_advance(parser);
  return true;
}

static bool at_dim(const emp_parser_t* parser) {
  return emp_parser_at(parser, '?') || emp_parser_at(parser, EMP_TOKEN_INT);
}

bool emp_parse_dims(emp_parser_t* parser, int64_t* out_dims, size_t capacity,
                    size_t* out_rank) {
  *out_rank = 0;
  while (at_dim(parser)) {
    if (*out_rank == capacity) {
      return emp_parser_error(parser, NULL, "rank above %zu", capacity);
    }
    if (!take_dim(parser, &out_dims[*out_rank]) || !take_x(parser)) {
      return false;
    }
    ++*out_rank;
  }
  if (emp_parser_at(parser, '-')) {
    return emp_parser_error(parser, NULL,
                            "a dimension cannot be negative; one whose size is "
                            "not known is written '?'");
  }
  return true;
}

// -- builtin types ------------------------------------------------------------

static bool check_element(emp_parser_t* parser, const char* at,
                          const emp_type_t* type, const char* of,
                          uint32_t kinds) {
  if (kinds & (1U << type->kind)) return true;
  return emp_parser_fail_at(parser, at, 1, "'%s' cannot be the element of a %s",
                            emp_type_text(parser->scratch, type), of);
}

enum {
  kScalarKinds = 1U << EMP_TYPE_INTEGER | 1U << EMP_TYPE_INDEX |
                 1U << EMP_TYPE_FLOAT | 1U << EMP_TYPE_DIALECT |
                 1U << EMP_TYPE_OPAQUE,
  kTensorKinds = kScalarKinds | 1U << EMP_TYPE_COMPLEX | 1U << EMP_TYPE_VECTOR,
  kMemrefKinds =
      kTensorKinds | 1U << EMP_TYPE_MEMREF | 1U << EMP_TYPE_UNRANKED_MEMREF,
};

static bool parse_element(emp_parser_t* parser, const char* of, uint32_t kinds,
                          const emp_type_t** out_type) {
  const char* at = parser->token.text.data;
  return emp_parse_a_type(parser, out_type) &&
         check_element(parser, at, *out_type, of, kinds);
}

static bool parse_complex(emp_parser_t* parser, const emp_type_t** out_type) {
  const emp_type_t* element = NULL;
  if (!emp_parser_want(parser, '<', "'<'") ||
      !parse_element(parser, "complex",
                     1U << EMP_TYPE_INTEGER | 1U << EMP_TYPE_FLOAT, &element) ||
      !emp_parser_want(parser, '>', "'>'")) {
    return false;
  }
  *out_type = emp_type_complex(element);
  return true;
}

static bool parse_tuple(emp_parser_t* parser, const emp_type_t** out_type) {
  emp_type_list_t list = {0};
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  if (!emp_parser_at(parser, '>') && !emp_parse_type_list(parser, &list)) {
    return false;
  }
  if (!emp_parser_want(parser, '>', "'>'")) return false;
  *out_type = emp_type_tuple(parser->context, list.items, list.count);
  return true;
}

static bool take_vector_dim(emp_parser_t* parser, int64_t* out_dim,
                            bool* out_is_scalable) {
  const char* at = parser->token.text.data;
  *out_is_scalable = emp_parser_take(parser, '[');
  if (!emp_parser_at(parser, EMP_TOKEN_INT)) {
    return emp_parser_expected(parser, "a dimension above 0");
  }
  if (!take_dim(parser, out_dim)) return false;
  if (*out_is_scalable && !emp_parser_want(parser, ']', "']'")) return false;
  if (*out_dim > 0) return true;
  return emp_parser_fail_at(parser, at, 1,
                            "the dimensions of a vector are above 0");
}

static bool parse_vector(emp_parser_t* parser, const emp_type_t** out_type) {
  int64_t dims[kMaxRank];
  size_t rank = 0;
  uint64_t scalable = 0;
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  while (at_dim(parser) || emp_parser_at(parser, '[')) {
    bool is_scalable = false;
    if (rank == kMaxRank) {
      return emp_parser_error(parser, NULL, "rank above %d", kMaxRank);
    }
    if (!take_vector_dim(parser, &dims[rank], &is_scalable) ||
        !take_x(parser)) {
      return false;
    }
    scalable |= (uint64_t)is_scalable << rank;
    ++rank;
  }
  const emp_type_t* element = NULL;
  if (!parse_element(parser, "vector", kScalarKinds, &element) ||
      !emp_parser_want(parser, '>', "'>'")) {
    return false;
  }
  *out_type = emp_type_vector(dims, rank, scalable, element);
  return true;
}

// `*x`; the star is the current token.
static bool take_unranked(emp_parser_t* parser) {
  emp_parser_advance(parser);
  return take_x(parser);
}

bool emp_verify_encoding(const emp_attr_t* encoding, const int64_t* dims,
                         size_t rank, emp_diag_sink_t* sink,
                         const emp_attr_t* loc) {
  return encoding->kind != EMP_ATTR_DIALECT ||
         !encoding->attr_def->verify_encoding ||
         encoding->attr_def->verify_encoding(encoding, dims, rank, sink, loc);
}

static bool parse_encoding(emp_parser_t* parser, const int64_t* dims,
                           size_t rank, const emp_attr_t** out_encoding) {
  emp_token_t at = parser->token;
  if (!emp_parse_an_attr(parser, NULL, out_encoding)) return false;
  if (emp_verify_encoding(*out_encoding, dims, rank, parser->sink,
                          emp_parser_token_loc(parser, &at))) {
    return true;
  }
  parser->has_failed = true;
  return false;
}

static bool parse_tensor(emp_parser_t* parser, const emp_type_t** out_type) {
  int64_t dims[kMaxRank];
  size_t rank = 0;
  const emp_type_t* element = NULL;
  const emp_attr_t* encoding = NULL;
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  bool is_unranked = emp_parser_at(parser, '*');
  if (is_unranked ? !take_unranked(parser)
                  : !emp_parse_dims(parser, dims, kMaxRank, &rank)) {
    return false;
  }
  if (!parse_element(parser, "tensor", kTensorKinds, &element)) return false;
  if (!is_unranked && emp_parser_take(parser, ',') &&
      !parse_encoding(parser, dims, rank, &encoding)) {
    return false;
  }
  if (!emp_parser_want(parser, '>', "'>'")) return false;
  *out_type = is_unranked ? emp_type_unranked_tensor(element)
                          : emp_type_tensor(dims, rank, element, encoding);
  return true;
}

static bool is_layout(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_AFFINE_MAP || attr->kind == EMP_ATTR_STRIDED ||
         (attr->kind == EMP_ATTR_DIALECT && attr->attr_def->is_layout);
}

// Of the builtin attributes integers, texts and dictionaries name a space; what
// those of dialects mean is theirs.
static bool is_space(const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_INTEGER:
    case EMP_ATTR_STRING:
    case EMP_ATTR_DICTIONARY:
    case EMP_ATTR_DIALECT:
    case EMP_ATTR_ENUM:
    case EMP_ATTR_OPAQUE:
      return true;
    default:
      return false;
  }
}

// What follows the element: a layout, a memory space, or both.
static bool parse_memref_tail(emp_parser_t* parser, uint32_t rank,
                              const emp_attr_t** out_layout,
                              const emp_attr_t** out_space) {
  while (emp_parser_take(parser, ',')) {
    const char* at = parser->token.text.data;
    const emp_attr_t* attr = NULL;
    bool is_older = emp_peek_keyword(parser, "offset");
    if (is_older ? !emp_parse_older_strided(parser, &attr)
                 : !emp_parse_an_attr(parser, NULL, &attr)) {
      return false;
    }
    if (is_layout(attr) && !*out_layout && !*out_space) {
      *out_layout = attr;
    } else if (!is_layout(attr) && !is_space(attr)) {
      return emp_parser_fail_at(parser, at, 1,
                                "a memory space is an integer, a string, a "
                                "dictionary or an attribute "
                                "of a dialect, not %s",
                                emp_attr_text(parser->scratch, attr));
    } else if (!*out_space && !is_layout(attr)) {
      *out_space = attr;
    } else {
      return emp_parser_fail_at(parser, at, 1,
                                "a memref has one layout and one memory space");
    }
  }
  const emp_attr_t* layout = *out_layout;
  if (layout && layout->kind == EMP_ATTR_AFFINE_MAP) {
    if (layout->map->dim_count != rank) {
      return emp_parser_error(parser, NULL,
                              "the layout map has %u dimensions, the memref %u",
                              layout->map->dim_count, rank);
    }
    if (emp_affine_map_is_identity(layout->map)) *out_layout = NULL;
  } else if (layout && layout->kind == EMP_ATTR_STRIDED &&
             layout->count != rank) {
    return emp_parser_error(parser, NULL,
                            "the layout has %u strides, the memref %u "
                            "dimensions",
                            layout->count, rank);
  }
  return true;
}

static bool parse_memref(emp_parser_t* parser, const emp_type_t** out_type) {
  int64_t dims[kMaxRank];
  size_t rank = 0;
  const emp_type_t* element = NULL;
  const emp_attr_t* layout = NULL;
  const emp_attr_t* space = NULL;
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  bool is_unranked = emp_parser_at(parser, '*');
  if (is_unranked ? !take_unranked(parser)
                  : !emp_parse_dims(parser, dims, kMaxRank, &rank)) {
    return false;
  }
  if (!parse_element(parser, "memref", kMemrefKinds, &element) ||
      !parse_memref_tail(parser, (uint32_t)rank, &layout, &space) ||
      !emp_parser_want(parser, '>', "'>'")) {
    return false;
  }
  *out_type = is_unranked ? emp_type_unranked_memref(element, space)
                          : emp_type_memref(dims, rank, element, layout, space);
  return true;
}

static bool parse_builtin(emp_parser_t* parser, builtin_t builtin,
                          const emp_type_t** out_type) {
  emp_parser_advance(parser);
  switch (builtin) {
    case COMPLEX:
      return parse_complex(parser, out_type);
    case TUPLE:
      return parse_tuple(parser, out_type);
    case VECTOR:
      return parse_vector(parser, out_type);
    case TENSOR:
      return parse_tensor(parser, out_type);
    case MEMREF:
      return parse_memref(parser, out_type);
    case NOT_BUILTIN:
    case SCALAR:
      break;
  }
  return true;
}

// -- types of dialects --------------------------------------------------------

static bool unknown_type(emp_parser_t* parser, const emp_token_t* start,
                         emp_str_t dialect, emp_str_t name) {
  if (emp_context_dialect(parser->context, dialect)) {
    return emp_parser_fail_at(parser, start->text.data, start->text.length,
                              "dialect '%.*s' has no type '%.*s'",
                              EMP_STR_ARGS(dialect), EMP_STR_ARGS(name));
  }
  return emp_parser_fail_at(
      parser, start->text.data, start->text.length,
      "type '!%.*s' belongs to the unknown dialect '%.*s' (unknown dialects "
      "are read with --allow-unregistered-dialect)",
      EMP_STR_ARGS(name), EMP_STR_ARGS(dialect));
}

// `!dialect.name..` or `!dialect<..>`, whose rows are not known.
static bool parse_opaque(emp_parser_t* parser, const emp_token_t* start,
                         emp_str_t dialect, const emp_type_t** out_type) {
  emp_str_t name = {start->text.data + 1, start->text.length - 1};
  if (emp_context_dialect(parser->context, dialect) ||
      !emp_context_allows_unregistered(parser->context)) {
    return unknown_type(parser, start, dialect, name);
  }
  emp_str_t params = {0};
  if (emp_parser_at(parser, '<') && !emp_parser_skip_angles(parser, &params)) {
    return false;
  }
  emp_str_t text =
      emp_arena_format(parser->scratch, "%.*s%.*s", EMP_STR_ARGS(start->text),
                       EMP_STR_ARGS(params));
  *out_type = emp_type_opaque(parser->context, text);
  return true;
}

// `!dialect<name..>`, the older spelling of `!dialect.name..`; false, without
// consuming, when it is none.
static bool try_inner_name(emp_parser_t* parser, emp_str_t dialect,
                           const emp_type_t** out_type, bool* out_went_well) {
  emp_lexer_t lexer = parser->lexer;
  emp_token_t token = parser->token;
  if (!emp_context_dialect(parser->context, dialect)) return false;
  emp_parser_advance(parser);
  const emp_type_def_t* def = NULL;
  if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    def = emp_context_type_def(
        parser->context,
        emp_arena_format(parser->scratch, "%.*s.%.*s", EMP_STR_ARGS(dialect),
                         EMP_STR_ARGS(parser->token.text)));
  }
  if (!def) {
    parser->lexer = lexer;
    parser->token = token;
    return false;
  }
  emp_parser_advance(parser);
  *out_went_well = emp_parse_type_params(parser, def, out_type) &&
                   emp_parser_want(parser, '>', "'>'");
  return true;
}

static bool parse_dialect_type(emp_parser_t* parser,
                               const emp_type_t** out_type) {
  emp_token_t start = parser->token;
  emp_str_t name = {start.text.data + 1, start.text.length - 1};
  emp_str_t dialect = name;
  emp_str_t rest = {0};
  bool has_dot = emp_str_split(name, '.', &dialect, &rest);
  emp_parser_advance(parser);
  if (!has_dot && !emp_parser_at(parser, '<')) {
    *out_type = emp_str_map_get(&parser->type_aliases, name);
    if (*out_type) return true;
    return emp_parser_no_alias(parser, &start, &parser->type_aliases);
  }
  const emp_type_def_t* def = emp_context_type_def(parser->context, name);
  if (!def) {
    emp_str_t today = emp_legacy_name(parser, EMP_LEGACY_TYPE, name);
    def = emp_context_type_def(parser->context, today);
  }
  if (def) return emp_parse_type_params(parser, def, out_type);
  bool went_well = false;
  if (!has_dot && try_inner_name(parser, dialect, out_type, &went_well)) {
    return went_well;
  }
  return parse_opaque(parser, &start, dialect, out_type);
}

static bool parse_function(emp_parser_t* parser, const emp_type_t** out_type) {
  emp_type_list_t inputs = {0};
  emp_type_list_t results = {0};
  if (!emp_parse_function_type(parser, &inputs, &results)) return false;
  *out_type = emp_type_function(parser->context, inputs.items, inputs.count,
                                results.items, results.count);
  return true;
}

// *out_found is false when no type starts here.
static bool parse_type(emp_parser_t* parser, const emp_type_t** out_type,
                       bool* out_found) {
  *out_found = true;
  if (emp_parser_at(parser, EMP_TOKEN_BANG)) {
    return parse_dialect_type(parser, out_type);
  }
  if (emp_parser_at(parser, '(')) return parse_function(parser, out_type);
  if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    builtin_t builtin = classify(parser, parser->token.text, out_type);
    if (builtin != NOT_BUILTIN) {
      return parse_builtin(parser, builtin, out_type);
    }
  }
  *out_found = false;
  return false;
}

// -- types that were read before ----------------------------------------------

enum { kKnownTextBytes = 128 };

// The end of the `<..>` at `p`; NULL when it is long, has text in quotes or
// goes over the end of the line.
static const char* skip_params(const char* p, const char* end) {
  uint32_t depth = 0;
  if (end - p > kKnownTextBytes) end = p + kKnownTextBytes;
  for (; p < end; ++p) {
    if (*p == '<') {
      ++depth;
    } else if (*p == '>' && p[-1] != '-') {
      if (--depth == 0) return p + 1;
    } else if (*p == '"' || *p == '\n' || *p == '/') {
      return NULL;
    }
  }
  return NULL;
}

// The text of the type that may start at the token; "" when it is not of the
// kind that is kept.
static emp_str_t type_text(const emp_parser_t* parser) {
  const char* start = parser->token.text.data;
  const char* end = parser->lexer.cursor;
  if (!emp_parser_at(parser, EMP_TOKEN_BARE) &&
      !emp_parser_at(parser, EMP_TOKEN_BANG)) {
    return (emp_str_t){0};
  }
  if (end < parser->lexer.end && *end == '<') {
    end = skip_params(end, parser->lexer.end);
    if (!end) return (emp_str_t){0};
  }
  return (emp_str_t){start, (size_t)(end - start)};
}

static emp_known_type_t* known_slot(emp_parser_t* parser, emp_str_t text) {
  uint64_t hash = emp_hash_bytes(0, text.data, text.length);
  return &parser->known_types[hash % EMP_KNOWN_TYPES];
}

// An alias means the same all through the text, and so does a type.
static bool parse_known_type(emp_parser_t* parser, const emp_type_t** out_type,
                             bool* out_found) {
  emp_str_t text = type_text(parser);
  if (text.length == 0) return parse_type(parser, out_type, out_found);
  emp_known_type_t* known = known_slot(parser, text);
  if (emp_str_equal(known->text, text)) {
    parser->lexer.cursor = text.data + text.length;
    emp_parser_advance(parser);
    *out_type = known->type;
    *out_found = true;
    return true;
  }
  if (!parse_type(parser, out_type, out_found)) return false;
  if (parser->previous_end == text.data + text.length) {
    *known = (emp_known_type_t){text, *out_type};
  }
  return true;
}

// -- public -------------------------------------------------------------------

bool emp_parse_type_if_any(emp_parser_t* parser, const emp_type_t** out_type,
                           bool* out_found) {
  *out_found = true;
  bool went_well =
      emp_parser_enter(parser) && parse_known_type(parser, out_type, out_found);
  emp_parser_leave(parser);
  return went_well;
}

bool emp_try_a_type(emp_parser_t* parser, const emp_type_t** out_type) {
  bool found = false;
  return emp_parse_type_if_any(parser, out_type, &found);
}

bool emp_parse_a_type(emp_parser_t* parser, const emp_type_t** out_type) {
  bool found = false;
  bool went_well = emp_parse_type_if_any(parser, out_type, &found);
  return found ? went_well : emp_parser_expected(parser, "a type");
}

bool emp_parse_type_list(emp_parser_t* parser, emp_type_list_t* list) {
  do {
    const emp_type_t* type = NULL;
    if (!emp_parse_a_type(parser, &type)) return false;
    emp_array_push(parser->scratch, list, type);
  } while (emp_parser_take(parser, ','));
  return true;
}

// `(a, b)` or `a`.
static bool parse_result_types(emp_parser_t* parser, emp_type_list_t* list) {
  if (!emp_parser_at(parser, '(')) {
    const emp_type_t* type = NULL;
    if (!emp_parse_a_type(parser, &type)) return false;
    emp_array_push(parser->scratch, list, type);
    return true;
  }
  emp_parser_advance(parser);
  if (!emp_parser_at(parser, ')') && !emp_parse_type_list(parser, list)) {
    return false;
  }
  return emp_parser_want(parser, ')', "')'");
}

bool emp_parse_function_type(emp_parser_t* parser, emp_type_list_t* inputs,
                             emp_type_list_t* results) {
  if (!emp_parser_want(parser, '(', "'(' of a function type")) return false;
  if (!emp_parser_at(parser, ')') && !emp_parse_type_list(parser, inputs)) {
    return false;
  }
  return emp_parser_want(parser, ')', "')'") &&
         emp_parser_want(parser, EMP_TOKEN_ARROW, "'->'") &&
         parse_result_types(parser, results);
}

bool emp_parse_optional_arrow_types(emp_parser_t* parser,
                                    emp_type_list_t* results) {
  if (!emp_parser_take(parser, EMP_TOKEN_ARROW)) return true;
  return parse_result_types(parser, results);
}
