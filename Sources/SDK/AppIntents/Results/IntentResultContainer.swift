// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The one type behind all results; App Intents, iOS 16.
///
/// Unchecked: a view is only kept here and read on the main actor; everything else is Sendable.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult,
    @unchecked Sendable
{
    /// What is given back.
    public var value: Value?
    /// What is said.
    public var dialog: IntentDialog?
    /// Names what goes on after the result.
    public var activityIdentifier: String?
    var follows: (any AppIntent)?
    var view: (any View)?
    var snippetIntent: (any SnippetIntent)?

    init(
        value: Value? = nil, follows: (any AppIntent)? = nil, dialog: IntentDialog? = nil, view: (any View)? = nil,
        snippetIntent: (any SnippetIntent)? = nil
    ) {
        self.value = value
        self.follows = follows
        self.dialog = dialog
        self.view = view
        self.snippetIntent = snippetIntent
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ResultParts {
    var anyValue: (any _IntentValue)? { value }
}
