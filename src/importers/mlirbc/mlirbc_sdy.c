// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the sdy dialect encodes its attributes, which say on which devices parts
// of a program run. Each one becomes its text: that of a whole attribute is
// read as text, that of a part (an axis, a dim) is kept for what it is part of.
#include <string.h>

#include "base/text.h"
#include "importers/mlirbc/mlirbc_state.h"

typedef struct sdy_s {
  emp_mlirbc_cursor_t* cursor;
  emp_text_t text;
} sdy_t;

typedef bool (*append_fn_t)(sdy_t* sdy);

// Texts repeat their parts: they may take so many bytes, and so many for each
// byte of the file.
enum { kTextBytes = 1 << 20, kTextBytesPerByte = 64 };

static bool fits(sdy_t* sdy) {
  emp_mlirbc_t* reader = sdy->cursor->reader;
  size_t limit = kTextBytes + reader->length * kTextBytesPerByte;
  if (sdy->text.length <= limit - reader->sdy_length) return true;
  return emp_mlirbc_fail(reader, sdy->cursor->at,
                         "wants %zu bytes of text in attributes of sdy at most",
                         limit);
}

static void put(sdy_t* sdy, const char* text) {
  emp_text_append(&sdy->text, emp_str_from(text));
}

static bool append_list(sdy_t* sdy, const char* what, const char* separator,
                        append_fn_t append_one) {
  size_t count = 0;
  if (!emp_mlirbc_count(sdy->cursor, what, &count)) return false;
  for (size_t i = 0; i < count; ++i) {
    if (i) put(sdy, separator);
    if (!append_one(sdy) || !fits(sdy)) return false;
  }
  return true;
}

static bool append_signed(sdy_t* sdy, const char* before, const char* what) {
  int64_t value = 0;
  if (!emp_mlirbc_signed(sdy->cursor, what, &value)) return false;
  emp_text_format(&sdy->text, "%s%lld", before, (long long)value);
  return true;
}

static bool append_quoted(sdy_t* sdy, emp_str_t value) {
  emp_text_append_char(&sdy->text, '"');
  for (size_t i = 0; i < value.length; ++i) {
    unsigned char c = (unsigned char)value.data[i];
    bool is_plain = c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
    emp_text_format(&sdy->text, is_plain ? "%c" : "\\%02X", c);
  }
  emp_text_append_char(&sdy->text, '"');
  return true;
}

static bool append_name(sdy_t* sdy) {
  emp_str_t name = {0};
  return emp_mlirbc_string(sdy->cursor, "the name of an axis", &name) &&
         append_quoted(sdy, name);
}

// -- parts --------------------------------------------------------------------

// Parts are attributes that have text only.
static bool append_part_of(sdy_t* sdy, const uint8_t* at,
                           const emp_attr_t* part) {
  if (part->kind != EMP_ATTR_OPAQUE) {
    return emp_mlirbc_fail(sdy->cursor->reader, at,
                           "wants a part of a sharding, found %s",
                           emp_attr_text(&sdy->cursor->reader->scratch, part));
  }
  emp_text_append(&sdy->text, part->text);
  return true;
}

static bool append_part(sdy_t* sdy) {
  const uint8_t* at = sdy->cursor->at;
  const emp_attr_t* part = NULL;
  return emp_mlirbc_attr(sdy->cursor, "a part of a sharding", &part) &&
         append_part_of(sdy, at, part);
}

// What follows `prefix` in the text of a whole attribute.
static bool append_rest(sdy_t* sdy, const char* prefix) {
  emp_mlirbc_t* reader = sdy->cursor->reader;
  const uint8_t* at = sdy->cursor->at;
  const emp_attr_t* attr = NULL;
  if (!emp_mlirbc_attr(sdy->cursor, prefix, &attr)) return false;
  const char* text = emp_attr_text(&reader->tables, attr);
  size_t length = strlen(prefix);
  if (strncmp(text, prefix, length) != 0) {
    return emp_mlirbc_fail(reader, at, "wants %s.., found %s", prefix, text);
  }
  put(sdy, text + length);
  return true;
}

static bool append_axis_name(sdy_t* sdy) {
  const emp_attr_t* name = NULL;
  return emp_mlirbc_attr_of(sdy->cursor, "the name of an axis", EMP_ATTR_STRING,
                            &name) &&
         append_quoted(sdy, name->text);
}

static bool append_mesh_axis(sdy_t* sdy) {
  return append_name(sdy) && append_signed(sdy, "=", "the size of an axis");
}

static bool append_sub_axis(sdy_t* sdy) {
  return append_signed(sdy, ":(", "the size before a part of an axis") &&
         append_signed(sdy, ")", "the size of a part of an axis");
}

static bool append_axis_ref(sdy_t* sdy) {
  const uint8_t* at = sdy->cursor->at;
  const emp_attr_t* part = NULL;
  if (!append_name(sdy) ||
      !emp_mlirbc_optional_attr(sdy->cursor, "a part of an axis", &part)) {
    return false;
  }
  return !part || append_part_of(sdy, at, part);
}

