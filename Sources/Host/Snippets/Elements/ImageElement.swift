// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Foundation

/// An image whose bytes are at hand and whose own size is known.
struct ImageElement {
    enum Source {
        case symbol(name: String)
        case encoded(Data, kind: Kind)
        /// Bytes that are missing or no image.
        case missing
    }
    enum Kind: String { case png, jpeg, svg }

    var source: Source
    var intrinsicSize: Size
    var isResizable: Bool
    /// Nil draws the image in its own colours.
    var tint: ColorValue?
    var weight: Int
    var label: String?
}
