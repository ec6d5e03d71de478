// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Foundation
package import Intents
import Synchronization
package import UIKit

/// The views that an app has for its requests, kept within bounds: whatever its code does, a request goes on.
package final class HostedViews: Sendable {
    private let intents: Set<String>
    private let controller: @MainActor @Sendable () -> UIViewController
    private let limit: Duration
    private let sleep: TimeLimit.Sleep
    private let report: @Sendable (String) -> Void
    /// Whether the app's code has not come back from an earlier view.
    private let isBusy = Mutex(false)

    /// The largest tree, written as JSON.
    private static let sizeLimit = 2 << 20

    /// - Parameters:
    ///   - intents: names of the requests that have a view.
    ///   - controller: makes the view controller anew for each view.
    ///   - limit: how long a view may take.
    ///   - sleep: waits for that time.
    ///   - report: where the author is told of faults.
    package init(
        intents: Set<String>, limit: Duration = .seconds(5),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        report: @escaping @Sendable (String) -> Void = HostedViews.log,
        controller: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.intents = intents
        self.controller = controller
        self.limit = limit
        self.sleep = sleep
        self.report = report
    }

    /// The view as a card; nil where the standard card is to be shown.
    package func card(_ request: HandedOver<(INIntent, INIntentResponse?)>) async -> SnippetNode? {
        let name = type(of: request.value.0)._typeName
        guard intents.contains(name) else { return nil }
        let isFree = isBusy.withLock { isBusy in
            defer { isBusy = true }
            return !isBusy
        }
        guard isFree else { return failed(name, "is left out: an earlier one has not come back.") }
        do {
            let made = try await TimeLimit.run(within: limit, sleep: sleep) { await self.made(request) }
            guard let made else { return failed(name, "took longer than \(limit.components.seconds) seconds.") }
            guard let view = try made.get() else { return nil }
            return try card(of: view, for: name)
        } catch is CancellationError {
            return nil
        } catch {
            return failed(name, "cannot be shown: \(error)")
        }
    }

    @MainActor private func made(
        _ request: HandedOver<(INIntent, INIntentResponse?)>
    ) async -> Result<HostedView?, any Error> {
        defer { isBusy.withLock { $0 = false } }
        do {
            let asking = HostedViewAsking(
                controller: controller(), intent: request.value.0, response: request.value.1)
            return .success(try await asking.view())
        } catch {
            return .failure(error)
        }
    }

    /// The view in its window; the author is told of what is not seen.
    /// - Throws: where the host would refuse it.
    private func card(of view: HostedView, for name: String) throws -> SnippetNode {
        guard view.node.count <= SnippetNode.countLimit - 2 else {
            throw ViewDescriptionError(
                "it is made of \(view.node.count) views and modifiers; \(SnippetNode.countLimit - 2) are allowed.")
        }
        let size = try view.node.json.serialized().count
        guard size <= Self.sizeLimit else {
            throw ViewDescriptionError("it takes \(size) bytes; \(Self.sizeLimit) are allowed.")
        }
        let highest = HostedViewSize.maximum.height
        let needed = max(view.height ?? 0, CGFloat(HeightEstimate.least(of: view.node)))
        if needed > highest {
            report(
                "error: The view of \(name) is \(Int(min(needed, 1e9).rounded(.up))) points high or more; "
                    + "\(Int(highest)) are shown, the rest is cut off.")
        }
        let asked = view.height.map(HostedViewSize.clamped)
        return .modified(
            .modified(view.node, .frame(FrameValue(maximumWidth: .infinity))),
            .window(
                minimumHeight: Double(asked ?? HostedViewSize.minimum.height),
                maximumHeight: Double(asked ?? highest)))
    }

    private func failed(_ name: String, _ reason: String) -> SnippetNode? {
        report("error: The view of \(name) \(reason) The standard card is shown in its place.")
        return nil
    }

    /// Writes to standard error, where the host and the author look.
    package static let log: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

/// What an app says of its hosted view before it serves; the build plugin writes the call from the app's `Info.plist`.
public enum _INUIApp {
    /// - Parameters:
    ///   - intents: names of the classes that have a view.
    ///   - view: makes an object of the class that the view part of `Info.plist` names.
    public static func register(intents: Set<String>, view: @escaping @MainActor @Sendable () -> UIViewController) {
        let views = HostedViews(intents: intents, controller: view)
        RequestCards.register { intent, response, _ in await views.card(HandedOver((intent, response))) }
    }
}
