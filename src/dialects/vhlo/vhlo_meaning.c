// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types and attributes of the vhlo dialect stand for: the type of that
// name without `_v1`, a tensor of such, the number, text or list inside.
// StableHLO's own attributes are written as text and read again, so that this
// file need not know how they are stored.
#include <string.h>

#include "base/text.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/context.h"
#include "ir/op_spec.h"
#include "ir/parse.h"

bool emp_vhlo_is(const emp_attr_t* attr, const char* name) {
  if (attr->kind != EMP_ATTR_DIALECT) return false;
  const char* full = attr->attr_def->name;
  return strncmp(full, "vhlo.", 5) == 0 && strcmp(full + 5, name) == 0;
}

static bool is_vhlo_name(const char* name) {
  return strncmp(name, "vhlo.", 5) == 0;
}

static const emp_type_t* parse_type(emp_context_t* context, emp_str_t text) {
  emp_diag_sink_t silent = {0};
  return emp_parse_type(context, text, &silent);
}

static const emp_attr_t* parse_attr(emp_context_t* context, emp_str_t text) {
  emp_diag_sink_t silent = {0};
  return emp_parse_attr(context, text, &silent);
}

// -- scalars and quantized types ----------------------------------------------

// Names that are not those of today.
static const struct {
  const char* vhlo;
  const char* builtin;
} kNames[] = {
    {"bool", "i1"},
    {"tf31", "tf32"},
    {"token", "!stablehlo.token"},
};

static const emp_type_t* scalar_type(emp_context_t* context, const char* name) {
  char text[32];
  size_t length = strlen(name);
  if (length < 3 || length - 3 >= sizeof text) return NULL;
  memcpy(text, name, length - 3);  // without `_v1`
  text[length - 3] = 0;
  for (size_t i = 0; i < sizeof kNames / sizeof kNames[0]; ++i) {
    if (strcmp(text, kNames[i].vhlo) == 0) {
      return parse_type(context, emp_str_from(kNames[i].builtin));
    }
  }
  return parse_type(context, emp_str_from(text));
}

static void append_double(emp_text_t* text, const emp_attr_t* number) {
  char digits[40];
  size_t length =
      emp_print_f64_exponent(emp_attr_float_value(number), 17, digits);
  emp_text_append(text, (emp_str_t){digits, length});
}

// `i8<-8:7>:f32`, the start of a quantized type; false when it is none.
static bool append_quantized(emp_text_t* text, emp_vhlo_map_t* map,
                             const emp_type_t* type, const emp_attr_t* min,
                             const emp_attr_t* max, const emp_attr_t* flags) {
  const emp_type_t* storage = emp_vhlo_type(map, type->params[0]->type);
  const emp_type_t* expressed = emp_vhlo_type(map, type->params[1]->type);
  if (!storage || storage->kind != EMP_TYPE_INTEGER || !expressed) return false;
  emp_text_format(text, "!quant.uniform<%c%u<%lld:%lld>:%s",
                  flags->value & 1 ? 'i' : 'u', storage->bits,
                  (long long)min->value, (long long)max->value,
                  emp_type_text(text->arena, expressed));
  return true;
}

static const emp_type_t* quant_type(emp_vhlo_map_t* map,
                                    const emp_type_t* type) {
  const emp_attr_t* const* p = type->params;
  emp_text_t text = {.arena = emp_context_arena(type->context)};
  if (!append_quantized(&text, map, type, p[4], p[5], p[6])) return NULL;
  emp_text_append(&text, EMP_STR(", "));
  append_double(&text, p[2]);
  emp_text_format(&text, ":%lld>", (long long)p[3]->value);
  return parse_type(type->context, emp_text_view(&text));
}

static const emp_type_t* quant_per_axis_type(emp_vhlo_map_t* map,
                                             const emp_type_t* type) {
  const emp_attr_t* const* p = type->params;
  emp_text_t text = {.arena = emp_context_arena(type->context)};
  if (!append_quantized(&text, map, type, p[5], p[6], p[7]) ||
      emp_dense_count(p[4]) != p[3]->count) {
    return NULL;
  }
  emp_text_format(&text, ":%lld, {", (long long)p[2]->value);
  for (uint32_t i = 0; i < p[3]->count; ++i) {
    if (i) emp_text_append_char(&text, ',');
    append_double(&text, p[3]->items[i]);
    emp_text_format(&text, ":%lld", (long long)emp_dense_int(p[4], i));
  }
  emp_text_append(&text, EMP_STR("}>"));
  return parse_type(type->context, emp_text_view(&text));
}

