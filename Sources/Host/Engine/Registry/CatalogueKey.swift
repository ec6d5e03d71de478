// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What a catalogue depends on: the bundle's content and the person's language.
struct CatalogueKey: Sendable, Hashable {
    /// SHA-256 of the bundle.
    let digest: String
    let language: String

    init(digest: String, context: RequestContext) {
        self.digest = digest
        language = Self.language(of: context)
    }

    static func language(of context: RequestContext) -> String {
        (context.languages + [context.locale]).joined(separator: " ")
    }
}
