// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

/// Results that show the views of a closure.
extension IntentResult {
    /// Shows a view.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(view: content())
    }

    /// Says something and shows a view.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(dialog: dialog, view: content())
    }

    /// Shows a view and goes on with another intent.
    public static func result<Content: View>(opensIntent: some AppIntent, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(follows: opensIntent, view: content())
    }

    /// Says something, shows a view and goes on with another intent.
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog, view: content())
    }

    /// Shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(follows: opensIntent, view: content())
    }

    /// Says something, shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog, view: content())
    }

    /// Gives a value back and shows a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, view: content())
    }

    /// Gives a value back, says something and shows a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog, view: content())
    }

    /// Gives a value back, shows a view and goes on with another intent.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, follows: opensIntent, view: content())
    }

    /// Gives a value back, says something, shows a view and goes on with another intent.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog, view: content())
    }

    /// Gives a value back, shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, follows: opensIntent, view: content())
    }

    /// Gives a value back, says something, shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog, view: content())
    }
}
