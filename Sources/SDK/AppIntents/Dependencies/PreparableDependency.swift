// SPDX-License-Identifier: Apache-2.0

/// A dependency of whatever type, as the runtime makes it ready.
protocol PreparableDependency: Sendable {
    /// - Throws: `AppDependencyManager.Error`, or what the registered closure throws.
    func prepare() async throws
}

extension AppDependencyManager {
    /// Makes the dependencies of an intent, query or provider ready, or says which one is missing.
    static func prepare(_ owner: Any) async throws {
        // Where all fields are parameters, or there are none, a mirror would find nothing.
        guard ParameterFields.places(in: type(of: owner)) == nil else { return }
        for child in Mirror(reflecting: owner).children {
            if let dependency = child.value as? any PreparableDependency { try await dependency.prepare() }
        }
    }
}
