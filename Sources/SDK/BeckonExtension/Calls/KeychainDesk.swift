// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Synchronization

/// Brings what the app's code wants of its keychain to the host, with the answer to a call that is under way.
///
/// The keychain is the app's, not a call's: code that has left its call's task, such as a completion handler, is served
/// as well, for as long as any call runs.
final class KeychainDesk: KeychainService {
    private let calls = Mutex<[RunningCall]>([])

    func opens(_ call: RunningCall) { calls.withLock { $0.append(call) } }

    func closes(_ call: RunningCall) { calls.withLock { $0.removeAll { $0 === call } } }

    func perform(_ request: KeychainRequest) -> KeychainReply {
        var open = calls.withLock { $0 }
        if let own = IntentRuntime.conversation as? RunningCall, let index = open.firstIndex(where: { $0 === own }) {
            open.swapAt(0, index)
        }
        // A call whose question is with the person brings nothing before that is answered.
        guard let call = open.first(where: { $0.openQuestion == nil }) ?? open.first else {
            return KeychainReply(.notAvailable)
        }
        return call.perform(request)
    }
}
