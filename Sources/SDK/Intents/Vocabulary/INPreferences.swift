// SPDX-License-Identifier: Apache-2.0

/// What a person has set for requests; Intents, iOS 10.
open class INPreferences: NSObject {
    /// Always authorized: the host guards each request by itself.
    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }

    public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(siriAuthorizationStatus())
    }

    public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { siriAuthorizationStatus() }

    /// The language of the running request, as BCP 47 writes it.
    public class func siriLanguageCode() -> String { Localization.current.languages.first ?? "en" }
}
