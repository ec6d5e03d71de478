// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The kinds of end that a run can have: the one place where an end gets its exit code.
package enum OutcomeKind: String, Sendable, CaseIterable {
    case succeeded, failed, usage, notFound, needsValue, declined, denied, timedOut, crashed, unavailable, cancelled

    package var exitCode: Int32 {
        switch self {
        case .succeeded: 0
        case .failed: 1
        case .usage: 2
        case .notFound: 3
        case .needsValue: 4
        case .declined: 5
        case .denied: 6
        case .timedOut: 7
        case .crashed: 8
        case .unavailable: 9
        case .cancelled: 130
        }
    }

    package init(_ failure: ActionFailure?) {
        self = failure.map { Self.kinds[$0.code] ?? .failed } ?? .succeeded
    }

    package init(_ error: HostError) {
        self =
            switch error.code {
            case .badBundle: .usage
            case .notGranted, .readOnly: .denied
            case .unknownApp, .unknownAction, .ambiguous: .notFound
            case .crashed: .crashed
            case .timedOut: .timedOut
            default: .unavailable
            }
    }

    private static let kinds: [ActionFailure.Code: OutcomeKind] = [
        .failed: .failed, .invalidValue: .usage, .notFound: .notFound, .unknownAction: .notFound,
        .ambiguousAction: .notFound, .needsValue: .needsValue, .declined: .declined, .denied: .denied,
        .authenticationRequired: .denied, .invalidAuthentication: .denied, .needsHost: .denied, .timedOut: .timedOut,
        .crashed: .crashed,
        .unavailable: .unavailable, .notDrawn: .unavailable, .cancelled: .cancelled,
    ]
}

extension ActionFailure.Code {
    package static let unknownAction = ActionFailure.Code(rawValue: "unknownAction")
    package static let ambiguousAction = ActionFailure.Code(rawValue: "ambiguousAction")
    /// The host could not work: no sandbox, no database.
    package static let unavailable = ActionFailure.Code(rawValue: "unavailable")
    /// The action ran, but its snippet could not be drawn.
    package static let notDrawn = ActionFailure.Code(rawValue: "notDrawn")
}
