// SPDX-License-Identifier: Apache-2.0
import Testing

/// Everything that runs real extensions: one test after the other, because each has time limits of its own.
///
/// Python stands in for an extension; without it there is nothing to run.
@Suite(.serialized, .enabled(if: StandIn.isAvailable)) struct ExtensionTests {}
