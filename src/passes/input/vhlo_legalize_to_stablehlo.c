// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vhlo-legalize-to-stablehlo: portable artifacts to StableHLO and func.
//
// Before:
//   "vhlo.func_v1"() <{sym_name = #vhlo.string_v1<"f">, ..}> ({
//   ^bb0(%x: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
//     %0 = "vhlo.slice_v1"(%x) <{start_indices =
//         #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, ..}> : ..
//     "vhlo.return_v1"(%0) : ..
// After:
//   func.func @f(%x: tensor<4xf32>) -> tensor<2xf32> {
//     %0 = stablehlo.slice %x [1:3] : (tensor<4xf32>) -> tensor<2xf32>
//     return %0 : tensor<2xf32>
//
// An op keeps its operands, its regions and its place: it gets the name of
// today, and its types and attributes become those of today. Most of that
// follows from the row of the new op: where it wants an array, a unit attribute
// or a symbol, elements, a truth value or a text become one; an attribute that
// says what leaving it out means is left out. What several old attributes say
// together (dimension numbers, channels, algorithms) is put together here.
// Versions of an op differ in attributes only, so older ones need no step of
// their own.
//
// Right, because each version of an op means the same for ever. Ends: one walk.
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/op_spec.h"
#include "ir/rewrite.h"
#include "passes/passes.h"

typedef struct entry_list_s {
  emp_named_attr_t* items;
  size_t count, capacity;
} entry_list_t;

typedef struct legalizer_s {
  emp_pass_ctx_t* pass;
  emp_arena_t* scratch;  // of one op
  emp_vhlo_map_t map;
  bool has_failed;
} legalizer_t;

// The op that is being translated.
typedef struct old_op_s {
  emp_op_t* op;
  emp_str_t base;  // "slice" of "vhlo.slice_v1"
  emp_op_spec_t* spec;
  entry_list_t attrs;
} old_op_t;

static bool fail(legalizer_t* l, const emp_op_t* op, const char* wanted,
                 const char* found) {
  l->has_failed = true;
  return emp_diag_op_wants(l->pass->sink, op->loc, op->info->name, wanted,
                           found);
}

static void add(legalizer_t* l, old_op_t* old, const char* name,
                const emp_attr_t* value) {
  emp_named_attr_t entry = {emp_intern(l->pass->context, emp_str_from(name)),
                            value};
  emp_array_push(l->scratch, &old->attrs, entry);
}

// -- attributes that say something together -----------------------------------

// One `name = value` of a text, from the attribute `from`.
typedef struct part_s {
  const char* text;  // "offset_dims = "
  const char* from;
  enum { DIMS, DIM, TYPE, FLAG } kind;
} part_t;

// An attribute of several: its name, its syntax, its parts.
typedef struct group_s {
  const char* ops;  // separated by blanks
  const char* name;
  const char* mnemonic;
  const part_t* parts;
  size_t part_count;
} group_t;

