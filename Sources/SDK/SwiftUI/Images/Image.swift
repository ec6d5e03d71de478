// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation
public import UIKit

/// A system symbol, or a picture of the app's resources; SwiftUI, since iOS 13.
public struct Image: Equatable, Sendable {
    private var source: ImageNode.Source
    /// What a person who cannot see it is told; nil for a decoration.
    private var label: Text?
    private var isResizable = false
    private var renderingMode: TemplateRenderingMode?

    /// How the colours of a picture are taken.
    public enum TemplateRenderingMode: Sendable, Hashable {
        /// Its outline, in the foreground's colour.
        case template
        /// Its own colours.
        case original
    }

    /// The size of a symbol beside text.
    public enum Scale: Sendable, Hashable {
        case small
        case medium
        case large

        var value: ImageScaleValue {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// A symbol by its SF Symbols name; the host draws the icon that it has for the name.
    nonisolated public init(systemName: String) { source = .symbol(systemName) }

    /// A symbol by its SF Symbols name; the host draws it whole, whatever the value.
    nonisolated public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// A picture of the app's resources, or of a library's bundle, which its name describes.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle, label: Text(LocalizedStringKey(name), bundle: bundle))
    }

    /// A picture of the app's resources, or of a library's bundle, with its own description.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(decorative: name, bundle: bundle)
        self.label = label
    }

    /// A picture of the app's resources, or of a library's bundle, that needs no description.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        source = bundle.flatMap { Self.source(of: name, in: $0) } ?? .resource(name)
    }

    /// A picture of PNG, JPEG or SVG bytes.
    nonisolated package init(data: Data, label: Text? = nil) {
        source = .data(data.base64EncodedString())
        self.label = label
    }

    /// A picture that UIKit has.
    nonisolated public init(uiImage: UIImage) {
        source = uiImage.source
        renderingMode = uiImage.renderingMode == .alwaysTemplate ? .template : nil
    }

    /// Lets the picture take the size of its room.
    nonisolated public func resizable() -> Image { changing { $0.isResizable = true } }

    /// Whether the picture keeps its colours or takes the foreground style.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.renderingMode = renderingMode }
    }

    /// The bytes of a picture in a bundle that the host does not see; nil where it is the app's own or has none.
    private static func source(of name: String, in bundle: Bundle) -> ImageNode.Source? {
        guard bundle != .main else { return nil }
        let files = ["svg", "png", "jpg", "jpeg"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }
        guard let file = files.first, let bytes = try? Data(contentsOf: file) else { return nil }
        return .data(bytes.base64EncodedString())
    }

    private nonisolated func changing(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

extension Image: View {
    public typealias Body = Never
}

extension Image: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode {
        var source = source
        if case .symbol(let name) = source { source = .symbol(context.environment.symbolVariants.name(of: name)) }
        return .image(
            ImageNode(
                source: source, isResizable: isResizable, isTemplate: renderingMode == .template,
                label: label?.string(in: context)))
    }
}

extension View {
    /// The size of symbols beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> _ModifiedView<Self> {
        modified(by: .imageScale(scale.value))
    }

    /// The form of the symbols within the view, such as filled.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> _ModifiedView<Self> {
        changed(.environment { $0.symbolVariants = $0.symbolVariants.union(variant) })
    }

    /// Without effect in a still picture: the host's icons have one layer, drawn in the foreground's colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}
