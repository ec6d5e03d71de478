// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import SwiftUI

extension IntentReflection {
    /// The parts of a result, in the language of the request; views become nodes on the main actor.
    /// - Throws: where a view cannot be sent, or the intent that draws the snippet fails.
    package static func result(of result: any IntentResult) async throws -> ActionResult {
        guard let parts = result as? any ResultParts else { return ActionResult() }
        return ActionResult(
            value: parts.anyValue.map { ValueCoder.encode($0) }, dialog: parts.dialog?.resolved,
            snippet: try await snippet(of: parts), follows: parts.follows.map { reference(to: $0) })
    }

    /// What a result shows: its view, or what its snippet intent draws.
    static func snippet(of parts: any ResultParts) async throws -> SnippetNode? {
        if let view = parts.view { return try await node(for: UncheckedView(view: view)) }
        guard let intent = parts.snippetIntent, !(intent is EmptySnippetIntent) else { return nil }
        return try await snippet(drawnBy: intent)
    }

    static func snippet<Intent: SnippetIntent>(drawnBy intent: Intent) async throws -> SnippetNode? {
        guard let parts = try await complete(intent) as? any ResultParts else { return nil }
        return try await snippet(of: parts)
    }

    @MainActor static func node(for view: UncheckedView) throws -> SnippetNode? {
        let node = try SnippetLowering.node(for: view.view)
        return node == .empty ? nil : node
    }

    /// A failed call's result, with the view that the error carries.
    package static func failedResult(from error: any Error) async -> ActionResult {
        var snippet: SnippetNode?
        if let error = error as? any SnippetProvidingError { snippet = try? await node(for: view(of: error)) }
        return ActionResult(snippet: snippet, failure: failure(from: error))
    }

    @MainActor private static func view<Failure: SnippetProvidingError>(of error: Failure) -> UncheckedView {
        UncheckedView(view: error.snippet)
    }
}

/// A view on its way to the main actor.
///
/// Unchecked: the author hands the view over in a result, and nobody else holds it from then on.
struct UncheckedView: @unchecked Sendable {
    let view: any View
}
