// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What the button of a confirmation says; App Intents, iOS 16.
public struct ConfirmationActionName: Sendable {
    private let accept: LocalizedStringResource
    private let deny: LocalizedStringResource?
    private let isDestructive: Bool

    private init(_ accept: LocalizedStringResource, deny: LocalizedStringResource? = nil, isDestructive: Bool = false) {
        self.accept = accept
        self.deny = deny
        self.isDestructive = isDestructive
    }

    /// Words of the app's own.
    /// - Parameters:
    ///   - acceptAlternatives: Other words that mean yes; iOS hears them, surfaces of this platform hear the label.
    ///   - denyAlternatives: Other words that mean no.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(acceptLabel, deny: denyLabel, isDestructive: destructive)
    }

    var details: ConfirmationDetails {
        ConfirmationDetails(
            acceptLabel: accept.resolved(), denyLabel: deny?.resolved(), isDestructive: isDestructive)
    }

    public static var add: ConfirmationActionName { .init("Add") }
    public static var addData: ConfirmationActionName { .init("Add Data") }
    public static var book: ConfirmationActionName { .init("Book") }
    public static var buy: ConfirmationActionName { .init("Buy") }
    public static var call: ConfirmationActionName { .init("Call") }
    public static var checkIn: ConfirmationActionName { .init("Check In") }
    public static var `continue`: ConfirmationActionName { .init("Continue") }
    public static var create: ConfirmationActionName { .init("Create") }
    public static var `do`: ConfirmationActionName { .init("Do") }
    public static var download: ConfirmationActionName { .init("Download") }
    public static var filter: ConfirmationActionName { .init("Filter") }
    public static var find: ConfirmationActionName { .init("Find") }
    public static var get: ConfirmationActionName { .init("Get") }
    public static var go: ConfirmationActionName { .init("Go") }
    public static var log: ConfirmationActionName { .init("Log") }
    public static var open: ConfirmationActionName { .init("Open") }
    public static var order: ConfirmationActionName { .init("Order") }
    public static var pay: ConfirmationActionName { .init("Pay") }
    public static var play: ConfirmationActionName { .init("Play") }
    public static var playSound: ConfirmationActionName { .init("Play Sound") }
    public static var post: ConfirmationActionName { .init("Post") }
    public static var request: ConfirmationActionName { .init("Request") }
    public static var run: ConfirmationActionName { .init("Run") }
    public static var search: ConfirmationActionName { .init("Search") }
    public static var send: ConfirmationActionName { .init("Send") }
    public static var set: ConfirmationActionName { .init("Set") }
    public static var share: ConfirmationActionName { .init("Share") }
    public static var start: ConfirmationActionName { .init("Start") }
    public static var startNavigation: ConfirmationActionName { .init("Start Navigation") }
    public static var toggle: ConfirmationActionName { .init("Toggle") }
    public static var turnOff: ConfirmationActionName { .init("Turn Off") }
    public static var turnOn: ConfirmationActionName { .init("Turn On") }
    public static var view: ConfirmationActionName { .init("View") }
}

/// When a confirmation is asked for at all; App Intents, iOS 18.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only where the wish may have been misheard: here, where it was spoken.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)

    /// Whether the confirmation can be left out on this surface.
    func allowSkipping(on surface: String) -> Bool { contains(.lowConfidenceSource) && surface != "voice" }
}
