// SPDX-License-Identifier: Apache-2.0

/// What somebody pays with; Intents, iOS 10.
open class INPaymentMethod: _INValueObject {
    public convenience init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.init(_values: [:])
        _values["type"] = type
        _values["name"] = name
        _values["identificationHint"] = identificationHint
        _values["icon"] = icon
    }

    public var type: INPaymentMethodType { _get("type") ?? .unknown }
    public var name: String? { _get("name") }
    public var icon: INImage? { _get("icon") }
    /// What tells it from others, such as the last digits of its number.
    public var identificationHint: String? { _get("identificationHint") }

    public class func applePay() -> Self { self.init(_values: ["type": INPaymentMethodType.applePay]) }

    open override class var _fields: [_INField] {
        [
            _INField("type", INPaymentMethodType.self), _INField("name", String.self), _INField("icon", INImage.self),
            _INField("identificationHint", String.self),
        ]
    }

    open override var _displaySubtitle: String? { identificationHint }
}
