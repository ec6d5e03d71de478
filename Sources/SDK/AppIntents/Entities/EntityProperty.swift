// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Synchronization

/// A member of an entity that shortcuts can see; App Intents, iOS 16. Copies of an entity share its values.
///
/// Unchecked: everything that changes is behind a mutex.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    private struct State {
        var title: LocalizedStringResource
        var value: Value?
    }

    private let state: Mutex<State>

    /// A member that is called as the property.
    public init() { state = Mutex(State(title: "", value: IntentParameter<Value>.absent)) }

    /// A property with a name for people.
    public init(title: LocalizedStringResource) {
        state = Mutex(State(title: title, value: IntentParameter<Value>.absent))
    }

    /// A property with a name for other systems; shortcuts use the property's own.
    public convenience init(title: LocalizedStringResource = "", identifier: String) { self.init(title: title) }

    /// What shortcuts call the property.
    public var title: LocalizedStringResource {
        get { state.withLock(\.title) }
        set { state.withLock { $0.title = newValue } }
    }

    /// Whether the value may be absent.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    public var projectedValue: EntityProperty<Value> { self }

    /// Reading a member that the entity's initialiser did not set ends the process.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock(\.value) { return value }
            fatalError("The property “\(title.key)” of an entity was read before it was set.")
        }
        set { state.withLock { $0.value = newValue } }
    }
}

extension EntityProperty: CustomStringConvertible {
    public var description: String { state.withLock(\.value).map { "\($0)" } ?? "unset" }
}

extension EntityProperty: Encodable where Value: Codable {
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension EntityProperty: AnyEntityProperty {
    package static var schemaType: BeckonSchema.ValueType { ValueCoder.schemaType(of: Value.self) }
    package var intentValue: IntentValue? { state.withLock(\.value).map { ValueCoder.encode($0) } }
}
