// SPDX-License-Identifier: Apache-2.0

extension SwiftWriter {
    /// A method in both spellings: what it is called with, and what it hands back.
    private struct Method {
        let head: String
        let label: String
        let result: String
        /// What the default of the completion's spelling does.
        let fallback: String
        let arguments: String

        var completion: String {
            let name = label == "completion" ? label : "\(label) completion"
            return "func \(head), \(name): @escaping @Sendable (\(result)) -> Void)"
        }
        var asynchronous: String { "func \(head)) async -> \(result)" }
        var name: String { String(head.prefix { $0 != "(" }) }
    }

    func writeHandling(_ intent: IntentModel, to code: inout CodeText) {
        let name = intent.className
        let methods = methods(intent)
        let results = bareResults(intent)
        let offered = intent.parameters.filter(\.offers)
        code.line()
        code.block("nonisolated public protocol \(name)Handling: NSObjectProtocol") { code in
            for method in methods { code.lines([method.completion, method.asynchronous]) }
            for result in results { code.line(bare(name, result)) }
            for parameter in offered { code.lines(offers(parameter, name).map(\.head)) }
        }
        code.line()
        code.block("nonisolated extension \(name)Handling") { code in
            for (index, method) in methods.enumerated() {
                if index > 0 { code.line() }
                code.line("public \(method.completion) { \(method.fallback) }")
                code.line()
                code.block("public \(method.asynchronous)") { code in
                    code.line("await _awaiting { \(method.name)(\(method.arguments), \(method.label): $0) }")
                }
            }
            for result in results {
                code.line()
                code.line("public \(bare(name, result)) { completion(._unimplemented) }")
            }
            for method in offered.flatMap({ offers($0, name) }) {
                code.line()
                code.block("public \(method.head)") { $0.line(method.body) }
            }
        }
    }

    private func methods(_ intent: IntentModel) -> [Method] {
        let name = intent.className
        let steps = ["handle", "confirm"].map {
            Method(
                head: "\($0)(intent: \(name)", label: "completion", result: "\(name)Response",
                fallback: "completion(._unimplemented)", arguments: "intent: intent")
        }
        let resolved = intent.parameters.filter(\.resolves).map {
            Method(
                head: "resolve\(SwiftName.capitalised($0.name))(for intent: \(name)", label: "with",
                result: result($0, intent), fallback: "resolve(for: intent, with: completion)",
                arguments: "for: intent")
        }
        return steps + resolved
    }

    private func result(_ parameter: ParameterModel, _ intent: IntentModel) -> String {
        let type = resultType(parameter, intent)
        return parameter.field.isList ? "[\(type)]" : type
    }

    /// Each result type once.
    private func bareResults(_ intent: IntentModel) -> [String] {
        intent.parameters.filter(\.resolves).reduce(into: []) { results, parameter in
            let type = result(parameter, intent)
            if !results.contains(type) { results.append(type) }
        }
    }

    /// The method that answers for all parameters of a type.
    private func bare(_ intent: String, _ result: String) -> String {
        "func resolve(for intent: \(intent), with completion: @escaping @Sendable (\(result)) -> Void)"
    }

    /// What there is to choose from for a parameter: the methods, and their defaults.
    private func offers(_ parameter: ParameterModel, _ intent: String) -> [(head: String, body: String)] {
        let type = type(parameter.field)
        let name = SwiftName.capitalised(parameter.name)
        let collection = "INObjectCollection<\(type.offered)>"
        let search = parameter.searches ? ", searchTerm: String?" : ""
        let passed = parameter.searches ? ", searchTerm: searchTerm" : ""
        let made = type.offered == type.name ? "$0" : "$0.map { NSString(string: $0) }"
        var methods: [(head: String, body: String)] = []
        let older = "$0.map { INObjectCollection(items: \(made)) }"
        methods.append(
            (
                "func provide\(name)OptionsCollection(for intent: \(intent)\(search), "
                    + "with completion: @escaping @Sendable (\(collection)?, (any Error)?) -> Void)",
                parameter.searches
                    ? "completion(nil, nil)"
                    : "provide\(name)Options(for: intent) { completion(\(older), $1) }"
            ))
        methods.append(
            (
                "func provide\(name)OptionsCollection(for intent: \(intent)\(search)) async throws -> \(collection)",
                "try await _offering { provide\(name)OptionsCollection(for: intent\(passed), with: $0) }"
            ))
        if !parameter.searches {
            methods.append(
                (
                    "func provide\(name)Options(for intent: \(intent), "
                        + "with completion: @escaping @Sendable ([\(type.name)]?, (any Error)?) -> Void)",
                    "completion(nil, nil)"
                ))
        }
        let fallback = parameter.field.isList ? nil : type.fallback
        methods.append(
            (
                "func default\(name)(for intent: \(intent)) -> \(propertyType(parameter.field))",
                fallback.map { ".\($0)" } ?? "nil"
            ))
        return methods
    }
}