static const part_t kDotParts[] = {
    {"lhs_batching_dimensions = ", "lhs_batching_dimensions", DIMS},
    {"rhs_batching_dimensions = ", "rhs_batching_dimensions", DIMS},
    {"lhs_contracting_dimensions = ", "lhs_contracting_dimensions", DIMS},
    {"rhs_contracting_dimensions = ", "rhs_contracting_dimensions", DIMS},
};
static const part_t kGatherParts[] = {
    {"offset_dims = ", "offset_dims", DIMS},
    {"collapsed_slice_dims = ", "collapsed_slice_dims", DIMS},
    {"operand_batching_dims = ", "operand_batching_dims", DIMS},
    {"start_indices_batching_dims = ", "start_indices_batching_dims", DIMS},
    {"start_index_map = ", "start_index_map", DIMS},
    {"index_vector_dim = ", "index_vector_dim", DIM},
};
static const part_t kScatterParts[] = {
    {"update_window_dims = ", "update_window_dims", DIMS},
    {"inserted_window_dims = ", "inserted_window_dims", DIMS},
    {"input_batching_dims = ", "input_batching_dims", DIMS},
    {"scatter_indices_batching_dims = ", "scatter_indices_batching_dims", DIMS},
    {"scatter_dims_to_operand_dims = ", "scatter_dims_to_operand_dims", DIMS},
    {"index_vector_dim = ", "index_vector_dim", DIM},
};
static const part_t kAlgorithmParts[] = {
    {"lhs_precision_type = ", "lhs_precision_type", TYPE},
    {"rhs_precision_type = ", "rhs_precision_type", TYPE},
    {"accumulation_type = ", "accumulation_type", TYPE},
    {"lhs_component_count = ", "lhs_component_count", DIM},
    {"rhs_component_count = ", "rhs_component_count", DIM},
    {"num_primitive_operations = ", "num_primitive_operations", DIM},
    {"allow_imprecise_accumulation = ", "allow_imprecise_accumulation", FLAG},
};
static const part_t kChannelParts[] = {
    {"handle = ", "channel_id", DIM},
    {"type = ", "channel_type", DIM},
};

#define PARTS(list) list, sizeof(list) / sizeof((list)[0])
static const group_t kGroups[] = {
    {"dot_general", "dot_dimension_numbers", "stablehlo.dot", PARTS(kDotParts)},
    {"dot_general", "algorithm", "stablehlo.dot_algorithm",
     PARTS(kAlgorithmParts)},
    {"gather dynamic_gather", "dimension_numbers", "stablehlo.gather",
     PARTS(kGatherParts)},
    {"scatter", "scatter_dimension_numbers", "stablehlo.scatter",
     PARTS(kScatterParts)},
    {"all_gather all_reduce all_to_all collective_broadcast "
     "collective_permute collective_reduce reduce_scatter send recv",
     "channel_handle", "stablehlo.channel_handle", PARTS(kChannelParts)},
};

static bool names(const char* list, emp_str_t name) {
  emp_str_t rest = emp_str_from(list);
  for (bool goes_on = true; goes_on;) {
    emp_str_t word = {0};
    goes_on = emp_str_split(rest, ' ', &word, &rest);
    if (emp_str_equal(word, name)) return true;
  }
  return false;
}

static const emp_attr_t* today(legalizer_t* l, const old_op_t* old,
                               const char* name) {
  const emp_attr_t* attr = emp_op_attr(old->op, name);
  return attr ? emp_vhlo_attr(&l->map, attr) : NULL;
}

static bool is_integers(const emp_attr_t* attr) {
  return attr && attr->kind == EMP_ATTR_DENSE &&
         attr->type->element->kind == EMP_TYPE_INTEGER;
}

static void append_dims(emp_text_t* text, const emp_attr_t* dims,
                        const char* separator) {
  for (int64_t i = 0; i < emp_dense_count(dims); ++i) {
    emp_text_format(text, "%s%lld", i ? separator : "",
                    (long long)emp_dense_int(dims, i));
  }
}

// An older version of an op lacks some parts: nothing and 0 are meant.
static bool append_part(legalizer_t* l, const old_op_t* old, const part_t* part,
                        emp_text_t* text) {
  const emp_attr_t* attr = today(l, old, part->from);
  bool is_there = emp_op_has_attr(old->op, part->from);
  emp_text_append(text, emp_str_from(part->text));
  switch (part->kind) {
    case DIMS:
      if (is_there && !is_integers(attr)) return false;
      emp_text_append_char(text, '[');
      if (is_there) append_dims(text, attr, ", ");
      emp_text_append_char(text, ']');
      return true;
    case DIM:
      if (is_there && (!attr || attr->kind != EMP_ATTR_INTEGER)) return false;
      emp_text_format(text, "%lld", is_there ? (long long)attr->value : 0LL);
      return true;
    case FLAG:
      if (!attr || attr->kind != EMP_ATTR_INTEGER) return false;
      emp_text_append(text, attr->value ? EMP_STR("true") : EMP_STR("false"));
      return true;
    case TYPE:
      if (!attr || attr->kind != EMP_ATTR_TYPE) return false;
      emp_text_append(text,
                      emp_str_from(emp_type_text(l->scratch, attr->type)));
      return true;
  }
  return false;
}

