// SPDX-License-Identifier: Apache-2.0

/// What the administrator allows: who may use the VPN, and which profiles. Where nothing is said, all are allowed.
package struct AccessPolicy: Sendable, Hashable {
    /// A person of this machine, as its accounts know them.
    package struct Person: Sendable, Hashable {
        package var number: UInt32
        package var name: String?
        package var groups: Set<String>

        package init(number: UInt32, name: String?, groups: Set<String>) {
            self.number = number
            self.name = name
            self.groups = groups
        }
    }

    /// Names or numbers; nil where the file does not speak of users.
    package var users: Set<String>?
    package var groups: Set<String>?
    package var profiles: Set<ProfileID>?

    package init(users: Set<String>? = nil, groups: Set<String>? = nil, profiles: Set<ProfileID>? = nil) {
        self.users = users
        self.groups = groups
        self.profiles = profiles
    }

    /// Whether the person is named, or is in a group that is.
    package func allows(_ person: Person) -> Bool {
        if users == nil && groups == nil { return true }
        if let users, users.contains(String(person.number)) || person.name.map(users.contains) == true { return true }
        return groups.map { !$0.isDisjoint(with: person.groups) } ?? false
    }
}
