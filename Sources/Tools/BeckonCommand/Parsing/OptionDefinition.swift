// SPDX-License-Identifier: Apache-2.0

/// One of Beckon's own options.
struct OptionDefinition: Sendable {
    /// What completion offers as an option's value or an operand.
    enum Completes: Sendable { case nothing, apps, actions, requests, bundles, pictures, appearances, languages }

    /// The long name, without dashes.
    var name: String
    var short: Character?
    /// What stands for the value in help, such as `SECONDS`; nil for an option without a value.
    var placeholder: String?
    var explanation: Phrase
    var completes = Completes.nothing

    static let help = OptionDefinition(name: "help", short: "h", explanation: \.options.help)
    static let version = OptionDefinition(name: "version", explanation: \.options.version)
    static let json = OptionDefinition(name: "json", explanation: \.options.json)
    static let locale = OptionDefinition(
        name: "locale", placeholder: "LOCALE", explanation: \.options.locale, completes: .languages)
    static let snippet = OptionDefinition(
        name: "snippet", placeholder: "FILE", explanation: \.options.snippet, completes: .pictures)
    static let appearance = OptionDefinition(
        name: "appearance", placeholder: "light|dark", explanation: \.options.appearance, completes: .appearances)
    static let confirm = OptionDefinition(name: "yes", short: "y", explanation: \.options.confirm)
    static let timeout = OptionDefinition(name: "timeout", placeholder: "SECONDS", explanation: \.options.timeout)
    static let grant = OptionDefinition(name: "yes", short: "y", explanation: \.options.grant)
    static let revoke = OptionDefinition(name: "revoke", explanation: \.options.revoke)
    static let keepData = OptionDefinition(name: "keep-data", explanation: \.options.keepData)
    static let all = OptionDefinition(name: "all", short: "a", explanation: \.options.all)
    static let limit = OptionDefinition(
        name: "limit", short: "n", placeholder: "NUMBER", explanation: \.options.limit)
    static let forget = OptionDefinition(name: "forget", explanation: \.options.forget)
    static let unprefer = OptionDefinition(name: "forget", explanation: \.options.unprefer)
    static let onlyApp = OptionDefinition(
        name: "app", placeholder: "APP", explanation: \.options.onlyApp, completes: .apps)
    static let onlyAction = OptionDefinition(
        name: "action", placeholder: "ACTION", explanation: \.options.onlyAction, completes: .actions)
}
