// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SnippetPictures
import Snippets

/// The status snippet of a connection, as a tree of values.
enum StatusPicture {
    static let width = 360.0

    static let node: SnippetNode = {
        let icon = SnippetNode.image(ImageNode(source: .symbol("checkmark.shield"), isResizable: true))
            .with(.aspectRatio(nil, contentMode: .fit)).with(.frame(FrameValue(width: 68, height: 68)))
            .with(.foreground(.named("green", opacity: 1)))
        let message = SnippetNode.text(TextNode("Connected")).with(.foreground(.named("primary", opacity: 1)))
        return SnippetNode.stack(StackNode(axis: .vertical, spacing: 16, children: [icon, message]))
            .with(.padding(edges: .all, length: nil))
    }()

    static let dataDirectories = ["/usr/local/share", "/usr/share"]

    static var painter: PictureSnippet { PictureSnippet(symbols: SymbolLibrary(dataDirectories: dataDirectories)) }

    static func draw(to file: URL) throws {
        try painter.png(node, width: width).write(to: file)
    }
}

extension SnippetNode {
    fileprivate func with(_ modifier: SnippetModifier) -> SnippetNode { .modified(self, modifier) }
}
