#include "CTestWidth.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// Swift Testing otherwise begins all tests at once: hundreds then wait for a processor for longer than they may, and each
// holds its folders, programs and stacks meanwhile.
static const long testsByProcessor = 3;

__attribute__((constructor)) static void limitWidth(void) {
    char width[32];
    snprintf(width, sizeof width, "%ld", testsByProcessor * sysconf(_SC_NPROCESSORS_ONLN));
    setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
