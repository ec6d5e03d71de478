// SPDX-License-Identifier: Apache-2.0

/// What an action came to: on the wire the result of `tools/call`.
package struct ActionResult: Sendable, Hashable {
    /// The returned value, where the action returns one.
    package var value: IntentValue?
    package var dialog: Dialog?
    package var snippet: SnippetNode?
    /// The action that is to run next (`opensIntent`).
    package var follows: ActionReference?
    /// Set where the action failed; dialog and snippet may still be there to show.
    package var failure: ActionFailure?

    package init(
        value: IntentValue? = nil, dialog: Dialog? = nil, snippet: SnippetNode? = nil,
        follows: ActionReference? = nil, failure: ActionFailure? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.snippet = snippet
        self.follows = follows
        self.failure = failure
    }
}
