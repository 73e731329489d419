#define _GNU_SOURCE
#include "CExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int catwalk_exchange(const char *first, const char *second) {
#if defined(__linux__)
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
#elif defined(__APPLE__)
    return renamex_np(first, second, RENAME_SWAP);
#else
    errno = ENOTSUP;
    return -1;
#endif
}