static bool add_text(legalizer_t* l, old_op_t* old, const char* name,
                     const emp_text_t* text) {
  emp_diag_sink_t silent = {0};
  emp_str_t view = emp_text_view(text);
  const emp_attr_t* attr = emp_parse_attr(l->pass->context, view, &silent);
  if (!attr) {
    return fail(l, old->op, "attributes that fit together",
                emp_arena_copy_str(l->scratch, view).data);
  }
  add(l, old, name, attr);
  return true;
}

// A channel 0 and an algorithm of type none are none.
static bool is_left_out(legalizer_t* l, const old_op_t* old,
                        const group_t* group) {
  const part_t* first = &group->parts[0];
  const emp_attr_t* attr = today(l, old, first->from);
  if (group->parts == kChannelParts) {
    bool has_type = emp_op_has_attr(old->op, "channel_type");
    bool is_zero = !attr || attr->kind != EMP_ATTR_INTEGER || !attr->value;
    return !has_type && is_zero;
  }
  if (group->parts != kAlgorithmParts) return false;
  return !attr || attr->kind != EMP_ATTR_TYPE ||
         attr->type->kind == EMP_TYPE_NONE;
}

static bool add_group(legalizer_t* l, old_op_t* old, const group_t* group) {
  if (is_left_out(l, old, group)) return true;
  emp_text_t text = {.arena = l->scratch};
  emp_text_format(&text, "#%s<", group->mnemonic);
  for (size_t i = 0; i < group->part_count; ++i) {
    const part_t* part = &group->parts[i];
    if (i) emp_text_append(&text, EMP_STR(", "));
    if (!append_part(l, old, part, &text)) {
      return fail(l, old->op, "a number or numbers for a part", part->from);
    }
  }
  emp_text_append_char(&text, '>');
  return add_text(l, old, group->name, &text);
}

// -- dimensions of convolutions -----------------------------------------------

enum { kMaxConvRank = 64 };

// One of input, kernel and output: `[b, 0, 1, f]`.
typedef struct conv_side_s {
  const char* first;
  const char* second;
  const char* spatial;
  char first_letter, second_letter;
} conv_side_t;

static const conv_side_t kConvSides[] = {
    {"input_batch_dimension", "input_feature_dimension",
     "input_spatial_dimensions", 'b', 'f'},
    {"kernel_input_feature_dimension", "kernel_output_feature_dimension",
     "kernel_spatial_dimensions", 'i', 'o'},
    {"output_batch_dimension", "output_feature_dimension",
     "output_spatial_dimensions", 'b', 'f'},
};

static bool is_conv(emp_str_t base) {
  return names("convolution dynamic_conv", base);
}

static bool place_letter(const emp_attr_t* dim, char letter, size_t rank,
                         char* letters) {
  if (!dim || dim->kind != EMP_ATTR_INTEGER || dim->value < 0 ||
      (uint64_t)dim->value >= rank || letters[dim->value]) {
    return false;
  }
  letters[dim->value] = letter;
  return true;
}

