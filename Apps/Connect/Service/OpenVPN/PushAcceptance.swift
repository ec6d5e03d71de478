// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// Which of the server's options the profile lets in.
struct PushAcceptance {
    private let filters: [(accepts: Bool, start: String)]
    private let takesRoutes: Bool

    init(_ directives: [OpenVPNDirective]) {
        takesRoutes = !directives.contains { $0.name == "route-nopull" }
        filters = directives.filter { $0.name == "pull-filter" && $0.arguments.count == 2 }.map {
            ($0.arguments[0] == "accept", $0.arguments[1])
        }
    }

    func accepts(_ option: String) -> Bool {
        takesRoutes && (filters.first { option.hasPrefix($0.start) }?.accepts ?? true)
    }
}
