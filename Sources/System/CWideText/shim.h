// SPDX-License-Identifier: Apache-2.0
#include <wchar.h>

// <wchar.h> declares it only for X/Open programs, and the module's macros are set before this file is read.
extern int wcwidth(wchar_t character);
