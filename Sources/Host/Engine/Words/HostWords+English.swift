// SPDX-License-Identifier: Apache-2.0

extension HostWords {
    static let english = HostWords(
        mayChange: "“{0}” may change or destroy something. Run it?",
        run: "Run",
        notConfirmed: "“{0}” was not confirmed.",
        putAway: "The question was put away.",
        takesAValue: "it takes a value, not only yes or no.",
        takesOneValue: "it takes one value, and several were given.",
        tooFewValues: "it takes at least {0} values, and {1} were given.",
        tooManyValues: "it takes at most {0} values, and {1} were given.",
        takesContent: "it takes the file's content, {0}, and no path.",
        givenTwice: "“{0}” was given twice, once as “{1}”.",
        noParameter: "“{0}” has no parameter “{1}”.",
        takesNone: "It takes none.",
        takes: "It takes {0}.",
        didYouMean: "Did you mean {0}?",
        noAction: "There is no action “{0}”.",
        listShowsAll: "`beckon action list` shows all.",
        leftOut: "Left out: {0}",
        severalActions: "“{0}” fits {1} actions: {2}",
        needsYouHere: "“{0}” needs you at this machine, in an unlocked session: polkit allows {1} nowhere else.",
        policyRefuses: "The policy of this machine does not allow “{0}” now (polkit: {1}).",
        notAuthenticated: "“{0}” needs you to authenticate, and you did not.",
        wrongPassword: "“{0}” needs you to authenticate, and the password was not right.",
        authenticationNotTaken: "“{0}”: the app does not take this authentication.",
        whichApp: "Which app?",
        handlersUnusable: "Apps that handle it are installed and cannot be used now:",
        offersNothing: "“{0}” names it in IntentsSupported, and does not offer it.",
        noHandler: "No installed app handles it. It takes an app whose Info.plist names {0} in IntentsSupported.",
        noHandlerOfKind:
            "No installed app handles it. It takes an app for {0}, whose Info.plist names {1} in IntentsSupported.",
        appKinds: [
            .bookings: "bookings", .calls: "calls", .cars: "cars", .codes: "codes", .media: "media",
            .messages: "messages", .notes: "notes and tasks", .payments: "payments", .photos: "photos", .radio: "radio",
            .rides: "rides", .workouts: "workouts",
        ],
        appDoesNotHandle: "“{0}” does not handle “{1}”.",
        appHandles: "It handles {0}.",
        nothingPreferred: "No app is chosen for “{0}”.",
        groupRefused: "“{0}” wanted the secrets of the group “{1}”, which its bundle does not ask for.",
        groupNotGranted:
            "“{0}” wanted the secrets of the group “{1}”, which it was not granted. `beckon app grant {2}` grants it.",
        secretsKept: "“{0}” did not get at its secrets: {1}")
}
