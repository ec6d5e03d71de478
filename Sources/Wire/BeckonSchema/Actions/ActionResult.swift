// SPDX-License-Identifier: Apache-2.0

/// What an action came to: on the wire the result of `tools/call`.
package struct ActionResult: Sendable, Hashable {
    /// The returned value, where the action returns one.
    package var value: IntentValue?
    package var dialog: Dialog?
    package var snippet: SnippetNode?
    /// The action that is to run next (`opensIntent`).
    package var follows: ActionReference?
    /// Set beside the failure where the action is to be called again when the person has authenticated.
    package var authentication: AuthenticationDemand?
    /// Set where the action failed; dialog and snippet may still be there to show.
    package var failure: ActionFailure?
    /// The name of SiriKit's response code, where the action is a request of SiriKit.
    package var responseCode: String?
    /// What the app needs to go on where the extension leaves off, as an entity `NSUserActivity`.
    package var userActivity: JSONValue?
    /// What the app taught meanwhile.
    package var learned: [LearnedChange] = []

    package init(
        value: IntentValue? = nil, dialog: Dialog? = nil, snippet: SnippetNode? = nil,
        follows: ActionReference? = nil, authentication: AuthenticationDemand? = nil, failure: ActionFailure? = nil,
        responseCode: String? = nil, userActivity: JSONValue? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.snippet = snippet
        self.follows = follows
        self.authentication = authentication
        self.failure = failure
        self.responseCode = responseCode
        self.userActivity = userActivity
    }
}
