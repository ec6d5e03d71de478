// SPDX-License-Identifier: Apache-2.0
extension AppIntentError {
    /// Errors that a permission cures; App Intents, iOS 18.
    public enum PermissionRequired {
        /// Says “Voice access is not permitted.”
        public static let siri: AppIntentError = .predefined("siri", "Voice access is not permitted.")
        /// Says “Access to the local network is not permitted.”
        public static let localNetwork: AppIntentError =
            .predefined("localNetwork", "Access to the local network is not permitted.")
        /// Says “Access to Bluetooth is not permitted.”
        public static let bluetooth: AppIntentError = .predefined("bluetooth", "Access to Bluetooth is not permitted.")
        /// Says “Access to photos is not permitted.”
        public static let photos: AppIntentError = .predefined("photos", "Access to photos is not permitted.")
        /// Says “Access to contacts is not permitted.”
        public static let contacts: AppIntentError = .predefined("contacts", "Access to contacts is not permitted.")
        /// Says which location is not permitted.
        public static func location(precise: Bool = false) -> AppIntentError {
            .predefined(
                precise ? "preciseLocation" : "location",
                precise
                    ? "Access to the precise location is not permitted." : "Access to the location is not permitted.")
        }
    }

    /// Errors that the person cures in the app; App Intents, iOS 18.
    public enum UserActionRequired {
        /// Says “Sign in to the app first.”
        public static let signin: AppIntentError = .predefined("signin", "Sign in to the app first.")
        /// Says “Set up an account in the app first.”
        public static let accountSetup: AppIntentError = .predefined(
            "accountSetup", "Set up an account in the app first.")
        /// Says “This must be confirmed in the app.”
        public static let confirmation: AppIntentError = .predefined(
            "confirmation", "This must be confirmed in the app.")
    }

    /// Errors that trying again does not cure; App Intents, iOS 18.
    public enum Unrecoverable {
        /// Says “The network cannot be reached.”
        public static let networkFailure: AppIntentError = .predefined(
            "networkFailure", "The network cannot be reached.")
        /// Says “Only a part could be done.”
        public static let partialFailure: AppIntentError = .predefined("partialFailure", "Only a part could be done.")
        /// Says “This is not allowed.”
        public static let notAllowed: AppIntentError = .predefined("notAllowed", "This is not allowed.")
        /// Says “Something went wrong.”
        public static let unknown: AppIntentError = .predefined("unknown", "Something went wrong.")
        /// Says “This device does not support that.”
        public static let unsupportedOnDevice: AppIntentError =
            .predefined("unsupportedOnDevice", "This device does not support that.")
        /// Says “This is restricted at the moment.”
        public static let featureCurrentlyRestricted: AppIntentError =
            .predefined("featureCurrentlyRestricted", "This is restricted at the moment.")
        /// Says “That could not be found.”
        public static let entityNotFound: AppIntentError = .predefined("entityNotFound", "That could not be found.")
    }
}
