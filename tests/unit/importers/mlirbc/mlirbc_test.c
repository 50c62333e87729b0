// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytecode made by hand: where constants lie afterwards, what is said about
// broken files and at which byte, and that no broken file does harm. What whole
// files mean is compared with text in tests/ir/bytecode.
#include "importers/mlirbc/mlirbc.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/ir_text.h"
#include "unit/importers/mlirbc/bytecode_bytes.h"

// A file of version 0 with dialect builtin, whose module carries attribute
// `attr` of `attrs` under the name `x`. Attributes 0 to 3 are the location, the
// name, the value and the dictionary; more may follow.
typedef struct sample_s {
  bytes_t file;
  entries_t attrs, types;
} sample_t;

static sample_t* sample_new(void) {
  sample_t* sample = calloc(1, sizeof *sample);
  assert_non_null(sample);
  put_varint(&sample->attrs.data, 15);  // an unknown location
  end_entry(&sample->attrs, true);
  put_varint(&sample->attrs.data, 2);  // "x"
  put_varint(&sample->attrs.data, 2);
  end_entry(&sample->attrs, true);
  put_varint(&sample->attrs.data, 1);  // {x = #3}
  put_varint(&sample->attrs.data, 1);
  put_varint(&sample->attrs.data, 1);
  put_varint(&sample->attrs.data, 3);
  end_entry(&sample->attrs, true);
  return sample;
}

static void sample_finish(sample_t* sample) {
  static const char* const strings[] = {"builtin", "module", "x", "key", NULL};
  bytes_t* file = &sample->file;
  static bytes_t part;
  put_all(file, "ML\xefR", 4);
  put_varint(file, 0);
  put_all(file, "hand", 5);
  put_strings(file, strings);
  part.length = 0;
  put_varint(&part, 1);  // dialects: builtin
  put_varint(&part, 0);
  put_varint(&part, 0);  // names of dialect 0: module
  put_varint(&part, 1);
  put_varint(&part, 1);
  put_section(file, 1, &part);
  put_entries(file, &sample->attrs, &sample->types);
  part.length = 0;
  put_flagged(&part, 1, false);  // one op
  put_varint(&part, 0);
  put(&part, 0x11);  // attributes and regions
  put_varint(&part, 0);
  put_varint(&part, 2);
  put_flagged(&part, 1, true);
  put_varint(&part, 1);  // a block, no values, no ops
  put_varint(&part, 0);
  put_flagged(&part, 0, false);
  put_section(file, 4, &part);
}

static emp_module_ir_t* read_bytes(emp_test_ir_t* ir, const uint8_t* data,
                                   size_t length) {
  emp_module_ir_t* module = NULL;
  emp_source_t source = {.name = EMP_STR("f.mlirbc"),
                         .text = {(const char*)data, length}};
  emp_diag_list_init(&ir->sink, &ir->diagnostics, &ir->arena);
  bool went_well = emp_mlirbc_read(ir->context, &source, &ir->sink, &module);
  assert_int_equal(went_well, module != NULL);
  assert_int_equal(went_well, ir->sink.error_count == 0);
  return module;
}

static const emp_attr_t* read_value(emp_test_ir_t* ir, const sample_t* sample,
                                    emp_module_ir_t** out_module) {
  *out_module = read_bytes(ir, sample->file.data, sample->file.length);
  if (!*out_module) {
    fail_msg("%.*s", EMP_STR_ARGS(ir->diagnostics.items[0].message));
  }
  return emp_op_attr((*out_module)->op, "x");
}

static void assert_message(emp_test_ir_t* ir, const sample_t* sample,
                           const char* part) {
  emp_module_ir_t* module =
      read_bytes(ir, sample->file.data, sample->file.length);
  assert_null(module);
  emp_str_t message = ir->diagnostics.items[0].message;
  char text[512];
  snprintf(text, sizeof text, "%.*s", EMP_STR_ARGS(message));
  if (!strstr(text, part)) fail_msg("'%s' does not hold '%s'", text, part);
  assert_memory_equal(text, "byte ", 5);
  // Which file, and which version it has.
  assert_true(emp_str_is(ir->diagnostics.items[0].loc->text, "f.mlirbc"));
  assert_int_equal(ir->diagnostics.count, 2);
}

TEST(what_begins_otherwise_is_no_bytecode) {
  assert_true(emp_mlirbc_is(EMP_STR("ML\xefR")));
  assert_false(emp_mlirbc_is(EMP_STR("ML\xef")));
  assert_false(emp_mlirbc_is(EMP_STR("module {}")));
  assert_false(emp_mlirbc_is(EMP_STR("")));
}

