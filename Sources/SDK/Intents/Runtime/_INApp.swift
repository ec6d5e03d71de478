// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What an app says of itself before it serves; the build plugin writes the call from the app's `Info.plist`.
public enum _INApp {
    /// - Parameters:
    ///   - intents: the classes that `IntentsSupported` names.
    ///   - restricted: names of those that a locked device does not run, `IntentsRestrictedWhileLocked`.
    ///   - principal: makes an object of the class that `NSExtensionPrincipalClass` names.
    public static func register(
        intents: [INIntent.Type], restricted: Set<String> = [], principal: @escaping @MainActor @Sendable () -> Any
    ) {
        registered.withLock { $0 = Registration(intents: intents, restricted: restricted, principal: principal) }
    }

    package struct Registration: Sendable {
        package let intents: [INIntent.Type]
        package let restricted: Set<String>
        package let principal: @MainActor @Sendable () -> Any
    }

    private static let registered = Mutex<Registration?>(nil)

    /// What was registered; nil for an app that has no SiriKit.
    package static var registration: Registration? { registered.withLock { $0 } }
}

/// The app's principal object, which lives as long as the process.
@MainActor enum PrincipalObject {
    private static var object: Any?

    /// The object that handles a request; nil where the app has none for it.
    static func handler(for intent: HandedOver<INIntent>, of registration: _INApp.Registration) -> HandedOver<Any>? {
        let principal = object ?? registration.principal()
        object = principal
        guard let provider = principal as? any INIntentHandlerProviding else { return HandedOver(principal) }
        return provider.handler(for: intent.value).map { HandedOver($0) }
    }
}

/// Something that one task hands to another and does not touch meanwhile.
///
/// Unchecked: a request's parts are used by one task at a time, and the phases of its life wait for each other.
package struct HandedOver<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
