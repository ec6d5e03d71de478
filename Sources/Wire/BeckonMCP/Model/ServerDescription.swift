// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What a server says of itself, by `server/discover` or `initialize`.
package struct ServerDescription: Sendable, Hashable {
    package var implementation: Implementation
    /// `ServerCapabilities`, such as `{"tools": {}, "experimental": {…}}`.
    package var capabilities: JSONValue
    /// Guidance for a language model.
    package var instructions: String?
    /// The revision that the two sides speak; on the server's side the newest it offers.
    package var revision: ProtocolRevision

    package init(
        implementation: Implementation, capabilities: JSONValue = ["tools": [:]], instructions: String? = nil,
        revision: ProtocolRevision = .v20260728
    ) {
        self.implementation = implementation
        self.capabilities = capabilities
        self.instructions = instructions
        self.revision = revision
    }
}
