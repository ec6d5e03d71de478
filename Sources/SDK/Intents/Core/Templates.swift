// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Sentences of an intent definition, with `${…}` where values stand.
package enum Template {
    /// What stands between the braces, in its order.
    package static func names(in text: String) -> [String] { text.matches(of: /\$\{([^}]*)\}/).map { String($0.1) } }

    /// The text with what stands for each token; a token that stands for nothing leaves no gap of two spaces.
    package static func fill(_ text: String, _ value: (Substring) -> String?) -> String {
        let filled = text.replacing(/\$\{([^}]*)\}/) { value($0.1) ?? "" }
        return filled == text ? text : filled.replacing(/\ {2,}/, with: " ").trimmingCharacters(in: .whitespaces)
    }
}

extension _INValueObject {
    /// The sentence with the object's values; `${a.b}` is a property of a property.
    public func _filled(_ template: String) -> String { Template.fill(template) { _said($0) } }

    /// A value in words; nil where there is none.
    package func _said(_ token: Substring) -> String? {
        let parts = token.split(separator: ".", maxSplits: 1)
        guard let name = parts.first, let value = _values[String(name)] else { return nil }
        guard parts.count == 2 else { return Self._words(value) }
        return (value as? _INValueObject)?._said(parts[1])
    }

    fileprivate static func _words(_ value: Any) -> String {
        if let list = value as? [Any] { return list.map(_words).joined(separator: ", ") }
        if let object = value as? _INValueObject { return object._displayTitle }
        if let value = value as? any _INEnum { return value._shownTitle }
        return (value as? any _INValue)?._wired(full: false).value.plainText ?? "\(value)"
    }
}

extension INIntent {
    /// A prompt with what it is about: the request's values, the field's facts, and how many there are to choose from.
    ///
    /// - Parameter value: of the field, where it is not the request's.
    package func _prompt(_ template: String, for field: _INField, count: Int? = nil, value: Any? = nil) -> String {
        Template.fill(template) { token in
            switch token {
            case "count": count.map(String.init)
            case "displayName": field.title
            case "minimumValue": field.minimum.map { NSNumber(value: $0)._wired(full: false).value.plainText }
            case "maximumValue": field.maximum.map { NSNumber(value: $0)._wired(full: false).value.plainText }
            case Substring(field.name) where value != nil: value.map(Self._words)
            default: _said(token)
            }
        }
    }

    /// The sentence for the values that the request has: the one that tells most of them; nil where its definition
    /// has none.
    package var _sentence: String? {
        func isKnown(_ name: String) -> Bool { _values[name] != nil && !_isHidden(name) }
        let fitting = Self._facts.summaries.first { summary in summary.parameters.allSatisfy(isKnown) }
        return fitting.map { _filled($0.title) }
    }
}
