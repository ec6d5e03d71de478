// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation

extension NSExtensionContext {
    /// The request that the extension was started for; Intents, iOS 13.
    public var intent: INIntent? { parts["intent"] as? INIntent }
}
