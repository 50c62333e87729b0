// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes of the sdy dialect in Shardy's spelling. What nothing here needs
// to know is kept as text: a run of tokens in balanced brackets, written with
// the blanks that Shardy writes, so that it prints the same however it was
// spaced.
#include "dialects/sdy/sdy_syntax.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

typedef struct int_list_s {
  int64_t* items;
  size_t count, capacity;
} int_list_t;

enum { kMaxDepth = 32 };

// -- text in brackets ---------------------------------------------------------

typedef struct reader_s {
  emp_parser_t* parser;
  emp_text_t text;
  char closers[kMaxDepth];  // of the brackets that are open
  size_t depth;
  bool is_edge;         // `"x" = OPERAND-0 -> [..]` has blanks
  char last, previous;  // first characters of the last two tokens
} reader_t;

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_priority(emp_str_t word) {
  if (word.length < 2 || word.data[0] != 'p') return false;
  for (size_t i = 1; i < word.length; ++i) {
    if (word.data[i] < '0' || word.data[i] > '9') return false;
  }
  return true;
}

// Whether a blank stands before `token`.
static bool wants_blank(const reader_t* r, emp_str_t token) {
  char first = token.data[0];
  if (r->last == ',' && first != ']') return true;
  if (r->last == ')' && first == '{') return true;
  if (r->last == '}' && is_letter(first)) return !is_priority(token);
  if (r->last == ':' && r->previous == '}') return true;
  if (!r->is_edge) return false;
  bool is_sign = first == '=' || emp_str_is(token, "->");
  return is_sign || r->last == '=' || r->last == '>';
}

static void put(reader_t* r, emp_str_t token) {
  if (wants_blank(r, token)) emp_text_append_char(&r->text, ' ');
  emp_text_append(&r->text, token);
  r->previous = r->last;
  r->last = token.data[token.length - 1];
}

static void put_cstr(reader_t* r, const char* token) {
  put(r, emp_str_from(token));
}

static bool open_bracket(reader_t* r, const char* bracket, char closer) {
  if (r->depth == kMaxDepth) {
    return emp_parser_error(r->parser, NULL, "nested too deeply");
  }
  // A list at once in angles: of edges.
  r->is_edge |= r->depth == 1 && r->last == '<' && bracket[0] == '[';
  put_cstr(r, bracket);
  r->closers[r->depth++] = closer;
  return true;
}

static bool try_open(reader_t* r, bool* out_found) {
  static const char pairs[4][3] = {"()", "[]", "{}", "<>"};
  for (size_t i = 0; i < 4; ++i) {
    const char bracket[2] = {pairs[i][0], 0};
    if (!emp_try_punct(r->parser, bracket)) continue;
    *out_found = true;
    return open_bracket(r, bracket, pairs[i][1]);
  }
  return true;
}

// A token that is no bracket.
static bool try_plain(reader_t* r) {
  static const char* const signs[] = {",", ":", "->", "=", "?", "*", "-"};
  emp_str_t word = {0};
  int64_t number = 0;
  if (emp_try_any_keyword(r->parser, &word)) {
    put(r, word);
    return true;
  }
  if (emp_try_string(r->parser, &word)) {
    emp_arena_t* arena = emp_parser_scratch(r->parser);
    put(r, emp_arena_format(arena, "\"%.*s\"", EMP_STR_ARGS(word)));
    return true;
  }
  if (emp_try_symbol_name(r->parser, &word)) {
    emp_arena_t* arena = emp_parser_scratch(r->parser);
    put(r, emp_arena_format(arena, "@%.*s", EMP_STR_ARGS(word)));
    return true;
  }
  for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); ++i) {
    if (emp_try_punct(r->parser, signs[i])) {
      put_cstr(r, signs[i]);
      return true;
    }
  }
  if (!emp_try_int(r->parser, &number)) return false;
  put(r, emp_arena_format(emp_parser_scratch(r->parser), "%lld",
                          (long long)number));
  return true;
}

// From an opening bracket, which is the next token, to the one that closes it.
static bool read_balanced(reader_t* r) {
  bool found = false;
  if (!try_open(r, &found)) return false;
  if (!found) {
    return emp_parser_error(r->parser, NULL, "expected a bracket");
  }
  while (r->depth) {
    const char closer[2] = {r->closers[r->depth - 1], 0};
    if (emp_try_punct(r->parser, closer)) {
      --r->depth;
      put_cstr(r, closer);
      continue;
    }
    found = false;
    if (!try_open(r, &found)) return false;
    if (!found && !try_plain(r)) return emp_parse_punct(r->parser, closer);
  }
  return true;
}

