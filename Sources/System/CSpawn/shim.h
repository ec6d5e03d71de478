// SPDX-License-Identifier: Apache-2.0
// <spawn.h> shows it to GNU sources only, which Swift's importer is not.
#include <spawn.h>

extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
