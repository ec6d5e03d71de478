// SPDX-License-Identifier: Apache-2.0
#ifndef BECKON_SPAWN_H
#define BECKON_SPAWN_H

#include <sys/types.h>

/// A descriptor of the caller and the number it gets in the child.
struct beckon_descriptor {
    int source;
    int target;
};

/// The program stays in the caller's session and can use its terminal.
#define BECKON_KEEPS_TERMINAL 1
/// The program cannot connect to abstract sockets made outside of it, where the kernel has Landlock 6 (Linux 6.12).
#define BECKON_SCOPED 2

/// Starts a program under a guard, and returns the guard's `pid`.
///
/// The guard is a copy of the caller that does nothing but wait. It kills the program and all that came from it when
/// it gets SIGTERM, when the calling thread ends, and when the program itself ends; then it ends as the program did.
/// Only `descriptors` stay open in the program; every target is below 64 and used once. Returns 0 or an errno.
int beckon_spawn(const char *path, char *const arguments[], char *const environment[],
                 const struct beckon_descriptor *descriptors, int count, int options, pid_t *pid);

/// Whether the kernel can keep a program from abstract sockets made outside of it.
int beckon_can_scope(void);

/// Lets processes fall to the caller whose parents below it are gone.
void beckon_adopt_orphans(void);

/// Whether they do.
int beckon_adopts_orphans(void);

/// Makes a pipe, reading end first, that no child inherits. Returns 0 or an errno.
int beckon_pipe(int ends[2]);

/// Makes an empty file in memory that no child inherits. Returns 0 and sets `descriptor`, or returns an errno.
int beckon_memory_file(const char *name, int *descriptor);

#endif
