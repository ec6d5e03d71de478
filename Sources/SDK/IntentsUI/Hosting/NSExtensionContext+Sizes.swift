// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation
import Intents

extension NSExtensionContext {
    /// The smallest size that a hosted view is given; Intents UI, iOS 10.
    public var hostedViewMinimumAllowedSize: CGSize { HostedViewSize.minimum }

    /// The largest size that a hosted view is given; Intents UI, iOS 10.
    public var hostedViewMaximumAllowedSize: CGSize { HostedViewSize.maximum }

    /// The parameters of the request with their values, one a line; Intents UI, iOS 11.
    public func interfaceParametersDescription() -> String {
        guard let intent else { return "" }
        let members = intent._members(full: false)
        let lines = type(of: intent)._fields.map { field in
            "\(type(of: intent)._typeName).\(field.name): \(members[field.name]?.plainText ?? "nil")"
        }
        return lines.joined(separator: "\n")
    }
}

/// The room that hosted views have, in points.
enum HostedViewSize {
    /// The width of a card is the host's, as on a phone.
    static let minimum = CGSize(width: 328, height: 44)
    static let maximum = CGSize(width: 328, height: 200)

    static func clamped(_ height: CGFloat) -> CGFloat {
        height.isNaN ? minimum.height : min(max(height, minimum.height), maximum.height)
    }
}
