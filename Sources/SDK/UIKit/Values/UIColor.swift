// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// A colour by meaning, which suits light and dark, or by its components; UIKit, iOS 2.
open class UIColor: NSObject, @unchecked Sendable {
    package let value: ColorValue

    package init(value: ColorValue) {
        self.value = value
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            value: .rgb(red: red.component, green: green.component, blue: blue.component, opacity: alpha.component))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: Double) -> CGFloat {
            let turn = (hue.component * 6 + offset).truncatingRemainder(dividingBy: 6)
            return CGFloat(brightness.component * (1 - saturation.component * max(0, min(turn, 4 - turn, 1))))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .named(let name, _): UIColor(value: .named(name, opacity: alpha.component))
        case .rgb(let red, let green, let blue, _):
            UIColor(value: .rgb(red: red, green: green, blue: blue, opacity: alpha.component))
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
    open override var hash: Int { value.hashValue }
}

extension CGFloat {
    /// The number within 0 to 1; what is none is 0.
    fileprivate var component: Double { isNaN ? 0 : Swift.min(Swift.max(Double(self), 0), 1) }
}
