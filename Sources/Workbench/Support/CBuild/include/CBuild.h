#pragma once

/// The commit that catwalk is built from, or NULL if the build was not told it.
const char *catwalk_commit(void);

/// The toolchain that builds it, in its own words, or NULL if the build was not told it.
const char *catwalk_toolchain(void);
