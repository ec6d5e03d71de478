// SPDX-License-Identifier: Apache-2.0
@testable import Intents

/// Handles every request: takes each value as it is, asks for those that are missing where it is told so, and answers
/// with the code and the properties that it is given.
final class EveryHandler: NSObject {
    var code: (any _INEnum)?
    var properties: [String: Any] = [:]
    var asksForMissing = false
    /// The request as it came to `handle`.
    private(set) var handled: INIntent?
    private(set) var confirmed = 0

    /// Answers, and where that is “in progress”, a second time with success.
    func answer<Response: INIntentResponse>(_ intent: INIntent, _ completion: (Response) -> Void) {
        handled = intent
        let response = Response(_values: properties)
        response._values["code"] = code
        completion(response)
        guard code?._name == "inProgress" else { return }
        let last = Response(_values: properties)
        last._values["code"] = Response._codes?._all(named: "success")
        completion(last)
    }

    func ready<Response: INIntentResponse>(_ intent: INIntent) -> Response {
        confirmed += 1
        let response = Response(_values: [:])
        response._values["code"] = Response._codes?._all(named: "ready") ?? Response._codes?._all(named: "success")
        return response
    }

    func result<Result: INIntentResolutionResult>(_ name: String, _ intent: INIntent) -> Result {
        if let value = intent._values[name] { return Result(_outcome: .success(value)) }
        return asksForMissing ? Result.needsValue() : Result.notRequired()
    }

    func results<Result: INIntentResolutionResult>(_ name: String, _ intent: INIntent) -> [Result] {
        let values = intent._values[name] as? [Any] ?? []
        if values.isEmpty { return [asksForMissing ? Result.needsValue() : Result.notRequired()] }
        return values.map { Result(_outcome: .success($0)) }
    }
}

extension _INEnum {
    /// The case of that name.
    static func _all(named name: String) -> (any _INEnum)? { _all.first { "\($0)" == name } }
}
