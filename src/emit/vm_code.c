// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From vm functions to bytecode. The encoding string of an instruction says
// how the op's results, operands and attributes become units, so one loop over
// its letters encodes nearly all of them; only branches, calls and lists look
// at the op. Blocks are written in the order of the text.
//
// Moves of a branch happen at once in the IR and one after another in the
// machine: a move is written when nothing else still reads its target; where
// moves form a cycle, a value is set aside first.
#include "emit/vm_code.h"

#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "base/float16.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "emit/bytecode_writer.h"
#include "emit/vm_registers.h"
#include "emplace/status.h"

typedef struct coder_s {
  emp_vm_emission_t* emission;
  emp_bytecode_writer_t writer;
  emp_vm_registers_t registers;
  emp_ptr_map_t labels;  // emp_block_t* -> label + 1
  uint32_t function;     // number, for locations
} coder_t;

static bool unsupported(const coder_t* coder, const emp_op_t* op,
                        const char* what) {
  return emp_diag_hal_unsupported(coder->emission->sink, op->loc,
                                  op->info->name, what);
}

// -- moves ----

typedef struct move_s {
  uint16_t from, to;  // with kind bits
  bool is_done;
} move_t;

static uint32_t first_word(uint16_t reg) {
  return reg & EMP_VM_REGISTER_MASK;
}

static bool overlap(uint16_t a, uint16_t b) {
  if ((a & EMP_VM_REGISTER_REF) != (b & EMP_VM_REGISTER_REF)) return false;
  uint32_t a_end = first_word(a) + (a & EMP_VM_REGISTER_PAIR ? 2 : 1);
  uint32_t b_end = first_word(b) + (b & EMP_VM_REGISTER_PAIR ? 2 : 1);
  return first_word(a) < b_end && first_word(b) < a_end;
}

// The pending move that still reads the target of moves[n]; -1 for none.
static int find_reader(const move_t* moves, uint32_t count, uint32_t n) {
  for (uint32_t i = 0; i < count; ++i) {
    if (i != n && !moves[i].is_done && overlap(moves[i].from, moves[n].to)) {
      return (int)i;
    }
  }
  return -1;
}

static void write_move(coder_t* coder, uint16_t from, uint16_t to,
                       uint32_t* inout_count) {
  emp_bytecode_unit(&coder->writer, from);
  emp_bytecode_unit(&coder->writer, to);
  *inout_count += 1;
}

// Sets the value that `reader` reads aside, so that its source may be written.
static void set_aside(coder_t* coder, move_t* reader, uint32_t n,
                      uint32_t* inout_count) {
  uint16_t bits = reader->from & (EMP_VM_REGISTER_REF | EMP_VM_REGISTER_PAIR);
  emp_vm_file_t file =
      bits & EMP_VM_REGISTER_REF ? EMP_VM_FILE_REF : EMP_VM_FILE_PAIR;
  uint16_t scratch =
      (uint16_t)(emp_vm_scratch(&coder->registers, file, n) | bits);
  write_move(coder, reader->from, scratch, inout_count);
  reader->from = scratch;
}

static uint32_t write_moves(coder_t* coder, move_t* moves, uint32_t count) {
  uint32_t written = 0, pending = 0, aside = 0;
  for (uint32_t i = 0; i < count; ++i) {
    moves[i].is_done = moves[i].from == moves[i].to;
    pending += !moves[i].is_done;
  }
  while (pending > 0) {
    uint32_t blocked = UINT32_MAX;
    bool progressed = false;
    for (uint32_t i = 0; i < count; ++i) {
      if (moves[i].is_done) continue;
      if (find_reader(moves, count, i) >= 0) {
        if (blocked == UINT32_MAX) blocked = i;
        continue;
      }
      write_move(coder, moves[i].from, moves[i].to, &written);
      moves[i].is_done = progressed = true;
      pending -= 1;
    }
    if (progressed || pending == 0) continue;
    int reader = find_reader(moves, count, blocked);
    set_aside(coder, &moves[reader], aside++, &written);
  }
  return written;
}

// -- branches ----

static uint32_t label_of(const coder_t* coder, const emp_block_t* block) {
  return (uint32_t)((uintptr_t)emp_ptr_map_get(&coder->labels, block) - 1);
}

