// SPDX-License-Identifier: Apache-2.0

extension WireGuardParser {
    static func interface(_ block: Block) throws(ProfileError) -> WireGuardConfiguration.Interface {
        guard let key = block.values.first(where: { $0.key == "privatekey" }) else {
            throw ProfileError(.missingKey, line: block.line, "[Interface] has no PrivateKey")
        }
        var result = WireGuardConfiguration.Interface(privateKey: try self.key(key.value, "PrivateKey", key.line))
        var nameServers: [String] = []
        for (key, value, line) in block.values {
            switch key {
            case "address": result.addresses += try ranges(value, "Address", line)
            case "dns": nameServers += try nameServerWords(value, line)
            case "listenport": result.listenPort = try number(value, "ListenPort", 0...65535, line)
            case "mtu": result.mtu = try number(value, "MTU", 576...65535, line)
            case "fwmark": result.firewallMark = try mark(value, line)
            default: break
            }
        }
        result.nameServers = NameServers(nameServers)
        return result
    }

    static func peer(_ block: Block) throws(ProfileError) -> WireGuardConfiguration.Peer {
        guard let key = block.values.first(where: { $0.key == "publickey" }) else {
            throw ProfileError(.missingKey, line: block.line, "[Peer] has no PublicKey")
        }
        var result = WireGuardConfiguration.Peer(publicKey: try self.key(key.value, "PublicKey", key.line))
        for (key, value, line) in block.values {
            switch key {
            case "presharedkey": result.presharedKey = try self.key(value, "PresharedKey", line)
            case "allowedips": result.allowedAddresses += try ranges(value, "AllowedIPs", line)
            case "endpoint": result.endpoint = try endpoint(value, line)
            case "persistentkeepalive":
                result.persistentKeepalive =
                    value.lowercased() == "off" ? 0 : try number(value, "PersistentKeepalive", 0...65535, line)
            default: break
            }
        }
        return result
    }
}
