// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The snippet intent of results without one; App Intents, iOS 26.
public struct EmptySnippetIntent: SnippetIntent {
    public static let title: LocalizedStringResource = "Empty Snippet"
    public static let isDiscoverable: Bool = false

    public init() {}

    public func perform() async throws -> some ShowsSnippetView { .result(view: EmptyView()) }
}