static bool append_side(legalizer_t* l, const old_op_t* old,
                        const conv_side_t* side, emp_text_t* text) {
  char letters[kMaxConvRank] = {0};
  int64_t numbers[kMaxConvRank] = {0};
  const emp_attr_t* spatial = today(l, old, side->spatial);
  if (!is_integers(spatial)) return false;
  int64_t count = emp_dense_count(spatial);
  if (count < 0 || count + 2 > kMaxConvRank) return false;
  size_t rank = (size_t)count + 2;
  if (!place_letter(today(l, old, side->first), side->first_letter, rank,
                    letters) ||
      !place_letter(today(l, old, side->second), side->second_letter, rank,
                    letters)) {
    return false;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t dim = emp_dense_int(spatial, i);
    if (dim < 0 || (uint64_t)dim >= rank || letters[dim]) return false;
    letters[dim] = '#';
    numbers[dim] = i;
  }
  emp_text_append_char(text, '[');
  for (size_t i = 0; i < rank; ++i) {
    if (i) emp_text_append(text, EMP_STR(", "));
    if (letters[i] == '#') {
      emp_text_format(text, "%lld", (long long)numbers[i]);
    } else {
      emp_text_append_char(text, letters[i]);
    }
  }
  emp_text_append_char(text, ']');
  return true;
}

static bool add_conv_dims(legalizer_t* l, old_op_t* old) {
  static const char* const separators[] = {"#stablehlo.conv<", "x", "->"};
  emp_text_t text = {.arena = l->scratch};
  for (size_t i = 0; i < 3; ++i) {
    emp_text_append(&text, emp_str_from(separators[i]));
    if (!append_side(l, old, &kConvSides[i], &text)) {
      return fail(l, old->op, "each dimension once in", kConvSides[i].spatial);
    }
  }
  emp_text_append_char(&text, '>');
  return add_text(l, old, "dimension_numbers", &text);
}

// -- attributes one by one ----------------------------------------------------

static bool is_part(const old_op_t* old, emp_str_t name) {
  for (size_t g = 0; g < sizeof kGroups / sizeof kGroups[0]; ++g) {
    if (!names(kGroups[g].ops, old->base)) continue;
    for (size_t i = 0; i < kGroups[g].part_count; ++i) {
      if (emp_str_is(name, kGroups[g].parts[i].from)) return true;
    }
  }
  if (!is_conv(old->base)) return false;
  for (size_t i = 0; i < 3; ++i) {
    if (emp_str_is(name, kConvSides[i].first) ||
        emp_str_is(name, kConvSides[i].second) ||
        emp_str_is(name, kConvSides[i].spatial)) {
      return true;
    }
  }
  return false;
}

static bool all_are(const emp_attr_t* attr, int64_t value) {
  if (!is_integers(attr) && attr->kind != EMP_ATTR_DENSE_ARRAY) return false;
  for (int64_t i = 0; i < emp_dense_count(attr); ++i) {
    if (emp_dense_int(attr, i) != value) return false;
  }
  return true;
}

static bool is_empty(const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_ARRAY:
      return attr->count == 0;
    case EMP_ATTR_STRING:
      return attr->text.length == 0;
    case EMP_ATTR_DENSE:
    case EMP_ATTR_DENSE_ARRAY:
      return emp_dense_count(attr) == 0;
    default:
      return false;
  }
}

static bool is_first_case(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_ENUM && attr->value == 0;
}

// What says no more than leaving it out, by name.
static bool is_default_window(emp_str_t name, const emp_attr_t* value) {
  if (names("window_strides lhs_dilation rhs_dilation base_dilations "
            "window_dilations",
            name)) {
    return all_are(value, 1);
  }
  return names("padding window_reversal", name) && all_are(value, 0);
}

static bool is_default(legalizer_t* l, emp_attr_spec_t* spec,
                       const emp_attr_t* value) {
  emp_str_t name = emp_str_from(spec->name);
  if (emp_attr_spec_default(l->pass->context, spec) == value) return true;
  if (is_empty(value) || is_default_window(name, value)) return true;
  if (emp_str_is(name, "compare_type")) return is_first_case(value);
  if (!emp_str_is(name, "precision_config") || value->kind != EMP_ATTR_ARRAY) {
    return false;
  }
  for (uint32_t i = 0; i < value->count; ++i) {
    if (!is_first_case(value->items[i])) return false;
  }
  return true;
}

