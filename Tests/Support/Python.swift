// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Testing

/// The Python with the official MCP SDK, which `make test` installs; `BECKON_TEST_PYTHON` names another.
package enum Python {
    package static let path =
        ProcessInfo.processInfo.environment["BECKON_TEST_PYTHON"]
        ?? Products.package.appending(path: ".build/venv/bin/python").path

    /// What scripts beside the tests need to import the modules that they share, without leaving compiled ones behind.
    package static let modules = [
        "PYTHONPATH": Products.package.appending(path: "Tests/Support/Peers").path, "PYTHONDONTWRITEBYTECODE": "1",
    ]

    package static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, and says so, where that Python is missing.
    package static var needsPython: Self {
        .enabled(
            if: Python.isThere,
            "There is no Python with the MCP SDK at \(Python.path); run make test, or set BECKON_TEST_PYTHON.")
    }
}
