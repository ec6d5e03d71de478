// SPDX-License-Identifier: Apache-2.0

/// An action that opening a URL does as well; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
    /// The address with the parameters in it.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// The template of an address.
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// The URL with the values that the intent holds; nil where one of them is missing.
    public var urlRepresentation: URL? {
        get async { Self.urlRepresentation.url(for: self) }
    }

    /// The URL is opened by the app or the host, not here.
    public func perform() async throws -> Never { throw AppIntentError(.needsForeground(nil)) }
}
