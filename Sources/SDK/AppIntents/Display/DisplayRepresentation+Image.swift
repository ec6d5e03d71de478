// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension DisplayRepresentation {
    /// The picture beside a value; App Intents, iOS 16.
    public struct Image: Sendable, Hashable, Codable {
        enum Source: Sendable, Hashable, Codable {
            case named(String)
            case symbol(String)
            case data(Data)
            case url(URL)
        }

        /// The shape in which the picture is cut; App Intents, iOS 17.
        public struct DisplayStyle: Sendable, Hashable, Codable {
            let isCircular: Bool
            /// Cut to a circle, as for people.
            public static var circular: DisplayStyle { DisplayStyle(isCircular: true) }
            /// Shown as it is.
            public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
        }

        let source: Source
        let isTemplate: Bool
        let displayStyle: DisplayStyle

        private init(source: Source, isTemplate: Bool?, displayStyle: DisplayStyle) {
            self.source = source
            self.isTemplate = isTemplate ?? false
            self.displayStyle = displayStyle
        }

        /// A picture of the app's resources.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(source: .named(name), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A symbol by its SF Symbols name.
        public init(systemName name: String, isTemplate: Bool? = nil) {
            self.init(source: .symbol(name), isTemplate: isTemplate ?? true, displayStyle: .default)
        }

        /// PNG, JPEG or SVG bytes.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(source: .data(data), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in a file; other URLs are not fetched.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(source: .url(url), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in a file; width and height, in points, are left to what draws it.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            self.init(source: .url(url), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        var node: ImageNode? {
            switch source {
            case .named(let name): ImageNode(source: .resource(name), isResizable: true, isTemplate: isTemplate)
            case .symbol(let name): ImageNode(source: .symbol(name), isTemplate: isTemplate)
            case .data(let data):
                ImageNode(source: .data(data.base64EncodedString()), isResizable: true, isTemplate: isTemplate)
            case .url(let url):
                url.isFileURL
                    ? (try? Data(contentsOf: url)).map {
                        ImageNode(source: .data($0.base64EncodedString()), isResizable: true, isTemplate: isTemplate)
                    } : nil
            }
        }
    }
}
