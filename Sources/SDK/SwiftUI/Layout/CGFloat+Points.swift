// SPDX-License-Identifier: Apache-2.0

extension CGFloat {
    /// The length as it is sent: a number that JSON can hold.
    var points: Double { isNaN ? 0 : Double(Swift.min(Swift.max(self, -1_000_000), 1_000_000)) }

    /// The length of a frame, which may be unlimited.
    var frameLength: Double { self == .infinity ? .infinity : points }
}