static reader_t reader_of(emp_parser_t* parser) {
  reader_t r = {.parser = parser,
                .text = {.arena = emp_parser_scratch(parser)}};
  return r;
}

static const emp_attr_t* text_attr(reader_t* r) {
  return emp_attr_string(emp_parser_context(r->parser),
                         emp_text_view(&r->text));
}

bool emp_sdy_parse_text(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  (void)capacity;
  reader_t r = reader_of(parser);
  if (!read_balanced(&r)) return false;
  out_params[0] = text_attr(&r);
  *out_count = 1;
  return true;
}

void emp_sdy_print_text(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_str(printer, attr->items[0]->text);
}

// -- meshes -------------------------------------------------------------------

// `"x"=2`
static bool parse_axis(emp_parser_t* parser, attr_list_t* names,
                       int_list_t* sizes) {
  emp_arena_t* arena = emp_parser_scratch(parser);
  emp_str_t name = {0};
  int64_t size = 0;
  if (!emp_parse_string(parser, &name)) return false;
  const emp_attr_t* attr = emp_attr_string(emp_parser_context(parser), name);
  for (size_t i = 0; i < names->count; ++i) {
    if (names->items[i] != attr) continue;
    return emp_parser_error(parser, NULL,
                            "the mesh has two axes named \"%.*s\"",
                            EMP_STR_ARGS(name));
  }
  if (!emp_parse_punct(parser, "=") || !emp_parse_int(parser, &size)) {
    return false;
  }
  if (size < 1) {
    return emp_parser_error(
        parser, NULL, "axis \"%.*s\" wants a size of 1 or more, found %lld",
        EMP_STR_ARGS(name), (long long)size);
  }
  emp_array_push(arena, names, attr);
  emp_array_push(arena, sizes, size);
  return true;
}

