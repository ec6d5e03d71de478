// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SnippetPictures
import Snippets
import Testing

@testable import Intents

struct StandardCardTests {
    @Test(arguments: SampleCard.all)
    func saysWhatMatters(_ sample: SampleCard) throws {
        let node = try #require(sample.node)
        let texts = node.words
        for word in sample.words { #expect(texts.contains(word), "\(texts)") }
        #expect(node.count < 200)
        // To look at the cards.
        guard let folder = ProcessInfo.processInfo.environment["BECKON_WRITE_PICTURES"] else { return }
        try sample.write(node, into: URL(filePath: folder))
    }

    @Test(arguments: SampleCard.all, [24, 60])
    func fitsTerminals(_ sample: SampleCard, width: Int) throws {
        let lines = try TerminalSnippet(width: width, colour: .none).render(try #require(sample.node))
        #expect(!lines.isEmpty)
        for line in lines.split(separator: "\n") { #expect(line.count <= width) }
    }

    @Test(arguments: SpokenLanguage.allCases)
    func everyLanguageHasEveryWord(_ language: SpokenLanguage) {
        let words =
            switch language {
            case .english: CardWords.english
            case .spanish: CardWords.spanish
            case .hungarian: CardWords.hungarian
            case .russian: CardWords.russian
            }
        #expect(Set(words.labels.keys) == Set(CardLabel.allCases))
        #expect(Set(words.titles.keys) == Set(CardWords.english.titles.keys))
        #expect(Set(words.units.keys) == Set(CardWords.english.units.keys))
        #expect(words.language == language)
    }

    @Test func aRequestWithoutValuesHasNoCard() {
        #expect(StandardCard.card(for: INListCarsIntent(_values: [:]), nil, at: .confirmation) == nil)
    }
}

extension SampleCard {
    fileprivate func write(_ node: SnippetNode, into folder: URL) throws {
        let symbols = SymbolLibrary(dataDirectories: ["/usr/local/share", "/usr/share"])
        for scheme in SnippetAppearance.Scheme.allCases {
            let appearance = SnippetAppearance(scheme: scheme, language: language)
            try PictureSnippet(symbols: symbols).png(node, scale: 1, appearance: appearance)
                .write(to: folder.appending(path: "\(name)-\(scheme.rawValue).png"))
        }
        try TerminalSnippet(width: 60, colour: .none).render(node)
            .write(to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
        try WebSnippet(symbols: symbols).page(node, title: name, language: language)
            .write(to: folder.appending(path: "\(name).html"), atomically: true, encoding: .utf8)
    }
}

extension SnippetNode {
    /// The texts from top to bottom.
    var words: [String] {
        switch self {
        case .text(let text): [text.string]
        case .stack(let stack): stack.children.flatMap(\.words)
        case .group(let children): children.flatMap(\.words)
        case .button(let button): button.label.words
        case .label(let title, _): title.words
        case .modified(let node, _): node.words
        default: []
        }
    }
}
