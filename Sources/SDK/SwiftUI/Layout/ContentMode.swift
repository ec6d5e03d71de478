// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// How a picture with a given ratio fills its room; SwiftUI, since iOS 13.
public enum ContentMode: CaseIterable, Sendable, Hashable {
    case fit
    case fill

    var value: ContentModeValue { self == .fit ? .fit : .fill }
}
