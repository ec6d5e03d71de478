// SPDX-License-Identifier: Apache-2.0
// What the Swift runtime exports for other runtimes' use, and has no header for.
#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stddef.h>

/// Shows the metadata sections of every loaded image to `visitor`, until it returns false.
void swift_enumerateAllMetadataSections(bool (*visitor)(const void *sections, void *context), void *context);

/// The witness table of a conformance for a type, which the runtime fills where the compiler could not.
const void *swift_getWitnessTable(const void *conformance, const void *type, const void *const *arguments);

#endif
