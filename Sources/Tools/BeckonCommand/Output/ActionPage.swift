// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface

/// Everything a person needs to know to call an action.
struct ActionPage {
    let action: ResolvedAction
    let session: CommandSession
    /// Whether the person chose its app for all requests of its kind.
    var isPreferred = false

    private var words: ListingWords { session.words.listing }
    private var style: TerminalStyle { session.style }
    private var width: Int { Page.readable(session.console.features.width) }

    var text: String {
        let descriptor = action.action
        var lines = [style(action.qualifiedName, .bold)]
        let explanation = [descriptor.title, descriptor.explanation ?? ""].filter { !$0.isEmpty }
        lines += explanation.joined(separator: " – ").printableLine.wrapped(to: width)
        let notes = [
            descriptor.asksConfirmation ? words.asksFirst : nil,
            descriptor.authenticationPolicy == .alwaysAllowed ? nil : words.needsUnlock,
            descriptor.opensApp ? words.opensApp : nil, isPreferred ? words.preferred : nil,
        ].compactMap(\.self)
        if !notes.isEmpty { lines.append(style(notes.joined(separator: "; "), .yellow)) }
        if !descriptor.parameters.isEmpty { lines += ["", style(words.parameters, .bold)] + parameters }
        if let type = descriptor.resultType {
            let name = descriptor.resultName.map { "\($0.printableLine): " } ?? ""
            lines += ["", style(words.returns, .bold), "  \(name)\(self.type(type))"]
        }
        if !action.phrases.isEmpty {
            lines += ["", style(words.phrases, .bold)]
            lines += action.phrases.map { "  \($0.replacing(/\$\{\w+\}/, with: "…").printableLine)" }
        }
        lines += ["", "  " + style(call, .cyan)]
        return lines.joined(separator: "\n")
    }

    private var parameters: [String] {
        let names = action.action.parameters.map { "--\($0.name)" }
        let left = min(names.map(\.columns).max() ?? 0, width / 3)
        return zip(names, action.action.parameters).flatMap { name, parameter in
            let rest = String(repeating: " ", count: left + 4)
            var lines = meaning(of: parameter).wrapped(to: width - left - 4)
            let first = "  " + style(name.padded(to: left), .cyan) + "  " + lines.removeFirst()
            return [first] + lines.map { rest + $0 }
        }
    }

    private func meaning(of parameter: ParameterDescriptor) -> String {
        var parts = ["\(parameter.title): \(type(parameter.type))"]
        if let standard = parameter.defaultValue {
            parts.append(words.standard.filled(standard.plainText))
        } else if parameter.isOptional {
            parts.append(words.optional)
        }
        if let range = range(parameter.minimum, parameter.maximum) { parts.append(range) }
        let facts = parts.joined(separator: ", ")
        return ([facts] + [parameter.explanation].compactMap(\.self)).joined(separator: ". ").printableLine
    }

    private func range(_ minimum: Double?, _ maximum: Double?) -> String? {
        func shown(_ number: Double) -> String {
            number.formatted(.number.locale(session.locale).grouping(.never))
        }
        return switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(shown(minimum))–\(shown(maximum))"
        case (let minimum?, nil): "≥ \(shown(minimum))"
        case (nil, let maximum?): "≤ \(shown(maximum))"
        case (nil, nil): nil
        }
    }

    /// A line that runs it, with what it cannot do without.
    private var call: String {
        let required = action.action.parameters.filter(\.isRequired)
        return (["beckon run \(action.qualifiedName)"] + required.map { "--\($0.name) …" }).joined(separator: " ")
    }

    private func type(_ type: ValueType) -> String {
        switch type {
        case .boolean: words.truth
        case .integer: words.whole
        case .number: words.number
        case .string, .attributedString: words.text
        case .date, .dateComponents: words.date
        case .url: words.address
        case .duration: words.duration
        case .measurement: words.quantity
        case .currencyAmount, .paymentMethod: words.money
        case .person: words.person
        case .placemark: words.place
        case .file: words.file
        case .enumeration(let identifier): cases(of: identifier)
        case .entity(let identifier):
            action.catalogue.entities.first { $0.identifier == identifier }?.title ?? identifier
        case .array(let element): words.list.filled(self.type(element))
        }
    }

    private func cases(of identifier: String) -> String {
        guard let list = action.catalogue.enums.first(where: { $0.identifier == identifier }) else {
            return identifier
        }
        return words.oneOf.filled(list.cases.map(\.rawValue).joined(separator: ", "))
    }
}
