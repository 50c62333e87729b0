// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module image: the one product of the compiler and the one input of the
// loader, in memory and in a file. Version 0: no promise yet.
//
// An image is contiguous bytes: a header, a table of sections, the sections,
// each at a multiple of 64 bytes. Places are offsets, never pointers; all
// numbers are little endian; records are the structs below, without hidden
// padding. Bytes between sections belong to nobody: the file form puts a zip
// local header in front of each section and the central directory behind the
// last, so that any zip tool can look inside; the loader never reads them.
//
// A reader believes nothing: every offset, count, alignment and text range is
// checked before use (docs/module-format.md lists the checks).
#ifndef EMP_CONTRACT_MODULE_FORMAT_H_
#define EMP_CONTRACT_MODULE_FORMAT_H_

#include <stdint.h>

#define EMP_IMAGE_MAGIC "EMPLACE\x1a"

enum {
  EMP_IMAGE_VERSION = 0,
  EMP_IMAGE_ALIGN_BYTES = 64,
};

// A number that names nothing.
#define EMP_IMAGE_NONE 0xffffffffu

// A range of the strings section.
typedef struct emp_image_str_s {
  uint32_t offset_bytes;
  uint32_t length_bytes;
} emp_image_str_t;

typedef struct emp_image_header_s {
  uint8_t magic[8];          // EMP_IMAGE_MAGIC
  uint32_t version;          // EMP_IMAGE_VERSION
  uint32_t section_count;    // the table follows the header
  uint64_t total_bytes;      // header to end of the last section
  emp_image_str_t name;      // of the module, e.g. "module"
  emp_image_str_t producer;  // program, version and flags that made it
  uint32_t initializer;      // function run when an instance is made, or NONE
  uint32_t flags;            // 0
  uint64_t reserved[2];      // 0
} emp_image_header_t;

typedef struct emp_image_section_s {
  uint32_t kind;          // emp_image_section_kind_t
  uint32_t record_bytes;  // size of a record as the writer knew it
  uint64_t offset_bytes;  // from the start of the image
  uint64_t length_bytes;  // a multiple of record_bytes
} emp_image_section_t;

enum { EMP_IMAGE_IMPORT_OPTIONAL = 1 };

typedef struct emp_image_import_s {
  emp_image_str_t name;        // with module: "hal.buffer.length"
  emp_image_str_t convention;  // contract/vm_encoding.h
  uint32_t flags;              // EMP_IMAGE_IMPORT_OPTIONAL
  uint32_t reserved;
} emp_image_import_t;

typedef struct emp_image_export_s {
  emp_image_str_t name;
  uint32_t function;
  uint32_t first_attribute;
  uint32_t attribute_count;
  uint32_t entry;  // NONE: not described, callable by the VM only
} emp_image_export_t;

typedef struct emp_image_attribute_s {
  emp_image_str_t key;
  emp_image_str_t value;
} emp_image_attribute_t;

typedef struct emp_image_function_s {
  emp_image_str_t name;
  emp_image_str_t convention;
  uint32_t first_unit;  // of the code section
  uint32_t unit_count;
  uint16_t i32_count;  // registers of 32 bits, a multiple of 2
  uint16_t ref_count;  // reference registers
  uint32_t flags;      // 0
} emp_image_function_t;

typedef struct emp_image_rodata_s {
  emp_image_str_t name;
  uint64_t offset_bytes;  // into constants, a multiple of 64
  uint64_t length_bytes;
} emp_image_rodata_t;

typedef enum emp_image_global_kind_e {
  EMP_GLOBAL_I32 = 0,
  EMP_GLOBAL_I64 = 1,
  EMP_GLOBAL_F32 = 2,
  EMP_GLOBAL_F64 = 3,
  EMP_GLOBAL_REF = 4,
} emp_image_global_kind_t;

// Mutable: some function other than the initializer may store to it, so calls
// of one instance are taken one after the other.
enum { EMP_IMAGE_GLOBAL_MUTABLE = 1 };

typedef struct emp_image_global_s {
  emp_image_str_t name;
  uint32_t kind;     // emp_image_global_kind_t
  uint32_t place;    // byte offset, aligned to its size; of a ref its number
  uint32_t flags;    // EMP_IMAGE_GLOBAL_MUTABLE
  uint32_t type;     // of a ref: number in types; else NONE
  uint64_t initial;  // bits of the value an instance starts with; 0 for a ref
} emp_image_global_t;

typedef struct emp_image_executable_s {
  emp_image_str_t name;
  emp_image_str_t format;  // contract/executable_abi.h
  uint64_t offset_bytes;   // into binaries, a multiple of 64
  uint64_t length_bytes;
  uint32_t first_kernel;
  uint32_t kernel_count;
} emp_image_executable_t;

typedef struct emp_image_kernel_s {
  emp_image_str_t name;  // symbol in the object, export of the bytecode
  uint32_t workgroup_size[3];
  uint32_t binding_count;
  uint32_t constant_count;
  uint32_t local_bytes;  // of workgroup-local memory
} emp_image_kernel_t;

enum {
  EMP_IMAGE_ENTRY_ASYNC = 1,       // the last two arguments are fences
  EMP_IMAGE_ENTRY_INCOMPLETE = 2,  // some allocation of a call stays dynamic
};

