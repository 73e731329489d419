#pragma once

#include <stddef.h>

/// The bytes of words.json.
const unsigned char *catwalk_words(void);

/// How many there are.
size_t catwalk_words_count(void);
