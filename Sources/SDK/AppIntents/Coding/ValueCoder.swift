// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Finds the way between a Swift type and the wire for any value type, the author's own included.
package enum ValueCoder {
    package static func schemaType(of type: any _IntentValue.Type) -> BeckonSchema.ValueType {
        // The usual types first: a cast has the runtime look for a conformance each time.
        if type == String.self { return .string }
        if type == Int.self { return .integer }
        if type == Bool.self { return .boolean }
        switch type {
        case let type as any IntentValueCoding.Type: return type.schemaType
        case let type as any AppEnum.Type: return .enumeration(type.persistentIdentifier)
        case let type as any AppEntity.Type: return .entity(type.persistentIdentifier)
        default: return .string
        }
    }

    package static func encode(_ value: any _IntentValue) -> IntentValue {
        switch value {
        case let value as any IntentValueCoding: value.encoded
        case let value as any AppEnum: encode(enumeration: value)
        case let value as any AppEntity: .entity(EntityCoder.encode(value))
        default: .string(String(describing: value))
        }
    }

    /// - Throws: `ParameterProblem`, or what a query of the author's throws.
    package static func decode<Value: _IntentValue>(
        _ value: IntentValue, as type: Value.Type, in scope: ValueScope
    ) async throws -> Value {
        let decoded: any _IntentValue
        switch type {
        case let type as any IntentValueCoding.Type: decoded = try await type.decode(value, in: scope)
        case let type as any AppEnum.Type: decoded = try EnumCoder.decode(value, as: type)
        case let type as any AppEntity.Type:
            decoded = try await EntityCoder.decode(value, as: type, query: scope.query)
        default: throw ParameterProblem.invalid("A value of type \(type) cannot be given from outside the app.")
        }
        guard let result = decoded as? Value else { throw ParameterProblem.expected("of type \(type)", value) }
        return result
    }

    /// How a value shows itself where the author gave no other words.
    package static func display(_ value: any _IntentValue) -> DisplayRepresentationValue {
        switch value {
        case let value as any AppEnum: value.caseDisplay.resolved
        case let value as any InstanceDisplayRepresentable: value.displayRepresentation.resolved
        case let value as any CustomLocalizedStringResourceConvertible:
            DisplayRepresentationValue(title: value.localizedStringResource.resolved())
        default: DisplayRepresentationValue(title: encode(value).spokenText)
        }
    }

    private static func encode<Value: AppEnum>(enumeration value: Value) -> IntentValue {
        .enumeration(
            EnumValue(
                type: Value.persistentIdentifier, rawValue: value.rawValue.description,
                title: value.caseDisplay.title.resolved()))
    }
}
