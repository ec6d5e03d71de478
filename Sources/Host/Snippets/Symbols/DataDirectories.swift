// SPDX-License-Identifier: Apache-2.0

/// The folders of installed data, by the XDG base directory specification.
package enum DataDirectories {
    /// Those that the environment names or implies, most important first.
    package static func paths(in environment: [String: String]) -> [String] {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = value("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
        let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        // The specification has relative paths ignored.
        return ([home].compactMap(\.self) + shared).filter { $0.hasPrefix("/") }
    }
}
