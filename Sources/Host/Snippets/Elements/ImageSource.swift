internal import Foundation
// SPDX-License-Identifier: Apache-2.0
internal import Graphics

/// Fetches the bytes of images and their sizes; what is missing or broken stays visible as such.
final class ImageSource {
    private let resources: any SnippetResources
    private var imagesLeft = SnippetLimits.images
    private var known: [String: ImageElement] = [:]

    init(resources: any SnippetResources) { self.resources = resources }

    func load(named name: String, into image: inout ImageElement) {
        if let known = known[name] {
            image.source = known.source
            image.intrinsicSize = known.intrinsicSize
            return
        }
        // The name comes from the app; only a plain path below its resources is meant.
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && !name.contains("\0")
        guard isPlain, name.utf8.count <= 1_000, let data = resources.image(named: name) else { return }
        load(data, into: &image)
        known[name] = image
    }

    func load(base64: String, into image: inout ImageElement) {
        guard base64.utf8.count / 4 * 3 <= SnippetLimits.imageBytes, let data = Data(base64Encoded: base64) else {
            return
        }
        load(data, into: &image)
    }

    private func load(_ data: Data, into image: inout ImageElement) {
        guard data.count <= SnippetLimits.imageBytes, imagesLeft > 0 else { return }
        imagesLeft -= 1
        switch ImageHeader.kind(of: data) {
        case .png: load(data, as: .png, into: &image)
        case .jpeg: load(data, as: .jpeg, into: &image)
        case .svg:
            let size = VectorHeader.size(of: data)
            image.source = .encoded(data, kind: .svg)
            image.intrinsicSize = bounded(width: size.width, height: size.height)
        case nil: return
        }
    }

    private func load(_ data: Data, as kind: ImageElement.Kind, into image: inout ImageElement) {
        guard let size = ImageHeader.size(of: data), size.width > 0, size.height > 0,
            size.width <= 16_384, size.height <= 16_384, size.width * size.height <= SnippetLimits.imagePixels
        else { return }
        image.source = .encoded(data, kind: kind)
        image.intrinsicSize = bounded(width: Double(size.width), height: Double(size.height))
    }

    private func bounded(width: Double, height: Double) -> Size {
        Size(width: min(width, SnippetLimits.length), height: min(height, SnippetLimits.length))
    }
}
