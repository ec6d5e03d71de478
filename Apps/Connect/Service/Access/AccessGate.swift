// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// Lets callers in: whom the administrator's file allows, and then whom the authority allows. Root may always.
package struct AccessGate: Sendable {
    private let policy: PolicyFile
    private let authority: any CallerAuthority

    package init(policy: PolicyFile, authority: any CallerAuthority) {
        self.policy = policy
        self.authority = authority
    }

    /// - Throws: ``ConnectFailure/Code/notAllowed``.
    package func admit(_ caller: Caller, to action: GuardedAction) async throws(ConnectFailure) -> Presser {
        let presser = try policy.presser(caller.user)
        if presser.user == 0 { return presser }
        if let refusal = await authority.refusal(of: caller, to: action) { throw ConnectFailure(.notAllowed, refusal) }
        return presser
    }

    /// Who only wants to know what there is for them is asked nothing.
    ///
    /// - Throws: ``ConnectFailure/Code/notAllowed``.
    package func admitToLook(_ caller: Caller) async throws(ConnectFailure) -> Presser {
        let presser = try policy.presser(caller.user)
        if presser.user == 0 { return presser }
        guard await authority.couldAct(caller, .steer) else {
            throw ConnectFailure(.notAllowed, "The policy of this machine does not let you use the VPN")
        }
        return presser
    }
}
