// SPDX-License-Identifier: Apache-2.0

/// All commands, in the groups of the first help page.
enum CommandTree {
    struct Group: Sendable {
        let title: Phrase
        let entries: [Entry]
    }

    /// A first word: a command by itself, or one that has commands below it.
    enum Entry: Sendable {
        case command(any Command.Type)
        case family(name: String, text: any KeyPath<CommandTexts, CommandTexts.Text> & Sendable, [any Command.Type])

        var name: String {
            switch self {
            case .command(let command): command.definition.name[0]
            case .family(let name, _, _): name
            }
        }

        var text: any KeyPath<CommandTexts, CommandTexts.Text> & Sendable {
            switch self {
            case .command(let command): command.definition.text
            case .family(_, let text, _): text
            }
        }
    }

    static let groups: [Group] = [
        Group(title: \.help.running, entries: [.command(RunCommand.self), .command(HistoryCommand.self)]),
        Group(
            title: \.help.looking,
            entries: [
                .family(name: "action", text: \.action, [ActionListCommand.self, ActionShowCommand.self]),
                .family(
                    name: "app", text: \.app,
                    [
                        AppInstallCommand.self, AppListCommand.self, AppShowCommand.self, AppGrantCommand.self,
                        AppPreferCommand.self, AppRemoveCommand.self,
                    ]),
            ]),
        Group(title: \.help.connecting, entries: [.command(MCPCommand.self), .command(DoctorCommand.self)]),
    ]

    static var entries: [Entry] { groups.flatMap(\.entries) }

    static func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }
}
