#include "CTestWidth.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// Swift Testing otherwise begins all tests at once: hundreds then wait for a processor for longer than they may, and each
// holds its folders, programs and stacks meanwhile.
static const long testsPerProcessor = 3;

__attribute__((constructor)) static void limitWidth(void) {
    char width[32];
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors < 1) return;
    snprintf(width, sizeof width, "%ld", testsPerProcessor * processors);
    setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
