// SPDX-License-Identifier: Apache-2.0
import Intents
import Synchronization

/// Waits for a completion handler: the first call counts, from whatever thread, and a cancelled task waits no longer.
enum Completion {
    /// Nil where the task is cancelled first.
    @MainActor static func awaited<Value>(_ method: (@escaping (Value) -> Void) -> Void) async -> Value? {
        let wait = Wait<Value>()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                wait.begin(continuation)
                method { wait.end(HandedOver($0)) }
            }
        } onCancel: {
            wait.end(HandedOver(nil))
        }.value
    }

    private final class Wait<Value>: Sendable {
        private enum State {
            case idle
            case waiting(CheckedContinuation<HandedOver<Value?>, Never>)
            case early(HandedOver<Value?>)
            case over
        }
        private let state = Mutex(State.idle)

        func begin(_ continuation: CheckedContinuation<HandedOver<Value?>, Never>) {
            let early: HandedOver<Value?>? = state.withLock { state in
                if case .early(let value) = state {
                    state = .over
                    return value
                }
                state = .waiting(continuation)
                return nil
            }
            if let early { continuation.resume(returning: early) }
        }

        func end(_ value: HandedOver<Value?>) {
            let waiting: CheckedContinuation<HandedOver<Value?>, Never>? = state.withLock { state in
                switch state {
                case .idle: state = .early(value)
                case .waiting(let continuation):
                    state = .over
                    return continuation
                case .early, .over: break
                }
                return nil
            }
            waiting?.resume(returning: value)
        }
    }
}
