// SPDX-License-Identifier: Apache-2.0

/// A type of data, by its identifier; Uniform Type Identifiers, iOS 14.
public struct UTType: Sendable, Hashable, Codable {
    /// Such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// A type that the table of known types holds.
    public init?(_ identifier: String) {
        let folded = identifier.lowercased()
        guard let entry = TypeTable.entries[folded] else { return nil }
        self.init(known: entry.identifier)
    }

    /// A type that another app declares; known or not, it keeps the identifier.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: TypeTable.entries[identifier.lowercased()]?.identifier ?? identifier)
    }

    /// A type that this app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parentType)
    }

    /// The type of files with an extension; nil where it is not known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let entry = TypeTable.list.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        self.init(known: entry.identifier)
        if !conforms(to: supertype) { return nil }
    }

    /// The type with a media type; nil where it is not known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let entry = TypeTable.list.first(where: { $0.mediaType == wanted }) else { return nil }
        self.init(known: entry.identifier)
        if !conforms(to: supertype) { return nil }
    }

    package init?(filename: String) {
        guard let dot = filename.lastIndex(of: ".") else { return nil }
        self.init(filenameExtension: String(filename[filename.index(after: dot)...]))
    }

    public var preferredFilenameExtension: String? { TypeTable.entries[identifier.lowercased()]?.extensions.first }

    /// The first media type that is known for it; nil for none.
    public var preferredMIMEType: String? { TypeTable.entries[identifier.lowercased()]?.mediaType }

    /// The types that this one is a kind of, from near to far.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = TypeTable.entries[identifier.lowercased()]?.parents ?? []
        while let next = open.popLast() {
            guard found.insert(UTType(known: next)).inserted else { continue }
            open += TypeTable.entries[next]?.parents ?? []
        }
        return found
    }

    /// Whether this is the type, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether everything of this type is of the other, too.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether everything of the other type is of this, too.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
