// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// When a confirmation is asked for at all; App Intents, iOS 18.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only where the wish may have been misheard: here, everywhere but at a terminal, where the person typed it.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)

    /// Whether the confirmation can be left out on this surface.
    func allowSkipping(on surface: SurfaceName) -> Bool { contains(.lowConfidenceSource) && surface == .terminal }
}
