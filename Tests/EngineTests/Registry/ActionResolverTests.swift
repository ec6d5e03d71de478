// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

@testable import Engine

@Suite struct ActionResolverTests {
    private static func entry(
        _ identifier: String, _ name: String, short: String? = nil, requests: [String] = [],
        _ actions: [(String, String)]
    ) -> ActionListing.Entry {
        let bundle = AppBundle(
            url: URL(fileURLWithPath: "/x/\(name).app"), identifier: identifier, name: name,
            shortName: short, version: nil,
            program: .extension(executable: "x"), entitlements: Entitlements(), requests: requests)
        return ActionListing.Entry(
            app: InstalledApp(bundle: bundle, origin: .user, granted: Entitlements()),
            catalogue: AppCatalogue(
                actions: actions.map {
                    ActionDescriptor(
                        identifier: $0.0, title: $0.1, isDiscoverable: !$0.0.hasPrefix("Hidden"))
                }))
    }

    private let resolver = ActionResolver(
        listing: ActionListing(apps: [
            entry("org.example.vpn", "Tunnel", [("ToggleVPN", "Toggle VPN"), ("StopVPN", "Stop the VPN")]),
            entry("org.example.lights", "Lights", [("Toggle", "Toggle Lights"), ("Status", "Show Status")]),
            entry("org.example.doors", "Doors", [("Status", "Door Status")]),
            entry(
                "org.example.coffee", "Café", short: "Cafe",
                [("Order", "Order Coffee"), ("HiddenOrder", "Order Coffee Again"), ("HiddenRinse", "Rinse")]),
        ]))

    @Test(arguments: [
        ("org.example.vpn.ToggleVPN", "Tunnel.ToggleVPN"), ("Tunnel.ToggleVPN", "Tunnel.ToggleVPN"),
        ("tunnel.togglevpn", "Tunnel.ToggleVPN"), ("toggle vpn", "Tunnel.ToggleVPN"), ("ToggleVPN", "Tunnel.ToggleVPN"),
        ("stop", "Tunnel.StopVPN"), ("toggle", "Lights.Toggle"), ("Doors.Status", "Doors.Status"),
        ("Door Status", "Doors.Status"), ("Lights.Show Status", "Lights.Status"),
        ("Cafe.Order", "Cafe.Order"), ("café.order", "Cafe.Order"), ("Café.Order Coffee", "Cafe.Order"),
        ("coffee", "Cafe.Order"), ("rinse", "Cafe.HiddenRinse"), ("Cafe.HiddenOrder", "Cafe.HiddenOrder"),
    ])
    func aNameMeansOneAction(name: String, expected: String) throws {
        #expect(try resolver.resolve(name).qualifiedName == expected)
    }

    /// To look for a hundred thousand letters in the names of so many actions takes minutes.
    @Test(.timeLimit(.minutes(1))) func aNameWithoutEndIsNotLookedFor() {
        let many = Self.entry("org.example.many", "Many", (0..<20_000).map { ("Act\($0)", "Action \($0)") })
        let resolver = ActionResolver(listing: ActionListing(apps: [many]))
        let error = #expect(throws: HostError.self) { try resolver.resolve(String(repeating: "x", count: 100_000)) }
        #expect(error?.code == .unknownAction)
        #expect(error?.message.utf8.count ?? 0 < 1000)
    }

    @Test(arguments: [
        ("Status", ["Doors.Status", "Lights.Status"]), ("vpn", ["Tunnel.StopVPN", "Tunnel.ToggleVPN"]),
    ])
    func anAmbiguousNameIsRefusedWithTheChoice(name: String, expected: [String]) {
        let error = #expect(throws: HostError.self) { try resolver.resolve(name) }
        #expect(error?.code == .ambiguous)
        #expect(error?.alternatives == expected)
    }

