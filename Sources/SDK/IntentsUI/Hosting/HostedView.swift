// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Intents
import UIKit

/// One answer of an app's code for the view of a request.
struct HostedView: Sendable {
    var node: SnippetNode
    /// The height that the author asks for; nil leaves it to the view.
    var height: CGFloat?
}

/// Asks the app's view controller for the view of a request, in each form that it may be written in.
@MainActor struct HostedViewAsking {
    let controller: UIViewController
    let intent: INIntent
    let response: INIntentResponse?

    /// Nil where the app wants the standard card.
    /// - Throws: where the view cannot be sent.
    func view() async throws -> HostedView? {
        controller.givenContext = NSExtensionContext(parts: ["intent": intent])
        controller.loadViewIfNeeded()
        if let size = await configuredSize() { return try described(controller, height: size.height) }
        var other: UIViewController?
        if let providing = controller as? any INUIHostedViewProviding {
            let answer: UIViewController?? = await Completion.awaited { done in
                providing.configure(with: intent, for: .siriSnippet) { done($0) }
            }
            other = answer ?? nil
        }
        if other == nil, let providing = controller as? any _INUIViewProviding {
            let answer: UIViewController?? = await Completion.awaited { done in
                providing.configure(with: intent) { done($0) }
            }
            other = answer ?? nil
        }
        guard let other else { return nil }
        if other.givenContext == nil { other.givenContext = controller.givenContext }
        let height = other.preferredContentSize.height
        return try described(other, height: height > 0 ? height : nil)
    }

    /// The size that Apple's two methods answer; nil where neither shows a view.
    private func configuredSize() async -> CGSize? {
        guard let controlling = controller as? any INUIHostedViewControlling else { return nil }
        let interaction = INInteraction(intent: intent, response: response)
        let whole: Set<INParameter> = []
        let every = Set(
            type(of: intent)._fields.map { INParameter(for: type(of: intent), keyPath: $0.name) })
        for parameters in [whole, every] {
            let (isShown, _, size) = await controlling.configureView(
                for: parameters, of: interaction, interactiveBehavior: .none, context: .siriSnippet)
            if isShown, size.width > 0, size.height > 0 { return size }
        }
        let size = await controlling.configure(with: interaction, context: .siriSnippet)
        return size.width > 0 && size.height > 0 ? size : nil
    }

    private func described(_ controller: UIViewController, height: CGFloat?) throws -> HostedView? {
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        guard let node = try controller.view?.described(), node != .empty else { return nil }
        return HostedView(node: node, height: height)
    }
}