static bool parse_device_ids(emp_parser_t* parser, int_list_t* ids) {
  int64_t id = 0;
  if (!emp_parse_keyword(parser, "device_ids") ||
      !emp_parse_punct(parser, "=") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  do {
    if (!emp_parse_int(parser, &id)) return false;
    if (id < 0) {
      return emp_parser_error(
          parser, NULL, "a device id is 0 or more, found %lld", (long long)id);
    }
    emp_array_push(emp_parser_scratch(parser), ids, id);
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, "]");
}

// The ids are a permutation of 0 .. n-1; a mesh without axes has one id.
static bool check_device_ids(emp_parser_t* parser, const int_list_t* sizes,
                             const int_list_t* ids, bool* out_is_iota) {
  int64_t devices = 1;
  for (size_t i = 0; i < sizes->count; ++i) {
    if (sizes->items[i] > INT32_MAX / devices) {
      return emp_parser_error(parser, NULL, "the mesh has too many devices");
    }
    devices *= sizes->items[i];
  }
  if ((int64_t)ids->count != devices) {
    return emp_parser_error(parser, NULL, "wanted %lld device ids, found %zu",
                            (long long)devices, ids->count);
  }
  *out_is_iota = sizes->count > 0;
  if (!sizes->count) return true;
  uint8_t* seen = emp_arena_alloc(emp_parser_scratch(parser), ids->count, 1, 1);
  memset(seen, 0, ids->count);
  for (size_t i = 0; i < ids->count; ++i) {
    int64_t id = ids->items[i];
    *out_is_iota &= id == (int64_t)i;
    if (id >= devices || seen[id]) {
      return emp_parser_error(parser, NULL,
                              "device ids are 0 to %lld, each once",
                              (long long)(devices - 1));
    }
    seen[id] = 1;
  }
  return true;
}

bool emp_sdy_parse_mesh(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  attr_list_t names = {0};
  int_list_t sizes = {0};
  int_list_t ids = {0};
  bool is_iota = false;
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  if (!emp_try_punct(parser, "]")) {
    do {
      if (!parse_axis(parser, &names, &sizes)) return false;
    } while (emp_try_punct(parser, ","));
    if (!emp_parse_punct(parser, "]")) return false;
  }
  if (emp_try_punct(parser, ",") &&
      (!parse_device_ids(parser, &ids) ||
       !check_device_ids(parser, &sizes, &ids, &is_iota))) {
    return false;
  }
  out_params[EMP_SDY_MESH_NAMES] =
      emp_attr_array(context, names.items, names.count);
  out_params[EMP_SDY_MESH_SIZES] =
      emp_attr_i64_array(context, sizes.items, sizes.count);
  // Ids in their natural order are left out.
  if (ids.count && !is_iota) {
    out_params[EMP_SDY_MESH_DEVICE_IDS] =
        emp_attr_i64_array(context, ids.items, ids.count);
  }
  *out_count = EMP_SDY_MESH_PARAM_COUNT;
  return emp_parse_punct(parser, ">");
}

void emp_sdy_print_mesh(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* names = attr->items[EMP_SDY_MESH_NAMES];
  const emp_attr_t* sizes = attr->items[EMP_SDY_MESH_SIZES];
  const emp_attr_t* ids = attr->items[EMP_SDY_MESH_DEVICE_IDS];
  emp_print_text(printer, "<[");
  for (uint32_t i = 0; i < names->count; ++i) {
    if (i) emp_print_text(printer, ", ");
    emp_print_quoted(printer, names->items[i]->text);
    emp_printf(printer, "=%lld", (long long)emp_dense_int(sizes, i));
  }
  emp_print_text(printer, "]");
  if (ids) {
    emp_print_text(printer, ", device_ids=[");
    for (int64_t i = 0; i < emp_dense_count(ids); ++i) {
      emp_printf(printer, "%s%lld", i ? ", " : "",
                 (long long)emp_dense_int(ids, i));
    }
    emp_print_text(printer, "]");
  }
  emp_print_text(printer, ">");
}

// -- shardings ----------------------------------------------------------------

// `@mesh` or `mesh<[..]>`
static bool parse_mesh_or_ref(emp_parser_t* parser,
                              const emp_attr_t** out_mesh) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t name = {0};
  if (!emp_try_keyword(parser, "mesh")) {
    if (!emp_parse_symbol_name(parser, &name)) return false;
    *out_mesh = emp_attr_symbol(context, name);
    return true;
  }
  const emp_attr_t* params[EMP_SDY_MESH_PARAM_COUNT] = {0};
  size_t count = 0;
  if (!emp_sdy_parse_mesh(parser, params, EMP_SDY_MESH_PARAM_COUNT, &count)) {
    return false;
  }
  *out_mesh = emp_attr_named(context, "sdy.mesh", params, count);
  return true;
}

static const emp_attr_t* list_attr(emp_parser_t* parser,
                                   const attr_list_t* list) {
  return emp_attr_array(emp_parser_context(parser), list->items, list->count);
}

// `"x"` or `"x":(2)4`
static bool parse_axis_ref(emp_parser_t* parser, attr_list_t* axes) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t name = {0};
  int64_t pre = 0;
  int64_t size = 0;
  if (!emp_parse_string(parser, &name)) return false;
  const emp_attr_t* axis = emp_attr_string(context, name);
  if (emp_try_punct(parser, ":")) {
    if (!emp_parse_punct(parser, "(") || !emp_parse_int(parser, &pre) ||
        !emp_parse_punct(parser, ")") || !emp_parse_int(parser, &size)) {
      return false;
    }
    const emp_attr_t* parts[] = {axis, emp_attr_i64(context, pre),
                                 emp_attr_i64(context, size)};
    axis = emp_attr_array(context, parts, 3);
  }
  emp_array_push(emp_parser_scratch(parser), axes, axis);
  return true;
}

// `{"x", "y":(1)2}`; with `out_is_open` there may be a `?` at the end.
static bool parse_axes(emp_parser_t* parser, const emp_attr_t** out_axes,
                       bool* out_is_open) {
  attr_list_t axes = {0};
  if (!emp_parse_punct(parser, "{")) return false;
  if (!emp_peek_punct(parser, "}")) {
    do {
      if (out_is_open && emp_try_punct(parser, "?")) {
        *out_is_open = true;
        break;
      }
      if (!parse_axis_ref(parser, &axes)) return false;
    } while (emp_try_punct(parser, ","));
  }
  *out_axes = list_attr(parser, &axes);
  return emp_parse_punct(parser, "}");
}

