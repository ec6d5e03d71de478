// SPDX-License-Identifier: Apache-2.0

/// What is known of the apps' actions in one language.
struct KnownActions: Sendable {
    private static let capacity = 256

    /// The actions of all apps, where all of them have answered.
    var listing: ActionListing?
    /// Actions by the names that people gave them.
    private(set) var resolved: [String: ResolvedAction] = [:]

    mutating func remember(_ action: ResolvedAction, as name: String) {
        if resolved.count >= Self.capacity { resolved.removeAll() }
        resolved[name] = action
    }
}
