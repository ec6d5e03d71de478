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

/// A URL with parameters in it; App Intents, iOS 18.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let template: IntentTemplate<Intent>

    /// An address without parameters.
    public init(_ value: String) { template = IntentTemplate(parts: [.literal(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts of a URL; App Intents, iOS 18.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = IntentTemplate<Intent>(parts: [])

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { template.parts.append(.literal(literal)) }

        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
            _ subject: KeyPath<Intent, IntentParameter<Value>>
        ) {
            template.parts.append(.parameter(subject))
        }
    }

    func url(for intent: Intent) -> URL? {
        var text = ""
        for part in template.parts {
            switch part {
            case .literal(let literal): text += literal
            case .applicationName: return nil
            case .parameter(let path):
                guard let value = (intent[keyPath: path] as? any AnyIntentParameter)?.intentValue else { return nil }
                text += value.spokenText.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
            }
        }
        return URL(string: text)
    }
}

/// An action that opens a URL: the host does it when a result names it as the next one; App Intents, iOS 18.
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public static let isDiscoverable: Bool = false
    public static var openAppWhenRun: Bool { true }
    public static var urlRepresentation: URLRepresentation { "\(\.$url)" }

    /// The address to open.
    @Parameter(title: "URL") public var url: URL

    public init() {}

    /// Opens an address.
    public init(_ url: URL) { self.url = url }

    /// The address with the values filled in; nil while one is missing.
    public var urlRepresentation: URL? {
        get async { $url.currentValue }
    }
}
