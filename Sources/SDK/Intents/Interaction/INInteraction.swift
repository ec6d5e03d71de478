// SPDX-License-Identifier: Apache-2.0
import Synchronization

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

    /// Tells that the app did this for the person.
    public func donate(completion: (((any Error)?) -> Void)? = nil) {
        Self.donations.withLock { $0.append(Donation(identifier: identifier, group: groupIdentifier)) }
        completion?(nil)
    }

    public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        donations.withLock { $0 = [] }
        completion?(nil)
    }

    public class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        donations.withLock { $0.removeAll { identifiers.contains($0.identifier) } }
        completion?(nil)
    }

    public class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        donations.withLock { $0.removeAll { $0.group == groupIdentifier } }
        completion?(nil)
    }

    public func donate() async throws { donate(completion: nil) }
    public class func deleteAll() async throws { deleteAll(completion: nil) }
    public class func delete(with identifiers: [String]) async throws { delete(with: identifiers, completion: nil) }
    public class func delete(with groupIdentifier: String) async throws {
        delete(with: groupIdentifier, completion: nil)
    }

    /// What was donated in this process and not deleted.
    package static var donated: [String] { donations.withLock { $0.map(\.identifier) } }

    open override class var _fields: [_INField] {
        [_INField("identifier", String.self), _INField("groupIdentifier", String.self)]
    }

    private struct Donation {
        let identifier: String
        let group: String?
    }
    private static let donations = Mutex<[Donation]>([])
}
