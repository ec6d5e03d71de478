// SPDX-License-Identifier: Apache-2.0

extension SwiftWriter {
    func writeResponse(_ intent: IntentModel, to code: inout CodeText) {
        let name = "\(intent.className)Response"
        let response = intent.response
        code.line()
        code.block("nonisolated public class \(name): INIntentResponse") { code in
            code.block("public fileprivate(set) var code: \(name)Code") { code in
                code.line("get { _get(\"code\") ?? .unspecified }")
                code.line("set { _values[\"code\"] = newValue }")
            }
            for field in response.fields { writeProperty(field, to: &code) }
            code.line()
            code.block("public convenience init(code: \(name)Code, userActivity: NSUserActivity?)") { code in
                code.line("self.init(_values: [:])")
                code.line("self.code = code")
                code.line("self.userActivity = userActivity")
            }
            for found in response.codes { writeFactory(found, response, name, to: &code) }
            code.line()
            code.line("override public class var _codes: (any _INEnum.Type)? { \(name)Code.self }")
            if !response.fields.isEmpty {
                code.line()
                code.block("override public class var _fields: [_INField]") { code in
                    code.list("[", response.fields.map { fieldExpression($0) }, "]")
                }
            }
            writeOutcomes(response, to: &code)
            writeSentences(response, \.words, "_dialog", to: &code)
            writeSentences(response, \.conciseWords, "_conciseDialog", to: &code)
        }
        writeCodes(response, name, to: &code)
    }

    /// Makes a response whose sentence has all that it mentions.
    private func writeFactory(
        _ found: ResponseModel.Code, _ response: ResponseModel, _ name: String, to code: inout CodeText
    ) {
        let fields = (found.words?.mentioned ?? []).compactMap { token in
            response.fields.first { $0.name == token }
        }
        guard !fields.isEmpty else { return }
        let arguments = fields.map { field in
            let type = propertyType(field)
            return "\(field.name): \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
        }
        code.line()
        let head = "public static func \(SwiftName.escaped(found.name))(\(arguments.joined(separator: ", ")))"
        code.block("\(head) -> \(name)") { code in
            code.line("let response = \(name)(code: .\(SwiftName.escaped(found.name)), userActivity: nil)")
            for field in fields {
                code.line("response.\(SwiftName.escaped(field.name)) = \(SwiftName.escaped(field.name))")
            }
            code.line("return response")
        }
    }

    /// What the app's own codes come to.
    private func writeOutcomes(_ response: ResponseModel, to code: inout CodeText) {
        let own = response.ownCodes.filter { $0.code.name != Self.authentication }
        guard !own.isEmpty else { return }
        code.line()
        code.block("override public class func _isSuccess(_ code: Int) -> Bool?") { code in
            code.line("switch code {")
            for (found, number) in own { code.line("case \(number): \(found.isSuccess)") }
            code.line("default: nil")
            code.line("}")
        }
    }

    private func writeSentences(
        _ response: ResponseModel, _ words: KeyPath<ResponseModel.Code, Words?>, _ property: String,
        to code: inout CodeText
    ) {
        let said = response.codes.compactMap { code in code[keyPath: words].map { (code.name, $0) } }
        guard !said.isEmpty else { return }
        code.line()
        code.block("override public var \(property): String?") { code in
            code.line("switch self.code {")
            for (name, words) in said {
                let text = texts.expression(words)
                code.line("case .\(SwiftName.escaped(name)): \(words.tokens.isEmpty ? text : "_filled(\(text))")")
            }
            if said.count < names(response).count { code.line("default: nil") }
            code.line("}")
        }
    }

    /// The names of all codes.
    private func names(_ response: ResponseModel) -> [String] {
        let names = ResponseModel.common + response.ownCodes.map(\.code.name)
        return names.contains(Self.authentication) ? names : names + [Self.authentication]
    }

    /// Beckon's own code, which every response has.
    private static let authentication = "requiresAuthentication"

    private func writeCodes(_ response: ResponseModel, _ name: String, to code: inout CodeText) {
        let own = response.ownCodes
        code.line()
        code.block("nonisolated public enum \(name)Code: Int, _INEnum") { code in
            for (number, common) in ResponseModel.common.enumerated() { code.line("case \(common) = \(number)") }
            for (found, number) in own { code.line("case \(SwiftName.escaped(found.name)) = \(number)") }
            if !own.contains(where: { $0.code.name == Self.authentication }) {
                code.line("/// The person has to authenticate first. Beckon's own.")
                code.line("case \(Self.authentication) = -1")
            }
            let all = names(response).map { ".\(SwiftName.escaped($0))" }.joined(separator: ", ")
            code.line()
            code.line("public static var _all: [\(name)Code] { [\(all)] }")
        }
    }
}
