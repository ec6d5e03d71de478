// SPDX-License-Identifier: Apache-2.0

extension RequestWords {
    static let english = RequestWords(
        yes: "Yes",
        no: "No",
        and: Conjunction("and"),
        whatIs: "What is the value of {0}?",
        which: "Which {0}?",
        isIt: "{0}: {1}?",
        cannotBe: "{0} cannot be “{1}”.",
        because: "“{0}”: {1}",
        confirm: "{0}? {1}",
        declined: "The confirmation was refused.",
        putAway: "The question was not answered.",
        success: "{0}: done.",
        inProgress: "{0}: this is still being done.",
        continuesInApp: "{0}: this goes on in the app.",
        needsApp: "{0}: open the app first.",
        authenticate: "{0}: authenticate first.",
        notEnough: "{0}: the app does not take this authentication.",
        failed: "{0}: this could not be done.",
        timedOut: "{0}: the app took too long.",
        notHandled: "{0}: the app has nothing that handles it.")
}
