// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SnippetViews5
import SnippetViews6
import SwiftUI
import Testing

/// Sources of apps, compiled in both language modes.
@MainActor
struct ClientTests {
    @Test(arguments: [
        ("inactive", "xmark.shield", "gray", "Не подключено"), ("active", "checkmark.shield", "green", "Подключено"),
        ("error", "exclamationmark.triangle", "red", "Конфигурация недоступна"),
    ])
    func statusView(name: String, symbol: String, color: String, message: String) throws {
        var style = TextStyle()
        style.color = .name("primary")
        let expected = SnippetNode.stack(
            StackNode(
                axis: .vertical, spacing: 16,
                children: [
                    .image(ImageNode(source: .symbol(symbol), isResizable: true)).with(
                        .aspectRatio(nil, contentMode: .fit), .frame(FrameValue(width: 68, height: 68)),
                        .foreground(.name(color))),
                    .text(TextNode(runs: [.init(message, style: style)])).with(.multilineTextAlignment(.center)),
                ])
        ).with(.padding(edges: .all, length: nil))
        for views in [SnippetViews5.clientViews(), SnippetViews6.clientViews()] {
            let view = try #require(views.first { $0.name == name }).view
            #expect(try lower(view) == expected)
        }
    }

    @Test func bothModesComeToTheSame() throws {
        for (five, six) in zip(SnippetViews5.clientViews(), SnippetViews6.clientViews()) {
            #expect(try lower(five.view) == lower(six.view))
        }
    }

    @Test func treeSurvivesTheWire() throws {
        for (_, view) in SnippetViews6.clientViews() {
            let node = try lower(view)
            #expect(try SnippetNode(json: JSONValue(parsing: node.json.serialized())) == node)
        }
    }
}
