// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension AppCatalogue {
    /// Bytes: more than anybody types.
    private static let longestName = 200

    /// Looks whether each action can be named in one way, on one line.
    /// - Throws: `SchemaError` for the first that cannot.
    func checkNames() throws {
        var seen: Set<String> = []
        for action in actions {
            let name = action.identifier
            let isTypable = name.unicodeScalars.allSatisfy(\.showsItself)
            guard !name.isEmpty, name.utf8.count <= Self.longestName, isTypable else {
                throw SchemaError(
                    .outOfRange,
                    "An action’s name has 1 to \(Self.longestName) bytes and no control characters; "
                        + "“\(name.prefix(Self.longestName))” is no such name.")
            }
            guard seen.insert(name).inserted else {
                throw SchemaError(.outOfRange, "Two actions have the name “\(name)”.")
            }
        }
    }
}
