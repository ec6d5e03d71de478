// SPDX-License-Identifier: Apache-2.0
import AppIntents
package import BeckonSchema

/// A value that the properties of intents and responses can have: what the wire needs to know of it.
///
/// Public with an underscore for what the intent builder writes into an app.
public protocol _INValue {
    static var _kind: _INKind { get }

    /// - Parameter full: everything, as for keeping; otherwise what people are shown.
    func _wired(full: Bool) -> _INWire

    /// The value that was kept, sent, or said in words; nil where it is none.
    static func _read(_ source: _INSource) -> Any?
}

/// The type of a value, as the wire names it.
public struct _INKind {
    package let type: ValueType
    /// The type of the elements, where it is a list.
    package let element: (any _INValue.Type)?

    package init(_ type: ValueType, element: (any _INValue.Type)? = nil) {
        self.type = type
        self.element = element
    }
}

/// A value on its way out.
public struct _INWire {
    package let value: IntentValue

    package init(_ value: IntentValue) { self.value = value }
}

/// A value on its way in.
public struct _INSource {
    package let json: JSONValue

    package init(_ json: JSONValue) { self.json = json }

    /// The members of an object; also of one that came as text, as values of unknown types do.
    var object: JSONValue? {
        if json.objectValue != nil { return json }
        guard let text = json.stringValue, text.hasPrefix("{") else { return nil }
        return (try? JSONValue(parsing: Data(text.utf8))).flatMap { $0.objectValue == nil ? nil : $0 }
    }

    /// What App Intents makes of it as a value of the type, words included.
    func decoded<Value>(_ type: ValueType, _ decode: (IntentValue, ValueScope) throws -> Value) -> Any? {
        if json.isNull { return nil }
        let typed = try? IntentValue(json: json, as: type)
        guard let value = typed ?? json.stringValue.map(IntentValue.string) else { return nil }
        return try? decode(value, ValueScope())
    }
}
