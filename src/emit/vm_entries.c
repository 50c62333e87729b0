// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The argument tables of exports, from the attribute that the abi phase leaves:
//
//   emplace.abi = {args = [{kind = "input", type = tensor<?x4xf32>,
//                           abi = !hal.buffer_view, name = "input0"}, ...],
//                  results = [{type = tensor<4xf32>, name = "output0"}]}
//
// and from reflection keys of contract/reflection_keys.def. The memory plan is
// the attribute emplace.plan = [{name, text, first, last, size, offset}, ...];
// size and offset are left out where they are dynamic.
#include <string.h>

#include "base/text.h"
#include "contract/element_types.h"
#include "dialects/op_kinds.h"
#include "emit/vm_module_emit.h"

typedef struct key_row_s {
  const char* key;
} key_row_t;

enum {
#define REFLECTION_KEY(id, key, doc) KEY_##id,
#include "contract/reflection_keys.def"
#undef REFLECTION_KEY
};

static const key_row_t keys[] = {
#define REFLECTION_KEY(id, key, doc) [KEY_##id] = {key},
#include "contract/reflection_keys.def"
#undef REFLECTION_KEY
};

typedef struct kind_row_s {
  const char* name;
  emp_image_argument_kind_t kind;
} kind_row_t;

// What the abi phase calls them.
static const kind_row_t kind_rows[] = {
    {"input", EMP_ARGUMENT_TENSOR},          {"output", EMP_ARGUMENT_TENSOR},
    {"scalar", EMP_ARGUMENT_SCALAR},         {"buffer", EMP_ARGUMENT_BUFFER},
    {"transients", EMP_ARGUMENT_TRANSIENTS}, {"wait", EMP_ARGUMENT_WAIT_FENCE},
    {"signal", EMP_ARGUMENT_SIGNAL_FENCE},   {"other", EMP_ARGUMENT_OTHER},
};

typedef struct entry_writer_s {
  emp_vm_emission_t* emission;
  emp_op_t* export_op;
  const emp_attr_t* reflection;
  emp_image_entry_t entry;
} entry_writer_t;

static bool fail(const entry_writer_t* writer, const char* what) {
  return emp_diag_hal_unsupported(writer->emission->sink,
                                  writer->export_op->loc,
                                  writer->export_op->info->name, what);
}

// -- types ----

static uint32_t integer_type(const emp_type_t* type) {
  if (type->bits == 1) return (uint32_t)EMP_ELEMENT_BOOL_8;
  uint32_t numeric = type->signedness == EMP_SIGNED ? EMP_NUMERIC_INTEGER_SIGNED
                     : type->signedness == EMP_UNSIGNED
                         ? EMP_NUMERIC_INTEGER_UNSIGNED
                         : EMP_NUMERIC_INTEGER;
  return numeric << 24 | type->bits;
}

static uint32_t float_type(const emp_type_t* type) {
  const char* name = emp_float_kind_name(type->float_kind);
#define ELEMENT_TYPE(id, text, value) \
  if (strcmp(name, text) == 0) return value;
#include "contract/element_types.def"
#undef ELEMENT_TYPE
  return 0;
}

// 0 for an element that buffer views do not have.
static uint32_t element_type(const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
      return integer_type(type);
    case EMP_TYPE_INDEX:
      return (uint32_t)EMP_ELEMENT_I64;
    case EMP_TYPE_FLOAT:
      return float_type(type);
    case EMP_TYPE_COMPLEX:
      return type->element->bits == 32 ? (uint32_t)EMP_ELEMENT_COMPLEX_64
                                       : (uint32_t)EMP_ELEMENT_COMPLEX_128;
    default:
      return 0;
  }
}

