// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text as a whole: aliases, ops, the section at the end; then the module
// around it and its verification.
#include "ir/parse.h"

#include <string.h>

#include "ir/context_impl.h"
#include "ir/parse_state.h"
#include "ir/verify.h"

void emp_parser_init(emp_parser_t* parser, emp_context_t* context,
                     const emp_source_t* source, emp_diag_sink_t* sink) {
  *parser = (emp_parser_t){.context = context, .sink = sink, .source = source};
  emp_lexer_init(&parser->lexer, source->text, source->first_line);
  parser->file = emp_intern(context, source->name);
  parser->latest_file = parser->file;
  parser->empty_dictionary = emp_attr_dictionary(context, NULL, 0);
  parser->poison_info =
      emp_context_unregistered_op(context, EMP_STR("emplace.poison"));
}

// -- aliases ------------------------------------------------------------------

// `#name = attribute` or `!name = type`.
static bool parse_alias(emp_parser_t* parser) {
  emp_token_t start = parser->token;
  bool is_type = start.kind == EMP_TOKEN_BANG;
  emp_str_t name = {start.text.data + 1, start.text.length - 1};
  emp_str_map_t* map = is_type ? &parser->type_aliases : &parser->attr_aliases;
  const emp_type_t* type = NULL;
  const emp_attr_t* attr = NULL;
  emp_parser_advance(parser);
  if (memchr(name.data, '.', name.length)) {
    return emp_parser_fail_at(parser, start.text.data, start.text.length,
                              "the name of an alias has no '.'");
  }
  if (!emp_parser_want(parser, '=', "'=' of an alias")) return false;
  if (is_type ? !emp_parse_a_type(parser, &type)
              : !emp_parse_an_attr(parser, NULL, &attr)) {
    return false;
  }
  if (emp_str_map_has(map, name)) {
    return emp_parser_fail_at(parser, start.text.data, start.text.length,
                              "alias '%.*s' is defined twice",
                              EMP_STR_ARGS(start.text));
  }
  // The map only holds what came from one of the two parsers above.
  union {
    const void* in;
    void* out;
  } value = {is_type ? (const void*)type : (const void*)attr};
  emp_str_map_set(map, name, value.out);
  return true;
}

// -- top level ----------------------------------------------------------------

static void parse_top_alias(emp_parser_t* parser) {
  emp_token_t start = parser->token;
  emp_arena_mark_t mark = emp_arena_mark(parser->scratch);
  if (!parse_alias(parser)) {
    emp_str_map_set(&parser->lost_aliases, start.text, parser);
    emp_parser_recover(parser, &start);
  }
  emp_arena_rewind(parser->scratch, mark);
}

static void parse_top(emp_parser_t* parser, emp_block_t* block) {
  while (!emp_parser_at(parser, EMP_TOKEN_END)) {
    switch (parser->token.kind) {
      case EMP_TOKEN_HASH:
      case EMP_TOKEN_BANG:
        parse_top_alias(parser);
        break;
      case EMP_TOKEN_FILE_BEGIN:
        if (!emp_parse_file_metadata(parser)) return;
        break;
      case '}':
      case EMP_TOKEN_BLOCK:
        emp_parser_expected(parser, "an operation");
        emp_parser_advance(parser);
        break;
      default:
        emp_parse_op(parser, block);
        break;
    }
  }
}

static emp_op_t* make_wrapper(emp_context_t* context, emp_arena_t* arena,
                              const emp_attr_t* loc) {
  emp_op_state_t state = {
      .info = emp_context_op_info(context, EMP_STR("builtin.module")),
      .loc = loc,
      .attrs = emp_attr_dictionary(context, NULL, 0),
      .region_count = 1};
  if (!state.info) {
    state.info =
        emp_context_unregistered_op(context, EMP_STR("builtin.module"));
  }
  emp_op_t* op = emp_op_create(context, arena, &state);
  emp_block_append(emp_block_create(arena), &op->regions[0]);
  return op;
}

// -- verification beside syntax errors ----------------------------------------

// Errors that only follow from an op that could not be read are not shown:
// those about a symbol that it may have defined.
typedef struct quiet_sink_s {
  emp_diag_sink_t* inner;
  const emp_parser_t* parser;
  bool is_dropped;  // the latest; its notes go with it
} quiet_sink_t;

static bool holds_name(emp_str_t text, emp_str_t name) {
  for (size_t i = 0; i + name.length <= text.length; ++i) {
    if (memcmp(text.data + i, name.data, name.length) != 0) continue;
    size_t end = i + name.length;
    bool goes_on =
        end < text.length &&
        emp_char_is(text.data[end], EMP_CHAR_LETTER | EMP_CHAR_DIGIT);
    if (!goes_on) return true;
  }
  return false;
}

static void forward(void* user, const emp_diagnostic_t* diagnostic) {
  quiet_sink_t* quiet = user;
  const emp_str_map_t* lost = &quiet->parser->lost_symbols;
  if (diagnostic->severity != EMP_SEVERITY_NOTE) quiet->is_dropped = false;
  for (size_t i = 0; i < lost->count && !quiet->is_dropped; ++i) {
    quiet->is_dropped = holds_name(diagnostic->message, lost->entries[i].key);
  }
  if (quiet->is_dropped) return;
  emp_diag_emit(quiet->inner, diagnostic->loc, diagnostic->length,
                diagnostic->severity, diagnostic->code, "%.*s",
                EMP_STR_ARGS(diagnostic->message));
}

static bool verify(emp_parser_t* parser, emp_op_t* op) {
  if (parser->context->skip_verifier) return true;
  quiet_sink_t quiet = {parser->sink, parser, false};
  emp_diag_sink_t sink = {.user = &quiet,
                          .emit = forward,
                          .error_limit = UINT32_MAX,
                          .scratch = parser->scratch};
  return emp_verify(op, &sink);
}