// One B: target, count, moves. Successors are written in order, with those two
// left as they are between the calls.
static void write_branch(coder_t* coder, const emp_op_t* op, uint32_t successor,
                         uint32_t* inout_first, uint32_t* inout_count) {
  emp_block_t* target = op->successors[successor];
  op->info->successor_operands(op, successor, inout_first, inout_count);
  uint32_t first = *inout_first, count = *inout_count;
  emp_bytecode_target(&coder->writer, label_of(coder, target));
  size_t count_at = coder->writer.units.count;
  emp_bytecode_unit(&coder->writer, 0);
  move_t* moves =
      emp_arena_new_array(coder->emission->arena, move_t, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    moves[i].from =
        emp_vm_register_bits(&coder->registers, emp_op_operand(op, first + i));
    moves[i].to = emp_vm_register_bits(&coder->registers, target->args[i]);
  }
  uint32_t written = write_moves(coder, moves, count);
  coder->writer.units.items[count_at] = (uint16_t)written;
}

// -- operands ----

static uint64_t literal_bits(const emp_attr_t* attr) {
  if (attr == NULL) return 0;
  return attr->kind == EMP_ATTR_FLOAT ? attr->bits[0] : (uint64_t)attr->value;
}

// The number of a small-float format: an integer, or its name.
static bool format_number(coder_t* coder, const emp_op_t* op,
                          uint32_t* out_number) {
  const emp_attr_t* attr = emp_op_attr(op, "format");
  *out_number = 0;
  if (attr != NULL && attr->kind == EMP_ATTR_INTEGER) {
    *out_number = (uint32_t)attr->value;
    return true;
  }
  const emp_type_t* type =
      attr != NULL && attr->kind == EMP_ATTR_TYPE ? attr->type : NULL;
  if (type != NULL && type->kind == EMP_TYPE_FLOAT) {
    *out_number = (uint32_t)type->float_kind;
    return true;
  }
  for (uint32_t i = 0; attr != NULL && i < EMP_FLOAT_COUNT; ++i) {
    if (!emp_str_is(attr->text, emp_float_kind_name((emp_float_kind_t)i))) {
      continue;
    }
    *out_number = i;
    return true;
  }
  return unsupported(coder, op, "names no float format");
}

static bool write_literal(coder_t* coder, const emp_op_t* op, bool is_wide) {
  if (emp_op_attr(op, "value") != NULL) {
    uint64_t bits = literal_bits(emp_op_attr(op, "value"));
    if (is_wide) {
      emp_bytecode_u64(&coder->writer, bits);
    } else {
      emp_bytecode_u32(&coder->writer, (uint32_t)bits);
    }
    return true;
  }
  uint32_t number = 0;
  if (!format_number(coder, op, &number)) return false;
  emp_bytecode_u32(&coder->writer, number);
  return true;
}

static bool write_symbol(coder_t* coder, const emp_op_t* op, const char* attr) {
  emp_str_t name = emp_op_str_attr(op, attr);
  const emp_op_t* target = emp_vm_find_symbol(coder->emission, name);
  if (target == NULL) return unsupported(coder, op, "names an unknown symbol");
  uint32_t number = emp_vm_number_of(coder->emission, target);
  if (emp_op_is(target, EMP_OP_vm_import)) number |= EMP_VM_CALL_IMPORT;
  emp_bytecode_u32(&coder->writer, number);
  return true;
}

static void write_text(coder_t* coder, const emp_op_t* op) {
  emp_image_str_t text = emp_image_add_text(coder->emission->builder,
                                            emp_op_str_attr(op, "message"));
  emp_bytecode_u32(&coder->writer, text.offset_bytes);
  emp_bytecode_u32(&coder->writer, text.length_bytes);
}

static void write_operand_list(coder_t* coder, const emp_op_t* op,
                               uint32_t first) {
  emp_bytecode_unit(&coder->writer, op->operand_count - first);
  for (uint32_t i = first; i < op->operand_count; ++i) {
    emp_bytecode_unit(
        &coder->writer,
        emp_vm_register_bits(&coder->registers, emp_op_operand(op, i)));
  }
}

static void write_result_list(coder_t* coder, const emp_op_t* op) {
  emp_bytecode_unit(&coder->writer, op->result_count);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_bytecode_unit(
        &coder->writer,
        emp_vm_register_bits(&coder->registers, emp_op_result(op, i)));
  }
}

