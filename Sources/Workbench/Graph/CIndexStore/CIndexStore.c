#include "CIndexStore.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
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
    }
    pthread_mutex_unlock(&lock);
}

void CIndexGuardEnd(void) {
    pthread_mutex_lock(&lock);
    if (--readers == 0) {
        for (int index = 0; index < signalCount; index++) sigaction(signals[index], &previous[index], NULL);
    }
    pthread_mutex_unlock(&lock);
    message[0] = 0;
}
