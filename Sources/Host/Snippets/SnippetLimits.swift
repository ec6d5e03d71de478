// SPDX-License-Identifier: Apache-2.0

/// How much an app's snippet may ask of the host; what is past a limit throws, what is past a size is clipped.
package enum SnippetLimits {
    /// Views within views.
    package static let depth = 256
    /// Views and modifiers in all.
    package static let nodes = 5_000
    /// Points to which any single length is clamped.
    package static let length = 4_096.0
    /// Points of the largest picture; what does not fit is clipped.
    package static let pictureWidth = 1_024.0
    package static let pictureHeight = 2_048.0
    /// Bytes of one encoded image.
    package static let imageBytes = 4 << 20
    /// Pixels of one decoded image.
    package static let imagePixels = 16_000_000
}
