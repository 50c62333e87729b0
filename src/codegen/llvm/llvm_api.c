// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vtable of libemplace_llvm.so: kernels in, a relocatable ELF object out.
// No LLVM IR passes and codegen level 1: our kernels are tiled and vectorized
// already, and more costs time without gaining speed. One context a call, so
// calls may run on several threads.
#include <llvm-c/Analysis.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <pthread.h>
#include <string.h>

#include "base/text.h"
#include "codegen/llvm/translate.h"
#include "dialects/codegen_version.h"

// LLVM's target registry is the one thing that cannot hang off an object.
static void initialize_target(void) {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
}

static void initialize_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;  // allow-global: LLVM's
  pthread_once(&once, initialize_target);
}

// Texts of the machine, NUL-terminated in the arena.
typedef struct machine_s {
  const char* triple;
  const char* cpu;
  const char* features;
} machine_t;

static const char* text_or(emp_arena_t* arena, emp_str_t text,
                           char* otherwise) {
  emp_str_t chosen = text.length ? text : emp_str_from(otherwise);
  const char* copy = emp_arena_copy_str(arena, chosen).data;
  LLVMDisposeMessage(otherwise);
  return copy;
}

static machine_t machine_of(emp_arena_t* arena,
                            const emp_codegen_target_t* target) {
  machine_t machine = {
      .triple = text_or(arena, target->triple, LLVMGetDefaultTargetTriple()),
      .cpu = text_or(arena, target->cpu, LLVMGetHostCPUName()),
      .features = text_or(arena, target->features, LLVMGetHostCPUFeatures()),
  };
  return machine;
}

static emp_status_t make_target_machine(const machine_t* machine,
                                        uint32_t level,
                                        LLVMTargetMachineRef* out_machine) {
  LLVMTargetRef target = NULL;
  char* error = NULL;
  if (LLVMGetTargetFromTriple(machine->triple, &target, &error)) {
    emp_status_t status = EMP_FAIL(UNIMPLEMENTED, "target '%s': %s",
                                   machine->triple, error ? error : "");
    LLVMDisposeMessage(error);
    return status;
  }
  static const LLVMCodeGenOptLevel levels[] = {
      LLVMCodeGenLevelNone, LLVMCodeGenLevelLess, LLVMCodeGenLevelDefault,
      LLVMCodeGenLevelAggressive};
  *out_machine = LLVMCreateTargetMachine(
      target, machine->triple, machine->cpu, machine->features,
      levels[level > 3 ? 3 : level], LLVMRelocPIC, LLVMCodeModelSmall);
  if (!*out_machine) {
    return EMP_FAIL(UNIMPLEMENTED, "no code generator for '%s'",
                    machine->triple);
  }
  return emp_ok_status();
}

// Not in a library that links LLVM's code generator only: NULL there.
#pragma weak LLVMCreatePassBuilderOptions
#pragma weak LLVMDisposePassBuilderOptions
#pragma weak LLVMRunPasses

static emp_status_t run_pipeline(LLVMModuleRef module, emp_str_t pipeline,
                                 emp_arena_t* arena,
                                 LLVMTargetMachineRef machine) {
  if (!pipeline.length) return emp_ok_status();
  if (!LLVMRunPasses) {
    return EMP_FAIL(UNIMPLEMENTED,
                    "LLVM passes '%.*s': this libemplace_llvm.so holds LLVM's "
                    "code generator only (build it with EMP_LLVM_STATIC=OFF)",
                    EMP_STR_ARGS(pipeline));
  }
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(
      module, emp_arena_copy_str(arena, pipeline).data, machine, options);
  LLVMDisposePassBuilderOptions(options);
  if (!error) return emp_ok_status();
  char* message = LLVMGetErrorMessage(error);
  emp_status_t status = EMP_FAIL(INVALID_ARGUMENT, "LLVM passes '%.*s': %s",
                                 EMP_STR_ARGS(pipeline), message);
  LLVMDisposeErrorMessage(message);
  return status;
}

static emp_status_t emit(LLVMTargetMachineRef machine, LLVMModuleRef module,
                         LLVMCodeGenFileType type,
                         LLVMMemoryBufferRef* out_buffer) {
  char* error = NULL;
  if (LLVMTargetMachineEmitToMemoryBuffer(machine, module, type, &error,
                                          out_buffer)) {
    emp_status_t status =
        EMP_FAIL(INTERNAL, "LLVM cannot emit code: %s", error ? error : "");
    LLVMDisposeMessage(error);
    return status;
  }
  return emp_ok_status();
}

