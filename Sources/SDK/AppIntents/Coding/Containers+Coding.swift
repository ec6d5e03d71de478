// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Optional: IntentValueCoding where Wrapped: _IntentValue {
    package static var schemaType: BeckonSchema.ValueType { ValueCoder.schemaType(of: Wrapped.self) }
    package var encoded: IntentValue { map { ValueCoder.encode($0) } ?? .none }

    package static func decode(_ value: IntentValue, in scope: ValueScope) async throws -> Wrapped? {
        if value == .none { return nil }
        return try await ValueCoder.decode(value, as: Wrapped.self, in: scope)
    }
}

extension Array: IntentValueCoding where Element: _IntentValue {
    package static var schemaType: BeckonSchema.ValueType { .array(ValueCoder.schemaType(of: Element.self)) }
    package var encoded: IntentValue { .array(map { ValueCoder.encode($0) }) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) async throws -> [Element] {
        let items: [IntentValue]
        switch value {
        case .array(let list): items = list
        case .none: throw ParameterProblem.expected("a list", value)
        default: items = [value]
        }
        if let type = Element.self as? any AppEntity.Type, let entities = items.allEntities {
            let found: any Sequence = try await EntityCoder.decodeAll(entities, as: type, query: scope.query)
            return found.compactMap { $0 as? Element }
        }
        var result: [Element] = []
        for item in items { result.append(try await decodeElement(item, in: scope)) }
        return result
    }

    /// An element of a list is settled here: the answer to a choice could not be assigned to the whole list.
    private static func decodeElement(_ item: IntentValue, in scope: ValueScope) async throws -> Element {
        do {
            return try await ValueCoder.decode(item, as: Element.self, in: scope)
        } catch ParameterProblem.ambiguous(let options) {
            guard let conversation = IntentRuntime.conversation else { throw ParameterProblem.ambiguous(options) }
            let question = Dialog(SystemWords.current.whichOne)
            let chosen = try await conversation.choose(among: options, dialog: question, parameter: nil)
            return try await ValueCoder.decode(.string(chosen.id), as: Element.self, in: scope)
        }
    }
}

extension Set: IntentValueCoding where Element: _IntentValue {
    package static var schemaType: BeckonSchema.ValueType { [Element].schemaType }
    package var encoded: IntentValue { Array(self).encoded }

    package static func decode(_ value: IntentValue, in scope: ValueScope) async throws -> Set<Element> {
        Set(try await [Element].decode(value, in: scope))
    }
}

extension [IntentValue] {
    /// The elements as entities, where each one is; nil otherwise, and for an empty list.
    fileprivate var allEntities: [EntityValue]? {
        let entities = compactMap { item -> EntityValue? in
            if case .entity(let value) = item { value } else { nil }
        }
        return entities.count == count && count > 0 ? entities : nil
    }
}
