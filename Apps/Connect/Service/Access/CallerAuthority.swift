// SPDX-License-Identifier: Apache-2.0

/// What is done to the tunnel, as the one who decides over it names it.
package struct GuardedAction: RawRepresentable, Sendable, Hashable {
    /// polkit's name.
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let steer = GuardedAction(rawValue: "org.beckon.connect.steer")
    package static let addProfile = GuardedAction(rawValue: "org.beckon.connect.add-profile")
}

/// Decides over callers other than root.
package protocol CallerAuthority: Sendable {
    /// Whether the caller may act now; may ask them for a password.
    ///
    /// - Returns: nil, or why not, in words for them.
    func refusal(of caller: Caller, to action: GuardedAction) async -> String?

    /// Whether the caller could act, without a question.
    func couldAct(_ caller: Caller, _ action: GuardedAction) async -> Bool
}

/// One user and nobody else, for a bus of their own.
package struct OwnerAuthority: CallerAuthority {
    private let owner: UInt32

    package init(owner: UInt32) { self.owner = owner }

    package func refusal(of caller: Caller, to action: GuardedAction) async -> String? {
        caller.user == owner ? nil : "User \(caller.user) may not use the VPN of user \(owner)"
    }

    package func couldAct(_ caller: Caller, _ action: GuardedAction) async -> Bool { caller.user == owner }
}
