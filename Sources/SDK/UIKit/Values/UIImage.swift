// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// A picture; UIKit, iOS 2. The host decodes it, never the app.
open class UIImage: NSObject, @unchecked Sendable {
    /// How the colours of a picture are taken.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    package let source: ImageNode.Source
    public let renderingMode: RenderingMode

    package init(source: ImageNode.Source, renderingMode: RenderingMode = .automatic) {
        self.source = source
        self.renderingMode = renderingMode
        super.init()
    }

    /// A picture of the app's resources; nil where there is none of that name.
    public convenience init?(named name: String) {
        let names = [name] + ["svg", "png", "jpg", "jpeg"].map { "\(name).\($0)" }
        let isThere = AppResources.current.folders.contains { folder in
            names.contains { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
        }
        guard isThere, !name.isEmpty else { return nil }
        self.init(source: .resource(name))
    }

    /// A symbol by its SF Symbols name; the host draws the icon that it has for the name.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name))
    }

    /// PNG, JPEG or SVG bytes; nil for none.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(source: .data(data.base64EncodedString()))
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, renderingMode: renderingMode)
    }
}
