// SPDX-License-Identifier: Apache-2.0

extension Bool {
    /// What true and false are called; App Intents, iOS 16.
    public struct IntentDisplayName: Sendable {
        /// The words for yes.
        public let `true`: LocalizedStringResource
        /// The words for no.
        public let `false`: LocalizedStringResource

        /// Words for both values, such as “On” and “Off”.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
