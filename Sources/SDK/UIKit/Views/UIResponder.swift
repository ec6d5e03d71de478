// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What could respond to a touch; UIKit, iOS 2. Nobody touches a view that the host draws.
@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }

    open var next: UIResponder? { nil }
}
