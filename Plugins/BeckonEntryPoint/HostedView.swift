// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an app's `Info.plist` says of the view that it has for its requests: the `NSExtension` of an extension of the kind
/// `com.apple.intents-ui-service`, under a key of its own beside that of the handler.
struct HostedView {
    static let key = "BeckonIntentsUI"

    /// The names of the classes that have the view.
    let intents: [String]
    /// The class of the view controller.
    let principal: String

    /// Nil where the list names none.
    /// - Throws: `RequestsError` that says what in the list is wrong.
    init?(informationAt file: URL, supported: [String]) throws {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let attributes = list[Self.key] as? [String: Any]
        else { return nil }
        let details = attributes["NSExtensionAttributes"] as? [String: Any] ?? [:]
        intents = details["IntentsSupported"] as? [String] ?? []
        guard let named = attributes["NSExtensionPrincipalClass"] as? String else {
            let storyboard =
                attributes["NSExtensionMainStoryboard"] == nil
                ? "" : " Storyboards are not read: make the view in code."
            throw RequestsError(
                "\(file.path): \(Self.key) needs NSExtensionPrincipalClass, the view controller.\(storyboard)")
        }
        principal = named.split(separator: ".", maxSplits: 1).last.map(String.init) ?? named
        for name in intents + [principal] where name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) == nil {
            throw RequestsError("\(file.path): “\(name)” is no name of a class.")
        }
        guard !intents.isEmpty else {
            throw RequestsError("\(file.path): IntentsSupported of \(Self.key) names no request.")
        }
        if let stray = intents.first(where: { !supported.contains($0) }) {
            throw RequestsError(
                "\(file.path): \(Self.key) has a view for “\(stray)”, which IntentsSupported of NSExtension does not name."
            )
        }
    }

    /// The statement that tells the SDK.
    var registration: String {
        let names = intents.map { "\"\($0)\"" }.joined(separator: ", ")
        return "_INUIApp.register(intents: [\(names)], view: { \(principal)() })"
    }

    /// The conformance that the author need not declare.
    var conformance: String { "extension \(principal): _INUIViewProviding {}\n" }
}
