// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A wish to run one action.
package struct RunRequest: Sendable {
    /// The action as the person named it: `App.Action`, its title, or an unambiguous part.
    package var action: String
    /// Parameters as text or JSON, by name.
    package var arguments: [String: JSONValue]
    package var context: RequestContext
    /// How long `perform()` may run without progress; nil is the host's limit of 30 s.
    package var timeLimit: Duration?
    /// Answers every confirmation with yes.
    package var confirmsAll: Bool

    package init(
        action: String, arguments: [String: JSONValue] = [:], context: RequestContext, timeLimit: Duration? = nil,
        confirmsAll: Bool = false
    ) {
        self.action = action
        self.arguments = arguments
        self.context = context
        self.timeLimit = timeLimit
        self.confirmsAll = confirmsAll
    }
}

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
    /// Why the run could not be written into the history, where that failed.
    package var historyProblem: String?

    package init(
        action: RunningAction?, result: ActionResult, duration: Duration, resources: String? = nil,
        openQuestion: Question? = nil, alternatives: [String] = []
    ) {
        self.action = action
        self.result = result
        self.duration = duration
        self.resources = resources
        self.openQuestion = openQuestion
        self.alternatives = alternatives
    }

    package var kind: OutcomeKind { OutcomeKind(result.failure) }
}
