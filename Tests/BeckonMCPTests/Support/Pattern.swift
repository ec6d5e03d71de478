// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Compares JSON with a pattern: each member of an object must match, more members may be there; `"*"` matches all
/// that is there, and a member whose pattern is `null` must be absent or null.
func matches(_ value: JSONValue?, _ pattern: JSONValue) -> Bool {
    switch (value ?? .null, pattern) {
    case (.null, .null): true
    case (.null, _): false
    case (_, "*"): true
    case (.object(let members), .object(let patterns)):
        patterns.allSatisfy { matches(members[$0.key], $0.value) }
    case (.array(let items), .array(let patterns)):
        items.count == patterns.count && zip(items, patterns).allSatisfy { matches($0, $1) }
    case (let value, let pattern): value.doubleValue.map { $0 == pattern.doubleValue } ?? (value == pattern)
    }
}

extension JSONValue {
    var text: String { (try? serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? "?" }
}
