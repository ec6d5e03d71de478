// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Other parameters of the intent for which a query or provider is asked; App Intents, iOS 17.
///
/// Unchecked: the key paths never change after `init`, and key paths hold nothing mutable.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    private let keyPaths: [PartialKeyPath<Intent>]

    /// Names the parameters whose values are read.
    public init<each P: AnyIntentValue>(_ keyPath: repeat KeyPath<Intent, each P>) {
        var keyPaths: [PartialKeyPath<Intent>] = []
        for keyPath in repeat each keyPath { keyPaths.append(keyPath) }
        self.keyPaths = keyPaths
    }

    /// The intent's values; nil until every one of the parameters is set.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentRuntime.intent as? Intent else { return nil }
        let areSet = keyPaths.allSatisfy { path in
            (intent[keyPath: path] as? any AnyIntentParameter)?.intentValue.map { $0 != .none } ?? false
        }
        return areSet ? IntentProjection(intent) : nil
    }
}

extension IntentParameterDependency: Hashable, CustomDebugStringConvertible {
    public static func == (left: IntentParameterDependency, right: IntentParameterDependency) -> Bool {
        left.keyPaths == right.keyPaths
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(keyPaths) }

    public var debugDescription: String { "dependency on \(keyPaths.count) parameters of \(Intent.self)" }
}
