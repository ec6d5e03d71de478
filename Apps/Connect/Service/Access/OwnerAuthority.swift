// SPDX-License-Identifier: Apache-2.0

/// One user and nobody else, for a bus of their own.
package struct OwnerAuthority: CallerAuthority {
    private let owner: UInt32

    package init(owner: UInt32) { self.owner = owner }

    package func refusal(of caller: Caller, to action: GuardedAction) async -> String? {
        caller.user == owner ? nil : "User \(caller.user) may not use the VPN of user \(owner)"
    }

    package func couldAct(_ caller: Caller, _ action: GuardedAction) async -> Bool { caller.user == owner }
}
