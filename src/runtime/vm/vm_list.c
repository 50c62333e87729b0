// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists of the VM.
#include "runtime/vm/vm_list.h"

#include <string.h>

#include "contract/vm_encoding.h"

enum {
  kMaxCount = 1 << 24,
  kFirstCapacity = 4,
  kMaxNesting = 64,
  kMaxWalk = 4096,  // lists looked at before one is put into another
};

// Releases the elements of a range; lists that end by it are put before
// `dying` instead of being destroyed, so that deep nesting needs no C stack.
static emp_vm_list_t* drop_range(emp_vm_list_t* list, uint32_t from,
                                 uint32_t to, emp_vm_list_t* dying) {
  for (uint32_t i = from; i < to; ++i) {
    emp_vm_value_t value = list->items[i];
    list->items[i] = (emp_vm_value_t){.kind = EMP_VM_VALUE_NONE};
    if (value.kind != EMP_VM_VALUE_REF || value.ref == NULL) continue;
    if (value.ref->type != list->object.type) {
      emp_object_release(value.ref);
    } else if (emp_ref_count_release(&value.ref->count)) {
      emp_vm_list_t* last = (emp_vm_list_t*)value.ref;
      last->next_dying = dying;
      dying = last;
    }
  }
  return dying;
}

static void destroy_chain(emp_vm_list_t* dying) {
  while (dying != NULL) {
    emp_vm_list_t* list = dying;
    dying = drop_range(list, 0, list->count, list->next_dying);
    emp_allocator_t host = list->host;
    if (list->items != NULL) {
      host.realloc(host.self, list->items,
                   list->capacity * sizeof(emp_vm_value_t), 0);
    }
    host.realloc(host.self, list, sizeof *list, 0);
  }
}

static void destroy_list(emp_object_t* object) {
  emp_vm_list_t* list = (emp_vm_list_t*)object;
  list->next_dying = NULL;
  destroy_chain(list);
}

const emp_object_type_t emp_vm_list_type = {
    .id = EMP_VM_TYPE_list, .name = "vm.list", .destroy = destroy_list};

static emp_status_t check_index(const emp_vm_list_t* list, uint32_t index) {
  if (index < list->count) return emp_ok_status();
  return EMP_FAIL(OUT_OF_RANGE, "index %u is outside of a list of %u elements",
                  index, list->count);
}

static emp_status_t contains_itself(void) {
  return EMP_FAIL(INVALID_ARGUMENT, "a list cannot contain itself");
}

static int64_t value_as_i64(const emp_vm_value_t* value) {
  switch (value->kind) {
    case EMP_VM_VALUE_I32:
      return value->i32;
    case EMP_VM_VALUE_I64:
      return value->i64;
    case EMP_VM_VALUE_F32:
      return emp_vm_f64_to_si64((double)value->f32);
    case EMP_VM_VALUE_F64:
      return emp_vm_f64_to_si64(value->f64);
    case EMP_VM_VALUE_NONE:
    case EMP_VM_VALUE_REF:
      break;
  }
  return 0;
}

static double value_as_f64(const emp_vm_value_t* value) {
  if (value->kind == EMP_VM_VALUE_F32) return (double)value->f32;
  if (value->kind == EMP_VM_VALUE_F64) return value->f64;
  return (double)value_as_i64(value);
}

int64_t emp_vm_f64_to_si64(double value) {
  if (value != value) return 0;
  if (value >= 9223372036854775808.0) return INT64_MAX;
  if (value < -9223372036854775808.0) return INT64_MIN;
  return (int64_t)value;
}

uint64_t emp_vm_f64_to_ui64(double value) {
  if (!(value > 0)) return 0;
  if (value >= 18446744073709551616.0) return UINT64_MAX;
  return (uint64_t)value;
}

int32_t emp_vm_f64_to_si32(double value) {
  if (value != value) return 0;
  if (value >= 2147483647.0) return INT32_MAX;
  if (value <= -2147483648.0) return INT32_MIN;
  return (int32_t)value;
}

uint32_t emp_vm_f64_to_ui32(double value) {
  if (!(value > 0)) return 0;
  if (value >= 4294967295.0) return UINT32_MAX;
  return (uint32_t)value;
}

emp_status_t emp_vm_list_create(uint32_t capacity, emp_allocator_t host,
                                emp_vm_list_t** out_list) {
  *out_list = NULL;
  emp_vm_list_t* list = host.realloc(host.self, NULL, 0, sizeof *list);
  if (list == NULL) return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a list");
  *list = (emp_vm_list_t){.host = host};
  emp_object_init(&list->object, &emp_vm_list_type);
  emp_status_t status = emp_vm_list_reserve(list, capacity);
  if (emp_is_ok(status)) {
    *out_list = list;
  } else {
    emp_object_release(&list->object);
  }
  return status;
}

emp_status_t emp_vm_list_from(emp_object_t* object, emp_vm_list_t** out_list) {
  *out_list = NULL;
  if (object == NULL || object->type != &emp_vm_list_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a vm.list, found %s",
                    object == NULL ? "null" : object->type->name);
  }
  *out_list = (emp_vm_list_t*)object;
  return emp_ok_status();
}

