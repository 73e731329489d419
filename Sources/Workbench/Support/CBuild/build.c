#include "CBuild.h"

#include <stddef.h>

const char *catwalk_commit(void) {
#ifdef CATWALK_COMMIT
    return CATWALK_COMMIT;
#else
    return NULL;
#endif
}

const char *catwalk_toolchain(void) {
#ifdef CATWALK_TOOLCHAIN
    return CATWALK_TOOLCHAIN;
#else
    return NULL;
#endif
}