// A described export. Numbers of arguments count ABI positions.
typedef struct emp_image_entry_s {
  uint32_t export_number;
  uint32_t flags;
  uint32_t first_argument;  // of arguments; results follow them
  uint32_t argument_count;
  uint32_t result_count;
  uint32_t transient_argument;  // or NONE
  uint32_t size_function;       // over i64 operands, returns i64; or NONE
  uint32_t first_size_param;
  uint32_t size_param_count;
  uint32_t first_plan_slice;
  uint32_t plan_slice_count;
  uint32_t reserved;
  uint64_t size_constant;  // ~0: not a constant
} emp_image_entry_t;

typedef enum emp_image_argument_kind_e {
  EMP_ARGUMENT_TENSOR = 0,      // a buffer view
  EMP_ARGUMENT_SCALAR = 1,      // i I f F of the calling convention
  EMP_ARGUMENT_BUFFER = 2,      // a bare buffer
  EMP_ARGUMENT_TRANSIENTS = 3,  // the storage
  EMP_ARGUMENT_WAIT_FENCE = 4,
  EMP_ARGUMENT_SIGNAL_FENCE = 5,
  EMP_ARGUMENT_OTHER = 6,  // any other reference
} emp_image_argument_kind_t;

enum {
  EMP_IMAGE_ARGUMENT_CONSUMED = 1,  // ownership passes to the callee
  EMP_IMAGE_ARGUMENT_VIEW = 2,      // storage or output given as a view
  EMP_IMAGE_ARGUMENT_IN_PLACE = 4,  // an output that may be its input
};

typedef struct emp_image_argument_s {
  emp_image_str_t name;
  emp_image_str_t type;  // "tensor<?x4xf32>", "i32", "!hal.buffer"
  uint32_t kind;         // emp_image_argument_kind_t
  uint32_t flags;
  uint32_t element_type;  // contract/element_types.h; 0 for other kinds
  uint32_t rank;
  uint32_t first_dim;    // of dims
  uint32_t output;       // result whose storage this is, or NONE
  uint32_t in_place_of;  // with IN_PLACE: the argument it may overlap
  uint32_t reserved;
} emp_image_argument_t;

typedef enum emp_image_size_kind_e {
  EMP_SIZE_PARAM_DIM = 0,
  EMP_SIZE_PARAM_SCALAR = 1,
} emp_image_size_kind_t;

typedef struct emp_image_size_param_s {
  uint32_t kind;      // emp_image_size_kind_t
  uint32_t argument;  // ABI position
  uint32_t axis;      // of a dim
  uint32_t reserved;
} emp_image_size_param_t;

typedef struct emp_image_location_s {
  uint32_t function;
  uint32_t unit;  // first unit, counted from the start of the function
  emp_image_str_t file;
  uint32_t line;
  uint32_t column;
} emp_image_location_t;

typedef struct emp_image_listing_s {
  emp_image_str_t name;   // "vm.mlir"
  uint64_t offset_bytes;  // into listing-text
  uint64_t length_bytes;
} emp_image_listing_t;

typedef struct emp_image_plan_slice_s {
  emp_image_str_t name;       // the value, as a person would call it
  emp_image_str_t size_text;  // "align(n * 4, 64)"
  uint64_t first;             // interval of use, inclusive
  uint64_t last;
  uint64_t size_bytes;    // ~0: dynamic
  uint64_t offset_bytes;  // ~0: dynamic
} emp_image_plan_slice_t;

typedef enum emp_image_section_kind_e {
  EMP_SECTION_NONE = 0,
#define MODULE_SECTION(id, name, record, doc) EMP_SECTION_##id,
#include "contract/module_sections.def"
#undef MODULE_SECTION
  EMP_SECTION_COUNT,
} emp_image_section_kind_t;

// An image taken apart: one array a section, empty where it is absent. Made by
// the parser, which has checked every number in it.
typedef struct emp_image_view_s {
  const uint8_t* bytes;
  const emp_image_header_t* header;
#define MODULE_SECTION(id, name, record, doc) \
  struct {                                    \
    const record* items;                      \
    uint32_t count;                           \
  } id;
#include "contract/module_sections.def"
#undef MODULE_SECTION
} emp_image_view_t;

_Static_assert(sizeof(emp_image_header_t) == 64, "no padding");
_Static_assert(sizeof(emp_image_section_t) == 24, "no padding");
_Static_assert(sizeof(emp_image_import_t) == 24, "no padding");
_Static_assert(sizeof(emp_image_export_t) == 24, "no padding");
_Static_assert(sizeof(emp_image_attribute_t) == 16, "no padding");
_Static_assert(sizeof(emp_image_function_t) == 32, "no padding");
_Static_assert(sizeof(emp_image_rodata_t) == 24, "no padding");
_Static_assert(sizeof(emp_image_global_t) == 32, "no padding");
_Static_assert(sizeof(emp_image_executable_t) == 40, "no padding");
_Static_assert(sizeof(emp_image_kernel_t) == 32, "no padding");
_Static_assert(sizeof(emp_image_entry_t) == 56, "no padding");
_Static_assert(sizeof(emp_image_argument_t) == 48, "no padding");
_Static_assert(sizeof(emp_image_size_param_t) == 16, "no padding");
_Static_assert(sizeof(emp_image_location_t) == 24, "no padding");
_Static_assert(sizeof(emp_image_listing_t) == 24, "no padding");
_Static_assert(sizeof(emp_image_plan_slice_t) == 48, "no padding");

#endif  // EMP_CONTRACT_MODULE_FORMAT_H_