static void describe_type(emp_vm_emission_t* emission, const emp_type_t* type,
                          emp_image_argument_t* record) {
  record->type = emp_image_add_text(
      emission->builder, emp_str_from(emp_type_text(emission->arena, type)));
  record->first_dim =
      emp_image_record_count(emission->builder, EMP_SECTION_dims);
  if (type->kind != EMP_TYPE_TENSOR) return;
  record->element_type = element_type(type->element);
  record->rank = type->rank;
  for (uint32_t i = 0; i < type->rank; ++i) {
    int64_t dim = type->dims[i] == EMP_DIM_DYNAMIC ? -1 : type->dims[i];
    emp_image_add_record(emission->builder, EMP_SECTION_dims, &dim, sizeof dim);
  }
}

// -- arguments ----

static emp_str_t text_entry(const emp_attr_t* dictionary, const char* key) {
  const emp_attr_t* value = emp_dictionary_get(dictionary, key);
  return value != NULL && value->kind == EMP_ATTR_STRING ? value->text
                                                         : EMP_STR("");
}

static const emp_type_t* type_entry(const emp_attr_t* dictionary,
                                    const char* key) {
  const emp_attr_t* value = emp_dictionary_get(dictionary, key);
  return value != NULL && value->kind == EMP_ATTR_TYPE ? value->type : NULL;
}

static bool write_argument(entry_writer_t* writer, uint32_t position,
                           const emp_attr_t* argument) {
  emp_vm_emission_t* emission = writer->emission;
  emp_image_argument_t record = {.kind = EMP_ARGUMENT_OTHER,
                                 .output = EMP_IMAGE_NONE,
                                 .in_place_of = EMP_IMAGE_NONE};
  emp_str_t kind = text_entry(argument, "kind");
  for (size_t i = 0; i < sizeof kind_rows / sizeof kind_rows[0]; ++i) {
    if (emp_str_is(kind, kind_rows[i].name)) record.kind = kind_rows[i].kind;
  }
  const emp_type_t* type = type_entry(argument, "type");
  const emp_type_t* abi = type_entry(argument, "abi");
  if (type == NULL) return fail(writer, "has an argument without a type");
  if (abi == NULL) abi = type;
  bool is_bare = emp_type_is_named(abi, "hal.buffer");
  if (is_bare && record.kind == EMP_ARGUMENT_TENSOR) {
    record.kind = EMP_ARGUMENT_BUFFER;
  }
  if (!is_bare && (record.kind == EMP_ARGUMENT_TRANSIENTS ||
                   record.kind == EMP_ARGUMENT_BUFFER)) {
    record.flags |= EMP_IMAGE_ARGUMENT_VIEW;
  }
  if (record.kind == EMP_ARGUMENT_TRANSIENTS) {
    writer->entry.transient_argument = position;
  }
  if (record.kind == EMP_ARGUMENT_WAIT_FENCE ||
      record.kind == EMP_ARGUMENT_SIGNAL_FENCE) {
    writer->entry.flags |= EMP_IMAGE_ENTRY_ASYNC;
  }
  if (emp_dictionary_get(argument, "consume") != NULL) {
    record.flags |= EMP_IMAGE_ARGUMENT_CONSUMED;
  }
  if (emp_str_is(kind, "output")) {
    const emp_attr_t* index = emp_dictionary_get(argument, "index");
    record.output = index == NULL ? 0 : (uint32_t)index->value;
  }
  record.name =
      emp_image_add_text(emission->builder, text_entry(argument, "name"));
  describe_type(emission, type, &record);
  emp_image_add_record(emission->builder, EMP_SECTION_arguments, &record,
                       sizeof record);
  return true;
}

static bool write_result(entry_writer_t* writer, const emp_attr_t* result) {
  emp_vm_emission_t* emission = writer->emission;
  const emp_type_t* type = type_entry(result, "type");
  if (type == NULL) return fail(writer, "has a result without a type");
  emp_image_argument_t record = {.kind = EMP_ARGUMENT_OTHER,
                                 .output = EMP_IMAGE_NONE,
                                 .in_place_of = EMP_IMAGE_NONE};
  if (type->kind == EMP_TYPE_TENSOR ||
      emp_type_is_named(type, "hal.buffer_view")) {
    record.kind = EMP_ARGUMENT_TENSOR;
  } else if (type->kind == EMP_TYPE_INTEGER || type->kind == EMP_TYPE_FLOAT ||
             type->kind == EMP_TYPE_INDEX) {
    record.kind = EMP_ARGUMENT_SCALAR;
  } else if (emp_type_is_named(type, "hal.buffer")) {
    record.kind = EMP_ARGUMENT_BUFFER;
  }
  record.name =
      emp_image_add_text(emission->builder, text_entry(result, "name"));
  describe_type(emission, type, &record);
  emp_image_add_record(emission->builder, EMP_SECTION_arguments, &record,
                       sizeof record);
  return true;
}

