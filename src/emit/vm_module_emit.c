// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Emitting a vm.module. First every symbol gets its number (functions, then
// initializers; imports that are used; segments; globals a place), so that
// code can name what comes later; then records and code are written in the
// order of the text.
#include "emit/vm_module_emit.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "emit/bytecode_writer.h"
#include "emit/vm_registers.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"

static bool fail(const emp_vm_emission_t* emission, const emp_op_t* op,
                 const char* what) {
  return emp_diag_hal_unsupported(emission->sink, op->loc, op->info->name,
                                  what);
}

// -- numbers ----

emp_op_t* emp_vm_find_symbol(const emp_vm_emission_t* emission,
                             emp_str_t name) {
  return emp_str_map_get(&emission->symbols, name);
}

uint32_t emp_vm_number_of(const emp_vm_emission_t* emission,
                          const emp_op_t* op) {
  return (uint32_t)((uintptr_t)emp_ptr_map_get(&emission->numbers, op) - 1);
}

static void set_number(emp_vm_emission_t* emission, const emp_op_t* op,
                       uint32_t number) {
  emp_ptr_map_set(&emission->numbers, op, (void*)(uintptr_t)(number + 1));
}

// The name of a reference type: "!vm.ref<!hal.buffer>" is "hal.buffer".
static emp_str_t type_name(emp_arena_t* arena, const emp_type_t* type) {
  emp_str_t text = EMP_STR("?");
  if (emp_type_is_named(type, "vm.ref")) {
    if (type->params[0]->kind != EMP_ATTR_TYPE) return text;
    text = emp_str_from(emp_type_text(arena, type->params[0]->type));
  } else {
    text = emp_type_is_named(type, "vm.list") ? EMP_STR("!vm.list")
                                              : EMP_STR("!vm.buffer");
  }
  return emp_str_starts_with(text, EMP_STR("!"))
             ? (emp_str_t){text.data + 1, text.length - 1}
             : text;
}

uint32_t emp_vm_type_number(emp_vm_emission_t* emission,
                            const emp_type_t* type) {
  emp_str_t name = type_name(emission->arena, type);
  void* known = emp_str_map_get(&emission->types, name);
  if (known != NULL) return (uint32_t)((uintptr_t)known - 1);
  emp_image_str_t record = emp_image_add_text(emission->builder, name);
  uint32_t number = emp_image_add_record(emission->builder, EMP_SECTION_types,
                                         &record, sizeof record);
  emp_str_map_set(&emission->types, name, (void*)(uintptr_t)(number + 1));
  return number;
}

// -- conventions ----

char emp_vm_type_letter(const emp_type_t* type) {
  bool is_float = type->kind == EMP_TYPE_FLOAT;
  switch (emp_vm_file_of(type)) {
    case EMP_VM_FILE_WORD:
      return is_float ? 'f' : 'i';
    case EMP_VM_FILE_PAIR:
      return is_float ? 'F' : 'I';
    case EMP_VM_FILE_REF:
      return 'r';
    case EMP_VM_FILE_NONE:
      break;
  }
  return 0;
}

static bool append_letters(emp_text_t* text, const emp_type_t* type) {
  if (type->kind == EMP_TYPE_TUPLE) {
    for (uint32_t i = 0; i < type->input_count; ++i) {
      if (!append_letters(text, type->types[i])) return false;
    }
    return true;
  }
  char letter = emp_vm_type_letter(type);
  if (letter == 0) return false;
  emp_text_append_char(text, letter);
  return true;
}

// "0rCID_r" of a function type; `variadic` has a boolean an operand, or NULL.
static bool make_convention(emp_vm_emission_t* emission, const emp_op_t* op,
                            const emp_type_t* type, const emp_attr_t* variadic,
                            emp_str_t* out_convention) {
  emp_text_t text = {.arena = emission->arena};
  bool is_known = true;
  emp_text_append_char(&text, '0');
  for (uint32_t i = 0; i < type->input_count && is_known; ++i) {
    bool is_span = variadic != NULL && i < variadic->count &&
                   variadic->items[i]->value != 0;
    if (is_span) emp_text_append_char(&text, 'C');
    is_known = append_letters(&text, type->types[i]);
    if (is_span) emp_text_append_char(&text, 'D');
  }
  if (type->input_count == 0) emp_text_append_char(&text, 'v');
  emp_text_append_char(&text, '_');
  for (uint32_t i = 0; i < type->result_count && is_known; ++i) {
    is_known = append_letters(&text, type->types[type->input_count + i]);
  }
  if (type->result_count == 0) emp_text_append_char(&text, 'v');
  *out_convention = emp_text_view(&text);
  return is_known || fail(emission, op, "has a type that is none of the vm");
}

