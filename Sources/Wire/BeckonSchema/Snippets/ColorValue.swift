// SPDX-License-Identifier: Apache-2.0

/// A colour by meaning, so that the host can draw it for light and dark, or by value.
package enum ColorValue: Sendable, Hashable {
    /// `primary`, `secondary`, `tertiary`, `quaternary`, `accentColor`, `clear`, `background` (what the snippet
    /// stands on), or a system colour's name such as `green`.
    case named(String, opacity: Double)
    /// sRGB components and opacity, 0 to 1.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
}