TEST(integers_of_every_length_are_read) {
  static const int64_t values[] = {0,         1,          -1,        63,
                                   -64,       64,         8191,      8192,
                                   1 << 20,   -(1 << 27), INT64_MAX, INT64_MIN,
                                   1LL << 34, 1LL << 41,  1LL << 48, 1LL << 55};
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  for (size_t i = 0; i < sizeof values / sizeof values[0]; ++i) {
    sample_t* sample = sample_new();
    emp_module_ir_t* module = NULL;
    put_varint(&sample->types.data, 0);  // i64
    put_varint(&sample->types.data, 64 << 2);
    end_entry(&sample->types, true);
    put_varint(&sample->attrs.data, 8);
    put_varint(&sample->attrs.data, 0);
    put_signed(&sample->attrs.data, values[i]);
    end_entry(&sample->attrs, true);
    sample_finish(sample);
    const emp_attr_t* value = read_value(&ir, sample, &module);
    assert_int_equal(value->kind, EMP_ATTR_INTEGER);
    assert_true(value->value == values[i]);
    emp_module_ir_destroy(module);
    free(sample);
  }
  emp_test_ir_deinit(&ir);
}

static void put_f32_tensor_type(sample_t* sample, int64_t length) {
  put_varint(&sample->types.data, 5);  // f32
  end_entry(&sample->types, true);
  put_varint(&sample->types.data, 13);  // tensor<lengthxf32>
  put_varint(&sample->types.data, 1);
  put_signed(&sample->types.data, length);
  put_varint(&sample->types.data, 0);
  end_entry(&sample->types, true);
}

TEST(big_constants_stay_in_the_file) {
  enum { kCount = 2048 };
  emp_test_ir_t ir;
  emp_module_ir_t* module = NULL;
  float values[kCount];
  for (size_t i = 0; i < kCount; ++i)
    values[i] = (float)i;
  emp_test_ir_init(&ir);
  sample_t* sample = sample_new();
  put_f32_tensor_type(sample, kCount);
  put_varint(&sample->attrs.data, 18);
  put_varint(&sample->attrs.data, 1);
  put_varint(&sample->attrs.data, sizeof values);
  put_all(&sample->attrs.data, values, sizeof values);
  end_entry(&sample->attrs, true);
  sample_finish(sample);
  const emp_attr_t* value = read_value(&ir, sample, &module);
  assert_int_equal(value->data.length, sizeof values);
  assert_memory_equal(value->data.bytes, values, sizeof values);
  assert_true(value->data.bytes > sample->file.data &&
              value->data.bytes < sample->file.data + sample->file.length);
  emp_module_ir_destroy(module);
  emp_test_ir_deinit(&ir);
  free(sample);
}

// A resource section whose blob wants `alignment`.
static void put_resource(bytes_t* file, const float* values, size_t count,
                         size_t alignment) {
  static bytes_t offsets;
  offsets.length = 0;
  size_t length = count * sizeof *values;
  size_t head = file->length + 1 + 2 + 1 + 1;  // id, length, what precedes
  size_t padding = (alignment - head % alignment) % alignment;
  put(file, 5);
  uint64_t content = 2 + padding + length;
  assert_true(content >= 128 && content < 16384 && length < 128 &&
              alignment < 128);  // as `head` says
  put_varint(file, content);
  put_varint(file, alignment);
  put_varint(file, length);
  for (size_t i = 0; i < padding; ++i)
    put(file, 0xCB);
  put_all(file, values, length);
  put_varint(&offsets, 0);  // no external groups
  put_varint(&offsets, 0);  // dialect builtin
  put_varint(&offsets, 1);
  put_varint(&offsets, 3);  // "key"
  put_varint(&offsets, content);
  put(&offsets, 0);
  put_section(file, 6, &offsets);
}

static sample_t* resource_sample(const float* values, size_t count,
                                 size_t alignment) {
  sample_t* sample = sample_new();
  put_f32_tensor_type(sample, (int64_t)count);
  put_varint(&sample->attrs.data, 16);
  put_varint(&sample->attrs.data, 1);
  put_varint(&sample->attrs.data, 0);
  end_entry(&sample->attrs, true);
  sample_finish(sample);
  put_resource(&sample->file, values, count, alignment);
  return sample;
}

