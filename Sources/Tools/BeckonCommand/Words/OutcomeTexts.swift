// SPDX-License-Identifier: Apache-2.0
import Engine

/// One line on each kind of outcome.
struct OutcomeTexts: Sendable {
    var succeeded: String
    var failed: String
    var usage: String
    var notFound: String
    var needsValue: String
    var declined: String
    var denied: String
    var timedOut: String
    var crashed: String
    var unavailable: String
    var cancelled: String

    subscript(kind: OutcomeKind) -> String {
        switch kind {
        case .succeeded: succeeded
        case .failed: failed
        case .usage: usage
        case .notFound: notFound
        case .needsValue: needsValue
        case .declined: declined
        case .denied: denied
        case .timedOut: timedOut
        case .crashed: crashed
        case .unavailable: unavailable
        case .cancelled: cancelled
        }
    }
}
