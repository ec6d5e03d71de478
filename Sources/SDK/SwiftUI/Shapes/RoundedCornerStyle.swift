// SPDX-License-Identifier: Apache-2.0

/// How a round corner begins; SwiftUI, since iOS 13.
public enum RoundedCornerStyle: Sendable, Hashable {
    case circular
    case continuous
}
