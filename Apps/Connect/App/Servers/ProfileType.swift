// SPDX-License-Identifier: Apache-2.0
import AppIntents
import UniformTypeIdentifiers

/// The kinds of files that hold a profile; by their names, since none is a standard type.
enum ProfileType {
    static let all = [
        UTType(importedAs: "com.wireguard.config.quick", conformingTo: .plainText),
        UTType(importedAs: "net.openvpn.formats.ovpn", conformingTo: .plainText),
        UTType(importedAs: "org.freedesktop.networkmanager.connection", conformingTo: .plainText), .plainText,
    ]
}