static emp_status_t emit_outputs(LLVMTargetMachineRef machine,
                                 LLVMModuleRef module,
                                 emp_codegen_output_t* output) {
  if (output->llvm_ir.write) {
    char* text = LLVMPrintModuleToString(module);
    emp_write_cstr(output->llvm_ir, text);
    LLVMDisposeMessage(text);
  }
  LLVMMemoryBufferRef buffer = NULL;
  if (output->assembly.write) {
    // Emitting changes the module, so the listing is made from a copy.
    LLVMModuleRef copy = LLVMCloneModule(module);
    emp_status_t status = emit(machine, copy, LLVMAssemblyFile, &buffer);
    LLVMDisposeModule(copy);
    EMP_TRY(status);
    emp_str_t text = {LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer)};
    emp_write(output->assembly, text);
    LLVMDisposeMemoryBuffer(buffer);
  }
  EMP_TRY(emit(machine, module, LLVMObjectFile, &buffer));
  size_t bytes = LLVMGetBufferSize(buffer);
  emp_status_t status = emp_ok_status();
  output->object = output->host.realloc(output->host.self, NULL, 0, bytes);
  if (output->object) {
    memcpy(output->object, LLVMGetBufferStart(buffer), bytes);
    output->object_bytes = bytes;
  } else {
    status = EMP_FAIL(RESOURCE_EXHAUSTED,
                      "no memory for an object of %zu bytes", bytes);
  }
  LLVMDisposeMemoryBuffer(buffer);
  return status;
}

static emp_status_t translate_and_emit(const emp_op_t* module_op,
                                       const emp_codegen_target_t* target,
                                       emp_llvm_t* t,
                                       emp_codegen_output_t* output) {
  machine_t texts = machine_of(t->arena, target);
  LLVMTargetMachineRef machine = NULL;
  EMP_TRY(make_target_machine(&texts, target->codegen_level, &machine));
  t->has_f16c = strstr(texts.features, "+f16c") != NULL;
  LLVMSetTarget(t->module, texts.triple);
  LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine);
  LLVMSetModuleDataLayout(t->module, layout);
  LLVMDisposeTargetData(layout);

  emp_status_t status = emp_ok_status();
  if (!emp_llvm_translate_module(t, module_op)) status = t->status;
#ifndef NDEBUG
  char* error = NULL;
  if (emp_is_ok(status) &&
      LLVMVerifyModule(t->module, LLVMReturnStatusAction, &error)) {
    status = EMP_FAIL(INTERNAL, "LLVM refuses a kernel: %s", error);
  }
  LLVMDisposeMessage(error);
#endif
  if (emp_is_ok(status)) {
    status = run_pipeline(t->module, target->pass_pipeline, t->arena, machine);
  }
  if (emp_is_ok(status)) status = emit_outputs(machine, t->module, output);
  LLVMDisposeTargetMachine(machine);
  return status;
}

static emp_status_t compile(const void* ir, const emp_codegen_target_t* target,
                            emp_codegen_output_t* inout_output) {
  initialize_once();
  inout_output->object = NULL;
  inout_output->object_bytes = 0;
  emp_arena_t arena;
  emp_arena_init(&arena, inout_output->host, NULL, NULL);
  emp_llvm_t t = {.context = LLVMContextCreate(), .arena = &arena};
  t.values.arena = &arena;
  t.module = LLVMModuleCreateWithNameInContext("kernels", t.context);
  t.builder = LLVMCreateBuilderInContext(t.context);
  emp_status_t status =
      translate_and_emit((const emp_op_t*)ir, target, &t, inout_output);
  LLVMDisposeBuilder(t.builder);
  LLVMDisposeModule(t.module);
  LLVMContextDispose(t.context);
  emp_arena_deinit(&arena);
  return status;
}

// What LLVM found out about this machine, once: its texts are kept for the
// life of the process, as the contract says.
static emp_codegen_target_t host_facts;  // allow-global: never changes

static void find_host(void) {
  host_facts.triple = emp_str_from(LLVMGetDefaultTargetTriple());
  host_facts.cpu = emp_str_from(LLVMGetHostCPUName());
  host_facts.features = emp_str_from(LLVMGetHostCPUFeatures());
}

static void host_target(emp_codegen_target_t* out_target) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;  // allow-global: LLVM's
  initialize_once();
  pthread_once(&once, find_host);
  out_target->triple = host_facts.triple;
  out_target->cpu = host_facts.cpu;
  out_target->features = host_facts.features;
}

EMP_API const emp_codegen_api_t* emp_codegen_get_api(uint32_t version);

const emp_codegen_api_t* emp_codegen_get_api(uint32_t version) {
  static const emp_codegen_api_t api = {
      .version = EMP_CODEGEN_API_VERSION,
      .description = "LLVM " LLVM_VERSION_STRING,
      .compile = compile,
      .host_target = host_target,
  };
  return version == EMP_CODEGEN_VERSION ? &api : NULL;
}
