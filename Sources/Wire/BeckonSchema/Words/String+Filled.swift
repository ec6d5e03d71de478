// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text with `{0}`, `{1}` … replaced by the values.
    package func filled(_ values: String...) -> String {
        var result = ""
        var rest = self[...]
        // One pass, so that braces inside a value stay as they are.
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            if let close = rest.firstIndex(of: "}"), let index = Int(rest[rest.index(after: open)..<close]),
                values.indices.contains(index)
            {
                result += values[index]
                rest = rest[rest.index(after: close)...]
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