static const emp_attr_t* to_array(legalizer_t* l, const emp_attr_t* dense) {
  const emp_type_t* element = dense->type->element;
  size_t count = (size_t)emp_dense_count(dense);
  size_t width = emp_dense_element_bytes(element);
  if (!dense->data.is_splat) {
    return emp_attr_dense_array(element, dense->data.bytes, count);
  }
  uint8_t* bytes = emp_arena_alloc(l->scratch, count + 1, width, 8);
  for (size_t i = 0; i < count; ++i)
    memcpy(bytes + i * width, dense->data.bytes, width);
  return emp_attr_dense_array(element, bytes, count);
}

static const emp_attr_t* to_symbols(legalizer_t* l, const emp_attr_t* array) {
  const emp_attr_t** items = emp_arena_new_array(l->scratch, const emp_attr_t*,
                                                 (size_t)array->count + 1);
  for (uint32_t i = 0; i < array->count; ++i) {
    items[i] = array->items[i]->kind == EMP_ATTR_STRING
                   ? emp_attr_symbol(l->pass->context, array->items[i]->text)
                   : array->items[i];
  }
  return emp_attr_array(l->pass->context, items, array->count);
}

// In the form that the new op wants; NULL: to be left out.
static const emp_attr_t* fit(legalizer_t* l, emp_attr_spec_t* spec,
                             const emp_attr_t* value) {
  enum { kMaxArray = 1 << 20 };
  switch (spec->form) {
    case EMP_ATTR_FORM_UNIT:
      if (value->kind != EMP_ATTR_INTEGER) return value;
      return value->value ? emp_attr_unit(l->pass->context) : NULL;
    case EMP_ATTR_FORM_SYMBOL_REF:
      return value->kind == EMP_ATTR_STRING
                 ? emp_attr_symbol(l->pass->context, value->text)
                 : value;
    case EMP_ATTR_FORM_DENSE_ARRAY:
      if (is_integers(value) && value->type->rank == 1 &&
          value->type->element == spec->value_type &&
          emp_dense_count(value) <= kMaxArray) {
        value = to_array(l, value);
      }
      break;
    default:
      break;
  }
  if (strcmp(spec->name, "called_computations") == 0 &&
      value->kind == EMP_ATTR_ARRAY) {
    value = to_symbols(l, value);
  }
  return spec->is_optional && is_default(l, spec, value) ? NULL : value;
}

// Of a newer version of the op than StableHLO here has.
static bool is_unknown(const old_op_t* old, emp_str_t name) {
  static const char later[] = "has_dynamic_root result_tilings";
  return old->spec && names(later, name);
}

static bool is_nothing(const emp_attr_t* value) {
  bool is_false = value->kind == EMP_ATTR_INTEGER && value->value == 0;
  return is_false || is_empty(value);
}

static bool add_one(legalizer_t* l, old_op_t* old,
                    const emp_named_attr_t* entry) {
  const emp_attr_t* value = emp_vhlo_attr(&l->map, entry->value);
  if (!value) {
    return fail(l, old->op, "attributes that StableHLO still has",
                emp_attr_text(l->scratch, entry->value));
  }
  int index = old->spec ? emp_op_spec_attr(old->spec, entry->name) : -1;
  if (index >= 0) value = fit(l, &old->spec->attrs[index], value);
  if (index < 0 && is_unknown(old, entry->name)) {
    return is_nothing(value) ||
           fail(l, old->op, "attributes that StableHLO still has",
                entry->name.data);
  }
  // Gone since dynamic_conv takes its padding as an operand.
  if (index < 0 && emp_str_is(old->base, "dynamic_conv") &&
      emp_str_is(entry->name, "padding")) {
    return all_are(value, 0) || fail(l, old->op, "padding by its operand only",
                                     emp_attr_text(l->scratch, value));
  }
  if (!value) return true;
  emp_named_attr_t kept = {entry->name, value};
  emp_array_push(l->scratch, &old->attrs, kept);
  return true;
}

