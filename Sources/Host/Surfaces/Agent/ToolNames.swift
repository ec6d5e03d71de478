// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine

/// Actions as tools: each under a name that MCP allows and that means only it.
struct ToolNames {
    struct Entry {
        let name: String
        let action: ResolvedAction
    }

    let entries: [Entry]

    init(_ listing: ActionListing) {
        var taken: Set<String> = []
        entries = listing.apps.flatMap { app in
            app.catalogue.actions.filter(\.isDiscoverable).map { action in
                let resolved = ResolvedAction(app: app.app, catalogue: app.catalogue, action: action)
                let candidates = [resolved.qualifiedName, "\(app.app.identifier).\(action.identifier)"]
                    .map(Self.allowed)
                var name = candidates.first { !taken.contains($0) } ?? candidates[1]
                var number = 2
                while taken.contains(name) {
                    name = String(candidates[1].prefix(120)) + "-\(number)"
                    number += 1
                }
                taken.insert(name)
                return Entry(name: name, action: resolved)
            }
        }
    }

    func action(_ name: String) -> ResolvedAction? { entries.first { $0.name == name }?.action }

    /// At most 128 of the characters that a tool's name may have (MCP, “Tool Names”).
    private static func allowed(_ name: String) -> String {
        String(
            name.map { character in
                let isAllowed = character.isASCII && (character.isLetter || character.isNumber)
                return isAllowed || "._-".contains(character) ? character : "_"
            }.prefix(128))
    }
}