// `p1` behind a dim; *out_priority is -1 when there is none.
static bool parse_priority(emp_parser_t* parser, int64_t* out_priority) {
  emp_str_t word = {0};
  *out_priority = -1;
  if (!emp_try_any_keyword(parser, &word)) return true;
  emp_str_t digits = {word.data + 1, word.length - 1};
  bool fits = is_priority(word) && emp_parse_i64(digits, out_priority) &&
              (digits.length == 1 || digits.data[0] != '0');
  return fits ||
         emp_parser_error(parser, NULL,
                          "expected a priority such as p1, found '%.*s'",
                          EMP_STR_ARGS(word));
}

static bool parse_dim(emp_parser_t* parser, attr_list_t* dims) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* axes = NULL;
  bool is_open = false;
  int64_t priority = -1;
  if (!parse_axes(parser, &axes, &is_open) ||
      !parse_priority(parser, &priority)) {
    return false;
  }
  const emp_attr_t* parts[EMP_SDY_DIM_PARAM_COUNT] = {
      axes, emp_attr_bool(context, is_open), emp_attr_i64(context, priority)};
  emp_array_push(emp_parser_scratch(parser), dims,
                 emp_attr_array(context, parts, EMP_SDY_DIM_PARAM_COUNT));
  return true;
}

// `replicated={..}` and `unreduced=max{..}`, in any order.
static bool parse_rest(emp_parser_t* parser, const emp_attr_t** out_params) {
  emp_str_t word = {0};
  if (!emp_parse_any_keyword(parser, &word)) return false;
  bool is_unreduced = emp_str_is(word, "unreduced");
  if (!is_unreduced && !emp_str_is(word, "replicated")) {
    return emp_parser_error(parser, NULL,
                            "expected replicated or unreduced, found '%.*s'",
                            EMP_STR_ARGS(word));
  }
  if (!emp_parse_punct(parser, "=")) return false;
  if (is_unreduced && emp_try_any_keyword(parser, &word)) {
    if (!emp_str_is(word, "max") && !emp_str_is(word, "min")) {
      return emp_parser_error(parser, NULL, "expected max or min, found '%.*s'",
                              EMP_STR_ARGS(word));
    }
    out_params[EMP_SDY_SHARDING_REDUCTION] =
        emp_attr_string(emp_parser_context(parser), word);
  }
  return parse_axes(parser,
                    &out_params[is_unreduced ? EMP_SDY_SHARDING_UNREDUCED
                                             : EMP_SDY_SHARDING_REPLICATED],
                    NULL);
}