emp_status_t emp_vm_list_reserve(emp_vm_list_t* list, uint32_t capacity) {
  if (capacity <= list->capacity) return emp_ok_status();
  if (capacity > kMaxCount) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "a list of %u elements is too large",
                    capacity);
  }
  size_t old_bytes = list->capacity * sizeof(emp_vm_value_t);
  size_t new_bytes = capacity * sizeof(emp_vm_value_t);
  void* items =
      list->host.realloc(list->host.self, list->items, old_bytes, new_bytes);
  if (items == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a list of %u elements",
                    capacity);
  }
  list->items = items;
  list->capacity = capacity;
  return emp_ok_status();
}

emp_status_t emp_vm_list_resize(emp_vm_list_t* list, uint32_t count) {
  if (count > list->capacity) {
    uint32_t grown =
        list->capacity < kFirstCapacity ? kFirstCapacity : list->capacity * 2;
    EMP_TRY(emp_vm_list_reserve(list, count > grown ? count : grown));
  }
  if (count < list->count) {
    destroy_chain(drop_range(list, count, list->count, NULL));
  } else if (count > list->count) {
    memset(list->items + list->count, 0,
           (count - list->count) * sizeof(emp_vm_value_t));
  }
  list->count = count;
  return emp_ok_status();
}

emp_status_t emp_vm_list_get(const emp_vm_list_t* list, uint32_t index,
                             emp_vm_value_kind_t kind,
                             emp_vm_value_t* out_value) {
  *out_value = (emp_vm_value_t){.kind = kind};
  EMP_TRY(check_index(list, index));
  const emp_vm_value_t* value = &list->items[index];
  bool holds_ref = value->kind == EMP_VM_VALUE_REF;
  if (value->kind != EMP_VM_VALUE_NONE &&
      holds_ref != (kind == EMP_VM_VALUE_REF)) {
    return EMP_FAIL(INVALID_ARGUMENT, "element %u of the list holds a %s",
                    index, holds_ref ? "reference" : "number");
  }
  switch (kind) {
    case EMP_VM_VALUE_I32:
      out_value->i32 = (int32_t)value_as_i64(value);
      break;
    case EMP_VM_VALUE_I64:
      out_value->i64 = value_as_i64(value);
      break;
    case EMP_VM_VALUE_F32:
      out_value->f32 = (float)value_as_f64(value);
      break;
    case EMP_VM_VALUE_F64:
      out_value->f64 = value_as_f64(value);
      break;
    case EMP_VM_VALUE_REF:
      out_value->ref = holds_ref ? value->ref : NULL;
      break;
    case EMP_VM_VALUE_NONE:
      break;
  }
  return emp_ok_status();
}

// Counts would keep a list that contains itself alive for ever. Whether `item`
// leads to `list` is found by a walk of bounded length, on an explicit stack
// of as many lists as one may nest.
static emp_status_t check_no_cycle(const emp_vm_list_t* list,
                                   const emp_vm_list_t* item) {
  struct {
    const emp_vm_list_t* list;
    uint32_t next;
  } stack[kMaxNesting];
  uint32_t depth = 0;
  uint32_t budget = kMaxWalk;
  if (item == list) return contains_itself();
  stack[depth].list = item;
  stack[depth++].next = 0;
  while (depth > 0) {
    const emp_vm_list_t* top = stack[depth - 1].list;
    uint32_t next = stack[depth - 1].next++;
    if (next >= top->count) {
      --depth;
      continue;
    }
    const emp_vm_value_t* value = &top->items[next];
    bool is_list = value->kind == EMP_VM_VALUE_REF && value->ref != NULL &&
                   value->ref->type == &emp_vm_list_type;
    if (!is_list) continue;
    const emp_vm_list_t* inner = (const emp_vm_list_t*)value->ref;
    if (inner == list) return contains_itself();
    if (depth == kMaxNesting || budget-- == 0) {
      return EMP_FAIL(RESOURCE_EXHAUSTED, "lists nest deeper than %d",
                      kMaxNesting);
    }
    stack[depth].list = inner;
    stack[depth++].next = 0;
  }
  return emp_ok_status();
}

emp_status_t emp_vm_list_set(emp_vm_list_t* list, uint32_t index,
                             emp_vm_value_t value) {
  EMP_TRY(check_index(list, index));
  bool is_list = value.kind == EMP_VM_VALUE_REF && value.ref != NULL &&
                 value.ref->type == &emp_vm_list_type;
  if (is_list) {
    EMP_TRY(check_no_cycle(list, (const emp_vm_list_t*)value.ref));
  }
  if (value.kind == EMP_VM_VALUE_REF) emp_object_retain(value.ref);
  emp_vm_value_t old = list->items[index];
  list->items[index] = value;
  if (old.kind == EMP_VM_VALUE_REF) emp_object_release(old.ref);
  return emp_ok_status();
}
