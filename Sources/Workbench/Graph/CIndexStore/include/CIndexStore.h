#ifndef CATWALK_INDEX_STORE_H
#define CATWALK_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The shapes of the functions that libIndexStore exports, as far as Catwalk calls them. The library itself is found and
// loaded when it is needed: these types only say how to call what is found. Swift cannot spell them on its own,
// because a text is returned as a structure by value. A guard against the library's crashes follows.

/// A text that the library owns; it is not terminated.
typedef struct {
    const char *_Nullable bytes;
    size_t count;
} CIndexText;

/// An object of the library, known by its address alone.
typedef void *CIndexObject;

/// Called for each thing in turn, with the context that was handed in; false ends the walk.
typedef bool (*CIndexTextVisitor)(void *_Nullable context, CIndexText text);
typedef bool (*CIndexVisitor)(void *_Nullable context, CIndexObject _Nonnull thing);

typedef CIndexText (*_Nonnull CIndexTextGetter)(CIndexObject _Nonnull thing);
typedef CIndexObject _Nullable (*_Nonnull CIndexObjectGetter)(CIndexObject _Nonnull thing);
typedef const char *_Nullable (*_Nonnull CIndexMessageGetter)(CIndexObject _Nonnull error);
typedef uint64_t (*_Nonnull CIndexBitsGetter)(CIndexObject _Nonnull thing);
typedef int (*_Nonnull CIndexNumberGetter)(CIndexObject _Nonnull thing);
typedef bool (*_Nonnull CIndexFlagGetter)(CIndexObject _Nonnull thing);
typedef void (*_Nonnull CIndexDisposer)(CIndexObject _Nonnull thing);
typedef void (*_Nonnull CIndexTimeGetter)(
    CIndexObject _Nonnull unit, int64_t *_Nonnull seconds, int64_t *_Nonnull nanoseconds);
typedef void (*_Nonnull CIndexPlaceGetter)(
    CIndexObject _Nonnull occurrence, unsigned *_Nonnull line, unsigned *_Nonnull column);

typedef CIndexObject _Nullable (*_Nonnull CIndexStoreOpener)(
    const char *_Nonnull path, CIndexObject _Nullable *_Nonnull error);
typedef CIndexObject _Nullable (*_Nonnull CIndexPartOpener)(
    CIndexObject _Nonnull store, const char *_Nonnull name, CIndexObject _Nullable *_Nonnull error);
typedef bool (*_Nonnull CIndexUnitsWalker)(
    CIndexObject _Nonnull store, unsigned sorted, void *_Nullable context, CIndexTextVisitor _Nonnull visitor);
typedef bool (*_Nonnull CIndexWalker)(
    CIndexObject _Nonnull thing, void *_Nullable context, CIndexVisitor _Nonnull visitor);

/// Arms a guard for what this thread reads until the guard is told of the end.
///
/// The library trusts what it reads: a damaged record can make it touch memory that is not there. Should it crash, the
/// guard says on standard error which file it was, and ends the process with status 2. Crashes of threads that read
/// nothing go to the handlers that were there before, which are back once no thread reads any more. A thread has one
/// guard at a time. On Linux the process gets 2 GiB more at most while a thread reads, and 512 MiB for each processor.
void CIndexGuardBegin(const char *_Nonnull file);

/// Tells the guard of this thread, which has to be armed, that another file is read from now on.
void CIndexGuardContinue(const char *_Nonnull file);

/// Disarms the guard of this thread; has to follow each beginning, on the same thread.
void CIndexGuardEnd(void);

#endif