bool emp_sdy_parse_sharding(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  const emp_attr_t* none = emp_attr_array(emp_parser_context(parser), NULL, 0);
  attr_list_t dims = {0};
  (void)capacity;
  if (!emp_parse_punct(parser, "<") ||
      !parse_mesh_or_ref(parser, &out_params[EMP_SDY_SHARDING_MESH]) ||
      !emp_parse_punct(parser, ",") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  if (!emp_peek_punct(parser, "]")) {
    do {
      if (!parse_dim(parser, &dims)) return false;
    } while (emp_try_punct(parser, ","));
  }
  if (!emp_parse_punct(parser, "]")) return false;
  out_params[EMP_SDY_SHARDING_DIMS] = list_attr(parser, &dims);
  out_params[EMP_SDY_SHARDING_REPLICATED] = none;
  out_params[EMP_SDY_SHARDING_UNREDUCED] = none;
  while (emp_try_punct(parser, ",")) {
    if (!parse_rest(parser, out_params)) return false;
  }
  *out_count = EMP_SDY_SHARDING_PARAM_COUNT;
  return emp_parse_punct(parser, ">");
}

static void print_axes(emp_printer_t* printer, const emp_attr_t* axes) {
  for (uint32_t i = 0; i < axes->count; ++i) {
    const emp_attr_t* axis = axes->items[i];
    bool is_part = axis->kind == EMP_ATTR_ARRAY;
    if (i) emp_print_text(printer, ", ");
    emp_print_quoted(printer, is_part ? axis->items[0]->text : axis->text);
    if (is_part) {
      emp_printf(printer, ":(%lld)%lld", (long long)axis->items[1]->value,
                 (long long)axis->items[2]->value);
    }
  }
}

static void print_dim(emp_printer_t* printer, const emp_attr_t* dim) {
  const emp_attr_t* axes = dim->items[EMP_SDY_DIM_AXES];
  int64_t priority = dim->items[EMP_SDY_DIM_PRIORITY]->value;
  emp_print_text(printer, "{");
  print_axes(printer, axes);
  if (dim->items[EMP_SDY_DIM_IS_OPEN]->value) {
    emp_print_text(printer, axes->count ? ", ?" : "?");
  }
  emp_print_text(printer, "}");
  if (priority >= 0) emp_printf(printer, "p%lld", (long long)priority);
}

static void print_rest(emp_printer_t* printer, const char* word,
                       const emp_attr_t* reduction, const emp_attr_t* axes) {
  if (!axes->count) return;
  emp_printf(printer, ", %s=", word);
  if (reduction) emp_print_str(printer, reduction->text);
  emp_print_text(printer, "{");
  print_axes(printer, axes);
  emp_print_text(printer, "}");
}

void emp_sdy_print_sharding(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* mesh = attr->items[EMP_SDY_SHARDING_MESH];
  const emp_attr_t* dims = attr->items[EMP_SDY_SHARDING_DIMS];
  emp_print_text(printer, "<");
  if (mesh->kind == EMP_ATTR_SYMBOL_REF) {
    emp_print_attr(printer, mesh);
  } else {
    emp_print_text(printer, "mesh");
    emp_sdy_print_mesh(printer, mesh);
  }
  emp_print_text(printer, ", [");
  for (uint32_t i = 0; i < dims->count; ++i) {
    if (i) emp_print_text(printer, ", ");
    print_dim(printer, dims->items[i]);
  }
  emp_print_text(printer, "]");
  print_rest(printer, "replicated", NULL,
             attr->items[EMP_SDY_SHARDING_REPLICATED]);
  print_rest(printer, "unreduced", attr->items[EMP_SDY_SHARDING_REDUCTION],
             attr->items[EMP_SDY_SHARDING_UNREDUCED]);
  emp_print_text(printer, ">");
}

// `{"x", "y"}`
bool emp_sdy_parse_axes(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  return parse_axes(parser, &out_params[0], NULL);
}

void emp_sdy_print_axes(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "{");
  print_axes(printer, attr->items[0]);
  emp_print_text(printer, "}");
}

// `[<..>, <..>]`
static bool parse_list(emp_parser_t* parser, const emp_attr_t** out_list) {
  emp_context_t* context = emp_parser_context(parser);
  attr_list_t list = {0};
  if (!emp_parse_punct(parser, "[")) return false;
  if (!emp_try_punct(parser, "]")) {
    do {
      const emp_attr_t* params[EMP_SDY_SHARDING_PARAM_COUNT] = {0};
      size_t count = 0;
      if (!emp_sdy_parse_sharding(parser, params, EMP_SDY_SHARDING_PARAM_COUNT,
                                  &count)) {
        return false;
      }
      emp_array_push(emp_parser_scratch(parser), &list,
                     emp_attr_named(context, "sdy.sharding", params, count));
    } while (emp_try_punct(parser, ","));
    if (!emp_parse_punct(parser, "]")) return false;
  }
  *out_list = list_attr(parser, &list);
  return true;
}

static void print_list(emp_printer_t* printer, const emp_attr_t* list) {
  emp_print_text(printer, "[");
  for (uint32_t i = 0; i < list->count; ++i) {
    if (i) emp_print_text(printer, ", ");
    emp_sdy_print_sharding(printer, list->items[i]);
  }
  emp_print_text(printer, "]");
}

bool emp_sdy_parse_per_value(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  return emp_parse_punct(parser, "<") && parse_list(parser, &out_params[0]) &&
         emp_parse_punct(parser, ">");
}

void emp_sdy_print_per_value(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  print_list(printer, attr->items[0]);
  emp_print_text(printer, ">");
}

bool emp_sdy_parse_shardings(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count) {
  (void)count;
  const emp_attr_t* list = NULL;
  if (!parse_list(parser, &list)) return false;
  emp_parser_add_attr(parser, args[0].attr_name,
                      emp_attr_named(emp_parser_context(parser),
                                     "sdy.sharding_per_value", &list, 1));
  return true;
}

void emp_sdy_print_shardings(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  print_list(printer, args[0].attr->items[0]);
}
