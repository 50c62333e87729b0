// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pass manager: runs steps in order over a module, prints, times and
// verifies as asked. The scratch arena is rewound after every run of a pass, so
// nothing that one pass computes can leak into the next.
#include "ir/pass.h"

#include "base/array.h"
#include "base/text.h"
#include "base/thread.h"
#include "ir/rewrite.h"
#include "ir/verify.h"

typedef struct manager_s {
  emp_module_ir_t* module;
  const void* target;
  const emp_pass_manager_options_t* options;
  emp_diag_sink_t* sink;
  emp_arena_t* scratch;
  size_t timing_count;
} manager_t;

// -- options of a pass -------------------------------------------------------

emp_str_t emp_pass_option(const emp_pass_ctx_t* pass, const char* name) {
  for (size_t i = 0; i < pass->option_count; ++i) {
    const char* own = pass->options[i].name;
    if (emp_str_is(emp_str_from(own), name)) return pass->options[i].value;
  }
  return (emp_str_t){"", 0};
}

bool emp_pass_option_flag(const emp_pass_ctx_t* pass, const char* name,
                          bool otherwise) {
  emp_str_t text = emp_pass_option(pass, name);
  if (text.length == 0) return otherwise;
  return emp_str_is(text, "true") || emp_str_is(text, "1");
}

int64_t emp_pass_option_int(const emp_pass_ctx_t* pass, const char* name,
                            int64_t otherwise) {
  int64_t value = 0;
  bool is_number = emp_parse_i64(emp_pass_option(pass, name), &value);
  return is_number ? value : otherwise;
}

// -- printing and timing -----------------------------------------------------

// `name` is one of the comma-separated names, or they are "all".
static bool is_listed(emp_str_t names, const char* name) {
  if (names.length == 0) return false;
  emp_str_t rest = names;
  bool has_more = true;
  while (has_more) {
    emp_str_t word;
    has_more = emp_str_split(rest, ',', &word, &rest);
    word = emp_str_trim(word);
    if (emp_str_is(word, "all") || emp_str_is(word, name)) return true;
  }
  return false;
}

static void dump(const manager_t* manager, const char* when, const char* name) {
  const emp_pass_manager_options_t* options = manager->options;
  if (!options->dump.write) return;
  emp_write_format(options->dump, "// -----// IR Dump %s %s //----- //\n", when,
                   name);
  emp_print_op(manager->module->op, &options->print, options->dump);
  emp_write_cstr(options->dump, "\n");
}

static void add_time(manager_t* manager, const char* name, int64_t ns) {
  const emp_pass_manager_options_t* options = manager->options;
  if (!options->timings) return;
  for (size_t i = 0; i < manager->timing_count; ++i) {
    emp_pass_timing_t* timing = &options->timings[i];
    if (!emp_str_is(emp_str_from(timing->name), name)) continue;
    timing->ns += ns;
    ++timing->runs;
    return;
  }
  if (manager->timing_count == options->timing_capacity) return;
  options->timings[manager->timing_count++] =
      (emp_pass_timing_t){.name = name, .ns = ns, .runs = 1};
}

// -- running -----------------------------------------------------------------

typedef struct function_list_s {
  emp_arena_t* arena;
  emp_op_t** items;
  size_t count, capacity;
} function_list_t;

static emp_walk_t list_function(void* user, emp_op_t* op) {
  if (!emp_op_has_trait(op, FUNCTION_LIKE)) return EMP_WALK_ON;
  function_list_t* list = user;
  if (emp_op_body(op)) emp_array_push(list->arena, list, op);
  return EMP_WALK_SKIP;
}

static bool run_on(manager_t* manager, const emp_pass_step_t* step,
                   emp_op_t* op) {
  emp_arena_mark_t mark = emp_arena_mark(manager->scratch);
  emp_pass_ctx_t pass = {.module = manager->module,
                         .op = op,
                         .context = manager->module->context,
                         .scratch = manager->scratch,
                         .sink = manager->sink,
                         .target = manager->target,
                         .options = step->options,
                         .option_count = step->option_count};
  bool is_ok = step->info->run(&pass);
  emp_arena_rewind(manager->scratch, mark);
  return is_ok;
}

static bool run_on_functions(manager_t* manager, const emp_pass_step_t* step) {
  function_list_t list = {.arena = manager->scratch};
  emp_walk_pre(manager->module->op, list_function, &list);
  bool is_ok = true;
  for (size_t i = 0; i < list.count; ++i) {
    is_ok &= run_on(manager, step, list.items[i]);
  }
  return is_ok;
}

static bool must_verify(const manager_t* manager) {
#ifndef NDEBUG
  (void)manager;
  return true;
#else
  return manager->options->verify_each;
#endif
}

static bool run_step(manager_t* manager, const emp_pass_step_t* step) {
  const char* name = step->info->name;
  const emp_attr_t* loc = manager->module->op->loc;
  if (is_listed(manager->options->print_before, name)) {
    dump(manager, "Before", name);
  }
  uint32_t errors = manager->sink->error_count;
  int64_t start = emp_time_now_ns();
  emp_arena_mark_t mark = emp_arena_mark(manager->scratch);
  bool is_ok = step->info->scope == EMP_PASS_FUNCTION
                   ? run_on_functions(manager, step)
                   : run_on(manager, step, manager->module->op);
  emp_arena_rewind(manager->scratch, mark);
  add_time(manager, name, emp_time_now_ns() - start);
  bool has_spoken = manager->sink->error_count > errors;
  if (!is_ok && !has_spoken) emp_diag_pass_mute(manager->sink, loc, name);
  is_ok = is_ok && !has_spoken;
  if (is_listed(manager->options->print_after, name)) {
    dump(manager, is_ok ? "After" : "After Failed", name);
  }
  if (!is_ok) return false;
  if (!must_verify(manager)) return true;
  if (emp_verify(manager->module->op, manager->sink)) return true;
  return emp_diag_pass_broke(manager->sink, loc, name);
}

static void free_scratch(void* scratch) {
  emp_arena_deinit(scratch);
}

bool emp_run_passes(emp_module_ir_t* module, const emp_pass_step_t* steps,
                    size_t step_count, const void* target,
                    const emp_pass_manager_options_t* options,
                    emp_diag_sink_t* sink) {
  static const emp_pass_manager_options_t defaults = {.verify_each = false};
  manager_t manager = {.module = module,
                       .target = target,
                       .options = options ? options : &defaults,
                       .sink = sink};
  // Several runs (phases) add up in one table.
  if (options && options->out_timing_count) {
    manager.timing_count = *options->out_timing_count;
  }
  // In the module's arena, with a cleanup, for the case that memory runs out
  // within a pass and control does not come back here.
  emp_arena_t* home = &module->arena;
  manager.scratch = emp_arena_new(home, emp_arena_t);
  emp_arena_init(manager.scratch, home->host, home->out_of_memory, home->user);
  emp_arena_add_cleanup(home, free_scratch, manager.scratch);
  bool is_ok = true;
  for (size_t i = 0; i < step_count && is_ok; ++i) {
    is_ok = run_step(&manager, &steps[i]);
  }
  emp_arena_deinit(manager.scratch);
  if (options && options->out_timing_count) {
    *options->out_timing_count = manager.timing_count;
  }
  return is_ok;
}
