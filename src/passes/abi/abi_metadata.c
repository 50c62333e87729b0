// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a caller can read about an entry: the declaration as text for people
// and for IREE's tools, and `emplace.abi`, the same as attributes, from which
// emit/ makes the module's argument table.
#include "base/text.h"
#include "passes/abi/abi_signature.h"

enum { kMaxEntries = 12 };

// A dictionary under construction.
typedef struct entries_s {
  emp_context_t* context;
  emp_named_attr_t items[kMaxEntries];
  size_t count;
} entries_t;

static void add(entries_t* entries, const char* name, const emp_attr_t* value) {
  emp_str_t key = emp_intern(entries->context, emp_str_from(name));
  entries->items[entries->count++] = (emp_named_attr_t){key, value};
}

static const emp_attr_t* finish(const entries_t* entries) {
  return emp_attr_dictionary(entries->context, entries->items, entries->count);
}

static const char* kind_name(emp_abi_kind_t kind) {
  switch (kind) {
    case EMP_ABI_INPUT:
      return "input";
    case EMP_ABI_OUTPUT:
      return "output";
    case EMP_ABI_TRANSIENTS:
      return "transients";
    case EMP_ABI_SCALAR:
      return "scalar";
    case EMP_ABI_BUFFER:
      return "buffer";
    case EMP_ABI_OTHER:
      return "other";
    case EMP_ABI_WAIT:
      return "wait";
    case EMP_ABI_SIGNAL:
      return "signal";
  }
  return "other";
}

static const emp_type_t* public_type(const emp_type_t* type,
                                     const emp_type_t* encoding) {
  return encoding ? encoding : type;
}

static const emp_attr_t* describe_arg(const emp_abi_signature_t* signature,
                                      const emp_abi_arg_t* arg) {
  emp_context_t* context = signature->func->context;
  entries_t entries = {.context = context};
  add(&entries, "kind", emp_attr_cstr(context, kind_name(arg->kind)));
  const emp_type_t* type = public_type(arg->type, arg->encoding);
  if (arg->kind == EMP_ABI_OUTPUT) {
    const emp_abi_result_t* result = &signature->results[arg->placed];
    type = public_type(result->type, result->encoding);
    add(&entries, "index", emp_attr_index(context, arg->placed));
  }
  add(&entries, "type", emp_attr_type(type));
  add(&entries, "abi", emp_attr_type(arg->abi_type));
  add(&entries, "name", emp_attr_string(context, arg->name));
  if (arg->is_consumed) add(&entries, "consume", emp_attr_unit(context));
  if (arg->is_hidden) add(&entries, "hidden", emp_attr_unit(context));
  return finish(&entries);
}

static const emp_attr_t* describe_result(const emp_abi_signature_t* signature,
                                         const emp_abi_result_t* result) {
  emp_context_t* context = signature->func->context;
  entries_t entries = {.context = context};
  const emp_type_t* type = public_type(result->type, result->encoding);
  add(&entries, "type", emp_attr_type(type));
  add(&entries, "name", emp_attr_string(context, result->name));
  if (result->placed >= 0) {
    add(&entries, "placed", emp_attr_index(context, result->placed));
  }
  return finish(&entries);
}

const emp_attr_t* emp_abi_metadata(const emp_abi_signature_t* signature,
                                   emp_arena_t* arena) {
  emp_context_t* context = signature->func->context;
  const emp_attr_t** args =
      emp_arena_new_array(arena, const emp_attr_t*, signature->arg_count + 1);
  for (size_t i = 0; i < signature->arg_count; ++i) {
    args[i] = describe_arg(signature, &signature->args[i]);
  }
  const emp_attr_t** results = emp_arena_new_array(arena, const emp_attr_t*,
                                                   signature->result_count + 1);
  for (size_t i = 0; i < signature->result_count; ++i) {
    results[i] = describe_result(signature, &signature->results[i]);
  }
  entries_t entries = {.context = context};
  add(&entries, "args", emp_attr_array(context, args, signature->arg_count));
  add(&entries, "results",
      emp_attr_array(context, results, signature->result_count));
  return finish(&entries);
}

