// SPDX-License-Identifier: Apache-2.0

/// One action of an app: everything a surface needs to offer it, in the language of the request.
package struct ActionDescriptor: Sendable, Hashable {
    /// When a device may run the action; App Intents `IntentAuthenticationPolicy`.
    package enum AuthenticationPolicy: String, Sendable, Hashable {
        case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
    }

    /// The intent type's name, such as `AddNote`; the tool's name on the wire.
    package var identifier: String
    package var title: String
    package var explanation: String?
    package var category: String?
    package var keywords: [String]
    package var parameters: [ParameterDescriptor]
    /// The type of the returned value, where the action returns one.
    package var resultType: ValueType?
    package var resultName: String?
    package var authenticationPolicy: AuthenticationPolicy
    /// Whether the app comes forward: `openAppWhenRun`, or a mode that has no background.
    package var opensApp: Bool
    package var isDiscoverable: Bool
    /// Whether the action may ask for confirmation, as far as its declaration tells.
    package var asksConfirmation: Bool
    package var reportsProgress: Bool
    /// The sentence of the parameter summary, parameters as `${name}`.
    package var summary: String?

    package init(
        identifier: String, title: String, explanation: String? = nil, category: String? = nil,
        keywords: [String] = [], parameters: [ParameterDescriptor] = [], resultType: ValueType? = nil,
        resultName: String? = nil, authenticationPolicy: AuthenticationPolicy = .alwaysAllowed,
        opensApp: Bool = false, isDiscoverable: Bool = true, asksConfirmation: Bool = false,
        reportsProgress: Bool = false, summary: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.explanation = explanation
        self.category = category
        self.keywords = keywords
        self.parameters = parameters
        self.resultType = resultType
        self.resultName = resultName
        self.authenticationPolicy = authenticationPolicy
        self.opensApp = opensApp
        self.isDiscoverable = isDiscoverable
        self.asksConfirmation = asksConfirmation
        self.reportsProgress = reportsProgress
        self.summary = summary
    }
}

extension ActionDescriptor: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "identifier": .string(identifier), "title": .string(title),
            "description": explanation.map(JSONValue.string), "category": category.map(JSONValue.string),
            "keywords": keywords.jsonOrNil, "parameters": parameters.jsonOrNil, "resultType": resultType?.json,
            "resultName": resultName.map(JSONValue.string),
            "authenticationPolicy": .string(authenticationPolicy.rawValue), "opensApp": opensApp ? true : nil,
            "discoverable": .bool(isDiscoverable), "asksConfirmation": asksConfirmation ? true : nil,
            "reportsProgress": reportsProgress ? true : nil, "summary": summary.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        let policy = try json.string("authenticationPolicy") ?? "alwaysAllowed"
        guard let authenticationPolicy = AuthenticationPolicy(rawValue: policy) else {
            throw SchemaError(.outOfRange, "“\(policy)” is no authentication policy.")
        }
        self.init(
            identifier: try json.requiredString("identifier"), title: try json.requiredString("title"),
            explanation: try json.string("description"), category: try json.string("category"),
            keywords: try json.strings("keywords"), parameters: try json.list("parameters"),
            resultType: try json.value("resultType"), resultName: try json.string("resultName"),
            authenticationPolicy: authenticationPolicy, opensApp: try json.bool("opensApp"),
            isDiscoverable: try json.bool("discoverable", default: true),
            asksConfirmation: try json.bool("asksConfirmation"), reportsProgress: try json.bool("reportsProgress"),
            summary: try json.string("summary"))
    }
}
