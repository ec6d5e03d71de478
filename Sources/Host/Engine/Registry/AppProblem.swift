// SPDX-License-Identifier: Apache-2.0

/// A bundle, or its extension, that could not be used and was left out of a list.
package struct AppProblem: Sendable, Hashable {
    package var path: String
    package var message: String
    /// The requests that the bundle says it handles, as far as it can be read.
    package var requests: [String]
    package init(path: String, message: String, requests: [String] = []) {
        self.path = path
        self.message = message
        self.requests = requests
    }
}
