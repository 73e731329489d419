#ifndef CATWALK_EXCHANGE_H
#define CATWALK_EXCHANGE_H

/// Exchanges what two paths lead to, in one step that nothing can interrupt. Swift's modules lack these calls.
///
/// Returns 0, or -1 with `errno` set, where the system or the file system can't.
int catwalk_exchange(const char *first, const char *second);

#endif
