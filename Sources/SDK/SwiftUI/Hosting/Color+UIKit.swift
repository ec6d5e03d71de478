// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension Color {
    /// The colour that UIKit has; iOS 15.
    public init(uiColor: UIColor) { self.init(value: uiColor.value) }

    /// The older name of `init(uiColor:)`; iOS 13.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
    /// The colour that SwiftUI has; iOS 14.
    public convenience init(_ color: Color) { self.init(value: color.value) }
}
