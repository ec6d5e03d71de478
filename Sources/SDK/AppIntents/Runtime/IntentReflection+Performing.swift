// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentReflection {
    /// Fills an intent from what was said or sent: in the order of declaration, asking for what is unclear or missing.
    /// - Throws: `ActionFailure` that names the parameter, or what the author's queries throw.
    package static func resolve(_ intent: any AppIntent, arguments: [String: IntentValue]) async throws {
        try await IntentRuntime.$intent.withValue(intent) {
            for (name, parameter) in parameters(of: intent) {
                do {
                    if let value = arguments[name] {
                        try await parameter.accept(value)
                    } else {
                        try await parameter.settle(for: intent)
                    }
                } catch let problem as ParameterProblem {
                    throw failure(from: problem, parameter: name)
                }
            }
        }
    }

    /// Runs an intent whose parameters are filled, and makes its result ready for the wire.
    /// - Throws: what `perform()` throws; `failedResult(from:)` words it.
    package static func perform(_ intent: any AppIntent) async throws -> ActionResult {
        try await result(of: run(intent))
    }

    private static func run<Intent: AppIntent>(_ intent: Intent) async throws -> any IntentResult {
        try await complete(intent)
    }

    /// How often `perform()` may ask to start over in one call.
    private static let passLimit = 32

    /// Runs `perform()`, again where it asks for that, with its dependencies ready and its progress watched.
    static func complete<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
        _ = parameters(of: intent)
        try await AppDependencyManager.prepare(intent)
        for _ in 0..<passLimit {
            do {
                return try await IntentRuntime.$intent.withValue(intent) {
                    try await ProgressWatch.observing(intent) { try await intent.perform() }
                }
            } catch let error as AppIntentError {
                switch error.kind {
                case .restartPerform: continue
                case .needsAnswer(let ask): try await IntentRuntime.$intent.withValue(intent) { try await ask() }
                default: throw error
                }
            }
            try Task.checkCancellation()
        }
        throw AppIntentError(description: "The action started over too often.")
    }
}
