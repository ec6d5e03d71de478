// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What `beckon-picture` writes where it cannot draw.
extension SnippetError: JSONRepresentable {
    package var json: JSONValue { ["code": .string(code.name), "message": .string(message)] }

    package init(json: JSONValue) throws {
        self.init(Code(name: try json.requiredString("code")), try json.requiredString("message"))
    }
}