// -- transients ----

static bool reflection_entry(const entry_writer_t* writer, int key,
                             emp_str_t* out_text) {
  const emp_attr_t* value =
      writer->reflection == NULL
          ? NULL
          : emp_dictionary_get(writer->reflection, keys[key].key);
  *out_text = EMP_STR("");
  return value != NULL &&
         emp_vm_reflection_text(writer->emission->arena, value, out_text);
}

// "dim:ARG:AXIS" or "scalar:ARG".
static bool write_size_param(entry_writer_t* writer, emp_str_t text) {
  emp_str_t kind, rest, argument, axis;
  emp_image_size_param_t record = {0};
  uint64_t number = 0;
  emp_str_split(emp_str_trim(text), ':', &kind, &rest);
  bool has_axis = emp_str_split(rest, ':', &argument, &axis);
  bool is_dim = emp_str_is(kind, "dim");
  bool is_good = (is_dim == has_axis) &&
                 (is_dim || emp_str_is(kind, "scalar")) &&
                 emp_parse_u64(argument, &number);
  record.kind = is_dim ? EMP_SIZE_PARAM_DIM : EMP_SIZE_PARAM_SCALAR;
  record.argument = (uint32_t)number;
  if (is_good && is_dim) {
    is_good = emp_parse_u64(axis, &number);
    record.axis = (uint32_t)number;
  }
  if (!is_good) return fail(writer, "has a malformed size parameter");
  emp_image_add_record(writer->emission->builder, EMP_SECTION_size_params,
                       &record, sizeof record);
  writer->entry.size_param_count += 1;
  return true;
}

static bool write_size_query(entry_writer_t* writer) {
  emp_vm_emission_t* emission = writer->emission;
  emp_str_t text, head, rest;
  writer->entry.size_constant = UINT64_MAX;
  writer->entry.size_function = EMP_IMAGE_NONE;
  writer->entry.first_size_param =
      emp_image_record_count(emission->builder, EMP_SECTION_size_params);
  if (reflection_entry(writer, KEY_TRANSIENTS_SIZE_CONSTANT, &text) &&
      !emp_parse_u64(text, &writer->entry.size_constant)) {
    return fail(writer, "has a transient size that is no number");
  }
  if (reflection_entry(writer, KEY_COMPLETE, &text) &&
      emp_str_is(text, "false")) {
    writer->entry.flags |= EMP_IMAGE_ENTRY_INCOMPLETE;
  }
  if (!reflection_entry(writer, KEY_SIZE_FUNCTION, &text)) return true;
  emp_op_t* query = emp_vm_find_symbol(emission, text);
  if (query == NULL || !emp_op_is(query, EMP_OP_vm_func)) {
    return fail(writer, "names a size query that is not in the module");
  }
  writer->entry.size_function = emp_vm_number_of(emission, query);
  reflection_entry(writer, KEY_SIZE_PARAMS, &rest);
  while (rest.length != 0) {
    emp_str_split(rest, ',', &head, &text);
    if (!write_size_param(writer, head)) return false;
    rest = text;
  }
  return true;
}

