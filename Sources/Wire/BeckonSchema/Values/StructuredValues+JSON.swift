// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension CurrencyValue {
    init(json: JSONValue) throws {
        let text = try json.string("amount") ?? ""
        guard let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw SchemaError(.wrongType, "“\(text)” is not an amount such as 12.50.")
        }
        self.init(amount: amount, currencyCode: try json.requiredString("currencyCode"))
    }
}

extension FileValue: JSONRepresentable {
    package var json: JSONValue {
        var members: [String: JSONValue] = ["filename": .string(filename)]
        members["contentType"] = contentType.map(JSONValue.string)
        switch content {
        case .data(let bytes): members["data"] = .string(bytes.base64EncodedString())
        case .path(let path): members["path"] = .string(path)
        }
        return .object(members)
    }

    package init(json: JSONValue) throws {
        let content: Content
        if let path = try json.string("path") {
            content = .path(path)
        } else if let bytes = Data(base64Encoded: try json.requiredString("data")) {
            content = .data(bytes)
        } else {
            throw SchemaError(.malformed, "The member “data” of a file must be base64.")
        }
        self.init(
            filename: try json.requiredString("filename"), contentType: try json.string("contentType"),
            content: content)
    }
}

extension EntityValue: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "type": .string(type), "id": .string(id), "display": display?.json,
            "properties": properties.isEmpty ? nil : .object(properties.mapValues(\.json)),
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            type: try json.requiredString("type"), id: try json.requiredString("id"),
            display: try json.value("display"),
            properties: (json[key: "properties"]?.objectValue ?? [:]).mapValues(IntentValue.init(untyped:)))
    }
}

extension DateComponents {
    private static let fields: [(String, any WritableKeyPath<DateComponents, Int?> & Sendable)] = [
        ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
        ("second", \.second), ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal),
        ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]

    package var json: JSONValue {
        var members: [String: JSONValue] = [:]
        for (name, path) in Self.fields { members[name] = self[keyPath: path].map(JSONValue.integer) }
        members["timeZone"] = timeZone.map { .string($0.identifier) }
        return .object(members)
    }

    package init(json: JSONValue) throws {
        guard json.objectValue != nil else {
            throw SchemaError(.wrongType, "Date components must be an object with members such as “hour”.")
        }
        self.init()
        for (name, path) in Self.fields { self[keyPath: path] = try json.int(name) }
        timeZone = try json.string("timeZone").flatMap(TimeZone.init(identifier:))
    }
}
