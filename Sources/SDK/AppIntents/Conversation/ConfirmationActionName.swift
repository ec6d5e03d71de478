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
    ///   - acceptLabel: The word that means yes.
    ///   - acceptAlternatives: Other words that mean yes; iOS hears them, surfaces of this platform hear the label.
    ///   - denyLabel: The word that means no.
    ///   - denyAlternatives: Other words that mean no.
    ///   - destructive: Whether a yes takes something away.
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

    /// A button that says “Add”.
    public static var add: ConfirmationActionName { .init("Add") }
    /// A button that says “Add Data”.
    public static var addData: ConfirmationActionName { .init("Add Data") }
    /// A button that says “Book”.
    public static var book: ConfirmationActionName { .init("Book") }
    /// A button that says “Buy”.
    public static var buy: ConfirmationActionName { .init("Buy") }
    /// A button that says “Call”.
    public static var call: ConfirmationActionName { .init("Call") }
    /// A button that says “Check In”.
    public static var checkIn: ConfirmationActionName { .init("Check In") }
    /// A button that says “Continue”.
    public static var `continue`: ConfirmationActionName { .init("Continue") }
    /// A button that says “Create”.
    public static var create: ConfirmationActionName { .init("Create") }
    /// A button that says “Do”.
    public static var `do`: ConfirmationActionName { .init("Do") }
    /// A button that says “Download”.
    public static var download: ConfirmationActionName { .init("Download") }
    /// A button that says “Filter”.
    public static var filter: ConfirmationActionName { .init("Filter") }
    /// A button that says “Find”.
    public static var find: ConfirmationActionName { .init("Find") }
    /// A button that says “Get”.
    public static var get: ConfirmationActionName { .init("Get") }
    /// A button that says “Go”.
    public static var go: ConfirmationActionName { .init("Go") }
    /// A button that says “Log”.
    public static var log: ConfirmationActionName { .init("Log") }
    /// A button that says “Open”.
    public static var open: ConfirmationActionName { .init("Open") }
    /// A button that says “Order”.
    public static var order: ConfirmationActionName { .init("Order") }
    /// A button that says “Pay”.
    public static var pay: ConfirmationActionName { .init("Pay") }
    /// A button that says “Play”.
    public static var play: ConfirmationActionName { .init("Play") }
    /// A button that says “Play Sound”.
    public static var playSound: ConfirmationActionName { .init("Play Sound") }
    /// A button that says “Post”.
    public static var post: ConfirmationActionName { .init("Post") }
    /// A button that says “Request”.
    public static var request: ConfirmationActionName { .init("Request") }
    /// A button that says “Run”.
    public static var run: ConfirmationActionName { .init("Run") }
    /// A button that says “Search”.
    public static var search: ConfirmationActionName { .init("Search") }
    /// A button that says “Send”.
    public static var send: ConfirmationActionName { .init("Send") }
    /// A button that says “Set”.
    public static var set: ConfirmationActionName { .init("Set") }
    /// A button that says “Share”.
    public static var share: ConfirmationActionName { .init("Share") }
    /// A button that says “Start”.
    public static var start: ConfirmationActionName { .init("Start") }
    /// A button that says “Start Navigation”.
    public static var startNavigation: ConfirmationActionName { .init("Start Navigation") }
    /// A button that says “Toggle”.
    public static var toggle: ConfirmationActionName { .init("Toggle") }
    /// A button that says “Turn Off”.
    public static var turnOff: ConfirmationActionName { .init("Turn Off") }
    /// A button that says “Turn On”.
    public static var turnOn: ConfirmationActionName { .init("Turn On") }
    /// A button that says “View”.
    public static var view: ConfirmationActionName { .init("View") }
}
