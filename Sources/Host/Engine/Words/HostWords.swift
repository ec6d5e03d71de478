// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What the host itself says of a run, in one language. `{0}`, `{1}` stand for what is filled in.
struct HostWords: Sendable {
    var mayChange: String
    var run: String
    var notConfirmed: String
    var putAway: String
    var takesAValue: String
    var takesOneValue: String
    var tooFewValues: String
    var tooManyValues: String
    var takesContent: String
    var givenTwice: String
    var noParameter: String
    var takesNone: String
    var takes: String
    var didYouMean: String
    var noAction: String
    var listShowsAll: String
    var leftOut: String
    var severalActions: String
    var needsYouHere: String
    var policyRefuses: String
    var notAuthenticated: String
    var wrongPassword: String
    /// What the app wanted again after the person had authenticated.
    var authenticationNotTaken: String
    var whichApp: String
    /// Begins the list of apps that handle a request and cannot be used now.
    var handlersUnusable: String
    var offersNothing: String
    /// No app handles the request; {0} is its class.
    var noHandler: String
    /// The same where it is known what {0} such apps are for.
    var noHandlerOfKind: String
    var appKinds: [AppKind: String]
    var appDoesNotHandle: String
    var appHandles: String
    var nothingPreferred: String
    var groupRefused: String
    var groupNotGranted: String
    var secretsKept: String

    /// The words for the first of the languages that Beckon speaks, or English.
    /// - Parameter languages: BCP 47 tags, preferred first.
    static func of(_ languages: [String]) -> HostWords {
        switch SpokenLanguage(preferred: languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }
}
