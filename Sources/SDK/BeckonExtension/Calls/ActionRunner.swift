// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// Runs one action from the arguments of a call to its result.
enum ActionRunner {
    /// Fills a fresh intent, asking for what is unclear or missing, and performs it.
    static func run(_ type: any AppIntent.Type, arguments: [String: JSONValue]) async -> ActionResult {
        do {
            let intent = type.init()
            let values = try read(arguments, for: intent)
            try await IntentReflection.resolve(intent, arguments: values)
            return try await IntentReflection.perform(intent)
        } catch {
            return await IntentReflection.failedResult(from: error)
        }
    }

    /// The arguments as values of the parameters' types.
    /// - Throws: `ActionFailure` that names the parameter.
    static func read(
        _ arguments: [String: JSONValue], for intent: any AppIntent
    ) throws -> [String: IntentValue] {
        guard !arguments.isEmpty else { return [:] }
        let parameters = IntentReflection.parameters(of: intent)
        var values: [String: IntentValue] = [:]
        for (name, argument) in arguments {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                throw unknown(name, among: parameters.map(\.name))
            }
            do {
                values[name] = try IntentValue(json: argument, as: parameter.describe(name: name).type)
            } catch {
                // Words for a value that is no text, such as “tomorrow” or “3”: the parameter may understand them.
                guard let text = argument.stringValue else {
                    throw ActionFailure(.invalidValue, "\(error)", parameter: name)
                }
                values[name] = .string(text)
            }
        }
        return values
    }

    private static func unknown(_ name: String, among names: [String]) -> ActionFailure {
        let known = names.isEmpty ? "There are none." : "There are: \(names.joined(separator: ", "))."
        return ActionFailure(.invalidValue, "There is no parameter “\(name)”. \(known)", parameter: name)
    }
}
