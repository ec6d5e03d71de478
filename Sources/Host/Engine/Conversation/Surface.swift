// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A place where a person or program meets Beckon. It can ask, show progress and present a result; it knows no action.
package protocol Surface: Sendable {
    /// The name that history records, such as `terminal`.
    var name: String { get }

    /// Whether the person may be asked for a password on the terminal that this process has.
    var mayUseTerminal: Bool { get }

    /// Puts one question to the person and waits for the answer.
    /// - Throws: `SurfaceUnavailable` where nobody is there to answer.
    func ask(_ question: Question, for action: RunningAction) async throws -> Answer

    func show(_ progress: ActionProgress, of action: RunningAction) async

    func present(_ outcome: RunOutcome) async
}

extension Surface {
    package var mayUseTerminal: Bool { false }
}

/// Nobody can answer on this surface.
package struct SurfaceUnavailable: Error, Sendable {
    package init() {}
}

/// The action a surface is asked about.
package struct RunningAction: Sendable, Hashable {
    package var appIdentifier: String
    package var appName: String
    package var action: ActionDescriptor
    package init(appIdentifier: String, appName: String, action: ActionDescriptor) {
        self.appIdentifier = appIdentifier
        self.appName = appName
        self.action = action
    }
}

/// How far an action is; `fraction` is nil while the end is not known.
package struct ActionProgress: Sendable, Hashable {
    package var fraction: Double?
    package var title: String?
    package var subtitle: String?
    package init(fraction: Double?, title: String? = nil, subtitle: String? = nil) {
        self.fraction = fraction
        self.title = title
        self.subtitle = subtitle
    }
}
