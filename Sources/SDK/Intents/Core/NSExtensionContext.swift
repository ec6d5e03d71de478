// SPDX-License-Identifier: Apache-2.0

/// What the host gives an extension; Foundation, iOS 8.
open class NSExtensionContext: NSObject {
    /// The request that the extension was started for; Intents, iOS 13.
    public let intent: INIntent?

    package init(intent: INIntent?) {
        self.intent = intent
        super.init()
    }
}
