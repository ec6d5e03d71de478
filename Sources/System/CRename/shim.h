// SPDX-License-Identifier: Apache-2.0
// <stdio.h> shows both to GNU sources only, which Swift's importer is not.
enum { beckon_rename_exchange = 2 };

extern int renameat2(int first_folder, const char *first, int second_folder, const char *second, unsigned int flags);
