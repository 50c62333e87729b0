// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the parts of the parser share: the state, names in scope, and the
// functions of each part (parse_type.c, parse_attr.c, ...). Private to the
// parser; hooks of dialects see ir/parser.h.
#ifndef EMP_IR_PARSE_STATE_H_
#define EMP_IR_PARSE_STATE_H_

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "ir/lexer.h"
#include "ir/op_spec.h"
#include "ir/parse.h"
#include "ir/parser.h"

enum { EMP_PARSE_DEPTH = 256 };  // of nested types, attributes, regions

// -- names in scope (parse_names.c) -------------------------------------------

// A use before the definition: a stand-in value that is replaced later.
typedef struct emp_forward_s emp_forward_t;
struct emp_forward_s {
  emp_forward_t* next;
  emp_value_t* value;
  const char* at;
  uint32_t number;
};

// `%x` or `^bb` in one scope.
typedef struct emp_name_s emp_name_t;
struct emp_name_s {
  emp_name_t* next;          // in its bucket
  emp_name_t* next_in_list;  // of the scope that defined it, or free
  emp_name_t* next_forward;  // names used before their definition
  uint64_t hash;
  uint32_t scope;
  uint32_t count;  // values behind `first`
  emp_str_t text;
  const char* at;  // of the definition, or of the first use
  emp_value_t* first;
  emp_block_t* block;
  emp_op_t* poison;  // stands where the failed definition was
  emp_forward_t* forwards;
  bool is_defined;
  bool is_listed;  // in `forwards` of the isolated scope
};

typedef struct emp_name_list_s {
  emp_name_t* first;
} emp_name_list_t;

typedef struct emp_name_table_s {
  emp_name_t** buckets;
  size_t bucket_count, count;
  emp_name_t* free;
} emp_name_table_t;

// One region: its names vanish with it. Values live in the nearest isolated
// region's name space, blocks in their own region's.
typedef struct emp_scope_s emp_scope_t;
struct emp_scope_s {
  emp_scope_t* outer;
  emp_region_t* region;
  const char* open;  // its `{`
  uint32_t value_space, block_space;
  bool is_isolated;
  emp_name_t* defined;     // values and blocks of this region
  emp_name_t* forwards;    // isolated: values used before their definition
  emp_name_t* block_uses;  // blocks used before their definition
};

// -- the pending op ----------------------------------------------------------

typedef struct emp_value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} emp_value_list_t;
typedef struct emp_attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} emp_attr_list_t;
typedef struct emp_named_attr_list_s {
  emp_named_attr_t* items;
  size_t count, capacity;
} emp_named_attr_list_t;
typedef struct emp_block_list_s {
  emp_block_t** items;
  size_t count, capacity;
} emp_block_list_t;
typedef struct emp_region_list_s {
  emp_region_t** items;
  size_t count, capacity;
} emp_region_list_t;
// `%a:2` on the left of `=`.
typedef struct emp_result_name_s {
  emp_str_t text;
  const char* at;
  uint32_t count;
} emp_result_name_t;
typedef struct emp_result_name_list_s {
  emp_result_name_t* items;
  size_t count, capacity;
} emp_result_name_list_t;

typedef struct emp_pending_s {
  const emp_op_info_t* info;
  emp_token_t start;  // the op's first token
  emp_token_t name;   // the token of its name
  const emp_attr_t* loc;
  emp_str_t older_name;  // as written, where that is not the name of `info`
  emp_result_name_list_t names;
  size_t named_count;  // sum over names
  emp_value_list_t operands;
  emp_type_list_t results;
  emp_named_attr_list_t attrs;
  emp_block_list_t successors;
  emp_region_list_t regions;
  // Where the lists start: most ops need no more.
  emp_result_name_t first_names[1];
  emp_value_t* first_operands[4];
  const emp_type_t* first_results[2];
  emp_named_attr_t first_attrs[4];
} emp_pending_t;

// `loc(#x)` before `#x` is defined.
typedef struct emp_loc_fixup_s {
  const emp_attr_t** slot;
  emp_str_t name;
  const char* at;
} emp_loc_fixup_t;
typedef struct emp_loc_fixup_list_s {
  emp_loc_fixup_t* items;
  size_t count, capacity;
} emp_loc_fixup_list_t;

// Types that were read, by their text: most types of a file are written many
// times. Keys point into the source.
enum { EMP_KNOWN_TYPES = 64 };
typedef struct emp_known_type_s {
  emp_str_t text;
  const emp_type_t* type;
} emp_known_type_t;

