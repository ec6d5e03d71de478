// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What the button of a confirmation says; App Intents, iOS 16.
public struct ConfirmationActionName: Sendable {
    private enum Label: Sendable {
        case own(LocalizedStringResource)
        case system(any KeyPath<SystemVerbs, String> & Sendable)

        var text: String {
            switch self {
            case .own(let text): text.resolved()
            case .system(let verb): SystemWords.current.verbs[keyPath: verb]
            }
        }
    }

    private let accept: Label
    private var deny: LocalizedStringResource?
    private var isDestructive = false

    private init(_ verb: any KeyPath<SystemVerbs, String> & Sendable) { accept = .system(verb) }

    private init(_ accept: LocalizedStringResource, deny: LocalizedStringResource, isDestructive: Bool) {
        self.accept = .own(accept)
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
            acceptLabel: accept.text, denyLabel: deny?.resolved(), isDestructive: isDestructive)
    }

    /// A button that says “Add”.
    public static var add: ConfirmationActionName { .init(\.add) }
    /// A button that says “Add Data”.
    public static var addData: ConfirmationActionName { .init(\.addData) }
    /// A button that says “Book”.
    public static var book: ConfirmationActionName { .init(\.book) }
    /// A button that says “Buy”.
    public static var buy: ConfirmationActionName { .init(\.buy) }
    /// A button that says “Call”.
    public static var call: ConfirmationActionName { .init(\.call) }
    /// A button that says “Check In”.
    public static var checkIn: ConfirmationActionName { .init(\.checkIn) }
    /// A button that says “Continue”.
    public static var `continue`: ConfirmationActionName { .init(\.continue) }
    /// A button that says “Create”.
    public static var create: ConfirmationActionName { .init(\.create) }
    /// A button that says “Do”.
    public static var `do`: ConfirmationActionName { .init(\.do) }
    /// A button that says “Download”.
    public static var download: ConfirmationActionName { .init(\.download) }
    /// A button that says “Filter”.
    public static var filter: ConfirmationActionName { .init(\.filter) }
    /// A button that says “Find”.
    public static var find: ConfirmationActionName { .init(\.find) }
    /// A button that says “Get”.
    public static var get: ConfirmationActionName { .init(\.get) }
    /// A button that says “Go”.
    public static var go: ConfirmationActionName { .init(\.go) }
    /// A button that says “Log”.
    public static var log: ConfirmationActionName { .init(\.log) }
    /// A button that says “Open”.
    public static var open: ConfirmationActionName { .init(\.open) }
    /// A button that says “Order”.
    public static var order: ConfirmationActionName { .init(\.order) }
    /// A button that says “Pay”.
    public static var pay: ConfirmationActionName { .init(\.pay) }
    /// A button that says “Play”.
    public static var play: ConfirmationActionName { .init(\.play) }
    /// A button that says “Play Sound”.
    public static var playSound: ConfirmationActionName { .init(\.playSound) }
    /// A button that says “Post”.
    public static var post: ConfirmationActionName { .init(\.post) }
    /// A button that says “Request”.
    public static var request: ConfirmationActionName { .init(\.request) }
    /// A button that says “Run”.
    public static var run: ConfirmationActionName { .init(\.run) }
    /// A button that says “Search”.
    public static var search: ConfirmationActionName { .init(\.search) }
    /// A button that says “Send”.
    public static var send: ConfirmationActionName { .init(\.send) }
    /// A button that says “Set”.
    public static var set: ConfirmationActionName { .init(\.set) }
    /// A button that says “Share”.
    public static var share: ConfirmationActionName { .init(\.share) }
    /// A button that says “Start”.
    public static var start: ConfirmationActionName { .init(\.start) }
    /// A button that says “Start Navigation”.
    public static var startNavigation: ConfirmationActionName { .init(\.startNavigation) }
    /// A button that says “Toggle”.
    public static var toggle: ConfirmationActionName { .init(\.toggle) }
    /// A button that says “Turn Off”.
    public static var turnOff: ConfirmationActionName { .init(\.turnOff) }
    /// A button that says “Turn On”.
    public static var turnOn: ConfirmationActionName { .init(\.turnOn) }
    /// A button that says “View”.
    public static var view: ConfirmationActionName { .init(\.view) }
}