// -- public -------------------------------------------------------------------

static emp_module_ir_t* module_alloc(emp_context_t* context) {
  emp_arena_t* owner = emp_context_arena(context);
  emp_allocator_t host = owner->host;
  emp_module_ir_t* module =
      host.realloc(host.self, NULL, 0, sizeof(emp_module_ir_t));
  if (!module) {
    if (owner->out_of_memory) owner->out_of_memory(owner->user);
    return NULL;
  }
  *module = (emp_module_ir_t){.context = context};
  emp_arena_init(&module->arena, host, owner->out_of_memory, owner->user);
  return module;
}

emp_module_ir_t* emp_module_ir_create(emp_context_t* context) {
  emp_module_ir_t* module = module_alloc(context);
  if (module) {
    module->op =
        make_wrapper(context, &module->arena, emp_loc_unknown(context));
  }
  return module;
}

void emp_module_ir_unwrap(emp_module_ir_t* module) {
  const emp_block_t* body = emp_op_body(module->op);
  emp_op_t* only = body->first;
  if (!only || only->next || only->info != module->op->info) return;
  emp_op_unlink(only);
  module->op = only;
}

void emp_module_ir_destroy(emp_module_ir_t* module) {
  if (!module) return;
  emp_allocator_t host = module->arena.host;
  emp_arena_deinit(&module->arena);
  host.realloc(host.self, module, sizeof(*module), 0);
}

// Arenas and maps of a parser that is set up otherwise.
typedef struct parser_memory_s {
  emp_arena_t scratch;
  emp_arena_t tables;
} parser_memory_t;

static void memory_init(parser_memory_t* memory, emp_parser_t* parser) {
  const emp_arena_t* like = emp_context_arena(parser->context);
  emp_arena_init(&memory->scratch, like->host, like->out_of_memory, like->user);
  emp_arena_init(&memory->tables, like->host, like->out_of_memory, like->user);
  parser->scratch = &memory->scratch;
  parser->tables = &memory->tables;
  parser->attr_aliases.arena = &memory->tables;
  parser->type_aliases.arena = &memory->tables;
  parser->distincts.arena = &memory->tables;
  parser->lost_symbols.arena = &memory->tables;
  parser->lost_aliases.arena = &memory->tables;
}

static void memory_deinit(parser_memory_t* memory) {
  emp_arena_deinit(&memory->scratch);
  emp_arena_deinit(&memory->tables);
}

// Reads all of the text into `module`, whose op is the wrapper.
static void read_module(emp_parser_t* parser, emp_module_ir_t* module) {
  emp_scope_t scope;
  emp_op_t* wrapper = module->op;
  parser->arena = &module->arena;
  emp_scope_push(parser, &scope, &wrapper->regions[0], true);
  emp_parser_advance(parser);
  parse_top(parser, emp_op_body(wrapper));
  emp_scope_pop(parser);
  emp_parser_fix_locations(parser);
  emp_module_ir_unwrap(module);
}

bool emp_parse_module(emp_context_t* context, const emp_source_t* source,
                      emp_diag_sink_t* sink, emp_module_ir_t** out_module) {
  emp_parser_t parser;
  parser_memory_t memory;
  *out_module = NULL;
  emp_module_ir_t* module = module_alloc(context);
  if (!module) return false;
  emp_parser_init(&parser, context, source, sink);
  memory_init(&memory, &parser);
  emp_loc_file_reserve(context, source->text);
  module->op = make_wrapper(context, &module->arena,
                            emp_loc_file(context, source->name, 0, 0));
  read_module(&parser, module);
  bool went_well = verify(&parser, module->op) && !parser.has_failed;
  memory_deinit(&memory);
  if (went_well) {
    *out_module = module;
  } else {
    emp_module_ir_destroy(module);
  }
  return went_well;
}

// A piece of text: types and attributes, no ops.
typedef struct piece_s {
  emp_source_t source;
  emp_parser_t parser;
  parser_memory_t memory;
} piece_t;

static void piece_init(piece_t* piece, emp_context_t* context, emp_str_t text,
                       emp_diag_sink_t* sink) {
  piece->source =
      (emp_source_t){.name = EMP_STR("<text>"), .text = text, .first_line = 1};
  emp_parser_init(&piece->parser, context, &piece->source, sink);
  memory_init(&piece->memory, &piece->parser);
  emp_parser_advance(&piece->parser);
}

static bool piece_end(piece_t* piece, bool went_well) {
  if (went_well && !emp_parser_at(&piece->parser, EMP_TOKEN_END)) {
    went_well = emp_parser_expected(&piece->parser, "the end of the text");
  }
  memory_deinit(&piece->memory);
  return went_well && !piece->parser.has_failed;
}

const emp_type_t* emp_parse_type(emp_context_t* context, emp_str_t text,
                                 emp_diag_sink_t* sink) {
  piece_t piece;
  const emp_type_t* type = NULL;
  piece_init(&piece, context, text, sink);
  bool went_well = emp_parse_a_type(&piece.parser, &type);
  return piece_end(&piece, went_well) ? type : NULL;
}

const emp_attr_t* emp_parse_attr(emp_context_t* context, emp_str_t text,
                                 emp_diag_sink_t* sink) {
  piece_t piece;
  const emp_attr_t* attr = NULL;
  piece_init(&piece, context, text, sink);
  bool went_well = emp_parse_an_attr(&piece.parser, NULL, &attr);
  return piece_end(&piece, went_well) ? attr : NULL;
}
