// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Comments that name the users of values (--mlir-print-value-users), as MLIR
// writes them: `// users: %3, %2` behind an op, `// %arg0 is unused` at the
// head of a block. An op without results is named by an id of its own, `// id:
// %4`, from the same counter as values.
#include "ir/print_state.h"

void emp_printer_number_user(emp_printer_t* printer, const emp_op_t* op) {
  uintptr_t tagged = ((uintptr_t)printer->next_value++ << 1) | 1;
  emp_ptr_map_set(&printer->user_ids, op, (void*)tagged);
}

static void print_id(emp_printer_t* printer, const emp_op_t* op) {
  uintptr_t tagged = (uintptr_t)emp_ptr_map_get(&printer->user_ids, op);
  emp_print_char(printer, '%');
  emp_print_uint(printer, tagged >> 1);
}

static void print_user(emp_printer_t* printer, const emp_op_t* user) {
  if (user->result_count == 0) print_id(printer, user);
  for (uint32_t i = 0; i < user->result_count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_operand(printer, &user->results[i]);
  }
}

// Each op once, in the order of the use list.
static void print_users_of(emp_printer_t* printer, const emp_value_t* value) {
  emp_arena_mark_t mark = emp_arena_mark(&printer->arena);
  emp_ptr_map_t seen = {.arena = &printer->arena};
  if (!value->first_use) emp_print_literal(printer, "unused");
  for (const emp_operand_t* u = value->first_use; u; u = u->next_use) {
    if (emp_ptr_map_has(&seen, u->owner)) continue;
    emp_ptr_map_set(&seen, u->owner, printer);
    if (u != value->first_use) emp_print_literal(printer, ", ");
    print_user(printer, u->owner);
  }
  emp_arena_rewind(&printer->arena, mark);
}

// The only result is used by one op that has at most one.
static bool has_one_user(const emp_op_t* op) {
  if (op->result_count != 1) return false;
  const emp_operand_t* first = op->results[0].first_use;
  for (const emp_operand_t* u = first; u; u = u->next_use) {
    if (u->owner != first->owner) return false;
  }
  return first->owner->result_count <= 1;
}

static bool is_unused(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (op->results[i].first_use) return false;
  }
  return true;
}

void emp_print_op_users(emp_printer_t* printer, const emp_op_t* op) {
  if (op->result_count == 0) {
    if (op->operand_count == 0) return;
    emp_print_literal(printer, " // id: ");
    print_id(printer, op);
    return;
  }
  if (is_unused(op)) {
    emp_print_literal(printer, " // unused");
    return;
  }
  emp_print_text(printer, has_one_user(op) ? " // user: " : " // users: ");
  bool is_one = op->result_count == 1;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    if (!is_one) emp_print_char(printer, '(');
    print_users_of(printer, &op->results[i]);
    if (!is_one) emp_print_char(printer, ')');
  }
}

void emp_print_arg_users(emp_printer_t* printer, const emp_block_t* block) {
  for (uint32_t i = 0; i < block->arg_count; ++i) {
    const emp_value_t* arg = block->args[i];
    emp_print_margin(printer);
    emp_print_literal(printer, "// ");
    emp_print_operand(printer, arg);
    if (arg->first_use) {
      emp_print_literal(printer, " is used by ");
      print_users_of(printer, arg);
    } else {
      emp_print_literal(printer, " is unused");
    }
    emp_print_char(printer, '\n');
  }
}