static const emp_type_t* function_type(const emp_op_t* op) {
  const emp_attr_t* type = emp_op_attr(op, "function_type");
  return type == NULL ? NULL : type->type;
}

// -- imports ----

static void mark_import(void* user, emp_op_t* op, const emp_attr_t* reference) {
  emp_vm_emission_t* emission = user;
  (void)op;
  emp_op_t* target = emp_vm_find_symbol(emission, reference->text);
  if (target == NULL || !emp_op_is(target, EMP_OP_vm_import) ||
      emp_ptr_map_has(&emission->numbers, target)) {
    return;
  }
  set_number(emission, target, 0);  // in use; the number follows
}

static bool emit_import(emp_vm_emission_t* emission, emp_op_t* op) {
  emp_str_t convention;
  if (!make_convention(emission, op, function_type(op),
                       emp_op_attr(op, "arg_variadic"), &convention)) {
    return false;
  }
  emp_image_import_t record = {
      .name = emp_image_add_text(emission->builder,
                                 emp_op_str_attr(op, "sym_name")),
      .convention = emp_image_add_text(emission->builder, convention),
      .flags =
          emp_op_has_attr(op, "is_optional") ? EMP_IMAGE_IMPORT_OPTIONAL : 0};
  set_number(emission, op,
             emp_image_add_record(emission->builder, EMP_SECTION_imports,
                                  &record, sizeof record));
  return true;
}

// -- data ----

// i2 and i4 are packed in memory, low bits first, and one a byte in an
// attribute.
static emp_image_blob_t pack_small(emp_arena_t* arena, const emp_attr_t* value,
                                   uint32_t bits, uint64_t count) {
  uint64_t length = (count * bits + 7) / 8;
  uint8_t* bytes = emp_arena_alloc(arena, (size_t)length + 1, 1, 1);
  uint32_t mask = (1u << bits) - 1;
  for (uint64_t i = 0; i < count; ++i) {
    uint32_t item = value->data.bytes[value->data.is_splat ? 0 : i] & mask;
    uint64_t at = i * bits;
    bytes[at / 8] |= (uint8_t)(item << (at % 8));
  }
  return (emp_image_blob_t){.bytes = bytes, .length = length};
}

static emp_image_blob_t expand_splat(emp_arena_t* arena,
                                     const emp_attr_t* value, uint64_t count) {
  size_t item = value->data.length;
  uint8_t* bytes = emp_arena_alloc_raw(arena, (size_t)count * item + 1, 16);
  for (uint64_t i = 0; i < count; ++i) {
    memcpy(bytes + i * item, value->data.bytes, item);
  }
  return (emp_image_blob_t){.bytes = bytes, .length = count * item};
}

static bool attr_bytes(const emp_vm_emission_t* emission,
                       const emp_attr_t* value, emp_image_blob_t* out_blob) {
  *out_blob = (emp_image_blob_t){0};
  if (value == NULL) return false;
  if (value->kind == EMP_ATTR_STRING) {
    out_blob->bytes = (const uint8_t*)value->text.data;
    out_blob->length = value->text.length;
    return true;
  }
  if (value->kind == EMP_ATTR_DENSE_ARRAY) {
    out_blob->bytes = value->data.bytes;
    out_blob->length = value->data.length;
    return true;
  }
  bool is_resource = value->kind == EMP_ATTR_RESOURCE;
  if (value->kind != EMP_ATTR_DENSE && !is_resource) return false;
  if (is_resource && value->data.bytes == NULL) return false;
  int64_t count = emp_type_element_count(value->type);
  uint32_t bits = emp_type_bit_width(value->type->element);
  if (count < 0) return false;
  if (bits == 2 || bits == 4) {
    *out_blob = pack_small(emission->arena, value, bits, (uint64_t)count);
  } else if (value->data.is_splat) {
    *out_blob = expand_splat(emission->arena, value, (uint64_t)count);
  } else {
    out_blob->bytes = value->data.bytes;
    out_blob->length = value->data.length;
  }
  return true;
}

