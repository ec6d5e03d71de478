// SPDX-License-Identifier: Apache-2.0

/// A command line taken apart.
package struct ScannedLine: Sendable, Hashable {
    package struct Option: Sendable, Hashable {
        /// The long name, also where the short one was written.
        package var name: String
        /// Empty for an option that takes none.
        package var value: String
    }

    /// In the order given, repetitions included.
    package var options: [Option] = []
    package var operands: [String] = []
}
