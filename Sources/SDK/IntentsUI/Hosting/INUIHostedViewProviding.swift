// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Who hands over the view of a request, whichever controller it is; our addition.
@MainActor public protocol INUIHostedViewProviding: NSObjectProtocol {
    /// Completes with the controller of the view; nil shows the standard card.
    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void)
}

/// The shortest form, for which the build plugin supplies the conformance: the class that `Info.plist` names need not
/// declare any.
@MainActor public protocol _INUIViewProviding {
    func configure(with intent: INIntent, completion: @escaping (UIViewController?) -> Void)
}

extension _INUIViewProviding {
    public func configure(with intent: INIntent, completion: @escaping (UIViewController?) -> Void) {
        completion(nil)
    }
}
