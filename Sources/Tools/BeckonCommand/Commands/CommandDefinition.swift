// SPDX-License-Identifier: Apache-2.0
import Engine

/// What help, completion and the option parser know of a command.
struct CommandDefinition: Sendable {
    /// The words that call it, such as `app install`.
    var name: [String]
    /// Operands as help shows them.
    var operands = ""
    var text: any KeyPath<CommandTexts, CommandTexts.Text> & Sendable
    var options: [OptionDefinition] = []
    var examples: [String] = []
    /// How it can end besides well.
    var outcomes: [OutcomeKind] = []
    /// Whether it serves until it is ended, instead of doing one thing.
    var serves = false
    /// Whether the words after the first operand are none of Beckon's options.
    var stopsAtOperand = false
    var completes = OptionDefinition.Completes.nothing
    /// What completion offers after the first operand, where that is something else.
    var completesRest: OptionDefinition.Completes?

    var allOptions: [OptionDefinition] { options + [.locale, .help] }
}