struct emp_parser_s {
  emp_context_t* context;
  emp_diag_sink_t* sink;
  const emp_source_t* source;
  emp_str_t file;         // its name, interned
  emp_str_t latest_file;  // of a `loc(..)`, interned
  emp_lexer_t lexer;
  emp_token_t token;          // the next one
  const char* previous_end;   // end of the token before it
  const char* counted_start;  // a line start whose number is known
  const char* counted_to;     // no line ends between the two
  uint32_t counted_line;
  emp_arena_t* arena;    // of the module; NULL for a piece of text
  emp_arena_t* scratch;  // rewound at the end of each op
  emp_arena_t* tables;   // lives until the parser is done
  emp_pending_t* op;
  emp_scope_t* scope;
  emp_str_t default_dialect;
  uint32_t depth;
  uint32_t space_count;
  bool has_failed;  // some diagnostic was an error
  emp_name_table_t names;
  emp_str_map_t attr_aliases;  // without '#'
  emp_str_map_t type_aliases;  // without '!'
  emp_ptr_map_t distincts;     // number + 1 to its attribute
  emp_str_map_t lost_symbols;  // `@name`s of ops that could not be read
  emp_str_map_t lost_aliases;  // `#name`, `!name` whose definition failed
  emp_loc_fixup_list_t loc_fixups;
  // Deferred location of the spec being parsed: its name, or "".
  emp_str_t deferred_loc;
  const char* deferred_at;
  const emp_attr_t* empty_dictionary;
  const emp_op_info_t* poison_info;
  emp_known_type_t known_types[EMP_KNOWN_TYPES];
};

// -- tokens (parse_tokens.c) -------------------------------------------------

static inline bool emp_parser_at(const emp_parser_t* parser, int kind) {
  return parser->token.kind == kind;
}
void emp_parser_advance(emp_parser_t* parser);
// Goes on at `at`, a place in the text at or behind the current token's start
// and on the lexer's current line.
void emp_parser_restart(emp_parser_t* parser, const char* at);
// Consumes the token when it is of that kind.
bool emp_parser_take(emp_parser_t* parser, int kind);
// Consumes it or diagnoses "expected WANT, found ..".
bool emp_parser_want(emp_parser_t* parser, int kind, const char* want);
bool emp_parser_expected(emp_parser_t* parser, const char* want);
// The location of a place in the text; counts lines, so for errors only.
const emp_attr_t* emp_parser_loc_at(emp_parser_t* parser, const char* at);
const emp_attr_t* emp_parser_token_loc(emp_parser_t* parser,
                                       const emp_token_t* token);
bool emp_parser_fail_at(emp_parser_t* parser, const char* at, size_t length,
                        const char* format, ...)
    __attribute__((format(printf, 4, 5)));
// "; did you mean 'X'?", or "" without an X.
const char* emp_did_you_mean(emp_parser_t* parser, emp_str_t near);
// "it is defined here", of the error before it.
void emp_parser_note_at(emp_parser_t* parser, const char* at, size_t length,
                        const char* message);
// Diagnoses an alias that is not in the map; silent when its definition could
// not be read, since that was told.
bool emp_parser_no_alias(emp_parser_t* parser, const emp_token_t* at,
                         const emp_str_map_t* aliases);
// Enters one level of nesting; diagnoses too many. Leave in any case.
bool emp_parser_enter(emp_parser_t* parser);
static inline void emp_parser_leave(emp_parser_t* parser) {
  --parser->depth;
}
// The text between the quotes with escapes replaced; borrowed from the source
// when there are none, else in the scratch arena.
emp_str_t emp_parser_unquote(emp_parser_t* parser, emp_str_t quoted);
bool emp_token_is_keyword(const emp_token_t* token, const char* keyword);
// Skips balanced `<...>` from the current `<`; *out_text spans both ends, with
// what aliases stand for in their place.
bool emp_parser_skip_angles(emp_parser_t* parser, emp_str_t* out_text);

// -- names -------------------------------------------------------------------

void emp_scope_push(emp_parser_t* parser, emp_scope_t* scope,
                    emp_region_t* region, bool is_isolated);
// Diagnoses names that were never defined.
void emp_scope_pop(emp_parser_t* parser);
// Binds `%text` to `count` results or to one block argument.
bool emp_parser_define(emp_parser_t* parser, emp_str_t text, const char* at,
                       emp_value_t* first, uint32_t count);
// Binds it to an op that could not be read; its uses are silent.
void emp_parser_define_poison(emp_parser_t* parser, emp_str_t text,
                              const char* at, emp_op_t* poison);
emp_op_t* emp_parser_make_poison(emp_parser_t* parser, const emp_type_t* type,
                                 const emp_attr_t* loc);
emp_value_t* emp_parser_use(emp_parser_t* parser, emp_str_t text,
                            uint32_t number, const char* at,
                            const emp_type_t* type);
// What a stand-in has become; any other value is itself.
emp_value_t* emp_value_resolved(emp_value_t* value);
emp_block_t* emp_parser_use_block(emp_parser_t* parser, emp_str_t text,
                                  const char* at);
// The block of that label, taken out of the forward list or made; NULL when it
// is defined twice.
emp_block_t* emp_parser_define_block(emp_parser_t* parser, emp_str_t text,
                                     const char* at);