    @Test(arguments: [
        ("TogleVPN", "Tunnel.ToggleVPN"), ("Tunel.StopVPN", "Tunnel.StopVPN"), ("stop the vnp", "Tunnel.StopVPN"),
    ])
    func aNearMissIsSuggested(name: String, expected: String) {
        let error = #expect(throws: HostError.self) { try resolver.resolve(name) }
        #expect(error?.code == .unknownAction)
        #expect(error?.alternatives.contains(expected) == true)
        #expect(error?.message.contains(expected) == true)
    }

    private static let message = "INSendMessageIntent"

    private let requests = ActionResolver(
        listing: ActionListing(
            apps: [
                entry(
                    "org.example.chat", "Chat", requests: [message, "INStartCallIntent"], [(message, "Send Message")]),
                entry("org.example.post", "Post", requests: [message], [(message, "Send Message"), ("Ring", "Ring")]),
                entry("org.example.bank", "Bank", requests: ["INSendPaymentIntent"], [("INSendPaymentIntent", "Pay")]),
                entry("org.example.bell", "Bell", [("Ring", "Ring"), ("INRequestRideIntent", "Ride")]),
                entry("org.example.taxi", "Taxi", requests: ["INRequestRideIntent"], [("INRequestRideIntent", "Ride")]),
            ],
            problems: [
                AppProblem(path: "/x/Notes.app", message: "“Notes” crashed.", requests: ["INCreateNoteIntent"]),
                AppProblem(path: "/x/Other.app", message: "“Other” is broken."),
            ]))

    @Test(arguments: [
        ("INSendMessageIntent", ["Chat", "Post"]), ("insendmessageintent", ["Chat", "Post"]),
        ("Send Message", ["Chat", "Post"]), ("send mess", ["Chat", "Post"]), ("INSendPaymentIntent", ["Bank"]),
        ("Chat.INSendMessageIntent", ["Chat"]), ("Post.Send Message", ["Post"]),
    ])
    func aRequestIsForTheAppsThatHandleIt(name: String, apps: [String]) throws {
        switch try requests.find(name) {
        case .one(let action): #expect([action.app.name] == apps)
        case .several(let found, let error):
            #expect(found.map(\.app.name) == apps)
            #expect(error.code == .ambiguous && error.alternatives == apps.map { "\($0).INSendMessageIntent" })
        }
    }

    @Test(arguments: ["en", "es", "hu", "ru"]) func eachKindOfAppHasAName(language: String) {
        #expect(Set(HostWords.of([language]).appKinds.keys) == Set(AppKind.allCases))
    }

    /// Equal names alone are no request: one of the apps does not say that it handles it.
    @Test(arguments: ["Ring", "INRequestRideIntent", "Ride", "IN"])
    func othersStayAmbiguous(name: String) {
        let error = #expect(throws: HostError.self) { try requests.find(name) }
        #expect(error?.code == .ambiguous)
    }

    @Test(arguments: [
        ("INCreateNoteIntent", "Apps that handle it are installed and cannot be used now:\n– “Notes” crashed."),
        ("create note", "Apps that handle it are installed and cannot be used now:\n– “Notes” crashed."),
        ("INStartCallIntent", "\n– “Chat” names it in IntentsSupported, and does not offer it."),
        (
            "INAddMediaIntent",
            "No installed app handles it. It takes an app for media, whose Info.plist names INAddMediaIntent"
        ),
        ("INSearchForBillsIntent", "an app for payments"), ("INListCarsIntent", "an app for cars"),
        ("INShareFocusStatusIntent", "It takes an app whose Info.plist names INShareFocusStatusIntent"),
    ])
    func whoCouldHandleItIsSaid(name: String, words: String) {
        let error = #expect(throws: HostError.self) { try requests.find(name) }
        #expect(error?.code == .unknownAction)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("Other") == false)
    }

    @Test(arguments: ["", "weather forecast"])
    func nonsenseFindsNothing(name: String) {
        let error = #expect(throws: HostError.self) { try resolver.resolve(name) }
        #expect(error?.alternatives == [])
    }
}
