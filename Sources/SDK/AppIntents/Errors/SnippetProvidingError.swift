// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

/// An error that shows a view beside its text, so that a failed action still shows what it found. An addition of
/// Beckon's; App Intents has no such protocol, and code for other platforms must declare it itself.
public protocol SnippetProvidingError: Error {
    /// The view that explains the error.
    associatedtype Snippet: View

    /// What is shown for the failure.
    @MainActor @ViewBuilder var snippet: Snippet { get }
}
