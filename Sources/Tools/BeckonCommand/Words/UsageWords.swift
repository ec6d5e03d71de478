// SPDX-License-Identifier: Apache-2.0

/// What is said of a command line that cannot be understood.
struct UsageWords: Sendable {
    var unknownCommand: String
    var unknownOption: String
    var ambiguousOption: String
    var missingValue: String
    var unexpectedValue: String
    var invalidValue: String
    var missingOperand: String
    var unexpectedOperand: String
    var notAParameter: String
    var beforeAction: String
    var didYouMean: String
    var seeHelp: String
    var noSnippet: String
    var notGranted: String
    /// {0} is the request, {1} the app that was chosen for it.
    var remembersApp: String
}
