// SPDX-License-Identifier: Apache-2.0
internal import CRtnetlink
import Foundation

/// Reads the kernel's messages about links, addresses and routes, and tells news from repetition.
///
/// The kernel repeats itself: about an IPv6 address with each router advertisement, about a wireless link with each scan.
struct NetworkNews {
    /// Interfaces whose names begin so are not looked at.
    let ignoredPrefix: String
    /// What is known of each link, address and default route, by all bytes that tell it from others.
    private var known: [[UInt8]: UInt32] = [:]
    private var ignored: Set<UInt32> = []

    init(ignoring prefix: String) { ignoredPrefix = prefix }

    /// - Parameter bytes: one or several messages, as they are received.
    /// - Returns: whether anything in them is new.
    mutating func holdsNews(_ bytes: [UInt8]) -> Bool {
        var isNew = false
        var offset = 0
        while let header = bytes.load(nlmsghdr.self, at: offset) {
            let length = Int(header.nlmsg_len)
            guard length >= MemoryLayout<nlmsghdr>.size, offset + length <= bytes.count else { break }
            let body = Array(bytes[(offset + MemoryLayout<nlmsghdr>.size)..<(offset + length)])
            if receive(header.nlmsg_type, body) { isNew = true }
            offset += (length + 3) & ~3
        }
        return isNew
    }

    private mutating func receive(_ type: UInt16, _ body: [UInt8]) -> Bool {
        switch Int(type) {
        case RTM_NEWLINK, RTM_DELLINK: link(body, isGone: Int(type) == RTM_DELLINK)
        case RTM_NEWADDR, RTM_DELADDR: address(body, isGone: Int(type) == RTM_DELADDR)
        case RTM_NEWROUTE, RTM_DELROUTE: route(body, isGone: Int(type) == RTM_DELROUTE)
        default: false
        }
    }

    private mutating func link(_ body: [UInt8], isGone: Bool) -> Bool {
        guard let link = body.load(ifinfomsg.self, at: 0) else { return false }
        let index = UInt32(bitPattern: link.ifi_index)
        if let name = body.attributes(after: MemoryLayout<ifinfomsg>.size)[UInt16(IFLA_IFNAME)],
            String(decoding: name.prefix { $0 != 0 }, as: UTF8.self).hasPrefix(ignoredPrefix)
        {
            ignored.insert(index)
            return false
        }
        let flags = link.ifi_flags & UInt32(IFF_UP | IFF_RUNNING)
        return note([UInt8(RTM_NEWLINK)] + Self.bytes(index), isGone ? nil : flags)
    }

    private mutating func address(_ body: [UInt8], isGone: Bool) -> Bool {
        guard let address = body.load(ifaddrmsg.self, at: 0), !ignored.contains(address.ifa_index) else { return false }
        let attributes = body.attributes(after: MemoryLayout<ifaddrmsg>.size)
        let value = attributes[UInt16(IFA_LOCAL)] ?? attributes[UInt16(IFA_ADDRESS)] ?? []
        return note([UInt8(RTM_NEWADDR)] + Self.bytes(address.ifa_index) + value, isGone ? nil : 0)
    }

    /// Only default routes: the ways out of this machine.
    private mutating func route(_ body: [UInt8], isGone: Bool) -> Bool {
        guard let route = body.load(rtmsg.self, at: 0), route.rtm_dst_len == 0 else { return false }
        let attributes = body.attributes(after: MemoryLayout<rtmsg>.size)
        let index = attributes[UInt16(RTA_OIF.rawValue)] ?? []
        if let number = index.load(UInt32.self, at: 0), ignored.contains(number) { return false }
        let gateway = attributes[UInt16(RTA_GATEWAY.rawValue)] ?? []
        return note([UInt8(RTM_NEWROUTE), route.rtm_family, route.rtm_table] + index + gateway, isGone ? nil : 0)
    }

    /// - Parameter value: nil where the thing is gone.
    private mutating func note(_ key: [UInt8], _ value: UInt32?) -> Bool {
        defer { known[key] = value }
        return value == nil || known[key] != value
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number, Array.init) }
}

extension [UInt8] {
    fileprivate func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value? {
        guard offset + MemoryLayout<Value>.size <= count else { return nil }
        return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }

    /// The attributes that follow a message's fixed part, by their type.
    fileprivate func attributes(after start: Int) -> [UInt16: [UInt8]] {
        var found: [UInt16: [UInt8]] = [:]
        var offset = (start + 3) & ~3
        while let attribute = load(rtattr.self, at: offset) {
            let length = Int(attribute.rta_len)
            guard length >= MemoryLayout<rtattr>.size, offset + length <= count else { break }
            found[attribute.rta_type] = Array(self[(offset + MemoryLayout<rtattr>.size)..<(offset + length)])
            offset += (length + 3) & ~3
        }
        return found
    }
}
