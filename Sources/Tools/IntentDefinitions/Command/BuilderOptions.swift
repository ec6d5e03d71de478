// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Getopt

/// What `intentbuilder` is told on its command line.
package struct BuilderOptions: Sendable, Hashable {
    /// An error in the command line, in words for the person who wrote it.
    package struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
        package let description: String
    }

    package static let help = """
        usage: intentbuilder FILE [--strings DIR] [--output FILE]
        Writes the Swift of an .intentdefinition: the classes, protocols and enums that Xcode makes of it.

          --strings DIR   holds LANGUAGE.lproj/NAME.strings and LANGUAGE.lproj/AppIntentVocabulary.plist
                          (the folder that FILE is in; if that is an .lproj, the one around it)
          --output FILE   is written instead of standard output
          -h, --help      show this

        What is wrong is told as FILE:LINE: error: KEY: why; then nothing is written, and the exit code is 65.
        The targets of a package get this by the build plugin BeckonIntentBuilder.

        """

    package var file = URL(filePath: "/")
    package var strings: URL?
    package var output: URL?
    /// Whether nothing is wanted but ``help``.
    package var asksForHelp = false

    private static let scanner = OptionScanner([
        OptionShape("strings", takesValue: true), OptionShape("output", short: "o", takesValue: true),
        OptionShape("help", short: "h", takesValue: false),
    ])

    package init(_ arguments: [String]) throws(Problem) {
        let line = try Self.scanned(arguments)
        for option in line.options {
            switch option.name {
            case "strings": strings = URL(filePath: option.value)
            case "output": output = URL(filePath: option.value)
            default: asksForHelp = true
            }
        }
        if asksForHelp { return }
        guard let name = line.operands.first else {
            throw Problem(description: "the FILE to read is missing; see --help")
        }
        if line.operands.count > 1 { throw Problem(description: "“\(line.operands[1])” is one FILE too many") }
        file = URL(filePath: name)
    }

    private static func scanned(_ arguments: [String]) throws(Problem) -> ScannedLine {
        do throws(OptionFault) {
            return try scanner.scan(arguments)
        } catch {
            switch error {
            case .missingValue(let option): throw Problem(description: "--\(option) needs a value after it")
            case .unexpectedValue(let option): throw Problem(description: "--\(option) takes no value")
            case .ambiguous(let word, let names):
                throw Problem(description: "“\(word)” is short for \(names.map { "--\($0)" }.joined(separator: ", "))")
            case .unknown(let word): throw Problem(description: "there is no option “\(word)”; see --help")
            }
        }
    }
}
