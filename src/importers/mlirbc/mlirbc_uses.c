// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Orders of uses. A file stores one for each value whose uses are in another
// order than reading it gives, which is: latest op first, and of one op the
// last operand first. The stored numbers are places: the use that reading has
// put at place i belongs to place numbers[i]. In pairs (place, i) only those
// are named that move. They are applied when all uses are there.
#include "importers/mlirbc/mlirbc_state.h"

static bool read_order(emp_mlirbc_cursor_t* cursor, emp_value_t* value) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  emp_mlirbc_order_t order = {.value = value, .at = at};
  uint64_t count = 0;
  if (!emp_mlirbc_flagged(cursor, "a number of uses", &count,
                          &order.is_pairs)) {
    return false;
  }
  if (count > emp_mlirbc_left(cursor)) {
    return emp_mlirbc_fail(reader, at,
                           "wants the places of %llu uses, but only %zu bytes "
                           "follow",
                           (unsigned long long)count, emp_mlirbc_left(cursor));
  }
  order.count = (size_t)count;
  uint32_t* numbers =
      emp_arena_new_array(&reader->tables, uint32_t, order.count);
  for (size_t i = 0; i < order.count; ++i) {
    size_t number = 0;
    if (!emp_mlirbc_index(cursor, "the place of a use", UINT32_MAX, &number)) {
      return false;
    }
    numbers[i] = (uint32_t)number;
  }
  order.numbers = numbers;
  emp_array_push(&reader->tables, &reader->orders, order);
  return true;
}

bool emp_mlirbc_use_orders(emp_mlirbc_cursor_t* cursor,
                           emp_value_t* const* values, size_t count) {
  size_t order_count = 1;
  if (count != 1 &&
      !emp_mlirbc_count(cursor, "a number of orders of uses", &order_count)) {
    return false;
  }
  for (size_t i = 0; i < order_count; ++i) {
    size_t index = 0;
    if (count != 1 &&
        !emp_mlirbc_index(cursor, "the index of a value", count, &index)) {
      return false;
    }
    if (!read_order(cursor, values[index])) return false;
  }
  return true;
}

static size_t count_uses(const emp_value_t* value) {
  size_t count = 0;
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    ++count;
  }
  return count;
}

// places[i]: where use i goes. False when that is no permutation.
static bool read_places(const emp_mlirbc_order_t* order, size_t count,
                        uint32_t* places, bool* is_taken) {
  if (order->is_pairs) {
    if (order->count % 2) return false;
    for (size_t i = 0; i < count; ++i)
      places[i] = (uint32_t)i;
    for (size_t i = 0; i < order->count; i += 2) {
      if (order->numbers[i + 1] >= count) return false;
      places[order->numbers[i + 1]] = order->numbers[i];
    }
  } else {
    if (order->count != count) return false;
    for (size_t i = 0; i < count; ++i)
      places[i] = order->numbers[i];
  }
  for (size_t i = 0; i < count; ++i) {
    if (places[i] >= count || is_taken[places[i]]) return false;
    is_taken[places[i]] = true;
  }
  return true;
}

static void relink(emp_value_t* value, emp_operand_t* const* uses,
                   size_t count) {
  emp_operand_t** link = &value->first_use;
  for (size_t i = 0; i < count; ++i) {
    *link = uses[i];
    uses[i]->link = link;
    link = &uses[i]->next_use;
  }
  *link = NULL;
}

static bool apply_order(emp_mlirbc_t* reader, const emp_mlirbc_order_t* order) {
  emp_arena_t* scratch = &reader->scratch;
  size_t count = count_uses(order->value);
  if (count < 2) return true;
  uint32_t* places = emp_arena_new_array(scratch, uint32_t, count);
  bool* is_taken = emp_arena_new_array(scratch, bool, count);
  emp_operand_t** uses = emp_arena_new_array(scratch, emp_operand_t*, count);
  if (!read_places(order, count, places, is_taken)) {
    return emp_mlirbc_fail(reader, order->at,
                           "wants an order of the %zu uses of a value, found "
                           "%zu numbers that are none",
                           count, order->count);
  }
  size_t i = 0;
  for (emp_operand_t* use = order->value->first_use; use; use = use->next_use) {
    uses[places[i++]] = use;
  }
  relink(order->value, uses, count);
  return true;
}

bool emp_mlirbc_apply_orders(emp_mlirbc_t* reader) {
  for (size_t i = 0; i < reader->orders.count; ++i) {
    emp_arena_mark_t mark = emp_arena_mark(&reader->scratch);
    bool went_well = apply_order(reader, &reader->orders.items[i]);
    emp_arena_rewind(&reader->scratch, mark);
    if (!went_well) return false;
  }
  return true;
}
