// SPDX-License-Identifier: Apache-2.0

/// An action that draws a snippet: fast, repeatable and without side effects; App Intents, iOS 26.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    public static var isDiscoverable: Bool { false }

    /// Asks for the snippet to be drawn anew. A surface draws once for each answer, so there is nothing to draw
    /// anew between two answers.
    public static func reload() {}
}
