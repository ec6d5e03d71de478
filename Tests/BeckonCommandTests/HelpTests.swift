// SPDX-License-Identifier: Apache-2.0
import Engine
import Snippets
import TerminalSurface
import Testing

@testable import BeckonCommand

struct HelpTests {
    static let languages = ["en", "es", "hu", "ru"]

    private static func pages(_ language: String, width: Int = 80) -> [String] {
        let help = HelpPage(words: .of([language]), style: TerminalStyle(colour: .none), width: width)
        return [help.program()]
            + CommandTree.entries.flatMap { entry in
                switch entry {
                case .command(let command): [help.command(command.definition)]
                case .family(_, _, let commands):
                    [help.family(entry, commands: commands)] + commands.map { help.command($0.definition) }
                }
            }
    }

    @Test(arguments: languages, [60, 80])
    func fitsTheTerminal(language: String, width: Int) {
        for page in Self.pages(language, width: width) {
            let long = page.split(separator: "\n").map(String.init).filter {
                $0.columns > width && !$0.contains("beckon")
            }
            #expect(long.isEmpty)
        }
    }

    /// A page of help that does not fit on a screen is not read.
    @Test(arguments: languages)
    func isShort(language: String) {
        for page in Self.pages(language) { #expect(page.split(separator: "\n").count <= 42) }
    }

    @Test(arguments: languages)
    func listsEveryExitCode(language: String) {
        let page = Self.pages(language)[0]
        for kind in OutcomeKind.allCases {
            #expect(page.contains("  \(kind.exitCode)  \(CommandWords.of([language]).outcomes[kind])"))
        }
    }

    @Test(arguments: languages)
    func saysWhatTheDoctorsExitCodesMean(language: String) {
        let help = HelpPage(words: .of([language]), style: TerminalStyle(colour: .none), width: 80)
        let page = help.command(DoctorCommand.definition)
        for word in ["(✗)", "(!)", " 9", " 0"] { #expect(page.contains(word)) }
    }

    @Test func saysEachThingInItsOwnLanguage() {
        let pages = Self.languages.map { Self.pages($0) }
        for index in pages[0].indices { #expect(Set(pages.map { $0[index] }).count == Self.languages.count) }
    }

    @Test func isPlainWithoutColour() {
        #expect(Self.pages("en").allSatisfy { !$0.contains("\u{1B}") })
        let coloured = HelpPage(words: .english, style: TerminalStyle(colour: .ansi16), width: 80).program()
        #expect(coloured.contains("\u{1B}[36mbeckon run Connect.ToggleVPN\u{1B}[0m"))
    }
}
