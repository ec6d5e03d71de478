// SPDX-License-Identifier: Apache-2.0

extension SwiftWriter {
    /// How the serving side calls a handler.
    func writeCalls(_ intent: IntentModel, to code: inout CodeText) {
        let handling = "any \(intent.className)Handling"
        let guarding = "guard let handler = handler as? \(handling) else { return nil }"
        code.line()
        code.line("override public func _isHandled(by handler: Any) -> Bool { handler is \(handling) }")
        let resolved = intent.parameters.filter(\.resolves)
        if !resolved.isEmpty {
            code.line()
            let head = "override public func _resolve(_ parameter: String, by handler: Any) async"
            code.block("\(head) -> [INIntentResolutionResult]?") { code in
                code.line(guarding)
                code.line("switch parameter {")
                for parameter in resolved {
                    let call = "await handler.resolve\(SwiftName.capitalised(parameter.name))(for: self)"
                    code.line(
                        "case \(SwiftName.quoted(parameter.name)): return \(parameter.field.isList ? call : "[\(call)]")"
                    )
                }
                code.line("default: return nil")
                code.line("}")
            }
        }
        for method in ["confirm", "handle"] {
            code.line()
            code.block("override public func _\(method)(by handler: Any) async -> INIntentResponse?") { code in
                code.line(guarding)
                code.line("return await handler.\(method)(intent: self)")
            }
        }
        let offered = intent.parameters.filter(\.offers)
        guard !offered.isEmpty else { return }
        writeOffers(offered, guarding, to: &code)
        writeDefaults(offered, guarding, to: &code)
    }

    private func writeOffers(_ parameters: [ParameterModel], _ guarding: String, to code: inout CodeText) {
        code.line()
        let head = "override public func _options(_ parameter: String, search: String?, by handler: Any)"
        code.block("\(head) async throws -> [Any]?") { code in
            code.line(guarding)
            code.line("switch parameter {")
            for parameter in parameters {
                let search = parameter.searches ? ", searchTerm: search" : ""
                let name = "provide\(SwiftName.capitalised(parameter.name))OptionsCollection"
                let items = "try await handler.\(name)(for: self\(search)).allItems"
                let isText = type(parameter.field).offered == "NSString"
                code.line("case \(SwiftName.quoted(parameter.name)):")
                code.indented { $0.line("return \(items)\(isText ? ".map { String(describing: $0) }" : "")") }
            }
            code.line("default: return nil")
            code.line("}")
        }
    }

    private func writeDefaults(_ parameters: [ParameterModel], _ guarding: String, to code: inout CodeText) {
        code.line()
        code.block("override public func _default(_ parameter: String, by handler: Any) -> Any?") { code in
            code.line("let own = super._default(parameter, by: handler)")
            code.line(guarding.replacing("return nil", with: "return own"))
            code.line("switch parameter {")
            for parameter in parameters {
                let call = "handler.default\(SwiftName.capitalised(parameter.name))(for: self)"
                let type = type(parameter.field)
                code.line("case \(SwiftName.quoted(parameter.name)):")
                code.indented { code in
                    if let fallback = type.fallback, !parameter.field.isList {
                        code.line("let value = \(call)")
                        code.line("return value == .\(fallback) ? own : value")
                    } else {
                        code.line("return \(call) ?? own")
                    }
                }
            }
            code.line("default: return own")
            code.line("}")
        }
    }
}
