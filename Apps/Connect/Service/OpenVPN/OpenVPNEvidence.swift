// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// What OpenVPN's log tells about the cause, for when there is no tunnel.
struct OpenVPNEvidence: Sendable {
    private static let longestQuote = 200

    /// Why the server's certificate was refused here.
    private var serverFault: String?
    /// How the server refused the profile's certificate.
    private var clientFault: String?
    private var networkFault: String?
    private var isRejected = false
    /// The words with which the server refused the user.
    private(set) var refusal: String?

    var isAboutCertificates: Bool { serverFault != nil || clientFault != nil }

    mutating func read(_ text: String) {
        let certificateFaults = [
            "VERIFY ERROR", "VERIFY X509NAME ERROR", "VERIFY KU ERROR", "VERIFY EKU ERROR", "VERIFY nsCertType ERROR",
            "Certificate does not have", "VERIFY CRL ERROR",
        ]
        let refusalStart = "AUTH: Received control message: AUTH_FAILED"
        if certificateFaults.contains(where: text.hasPrefix) {
            if serverFault == nil { serverFault = Self.quote(text) }
        } else if text.contains("alert"), text.contains("certificate") || text.contains("unknown ca") {
            clientFault = Self.quote(text)
        } else if text.contains("unreachable") || text.contains("No route to host") {
            networkFault = Self.quote(text)
        } else if text.contains("Connection refused") {
            isRejected = true
        } else if text.hasPrefix(refusalStart) {
            let reason = text.dropFirst(refusalStart.count).drop { $0 == "," }
            refusal = reason.isEmpty ? nil : Self.quote(reason)
        }
    }

    /// - Parameter state: OpenVPN's last.
    func verdict(server: String, state: String) -> ConnectFailure {
        if let serverFault {
            return ConnectFailure(.certificateRefused, "The certificate of \(server) cannot be trusted: \(serverFault)")
        }
        if let clientFault {
            return ConnectFailure(
                .authenticationFailed, "The server \(server) refused the profile's certificate: \(clientFault)")
        }
        if let networkFault {
            return ConnectFailure(.noNetwork, "There is no way to the server \(server): \(networkFault)")
        }
        switch state {
        // The server has spoken, and then no more: so it treats a certificate that it does not accept.
        case "AUTH", "GET_CONFIG":
            return ConnectFailure(
                .authenticationFailed,
                "The server \(server) answered, then fell silent; it does so when it does not accept a certificate")
        case "ASSIGN_IP", "ADD_ROUTES":
            return ConnectFailure(.setUpFailed, "OpenVPN could not set the interface up")
        default:
            let what = isRejected ? "refused the connection: no OpenVPN runs there" : "did not answer in time"
            return ConnectFailure(.serverNotResponding, "The server \(server) \(what)")
        }
    }

    /// - Returns: what OpenVPN's last words tell by themselves; nil where what went before tells more.
    func failure(fatal text: String) -> ConnectFailure? {
        if text.contains("connect-retry-max") || isAboutCertificates { return nil }
        let words = Self.quote(text)
        if text.contains("not permitted") || text.contains("Permission denied") {
            return ConnectFailure(.permissionDenied, "OpenVPN may not change the network: \(words)")
        }
        if ["/dev/net/tun", "Inappropriate ioctl", "TUNSETIFF", "TUN/TAP"].contains(where: text.contains) {
            return ConnectFailure(.deviceMissing, "OpenVPN cannot make a tunnel device: \(words)")
        }
        if text.contains("private key password") {
            return ConnectFailure(.authenticationFailed, "The passphrase does not unlock the profile's key")
        }
        return words.isEmpty ? nil : ConnectFailure(.setUpFailed, "OpenVPN failed: \(words)")
    }

    /// Printable, and no longer than a message should be.
    private static func quote(_ text: some StringProtocol) -> String {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return String(String.UnicodeScalarView(scalars.prefix(longestQuote)))
    }
}
