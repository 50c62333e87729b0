// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The section at the end of a file:
//
//   {-# dialect_resources: { builtin: { key: "0x<alignment><bytes>" } },
//       external_resources: { .. } #-}
//
// The alignment is four little-endian bytes. Bytes are decoded once, into the
// context. Resources of other dialects and external ones are skipped.
#include <string.h>

#include "base/bits.h"
#include "ir/parse_state.h"

enum { kAlignDigits = 8, kMaxAlign = 4096 };

// A key of this section, bare or quoted, and the colon.
static bool parse_key(emp_parser_t* parser, emp_str_t* out_key) {
  if (emp_parser_at(parser, EMP_TOKEN_STRING)) {
    *out_key = emp_parser_unquote(parser, parser->token.text);
  } else if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    *out_key = parser->token.text;
  } else {
    return emp_parser_expected(parser, "a key");
  }
  emp_parser_advance(parser);
  return emp_parser_want(parser, ':', "':'");
}

// A value that nobody reads: one token or balanced braces.
static bool skip_value(emp_parser_t* parser) {
  size_t depth = 0;
  do {
    if (emp_parser_at(parser, EMP_TOKEN_END) ||
        emp_parser_at(parser, EMP_TOKEN_FILE_END)) {
      return emp_parser_expected(parser, "a value");
    }
    if (emp_parser_at(parser, '{') || emp_parser_at(parser, '[')) ++depth;
    if (emp_parser_at(parser, '}') || emp_parser_at(parser, ']')) {
      if (depth == 0) return emp_parser_expected(parser, "a value");
      --depth;
    }
    emp_parser_advance(parser);
  } while (depth > 0);
  return true;
}

// `"0x.."` with its quotes.
static bool store_blob(emp_parser_t* parser, emp_str_t key, emp_str_t quoted) {
  bool is_hex = quoted.length >= 4 + kAlignDigits &&
                memcmp(quoted.data, "\"0x", 3) == 0 && quoted.length % 2 == 0;
  uint8_t align_bytes[4];
  if (!is_hex || !emp_hex_decode(quoted.data + 3, kAlignDigits, align_bytes)) {
    return emp_parser_error(
        parser, NULL,
        "a resource is a string '0x', 8 digits of alignment, and hex digits");
  }
  uint32_t align = emp_load_le32(align_bytes);
  if (align == 0 || align > kMaxAlign || (align & (align - 1))) {
    return emp_parser_error(parser, NULL,
                            "the alignment of resource '%.*s' is %u, not a "
                            "power of two up to %d",
                            EMP_STR_ARGS(key), align, kMaxAlign);
  }
  const char* digits = quoted.data + 3 + kAlignDigits;
  size_t digit_count = quoted.length - 4 - kAlignDigits;
  size_t used = align < 16 ? 16 : align;
  uint8_t* bytes = emp_arena_alloc_raw(emp_context_arena(parser->context),
                                       digit_count / 2 + 1, used);
  if (!emp_hex_decode(digits, digit_count, bytes)) {
    return emp_parser_error(parser, NULL,
                            "resource '%.*s' holds characters that are no hex "
                            "digits",
                            EMP_STR_ARGS(key));
  }
  if (!emp_context_set_resource(parser->context,
                                emp_intern(parser->context, key), bytes,
                                digit_count / 2, align)) {
    return emp_parser_error(parser, NULL, "resource '%.*s' is given twice",
                            EMP_STR_ARGS(key));
  }
  return true;
}

typedef bool (*entry_fn_t)(emp_parser_t* parser, emp_str_t key);

// `{ key: value, .. }`
static bool parse_entries(emp_parser_t* parser, entry_fn_t parse_entry) {
  if (!emp_parser_want(parser, '{', "'{'")) return false;
  while (!emp_parser_at(parser, '}')) {
    emp_str_t key = {0};
    if (!parse_key(parser, &key) || !parse_entry(parser, key)) return false;
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, '}', "',' or '}'");
}

static bool parse_blob(emp_parser_t* parser, emp_str_t key) {
  if (!emp_parser_at(parser, EMP_TOKEN_STRING)) {
    return emp_parser_expected(parser, "a string of hex digits");
  }
  if (!store_blob(parser, key, parser->token.text)) return false;
  emp_parser_advance(parser);
  return true;
}

static bool refuse_entry(emp_parser_t* parser, emp_str_t key) {
  return emp_parser_error(parser, NULL,
                          "resource '%.*s' is of a dialect that keeps none; "
                          "they belong to 'builtin'",
                          EMP_STR_ARGS(key));
}

static bool parse_dialect(emp_parser_t* parser, emp_str_t name) {
  if (emp_str_is(name, "builtin")) return parse_entries(parser, parse_blob);
  if (emp_context_dialect(parser->context, name)) {
    return parse_entries(parser, refuse_entry);
  }
  if (emp_context_allows_unregistered(parser->context)) {
    return skip_value(parser);
  }
  return emp_parser_error(parser, NULL, "resources of unknown dialect '%.*s'",
                          EMP_STR_ARGS(name));
}

static bool skip_entry(emp_parser_t* parser, emp_str_t key) {
  (void)key;
  return skip_value(parser);
}

static bool skip_group(emp_parser_t* parser, emp_str_t name) {
  (void)name;
  return parse_entries(parser, skip_entry);
}

static bool parse_section(emp_parser_t* parser, emp_str_t name) {
  if (emp_str_is(name, "dialect_resources")) {
    return parse_entries(parser, parse_dialect);
  }
  if (emp_str_is(name, "external_resources")) {
    return parse_entries(parser, skip_group);
  }
  return emp_parser_error(parser, NULL,
                          "'%.*s' is no section of a file's end; there are "
                          "dialect_resources and external_resources",
                          EMP_STR_ARGS(name));
}

bool emp_parse_file_metadata(emp_parser_t* parser) {
  emp_parser_advance(parser);
  while (!emp_parser_at(parser, EMP_TOKEN_FILE_END)) {
    emp_str_t key = {0};
    if (!parse_key(parser, &key) || !parse_section(parser, key)) return false;
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, EMP_TOKEN_FILE_END, "'#-}'");
}
