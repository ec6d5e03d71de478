// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of `INIntentError`; Intents, iOS 10.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// What goes wrong outside of a request; Intents, iOS 10.
public struct INIntentError: Error, CustomNSError, Hashable, Sendable {
    public let code: Code
    /// What is known beside the code.
    public var errorUserInfo: [String: Any] { details.mapValues { $0 as Any } }
    private let details: [String: String]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        details = userInfo.mapValues { "\($0)" }
    }

    public static var errorDomain: String { INIntentErrorDomain }
    public var errorCode: Int { code.rawValue }
}
