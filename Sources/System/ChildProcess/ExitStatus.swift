// SPDX-License-Identifier: Apache-2.0

/// How a child ended.
package enum ExitStatus: Sendable, Hashable {
    case exited(Int32)
    case killed(signal: Int32)

    /// Reads the number that `waitpid` reports.
    init(waitStatus status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }

    package var succeeded: Bool { self == .exited(0) }
}
