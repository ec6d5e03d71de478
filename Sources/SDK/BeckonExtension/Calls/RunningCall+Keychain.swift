// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// Something that the app wants of its keychain, and the thread that waits for it.
final class KeychainErrand: Sendable {
    let request: KeychainRequest
    private let reply = Slot()

    /// Filled once; all access is under the condition.
    private final class Slot: @unchecked Sendable {
        let condition = NSCondition()
        var reply: KeychainReply?
    }

    init(_ request: KeychainRequest) { self.request = request }

    func finish(_ result: KeychainReply) {
        reply.condition.lock()
        if reply.reply == nil { reply.reply = result }
        reply.condition.broadcast()
        reply.condition.unlock()
    }

    /// Blocks the calling thread until it is finished.
    func wait() -> KeychainReply {
        reply.condition.lock()
        defer { reply.condition.unlock() }
        while true {
            if let result = reply.reply { return result }
            reply.condition.wait()
        }
    }
}

extension RunningCall {
    /// Has the host do it, and blocks the calling thread until it has, or the call is over.
    func perform(_ request: KeychainRequest) -> KeychainReply {
        let errand = KeychainErrand(request)
        guard begin(errand) else { return KeychainReply(.notAvailable) }
        return errand.wait()
    }

    /// Hands the host's answer to the thread that waits for it.
    func finishErrand(_ reply: KeychainReply) { nextErrand()?.finish(reply) }
}
