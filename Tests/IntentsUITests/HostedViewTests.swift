// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema
import Foundation
import IntentsUI
import SeedView5
import SeedView6
import Snippets
import SwiftUI
import Synchronization
import Testing

@MainActor struct HostedViewTests {
    private let intent = INSendMessageIntent(
        recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Hello", speakableGroupName: nil,
        conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)

    /// What a controller's view comes to, and what the author is told.
    private func card(
        of controller: @escaping @MainActor @Sendable () -> UIViewController,
        _ sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) async -> (node: SnippetNode?, told: [String]) {
        let told = Told()
        let views = HostedViews(
            intents: ["INSendMessageIntent"], sleep: sleep, report: { told.add($0) }, controller: controller)
        return (await views.card(HandedOver((intent, nil))), told.lines)
    }

    struct Form: CustomTestStringConvertible, Sendable {
        let name: String
        let controller: @MainActor @Sendable () -> UIViewController
        let words: [String]
        var testDescription: String { name }
    }

    @Test(arguments: [
        Form(
            name: "the seed's, Swift 5", controller: { SeedView5.makeIntentViewController() },
            words: ["Ready to send", "Nothing has been sent yet."]),
        Form(
            name: "the seed's, Swift 6", controller: { SeedView6.makeIntentViewController() },
            words: ["Ready to send", "Nothing has been sent yet."]),
        Form(name: "configure(with:for:completion:)", controller: { Providing() }, words: ["Hello from siriSnippet"]),
        Form(name: "configureView, completion", controller: { Controlling() }, words: ["whole: Hello"]),
        Form(name: "configureView, async", controller: { ControllingAsync() }, words: ["every: 9"]),
        Form(name: "configure(with:context:)", controller: { ControllingSize() }, words: ["size"]),
        Form(name: "UIKit's views", controller: { Labels() }, words: ["One", "Two", "Press"]),
        Form(name: "a hosting controller within", controller: { Nested() }, words: ["within"]),
    ])
    func isShown(_ form: Form) async {
        let card = await card(of: form.controller)
        #expect(card.node?.words == form.words)
        #expect(card.told == [])
    }

    @Test func sizesAreKeptWithinBounds() async {
        let cases: [(CGFloat, Double, Double)] = [
            (10, 44, 44), (120, 120, 120), (200, 200, 200), (100_000, 200, 200), (.nan, 44, 44),
        ]
        for (asked, minimum, maximum) in cases where !asked.isNaN {
            let card = await card(of: { Sized(asked) })
            guard case .modified(_, .window(let least, let most))? = card.node else {
                Issue.record("\(asked) has no window.")
                continue
            }
            #expect(least == minimum && most == maximum)
            #expect(card.told.count == (asked > 200 ? 1 : 0))
        }
    }

    @Test func theContextSaysTheBounds() async {
        let card = await card(of: { Context() })
        #expect(card.node?.words == ["44 200 INSendMessageIntent"])
    }

    @Test func aViewThatIsTooHighIsALintError() async {
        let card = await card(of: { Hosting { Color.red.frame(height: 100_000) } })
        #expect(
            card.told == [
                "error: The view of INSendMessageIntent is 100000 points high or more; 200 are shown, the rest is cut off."
            ])
        #expect(card.node != nil)
    }

    @Test func tenThousandViewsAreTooMany() async {
        let card = await card(of: { Hosting { VStack { ForEach(0..<10_000, id: \.self) { Text("\($0)") } } } })
        #expect(card.node == nil)
        #expect(card.told.count == 1)
        #expect(card.told.first?.contains("10001 views and modifiers") == true)
    }

    @Test func aViewInAViewWithoutEndIsRefused() async {
        let card = await card(of: { Hosting { Endless() } })
        #expect(card.node == nil)
        #expect(card.told.first?.contains("cannot be shown") == true)
    }

    @Test func aCompletionThatNeverComesEndsTheWait() async {
        let card = await card(of: { Silent() }, { _ in })
        #expect(card.node == nil)
        #expect(
            card.told == [
                "error: The view of INSendMessageIntent took longer than 5 seconds. The standard card is shown in its place."
            ])
    }

    @Test func codeThatBlocksTheMainThreadIsLeftBehind() async {
        let gate = DispatchSemaphore(value: 0)
        let told = Told()
        let views = HostedViews(
            intents: ["INSendMessageIntent"], sleep: { _ in }, report: { told.add($0) },
            controller: { Blocking(gate) })
        let message = HandedOver((intent as INIntent, nil as INIntentResponse?))
        let nodes = await Task.detached {
            let first = await views.card(message)
            let second = await views.card(message)
            gate.signal()
            return [first, second]
        }.value
        #expect(nodes == [nil, nil])
        #expect(told.lines.last?.contains("an earlier one has not come back") == true)
    }

    @Test func twoCompletionsAreOne() async {
        let card = await card(of: { Twice() })
        #expect(card.node?.words == ["first"])
    }

    @Test func requestsThatAreNotNamedHaveNoView() async {
        let views = HostedViews(intents: ["INStartCallIntent"]) { Labels() }
        #expect(await views.card(HandedOver((intent, nil))) == nil)
    }
}

