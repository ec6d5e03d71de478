// SPDX-License-Identifier: Apache-2.0

/// Where text goes: results to the output, questions, progress and complaints to the error stream.
package enum ConsoleStream: Sendable, Hashable { case output, error }
