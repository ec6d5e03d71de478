// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension JSONValue {
    /// Whether every member that the pattern names is there with what it says; arrays match element by element.
    func matches(_ pattern: JSONValue) -> Bool {
        switch pattern {
        case .object(let members):
            return members.allSatisfy { name, part in self[key: name]?.matches(part) ?? false }
        case .array(let parts):
            guard let items = arrayValue, items.count == parts.count else { return false }
            return zip(items, parts).allSatisfy { $0.matches($1) }
        default: return self == pattern
        }
    }
}
