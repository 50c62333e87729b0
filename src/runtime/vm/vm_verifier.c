// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The verifier of bytecode. One walk over the instructions checks every
// operand by the letter that vm_ops.def gives it and marks where instructions
// start; a second walk looks at the targets of branches only.
#include "runtime/vm/vm_verifier.h"

#include <string.h>

#include "base/assert.h"
#include "base/float16.h"
#include "contract/vm_encoding.h"

typedef struct emp_vm_op_row_s {
  const char* name;
  const char* encoding;
} emp_vm_op_row_t;

static const emp_vm_op_row_t rows[] = {
#define VM_OP(id, name, encoding, meaning, doc) \
  [EMP_VM_##id] = {name, encoding},
#include "contract/vm_ops.def"
#undef VM_OP
};

typedef struct verifier_s {
  const emp_vm_program_t* program;
  const emp_vm_function_t* function;
  uint32_t number;  // of the function
  uint32_t at;      // next unit to read
  uint32_t start;   // of the instruction
  uint16_t op;
  uint8_t* starts;  // a bit a unit: an instruction starts here
  bool checks_targets;
  bool stores_globals;
  // Of the call that is being read.
  const emp_vm_signature_t* callee;
  const uint16_t* segments;
  uint32_t segment_count;
} verifier_t;

static emp_status_t fail_at(const verifier_t* v, emp_status_t status) {
  const emp_image_function_t* record =
      &v->program->image.functions.items[v->number];
  return emp_status_note(
      status, __FILE__, __LINE__, "function \"%.*s\", unit %u, %s",
      EMP_STR_ARGS(emp_vm_program_text(v->program, record->name)), v->start,
      v->op < EMP_VM_OP_COUNT ? rows[v->op].name : "unknown instruction");
}

#define BAD(...) return EMP_FAIL(INVALID_ARGUMENT, __VA_ARGS__)

static emp_status_t take(verifier_t* v, uint32_t count,
                         const uint16_t** out_units) {
  *out_units = v->function->code + v->at;
  if (count > v->function->unit_count - v->at) {
    BAD("wants %u more units, the function ends after %u", count,
        v->function->unit_count - v->at);
  }
  v->at += count;
  return emp_ok_status();
}

static emp_status_t take_u32(verifier_t* v, uint32_t* out_value) {
  const uint16_t* units = NULL;
  *out_value = 0;
  EMP_TRY(take(v, 2, &units));
  *out_value = units[0] | (uint32_t)units[1] << 16;
  return emp_ok_status();
}

// A register without kind bits, of the kind that the letter says.
static emp_status_t check_register(const verifier_t* v, char letter,
                                   uint32_t reg) {
  bool is_ref = letter == 'r';
  bool is_pair =
      letter == 'l' || letter == 'd' || letter == 'I' || letter == 'F';
  uint32_t count = is_ref ? v->function->ref_count : v->function->word_count;
  if (reg >= count || (is_pair && (reg % 2 != 0 || reg + 1 >= count))) {
    BAD("register %u does not fit a file of %u %s", reg, count,
        is_ref ? "references" : "words");
  }
  return emp_ok_status();
}

// A register of a list: its kind bits must say what `letter` says; letter 0
// takes any kind.
static emp_status_t check_listed(const verifier_t* v, char letter,
                                 uint16_t reg) {
  char kind = 'i';
  if (reg & EMP_VM_REGISTER_REF) kind = 'r';
  if (reg & EMP_VM_REGISTER_PAIR) kind = kind == 'r' ? 'x' : 'l';
  char wanted = letter;
  if (letter == 'f') wanted = 'i';
  if (letter == 'I' || letter == 'F' || letter == 'd') wanted = 'l';
  if (kind == 'x' || (letter != 0 && kind != wanted)) {
    BAD("register %#x is not of kind '%c'", reg, letter != 0 ? letter : '?');
  }
  return check_register(v, kind, reg & EMP_VM_REGISTER_MASK);
}

static emp_status_t check_number(const char* what, uint32_t number,
                                 uint32_t count) {
  if (number < count) return emp_ok_status();
  BAD("%s %u is not below %u", what, number, count);
}

static emp_status_t check_global(verifier_t* v) {
  uint32_t place = 0;
  EMP_TRY(take_u32(v, &place));
  const char* encoding = rows[v->op].encoding;
  bool is_wide = strchr(encoding, 'l') != NULL || strchr(encoding, 'd') != NULL;
  uint32_t size = is_wide ? 8 : 4;
  if (place % size != 0 || size > v->program->global_bytes ||
      place > v->program->global_bytes - size) {
    BAD("global at byte %u is not one of %u bytes in %u", place, size,
        v->program->global_bytes);
  }
  return emp_ok_status();
}

static emp_status_t check_branch(verifier_t* v) {
  uint32_t target = 0;
  const uint16_t* units = NULL;
  EMP_TRY(take_u32(v, &target));
  EMP_TRY(take(v, 1, &units));
  uint32_t count = units[0];
  EMP_TRY(take(v, 2 * count, &units));
  for (uint32_t i = 0; i < count; ++i) {
    const uint16_t* move = &units[2 * (size_t)i];
    char letter = 'i';
    if (move[0] & EMP_VM_REGISTER_PAIR) letter = 'l';
    if (move[0] & EMP_VM_REGISTER_REF) letter = 'r';
    EMP_TRY(check_listed(v, letter, move[0]));
    EMP_TRY(check_listed(v, letter, move[1]));
  }
  if (!v->checks_targets) return emp_ok_status();
  if (target >= v->function->unit_count ||
      !(v->starts[target / 8] >> (target % 8) & 1)) {
    BAD("target %u is not the start of an instruction", target);
  }
  return emp_ok_status();
}

static emp_status_t check_branch_table(verifier_t* v) {
  const uint16_t* units = NULL;
  EMP_TRY(take(v, 1, &units));
  uint32_t count = units[0];
  if (count == 0) BAD("a branch table needs a default");
  for (uint32_t i = 0; i < count; ++i)
    EMP_TRY(check_branch(v));
  return emp_ok_status();
}

static emp_status_t check_callee(verifier_t* v) {
  uint32_t number = 0;
  EMP_TRY(take_u32(v, &number));
  v->segments = NULL;
  if (number & EMP_VM_CALL_IMPORT) {
    number &= ~EMP_VM_CALL_IMPORT;
    EMP_TRY(check_number("import", number, v->program->image.imports.count));
    v->callee = &v->program->imports[number].signature;
  } else {
    EMP_TRY(
        check_number("function", number, v->program->image.functions.count));
    v->callee = &v->program->functions[number].signature;
  }
  if (v->op == EMP_VM_call && v->callee->is_variadic) {
    BAD("a variadic import is called without segments");
  }
  if (v->op == EMP_VM_import_resolved) {
    const uint16_t* code = v->function->code + v->at;
    if (!(code[-1] & 0x8000)) BAD("function %u is not an import", number);
  }
  return emp_ok_status();
}

static emp_status_t check_segments(verifier_t* v) {
  const uint16_t* units = NULL;
  EMP_TRY(take(v, 1, &units));
  v->segment_count = units[0];
  EMP_TRY(take(v, v->segment_count, &v->segments));
  if (v->segment_count != v->callee->operand_count) {
    BAD("%u segments for %u operands", v->segment_count,
        v->callee->operand_count);
  }
  return emp_ok_status();
}

// Operands of a call against the letters of the callee, spans repeated as the
// segments say.
static emp_status_t check_call_operands(const verifier_t* v,
                                        const uint16_t* regs, uint32_t count) {
  emp_str_t letters = v->callee->operands;
  uint32_t used = 0, segment = 0;
  for (size_t i = 0; i < letters.length; ++i, ++segment) {
    size_t first = i, last = i + 1;
    uint32_t repeat = 1;
    bool is_span = letters.data[i] == 'C';
    if (is_span) {
      first = i + 1;
      last = first;
      while (letters.data[last] != 'D')
        ++last;
      i = last;
      EMP_ASSERT(v->segments != NULL);  // check_callee: variadic has them
      repeat = v->segments[segment];
    } else if (v->segments != NULL &&
               v->segments[segment] != EMP_VM_SEGMENT_SINGLE) {
      BAD("segment %u is no span", segment);
    }
    for (uint32_t r = 0; r < repeat; ++r) {
      for (size_t k = first; k < last; ++k) {
        if (used == count) BAD("too few operands: %u", count);
        EMP_TRY(check_listed(v, letters.data[k], regs[used++]));
      }
    }
  }
  if (used != count) BAD("takes %u operands but was given %u", used, count);
  return emp_ok_status();
}

static emp_status_t check_letters(const verifier_t* v, emp_str_t letters,
                                  const uint16_t* regs, uint32_t count) {
  if (letters.length != count) {
    BAD("wants %zu values but was given %u", letters.length, count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    EMP_TRY(check_listed(v, letters.data[i], regs[i]));
  }
  return emp_ok_status();
}

// The n-th list (from 0) of the instruction.
static emp_status_t check_list(verifier_t* v, uint32_t n) {
  const uint16_t* regs = NULL;
  EMP_TRY(take(v, 1, &regs));
  uint32_t count = regs[0];
  EMP_TRY(take(v, count, &regs));
  switch (v->op) {
    case EMP_VM_call:
    case EMP_VM_call_variadic:
      return n == 0 ? check_call_operands(v, regs, count)
                    : check_letters(v, v->callee->results, regs, count);
    case EMP_VM_return:
      return check_letters(v, v->function->signature.results, regs, count);
    default:
      break;
  }
  // A switch wants the kind of its result, discard wants references, the
  // debugging instructions take anything.
  char letter = v->op == EMP_VM_discard_refs ? 'r' : rows[v->op].encoding[0];
  if (letter == '=') letter = 0;
  for (uint32_t i = 0; i < count; ++i) {
    EMP_TRY(check_listed(v, letter, regs[i]));
  }
  return emp_ok_status();
}

static emp_status_t check_text(verifier_t* v) {
  uint32_t offset = 0, length = 0;
  EMP_TRY(take_u32(v, &offset));
  EMP_TRY(take_u32(v, &length));
  uint32_t count = v->program->image.strings.count;
  if (offset > count || length > count - offset) {
    BAD("text of %u bytes at %u is outside of %u bytes", length, offset, count);
  }
  return emp_ok_status();
}

static emp_status_t check_operand(verifier_t* v, char letter, uint32_t* lists) {
  const uint16_t* units = NULL;
  uint32_t number = 0;
  switch (letter) {
    case '=':
      return emp_ok_status();
    case '4':
      return take(v, 2, &units);
    case '8':
      return take(v, 4, &units);
    case 'G':
      return check_global(v);
    case 'R':
      EMP_TRY(take_u32(v, &number));
      return check_number("reference global", number,
                          v->program->global_ref_count);
    case 'o':
      EMP_TRY(take_u32(v, &number));
      return check_number("constant", number, v->program->image.rodata.count);
    case 's':
      return check_text(v);
    case 't':
      EMP_TRY(take(v, 1, &units));
      return check_number("type", units[0], v->program->image.types.count);
    case 'F':
      return check_callee(v);
    case 'N':
      return check_segments(v);
    case 'V':
      return check_list(v, (*lists)++);
    case 'B':
      return check_branch(v);
    case 'T':
      return check_branch_table(v);
    default:
      EMP_TRY(take(v, 1, &units));
      return check_register(v, letter, units[0]);
  }
}

// The literal of a small-float cast names a format of at most 32 bits.
static emp_status_t check_float_format(const uint16_t* units) {
  uint32_t kind = units[3] | (uint32_t)units[4] << 16;
  EMP_TRY(check_number("float format", kind, EMP_FLOAT_COUNT));
  if (emp_float_format((emp_float_kind_t)kind)->bits > 32) {
    BAD("float format %u has more than 32 bits", kind);
  }
  return emp_ok_status();
}

static bool is_global_store(uint16_t op) {
  return strncmp(rows[op].name, "vm.global.store", 15) == 0;
}

static emp_status_t check_instruction(verifier_t* v) {
  const uint16_t* units = NULL;
  v->start = v->at;
  EMP_TRY(take(v, 1, &units));
  v->op = units[0];
  if (v->op >= EMP_VM_OP_COUNT) {
    BAD("instruction %u is not below %u", v->op, EMP_VM_OP_COUNT);
  }
  if (is_global_store(v->op)) v->stores_globals = true;
  uint32_t lists = 0;
  for (const char* letter = rows[v->op].encoding; *letter != 0; ++letter) {
    EMP_TRY(check_operand(v, *letter, &lists));
  }
  bool names_format =
      v->op == EMP_VM_cast_f64_small || v->op == EMP_VM_cast_small_f64;
  return names_format ? check_float_format(units) : emp_ok_status();
}

static bool ends_block(uint16_t op) {
  switch (op) {
    case EMP_VM_branch:
    case EMP_VM_cond_branch:
    case EMP_VM_branch_table:
    case EMP_VM_return:
    case EMP_VM_fail:
    case EMP_VM_yield:
    case EMP_VM_break:
    case EMP_VM_cond_break:
      return true;
    default:
      return false;
  }
}

static emp_status_t walk(verifier_t* v) {
  v->at = 0;
  while (v->at < v->function->unit_count) {
    v->starts[v->at / 8] |= (uint8_t)(1u << (v->at % 8));
    EMP_TRY(check_instruction(v));
  }
  if (!ends_block(v->op)) BAD("control runs past the end of the function");
  return emp_ok_status();
}

emp_status_t emp_vm_verify_function(const emp_vm_program_t* program,
                                    uint32_t function,
                                    bool* out_stores_globals) {
  verifier_t v = {.program = program,
                  .function = &program->functions[function],
                  .number = function};
  *out_stores_globals = false;
  emp_allocator_t host = program->host;
  size_t bytes = v.function->unit_count / 8 + 1;
  v.starts = host.realloc(host.self, NULL, 0, bytes);
  if (v.starts == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to verify a function");
  }
  memset(v.starts, 0, bytes);
  emp_status_t status = walk(&v);
  v.checks_targets = true;
  if (emp_is_ok(status)) status = walk(&v);
  host.realloc(host.self, v.starts, bytes, 0);
  if (!emp_is_ok(status)) return fail_at(&v, status);
  *out_stores_globals = v.stores_globals;
  return status;
}
