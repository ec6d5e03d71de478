// SPDX-License-Identifier: Apache-2.0
/// The identifier of an entity that lives in a file, or of a draft that has none yet; App Intents, iOS 18.
public struct FileEntityIdentifier: Sendable, Hashable, Codable, EntityIdentifierConvertible {
    private enum Place: Sendable, Hashable, Codable {
        case file(URL)
        case draft(String)
    }

    private let place: Place

    /// An entity that is a file.
    public static func file(url: URL) throws -> FileEntityIdentifier { FileEntityIdentifier(place: .file(url)) }
    /// An entity that has no file yet.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(place: .draft(identifier))
    }

    /// The file; nil for a draft.
    public var fileURL: URL? {
        get async throws { if case .file(let url) = place { url } else { nil } }
    }

    /// The draft’s own identifier; nil for a file.
    public var draftIdentifier: String? {
        if case .draft(let identifier) = place { identifier } else { nil }
    }

    /// Whether there is no file yet.
    public var isDraft: Bool { draftIdentifier != nil }

    public var entityIdentifierString: String {
        switch place {
        case .file(let url): url.absoluteString
        case .draft(let identifier): "draft:\(identifier)"
        }
    }

    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix("draft:") {
            return .draft(identifier: String(entityIdentifierString.dropFirst(6)))
        }
        guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
        return FileEntityIdentifier(place: .file(url))
    }
}
