// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Scripts that use Connect as a person does, in its lab.
enum Lab {
    /// Installs Connect in the lab, runs the script there and returns what it prints.
    static func run(_ script: String, arguments: [String] = [], limit: Duration) async throws -> String {
        let prelude = """
            set -e
            bundle=$(\(Products.package.path)/Apps/Connect/bundle "$BECKON_PRODUCTS" "$HOME")
            beckon=$BECKON_PRODUCTS/beckon
            "$beckon" app install --yes "$bundle" >&2

            """
        let run = try await ConnectLab.run(prelude + script, arguments: arguments, limit: limit)
        try #require(run.status.succeeded, "\(run.status): \(run.errorOutput)\n\(run.output)")
        return run.output
    }
}
