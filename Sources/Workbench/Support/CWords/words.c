#include "CWords.h"

// Swift takes seconds for a list of a hundred thousand numbers, and each module waits for this one.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char table[] = {
#embed "../Words/words.json"
};

const unsigned char *catwalk_words(void) { return table; }

size_t catwalk_words_count(void) { return sizeof table; }