static void write_encoding(emp_text_t* text, emp_arena_t* arena,
                           const emp_type_t* encoding) {
  if (!encoding) return;
  emp_text_format(text, " {iree.abi.encoding = %s}",
                  emp_type_text(arena, encoding));
}

static void write_arg(emp_text_t* text, emp_arena_t* arena,
                      const emp_abi_arg_t* arg) {
  emp_text_format(text, "%%%.*s: %s", EMP_STR_ARGS(arg->name),
                  emp_type_text(arena, arg->type));
  if (arg->kind == EMP_ABI_OUTPUT) {
    emp_text_format(text, " {iree.abi.output = %d : index}", arg->placed);
  } else if (arg->kind == EMP_ABI_TRANSIENTS) {
    emp_text_append(text, EMP_STR(" {iree.abi.transients}"));
  } else {
    write_encoding(text, arena, arg->encoding);
  }
}

emp_str_t emp_abi_declaration(const emp_abi_signature_t* signature,
                              emp_arena_t* arena) {
  if (signature->declaration &&
      signature->declaration->kind == EMP_ATTR_STRING) {
    return signature->declaration->text;
  }
  emp_text_t text = {.arena = arena};
  emp_str_t symbol = emp_op_str_attr(signature->func, "sym_name");
  emp_text_format(&text, "%s func @%.*s(",
                  signature->is_async ? "async" : "sync", EMP_STR_ARGS(symbol));
  size_t written = 0;
  for (size_t i = 0; i < signature->arg_count; ++i) {
    const emp_abi_arg_t* arg = &signature->args[i];
    if (arg->kind == EMP_ABI_WAIT || arg->kind == EMP_ABI_SIGNAL) continue;
    if (written++) emp_text_append(&text, EMP_STR(", "));
    write_arg(&text, arena, arg);
  }
  emp_text_append(&text, EMP_STR(") -> ("));
  for (size_t i = 0; i < signature->result_count; ++i) {
    const emp_abi_result_t* result = &signature->results[i];
    if (i) emp_text_append(&text, EMP_STR(", "));
    emp_text_format(&text, "%%%.*s: %s", EMP_STR_ARGS(result->name),
                    emp_type_text(arena, result->type));
    write_encoding(&text, arena, result->encoding);
  }
  emp_text_append_char(&text, ')');
  return emp_text_view(&text);
}

static bool has_entry(const emp_attr_t* dictionary, const char* name) {
  return dictionary && dictionary->kind == EMP_ATTR_DICTIONARY &&
         emp_dictionary_get(dictionary, name) != NULL;
}

const emp_attr_t* emp_abi_reflection(const emp_abi_signature_t* signature,
                                     emp_arena_t* arena) {
  emp_context_t* context = signature->func->context;
  const emp_attr_t* own = emp_op_attr(signature->func, "iree.reflection");
  size_t own_count = own && own->kind == EMP_ATTR_DICTIONARY ? own->count : 0;
  emp_named_attr_t* entries =
      emp_arena_new_array(arena, emp_named_attr_t, own_count + 2);
  size_t count = 0;
  for (size_t i = 0; i < own_count; ++i)
    entries[count++] = own->entries[i];
  if (!has_entry(own, "iree.abi.declaration")) {
    entries[count++] = (emp_named_attr_t){
        emp_intern(context, EMP_STR("iree.abi.declaration")),
        emp_attr_string(context, emp_abi_declaration(signature, arena))};
  }
  if (signature->is_async && !has_entry(own, "iree.abi.model")) {
    entries[count++] =
        (emp_named_attr_t){emp_intern(context, EMP_STR("iree.abi.model")),
                           emp_attr_cstr(context, "coarse-fences")};
  }
  return emp_attr_dictionary(context, entries, count);
}
