// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

/// Results that show a view.
extension IntentResult {
    /// Shows a view.
    public static func result<Content: View>(view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(view: view)
    }

    /// Says something and shows a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(dialog: dialog, view: view)
    }

    /// Shows a view and goes on with another intent.
    public static func result<Content: View>(opensIntent: some AppIntent, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(follows: opensIntent, view: view)
    }

    /// Says something, shows a view and goes on with another intent.
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog, view: view)
    }

    /// Shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(follows: opensIntent, view: view)
    }

    /// Says something, shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog, view: view)
    }

    /// Gives a value back and shows a view.
    public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, view: view)
    }

    /// Gives a value back, says something and shows a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog, view: view)
    }

    /// Gives a value back, shows a view and goes on with another intent.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, follows: opensIntent, view: view)
    }

    /// Gives a value back, says something, shows a view and goes on with another intent.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog, view: view)
    }

    /// Gives a value back, shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, follows: opensIntent, view: view)
    }

    /// Gives a value back, says something, shows a view and goes on with another intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog, view: view)
    }
}
