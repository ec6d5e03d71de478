// SPDX-License-Identifier: Apache-2.0
// Swift's importer shows neither of them by itself.
#include <link.h>
#include <sys/auxv.h>
