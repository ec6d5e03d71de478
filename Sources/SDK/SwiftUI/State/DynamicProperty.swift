// SPDX-License-Identifier: Apache-2.0

/// A stored property that gives a view its values; SwiftUI, since iOS 13.
public protocol DynamicProperty {}
