// SPDX-License-Identifier: Apache-2.0
/// When a device may run an action; App Intents, iOS 16.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
    case alwaysAllowed
    /// The person must have authenticated on the asking or on the running device.
    case requiresAuthentication
    /// The running device itself must be unlocked.
    case requiresLocalDeviceAuthentication
}