bool emp_vm_add_rodata(emp_vm_emission_t* emission, const emp_op_t* op,
                       emp_str_t name, const emp_attr_t* value,
                       uint32_t* out_number) {
  emp_image_blob_t blob;
  *out_number = 0;
  if (!attr_bytes(emission, value, &blob)) {
    return fail(emission, op, "has a value without bytes");
  }
  emp_image_rodata_t record = {
      .name = emp_image_add_text(emission->builder, name),
      .offset_bytes = emp_image_add_blob(emission->builder, EMP_BLOB_CONSTANT,
                                         blob.bytes, blob.length),
      .length_bytes = blob.length};
  *out_number = emp_image_add_record(emission->builder, EMP_SECTION_rodata,
                                     &record, sizeof record);
  return true;
}

// -- globals ----

typedef struct global_row_s {
  uint32_t op;
  emp_image_global_kind_t kind;
  uint32_t bytes;
} global_row_t;

static const global_row_t global_rows[] = {
    {EMP_OP_vm_global_i32, EMP_GLOBAL_I32, 4},
    {EMP_OP_vm_global_i64, EMP_GLOBAL_I64, 8},
    {EMP_OP_vm_global_f32, EMP_GLOBAL_F32, 4},
    {EMP_OP_vm_global_f64, EMP_GLOBAL_F64, 8},
    {EMP_OP_vm_global_ref, EMP_GLOBAL_REF, 0},
};

typedef struct places_s {
  uint32_t bytes;
  uint32_t refs;
} places_t;

static uint64_t initial_bits(const emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "initial_value");
  if (value == NULL) return 0;
  if (value->kind == EMP_ATTR_FLOAT) return value->bits[0];
  return value->kind == EMP_ATTR_INTEGER ? (uint64_t)value->value : 0;
}

static void emit_global(emp_vm_emission_t* emission, const emp_op_t* op,
                        const global_row_t* row, places_t* places) {
  emp_image_global_t record = {
      .name = emp_image_add_text(emission->builder,
                                 emp_op_str_attr(op, "sym_name")),
      .kind = (uint32_t)row->kind,
      .flags = emp_op_has_attr(op, "is_mutable") ? EMP_IMAGE_GLOBAL_MUTABLE : 0,
      .type = EMP_IMAGE_NONE};
  if (row->kind == EMP_GLOBAL_REF) {
    record.place = places->refs++;
    const emp_attr_t* type = emp_op_attr(op, "type");
    if (type != NULL && type->kind == EMP_ATTR_TYPE) {
      record.type = emp_vm_type_number(emission, type->type);
    }
  } else {
    places->bytes = (places->bytes + row->bytes - 1) & ~(row->bytes - 1);
    record.place = places->bytes;
    places->bytes += row->bytes;
    record.initial = initial_bits(op);
    if (row->bytes == 4) record.initial &= UINT32_MAX;
  }
  set_number(emission, op, record.place);
  emp_image_add_record(emission->builder, EMP_SECTION_globals, &record,
                       sizeof record);
}

static const global_row_t* find_global_row(const emp_op_t* op) {
  for (size_t i = 0; i < sizeof global_rows / sizeof global_rows[0]; ++i) {
    if (emp_op_is(op, global_rows[i].op)) return &global_rows[i];
  }
  return NULL;
}

// -- functions ----

typedef struct function_list_s {
  emp_op_t** items;
  size_t count, capacity;
} function_list_t;

static bool has_body(const emp_op_t* op) {
  return op->region_count != 0 && op->regions[0].first != NULL;
}

// Functions in order, initializers behind them.
static function_list_t collect_functions(emp_vm_emission_t* emission,
                                         size_t* out_initializers) {
  function_list_t list = {0};
  *out_initializers = 0;
  emp_block_t* block = emp_op_body(emission->module);
  for (int pass = 0; pass < 2; ++pass) {
    uint32_t kind = pass == 0 ? EMP_OP_vm_func : EMP_OP_vm_initializer;
    for (emp_op_t* op = block->first; op != NULL; op = op->next) {
      if (!emp_op_is(op, kind) || !has_body(op)) continue;
      set_number(emission, op, (uint32_t)list.count);
      emp_array_push(emission->arena, &list, op);
      *out_initializers += (size_t)pass;
    }
  }
  return list;
}

