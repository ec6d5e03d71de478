// SPDX-License-Identifier: Apache-2.0

/// Why what was typed is no value of its parameter.
package enum ValueProblem: Error, Sendable, Hashable {
    /// Names of yes and no.
    case notYesOrNo(String, String)
    case notANumber
    case notWhole
    case belowMinimum(Double)
    case aboveMaximum(Double)
    case notADuration
    case notAQuantity
    case notAnAmount
    case notAnAddress
    case notOneOf([String])
    case noSuchFile
    case fileTooLarge(mebibytes: Int)
}
