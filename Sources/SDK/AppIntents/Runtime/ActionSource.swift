// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A framework whose actions a program offers; the serving side finds the conforming types in the program's metadata,
/// so that a program carries only the frameworks that it imports.
@_alwaysEmitConformanceMetadata
package protocol ActionSource: Sendable {
    init()

    /// What it offers, in the language of the request.
    var catalogue: AppCatalogue { get }

    /// The action of that identifier; nil where it is none of this source's.
    func action(_ identifier: String) -> (any OfferedAction)?
}

/// An action that can be run.
package protocol OfferedAction: Sendable {
    /// The facts about it, in the language of the request.
    var descriptor: ActionDescriptor { get }

    /// Fills the action from the arguments, asking for what is unclear or missing, and carries it out.
    func run(arguments: [String: JSONValue]) async -> ActionResult

    /// What there is to choose from for a parameter, given the arguments that are known.
    /// - Throws: `ActionFailure` that names the parameter, or what the author's code throws.
    func options(for parameter: String, arguments: [String: JSONValue], search: String?) async throws -> [ChoiceOption]
}
