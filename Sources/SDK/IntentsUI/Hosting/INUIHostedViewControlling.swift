// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view controller that shows a request; Intents UI, iOS 10.
///
/// Either method may be written, with a completion handler or `async`. `configureView` is asked first: without
/// parameters, which stands for the whole request, and then with all of them.
@MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Completes with the size of the view; an empty one shows the standard card.
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

    func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize

    /// Completes with whether there is a view, what it shows, and its size; iOS 11.
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize)
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }

    public func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
        await Completion.awaited { configure(with: interaction, context: context, completion: $0) } ?? .zero
    }

    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(false, [], .zero) }

    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize) {
        let answer: (Bool, Set<INParameter>, CGSize)? = await Completion.awaited { done in
            configureView(
                for: parameters, of: interaction, interactiveBehavior: interactiveBehavior, context: context
            ) { done(($0, $1, $2)) }
        }
        return answer ?? (false, [], .zero)
    }
}
