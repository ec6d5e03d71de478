// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// A status as it is told on the bus.
enum StatusWords {
    static func properties(_ status: ConnectController.Status) -> [String: BusValue] {
        [
            "State": .string(status.state.name),
            "Profile": .string(status.state.profile?.rawValue ?? ""),
            "Since": .uint64(UInt64(max(0, status.since.timeIntervalSince1970))),
            "FailureCode": .string(status.state.failure?.code.rawValue ?? ""),
            "FailureMessage": .string(status.state.failure?.description ?? ""),
        ]
    }

    static func details(_ status: ConnectController.Status) -> [String: BusValue] {
        var details: [String: BusValue] = [
            "state": .string(status.state.name),
            "since": .uint64(UInt64(max(0, status.since.timeIntervalSince1970))),
        ]
        if let profile = status.state.profile { details["profile"] = .string(profile.rawValue) }
        if let name = status.name { details["name"] = .string(name) }
        if let failure = status.state.failure {
            details["failure"] = .string(failure.code.rawValue)
            details["message"] = .string(failure.description)
        }
        if let statistics = status.statistics {
            details["received"] = .uint64(statistics.received)
            details["sent"] = .uint64(statistics.sent)
            if let endpoint = statistics.endpoint { details["endpoint"] = .string(endpoint) }
            if let time = statistics.latestHandshake { details["handshake"] = .uint64(time) }
        }
        return details
    }
}
