// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentValue {
    /// The value as text, as a parameter of type text takes it.
    package var spokenText: String {
        switch self {
        case .none: ""
        case .boolean(let value): String(value)
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .string(let value): value
        case .date(let value): value.formatted(.iso8601)
        case .url(let value): value.absoluteString
        case .duration(let seconds): String(seconds)
        case .measurement(let value): "\(value.value) \(value.unit)"
        case .currencyAmount(let value): "\(value.amount) \(value.currencyCode)"
        case .person(let value): value.name
        case .file(let value): value.filename
        case .enumeration(let value): value.title ?? value.rawValue
        case .entity(let value): value.display?.title ?? value.id
        case .array(let items): items.map(\.spokenText).joined(separator: "\n")
        case .dateComponents:
            (try? json.serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
}
