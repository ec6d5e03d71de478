// SPDX-License-Identifier: Apache-2.0

extension CommandWords {
    static let english = CommandWords(
        help: HelpWords(
            tagline: "Beckon runs the actions of your apps: by hand, from scripts, from AI agents.",
            usage: "Usage",
            command: "COMMAND",
            running: "Run",
            looking: "Look around",
            connecting: "Connect and check",
            commands: "Commands",
            options: "Options",
            examples: "Examples",
            exitCodes: "Exit codes",
            more: "“beckon {0} --help” tells more about each."),
        commands: CommandTexts(
            app: .init(
                "Install, list, show and remove apps",
                "An app is a bundle, a folder “Name.app”, that offers actions."),
            appInstall: .init(
                "Install an app, or replace it by a newer one",
                "Shows what the app asks for (the network, a bus name, files) and installs it when you agree."),
            appList: .init("List the installed apps", "Bundles that cannot be used are listed with the reason."),
            appShow: .init("Show an app: what it may do and what it offers"),
            appGrant: .init(
                "Let an app do what it asks for, or take that back",
                """
                Shows what the app asks for and grants it when you agree. An app that came with the system is granted \
                nothing until you do this.
                """),
            appPrefer: .init(
                "Choose the app that a request goes to",
                """
                Where several apps handle the same request, such as INSendMessageIntent, you are asked which one. With \
                this the request goes to APP without a question. “--forget” has you asked again.
                """),
            appRemove: .init("Remove an app and what it kept"),
            action: .init("List and show actions"),
            actionList: .init("List the actions you can run"),
            actionShow: .init("Show an action: its parameters, values and phrases"),
            run: .init(
                "Run an action",
                """
                ACTION is App.Action, a title, or any part of these that fits only one action. Beckon's own options
                stand before it; every word after it belongs to a parameter: “--name VALUE” or “--name=VALUE”, again
                for each element of a list, “--name” alone for yes. What is missing is asked for.
                """),
            history: .init("Show what ran, when, and how it ended", "The newest run comes first."),
            doctor: .init(
                "Check that this machine has what Beckon needs",
                """
                A problem (✗) keeps Beckon or an app from working: the exit code is 9. A warning (!) is about
                something that only some apps or actions need: the exit code stays 0.
                """),
            mcp: .init(
                "Serve all actions to an AI agent (MCP over standard input and output)",
                """
                Enter “beckon mcp” as a server of your agent. Each action is a tool named App.Action. Questions and
                confirmations go back through the agent's program to you: an agent cannot confirm for you.
                """)),
        options: OptionTexts(
            help: "Show this help",
            version: "Show the version",
            json: "Write the result as JSON; its form is stable",
            locale: "Speak this language, such as es or hu_HU",
            snippet: "Also draw the snippet into FILE (.png or .html)",
            appearance: "Draw it for a light or a dark background",
            confirm: "Answer every confirmation with yes",
            timeout: "Give up after this many seconds without progress (30)",
            grant: "Grant what the app asks for without a question",
            revoke: "Take back what was granted",
            keepData: "Keep what the app stored",
            all: "Also list actions that their app hides",
            limit: "Show at most this many (20)",
            forget: "Forget the runs, all or those of --app and --action, instead of showing them",
            unprefer: "Ask again which app the request is for",
            onlyApp: "Only runs of this app",
            onlyAction: "Only runs of this action"),
        outcomes: OutcomeTexts(
            succeeded: "done",
            failed: "the action ran and failed",
            usage: "an option or a value is wrong",
            notFound: "not found, or several fit",
            needsValue: "nobody was there to answer a question",
            declined: "a confirmation was answered with no",
            denied: "not allowed, or locked",
            timedOut: "it took too long",
            crashed: "the app crashed",
            unavailable: "Beckon itself cannot work; see “beckon doctor”",
            cancelled: "cancelled"),
        usage: UsageWords(
            unknownCommand: "There is no command “{0}”.",
            unknownOption: "There is no option “{0}”.",
            ambiguousOption: "“{0}” is short for several options.",
            missingValue: "“{0}” needs a value: {1}.",
            unexpectedValue: "“{0}” takes no value.",
            invalidValue: "“{0}” is not {1}.",
            missingOperand: "{0} is missing.",
            unexpectedOperand: "“{0}” is too much here.",
            notAParameter: "“{0}” is no parameter. After the action write --NAME VALUE; quote names with blanks.",
            beforeAction: "“--{0}” is an option of Beckon: write it before the action.",
            didYouMean: "Did you mean {0}?",
            seeHelp: "“{0} --help” shows how it is used.",
            noSnippet: "The action showed no snippet; “{0}” was not written.",
            notGranted: "{0} asks for what was not granted: {1}. “beckon app grant {2}” grants it.",
            remembersApp: "“beckon app prefer {0} {1}” remembers this choice."),
        listing: ListingWords(
            noApps: "No apps are installed. “beckon app install Name.app” installs one.",
            noActions: "There are no actions yet. “beckon app install Name.app” brings some.",
            noHistory: "No runs are remembered.",
            forgotten: "Forgotten: {0}.",
            leftOut: "left out: {0}",
            installed: "Installed {0} (actions: {1}).",
            removed: "Removed {0}.",
            wants: "{0} asks for:",
            grantQuestion: "Install it and grant this?",
            grantAccept: "Install",
            grantDeny: "Leave it",
            grantNeedsYes: "{0} asks for: {1}. Nobody is here to grant it; “--yes” grants it.",
            grantDeclined: "{0}: nothing was granted or changed.",
            grantOnlyQuestion: "Grant this?",
            grantOnlyAccept: "Grant",
            identifier: "Identifier", version: "Version", location: "Location", permissions: "Granted",
            nonePermitted: "nothing beyond its own files", system: "system",
            preferredFor: "Chosen for", preferred: "chosen for all such requests",
            preferenceSet: "“{0}” goes to {1} from now on.", preferenceForgotten: "{0}: you are asked which app.",
            actions: "Actions", parameters: "Parameters", optional: "optional", standard: "default {0}",
            oneOf: "one of {0}", returns: "Returns", phrases: "Say",
            asksFirst: "asks before it acts", needsUnlock: "needs you to be authenticated", opensApp: "opens the app",
            running: "running", interrupted: "interrupted",
            healthy: "Everything Beckon needs is here.", unhealthy: "Something is missing.",
            truth: "yes or no", whole: "whole number", number: "number", text: "text", date: "date",
            address: "URL", duration: "duration", quantity: "quantity", money: "amount", person: "person",
            place: "place", file: "file", list: "list of {0}"))
}