static void write_segments(coder_t* coder, const emp_op_t* op) {
  const emp_attr_t* sizes = emp_op_attr(op, "segment_sizes");
  int64_t values[64];
  size_t count = 0;
  if (sizes != NULL) emp_attr_read_ints(sizes, values, 64, &count);
  emp_bytecode_unit(&coder->writer, (uint32_t)count);
  for (size_t i = 0; i < count; ++i) {
    emp_bytecode_unit(&coder->writer, values[i] < 0 ? EMP_VM_SEGMENT_SINGLE
                                                    : (uint32_t)values[i]);
  }
}

typedef struct cursor_s {
  uint32_t result;
  uint32_t operand;
  uint32_t successor, first, count;
  bool in_operands;
} cursor_t;

static void write_register(coder_t* coder, const emp_op_t* op,
                           cursor_t* cursor) {
  const emp_value_t* value = cursor->in_operands
                                 ? emp_op_operand(op, cursor->operand++)
                                 : emp_op_result(op, cursor->result++);
  emp_bytecode_unit(&coder->writer, emp_vm_register(&coder->registers, value));
}

static bool is_call(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_vm_call) ||
         emp_op_is(op, EMP_OP_vm_call_variadic);
}

static bool write_function(coder_t* coder, const emp_op_t* op) {
  return write_symbol(coder, op, is_call(op) ? "callee" : "import");
}

// Lists of a call are its operands, then its results; of others what is left
// of the operands.
static void write_list(coder_t* coder, const emp_op_t* op, cursor_t* cursor) {
  if (is_call(op) && cursor->operand != 0) {
    write_result_list(coder, op);
    return;
  }
  write_operand_list(coder, op, cursor->operand);
  cursor->operand = op->operand_count + 1;
}

static bool write_letter(coder_t* coder, const emp_op_t* op, char letter,
                         cursor_t* cursor) {
  switch (letter) {
    case '=':
      cursor->in_operands = true;
      return true;
    case '4':
    case '8':
      return write_literal(coder, op, letter == '8');
    case 'G':
    case 'R':
      return write_symbol(coder, op, "global");
    case 'o':
      return write_symbol(coder, op, "rodata");
    case 's':
      write_text(coder, op);
      return true;
    case 't':
      emp_bytecode_unit(
          &coder->writer,
          emp_vm_type_number(coder->emission, emp_op_result(op, 0)->type));
      return true;
    case 'F':
      return write_function(coder, op);
    case 'N':
      write_segments(coder, op);
      return true;
    case 'V':
      write_list(coder, op, cursor);
      return true;
    case 'B':
      write_branch(coder, op, cursor->successor++, &cursor->first,
                   &cursor->count);
      return true;
    case 'T':
      emp_bytecode_unit(&coder->writer, op->successor_count);
      for (uint32_t i = 0; i < op->successor_count; ++i) {
        write_branch(coder, op, i, &cursor->first, &cursor->count);
      }
      return true;
    default:
      write_register(coder, op, cursor);
      return true;
  }
}

// -- ops ----

// Operands of an op are in the order of its encoding.
static bool write_instruction(coder_t* coder, const emp_op_t* op,
                              emp_vm_op_t opcode) {
  cursor_t cursor = {0};
  emp_bytecode_op(&coder->writer, opcode);
  for (const char* letter = emp_bytecode_op_encoding(opcode); *letter != 0;
       ++letter) {
    if (!write_letter(coder, op, *letter, &cursor)) return false;
  }
  return true;
}

static void write_copy(coder_t* coder, const emp_value_t* from,
                       const emp_value_t* to) {
  static const emp_vm_op_t copies[] = {[EMP_VM_FILE_WORD] = EMP_VM_move_i32,
                                       [EMP_VM_FILE_PAIR] = EMP_VM_move_i64,
                                       [EMP_VM_FILE_REF] = EMP_VM_assign_ref};
  emp_bytecode_op(&coder->writer, copies[emp_vm_file_of(to->type)]);
  emp_bytecode_unit(&coder->writer, emp_vm_register(&coder->registers, to));
  emp_bytecode_unit(&coder->writer, emp_vm_register(&coder->registers, from));
}

