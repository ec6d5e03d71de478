// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The line around a shape; a width of zero draws nothing.
package struct StrokeElement {
    package var color: ColorValue
    package var width: Double
    /// Whether the line lies within the outline; otherwise the outline is its middle.
    package var isInside: Bool
}
