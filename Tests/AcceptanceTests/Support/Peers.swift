// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// The scripts beside these tests.
enum Peers {
    /// What runs those that need nothing but Python itself.
    static let python = "/usr/bin/python3"

    static func path(_ name: String) -> String {
        Products.package.appending(path: "Tests/AcceptanceTests/Peers/\(name)").path
    }
}