static bool append_axes(sdy_t* sdy) {
  put(sdy, "{");
  if (!append_list(sdy, "the number of axes", ", ", append_part)) return false;
  put(sdy, "}");
  return true;
}

static bool append_dim(sdy_t* sdy) {
  uint64_t priority = 0;
  bool has_priority = false;
  uint8_t is_closed = 0;
  put(sdy, "{");
  size_t empty_length = sdy->text.length;
  if (!append_list(sdy, "the number of axes", ", ", append_part) ||
      !emp_mlirbc_byte(sdy->cursor, "whether a dim is closed", &is_closed) ||
      !emp_mlirbc_flagged(sdy->cursor, "a priority", &priority,
                          &has_priority)) {
    return false;
  }
  if (!is_closed) put(sdy, sdy->text.length == empty_length ? "?" : ", ?");
  put(sdy, "}");
  if (has_priority) {
    emp_text_format(&sdy->text, "p%llu", (unsigned long long)priority);
  }
  return true;
}

// -- meshes and shardings -----------------------------------------------------

static bool append_id(sdy_t* sdy) {
  return append_signed(sdy, "", "a device id");
}

static bool append_mesh(sdy_t* sdy) {
  put(sdy, "#sdy.mesh<[");
  if (!append_list(sdy, "the number of axes", ", ", append_part)) return false;
  put(sdy, "], device_ids=[");
  size_t length = sdy->text.length;
  if (!append_list(sdy, "the number of devices", ", ", append_id)) return false;
  if (sdy->text.length == length) {
    sdy->text.length -= strlen(", device_ids=[");
    put(sdy, ">");
  } else {
    put(sdy, "]>");
  }
  return true;
}

static bool append_mesh_or_ref(sdy_t* sdy) {
  emp_mlirbc_cursor_t before = *sdy->cursor;
  const emp_attr_t* mesh = NULL;
  if (!emp_mlirbc_attr(sdy->cursor, "a mesh", &mesh)) return false;
  if (mesh->kind == EMP_ATTR_SYMBOL_REF) {
    put(sdy, emp_attr_text(&sdy->cursor->reader->tables, mesh));
    return true;
  }
  *sdy->cursor = before;
  return append_rest(sdy, "#sdy.");
}

// `, unreduced={"x"}`, nothing without axes.
static bool append_named_axes(sdy_t* sdy, const char* name) {
  size_t start = sdy->text.length;
  emp_text_format(&sdy->text, ", %s=", name);
  size_t empty_length = sdy->text.length + 2;
  if (!append_axes(sdy)) return false;
  if (sdy->text.length == empty_length) sdy->text.length = start;
  return true;
}

static bool append_sharding(sdy_t* sdy) {
  put(sdy, "#sdy.sharding<");
  if (!append_mesh_or_ref(sdy)) return false;
  put(sdy, ", [");
  if (!append_list(sdy, "the number of dims", ", ", append_part)) return false;
  put(sdy, "]");
  return append_named_axes(sdy, "replicated");
}

static bool append_sharding_v1(sdy_t* sdy) {
  if (!append_sharding(sdy)) return false;
  put(sdy, ">");
  return true;
}

static bool append_sharding_v2(sdy_t* sdy) {
  if (!append_sharding(sdy) || !append_named_axes(sdy, "unreduced")) {
    return false;
  }
  put(sdy, ">");
  return true;
}

static bool append_one_sharding(sdy_t* sdy) {
  return append_rest(sdy, "#sdy.sharding");
}

static bool append_per_value(sdy_t* sdy) {
  put(sdy, "#sdy.sharding_per_value<[");
  if (!append_list(sdy, "the number of shardings", ", ", append_one_sharding)) {
    return false;
  }
  put(sdy, "]>");
  return true;
}

// -- lists of axes ------------------------------------------------------------

static bool append_manual_axes(sdy_t* sdy) {
  put(sdy, "#sdy<manual_axes{");
  if (!append_list(sdy, "the number of axes", ", ", append_axis_name)) {
    return false;
  }
  put(sdy, "}>");
  return true;
}

static bool append_axis_list(sdy_t* sdy) {
  put(sdy, "#sdy<axis_ref_list");
  if (!append_axes(sdy)) return false;
  put(sdy, ">");
  return true;
}

static bool append_one_list(sdy_t* sdy) {
  if (!append_rest(sdy, "#sdy<axis_ref_list")) return false;
  --sdy->text.length;  // the closing angle
  return true;
}

static bool append_list_of_lists(sdy_t* sdy) {
  put(sdy, "#sdy<list_of_axis_ref_lists[");
  if (!append_list(sdy, "the number of dims", ", ", append_one_list)) {
    return false;
  }
  put(sdy, "]>");
  return true;
}

static bool append_all_to_all(sdy_t* sdy) {
  return append_axes(sdy) && append_signed(sdy, ": ", "the dim of a source") &&
         append_signed(sdy, "->", "the dim of a target");
}

