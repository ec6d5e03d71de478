// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// One run as it is remembered.
package struct HistoryEntry: Sendable, Hashable, Identifiable {
    /// How far the run is.
    package enum State: Sendable, Hashable {
        case running
        /// The host ended before the action did.
        case interrupted
        case ended(OutcomeKind)
    }
    package var id: Int64
    package var started: Date
    /// Seconds; nil while it runs.
    package var duration: Double?
    package var appIdentifier: String
    package var appName: String
    /// What stands before the dot in the action's name.
    package var appShortName: String
    package var action: String
    package var title: String
    package var surface: SurfaceName
    /// As they were given; contents of files are left out.
    package var arguments: [String: JSONValue]
    package var state: State
    /// What was returned, without the contents of files.
    package var value: JSONValue?
    package var dialog: String?
    package var failure: ActionFailure?
}