// -- types of types -----------------------------------------------------------

static bool translate_types(emp_vhlo_map_t* map, const emp_attr_t* types,
                            const emp_type_t*** out_types) {
  emp_arena_t* arena = emp_context_arena(types->context);
  *out_types = emp_arena_new_array(arena, const emp_type_t*,
                                   types->count ? types->count : 1);
  for (uint32_t i = 0; i < types->count; ++i) {
    (*out_types)[i] = emp_vhlo_type(map, types->items[i]->type);
    if (!(*out_types)[i]) return false;
  }
  return true;
}

static const emp_type_t* func_type(emp_vhlo_map_t* map,
                                   const emp_type_t* type) {
  const emp_type_t** inputs = NULL;
  const emp_type_t** results = NULL;
  if (!translate_types(map, type->params[0], &inputs) ||
      !translate_types(map, type->params[1], &results)) {
    return NULL;
  }
  return emp_type_function(type->context, inputs, type->params[0]->count,
                           results, type->params[1]->count);
}

static const emp_type_t* tuple_type(emp_vhlo_map_t* map,
                                    const emp_type_t* type) {
  const emp_type_t** types = NULL;
  if (!translate_types(map, type->params[0], &types)) return NULL;
  return emp_type_tuple(type->context, types, type->params[0]->count);
}

static const emp_type_t* future_type(emp_vhlo_map_t* map,
                                     const emp_type_t* type) {
  const emp_type_t** types = NULL;
  emp_text_t text = {.arena = emp_context_arena(type->context)};
  if (!translate_types(map, type->params[0], &types)) return NULL;
  emp_text_append(&text, EMP_STR("!stablehlo.future<"));
  for (uint32_t i = 0; i < type->params[0]->count; ++i) {
    emp_text_format(&text, "%s%s", i ? ", " : "",
                    emp_type_text(text.arena, types[i]));
  }
  emp_text_append_char(&text, '>');
  return parse_type(type->context, emp_text_view(&text));
}

static const emp_attr_t* translate_encoding(const emp_attr_t* encoding) {
  if (!emp_vhlo_is(encoding, "type_extensions_v1")) return encoding;
  const emp_attr_t* bounds = encoding->items[0];
  emp_text_t text = {.arena = emp_context_arena(encoding->context)};
  emp_text_append(&text, EMP_STR("#stablehlo.bounds<"));
  for (int64_t i = 0; i < emp_dense_count(bounds); ++i) {
    int64_t bound = emp_dense_int(bounds, i);
    if (i) emp_text_append(&text, EMP_STR(", "));
    if (bound == EMP_DIM_DYNAMIC) {
      emp_text_append_char(&text, '?');
    } else {
      emp_text_format(&text, "%lld", (long long)bound);
    }
  }
  emp_text_append_char(&text, '>');
  return parse_attr(encoding->context, emp_text_view(&text));
}

static bool is_element(const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
    case EMP_TYPE_INDEX:
    case EMP_TYPE_FLOAT:
    case EMP_TYPE_COMPLEX:
    case EMP_TYPE_DIALECT:
    case EMP_TYPE_OPAQUE:
      return true;
    default:
      return false;
  }
}

static const emp_type_t* tensor_type(emp_vhlo_map_t* map,
                                     const emp_type_t* type, bool is_buffer) {
  enum { kMaxRank = 64 };
  int64_t dims[kMaxRank];
  size_t rank = 0;
  const emp_type_t* element = emp_vhlo_type(map, type->params[1]->type);
  const emp_attr_t* encoding = type->params[2];
  if (!element || !is_element(element) ||
      !emp_attr_read_ints(type->params[0], dims, kMaxRank, &rank)) {
    return NULL;
  }
  if (encoding) {
    encoding = translate_encoding(encoding);
    if (!encoding) return NULL;
  }
  emp_diag_sink_t silent = {0};
  if (encoding && !emp_verify_encoding(encoding, dims, rank, &silent,
                                       emp_loc_unknown(type->context))) {
    return NULL;
  }
  return is_buffer ? emp_type_memref(dims, rank, element, NULL, NULL)
                   : emp_type_tensor(dims, rank, element, encoding);
}

