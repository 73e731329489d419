#include "CIndexStore.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { signalCount = 5 };
static const int signals[signalCount] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned readers = 0;
static struct sigaction previous[signalCount];

// Made when the guard is armed, as a signal handler may do no more than write it; empty while the thread reads nothing.
static _Thread_local char message[2048];

static void answer(int signal) {
    if (message[0] != 0) {
        ssize_t written = write(STDERR_FILENO, message, strlen(message));
        (void)written;
        _exit(2);
    }
    // Another thread's crash is none of the guard's: it goes to whoever handled it before.
    for (int index = 0; index < signalCount; index++) {
        if (signals[index] == signal) sigaction(signal, &previous[index], NULL);
    }
    raise(signal);
}

#ifdef __linux__
// A record of a kilobyte may claim to hold gigabytes, which the library would take. Where it gets no more, it crashes.
static const rlim_t mostMore = (rlim_t)2 << 30;
// For the stacks of threads that begin meanwhile.
static const rlim_t mostMoreByProcessor = (rlim_t)512 << 20;
static struct rlimit ownLimit;

// From what the process has now: what was read before is its own.
static void limitMemory(void) {
    char text[256];
    unsigned long pages;
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    text[length < 0 ? 0 : length] = 0;
    if (sscanf(text, "%*u %*u %*u %*u %*u %lu", &pages) != 1) return;
    struct rlimit limit = ownLimit;
    rlim_t most = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + mostMore
        + (rlim_t)sysconf(_SC_NPROCESSORS_ONLN) * mostMoreByProcessor;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > most) limit.rlim_cur = most;
    setrlimit(RLIMIT_DATA, &limit);
}
#endif

void CIndexGuardContinue(const char *file) {
    snprintf(
        message, sizeof message,
        "error: The index file %s is damaged: the toolchain's libIndexStore crashed on it. Remove the folder of the "
        "build that the index belongs to, and build again.\n",
        file);
}

void CIndexGuardBegin(const char *file) {
    CIndexGuardContinue(file);
    pthread_mutex_lock(&lock);
    if (readers++ == 0) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_handler = answer;
        action.sa_flags = SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        for (int index = 0; index < signalCount; index++) sigaction(signals[index], &action, &previous[index]);
#ifdef __linux__
        getrlimit(RLIMIT_DATA, &ownLimit);
#endif
    }
#ifdef __linux__
    limitMemory();
#endif
    pthread_mutex_unlock(&lock);
}

void CIndexGuardEnd(void) {
    pthread_mutex_lock(&lock);
    if (--readers == 0) {
        for (int index = 0; index < signalCount; index++) sigaction(signals[index], &previous[index], NULL);
#ifdef __linux__
        setrlimit(RLIMIT_DATA, &ownLimit);
#endif
    }
    pthread_mutex_unlock(&lock);
    message[0] = 0;
}
