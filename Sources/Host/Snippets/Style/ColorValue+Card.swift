// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The colours of what the renderers themselves draw.
extension ColorValue {
    package static let card = ColorValue.named(Palette.card, opacity: 1)
    package static let cardEdge = ColorValue.named(Palette.cardEdge, opacity: 1)
    package static let track = ColorValue.named(Palette.track, opacity: 1)
    package static let separator = ColorValue.named(Palette.separator, opacity: 1)
}
