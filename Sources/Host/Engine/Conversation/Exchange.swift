// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation

/// The calls that make up one run: the first, and a retry for each time the extension asks.
struct Exchange {
    let process: ExtensionProcess
    let asking: Asking
    let keychain: KeychainUse
    let relay: ProgressRelay
    let limit: Duration
    let questions: Int

    /// - Throws: `ActionFailure`, `HostError`, `MCPError` or `CancellationError`.
    func run(_ first: ToolCall, returning type: ValueType?) async throws -> ActionResult {
        var call = first
        var rounds = 0
        while rounds <= questions {
            switch try await send(call) {
            case .complete(let result):
                // A server that was told that its question is put away may still answer something.
                if asking.openQuestion != nil { throw SurfaceUnavailable() }
                return try read(result, type)
            case .inputRequired(let requests, let state):
                call = first
                call.requestState = state
                if let wishes = try keychainWishes(in: requests) {
                    // Between the app and the host alone: no question, and nobody is shown it.
                    call.inputResponses = try await process.waiting { [keychain] in await keychain.answer(wishes) }
                    continue
                }
                rounds += 1
                var isPutAway = false
                for (key, request) in requests.sorted(by: { $0.key < $1.key }) {
                    // With one question the person puts away all that came with it.
                    let response =
                        isPutAway ? Self.putAway : try await answer(request, abandoning: call, requests)
                    isPutAway = response == Self.putAway
                    call.inputResponses[key] = response
                }
            }
        }
        throw asking.tooMany
    }

    /// What the keychain is wanted for, where an extension wants nothing else.
    /// - Throws: `HostError` where it wants both, or the request is malformed; `ActionFailure` where it wants too much.
    private func keychainWishes(in requests: [String: JSONValue]) throws -> [String: KeychainRequest]? {
        let wishes = requests.filter { $0.value[key: "method"] == .string(KeychainRequest.method) }
        guard !wishes.isEmpty else { return nil }
        do {
            guard wishes.count == requests.count else {
                throw SchemaError(.outOfRange, "The keychain and the person are not asked at once.")
            }
            try keychain.count(wishes.count)
            return try wishes.mapValues { try $0.requiredValue("params") }
        } catch let error as SchemaError {
            throw HostError(
                .crashed, "The extension of “\(asking.action.appName)” asked something malformed: \(error)")
        }
    }

    private static let putAway: JSONValue = ["action": "cancel"]

    private func send(_ call: ToolCall) async throws -> ToolOutcome {
        try await process.call(call, within: limit, questions: questions) { update in
            let progress = ActionProgress(
                fraction: update.fraction, title: update.message ?? update.meta?[key: "title"]?.stringValue,
                subtitle: update.meta?[key: "subtitle"]?.stringValue)
            relay.send(progress)
        } elicit: { params in
            do {
                return try await asking.answer(to: ElicitationForm(params: params))
            } catch {
                return Self.putAway
            }
        }
    }

    /// Asks the person. Where that is not possible, the extension is told to give up before the run ends.
    private func answer(
        _ request: JSONValue, abandoning call: ToolCall, _ requests: [String: JSONValue]
    ) async throws -> JSONValue {
        do {
            return try await process.waiting { [asking] in
                try await asking.answer(to: ElicitationForm(inputRequest: request))
            }
        } catch let error as HostError {
            // The extension is gone: nobody is left to be told.
            throw error
        } catch {
            var retry = call
            retry.inputResponses = requests.mapValues { _ in Self.putAway }
            let abandoned = retry
            // In a task of its own: the extension is to unwind also where this run was cancelled.
            _ = await Task { try? await send(abandoned) }.value
            if error is SchemaError {
                throw HostError(
                    .crashed, "The extension of “\(asking.action.appName)” asked something malformed: \(error)")
            }
            throw error
        }
    }

    private func read(_ result: JSONValue, _ type: ValueType?) throws -> ActionResult {
        do {
            return try ActionResult(toolResult: result, type: type)
        } catch {
            throw HostError(
                .crashed, "The extension of “\(asking.action.appName)” gave a malformed result: \(error)", cause: error)
        }
    }
}
