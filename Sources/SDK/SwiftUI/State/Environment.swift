// SPDX-License-Identifier: Apache-2.0

/// A view's property that reads what those around it set; SwiftUI, since iOS 13.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads one value of the surroundings while the view is lowered.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value for the view whose `body` is read; elsewhere the default.
    public var wrappedValue: Value { (LoweringContext.current?.values ?? EnvironmentValues())[keyPath: keyPath] }
}

extension View {
    /// Sets a value for the view and all within it.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> _ModifiedView<Self> {
        changed(.environment { $0[keyPath: keyPath] = value })
    }

    /// Changes a value for the view and all within it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> _ModifiedView<Self> {
        changed(.environment { transform(&$0[keyPath: keyPath]) })
    }
}
