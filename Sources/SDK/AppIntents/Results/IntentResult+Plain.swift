// SPDX-License-Identifier: Apache-2.0

/// Results that show nothing.
extension IntentResult {
    /// Done, with nothing to say or show.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    /// Says something.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    /// Goes on with another intent.
    public static func result(opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(follows: opensIntent)
    }

    /// Says something and goes on with another intent.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog)
    }

    /// Goes on with another intent.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        IntentResultContainer(follows: opensIntent)
    }

    /// Says something and goes on with another intent.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog)
    }

    /// Gives a value back.
    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    /// Gives a value back and says something.
    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    /// Gives a value back and goes on with another intent.
    public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value, follows: opensIntent)
    }

    /// Gives a value back, says something and goes on with another intent.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog)
    }

    /// Gives a value back and goes on with another intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        IntentResultContainer(value: value, follows: opensIntent)
    }

    /// Gives a value back, says something and goes on with another intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog)
    }
}