static bool write_inline_rodata(coder_t* coder, const emp_op_t* op) {
  uint32_t number = 0;
  if (!emp_vm_add_rodata(coder->emission, op, emp_op_str_attr(op, "name"),
                         emp_op_attr(op, "value"), &number)) {
    return false;
  }
  emp_bytecode_op(&coder->writer, EMP_VM_const_ref_rodata);
  emp_bytecode_unit(&coder->writer,
                    emp_vm_register(&coder->registers, emp_op_result(op, 0)));
  emp_bytecode_u32(&coder->writer, number);
  return true;
}

static bool write_global_address(coder_t* coder, const emp_op_t* op) {
  emp_bytecode_op(&coder->writer, EMP_VM_const_i32);
  emp_bytecode_unit(&coder->writer,
                    emp_vm_register(&coder->registers, emp_op_result(op, 0)));
  return write_symbol(coder, op, "global");
}

// -- checks ----

// The comparison that says that a check does not hold, by the operand's type.
typedef struct check_row_s {
  emp_vm_op_t ne;  // vm.check.eq fails
  emp_vm_op_t eq;  // vm.check.ne fails
  emp_vm_op_t nz;
} check_row_t;

static const check_row_t check_rows[] = {
    {EMP_VM_cmp_ne_i32, EMP_VM_cmp_eq_i32, EMP_VM_cmp_nz_i32},
    {EMP_VM_cmp_ne_i64, EMP_VM_cmp_eq_i64, EMP_VM_cmp_nz_i64},
    {EMP_VM_cmp_ne_f32_u, EMP_VM_cmp_eq_f32_o, EMP_VM_cmp_nz_f32_o},
    {EMP_VM_cmp_ne_f64_u, EMP_VM_cmp_eq_f64_o, EMP_VM_cmp_nz_f64_o},
    {EMP_VM_cmp_ne_ref, EMP_VM_cmp_eq_ref, EMP_VM_cmp_nz_ref},
};

static const check_row_t* find_check_row(const emp_type_t* type) {
  emp_vm_file_t file = emp_vm_file_of(type);
  if (file == EMP_VM_FILE_REF) return &check_rows[4];
  int is_float = type->kind == EMP_TYPE_FLOAT ? 2 : 0;
  return &check_rows[is_float + (file == EMP_VM_FILE_PAIR)];
}

static void write_units(coder_t* coder, emp_vm_op_t op, const uint32_t* units,
                        size_t count) {
  emp_bytecode_op(&coder->writer, op);
  for (size_t i = 0; i < count; ++i) {
    emp_bytecode_unit(&coder->writer, units[i]);
  }
}

// A comparison into a scratch register, and a failure on it.
static bool write_check(coder_t* coder, const emp_op_t* op) {
  const check_row_t* row = find_check_row(emp_op_operand(op, 0)->type);
  uint32_t flag = emp_vm_scratch(&coder->registers, EMP_VM_FILE_PAIR, 0);
  uint32_t code = flag + 1;
  uint32_t units[3] = {flag};
  for (uint32_t i = 0; i < op->operand_count && i < 2; ++i) {
    units[1 + i] = emp_vm_register(&coder->registers, emp_op_operand(op, i));
  }
  if (emp_op_is(op, EMP_OP_vm_check_nz)) {
    write_units(coder, row->nz, units, 2);
    write_units(coder, EMP_VM_const_i32, (uint32_t[]){code, 1, 0}, 3);
    write_units(coder, EMP_VM_xor_i32, (uint32_t[]){flag, flag, code}, 3);
  } else {
    bool wants_equal = emp_op_is(op, EMP_OP_vm_check_eq);
    write_units(coder, wants_equal ? row->ne : row->eq, units, 3);
  }
  write_units(coder, EMP_VM_const_i32,
              (uint32_t[]){code, EMP_STATUS_FAILED_PRECONDITION, 0}, 3);
  write_units(coder, EMP_VM_cond_fail, (uint32_t[]){flag, code}, 2);
  write_text(coder, op);
  return true;
}

static bool is_check(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_vm_check_eq) ||
         emp_op_is(op, EMP_OP_vm_check_ne) || emp_op_is(op, EMP_OP_vm_check_nz);
}

static bool is_barrier(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_vm_optimization_barrier) ||
         emp_op_is(op, EMP_OP_util_optimization_barrier);
}

