// SPDX-License-Identifier: Apache-2.0

/// Headings of help.
struct HelpWords: Sendable {
    var tagline: String
    var usage: String
    /// What stands for a command.
    var command: String
    var running: String
    var looking: String
    var connecting: String
    var commands: String
    var options: String
    var examples: String
    var exitCodes: String
    /// Says how to get help on one command; {0} stands for it.
    var more: String
}
