// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bit fields of hal ops are kept as text; generic text of IREE has them as
// integers. Those become the words that IREE prints for them:
//
//   "hal.command_buffer.create"(%d, %q) <{modes = 1 : i32, ..}>  "OneShot"
//
// Integers with bits that have no word stay, and the verifier names them.
#include <string.h>

#include "base/text.h"
#include "contract/hal_flags.h"
#include "dialects/hal/hal.h"
#include "dialects/hal/hal_syntax.h"
#include "emplace/memory.h"

typedef struct bit_word_s {
  const char* field;
  const char* word;
  uint64_t bits;
} bit_word_t;

static const bit_word_t bit_words[] = {
#define HAL_BITS(field, word, value) {#field, word, (uint64_t)(value)},
#define HAL_BITS_SUM(field, word, value)
#include "dialects/hal/hal_bits.def"
#undef HAL_BITS_SUM
#undef HAL_BITS
};

// Attributes that hold bits, and the field whose words they use.
static const struct {
  const char* attr;
  const char* field;
} bit_attrs[] = {
    {"memory_types", "memory"},
    {"type", "memory"},
    {"buffer_usage", "usage"},
    {"usage", "usage"},
    {"modes", "mode"},
    {"command_categories", "category"},
    {"source_stage_mask", "stage"},
    {"target_stage_mask", "stage"},
    {"access", "access"},
    {"flags", "flags"},
    {"descriptor_flags", "descriptor"},
};

// "A|B" of all words whose bits are there; false when some bit has no word.
static bool words_of(const char* field, uint64_t bits, emp_text_t* text) {
  uint64_t said = 0;
  for (size_t i = 0; i < sizeof(bit_words) / sizeof(bit_words[0]); ++i) {
    const bit_word_t* row = &bit_words[i];
    if (strcmp(row->field, field) != 0) continue;
    if ((bits & row->bits) != row->bits) continue;
    if (text->length > 0) emp_text_append_char(text, '|');
    emp_text_append(text, emp_str_from(row->word));
    said |= row->bits;
  }
  if (bits == 0) emp_text_append(text, EMP_STR("None"));
  return said == bits;
}

void emp_hal_read_integer_bits(emp_op_t* op) {
  for (size_t i = 0; i < sizeof(bit_attrs) / sizeof(bit_attrs[0]); ++i) {
    const emp_attr_t* attr = emp_op_attr(op, bit_attrs[i].attr);
    emp_text_t text = {.arena = op->arena};
    if (attr == NULL || attr->kind != EMP_ATTR_INTEGER || attr->value < 0) {
      continue;
    }
    if (words_of(bit_attrs[i].field, (uint64_t)attr->value, &text)) {
      emp_op_set_attr(op, bit_attrs[i].attr,
                      emp_attr_string(op->context, emp_text_view(&text)));
    }
  }
}
