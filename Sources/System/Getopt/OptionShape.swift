// SPDX-License-Identifier: Apache-2.0

/// How an option is written.
package struct OptionShape: Sendable, Hashable {
    /// The long name, without dashes.
    package var name: String
    package var short: Character?
    package var takesValue: Bool

    package init(_ name: String, short: Character? = nil, takesValue: Bool) {
        self.name = name
        self.short = short
        self.takesValue = takesValue
    }
}
