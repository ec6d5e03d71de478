// SPDX-License-Identifier: Apache-2.0
// Swift's module of the C library leaves it out.
#include <sys/epoll.h>
