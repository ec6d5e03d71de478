// SPDX-License-Identifier: Apache-2.0

/// A number as plural rules see it (UTS 35, part 3, “Plural Operand Meanings”).
package struct PluralOperands: Sendable, Hashable {
    /// The absolute value.
    package var n: Double
    /// The digits before the separator.
    package var i: UInt64
    /// How many digits are shown after the separator.
    package var v: Int
    /// The digits after the separator, as a number.
    package var f: UInt64

    package init(_ value: Int64) {
        n = Double(value.magnitude)
        i = value.magnitude
        v = 0
        f = 0
    }

    /// A number with as many digits after the separator as it needs.
    package init(_ value: Double) {
        n = value.magnitude
        i = UInt64(exactly: n.rounded(.towardZero)) ?? .max
        let digits = "\(n)".split(separator: ".").dropFirst().first ?? ""
        let isWhole = n == n.rounded(.towardZero) || digits.contains("e")
        v = isWhole ? 0 : digits.count
        f = isWhole ? 0 : UInt64(digits) ?? 0
    }

    /// Whether there is nothing after the separator.
    package var isWhole: Bool { v == 0 }

    /// The last digits of a whole number; of a fraction there are none that a rule could mean.
    func last(_ modulus: UInt64) -> UInt64? { isWhole ? i % modulus : nil }
}
