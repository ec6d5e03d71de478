// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Synchronization

/// The keychain that the host keeps for the app, as the serving side presents it to the SDK.
package protocol KeychainService: Sendable {
    /// Has the host do it, and blocks the calling thread until it has.
    func perform(_ request: KeychainRequest) -> KeychainReply
}

extension IntentRuntime {
    /// The app's keychain; nil outside the host.
    package static var keychain: (any KeychainService)? {
        get { servedKeychain.withLock { $0 } }
        set { servedKeychain.withLock { $0 = newValue } }
    }
}

private let servedKeychain = Mutex<(any KeychainService)?>(nil)

/// Marks a framework whose functions wait for the host on the thread that calls them: where a program links one, its
/// actions do not begin on the thread that reads what the host says.
@_alwaysEmitConformanceMetadata
package protocol BlockingFramework: Sendable {}
