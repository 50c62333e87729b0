// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts of a zip file without compression, in zip64 form throughout: one
// form serves files of any size.
// Source: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16, 4.5.3.
#ifndef EMP_EMIT_ZIP_FORMAT_H_
#define EMP_EMIT_ZIP_FORMAT_H_

#include <stddef.h>
#include <stdint.h>

typedef struct emp_zip_entry_s {
  const char* name;
  uint64_t header_offset;  // of the local header
  uint64_t data_offset;    // it ends here: padded by an extra field
  uint64_t length;
  uint32_t crc;
} emp_zip_entry_t;

// Least and exact sizes of the parts.
uint64_t emp_zip_local_bytes(size_t name_length);
uint64_t emp_zip_central_bytes(size_t name_length);
uint64_t emp_zip_end_bytes(void);

// The local header, from header_offset up to data_offset.
void emp_zip_write_local(const emp_zip_entry_t* entry, uint8_t* out);
// An entry of the central directory; returns its size.
uint64_t emp_zip_write_central(const emp_zip_entry_t* entry, uint8_t* out);
// What ends the file: `offset` and `bytes` are those of the directory.
void emp_zip_write_end(uint32_t count, uint64_t offset, uint64_t bytes,
                       uint8_t* out);

// CRC-32 as zip has it (ISO 3309, polynomial 0xedb88320 reversed).
uint32_t emp_zip_crc(const uint8_t* bytes, size_t length);

#endif  // EMP_EMIT_ZIP_FORMAT_H_
