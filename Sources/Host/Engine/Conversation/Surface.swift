// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A place where a person or program meets Beckon. It can ask, show progress and present a result; it knows no action.
package protocol Surface: Sendable {
    var name: SurfaceName { get }

    /// Whether the person may be asked for a password on the terminal that this process has.
    var mayUseTerminal: Bool { get }

    /// Puts one question to the person and waits for the answer.
    /// - Throws: `SurfaceUnavailable` where nobody is there to answer.
    func ask(_ question: Question, for action: RunningAction) async throws -> Answer

    /// Clears the place for a question that is asked elsewhere, such as polkit's on the same terminal.
    func makeWay() async

    func show(_ progress: ActionProgress, of action: RunningAction) async

    func present(_ outcome: RunOutcome) async
}

extension Surface {
    package var mayUseTerminal: Bool { false }
    package func makeWay() async {}
}