// Pairs "OUTPUT:ARG" of argument positions.
static bool write_in_place(entry_writer_t* writer) {
  emp_str_t rest, pair, tail, output, argument;
  reflection_entry(writer, KEY_INPLACE, &rest);
  while (rest.length != 0) {
    uint64_t written = 0, read = 0;
    emp_str_split(rest, ',', &pair, &tail);
    rest = tail;
    emp_str_split(emp_str_trim(pair), ':', &output, &argument);
    if (!emp_parse_u64(output, &written) || !emp_parse_u64(argument, &read) ||
        written >= writer->entry.argument_count ||
        read >= writer->entry.argument_count) {
      return fail(writer, "has a malformed list of arguments in place");
    }
    emp_image_argument_t* record =
        emp_image_record(writer->emission->builder, EMP_SECTION_arguments,
                         writer->entry.first_argument + (uint32_t)written);
    record->flags |= EMP_IMAGE_ARGUMENT_IN_PLACE;
    record->in_place_of = (uint32_t)read;
  }
  return true;
}

static uint64_t int_entry(const emp_attr_t* dictionary, const char* key,
                          uint64_t otherwise) {
  const emp_attr_t* value = emp_dictionary_get(dictionary, key);
  return value != NULL && value->kind == EMP_ATTR_INTEGER
             ? (uint64_t)value->value
             : otherwise;
}

static void write_plan(entry_writer_t* writer, const emp_attr_t* plan) {
  emp_image_builder_t* builder = writer->emission->builder;
  writer->entry.first_plan_slice =
      emp_image_record_count(builder, EMP_SECTION_memory_plan);
  for (uint32_t i = 0;
       plan != NULL && plan->kind == EMP_ATTR_ARRAY && i < plan->count; ++i) {
    const emp_attr_t* slice = plan->items[i];
    if (slice->kind != EMP_ATTR_DICTIONARY) continue;
    emp_image_plan_slice_t record = {
        .name = emp_image_add_text(builder, text_entry(slice, "name")),
        .size_text = emp_image_add_text(builder, text_entry(slice, "text")),
        .first = int_entry(slice, "first", 0),
        .last = int_entry(slice, "last", 0),
        .size_bytes = int_entry(slice, "size", UINT64_MAX),
        .offset_bytes = int_entry(slice, "offset", UINT64_MAX)};
    emp_image_add_record(builder, EMP_SECTION_memory_plan, &record,
                         sizeof record);
    writer->entry.plan_slice_count += 1;
  }
}

static const emp_attr_t* array_entry(const emp_attr_t* dictionary,
                                     const char* key) {
  const emp_attr_t* value = emp_dictionary_get(dictionary, key);
  return value != NULL && value->kind == EMP_ATTR_ARRAY ? value : NULL;
}

bool emp_vm_emit_entry(emp_vm_emission_t* emission, emp_op_t* export_op,
                       emp_op_t* function, uint32_t export_number,
                       uint32_t* out_entry) {
  *out_entry = EMP_IMAGE_NONE;
  const emp_attr_t* abi =
      emp_vm_export_attr(export_op, function, "emplace.abi");
  if (abi == NULL || abi->kind != EMP_ATTR_DICTIONARY) return true;
  entry_writer_t writer = {
      .emission = emission,
      .export_op = export_op,
      .reflection = emp_vm_export_attr(export_op, function, "iree.reflection")};
  const emp_attr_t* args = array_entry(abi, "args");
  const emp_attr_t* results = array_entry(abi, "results");
  writer.entry =
      (emp_image_entry_t){.export_number = export_number,
                          .first_argument = emp_image_record_count(
                              emission->builder, EMP_SECTION_arguments),
                          .argument_count = args == NULL ? 0 : args->count,
                          .result_count = results == NULL ? 0 : results->count,
                          .transient_argument = EMP_IMAGE_NONE};
  for (uint32_t i = 0; i < writer.entry.argument_count; ++i) {
    if (!write_argument(&writer, i, args->items[i])) return false;
  }
  for (uint32_t i = 0; i < writer.entry.result_count; ++i) {
    if (!write_result(&writer, results->items[i])) return false;
  }
  if (!write_size_query(&writer) || !write_in_place(&writer)) return false;
  write_plan(&writer, emp_vm_export_attr(export_op, function, "emplace.plan"));
  *out_entry = emp_image_add_record(emission->builder, EMP_SECTION_entries,
                                    &writer.entry, sizeof writer.entry);
  return true;
}
