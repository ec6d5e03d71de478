// SPDX-License-Identifier: Apache-2.0

/// Finds the drawings behind SF Symbol names in an icon set that the machine has.
package final class SymbolLibrary: Sendable {
    private let dataDirectories: [String]

    /// - Parameter dataDirectories: The folders of `XDG_DATA_HOME` and `XDG_DATA_DIRS`, most important first.
    package init(dataDirectories: [String]) {
        self.dataDirectories = dataDirectories
    }
}
