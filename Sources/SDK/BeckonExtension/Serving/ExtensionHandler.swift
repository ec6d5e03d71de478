// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonMCP
import BeckonSchema
import Foundation

/// The app as an MCP server.
final class ExtensionHandler: MCPServerHandler {
    /// Who is on the other end.
    enum Peer: Sendable {
        /// The host, on the channel that it opened: it guards every call, and what it says of the person is believed.
        case host
        /// Any MCP client.
        case stranger
    }

    let peer: Peer
    let catalogues: CatalogueStore
    let parked = ParkingLot<RunningCall>(patience: .seconds(3600)) { $0.cancel() }
    let atWork = ActionsAtWork()
    let keychain = KeychainDesk()
    private let implementation: Implementation

    init(peer: Peer, implementation: Implementation, catalogues: CatalogueStore = CatalogueStore()) {
        self.peer = peer
        self.implementation = implementation
        self.catalogues = catalogues
    }

    func describe() -> ServerDescription {
        ServerDescription(
            implementation: implementation,
            capabilities: [
                "tools": [:], "experimental": ["beckon": ["catalogue": [:], "options": [:], "entities": [:]]],
            ],
            instructions: peer == .host
                ? nil
                : "Actions that need confirmation or authentication run only through `beckon mcp`, which guards them.")
    }

    func listTools(cursor: String?, request: RequestInfo) async throws -> ToolPage {
        let catalogue = try localized(request) { catalogues.current() }
        let actions = peer == .host ? catalogue.actions : catalogue.actions.filter(\.isDiscoverable)
        guard let start = cursor.map({ Int($0) }) ?? 0, (0...max(actions.count - 1, 0)).contains(start) else {
            throw MCPError(.invalidParams, "“\(cursor ?? "")” is no cursor of this list.")
        }
        let end = min(start + Self.pageSize, actions.count)
        let enums = Dictionary(catalogue.enums.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        return ToolPage(
            tools: try actions[start..<end].map { try Tool(json: $0.tool(enums: enums)) },
            nextCursor: end < actions.count ? "\(end)" : nil)
    }

    func respond(to method: String, params: JSONValue, request: RequestInfo) async throws -> JSONValue {
        switch method {
        case "beckon/catalogue": return try localized(request) { catalogues.current().json }
        case "beckon/options": return try await options(params, request)
        case "beckon/entities": return try await entities(params, request)
        default: throw MCPError.methodNotFound(method)
        }
    }

    static let pageSize = 100
}

extension ExtensionHandler {
    /// What is known of the person: from the host what it says, otherwise what the environment says.
    func context(of request: RequestInfo) throws -> RequestContext {
        guard peer == .host, let context = request.meta[key: MetaKey.context] else {
            return RequestContext(LocalizationContext.ofEnvironment, surface: peer == .host ? .unknown : .mcp)
        }
        do {
            return try RequestContext(json: context)
        } catch {
            throw MCPError(.invalidParams, "\(MetaKey.context): \(error)")
        }
    }

    private func localized<Result>(_ request: RequestInfo, _ body: () throws -> Result) throws -> Result {
        let context = LocalizationContext(try context(of: request))
        return try Localization.$current.withValue(context, operation: body)
    }
}

extension LocalizationContext {
    init(_ context: RequestContext) {
        self.init(
            languages: context.languages, localeIdentifier: context.locale, timeZoneIdentifier: context.timeZone)
    }
}

extension RequestContext {
    /// A person of whom only the language is known.
    fileprivate init(_ localization: LocalizationContext, surface: SurfaceName) {
        self.init(
            languages: localization.languages, locale: localization.localeIdentifier,
            timeZone: localization.timeZone.identifier, surface: surface)
    }
}