static bool translate_attrs(legalizer_t* l, old_op_t* old) {
  const emp_attr_t* attrs = old->op->attrs;
  for (uint32_t i = 0; i < attrs->count; ++i) {
    if (is_part(old, attrs->entries[i].name)) continue;
    if (!add_one(l, old, &attrs->entries[i])) return false;
  }
  for (size_t g = 0; g < sizeof kGroups / sizeof kGroups[0]; ++g) {
    if (names(kGroups[g].ops, old->base) && !add_group(l, old, &kGroups[g])) {
      return false;
    }
  }
  return !is_conv(old->base) || add_conv_dims(l, old);
}

// -- ops ----------------------------------------------------------------------

static bool split_name(const emp_op_t* op, emp_str_t* out_base) {
  const char* name = op->info->name;
  if (strncmp(name, "vhlo.", 5) != 0) return false;
  const char* version = strrchr(name, '_');
  *out_base = (emp_str_t){name + 5, (size_t)(version - name) - 5};
  return true;
}

static const emp_op_info_t* new_info(legalizer_t* l, const old_op_t* old) {
  emp_context_t* context = l->pass->context;
  const emp_op_t* parent = emp_op_parent(old->op);
  if (emp_str_is(old->base, "func")) {
    return emp_context_op_info(context, EMP_STR("func.func"));
  }
  if (emp_str_is(old->base, "call")) {
    return emp_context_op_info(context, EMP_STR("func.call"));
  }
  if (emp_str_is(old->base, "return") && parent &&
      emp_op_is(parent, EMP_OP_func_func)) {
    return emp_context_op_info(context, EMP_STR("func.return"));
  }
  return emp_context_op_info(
      context,
      emp_arena_format(l->scratch, "stablehlo.%.*s", EMP_STR_ARGS(old->base)));
}

static void translate_op(legalizer_t* l, emp_op_t* op) {
  old_op_t old = {.op = op};
  const emp_op_info_t* info = NULL;
  if (split_name(op, &old.base)) {
    info = new_info(l, &old);
    if (!info) {
      fail(l, op, "an op that StableHLO still has", op->info->name);
      return;
    }
    old.spec = emp_op_spec(l->pass->context, info);
  }
  if (!translate_attrs(l, &old)) return;
  op->attrs =
      emp_attr_dictionary(l->pass->context, old.attrs.items, old.attrs.count);
  if (info) op->info = info;
}

static void translate_value(legalizer_t* l, const emp_op_t* op,
                            emp_value_t* value) {
  const emp_type_t* type = emp_vhlo_type(&l->map, value->type);
  if (type) {
    value->type = type;
  } else {
    fail(l, op, "types that StableHLO still has",
         emp_type_text(l->scratch, value->type));
  }
}

static emp_walk_t visit(void* user, emp_op_t* op) {
  legalizer_t* l = user;
  emp_arena_mark_t mark = emp_arena_mark(l->scratch);
  for (uint32_t i = 0; i < op->result_count; ++i)
    translate_value(l, op, &op->results[i]);
  for (uint32_t r = 0; r < op->region_count; ++r) {
    for (emp_block_t* b = op->regions[r].first; b; b = b->next) {
      for (uint32_t i = 0; i < b->arg_count; ++i)
        translate_value(l, op, b->args[i]);
    }
  }
  if (!l->has_failed) translate_op(l, op);
  emp_arena_rewind(l->scratch, mark);
  return l->has_failed ? EMP_WALK_STOP : EMP_WALK_ON;
}

bool emp_pass_vhlo_legalize_to_stablehlo(emp_pass_ctx_t* pass) {
  emp_arena_t scratch;
  const emp_arena_t* like = pass->scratch;
  emp_arena_init(&scratch, like->host, like->out_of_memory, like->user);
  legalizer_t l = {.pass = pass,
                   .scratch = &scratch,
                   .map = {.known = {.arena = pass->scratch}}};
  emp_walk_pre(pass->op, visit, &l);
  emp_arena_deinit(&scratch);
  return !l.has_failed;
}
