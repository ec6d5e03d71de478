// SPDX-License-Identifier: Apache-2.0

extension SwiftWriter {
    func write(_ list: EnumModel, to code: inout CodeText) {
        let name = list.className
        code.line()
        code.block("nonisolated public enum \(name): Int, _INEnum") { code in
            for value in list.cases { code.line("case \(SwiftName.escaped(value.name)) = \(value.index)") }
            code.line()
            let all = list.cases.map { ".\(SwiftName.escaped($0.name))" }.joined(separator: ", ")
            code.line("public static var _all: [\(name)] { [\(all)] }")
            if let title = texts.expression(list.title) {
                code.line("public static var _typeTitle: String? { \(title) }")
            }
            guard list.cases.contains(where: { $0.title != nil }) else { return }
            code.block("public var _title: String?") { code in
                code.line("switch self {")
                for value in list.cases {
                    code.line("case .\(SwiftName.escaped(value.name)): \(texts.expression(value.title) ?? "nil")")
                }
                code.line("}")
            }
        }
        code.line()
        code.block("nonisolated public class \(name)ResolutionResult: INEnumResolutionResult") { code in
            code.block("public class func success(with resolvedValue: \(name)) -> Self") { code in
                code.line("__success(withResolvedValue: resolvedValue.rawValue)")
            }
            code.line()
            code.block("public class func confirmationRequired(with valueToConfirm: \(name)) -> Self") { code in
                code.line("__confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)")
            }
        }
    }

    func write(_ object: ObjectModel, to code: inout CodeText) {
        let name = object.className
        code.line()
        code.block("nonisolated public class \(name): INObject") { code in
            for field in object.fields { writeProperty(field, to: &code) }
            if !object.fields.isEmpty { code.line() }
            if let title = texts.expression(object.title) {
                code.line("override public class var _typeTitle: String? { \(title) }")
            }
            guard !object.fields.isEmpty else { return }
            code.block("override public class var _fields: [_INField]") { code in
                code.list("super._fields + [", object.fields.map { fieldExpression($0) }, "]")
            }
        }
        code.line()
        code.block("nonisolated public class \(name)ResolutionResult: INObjectResolutionResult") { code in
            code.block("public class func success(with resolvedObject: \(name)) -> Self") { code in
                code.line("self.init(_outcome: .success(resolvedObject))")
            }
            code.line()
            code.block("public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self") { code in
                code.line("self.init(_outcome: .disambiguation(objectsToDisambiguate))")
            }
            code.line()
            code.block("public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self") { code in
                code.line("self.init(_outcome: .confirmation(objectToConfirm))")
            }
        }
    }

    /// The reasons why a value is not supported, and the result that can name them.
    func writeReasons(_ parameter: ParameterModel, of intent: IntentModel, to code: inout CodeText) {
        let result = resultType(parameter, intent)
        let reason = "\(intent.name)\(SwiftName.capitalised(parameter.name))UnsupportedReason"
        code.line()
        code.block("nonisolated public enum \(reason): Int") { code in
            for (index, found) in parameter.reasons.enumerated() {
                code.line("case \(SwiftName.escaped(found.code)) = \(index + 1)")
            }
        }
        code.line()
        code.block("nonisolated public class \(result): \(type(parameter.field).result)") { code in
            code.block("public class func unsupported(forReason reason: \(reason)) -> Self") { code in
                code.line("__unsupported(withReason: reason.rawValue)")
            }
        }
    }
}
