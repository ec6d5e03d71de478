// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an app's `Info.plist` says of the SiriKit requests that it handles.
struct Requests {
    /// The names of classes in the order of the list.
    let intents: [String]
    let restricted: [String]
    /// The class whose object handles the requests, or finds who does.
    let principal: String

    /// Nil where the list names none.
    /// - Throws: `RequestsError` that says what in the list is wrong.
    init?(informationAt file: URL) throws {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let attributes = list["NSExtension"] as? [String: Any]
        else { return nil }
        let details = attributes["NSExtensionAttributes"] as? [String: Any] ?? [:]
        intents = details["IntentsSupported"] as? [String] ?? []
        // What an app keeps from others while the device is locked cannot be reached then: both lists come to the same.
        let lists = ["IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable"]
        let restrictions = lists.map { ($0, details[$0] as? [String] ?? []) }
        restricted = intents.filter { intent in restrictions.contains { $0.1.contains(intent) } }
        guard !intents.isEmpty else { return nil }
        guard let named = attributes["NSExtensionPrincipalClass"] as? String else {
            throw RequestsError(
                "\(file.path): IntentsSupported needs NSExtensionPrincipalClass, the class that handles.")
        }
        // The module may be written out, or as Xcode's variable.
        principal = named.split(separator: ".", maxSplits: 1).last.map(String.init) ?? named
        for name in intents + restricted + [principal] where name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) == nil {
            throw RequestsError("\(file.path): “\(name)” is no name of a class.")
        }
        for (list, restricted) in restrictions {
            guard let stray = restricted.first(where: { !intents.contains($0) }) else { continue }
            throw RequestsError("\(file.path): \(list) names “\(stray)”, IntentsSupported does not.")
        }
    }

    /// The statement that tells the SDK.
    var registration: String {
        let types = intents.map { "\($0).self" }.joined(separator: ", ")
        let names = restricted.map { "\"\($0)\"" }.joined(separator: ", ")
        return "_INApp.register(intents: [\(types)], restricted: [\(names)], principal: { \(principal)() })"
    }
}

struct RequestsError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
