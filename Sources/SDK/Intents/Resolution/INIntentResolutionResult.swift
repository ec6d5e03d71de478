// SPDX-License-Identifier: Apache-2.0

/// What an app makes of a value; Intents, iOS 10.
open class INIntentResolutionResult: NSObject, _INAnswer {
    public let _outcome: _INOutcome

    public required init(_outcome: _INOutcome) {
        self._outcome = _outcome
        super.init()
    }

    /// The person has to give a value.
    public class func needsValue() -> Self { self.init(_outcome: .needsValue) }

    /// The request needs no value here.
    public class func notRequired() -> Self { self.init(_outcome: .notRequired) }

    /// The app cannot do anything with the value.
    public class func unsupported() -> Self { self.init(_outcome: .unsupported()) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public class func __unsupported(withReason reason: Int) -> Self { self.init(_outcome: .unsupported(reason)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public class func __confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        self.init(_outcome: .confirmation(itemToConfirm, reason))
    }

    public static var _unimplemented: Self { self.init(_outcome: .unimplemented) }

    public var _isUnimplemented: Bool {
        if case .unimplemented = _outcome.kind { true } else { false }
    }
}

/// What a resolution result says.
public struct _INOutcome {
    package enum Kind {
        case success(Any)
        case needsValue
        case notRequired
        case unsupported(Int?)
        case disambiguation([Any])
        case confirmation(Any?, Int?)
        /// The author wrote no method for the parameter.
        case unimplemented
    }

    package let kind: Kind
    /// The name of the reason, where it is one that SiriKit has.
    package var reasonName: String?

    public static func success(_ value: Any) -> _INOutcome { _INOutcome(kind: .success(value)) }
    public static var needsValue: _INOutcome { _INOutcome(kind: .needsValue) }
    public static var notRequired: _INOutcome { _INOutcome(kind: .notRequired) }
    public static func unsupported(_ reason: Int? = nil) -> _INOutcome { _INOutcome(kind: .unsupported(reason)) }
    public static func unsupported(_ reason: some _INEnum) -> _INOutcome {
        _INOutcome(kind: .unsupported(reason.rawValue), reasonName: reason._name)
    }
    public static func disambiguation(_ values: [Any]) -> _INOutcome { _INOutcome(kind: .disambiguation(values)) }
    public static func confirmation(_ value: Any?, _ reason: Int? = nil) -> _INOutcome {
        _INOutcome(kind: .confirmation(value, reason))
    }
    static var unimplemented: _INOutcome { _INOutcome(kind: .unimplemented) }
}
