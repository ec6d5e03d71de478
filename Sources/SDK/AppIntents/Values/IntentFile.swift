// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A file as a value: its bytes, or the place where they are; App Intents, iOS 16.
public struct IntentFile: Sendable, Hashable, Codable {
    /// Why a file cannot be read; App Intents, iOS 16.
    public enum IntentFileError: Int, CustomNSError, Hashable, Sendable {
        case failedToLoadData
        case failedToLoadFile

        public static var errorDomain: String { "IntentFileErrorDomain" }
        public var errorCode: Int { rawValue }
        public var errorUserInfo: [String: Any] { [:] }
    }

    private enum Content: Sendable, Hashable, Codable {
        case data(Data)
        case url(URL)
    }

    /// With its extension.
    public let filename: String
    /// What kind of content it has; nil where that is not known.
    public let type: UTType?
    /// Whether the app may remove the file once the action is done.
    public var removedOnCompletion: Bool = false
    private let content: Content

    /// A file whose content is at hand.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.filename = filename
        self.type = type ?? UTType(filename: filename)
        content = .data(data)
    }

    /// A file on disk, read when it is needed.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filename: self.filename)
        content = .url(fileURL)
    }

    /// Where it lies; nil where its content is at hand.
    public var fileURL: URL? {
        if case .url(let url) = content { url } else { nil }
    }

    /// The bytes; empty where the file cannot be read. `data(contentType:)` says why.
    public var data: Data { (try? load()) ?? Data() }

    /// The kinds of content that it can be had in.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The bytes; no conversion between types takes place.
    /// - Throws: `IntentFileError` where the file has another type or cannot be read.
    public func data(contentType: UTType) async throws -> Data {
        try check(contentType)
        return try load()
    }

    /// Writes the file into a folder, or names the place where it is.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        try check(contentType)
        if let fileURL, destinationDirectory == nil { return (fileURL, true) }
        let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
        let destination = folder.appendingPathComponent("\(UUID().uuidString)-\(filename)")
        try load().write(to: destination, options: .atomic)
        return (destination, false)
    }

    /// Hands the file's place to a closure; a copy made for it is removed afterwards.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false,
        fileHandler: (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        let copyTo = allowOpenInPlace ? nil : FileManager.default.temporaryDirectory
        let (url, openedInPlace) = try await file(contentType: contentType, destinationDirectory: copyTo)
        defer { if !openedInPlace { try? FileManager.default.removeItem(at: url) } }
        return try await fileHandler(url, openedInPlace)
    }

    private func check(_ wanted: UTType) throws {
        if let type, !type.conforms(to: wanted) { throw IntentFileError.failedToLoadFile }
    }

    private func load() throws -> Data {
        switch content {
        case .data(let data): return data
        case .url(let url):
            guard let data = try? Data(contentsOf: url) else { throw IntentFileError.failedToLoadData }
            return data
        }
    }
}

extension IntentFile: DisplayRepresentable, PersistentlyIdentifiable, _SystemIntentValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> {
        EmptyResolverSpecification()
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }
}

extension IntentFile: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .file(contentTypes: []) }

    package var encoded: IntentValue {
        let content: FileValue.Content = fileURL.map { .path($0.path) } ?? .data(data)
        return .file(FileValue(filename: filename, contentType: type?.identifier, content: content))
    }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> IntentFile {
        let file: IntentFile
        switch value {
        case .file(let value):
            let type = value.contentType.flatMap { UTType($0) }
            file =
                switch value.content {
                case .data(let data): IntentFile(data: data, filename: value.filename, type: type)
                case .path(let path):
                    IntentFile(fileURL: URL(fileURLWithPath: path), filename: value.filename, type: type)
                }
        case .string(let path) where !path.isEmpty: file = IntentFile(fileURL: URL(fileURLWithPath: path))
        case .url(let url) where url.isFileURL: file = IntentFile(fileURL: url)
        default: throw ParameterProblem.expected("a file", value)
        }
        if let url = file.fileURL, !FileManager.default.isReadableFile(atPath: url.path) {
            throw ParameterProblem.invalid("The file “\(url.path)” cannot be read.")
        }
        if let type = file.type, !scope.contentTypes.isEmpty, !scope.contentTypes.contains(where: type.conforms(to:)) {
            let wanted = scope.contentTypes.map(\.identifier).joined(separator: ", ")
            throw ParameterProblem.invalid("“\(file.filename)” is not of the type \(wanted).")
        }
        return file
    }
}