static const emp_type_t* element_of(emp_vhlo_map_t* map,
                                    const emp_type_t* type) {
  const emp_type_t* element = emp_vhlo_type(map, type->params[0]->type);
  return element && is_element(element) ? element : NULL;
}

static const emp_type_t* translate_type(emp_vhlo_map_t* map,
                                        const emp_type_t* type) {
  const char* name = type->def->name + 5;
  const emp_type_t* element = NULL;
  if (strcmp(name, "tensor_v1") == 0) return tensor_type(map, type, false);
  if (strcmp(name, "buffer_v1") == 0) return tensor_type(map, type, true);
  if (strcmp(name, "func_v1") == 0) return func_type(map, type);
  if (strcmp(name, "tuple_v1") == 0) return tuple_type(map, type);
  if (strcmp(name, "future_v1") == 0) return future_type(map, type);
  if (strcmp(name, "quant_v1") == 0) return quant_type(map, type);
  if (strcmp(name, "quant_per_axis_v1") == 0) {
    return quant_per_axis_type(map, type);
  }
  if (strcmp(name, "unranked_tensor_v1") == 0) {
    element = element_of(map, type);
    return element ? emp_type_unranked_tensor(element) : NULL;
  }
  if (strcmp(name, "complex_v1") == 0) {
    element = element_of(map, type);
    bool is_real = element && (element->kind == EMP_TYPE_INTEGER ||
                               element->kind == EMP_TYPE_FLOAT);
    return is_real ? emp_type_complex(element) : NULL;
  }
  return scalar_type(type->context, name);
}

// Maps hold what they are given as const again.
static void remember(emp_vhlo_map_t* map, const void* key, const void* value) {
  union {
    const void* in;
    void* out;
  } any = {value};
  if (map) emp_ptr_map_set(&map->known, key, any.out);
}

const emp_type_t* emp_vhlo_type(emp_vhlo_map_t* map, const emp_type_t* type) {
  if (type->kind != EMP_TYPE_DIALECT || !is_vhlo_name(type->def->name)) {
    return type;
  }
  const emp_type_t* known = map ? emp_ptr_map_get(&map->known, type) : NULL;
  if (known) return known;
  const emp_type_t* today = translate_type(map, type);
  if (today) remember(map, type, today);
  return today;
}

// -- attributes ---------------------------------------------------------------

static const emp_attr_t* array_attr(emp_vhlo_map_t* map,
                                    const emp_attr_t* attr) {
  const emp_attr_t* list = attr->items[0];
  const emp_attr_t** items =
      emp_arena_new_array(emp_context_arena(attr->context), const emp_attr_t*,
                          list->count ? list->count : 1);
  for (uint32_t i = 0; i < list->count; ++i) {
    items[i] = emp_vhlo_attr(map, list->items[i]);
    if (!items[i]) return NULL;
  }
  return emp_attr_array(attr->context, items, list->count);
}

// The first of two equal names counts.
static const emp_attr_t* dictionary_attr(emp_vhlo_map_t* map,
                                         const emp_attr_t* attr) {
  const emp_attr_t* list = attr->items[0];
  emp_arena_t* arena = emp_context_arena(attr->context);
  emp_named_attr_t* entries =
      emp_arena_new_array(arena, emp_named_attr_t, list->count / 2 + 1);
  emp_str_map_t seen = {.arena = arena};
  size_t count = 0;
  for (uint32_t i = 0; i + 1 < list->count; i += 2) {
    const emp_attr_t* name = emp_vhlo_attr(map, list->items[i]);
    const emp_attr_t* value = emp_vhlo_attr(map, list->items[i + 1]);
    if (!name || name->kind != EMP_ATTR_STRING || !value) return NULL;
    if (emp_str_map_has(&seen, name->text)) continue;
    emp_str_map_set(&seen, name->text, &seen);
    entries[count++] = (emp_named_attr_t){name->text, value};
  }
  return emp_attr_dictionary(attr->context, entries, count);
}

static void append_dims(emp_text_t* text, const emp_attr_t* dims) {
  emp_text_append_char(text, '[');
  for (int64_t i = 0; i < emp_dense_count(dims); ++i) {
    emp_text_format(text, "%s%lld", i ? ", " : "",
                    (long long)emp_dense_int(dims, i));
  }
  emp_text_append_char(text, ']');
}