TEST(resources_stay_in_the_file_where_their_alignment_allows) {
  enum { kCount = 31, kAlignment = 64 };
  float values[kCount];
  for (size_t i = 0; i < kCount; ++i)
    values[i] = (float)i;
  sample_t* sample = resource_sample(values, kCount, kAlignment);
  for (size_t shift = 0; shift < 2; ++shift) {
    emp_test_ir_t ir;
    emp_module_ir_t* module = NULL;
    uint8_t* place = aligned_alloc(kAlignment, sizeof sample->file.data * 2);
    assert_non_null(place);
    memcpy(place + shift, sample->file.data, sample->file.length);
    emp_test_ir_init(&ir);
    module = read_bytes(&ir, place + shift, sample->file.length);
    assert_non_null(module);
    const emp_attr_t* value = emp_op_attr(module->op, "x");
    assert_int_equal(value->data.length, sizeof values);
    assert_memory_equal(value->data.bytes, values, sizeof values);
    assert_int_equal((uintptr_t)value->data.bytes % kAlignment, 0);
    bool is_inside = value->data.bytes >= place &&
                     value->data.bytes < place + sample->file.length;
    assert_int_equal(is_inside, shift == 0);
    emp_module_ir_destroy(module);
    emp_test_ir_deinit(&ir);
    free(place);
  }
  free(sample);
}

TEST(an_attribute_that_holds_itself_is_an_error) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  sample_t* sample = sample_new();
  put_varint(&sample->attrs.data, 0);  // [#3]
  put_varint(&sample->attrs.data, 1);
  put_varint(&sample->attrs.data, 3);
  end_entry(&sample->attrs, true);
  sample_finish(sample);
  assert_message(&ir, sample, "the attribute contains itself");
  emp_test_ir_deinit(&ir);
  free(sample);
}

// Attribute i is [#i+1, ..] with `width` items; the last one is [].
static sample_t* nested_sample(size_t depth, size_t width) {
  sample_t* sample = sample_new();
  for (size_t i = 0; i < depth; ++i) {
    bool is_last = i + 1 == depth;
    put_varint(&sample->attrs.data, 0);
    put_varint(&sample->attrs.data, is_last ? 0 : width);
    for (size_t k = 0; k < width && !is_last; ++k)
      put_varint(&sample->attrs.data, 4 + i);
    end_entry(&sample->attrs, true);
  }
  sample_finish(sample);
  return sample;
}

TEST(nesting_has_an_end) {
  emp_test_ir_t ir;
  emp_module_ir_t* module = NULL;
  emp_test_ir_init(&ir);
  sample_t* sample = nested_sample(200, 1);
  assert_int_equal(read_value(&ir, sample, &module)->kind, EMP_ATTR_ARRAY);
  emp_module_ir_destroy(module);
  free(sample);
  sample = nested_sample(2000, 1);
  assert_message(&ir, sample, "nesting deeper than 256 levels");
  free(sample);
  // Shared halves: short in the file, 2^200 parts when written out.
  sample = nested_sample(200, 2);
  assert_message(&ir, sample, "parts when written out");
  free(sample);
  emp_test_ir_deinit(&ir);
}

// Locations of deep call stacks lose their far end instead.
TEST(a_deep_location_ends_as_unknown) {
  enum { kDepth = 1000 };
  emp_test_ir_t ir;
  emp_module_ir_t* module = NULL;
  emp_test_ir_init(&ir);
  sample_t* sample = sample_new();
  for (size_t i = 0; i < kDepth; ++i) {
    put_varint(&sample->attrs.data, 10);  // callsite(unknown at #next)
    put_varint(&sample->attrs.data, 0);
    put_varint(&sample->attrs.data, i + 1 == kDepth ? 0 : 4 + i);
    end_entry(&sample->attrs, true);
  }
  sample_finish(sample);
  const emp_attr_t* loc = read_value(&ir, sample, &module);
  size_t depth = 0;
  for (; loc->kind == EMP_ATTR_LOC_CALLSITE; loc = loc->items[1])
    ++depth;
  assert_in_range(depth, 200, 256);
  assert_int_equal(loc->kind, EMP_ATTR_LOC_UNKNOWN);
  emp_module_ir_destroy(module);
  emp_test_ir_deinit(&ir);
  free(sample);
}

typedef struct broken_s {
  const char* message;
  uint8_t bytes[16];
  size_t length;
} broken_t;

