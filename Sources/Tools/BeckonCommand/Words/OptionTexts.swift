// SPDX-License-Identifier: Apache-2.0

/// One line on each option.
struct OptionTexts: Sendable {
    var help: String
    var version: String
    var json: String
    var locale: String
    var snippet: String
    var appearance: String
    var confirm: String
    var timeout: String
    var grant: String
    var revoke: String
    var keepData: String
    var all: String
    var limit: String
    var forget: String
    var unprefer: String
    var onlyApp: String
    var onlyAction: String
}
