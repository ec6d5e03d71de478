// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What changes how an element looks, but not the room it takes.
package enum Effect {
    case opacity(Double)
    case hidden
    case border(ColorValue, width: Double)
    case clip(ShapeNode.Kind)
    case shadow(ColorValue, radius: Double, x: Double, y: Double)
    case scale(x: Double, y: Double)
    case rotation(degrees: Double)
    case accessibilityLabel(String)
    case accessibilityHidden
}
