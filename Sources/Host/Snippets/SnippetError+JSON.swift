// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What `beckon-picture` writes where it cannot draw.
extension SnippetError: JSONRepresentable {
    package var json: JSONValue { ["code": .string(code.rawValue), "message": .string(message)] }

    package init(json: JSONValue) throws {
        self.init(Code(rawValue: try json.requiredString("code")), try json.requiredString("message"))
    }
}
