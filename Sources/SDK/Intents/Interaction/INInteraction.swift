// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// A request with what came of it, as apps tell of their own; Intents, iOS 10.
open class INInteraction: _INValueObject {
    public convenience init(intent: INIntent, response: INIntentResponse?) {
        self.init(_values: ["intent": intent])
        _values["intentResponse"] = response
        _values["identifier"] = UUID().uuidString
    }

    public var intent: INIntent { _get("intent") ?? INIntent() }
    public var intentResponse: INIntentResponse? { _get("intentResponse") }
    /// What the response's code comes to.
    public var intentHandlingStatus: INIntentHandlingStatus {
        guard let code = intentResponse?._codeName else { return .unspecified }
        return switch ResponseKind(name: code) {
        case .ready: .ready
        case .inProgress: .inProgress
        case .success: .success
        case .continuesInApp: .deferredToApplication
        case .failure, .needsApp, .needsAuthentication: .failure
        case .unspecified: .unspecified
        }
    }
    public var direction: INInteractionDirection {
        get { _get("direction") ?? .unspecified }
        set { _values["direction"] = newValue }
    }
    public var dateInterval: DateInterval? {
        get { _get("dateInterval") }
        set { _values["dateInterval"] = newValue }
    }
    public var identifier: String {
        get { _get("identifier") ?? "" }
        set { _values["identifier"] = newValue }
    }
    public var groupIdentifier: String? {
        get { _get("groupIdentifier") }
        set { _values["groupIdentifier"] = newValue }
    }

    /// The value that a parameter of the intent has; iOS 11.
    public func parameterValue(for parameter: INParameter) -> Any? { intent._values[parameter.parameterKeyPath] }

    /// Tells that the app did this for the person. The host keeps what kind of request it was, not what stood in it.
    public func donate(completion: (((any Error)?) -> Void)? = nil) {
        let entry = LearnedEntry(
            intent.intentDescription ?? "", identifier: identifier, about: String(describing: type(of: intent)),
            group: groupIdentifier)
        LearnedNotes.ofProgram.note(LearnedChange(.add, Self.kind, entries: [entry]))
        completion?(nil)
    }

    public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        LearnedNotes.ofProgram.note(LearnedChange(.remove, kind))
        completion?(nil)
    }

    public class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        // None at all would mean all.
        if !identifiers.isEmpty {
            LearnedNotes.ofProgram.note(LearnedChange(.remove, kind, identifiers: identifiers))
        }
        completion?(nil)
    }

    public class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        LearnedNotes.ofProgram.note(LearnedChange(.remove, kind, group: groupIdentifier))
        completion?(nil)
    }

    private static let kind = "donation"

    public func donate() async throws { donate(completion: nil) }
    public class func deleteAll() async throws { deleteAll(completion: nil) }
    public class func delete(with identifiers: [String]) async throws { delete(with: identifiers, completion: nil) }
    public class func delete(with groupIdentifier: String) async throws {
        delete(with: groupIdentifier, completion: nil)
    }

    open override class var _fields: [_INField] {
        [_INField("identifier", String.self), _INField("groupIdentifier", String.self)]
    }
}
