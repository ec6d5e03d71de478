// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Writes snippets as HTML that loads nothing and runs no script.
///
/// A button or toggle is a form; it carries `data-beckon-action` and posts the fields `action` and `arguments` (JSON).
package struct WebSnippet: Sendable {
    private let symbols: SymbolLibrary

    package init(symbols: SymbolLibrary) {
        self.symbols = symbols
    }

    /// A whole page that shows the snippet.
    /// - Parameters:
    ///   - title: The page's title.
    ///   - language: The BCP 47 tag of the texts, which also decides the direction.
    ///   - scheme: Nil follows the reader's own choice of light or dark.
    ///   - resources: Where the snippet's own images come from.
    ///   - formAddress: Where controls post to; nil is the page's own address.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits`.
    package func page(
        _ node: SnippetNode, title: String, language: String, scheme: SnippetAppearance.Scheme? = nil,
        resources: any SnippetResources = NoResources(), formAddress: String? = nil
    ) throws -> String {
        let card = try card(node, language: language, resources: resources, formAddress: formAddress)
        let direction = SnippetAppearance(language: language).direction.html
        return """
            <!DOCTYPE html>
            <html lang="\(language.escaped)" dir="\(direction)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            img-src data:; form-action 'self'; base-uri 'none'">
            <title>\(title.escaped)</title>
            <style>
            \(WebStyle.page(scheme))
            \(WebStyle.sheet(scheme))
            </style>
            </head>
            <body>
            \(card)
            </body>
            </html>

            """
    }

    /// An element with its style sheet, to stand inside a page.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits`.
    package func fragment(
        _ node: SnippetNode, language: String, scheme: SnippetAppearance.Scheme? = nil,
        resources: any SnippetResources = NoResources(), formAddress: String? = nil
    ) throws -> String {
        let card = try card(node, language: language, resources: resources, formAddress: formAddress)
        return "<style>\n\(WebStyle.sheet(scheme))\n</style>\n\(card)\n"
    }

    private func card(
        _ node: SnippetNode, language: String, resources: any SnippetResources, formAddress: String?
    ) throws -> String {
        let element = try ElementBuilder(medium: .web, resources: resources).root(node)
        let writer = WebWriter(symbols: symbols, formAddress: formAddress)
        let direction = SnippetAppearance(language: language).direction.html
        let content = writer.html(element, slot: WebSlot(parent: .column, element))
        return """
            <section class="beckon-snippet" lang="\(language.escaped)" dir="\(direction)">\(content)</section>
            """
    }
}

extension SnippetAppearance.Direction {
    var html: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension String {
    /// The text as it may stand in an element or in a quoted attribute; HTML has no place for control characters.
    var escaped: String {
        var escaped = ""
        escaped.reserveCapacity(utf8.count)
        for character in unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n", "\r": escaped.unicodeScalars.append(character)
            case _ where character.properties.generalCategory == .control: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
