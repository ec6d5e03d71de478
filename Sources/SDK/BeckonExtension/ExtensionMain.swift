// SPDX-License-Identifier: Apache-2.0
import Dispatch

/// The entry point of an app of intents; the build plugin calls it where the sources have no `@main` of their own.
public enum ExtensionMain {
    /// Serves the app's actions over MCP until the peer is gone, then ends the process.
    public static func run() -> Never {
        dispatchMain()
    }
}