static const emp_attr_t* alias_attr(const emp_attr_t* attr) {
  emp_text_t text = {.arena = emp_context_arena(attr->context)};
  emp_text_append(&text, EMP_STR("#stablehlo.output_operand_alias<"
                                 "output_tuple_indices = "));
  append_dims(&text, attr->items[0]);
  emp_text_format(&text, ", operand_index = %lld, operand_tuple_indices = ",
                  (long long)attr->items[1]->value);
  append_dims(&text, attr->items[2]);
  emp_text_append_char(&text, '>');
  return parse_attr(attr->context, emp_text_view(&text));
}

static const emp_attr_t* accuracy_attr(const emp_attr_t* attr) {
  const emp_attr_t* mode = attr->items[3];
  const char* keyword = mode->kind == EMP_ATTR_ENUM
                            ? emp_enum_keyword(mode->enum_def, mode->value)
                            : NULL;
  if (!keyword) return NULL;
  emp_text_t text = {.arena = emp_context_arena(attr->context)};
  emp_text_append(&text, EMP_STR("#stablehlo.result_accuracy<"));
  if (strcmp(keyword, "TOLERANCE") == 0) {
    emp_text_append(&text, EMP_STR("atol = "));
    append_double(&text, attr->items[0]);
    emp_text_append(&text, EMP_STR(", rtol = "));
    append_double(&text, attr->items[1]);
    emp_text_format(&text, ", ulps = %lld, ", (long long)attr->items[2]->value);
  }
  emp_text_format(&text, "mode = #stablehlo.result_accuracy_mode<%s>>",
                  keyword);
  return parse_attr(attr->context, emp_text_view(&text));
}

// `vhlo.PrecisionV1` and `stablehlo.Precision` have the same keywords.
static const emp_attr_t* enum_attr(const emp_attr_t* attr) {
  const char* name = attr->enum_def->name + 5;
  const char* keyword = emp_enum_keyword(attr->enum_def, attr->value);
  char full[64] = "stablehlo.";
  size_t head = strlen(full);
  size_t length = strlen(name);
  int64_t value = 0;
  if (!keyword || length < 2 || head + length >= sizeof full) return NULL;
  memcpy(full + head, name, length - 2);
  full[head + length - 2] = 0;
  const emp_enum_def_t* def =
      emp_context_enum_def(attr->context, emp_str_from(full));
  if (!def || !emp_enum_value(def, emp_str_from(keyword), &value)) return NULL;
  return emp_enum_attr(attr->context, def, value);
}

static const emp_attr_t* type_attr(emp_vhlo_map_t* map,
                                   const emp_attr_t* attr) {
  const emp_type_t* type = emp_vhlo_type(map, attr->items[0]->type);
  return type ? emp_attr_type(type) : NULL;
}

static const emp_attr_t* translate_attr(emp_vhlo_map_t* map,
                                        const emp_attr_t* attr) {
  if (emp_vhlo_is(attr, "array_v1")) return array_attr(map, attr);
  if (emp_vhlo_is(attr, "dict_v1")) return dictionary_attr(map, attr);
  if (emp_vhlo_is(attr, "type_v1")) return type_attr(map, attr);
  if (emp_vhlo_is(attr, "output_operand_alias_v1")) return alias_attr(attr);
  if (emp_vhlo_is(attr, "result_accuracy_v1")) return accuracy_attr(attr);
  if (emp_vhlo_is(attr, "type_extensions_v1")) return translate_encoding(attr);
  return attr->items[0];  // a number, a text, elements
}

const emp_attr_t* emp_vhlo_attr(emp_vhlo_map_t* map, const emp_attr_t* attr) {
  bool is_enum =
      attr->kind == EMP_ATTR_ENUM && is_vhlo_name(attr->enum_def->name);
  bool is_dialect =
      attr->kind == EMP_ATTR_DIALECT && is_vhlo_name(attr->attr_def->name);
  if (!is_enum && !is_dialect) return attr;
  const emp_attr_t* known = map ? emp_ptr_map_get(&map->known, attr) : NULL;
  if (known) return known;
  const emp_attr_t* today =
      is_enum ? enum_attr(attr) : translate_attr(map, attr);
  if (today) remember(map, attr, today);
  return today;
}
