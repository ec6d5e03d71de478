// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "beckon_spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

// posix_spawn cannot set the parent-death signal, and a program that sets its own leaves a gap after the
// fork in which a dying host is not noticed. The child closes it by looking at its parent afterwards.
enum { first_free = 64 };

// Runs in the child, on the parent's memory: system calls only, and it writes nothing but `error`.
static void run_child(const char *path, char *const arguments[], char *const environment[],
                      const struct beckon_descriptor *descriptors, int count, pid_t parent, volatile int *error) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) goto failed;
    if (getppid() != parent) _exit(127);
    // First above every target, so that no target overwrites a source that is still needed.
    int lifted[first_free];
    for (int index = 0; index < count; index++) {
        lifted[index] = fcntl(descriptors[index].source, F_DUPFD, first_free);
        if (lifted[index] < 0) goto failed;
    }
    if (close_range(0, first_free - 1, 0) != 0) goto failed;
    for (int index = 0; index < count; index++) {
        if (dup2(lifted[index], descriptors[index].target) < 0) goto failed;
    }
    if (close_range(first_free, ~0U, 0) != 0) goto failed;
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
failed:
    *error = errno;
    _exit(127);
}

int beckon_spawn(const char *path, char *const arguments[], char *const environment[],
                 const struct beckon_descriptor *descriptors, int count, pid_t *pid) {
    if (count > first_free) return EINVAL;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    volatile int error = 0;
    pid_t parent = getpid();
    pid_t child = vfork();
    if (child == 0) run_child(path, arguments, environment, descriptors, count, parent, &error);
    int failure = child < 0 ? errno : error;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (failure == 0) *pid = child;
    return failure;
}

int beckon_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int beckon_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
}
