// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What a request came to, whether it ran or not.
package struct RunOutcome: Sendable {
    /// The action that was meant, where one was found.
    package var action: RunningAction?
    package var result: ActionResult
    package var duration: Duration
    /// The bundle's `Resources/`, from which a snippet's images are read.
    package var resources: String?
    /// The question that nobody could answer, where that ended the run.
    package var openQuestion: Question?
    /// Names that may have been meant, where the action or a parameter was not found.
    package var alternatives: [String]
    /// Whether the failure is told in the app's words, and not in Beckon's.
    package var isAppsFailure: Bool
    /// What the app asks for and was not granted, in words; only where the run failed.
    package var notGranted: [String] = []
    /// Whether the person was asked which of several apps handles the request.
    package var isAppChosen = false
    /// What the app tried and may not do, and what kept its secrets from it; in words.
    package var reports: [String] = []
    /// Why the run could not be written into the history, where that failed.
    package var historyProblem: String?

    package init(
        action: RunningAction?, result: ActionResult, duration: Duration, resources: String? = nil,
        openQuestion: Question? = nil, alternatives: [String] = [],
        isAppsFailure: Bool = false
    ) {
        self.action = action
        self.result = result
        self.duration = duration
        self.resources = resources
        self.openQuestion = openQuestion
        self.alternatives = alternatives
        self.isAppsFailure = isAppsFailure
    }

    package var kind: OutcomeKind { OutcomeKind(result.failure) }
}