static bool emit_function(emp_vm_emission_t* emission, emp_op_t* op) {
  emp_str_t name = EMP_STR("__init");
  emp_str_t convention = EMP_STR("0v_v");
  if (emp_op_is(op, EMP_OP_vm_func)) {
    name = emp_op_str_attr(op, "sym_name");
    if (!make_convention(emission, op, function_type(op), NULL, &convention)) {
      return false;
    }
  }
  emp_image_function_t record;
  if (!emp_vm_emit_function(emission, op, name, convention, &record)) {
    return false;
  }
  emp_image_add_record(emission->builder, EMP_SECTION_functions, &record,
                       sizeof record);
  return true;
}

// A function that calls the last `count` ones in order.
static void emit_initializer_chain(emp_vm_emission_t* emission, uint32_t first,
                                   uint32_t count) {
  emp_bytecode_writer_t writer;
  emp_image_builder_t* builder = emission->builder;
  emp_bytecode_init(&writer, emission->arena);
  for (uint32_t i = 0; i < count; ++i) {
    emp_bytecode_op(&writer, EMP_VM_call);
    emp_bytecode_u32(&writer, first + i);
    emp_bytecode_list(&writer, NULL, 0);
    emp_bytecode_list(&writer, NULL, 0);
  }
  emp_bytecode_op(&writer, EMP_VM_return);
  emp_bytecode_list(&writer, NULL, 0);
  emp_image_function_t record = {
      .name = emp_image_add_text(builder, EMP_STR("__init")),
      .convention = emp_image_add_text(builder, EMP_STR("0v_v")),
      .first_unit = emp_image_record_count(builder, EMP_SECTION_code),
      .unit_count = (uint32_t)writer.units.count};
  for (size_t i = 0; i < writer.units.count; ++i) {
    emp_image_add_record(builder, EMP_SECTION_code, &writer.units.items[i],
                         sizeof(uint16_t));
  }
  builder->header.initializer = emp_image_add_record(
      builder, EMP_SECTION_functions, &record, sizeof record);
}

static bool emit_functions(emp_vm_emission_t* emission) {
  size_t initializers = 0;
  function_list_t list = collect_functions(emission, &initializers);
  for (size_t i = 0; i < list.count; ++i) {
    if (!emit_function(emission, list.items[i])) return false;
  }
  uint32_t first = (uint32_t)(list.count - initializers);
  if (initializers == 1) emission->builder->header.initializer = first;
  if (initializers > 1) {
    emit_initializer_chain(emission, first, (uint32_t)initializers);
  }
  return true;
}

// -- exports ----

const emp_attr_t* emp_vm_export_attr(const emp_op_t* export_op,
                                     const emp_op_t* function,
                                     const char* name) {
  const emp_attr_t* attr = emp_op_attr(export_op, name);
  return attr != NULL ? attr : emp_op_attr(function, name);
}

bool emp_vm_reflection_text(emp_arena_t* arena, const emp_attr_t* value,
                            emp_str_t* out_text) {
  *out_text = EMP_STR("");
  switch (value->kind) {
    case EMP_ATTR_STRING:
    case EMP_ATTR_SYMBOL_REF:
      *out_text = value->text;
      return true;
    case EMP_ATTR_INTEGER:
      *out_text = emp_arena_format(arena, "%lld", (long long)value->value);
      return true;
    case EMP_ATTR_UNIT:
      return true;
    default:
      *out_text = emp_str_from(emp_attr_text(arena, value));
      return true;
  }
}