private final class Told: Sendable {
    private let state = Mutex<[String]>([])
    var lines: [String] { state.withLock { $0 } }
    func add(_ line: String) { state.withLock { $0.append(line) } }
}

private final class Providing: UIViewController, INUIHostedViewProviding {
    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) {
        let content = (intent as? INSendMessageIntent)?.content ?? ""
        completion(UIHostingController(rootView: Text(verbatim: "\(content) from \(context)")))
    }
}

private final class Controlling: UIViewController, INUIHostedViewControlling {
    let label = UILabel()

    override func viewDidLoad() { view.addSubview(label) }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard parameters.isEmpty else { return completion(false, [], .zero) }
        label.text = "whole: \((interaction.intent as? INSendMessageIntent)?.content ?? "")"
        completion(true, parameters, extensionContext?.hostedViewMaximumAllowedSize ?? .zero)
    }
}

private final class ControllingAsync: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize) {
        guard !parameters.isEmpty else { return (false, [], .zero) }
        await Task.yield()
        let label = UILabel()
        label.text = "every: \(parameters.count)"
        view.addSubview(label)
        return (true, parameters, CGSize(width: 100, height: 60))
    }
}

private final class ControllingSize: UIViewController, INUIHostedViewControlling {
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        let label = UILabel()
        label.text = "size"
        view = label
        completion(CGSize(width: 320, height: 80))
    }
}

private final class Labels: UIViewController, INUIHostedViewProviding {
    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            label.font = .boldSystemFont(ofSize: 20)
            label.textColor = .systemBlue
            return label
        }
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        let stack = UIStackView(arrangedSubviews: labels + [button])
        stack.axis = .vertical
        stack.spacing = 8
        view.addSubview(stack)
        completion(self)
    }
}

private final class Nested: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        let child = UIHostingController(rootView: Text("within"))
        addChild(child)
        view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            child.view.heightAnchor.constraint(equalToConstant: 40),
        ])
        child.didMove(toParent: self)
        completion(true, parameters, CGSize(width: 300, height: 100))
    }
}

private final class Sized: UIViewController, INUIHostedViewControlling {
    let height: CGFloat

    init(_ height: CGFloat) {
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
        view.backgroundColor = .systemRed
        return CGSize(width: 320, height: height)
    }
}

private final class Context: UIViewController, INUIHostedViewProviding {
    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) {
        guard let given = extensionContext else { return completion(nil) }
        let least = Int(given.hostedViewMinimumAllowedSize.height)
        let most = Int(given.hostedViewMaximumAllowedSize.height)
        let name = given.intent.map { "\(type(of: $0))" } ?? ""
        completion(UIHostingController(rootView: Text(verbatim: "\(least) \(most) \(name)")))
    }
}

private final class Hosting<Content: View>: UIViewController, INUIHostedViewProviding {
    let content: Content

    init(@ViewBuilder _ content: () -> Content) {
        self.content = content()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) { completion(UIHostingController(rootView: content)) }
}

private struct Endless: View {
    var body: AnyView { AnyView(VStack { Endless() }) }
}

private final class Silent: UIViewController, INUIHostedViewProviding {
    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) {}
}

private final class Blocking: UIViewController, INUIHostedViewProviding {
    let gate: DispatchSemaphore

    init(_ gate: DispatchSemaphore) {
        self.gate = gate
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) {
        gate.wait()
        completion(nil)
    }
}

private final class Twice: UIViewController, INUIHostedViewProviding {
    func configure(
        with intent: INIntent, for context: INUIHostedViewContext, completion: @escaping (UIViewController?) -> Void
    ) {
        completion(UIHostingController(rootView: Text("first")))
        completion(UIHostingController(rootView: Text("second")))
    }
}