// Attribute 3, with type 0 = f32 and type 1 = tensor<4xf32>.
static const broken_t kBroken[] = {
    {"wants the code of a builtin attribute below 23, found 100", {201}, 1},
    {"wants the index of an attribute below 4, found 9", {1, 3, 19}, 3},
    {"wants the index of a type below 2, found 7", {13, 15}, 2},
    {"wants the index of a string below 4, found 5", {5, 11}, 2},
    {"wants an integer type or index, found 'f32'", {17, 1, 1}, 3},
    {"wants a float type, found 'tensor<4xf32>'", {19, 3, 1}, 3},
    {"wants a location, found \"x\"", {21, 3, 3}, 3},
    {"wants a tensor or vector of static shape, found 'f32'", {37, 1, 1}, 3},
    {"wants 16 bytes for the elements of 'tensor<4xf32>', found 3",
     {37, 3, 7, 0, 0, 0},
     6},
    {"wants 2 items of 4 bytes each, found 4 bytes",
     {35, 1, 5, 9, 0, 0, 0, 0},
     8},
    {"wants dense elements of 127 bytes, found only 1", {37, 3, 255, 0}, 4},
    {"wants an item of an array, found 100, but only 1 bytes follow",
     {1, 201, 1},
     3},
    {"wants the end of an attribute, found 2 more bytes", {15, 0, 0}, 3},
    {"wants names once, found 'x' twice", {3, 5, 3, 1, 3, 1}, 6},
    {"wants the index of a resource below 0, found 0", {33, 3, 1}, 3},
    {"wants a string as the name of a symbol, found loc(unknown)", {9, 1}, 2},
    {"wants at most 4 lines and columns, found 5",
     {45, 3, 11, 1, 1, 1, 1, 1},
     8},
};

TEST(broken_attributes_are_told_with_their_byte) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  for (size_t i = 0; i < sizeof kBroken / sizeof kBroken[0]; ++i) {
    sample_t* sample = sample_new();
    put_f32_tensor_type(sample, 4);
    put_all(&sample->attrs.data, kBroken[i].bytes, kBroken[i].length);
    end_entry(&sample->attrs, true);
    sample_finish(sample);
    assert_message(&ir, sample, kBroken[i].message);
    free(sample);
  }
  emp_test_ir_deinit(&ir);
}

// -- files of tests/ir/bytecode
// ------------------------------------------------

static uint8_t* load_input(const char* name, size_t* out_length) {
  char path[1024];
  const char* root = getenv("EMP_SOURCE_DIR");
  snprintf(path, sizeof path, "%s/tests/ir/bytecode/Inputs/%s",
           root ? root : ".", name);
  FILE* file = fopen(path, "rb");
  if (!file) fail_msg("cannot open %s", path);
  uint8_t* data = malloc(1 << 16);
  *out_length = fread(data, 1, 1 << 16, file);
  fclose(file);
  return data;
}

// Reads the bytes alone in a block, so that a sanitizer sees what lies outside.
static bool is_read(const uint8_t* data, size_t length) {
  emp_test_ir_t ir;
  uint8_t* copy = malloc(length ? length : 1);
  memcpy(copy, data, length);
  emp_test_ir_init(&ir);
  emp_module_ir_t* module = read_bytes(&ir, copy, length);
  bool is_module = module != NULL;
  emp_module_ir_destroy(module);
  emp_test_ir_deinit(&ir);
  free(copy);
  return is_module;
}

TEST(every_beginning_of_a_file_is_an_error) {
  static const char* const names[] = {"ops.v6.mlirbc", "ops.v0.mlirbc"};
  for (size_t i = 0; i < 2; ++i) {
    size_t length = 0;
    uint8_t* data = load_input(names[i], &length);
    assert_true(is_read(data, length));
    for (size_t end = 4; end < length; end += 3)
      assert_false(is_read(data, end));
    free(data);
  }
}

TEST(no_changed_byte_does_harm) {
  static const char* const names[] = {"ops.v6.mlirbc", "attributes.v6.mlirbc"};
  for (size_t i = 0; i < 2; ++i) {
    size_t length = 0;
    uint8_t* data = load_input(names[i], &length);
    for (size_t at = 4; at < length; ++at) {
      uint8_t kept = data[at];
      data[at] = (uint8_t)(kept ^ (1U << at % 8));
      is_read(data, length);
      data[at] = kept;
    }
    free(data);
  }
}

TEST_MAIN(RUN(what_begins_otherwise_is_no_bytecode),
          RUN(integers_of_every_length_are_read),
          RUN(big_constants_stay_in_the_file),
          RUN(resources_stay_in_the_file_where_their_alignment_allows),
          RUN(an_attribute_that_holds_itself_is_an_error),
          RUN(nesting_has_an_end), RUN(a_deep_location_ends_as_unknown),
          RUN(broken_attributes_are_told_with_their_byte),
          RUN(every_beginning_of_a_file_is_an_error),
          RUN(no_changed_byte_does_harm))
