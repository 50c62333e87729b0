// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Zip records. Sizes and offsets stand in the zip64 extra field wherever the
// classic field could be too narrow, and the classic one is all ones.
#include "emit/zip_format.h"

#include <string.h>

enum {
  kLocalBytes = 30,
  kCentralBytes = 46,
  kEndBytes = 22,
  kEnd64Bytes = 56,
  kLocator64Bytes = 20,
  kExtraHeaderBytes = 4,
  kZip64LocalExtra = kExtraHeaderBytes + 16,
  kZip64CentralExtra = kExtraHeaderBytes + 24,
  kVersion = 45,        // zip64
  kPaddingId = 0xd935,  // the id that Android's zipalign pads with
};

static uint8_t* put16(uint8_t* out, uint32_t value) {
  out[0] = (uint8_t)value;
  out[1] = (uint8_t)(value >> 8);
  return out + 2;
}

static uint8_t* put32(uint8_t* out, uint32_t value) {
  return put16(put16(out, value & 0xffff), value >> 16);
}

static uint8_t* put64(uint8_t* out, uint64_t value) {
  return put32(put32(out, (uint32_t)value), (uint32_t)(value >> 32));
}

static uint8_t* put_name(uint8_t* out, const char* name) {
  while (*name != '\0')
    *out++ = (uint8_t)*name++;
  return out;
}

// Date and time: midnight of 1 January 1980, so that equal input gives equal
// files.
static uint8_t* put_date(uint8_t* out) {
  return put16(put16(out, 0), 0x21);
}

uint64_t emp_zip_local_bytes(size_t name_length) {
  // Room for a padding field, which has a header of its own.
  return kLocalBytes + name_length + kZip64LocalExtra + kExtraHeaderBytes;
}

uint64_t emp_zip_central_bytes(size_t name_length) {
  return kCentralBytes + name_length + kZip64CentralExtra;
}

uint64_t emp_zip_end_bytes(void) {
  return kEnd64Bytes + kLocator64Bytes + kEndBytes;
}

void emp_zip_write_local(const emp_zip_entry_t* entry, uint8_t* out) {
  size_t name_length = strlen(entry->name);
  uint64_t total = entry->data_offset - entry->header_offset;
  uint32_t extra = (uint32_t)(total - kLocalBytes - name_length);
  uint32_t padding = extra - kZip64LocalExtra - kExtraHeaderBytes;
  out = put32(out, 0x04034b50);
  out = put16(out, kVersion);
  out = put16(out, 0);  // flags
  out = put16(out, 0);  // stored
  out = put_date(out);
  out = put32(out, entry->crc);
  out = put32(out, UINT32_MAX);
  out = put32(out, UINT32_MAX);
  out = put16(out, (uint32_t)name_length);
  out = put16(out, extra);
  out = put_name(out, entry->name);
  out = put16(out, 1);  // zip64
  out = put16(out, kZip64LocalExtra - kExtraHeaderBytes);
  out = put64(out, entry->length);
  out = put64(out, entry->length);
  out = put16(out, kPaddingId);
  out = put16(out, padding);
  memset(out, 0, padding);
}

uint64_t emp_zip_write_central(const emp_zip_entry_t* entry, uint8_t* out) {
  uint8_t* start = out;
  out = put32(out, 0x02014b50);
  out = put16(out, kVersion);
  out = put16(out, kVersion);
  out = put16(out, 0);
  out = put16(out, 0);
  out = put_date(out);
  out = put32(out, entry->crc);
  out = put32(out, UINT32_MAX);
  out = put32(out, UINT32_MAX);
  out = put16(out, (uint32_t)strlen(entry->name));
  out = put16(out, kZip64CentralExtra);
  out = put16(out, 0);  // comment
  out = put16(out, 0);  // disk
  out = put16(out, 0);  // internal attributes
  out = put32(out, 0);  // external attributes
  out = put32(out, UINT32_MAX);
  out = put_name(out, entry->name);
  out = put16(out, 1);
  out = put16(out, kZip64CentralExtra - kExtraHeaderBytes);
  out = put64(out, entry->length);
  out = put64(out, entry->length);
  out = put64(out, entry->header_offset);
  return (uint64_t)(out - start);
}

void emp_zip_write_end(uint32_t count, uint64_t offset, uint64_t bytes,
                       uint8_t* out) {
  out = put32(out, 0x06064b50);
  out = put64(out, kEnd64Bytes - 12);
  out = put16(out, kVersion);
  out = put16(out, kVersion);
  out = put32(out, 0);
  out = put32(out, 0);
  out = put64(out, count);
  out = put64(out, count);
  out = put64(out, bytes);
  out = put64(out, offset);
  out = put32(out, 0x07064b50);
  out = put32(out, 0);
  out = put64(out, offset + bytes);  // of the zip64 end record
  out = put32(out, 1);
  out = put32(out, 0x06054b50);
  out = put16(out, 0);
  out = put16(out, 0);
  out = put16(out, count);
  out = put16(out, count);
  out = put32(out, UINT32_MAX);
  out = put32(out, UINT32_MAX);
  put16(out, 0);
}

uint32_t emp_zip_crc(const uint8_t* bytes, size_t length) {
  uint32_t table[16];
  for (uint32_t i = 0; i < 16; ++i) {
    uint32_t value = i;
    for (int bit = 0; bit < 4; ++bit) {
      value = value & 1 ? value >> 1 ^ 0xedb88320u : value >> 1;
    }
    table[i] = value;
  }
  uint32_t crc = UINT32_MAX;
  for (size_t i = 0; i < length; ++i) {
    crc ^= bytes[i];
    crc = crc >> 4 ^ table[crc & 15];
    crc = crc >> 4 ^ table[crc & 15];
  }
  return ~crc;
}
