// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// Causes that only one who asks the service can have.
extension ConnectFailure.Code {
    /// The bus does not let this program talk to the service.
    static let accessDenied = Self(rawValue: "AccessDenied")
    /// Nobody answers under the service's name, or there is no bus.
    static let serviceMissing = Self(rawValue: "ServiceMissing")
    /// It is there and does not answer in time.
    static let serviceSilent = Self(rawValue: "ServiceSilent")
    static let unknown = Self(rawValue: "Unknown")
}
