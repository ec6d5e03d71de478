// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface

/// What a command works with while it runs.
struct CommandSession: Sendable {
    let console: any Console
    let environment: [String: String]
    let person: PersonLocale
    let words: CommandWords
    let writesJSON: Bool
    let host: Engine.Host

    var context: RequestContext { person.context(surface: .terminal) }
    var locale: Locale { Locale(identifier: person.identifier) }
    var style: TerminalStyle { TerminalStyle(colour: console.features.colour(.output)) }

    func surface(presentsResults: Bool = true) -> TerminalSurface {
        TerminalSurface(
            console: console, languages: person.languages, locale: person.identifier,
            presentsResults: presentsResults)
    }

    func print(_ text: String) throws { try console.write(text + "\n", to: .output) }

    func warn(_ text: String) throws {
        let style = TerminalStyle(colour: console.features.colour(.error))
        try console.write(style("beckon:", .yellow, .bold) + " \(text.printable)\n", to: .error)
    }

    /// Writes a document of stable form on one line.
    func print(_ document: StableDocument) throws {
        try console.write(document.text() + "\n", to: .output)
    }
}
