// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "beckon_spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Why a guard: a parent-death signal reaches one process. bubblewrap is two until its sandbox stands, and the inner
// one waits for ever when the outer one is killed before it has written the user's map. A process to which all
// orphans fall (a subreaper) finds them all. It is a copy of the caller that uses system calls only, because other
// threads of the caller may have held any lock.
enum { most_descriptors = 64 };

int beckon_can_scope(void) {
    return syscall(SYS_landlock_create_ruleset, NULL, 0, 1 /* asks for the version */) >= 6;
}

// A rule set that knows no files lets the program mount, which bubblewrap must; headers older than the kernel do not
// know the member `scoped`.
static int scope(void) {
    struct {
        uint64_t files, network, scoped;
    } rules = {.scoped = 1 /* abstract sockets */};
    int set = syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
    if (set < 0) return -1;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return syscall(SYS_landlock_restrict_self, set, 0);
}

// Runs in the program's process; reports why it could not become the program.
static void become(const char *path, char *const arguments[], char *const environment[],
                   const struct beckon_descriptor *descriptors, int count, int scoped, pid_t guard, int report) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) goto failed;
    if (getppid() != guard) _exit(127);
    // First above every target, so that no target overwrites a source that is still needed; no higher than that, where
    // the person may open only few.
    int first_free = 0;
    for (int index = 0; index < count; index++) {
        if (descriptors[index].target >= first_free) first_free = descriptors[index].target + 1;
    }
    int lifted[most_descriptors];
    for (int index = 0; index < count; index++) {
        lifted[index] = fcntl(descriptors[index].source, F_DUPFD, first_free);
        if (lifted[index] < 0) goto failed;
    }
    if (scoped && scope() != 0) goto failed;
    int last = fcntl(report, F_DUPFD_CLOEXEC, first_free);
    if (last < 0) goto failed;
    report = last;
    if (first_free > 0 && close_range(0, first_free - 1, 0) != 0) goto failed;
    for (int index = 0; index < count; index++) {
        if (dup2(lifted[index], descriptors[index].target) < 0) goto failed;
    }
    if (close_range(first_free, ~0U, CLOSE_RANGE_CLOEXEC) != 0) goto failed;
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
failed:;
    int error = errno;
    (void)!write(report, &error, sizeof error);
    _exit(127);
}

// Kills every child; grandchildren become children when their parents are gone.
static void kill_children(void) {
    char text[4096];
    int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t length = read(file, text, sizeof text);
    close(file);
    pid_t number = 0;
    for (ssize_t index = 0; index < length; index++) {
        if (text[index] >= '0' && text[index] <= '9') {
            number = number * 10 + (text[index] - '0');
        } else {
            if (number > 0) kill(number, SIGKILL);
            number = 0;
        }
    }
}

// Waits for the program's end, or for the order to end it; then sees to it that nothing is left.
static void guard(pid_t program) {
    sigset_t awaited;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    int status = 0, ends = 0;
    while (!ends) {
        int number = sigwaitinfo(&awaited, NULL);
        if (number == SIGTERM) {
            ends = 1;
            status = SIGKILL;
        }
        int ended;
        for (pid_t child; (child = waitpid(-1, &ended, WNOHANG)) > 0;) {
            if (child != program) continue;
            if (!ends) status = ended;
            ends = 1;
        }
    }
    for (;;) {
        kill(program, SIGKILL);
        kill_children();
        pid_t child;
        while ((child = waitpid(-1, NULL, WNOHANG)) > 0) {
            if (child == program) program = 0x7fffffff;
        }
        if (child < 0) break;
        // What was killed says so at once; the limit is for what became a child in between.
        struct timespec moment = {.tv_nsec = 1000000};
        sigtimedwait(&awaited, NULL, &moment);
    }
    if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
    int number = WTERMSIG(status);
    prctl(PR_SET_DUMPABLE, 0);
    signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    kill(getpid(), number);
    _exit(128 + number);
}

int beckon_spawn(const char *path, char *const arguments[], char *const environment[],
                 const struct beckon_descriptor *descriptors, int count, int options, pid_t *pid) {
    if (count > most_descriptors) return EINVAL;
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return errno;
    int scoped = (options & BECKON_SCOPED) && beckon_can_scope();
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t host = getpid();
    pid_t child = _Fork();
    if (child == 0) {
        prctl(PR_SET_NAME, "beckon-guard");
        prctl(PR_SET_CHILD_SUBREAPER, 1);
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != host) _exit(127);
        // Out of the terminal's reach: Ctrl-C is for the host, which lets the program unwind.
        if (!(options & BECKON_KEEPS_TERMINAL)) setsid();
        pid_t own = getpid();
        pid_t program = vfork();
        if (program == 0) become(path, arguments, environment, descriptors, count, scoped, own, report[1]);
        if (program < 0) {
            int error = errno;
            (void)!write(report[1], &error, sizeof error);
            _exit(127);
        }
        close_range(0, ~0U, 0);
        guard(program);
    }
    int failure = child < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(report[1]);
    ssize_t length = 0;
    if (child > 0) {
        while ((length = read(report[0], &failure, sizeof failure)) < 0 && errno == EINTR) {}
        if (length == 0) failure = 0;
    }
    close(report[0]);
    if (child > 0 && failure != 0) waitpid(child, NULL, 0);
    if (failure == 0) *pid = child;
    return failure;
}

void beckon_adopt_orphans(void) {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
}

int beckon_adopts_orphans(void) {
    int adopts = 0;
    return prctl(PR_GET_CHILD_SUBREAPER, &adopts) == 0 && adopts;
}

int beckon_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
}

int beckon_memory_file(const char *name, int *descriptor) {
    *descriptor = memfd_create(name, MFD_CLOEXEC);
    return *descriptor >= 0 ? 0 : errno;
}
