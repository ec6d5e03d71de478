// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// An image whose bytes are at hand and whose own size is known.
package struct ImageElement {
    package enum Source {
        case symbol(name: String)
        case encoded(Data, kind: Kind)
        /// Bytes that are missing or no image.
        case missing
    }
    package enum Kind: String { case png, jpeg, svg }

    package var source: Source
    package var intrinsicSize: Size
    package var isResizable: Bool
    /// Nil draws the image in its own colours.
    package var tint: ColorValue?
    package var weight: Int
    package var label: String?
}
