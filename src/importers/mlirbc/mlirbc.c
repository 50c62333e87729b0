// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A bytecode file as a whole: the tables, the ops, then the checks that text
// goes through as well.
#include "importers/mlirbc/mlirbc.h"

#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"
#include "ir/verify.h"

bool emp_mlirbc_is(emp_str_t bytes) {
  return bytes.length >= 4 && memcmp(bytes.data, "ML\xefR", 4) == 0;
}

bool emp_mlirbc_is_portable(emp_str_t bytes) {
  static const char producer[] = "StableHLO_v";
  const size_t length = sizeof producer - 1;
  // The version of the format takes one byte.
  return emp_mlirbc_is(bytes) && bytes.length > 5 + length &&
         memcmp(bytes.data + 5, producer, length) == 0;
}

static bool read_all(emp_mlirbc_t* reader, emp_block_t* block) {
  return emp_mlirbc_read_sections(reader) && emp_mlirbc_read_strings(reader) &&
         emp_mlirbc_read_properties(reader) &&
         emp_mlirbc_read_dialects(reader) &&
         emp_mlirbc_read_resources(reader) && emp_mlirbc_read_entries(reader) &&
         emp_mlirbc_read_ir(reader, block);
}

// What is wrong with an op of unknown place is at least in this file.
static void forward(void* user, const emp_diagnostic_t* diagnostic) {
  emp_mlirbc_t* reader = user;
  const emp_attr_t* loc = diagnostic->loc;
  if (!loc || loc->kind == EMP_ATTR_LOC_UNKNOWN) loc = reader->file_loc;
  emp_diag_emit(reader->sink, loc, diagnostic->length, diagnostic->severity,
                diagnostic->code, "%.*s", EMP_STR_ARGS(diagnostic->message));
}

static bool verify(emp_mlirbc_t* reader, emp_op_t* op) {
  emp_diag_sink_t sink = {.user = reader,
                          .emit = forward,
                          .error_limit = UINT32_MAX,
                          .scratch = &reader->scratch};
  return emp_verify(op, &sink);
}

bool emp_mlirbc_read(emp_context_t* context, const emp_source_t* source,
                     emp_diag_sink_t* sink, emp_module_ir_t** out_module) {
  *out_module = NULL;
  emp_module_ir_t* module = emp_module_ir_create(context);
  if (!module) return false;
  const emp_arena_t* like = emp_context_arena(context);
  emp_mlirbc_t reader = {.context = context,
                         .sink = sink,
                         .file_loc = emp_loc_file(context, source->name, 0, 0),
                         .begin = (const uint8_t*)source->text.data,
                         .length = source->text.length,
                         .arena = &module->arena};
  emp_arena_init(&reader.tables, like->host, like->out_of_memory, like->user);
  emp_arena_init(&reader.scratch, like->host, like->out_of_memory, like->user);
  reader.vhlo.known.arena = &reader.tables;
  bool went_well = read_all(&reader, emp_op_body(module->op));
  if (went_well) {
    emp_module_ir_unwrap(module);
    went_well = verify(&reader, module->op);
  }
  emp_arena_deinit(&reader.tables);
  emp_arena_deinit(&reader.scratch);
  if (went_well) {
    *out_module = module;
  } else {
    emp_module_ir_destroy(module);
  }
  return went_well;
}
