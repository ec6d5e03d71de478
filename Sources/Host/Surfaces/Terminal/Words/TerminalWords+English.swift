// SPDX-License-Identifier: Apache-2.0
import Language

extension TerminalWords {
    package static let english = TerminalWords(
        values: .english,
        chooseOne: "Number or name",
        chooseSeveral: "Numbers or names, separated by commas",
        yesOrNo: "{0} or {1}",
        optionalHint: "Enter leaves it out",
        defaultHint: "Enter takes {0}",
        listHint: "One per line; an empty line ends the list.",
        multilineHint: "An empty line ends the text.",
        secretPrompt: "Not shown while you type: ",
        noSuchOption: "“{0}” is none of these.",
        severalOptions: "“{0}” could be {1}.",
        valueNeeded: "A value is needed here; Ctrl-D cancels.",
        tooFew: "Too few: at least {0} needed.",
        tooMany: "Too many: at most {0} allowed.",
        done: "Done.",
        declined: "Declined; nothing was done.",
        cancelled: "Cancelled.",
        needsValue: "“{0}” is missing and nobody is here to ask. Add {1} VALUE.",
        needsOneOf: "“{0}” Add {1} with one of: {2}.",
        needsConfirmation: "“{0}” Nobody is here to confirm it; “--yes” before the action confirms.",
        needsTerminal: "“{0}” Nobody is here to choose ({1}); run it in a terminal.",
        needsSecret: "“{0}” This is a secret: answer it at a terminal.",
        working: "Working…")
}
