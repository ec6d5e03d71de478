// SPDX-License-Identifier: Apache-2.0

/// Light or dark; SwiftUI, since iOS 13.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
    case light
    case dark
}
