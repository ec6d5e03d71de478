// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// How much an app's snippet may ask of the host; what is past a limit throws, what is past a size is clipped.
package enum SnippetLimits {
    /// Views within views.
    package static let depth = 256
    /// Views and modifiers in all.
    package static let nodes = SnippetNode.countLimit
    /// Characters of text in all; what is more is left out.
    package static let characters = 20_000
    /// Sizes asked of elements while one snippet is laid out.
    package static let measurements = 200_000
    /// Points to which any single length is clamped.
    package static let length = 4_096.0
    /// Points of the largest picture; what does not fit is clipped.
    package static let pictureWidth = 1_024.0
    package static let pictureHeight = 2_048.0
    /// The columns and rows of the largest card in a terminal.
    package static let terminalColumns = 76
    package static let terminalRows = 500
    /// Pixels painted for one picture, layers and shadows counted several times; then painting stops.
    package static let paintedPixels = 400_000_000.0
    /// Images other than symbols; further ones are shown as missing.
    package static let images = 64
    /// Bytes of one encoded image.
    package static let imageBytes = 4 << 20
    /// Pixels of one decoded image.
    package static let imagePixels = 16_000_000
}
