// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// Turns what was given for parameters, as text or JSON, into values of the parameters' types.
struct ArgumentReader {
    let action: ActionDescriptor
    let enums: [String: EnumDescriptor]
    var values: ArgumentText

    /// - Parameter readsPaths: whether the text for a file is a path, whose content is handed over.
    init(_ action: ActionDescriptor, in catalogue: AppCatalogue, readsPaths: Bool) {
        self.action = action
        enums = Dictionary(catalogue.enums.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        values = ArgumentText(enums: enums, readsPaths: readsPaths)
    }

    /// - Throws: `ActionFailure` with code `invalidValue` that names the parameter and says what it takes.
    func read(_ arguments: [String: JSONValue]) throws -> [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for (name, given) in arguments.sorted(by: { $0.key < $1.key }) {
            let parameter = try parameter(name)
            guard result[parameter.name] == nil else {
                throw ActionFailure(
                    .invalidValue, "“\(parameter.name)” was given twice, once as “\(name)”.", parameter: parameter.name)
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
            ? "It takes none."
            : near.isEmpty
                ? "It takes \(names.joined(separator: ", "))." : "Did you mean \(near.joined(separator: ", "))?"
        throw ActionFailure(
            .invalidValue, "“\(action.title)” has no parameter “\(name)”. \(hint)", parameter: name)
    }

    /// A name as people may write it: `server-name`, `Server Name` and `serverName` are one.
    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { !" -_".contains($0) })
    }

    private func read(_ given: JSONValue, for parameter: ParameterDescriptor) throws -> JSONValue {
        do {
            let value: JSONValue
            if case .array(let element) = parameter.type {
                let items = try (given.arrayValue ?? [given]).map { try values.read($0, as: element, parameter) }
                try checkCount(items.count, parameter)
                value = .array(items)
            } else if given.arrayValue != nil {
                throw SchemaError(.wrongType, "it takes one value, and several were given.")
            } else {
                value = try values.read(given, as: parameter.type, parameter)
            }
            _ = try IntentValue(json: value, as: parameter.type)
            return value
        } catch let error as SchemaError {
            throw ActionFailure(
                .invalidValue, "“\(parameter.title)” (\(parameter.name)): \(error.message)", parameter: parameter.name)
        }
    }

    private func checkCount(_ count: Int, _ parameter: ParameterDescriptor) throws {
        if let least = parameter.minimumCount, count < least {
            throw SchemaError(.outOfRange, "it takes at least \(least) values, and \(count) were given.")
        }
        if let most = parameter.maximumCount, count > most {
            throw SchemaError(.outOfRange, "it takes at most \(most) values, and \(count) were given.")
        }
    }
}