static void emit_attributes(emp_vm_emission_t* emission,
                            const emp_attr_t* reflection,
                            emp_image_export_t* record) {
  record->first_attribute =
      emp_image_record_count(emission->builder, EMP_SECTION_attributes);
  if (reflection == NULL || reflection->kind != EMP_ATTR_DICTIONARY) return;
  for (uint32_t i = 0; i < reflection->count; ++i) {
    emp_str_t value;
    emp_vm_reflection_text(emission->arena, reflection->entries[i].value,
                           &value);
    emp_image_attribute_t attribute = {
        .key =
            emp_image_add_text(emission->builder, reflection->entries[i].name),
        .value = emp_image_add_text(emission->builder, value)};
    emp_image_add_record(emission->builder, EMP_SECTION_attributes, &attribute,
                         sizeof attribute);
    record->attribute_count += 1;
  }
}

static bool emit_export(emp_vm_emission_t* emission, emp_op_t* op) {
  emp_op_t* function =
      emp_vm_find_symbol(emission, emp_op_str_attr(op, "function_ref"));
  if (function == NULL || !emp_op_is(function, EMP_OP_vm_func) ||
      !has_body(function)) {
    return fail(emission, op, "names no function of the module");
  }
  emp_str_t name = emp_op_str_attr(op, "export_name");
  emp_image_export_t record = {
      .name = emp_image_add_text(emission->builder, name),
      .function = emp_vm_number_of(emission, function),
      .entry = EMP_IMAGE_NONE};
  bool takes_nothing = function_type(function)->input_count == 0 &&
                       function_type(function)->result_count == 0;
  if (emp_str_is(name, "__init") && takes_nothing &&
      emission->builder->header.initializer == EMP_IMAGE_NONE) {
    emission->builder->header.initializer = record.function;
    return true;
  }
  emit_attributes(emission, emp_vm_export_attr(op, function, "iree.reflection"),
                  &record);
  uint32_t number =
      emp_image_record_count(emission->builder, EMP_SECTION_exports);
  if (!emp_vm_emit_entry(emission, op, function, number, &record.entry)) {
    return false;
  }
  emp_image_add_record(emission->builder, EMP_SECTION_exports, &record,
                       sizeof record);
  return true;
}

// -- the module ----

static void index_symbols(emp_vm_emission_t* emission) {
  emission->numbers.arena = emission->symbols.arena = emission->opcodes.arena =
      emission->types.arena = emission->arena;
  for (uint32_t i = 0; i < EMP_VM_OP_COUNT; ++i) {
    emp_str_t name = emp_str_from(emp_bytecode_op_name((emp_vm_op_t)i));
    emp_str_map_set(&emission->opcodes, name, (void*)(uintptr_t)(i + 1));
  }
  emp_block_t* block = emp_op_body(emission->module);
  for (emp_op_t* op = block->first; op != NULL; op = op->next) {
    emp_str_t name = emp_op_str_attr(op, "sym_name");
    if (name.length != 0) emp_str_map_set(&emission->symbols, name, op);
  }
  emp_symbol_walk_uses(emission->module, mark_import, emission);
}

static bool emit_data(emp_vm_emission_t* emission) {
  places_t places = {0};
  emp_block_t* block = emp_op_body(emission->module);
  for (emp_op_t* op = block->first; op != NULL; op = op->next) {
    const global_row_t* row = find_global_row(op);
    if (row != NULL) {
      emit_global(emission, op, row, &places);
    } else if (emp_op_is(op, EMP_OP_vm_import)) {
      if (!emp_ptr_map_has(&emission->numbers, op)) continue;
      if (!emit_import(emission, op)) return false;
    } else if (emp_op_is(op, EMP_OP_vm_rodata)) {
      uint32_t number = 0;
      if (!emp_vm_add_rodata(emission, op, emp_op_str_attr(op, "sym_name"),
                             emp_op_attr(op, "value"), &number)) {
        return false;
      }
      set_number(emission, op, number);
    }
  }
  return true;
}

bool emp_vm_emit_module(emp_vm_emission_t* emission) {
  emp_block_t* block = emp_op_body(emission->module);
  emission->builder->header.name = emp_image_add_text(
      emission->builder, emp_op_str_attr(emission->module, "sym_name"));
  if (block == NULL) return true;
  index_symbols(emission);
  if (!emit_data(emission) || !emit_functions(emission)) return false;
  for (emp_op_t* op = block->first; op != NULL; op = op->next) {
    if (emp_op_is(op, EMP_OP_vm_export) && !emit_export(emission, op)) {
      return false;
    }
  }
  return true;
}
