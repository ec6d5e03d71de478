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
    /// Whether the text for a file is a path that the person named, whose content is read with the person's rights.
    package var readsPaths: Bool

    package init(
        action: String, arguments: [String: JSONValue] = [:], context: RequestContext, timeLimit: Duration? = nil,
        confirmsAll: Bool = false, readsPaths: Bool = false
    ) {
        self.action = action
        self.arguments = arguments
        self.context = context
        self.timeLimit = timeLimit
        self.confirmsAll = confirmsAll
        self.readsPaths = readsPaths
    }
}
