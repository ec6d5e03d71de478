// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentParameter: AnyIntentParameter {
    package var state: ParameterState { hasAssignedValue ? .set : .unset }

    package var intentValue: IntentValue? { currentValue.map { ValueCoder.encode($0) } }

    package func describe(name: String) -> ParameterDescriptor {
        let title = title.resolved()
        let type = schemaType
        return ParameterDescriptor(
            name: name, title: title.isEmpty ? name : title, explanation: settings.explanation?.resolved(),
            type: type, isOptional: isOptional, defaultValue: defaultValue.map { ValueCoder.encode($0) },
            minimum: settings.minimum, maximum: settings.maximum, defaultUnit: settings.defaultUnitSymbol,
            minimumCount: settings.size?.minimum, maximumCount: settings.size?.maximum,
            hasOptions: hasOptions(of: type),
            requestDialog: settings.requestDialog?.full.resolved(),
            disambiguationDialog: settings.disambiguationDialog?.full.resolved(), booleanNames: booleanNames,
            isMultiline: settings.inputOptions?.multiline ?? false)
    }

    var booleanNames: [String] {
        settings.booleanNames.map { [$0.true.resolved(), $0.false.resolved()] } ?? []
    }

    private var schemaType: BeckonSchema.ValueType {
        let type = ValueCoder.schemaType(of: Value.self)
        guard !settings.contentTypes.isEmpty else { return type }
        let file = BeckonSchema.ValueType.file(contentTypes: settings.contentTypes.map(\.identifier))
        return type.isArray ? .array(file) : file
    }

    private func hasOptions(of type: BeckonSchema.ValueType) -> Bool {
        if case .entity = type.element { true } else { settings.optionsProvider != nil }
    }

    /// The type of one value, whether the parameter is a list, optional, or neither.
    var elementType: any _IntentValue.Type {
        func unwrapped<Element: _IntentValue>(_ type: Element.Type) -> any _IntentValue.Type { Element.ValueType.self }
        return unwrapped(Value.self)
    }
}
