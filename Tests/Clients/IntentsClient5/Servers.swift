// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

struct ServerEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Server", numericFormat: "\(placeholder: .int) servers")
    static var defaultQuery = ServerQuery()

    let id: String

    @Property(title: "Name") var name: String
    @Property(title: "Country") var country: String?
    @Property(title: "Load") var load: Double

    init(id: String, name: String, country: String?, load: Double) {
        self.id = id
        self.name = name
        self.country = country
        self.load = load
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: country.map { "\($0)" }, image: .init(systemName: "server.rack"),
            synonyms: ["\(id) server"])
    }
}

struct ServerQuery: EntityStringQuery {
    static let servers = [
        ServerEntity(id: "a1", name: "Oslo", country: "Norway", load: 0.5),
        ServerEntity(id: "a2", name: "Oslo North", country: "Norway", load: 0.1),
        ServerEntity(id: "b1", name: "Madrid", country: nil, load: 0.9),
    ]

    @Dependency private var log: QueryLog

    func entities(for identifiers: [ServerEntity.ID]) async throws -> [ServerEntity] {
        log.note("for \(identifiers.joined(separator: ","))")
        return Self.servers.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [ServerEntity] {
        log.note("matching \(string)")
        return Self.servers.filter { $0.name.lowercased().contains(string.lowercased()) }
    }

    func suggestedEntities() async throws -> [ServerEntity] { Self.servers }
}

public final class QueryLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    public init() {}
    public func note(_ line: String) { lock.withLock { lines.append(line) } }
    public var all: [String] { lock.withLock { lines } }
}

enum Transport: String, AppEnum {
    case wireGuard = "wg"
    case openVPN = "ovpn"
    case none

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Transport"
    static var caseDisplayRepresentations: [Transport: DisplayRepresentation] = [
        .wireGuard: DisplayRepresentation(title: "WireGuard", image: .init(systemName: "bolt")),
        .openVPN: "OpenVPN",
        .none: .init(title: "No tunnel", synonyms: ["Nothing"]),
    ]
}

struct Tag: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Tag"
    static var defaultQuery = TagQuery()
    var id: Int
    var word: String
    var displayRepresentation: DisplayRepresentation { "\(word)" }
}

struct TagQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Tag] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [Tag] { [Tag(id: 1, word: "Work"), Tag(id: 2, word: "Home")] }

    func defaultResult() async -> Tag? { Tag(id: 2, word: "Home") }
}

struct Measured: TransientAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Measured Speed"
    @Property(title: "Rate") var rate: Double
    var displayRepresentation: DisplayRepresentation { "\(rate, specifier: "%.1f") Mbit/s" }
    init() { rate = 0 }
}

struct ConfigurationEntity: UniqueAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Configuration"
    static var defaultQuery = UniqueAppEntityProvider { ConfigurationEntity() }
    @Property(title: "Strict") var isStrict: Bool
    init() { isStrict = true }
}
