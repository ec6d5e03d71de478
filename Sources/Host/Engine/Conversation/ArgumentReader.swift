// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Language

/// Turns what was given for parameters, as text or JSON, into values of the parameters' types.
struct ArgumentReader {
    private let action: ActionDescriptor
    private let catalogue: AppCatalogue
    private let context: RequestContext
    private let readsPaths: Bool

    /// - Parameters:
    ///   - context: The person's language, for what is wrong, and locale, for the decimal sign.
    ///   - readsPaths: whether the text for a file is a path, whose content is handed over.
    init(_ action: ActionDescriptor, in catalogue: AppCatalogue, for context: RequestContext, readsPaths: Bool) {
        self.action = action
        self.catalogue = catalogue
        self.context = context
        self.readsPaths = readsPaths
    }

    private var words: HostWords { .of(context.languages) }

    /// - Throws: `ActionFailure` with code `invalidValue` that names the parameter and says what it takes.
    func read(_ arguments: [String: JSONValue]) throws -> [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for (name, given) in arguments.sorted(by: { $0.key < $1.key }) {
            let parameter = try parameter(name)
            guard result[parameter.name] == nil else {
                throw ActionFailure(
                    .invalidValue, words.givenTwice.filled(parameter.name, name), parameter: parameter.name)
            }
            result[parameter.name] = try read(given, for: parameter)
        }
        return result
    }

    private func parameter(_ name: String) throws -> ParameterDescriptor {
        let wanted = Self.plain(name)
        let readings: [(ParameterDescriptor) -> Bool] = [
            { $0.name == name }, { Self.plain($0.name) == wanted }, { Self.plain($0.title) == wanted },
        ]
        for fits in readings {
            if let found = action.parameters.first(where: fits) { return found }
        }
        let names = action.parameters.map(\.name)
        let near = NearMiss(names).closest(to: name)
        let hint =
            names.isEmpty
            ? words.takesNone
            : near.isEmpty
                ? words.takes.filled(names.joined(separator: ", "))
                : words.didYouMean.filled(near.joined(separator: ", "))
        throw ActionFailure(
            .invalidValue, "\(words.noParameter.filled(action.title, name)) \(hint)", parameter: name)
    }

    /// A name as people may write it: `server-name`, `Server Name` and `serverName` are one.
    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { !" -_".contains($0) })
    }

    private func read(_ given: JSONValue, for parameter: ParameterDescriptor) throws -> JSONValue {
        do {
            let value: JSONValue
            if case .array(let element) = parameter.type {
                let items = try (given.arrayValue ?? [given]).map { try one($0, as: element, of: parameter) }
                try checkCount(items.count, parameter)
                value = .array(items)
            } else if given.arrayValue != nil {
                throw SchemaError(.wrongType, words.takesOneValue)
            } else {
                value = try one(given, as: parameter.type, of: parameter)
            }
            _ = try IntentValue(json: value, as: parameter.type)
            return value
        } catch let error as SchemaError {
            throw ActionFailure(
                .invalidValue, "“\(parameter.title)” (\(parameter.name)): \(error.message)", parameter: parameter.name)
        }
    }

    /// - Throws: `SchemaError` that says what is expected.
    private func one(_ given: JSONValue, as type: ValueType, of parameter: ParameterDescriptor) throws -> JSONValue {
        // A bare `--name`, which is a yes.
        if given == true, type != .boolean {
            throw SchemaError(.wrongType, words.takesAValue)
        }
        if case .file = type, !readsPaths, given[key: "data"]?.stringValue == nil {
            throw SchemaError(.wrongType, words.takesContent.filled("{\"filename\": …, \"data\": base64}"))
        }
        let values = ValueWords.of(context.languages)
        do throws(ValueProblem) {
            let typed = TypedValue(words: values, locale: context.locale)
            guard let text = given.stringValue else {
                if let number = given.doubleValue { try typed.check(number, parameter) }
                return given
            }
            if case .enumeration(let identifier) = type { return .string(try caseNamed(text, of: identifier)) }
            return try typed.element(text, of: parameter).json
        } catch {
            let shown =
                given.stringValue ?? given.doubleValue.map { Int(exactly: $0).map(String.init) ?? "\($0)" } ?? ""
            let locale = Locale(identifier: context.locale)
            throw SchemaError(.outOfRange, values.reason(error, for: shown, locale: locale))
        }
    }

    private func caseNamed(_ text: String, of identifier: String) throws(ValueProblem) -> String {
        guard let list = catalogue.enums.first(where: { $0.identifier == identifier }) else { return text }
        let said = text.folded
        let readings: [(EnumDescriptor.Case) -> Bool] = [
            { $0.rawValue == text }, { $0.rawValue.folded == said }, { $0.display.title.folded == said },
            { $0.display.synonyms.contains { $0.folded == said } },
        ]
        for fits in readings {
            if let found = list.cases.first(where: fits) { return found.rawValue }
        }
        throw .notOneOf(list.cases.map(\.rawValue))
    }

    private func checkCount(_ count: Int, _ parameter: ParameterDescriptor) throws {
        if let least = parameter.minimumCount, count < least {
            throw SchemaError(.outOfRange, words.tooFewValues.filled("\(least)", "\(count)"))
        }
        if let most = parameter.maximumCount, count > most {
            throw SchemaError(.outOfRange, words.tooManyValues.filled("\(most)", "\(count)"))
        }
    }
}
