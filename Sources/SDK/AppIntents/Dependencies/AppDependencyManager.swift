// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The registry of what intents and queries depend on; App Intents, iOS 16.
public final class AppDependencyManager: Sendable {
    /// Why a dependency cannot be had; App Intents, iOS 16.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        // Unchecked: a registration's key is a constant of the author's, never changed.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        case failedToLoadDependency(AnyHashable, Value.Type)
        case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

        /// Says which dependency is missing, and where to add it.
        public var errorDescription: String? {
            switch self {
            case .failedToRetrieveDependency(_, let type):
                "Nothing is registered for \(type). Call AppDependencyManager.shared.add(dependency:) at launch."
            case .failedToLoadDependency(_, let type): "The dependency \(type) could not be made."
            case .incorrectDependencyType(_, let wanted, let found):
                "A dependency of type \(found) is registered where \(wanted) is wanted."
            }
        }
    }

    private enum Provider: Sendable {
        case immediate(@Sendable () throws -> any Sendable)
        case asynchronous(@Sendable () async throws -> any Sendable)
    }

    private struct State: @unchecked Sendable {
        // Unchecked: keys are constants of the author's, never changed.
        var providers: [AnyHashable: Provider] = [:]
        var values: [AnyHashable: any Sendable] = [:]
    }

    /// The one that dependencies look into unless they name another.
    public static let shared = AppDependencyManager()

    private let state = Mutex(State())

    /// A registry apart from the shared one, for tests.
    public init() {}

    /// Registers a value that is made when it is first asked for.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        register(key ?? Self.key(for: Dependency.self), .immediate(dependencyProvider))
    }

    /// Registers a closure that makes the value when it is first asked for, and may fail.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency dependencyProvider: @autoclosure () -> @Sendable () throws -> Dependency
    ) {
        register(key ?? Self.key(for: Dependency.self), .immediate(dependencyProvider()))
    }

    /// Registers a closure that makes the value before the first action that depends on it runs.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        register(key ?? Self.key(for: Dependency.self), .asynchronous(dependencyProvider))
    }

    static func key(for type: Any.Type) -> AnyHashable { AnyHashable(ObjectIdentifier(type)) }

    private func register(_ key: AnyHashable, _ provider: Provider) {
        state.withLock {
            $0.providers[key] = provider
            $0.values[key] = nil
        }
    }

    /// The value, made now where that is possible without waiting.
    func value<Value>(_ type: Value.Type, key: AnyHashable) throws -> Value {
        let (known, provider) = state.withLock { ($0.values[key], $0.providers[key]) }
        if let known { return try cast(known, key: key) }
        guard case .immediate(let make)? = provider else { throw Error.failedToRetrieveDependency(key, type) }
        return try cast(keep(try make(), key: key), key: key)
    }

    /// Makes the value, so that reading it later neither waits nor fails.
    func load<Value>(_ type: Value.Type, key: AnyHashable) async throws {
        let (known, provider) = state.withLock { ($0.values[key], $0.providers[key]) }
        if known == nil, case .asynchronous(let make)? = provider { _ = keep(try await make(), key: key) }
        _ = try value(type, key: key)
    }

    /// The first value made stays, also where two calls made one at the same time.
    private func keep(_ value: any Sendable, key: AnyHashable) -> any Sendable {
        state.withLock { state in
            if let earlier = state.values[key] { return earlier }
            state.values[key] = value
            return value
        }
    }

    private func cast<Value>(_ value: any Sendable, key: AnyHashable) throws -> Value {
        guard let value = value as? Value else {
            throw Error<Value>.incorrectDependencyType(key, Value.self, type(of: value))
        }
        return value
    }
}
