// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A value that the app registered at launch; App Intents, iOS 16.
///
/// Unchecked: key, manager and default never change after `init`, and an assigned value is behind a mutex.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    private let key: AnyHashable
    private let manager: AppDependencyManager
    private let defaultProvider: (() async throws -> Value)?
    private let immediateDefault: (() -> Value)?
    private let assigned = Mutex<Value?>(nil)

    /// A dependency that the app adds to the manager before it is read.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key ?? AppDependencyManager.key(for: Value.self)
        self.manager = manager
        defaultProvider = nil
        immediateDefault = nil
    }

    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.key = key ?? AppDependencyManager.key(for: Value.self)
        self.manager = manager
        defaultProvider = nil
        immediateDefault = defaultValueProvider
    }

    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @escaping () async throws -> Value
    ) {
        self.key = key ?? AppDependencyManager.key(for: Value.self)
        self.manager = manager
        defaultProvider = defaultValueProvider
        immediateDefault = nil
    }

    public var projectedValue: AppDependency<Value> { self }

    /// Reading what nobody registered ends the process; within an action the runtime looks first and fails the call.
    public var wrappedValue: Value {
        get {
            if let value = assigned.withLock(\.self) { return value }
            do {
                return try manager.value(Value.self, key: key)
            } catch {
                if let immediateDefault { return immediateDefault() }
                fatalError(error.localizedDescription)
            }
        }
        set { assigned.withLock { $0 = newValue } }
    }
}

extension AppDependency: PreparableDependency {
    func prepare() async throws {
        guard assigned.withLock({ $0 == nil }) else { return }
        do {
            try await manager.load(Value.self, key: key)
        } catch {
            if let defaultProvider {
                let value = try await defaultProvider()
                assigned.withLock { $0 = value }
            } else if immediateDefault == nil {
                throw error
            }
        }
    }
}
