// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus

/// A server that a profile leads to.
struct VPNServer: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "server.type"
    static let defaultQuery = VPNServerQuery()

    /// The profile's identifier.
    let id: String
    @Property(title: "server.name") var name: String
    @Property(title: "server.address") var address: String?
    let isDefault: Bool

    /// A profile of which only the identifier is known.
    init(id: String) {
        self.id = id
        isDefault = false
        name = id
    }

    /// - Returns: nil for a profile that cannot be used.
    init?(row: [String: BusValue]) {
        guard row["fault"] == nil, let id = row["id"]?.text else { return nil }
        self.id = id
        isDefault = row["default"]?.boolean ?? false
        name = row["name"]?.text ?? id
        address = row["endpoint"]?.text
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: address.map { "\($0)" }, image: .init(systemName: "network"))
    }
}
