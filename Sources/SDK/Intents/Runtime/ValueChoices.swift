// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Values as something to choose from.
struct ValueChoices {
    let options: [ChoiceOption]
    private let values: [Any]

    init(_ values: [Any]) {
        self.values = values
        let shown = values.map(Self.display)
        let identifiers = values.map(Self.identifier)
        // What has no identifier of its own, or shares it, is found by its place.
        let areUnique = !identifiers.contains("") && Set(identifiers).count == identifiers.count
        options = zip(shown, identifiers).enumerated().map { index, option in
            ChoiceOption(id: areUnique ? option.1 : "\(index + 1)", display: option.0)
        }
    }

    /// The value of an option, by its identifier or title.
    func value(of answer: String) -> Any? {
        let said = SpokenName.folded(answer)
        let index =
            options.firstIndex { $0.id == answer }
            ?? options.firstIndex { SpokenName.folded($0.display.title) == said }
        return index.map { values[$0] }
    }

    /// What people are shown for a value.
    static func display(_ value: Any) -> DisplayRepresentationValue {
        if let object = value as? _INValueObject {
            return DisplayRepresentationValue(title: object._displayTitle, subtitle: object._displaySubtitle)
        }
        return DisplayRepresentationValue(title: text(value))
    }

    /// A value in words.
    static func text(_ value: Any) -> String {
        if let object = value as? _INValueObject { return object._displayTitle }
        if let value = value as? any _INEnum { return value._shownTitle }
        return (value as? any _INValue)?._wired(full: false).value.plainText ?? "\(value)"
    }

    private static func identifier(_ value: Any) -> String {
        if let object = value as? _INValueObject { return object._identifier ?? "" }
        if let value = value as? any _INEnum { return value._name }
        return text(value)
    }
}
