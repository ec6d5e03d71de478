// SPDX-License-Identifier: Apache-2.0

/// A request of a person to an app; Intents, iOS 10.
open class INIntent: _INValueObject {
    /// A request without values, as apps make their own.
    public init() { super.init(_values: [:]) }

    public required init(_values: [String: Any]) { super.init(_values: _values) }

    /// Whether the person has authenticated for this request, after it was answered with `requiresAuthentication`;
    /// Beckon's own. Only the call that the host makes then carries it.
    public package(set) final var isPersonAuthenticated = false

    /// What the request is known by to whoever donated it.
    public var identifier: String? { _get("_identifier") }
    /// The request in words.
    public var intentDescription: String? { Self._facts.title }
    /// What a person could say for it; iOS 12.
    public var suggestedInvocationPhrase: String? {
        get { _get("_suggestedInvocationPhrase") ?? Self._facts.invocationPhrase }
        set { _values["_suggestedInvocationPhrase"] = newValue }
    }
    /// When the request may be suggested; iOS 14.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { _get("_shortcutAvailability") ?? [] }
        set { _values["_shortcutAvailability"] = newValue }
    }
    /// What is known of the donation; iOS 15.
    public var donationMetadata: INIntentDonationMetadata? {
        get { _get("_donationMetadata") }
        set { _values["_donationMetadata"] = newValue }
    }

    /// The image of the key parameter, or of the first that has one; iOS 12.
    public func keyImage() -> INImage? {
        let facts = Self._facts
        for name in [facts.keyParameter].compactMap(\.self) + Self._fields.map(\.name) {
            if let image = __image(forParameterNamed: name) { return image }
        }
        return facts.imageName.map { INImage(named: $0) }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func __setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        _values["_image.\(parameterName)"] = image
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func __image(forParameterNamed parameterName: String) -> INImage? { _get("_image.\(parameterName)") }

    /// What is known of this kind of request.
    open class var _facts: _INIntentFacts {
        _INIntentFacts(SpokenName.title(SpokenName.withoutPrefix(_typeName)), response: INIntentResponse.self)
    }

    /// Whether the parameter is of no concern, given the other values.
    open func _isHidden(_ parameter: String) -> Bool { false }

    /// Whether the object has what handles this kind of request.
    open func _isHandled(by handler: Any) -> Bool { false }

    /// What the handler makes of a parameter's values; nil where it has no method for it.
    open func _resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? { nil }

    open func _confirm(by handler: Any) async -> INIntentResponse? { nil }

    open func _handle(by handler: Any) async -> INIntentResponse? { nil }

    /// What the handler offers for a parameter; nil where it offers nothing.
    open func _options(_ parameter: String, search: String?, by handler: Any) async throws -> [Any]? { nil }

    /// The value that the handler has for a parameter that was not mentioned.
    open func _default(_ parameter: String, by handler: Any) -> Any? {
        Self._fields.first { $0.name == parameter }?.defaultValue
    }
}
