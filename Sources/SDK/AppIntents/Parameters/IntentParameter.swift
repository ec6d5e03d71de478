// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A parameter of an intent. The wrapper is a class: copies of an intent share its values. App Intents, iOS 16.
///
/// Unchecked: settings and default never change after `init`, and value and name are behind mutexes.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    /// Whether a parameter was given a value; App Intents, iOS 18.2.
    public enum ValueState {
        case unset
        /// Also where it was set to nil.
        case set(Value)
    }

    /// Bounds that belong to the range.
    public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

    /// What questions and shortcuts call the parameter.
    public let title: LocalizedStringResource
    /// What it has before anybody sets it.
    public let defaultValue: Value.UnwrappedType?
    let settings: ParameterSettings
    /// What is read while nothing is set: the default, or nil for an optional.
    private let fallback: Value?
    private let assigned = Mutex<Value?>(nil)
    /// The name under which the intent holds the parameter.
    private let boundName = Mutex<String?>(nil)

    /// A parameter that is called as its property.
    public convenience init() {
        self.init(ParameterSettings(), default: nil)
    }

    init(_ settings: ParameterSettings, default defaultValue: Value.UnwrappedType?) {
        self.title = settings.title
        self.settings = settings
        self.defaultValue = defaultValue
        self.fallback = defaultValue.flatMap { $0 as? Value } ?? Self.absent
    }

    /// Whether the action runs without it.
    public var isOptional: Bool { Value.self != Value.UnwrappedType.self }

    public var projectedValue: IntentParameter<Value> { self }

    /// Reading a required parameter that has no value ends the process: the runtime fills all of them first.
    public var wrappedValue: Value {
        get {
            if let value = currentValue { return value }
            fatalError("The parameter “\(name)” was read before it had a value; use $\(name).requestValue() first.")
        }
        set { store(newValue) }
    }

    /// Whether it has a value, and whether that was asked for.
    public var valueState: ValueState {
        assigned.withLock { $0 }.map { .set($0) } ?? .unset
    }

    /// The value that is read now; nil where a required one is missing.
    var currentValue: Value? { assigned.withLock { $0 } ?? fallback }

    var hasAssignedValue: Bool { assigned.withLock { $0 != nil } }

    /// The name under which the intent holds the parameter, as far as it is known.
    var name: String { boundName.withLock { $0 } ?? title.key }

    func store(_ value: Value) {
        assigned.withLock { $0 = value }
    }

    package func bind(name: String) {
        boundName.withLock { $0 = name }
    }

    /// Nil as a value of the parameter's type, where that is optional.
    static var absent: Value? {
        guard Value.self != Value.UnwrappedType.self, let type = Value.self as? any ExpressibleByNilLiteral.Type
        else { return nil }
        return (type.init(nilLiteral: ()) as Any) as? Value
    }
}

extension IntentParameter.ValueState: Sendable {}
extension IntentParameter.ValueState: Equatable where Value: Equatable {}
