// SPDX-License-Identifier: Apache-2.0
extension IntentPerson {
    /// How a person is reached; App Intents, iOS 16.
    public struct Handle: Sendable, Hashable, Codable {
        /// What the handle is.
        public enum Value: Sendable, Hashable, Codable {
            case phoneNumber(String)
            case emailAddress(String)
            case applicationDefined(String)
        }

        /// What the handle is for.
        public enum Label: Sendable, Hashable, Codable {
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
            case custom(String)
        }

        /// The number, address or name itself.
        public var value: Value
        /// What it is for.
        public var label: Label

        /// A handle of any kind.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// A telephone number as the person writes it.
        public init(phoneNumber phoneNumberString: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumberString), label: label)
        }

        /// An address for mail.
        public init(emailAddress emailAddressString: String, label: Label = .other) {
            self.init(.emailAddress(emailAddressString), label: label)
        }

        /// A name that the app alone knows.
        public init(applicationDefined stringValue: String, label labelString: String? = nil) {
            self.init(.applicationDefined(stringValue), label: labelString.map { .custom($0) } ?? .other)
        }

        /// A handle of the kind that the text looks like.
        init(text: String) {
            if text.contains("@") {
                self.init(.emailAddress(text))
            } else if text.allSatisfy({ $0.isNumber || "+-() /".contains($0) }) {
                self.init(.phoneNumber(text))
            } else {
                self.init(.applicationDefined(text))
            }
        }

        var text: String {
            switch value {
            case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
            }
        }
    }
}
