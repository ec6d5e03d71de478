// SPDX-License-Identifier: Apache-2.0

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