static bool write_op(coder_t* coder, const emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_vm_rodata_inline)) {
    return write_inline_rodata(coder, op);
  }
  if (emp_op_is(op, EMP_OP_vm_global_address)) {
    return write_global_address(coder, op);
  }
  if (is_check(op)) return write_check(coder, op);
  if (is_barrier(op)) {
    for (uint32_t i = 0; i < op->operand_count; ++i) {
      write_copy(coder, emp_op_operand(op, i), emp_op_result(op, i));
    }
    return true;
  }
  void* opcode =
      emp_str_map_get(&coder->emission->opcodes, emp_str_from(op->info->name));
  if (opcode == NULL) return unsupported(coder, op, "is no instruction");
  return write_instruction(coder, op, (emp_vm_op_t)((uintptr_t)opcode - 1));
}

// -- locations ----

// The file location inside a location, or NULL.
static const emp_attr_t* file_location(const emp_attr_t* loc) {
  while (loc != NULL && loc->kind != EMP_ATTR_LOC_FILE) {
    bool has_child = loc->kind == EMP_ATTR_LOC_NAME ||
                     loc->kind == EMP_ATTR_LOC_CALLSITE ||
                     loc->kind == EMP_ATTR_LOC_FUSED;
    loc = has_child && loc->count != 0 ? loc->items[0] : NULL;
  }
  return loc;
}

static void write_location(coder_t* coder, const emp_op_t* op,
                           const emp_attr_t** inout_last) {
  if (coder->emission->strip_debug) return;
  const emp_attr_t* loc = file_location(op->loc);
  if (loc == NULL || loc == *inout_last) return;
  *inout_last = loc;
  emp_image_location_t record = {
      .function = coder->function,
      .unit = (uint32_t)coder->writer.units.count,
      .file = emp_image_add_text(coder->emission->builder, loc->text),
      .line = loc->line,
      .column = loc->column};
  emp_image_add_record(coder->emission->builder, EMP_SECTION_locations, &record,
                       sizeof record);
}

// -- functions ----

static bool write_body(coder_t* coder, emp_region_t* body) {
  const emp_attr_t* last = NULL;
  for (emp_block_t* block = body->first; block != NULL; block = block->next) {
    uint32_t label = emp_bytecode_new_label(&coder->writer);
    emp_ptr_map_set(&coder->labels, block, (void*)(uintptr_t)(label + 1));
  }
  for (emp_block_t* block = body->first; block != NULL; block = block->next) {
    emp_bytecode_place(&coder->writer, label_of(coder, block));
    for (emp_op_t* op = block->first; op != NULL; op = op->next) {
      write_location(coder, op, &last);
      if (!write_op(coder, op)) return false;
    }
  }
  emp_bytecode_finish(&coder->writer);
  return true;
}

bool emp_vm_emit_function(emp_vm_emission_t* emission, emp_op_t* function,
                          emp_str_t name, emp_str_t convention,
                          emp_image_function_t* out_record) {
  coder_t coder = {.emission = emission, .labels = {.arena = emission->arena}};
  emp_region_t* body = &function->regions[0];
  emp_image_builder_t* builder = emission->builder;
  coder.function = emp_image_record_count(builder, EMP_SECTION_functions);
  emp_bytecode_init(&coder.writer, emission->arena);
  if (!emp_vm_assign_registers(body, emission->arena, &coder.registers)) {
    return unsupported(&coder, function,
                       "has values that are not of a vm type, or too many");
  }
  if (!write_body(&coder, body)) return false;
  uint32_t first = emp_image_record_count(builder, EMP_SECTION_code);
  for (size_t i = 0; i < coder.writer.units.count; ++i) {
    emp_image_add_record(builder, EMP_SECTION_code,
                         &coder.writer.units.items[i], sizeof(uint16_t));
  }
  if (coder.registers.word_count >= EMP_VM_MAX_REGISTERS ||
      coder.registers.ref_count >= EMP_VM_MAX_REGISTERS) {
    return unsupported(&coder, function, "needs too many registers");
  }
  *out_record = (emp_image_function_t){
      .name = emp_image_add_text(builder, name),
      .convention = emp_image_add_text(builder, convention),
      .first_unit = first,
      .unit_count = (uint32_t)coder.writer.units.count,
      .i32_count = (uint16_t)((coder.registers.word_count + 1) & ~1u),
      .ref_count = (uint16_t)coder.registers.ref_count};
  return true;
}
