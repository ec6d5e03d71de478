// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentParameter {
    package func assign(_ value: IntentValue) async throws {
        if value == .none {
            guard let absent = Self.absent else { throw ParameterProblem.invalid("“\(name)” needs a value.") }
            store(absent)
            return
        }
        let decoded = try await decode(value)
        try check(ValueCoder.encode(decoded))
        store(decoded)
    }

    private func decode(_ value: IntentValue) async throws -> Value {
        if case .string(let text) = value, let chosen = try await option(named: text) { return chosen }
        if let resolved = try await resolve(value) { return resolved }
        var scope = ValueScope()
        scope.query = settings.query
        scope.booleanNames = booleanNames
        scope.contentTypes = settings.contentTypes
        let withUnit = settings.defaultUnitSymbol.map { value.adding(unit: $0) } ?? value
        return try await ValueCoder.decode(withUnit, as: Value.self, in: scope)
    }

    /// The value of the provider's option that is called so, or has this identifier.
    private func option(named text: String) async throws -> Value? {
        guard settings.optionsProvider != nil else { return nil }
        let items = try await OptionsReader.items(of: settings)
        let spoken = text.folded
        let found = items.first { $0.option.id == text } ?? items.first { $0.option.display.title.folded == spoken }
        return found.flatMap { value(ofElement: $0.value) }
    }

    /// What the author's resolvers make of the value; nil where none of them can tell.
    private func resolve(_ value: IntentValue) async throws -> Value? {
        for resolver in settings.resolvers {
            if let output = try await apply(resolver, to: value), let value = self.value(ofElement: output) {
                return value
            }
        }
        return nil
    }

    private func apply<R: Resolver>(_ resolver: R, to value: IntentValue) async throws -> (any _IntentValue)? {
        guard let input = try? await ValueCoder.decode(value, as: R.Input.self, in: ValueScope()) else { return nil }
        let parameter = self as? IntentParameter<R.Output> ?? detached(for: R.Output.self)
        return try await resolver.resolve(from: input, context: IntentParameterContext(parameter: parameter))
    }

    /// The parameter that a resolver asks about whose output is what this one wraps or lists.
    private func detached<Output: _IntentValue & Sendable>(for type: Output.Type) -> IntentParameter<Output> {
        let parameter = IntentParameter<Output>(settings, default: nil)
        parameter.bind(name: name)
        return parameter
    }

    /// The parameter's value that consists of one element: itself, wrapped, or in a list.
    func value(ofElement element: Any) -> Value? {
        if let value = element as? Value { return value }
        guard let element = element as? Value.ValueType else { return nil }
        return [element] as? Value
    }

    /// Holds a value against range, count and supported cases.
    private func check(_ value: IntentValue) throws {
        if case .array(let items) = value {
            if let size = settings.size, !(size.minimum...max(size.minimum, size.maximum)).contains(items.count) {
                throw ParameterProblem.invalid(
                    "“\(name)” takes \(size.minimum) to \(size.maximum) elements, not \(items.count).")
            }
            for item in items { try check(item) }
        }
        if let number = value.magnitude {
            if let minimum = settings.minimum, number < minimum { throw outOfRange(number) }
            if let maximum = settings.maximum, number > maximum { throw outOfRange(number) }
        }
        if case .enumeration(let item) = value, let supported = settings.supportedRawValues,
            !supported.contains(item.rawValue)
        {
            throw ParameterProblem.invalid("“\(item.title ?? item.rawValue)” cannot be chosen for “\(name)”.")
        }
        if case .currencyAmount(let money) = value, !settings.currencyCodes.isEmpty,
            !settings.currencyCodes.contains(money.currencyCode)
        {
            throw ParameterProblem.invalid(
                "“\(name)” takes amounts in \(settings.currencyCodes.joined(separator: ", ")).")
        }
    }

    private func outOfRange(_ number: Double) -> ParameterProblem {
        let bounds = [
            settings.minimum.map { "at least \($0.formatted())" }, settings.maximum.map { "at most \($0.formatted())" },
        ]
        let wanted = bounds.compactMap(\.self).joined(separator: " and ")
        return .invalid("“\(name)” must be \(wanted), not \(number.formatted()).")
    }
}

extension IntentValue {
    /// The number that a range bounds.
    fileprivate var magnitude: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .measurement(let value): value.value
        case .currencyAmount(let value): NSDecimalNumber(decimal: value.amount).doubleValue
        default: nil
        }
    }

    /// A bare number, or text that is one, as a quantity in the parameter's own unit.
    fileprivate func adding(unit: String) -> IntentValue {
        switch self {
        case .integer(let value): .measurement(MeasurementValue(value: Double(value), unit: unit))
        case .number(let value): .measurement(MeasurementValue(value: value, unit: unit))
        case .string(let text):
            Double(text).map { .measurement(MeasurementValue(value: $0, unit: unit)) } ?? self
        default: self
        }
    }
}