// emp_parser_add_attr of a name that comes from emp_intern (parser.c).
void emp_parser_put_attr(emp_parser_t* parser, emp_str_t name,
                         const emp_attr_t* value);

// At a `%x` that may be an operand of the op being read (parser.c).
bool emp_parser_at_operand(const emp_parser_t* parser);

// -- parts -------------------------------------------------------------------

// parse_type.c: *out_found is false, and nothing is diagnosed or consumed, when
// no type starts here.
bool emp_parse_type_if_any(emp_parser_t* parser, const emp_type_t** out_type,
                           bool* out_found);
// parse_attr.c: the same of an attribute.
bool emp_parse_attr_if_any(emp_parser_t* parser, const emp_type_t* type,
                           const emp_attr_t** out_attr, bool* out_found);
// The layout `offset: ?, strides: [4, 1]` of older memref types.
bool emp_parse_older_strided(emp_parser_t* parser, const emp_attr_t** out_attr);
// parse_affine.c: after `affine_map<` / `affine_set<`, up to and with `>`.
bool emp_parse_affine_map_body(emp_parser_t* parser,
                               const emp_affine_map_t** out_map);
bool emp_parse_integer_set_body(emp_parser_t* parser,
                                const emp_integer_set_t** out_set);
// parse_dense.c: at the keyword.
bool emp_parse_dense(emp_parser_t* parser, const emp_type_t* type,
                     const emp_attr_t** out_attr);
bool emp_parse_dense_array(emp_parser_t* parser, const emp_attr_t** out_attr);
// The bytes of an array of numbers `[1, 2]` without its type.
bool emp_parse_bare_array(emp_parser_t* parser, const emp_type_t* element,
                          const emp_attr_t** out_attr);
bool emp_parse_sparse(emp_parser_t* parser, const emp_type_t* type,
                      const emp_attr_t** out_attr);
// parse_number.c
bool emp_parse_number_attr(emp_parser_t* parser, const emp_type_t* type,
                           const emp_attr_t** out_attr);
// The text of a literal with its sign, as an attribute of `type`.
const emp_attr_t* emp_number_attr(const emp_type_t* type, emp_str_t digits,
                                  bool is_negative, const char** out_problem);
// What to change when it is none, to follow the type in the message.
const char* emp_number_hint(emp_arena_t* arena, const emp_type_t* type,
                            emp_str_t digits);
// parse_attr.c
bool emp_parse_dictionary(emp_parser_t* parser, emp_named_attr_list_t* list);
bool emp_parse_symbol_ref(emp_parser_t* parser, const emp_attr_t** out_attr);
// parse_location.c: at `loc`; false after a diagnostic. An alias that is not
// defined yet gives NULL and sets deferred_loc.
bool emp_parse_location(emp_parser_t* parser, const emp_attr_t** out_loc);
// `loc(..)` when present; *slot is set now or when its alias is known.
bool emp_parse_trailing_location(emp_parser_t* parser, const emp_attr_t** slot);
bool emp_parser_fix_locations(emp_parser_t* parser);
// parse_params.c: `<...>` of dialect types and attributes
bool emp_parse_type_params(emp_parser_t* parser, const emp_type_def_t* def,
                           const emp_type_t** out_type);
bool emp_parse_enum_body(emp_parser_t* parser, const emp_enum_def_t* def,
                         int64_t* out_value);
// parse_op.c
bool emp_parse_op(emp_parser_t* parser, emp_block_t* block);
// Ops up to `}` or the end of the text, blocks included.
bool emp_parse_region_body(emp_parser_t* parser, emp_region_t* region,
                           const emp_region_arg_t* args, size_t arg_count,
                           bool is_custom);
// Adds block arguments and binds their names.
bool emp_parser_define_args(emp_parser_t* parser, emp_block_t* block,
                            const emp_region_arg_t* args, size_t count);
const emp_attr_t* emp_parser_unresolved_loc(emp_parser_t* parser,
                                            const emp_unresolved_t* operand);
// parse_recover.c: to the next op of the region.
// Keeps the `@name` that the op that starts there would have defined.
void emp_parser_lose_symbol(emp_parser_t* parser, const emp_token_t* start);
void emp_parser_recover(emp_parser_t* parser, const emp_token_t* start);
// format_parse.c
bool emp_format_parse(emp_parser_t* parser, emp_op_spec_t* spec);
// A keyword or punctuation of a format.
bool emp_parser_take_literal(emp_parser_t* parser, const char* text);
bool emp_parser_want_literal(emp_parser_t* parser, const char* text);
// parse_resource.c: `{-# ... #-}`
bool emp_parse_file_metadata(emp_parser_t* parser);

// hex.c: `length` hex digits to bytes; false at a character that is none.
bool emp_hex_decode(const char* digits, size_t length, uint8_t* out_bytes);

void emp_parser_init(emp_parser_t* parser, emp_context_t* context,
                     const emp_source_t* source, emp_diag_sink_t* sink);

#endif  // EMP_IR_PARSE_STATE_H_