static bool append_all_to_alls(sdy_t* sdy) {
  put(sdy, "#sdy<all_to_all_param_list[");
  if (!append_list(sdy, "the number of moves", ", ", append_part)) return false;
  put(sdy, "]>");
  return true;
}

// -- rules --------------------------------------------------------------------

enum { kLetters = 'z' - 'i' + 1 };

static bool append_factor_name(sdy_t* sdy, const uint8_t* at, int64_t factor) {
  if (factor < 0) {
    return emp_mlirbc_fail(sdy->cursor->reader, at,
                           "wants the number of a factor, found %lld",
                           (long long)factor);
  }
  if (factor < kLetters) {
    emp_text_append_char(&sdy->text, (char)('i' + factor));
  } else {
    emp_text_format(&sdy->text, "z_%lld", (long long)factor - kLetters + 1);
  }
  return true;
}

static bool append_factor(sdy_t* sdy) {
  const uint8_t* at = sdy->cursor->at;
  int64_t factor = 0;
  return emp_mlirbc_signed(sdy->cursor, "a factor", &factor) &&
         append_factor_name(sdy, at, factor);
}

static bool append_dim_mapping(sdy_t* sdy) {
  return append_list(sdy, "the number of factors", "", append_factor);
}

static bool append_tensor_mapping(sdy_t* sdy) {
  put(sdy, "[");
  if (!append_list(sdy, "the number of dims", ", ", append_part)) return false;
  put(sdy, "]");
  return true;
}

static bool append_factor_sizes(sdy_t* sdy, const int64_t* sizes,
                                size_t count) {
  for (size_t i = 0; i < count; ++i) {
    put(sdy, i ? ", " : " {");
    if (!append_factor_name(sdy, sdy->cursor->at, (int64_t)i)) return false;
    emp_text_format(&sdy->text, "=%lld", (long long)sizes[i]);
  }
  if (count) put(sdy, "}");
  return true;
}

static bool append_kind(sdy_t* sdy, const char* name) {
  size_t start = sdy->text.length;
  emp_text_format(&sdy->text, " %s={", name);
  size_t empty_length = sdy->text.length;
  if (!append_list(sdy, "the number of factors", ", ", append_factor)) {
    return false;
  }
  if (sdy->text.length == empty_length) {
    sdy->text.length = start;
  } else {
    put(sdy, "}");
  }
  return true;
}

static bool append_rule(sdy_t* sdy) {
  int64_t* sizes = NULL;
  size_t count = 0;
  uint8_t is_custom = 0;
  if (!emp_mlirbc_signed_list(sdy->cursor, "the size of a factor", &sizes,
                              &count)) {
    return false;
  }
  put(sdy, "#sdy.op_sharding_rule<(");
  if (!append_list(sdy, "the number of operands", ", ", append_part)) {
    return false;
  }
  put(sdy, ")->(");
  if (!append_list(sdy, "the number of results", ", ", append_part)) {
    return false;
  }
  put(sdy, ")");
  if (!append_factor_sizes(sdy, sizes, count) ||
      !append_kind(sdy, "reduction") || !append_kind(sdy, "need_replication") ||
      !append_kind(sdy, "permutation") ||
      !append_kind(sdy, "blocked_propagation") ||
      !emp_mlirbc_byte(sdy->cursor, "whether a rule is custom", &is_custom)) {
    return false;
  }
  put(sdy, is_custom ? ", custom>" : ">");
  return true;
}

// -- by code ------------------------------------------------------------------

static const struct {
  append_fn_t append;
  bool is_part;
} kAttrs[] = {
    [0] = {append_manual_axes, false},    [1] = {append_mesh_axis, true},
    [2] = {append_mesh, false},           [3] = {append_sub_axis, true},
    [4] = {append_axis_ref, true},        [5] = {append_dim, true},
    [6] = {append_sharding_v1, false},    [7] = {append_per_value, false},
    [8] = {append_dim_mapping, true},     [9] = {append_tensor_mapping, true},
    [10] = {append_rule, false},          [11] = {append_axis_list, false},
    [12] = {append_list_of_lists, false}, [13] = {append_all_to_all, true},
    [14] = {append_all_to_alls, false},   [15] = {append_sharding_v2, false},
    [16] = {append_per_value, false},
};

static const emp_attr_t* read_attr(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  size_t code = 0;
  if (!emp_mlirbc_index(cursor, "the code of a sdy attribute",
                        sizeof kAttrs / sizeof kAttrs[0], &code)) {
    return NULL;
  }
  sdy_t sdy = {.cursor = cursor, .text = {.arena = &reader->tables}};
  if (!kAttrs[code].append(&sdy) || !fits(&sdy)) return NULL;
  reader->sdy_length += sdy.text.length;
  emp_str_t text = emp_text_view(&sdy.text);
  return kAttrs[code].is_part ? emp_attr_opaque(reader->context, text)
                              : emp_mlirbc_parse_attr(reader, at, text);
}

const emp_mlirbc_encoding_t emp_mlirbc_sdy = {"sdy", read_attr, NULL};
