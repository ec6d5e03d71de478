// SPDX-License-Identifier: Apache-2.0
import Foundation

extension IntentValue {
    /// The value as text for a reader who gets nothing else, such as a language model; not formatted for a locale.
    package var plainText: String {
        switch self {
        case .none: ""
        case .measurement(let value): "\(value.value) \(value.unit)"
        case .currencyAmount(let value): "\(value.amount) \(value.currencyCode)"
        case .person(let value): value.name
        case .file(let value): value.filename
        case .enumeration(let value): value.title ?? value.rawValue
        case .entity(let value): value.display?.title ?? value.id
        case .array(let items): items.map(\.plainText).joined(separator: ", ")
        default: json.plainText
        }
    }
}

extension JSONValue {
    fileprivate var plainText: String {
        if let text = stringValue { return text }
        return (try? serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
