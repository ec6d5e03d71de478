// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Where lines of a text begin; SwiftUI, since iOS 13.
public enum TextAlignment: CaseIterable, Sendable, Hashable {
    case leading
    case center
    case trailing

    var value: TextAlignmentValue {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
