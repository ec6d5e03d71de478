// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema
import Foundation
import SwiftUI
import Testing

/// The node of a view in one language, at a fixed time.
@MainActor
func lower(
    _ view: any View, locale: String = "en_US", now: Date = Date(timeIntervalSinceReferenceDate: 0)
) throws -> SnippetNode {
    let context = LocalizationContext(
        languages: [locale.replacing("_", with: "-")], localeIdentifier: locale, timeZoneIdentifier: "UTC")
    return try Localization.$current.withValue(context) {
        try SnippetLowering.node(for: view, in: LoweringContext(now: now))
    }
}

/// A view, made on the main actor, and the node that it must come to.
struct NodeCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> any View
    let node: SnippetNode

    init(_ name: String, _ node: SnippetNode, @ViewBuilder view: @escaping @MainActor @Sendable () -> some View) {
        testDescription = name
        self.node = node
        self.view = view
    }
}

extension SnippetNode {
    static func words(_ string: String) -> SnippetNode { .text(TextNode(string)) }

    func with(_ modifiers: SnippetModifier...) -> SnippetNode { modifiers.reduce(self, SnippetNode.modified) }
}

extension ColorValue {
    static func name(_ name: String) -> ColorValue { .named(name, opacity: 1) }
}
