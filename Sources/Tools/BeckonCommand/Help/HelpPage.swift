// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

/// Writes help: short lines, grouped, with examples and exit codes.
struct HelpPage {
    let words: CommandWords
    let style: TerminalStyle
    let width: Int

    /// The first page: all commands.
    func program() -> String {
        var page = Page(style: style, width: width)
        page.paragraph(words.help.tagline)
        page.line("\(style("\(words.help.usage):", .bold)) beckon \(style(words.help.command, .cyan)) …")
        let left = CommandTree.entries.map(\.name.count).max() ?? 0
        for group in CommandTree.groups {
            page.heading(words[keyPath: group.title])
            page.table(group.entries.map { ($0.name, words.commands[keyPath: $0.text].summary) }, left: left)
        }
        page.heading(words.help.options)
        page.table(rows([.help, .version, .locale]))
        page.heading(words.help.examples)
        page.examples([
            "beckon app install Connect.app", "beckon run Connect.ToggleVPN",
            "beckon run --json 'Send message' --to Anna --text 'On my way'",
        ])
        exitCodes(OutcomeKind.allCases, on: &page)
        page.blank()
        page.paragraph(words.help.more.filled(words.help.command))
        return page.text
    }

    /// The page of a first word that has commands below it.
    func family(_ entry: CommandTree.Entry, commands: [any Command.Type]) -> String {
        let text = words.commands[keyPath: entry.text]
        var page = Page(style: style, width: width)
        page.paragraph("\(text.summary). \(text.about)")
        page.line("\(style("\(words.help.usage):", .bold)) beckon \(entry.name) \(style(words.help.command, .cyan)) …")
        page.heading(words.help.commands)
        page.table(
            commands.map {
                let definition = $0.definition
                let call = [definition.name.dropFirst().joined(separator: " "), definition.operands]
                return (
                    call.filter { !$0.isEmpty }.joined(separator: " "),
                    words.commands[keyPath: definition.text].summary
                )
            })
        page.heading(words.help.examples)
        page.examples(commands.flatMap { $0.definition.examples })
        page.blank()
        page.paragraph(words.help.more.filled("\(entry.name) \(words.help.command)"))
        return page.text
    }

    func command(_ definition: CommandDefinition) -> String {
        let text = words.commands[keyPath: definition.text]
        var page = Page(style: style, width: width)
        page.paragraph("\(text.summary).")
        let tail = definition.operands.isEmpty ? "" : " " + style(definition.operands, .cyan)
        page.line(
            "\(style("\(words.help.usage):", .bold)) beckon \(definition.name.joined(separator: " ")) "
                + style("[OPTIONS]", .cyan) + tail)
        if !text.about.isEmpty {
            page.blank()
            page.paragraph(text.about)
        }
        page.heading(words.help.options)
        page.table(rows(definition.allOptions))
        if !definition.examples.isEmpty {
            page.heading(words.help.examples)
            page.examples(definition.examples)
        }
        exitCodes([.succeeded] + definition.outcomes, on: &page)
        return page.text
    }

    private func rows(_ options: [OptionDefinition]) -> [(String, String)] {
        options.map { option in
            let short = option.short.map { "-\($0), " } ?? "    "
            let value = option.placeholder.map { " \($0)" } ?? ""
            return ("\(short)--\(option.name)\(value)", words[keyPath: option.explanation])
        }
    }

    private func exitCodes(_ kinds: [OutcomeKind], on page: inout Page) {
        page.heading(words.help.exitCodes)
        page.table(kinds.map { (String("   \($0.exitCode)".suffix(3)), words.outcomes[$0]) })
    }
}
