// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
import Foundation

/// Tells a user's name and groups.
package struct Accounts: Sendable {
    package let person: @Sendable (UInt32) -> AccessPolicy.Person

    package init(person: @escaping @Sendable (UInt32) -> AccessPolicy.Person) { self.person = person }

    /// The machine's own; a user without an account has neither name nor groups.
    package static let system = Accounts { number in
        var groups: Set<String> = []
        var name: String?
        withBuffer { buffer in
            var entry = passwd()
            var found: UnsafeMutablePointer<passwd>?
            guard let room = buffer.baseAddress, getpwuid_r(number, &entry, room, buffer.count, &found) == 0,
                found != nil
            else {
                return
            }
            name = String(cString: entry.pw_name)
            var numbers = [gid_t](repeating: 0, count: 1024)
            var count = Int32(numbers.count)
            guard getgrouplist(entry.pw_name, entry.pw_gid, &numbers, &count) >= 0 else { return }
            groups = Set(numbers.prefix(Int(count)).compactMap(groupName))
        }
        return AccessPolicy.Person(number: number, name: name, groups: groups)
    }

    private static func groupName(_ number: gid_t) -> String? {
        var name: String?
        withBuffer { buffer in
            var entry = group()
            var found: UnsafeMutablePointer<group>?
            guard let room = buffer.baseAddress, getgrgid_r(number, &entry, room, buffer.count, &found) == 0,
                found != nil
            else {
                return
            }
            name = String(cString: entry.gr_name)
        }
        return name
    }

    /// Room for an entry's texts, into which the entry points.
    private static func withBuffer(_ work: (UnsafeMutableBufferPointer<CChar>) -> Void) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16, work)
    }
}
