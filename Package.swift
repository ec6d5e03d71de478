// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let houseSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

extension Target {
    /// A library target of the house at `Sources/<path>`.
    static func house(_ name: String, _ path: String, _ dependencies: [Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/\(path)", swiftSettings: houseSettings)
    }

    /// A test target at `Tests/<name>`; `fixtures` names the folder copied beside the tests.
    static func tests(
        _ name: String, _ dependencies: [Dependency], fixtures: String? = nil, excluding: [String] = []
    ) -> Target {
        .testTarget(
            name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: excluding,
            resources: fixtures.map { [.copy($0)] } ?? [], swiftSettings: houseSettings)
    }
}

let package = Package(
    name: "beckon",
    defaultLocalization: "en",
    products: [
        .library(name: "AppIntents", targets: ["AppIntents", "BeckonExtension"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Intents", targets: ["Intents", "BeckonExtension"]),
        .library(name: "IntentsUI", targets: ["IntentsUI", "BeckonExtension"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Security", targets: ["Security", "BeckonExtension"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "Contacts", targets: ["Contacts"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "BeckonExtension", targets: ["BeckonExtension"]),
        .executable(name: "beckon", targets: ["beckon"]),
        .executable(name: "beckon-picture", targets: ["beckon-picture"]),
        .executable(name: "beckon-keyring", targets: ["beckon-keyring"]),
        .executable(name: "intentbuilder", targets: ["intentbuilder"]),
        .plugin(name: "BeckonEntryPoint", targets: ["BeckonEntryPoint"]),
        .plugin(name: "BeckonIntentBuilder", targets: ["BeckonIntentBuilder"]),
    ],
    targets: [
        // Wire
        .house("BeckonSchema", "Wire/BeckonSchema"),
        .house("BeckonMCP", "Wire/BeckonMCP", ["BeckonSchema", "CEpoll"]),

        // SDK
        .house("BeckonFoundation", "SDK/BeckonFoundation"),
        .house("UniformTypeIdentifiers", "SDK/UniformTypeIdentifiers"),
        .house("_Testing_UIKit", "SDK/TestingUIKit"),
        .house("UIKit", "SDK/UIKit", ["_Testing_UIKit", "BeckonFoundation", "BeckonSchema"]),
        .house("SwiftUI", "SDK/SwiftUI", ["BeckonFoundation", "BeckonSchema", "UIKit"]),
        .house(
            "AppIntents", "SDK/AppIntents",
            ["BeckonFoundation", "BeckonSchema", "SwiftUI", "UniformTypeIdentifiers"]),
        .house("Security", "SDK/Security", ["AppIntents", "BeckonSchema"]),
        .house("CoreLocation", "SDK/CoreLocation"),
        .house("Contacts", "SDK/Contacts", ["CoreLocation"]),
        .house(
            "Intents", "SDK/Intents",
            [
                "AppIntents", "BeckonFoundation", "BeckonSchema", "Contacts", "CoreLocation", "UniformTypeIdentifiers",
            ]),
        .house(
            "IntentsUI", "SDK/IntentsUI", ["BeckonFoundation", "BeckonSchema", "Intents", "UIKit"]),
        .systemLibrary(name: "CSwiftRuntime", path: "Sources/SDK/CSwiftRuntime"),
        .house(
            "BeckonExtension", "SDK/BeckonExtension",
            ["AppIntents", "BeckonFoundation", "BeckonMCP", "BeckonSchema", "CSwiftRuntime"]),

        .plugin(name: "BeckonEntryPoint", capability: .buildTool()),

        // Host
        .target(
            name: "Engine",
            dependencies: [
                "BeckonMCP", "BeckonSchema", "Bus", "ChildProcess", "FileExchange", "FolderWatch", "Language",
                "PolkitClient", "Sandbox", "Secrets", "SQLite",
            ],
            path: "Sources/Host/Engine", resources: [.copy("Access/org.beckon.policy")], swiftSettings: houseSettings),
        .house("Secrets", "Host/Secrets", ["BeckonSchema", "ChildProcess", "Sodium"]),
        .house("Language", "Host/Language", ["BeckonSchema"]),
        .house("Snippets", "Host/Snippets", ["BeckonSchema", "CWideText", "Graphics"]),
        .house("SnippetPictures", "Host/SnippetPictures", ["BeckonSchema", "Drawing", "Graphics", "Snippets"]),
        .house(
            "SnippetWorker", "Host/SnippetWorker",
            ["BeckonSchema", "ChildProcess", "Graphics", "Sandbox", "Snippets"]),
        .house("TerminalSurface", "Host/Surfaces/Terminal", ["BeckonSchema", "Engine", "Language", "Snippets"]),
        .house("AgentSurface", "Host/Surfaces/Agent", ["BeckonMCP", "BeckonSchema", "Engine"]),

        // System
        .systemLibrary(
            name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]),
        .house("SQLite", "System/SQLite", ["CSQLite"]),
        .systemLibrary(
            name: "CSeccomp", path: "Sources/System/CSeccomp", pkgConfig: "libseccomp",
            providers: [.apt(["libseccomp-dev"])]),
        .house("Sandbox", "System/Sandbox", ["ChildProcess", "CSeccomp"]),
        .target(name: "CBeckonSpawn", path: "Sources/System/CBeckonSpawn"),
        .house("ChildProcess", "System/ChildProcess", ["CBeckonSpawn"]),
        .systemLibrary(name: "CEpoll", path: "Sources/System/CEpoll"),
        .systemLibrary(name: "CRename", path: "Sources/System/CRename"),
        .house("FileExchange", "System/FileExchange", ["CRename"]),
        .house("FolderWatch", "System/FolderWatch"),
        .systemLibrary(name: "CAuxiliary", path: "Sources/System/CAuxiliary"),
        .house("ProgramMemory", "System/ProgramMemory", ["CAuxiliary"]),
        .systemLibrary(name: "CRtnetlink", path: "Sources/System/CRtnetlink"),
        .house("NetworkWatch", "System/NetworkWatch", ["CRtnetlink"]),
        .house("PolkitClient", "System/PolkitClient", ["Bus"]),
        .systemLibrary(
            name: "CSystemd", path: "Sources/System/CSystemd", pkgConfig: "libsystemd",
            providers: [.apt(["libsystemd-dev"])]),
        .house("Bus", "System/Bus", ["CSystemd"]),
        .house("Graphics", "System/Graphics"),
        .house("Drawing", "System/Drawing", ["CPango", "CPNG", "CRsvg", "Graphics"]),
        .systemLibrary(
            name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "CRsvg", path: "Sources/System/CRsvg", pkgConfig: "librsvg-2.0",
            providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(
            name: "CSodium", path: "Sources/System/CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"])]),
        .house("Sodium", "System/Sodium", ["CSodium"]),
        .systemLibrary(
            name: "CSecret", path: "Sources/System/CSecret", pkgConfig: "libsecret-1",
            providers: [.apt(["libsecret-1-dev"])]),
        .house("SecretService", "System/SecretService", ["CSecret"]),
        .systemLibrary(name: "CWideText", path: "Sources/System/CWideText"),
        .systemLibrary(name: "CGetopt", path: "Sources/System/CGetopt"),
        .house("Getopt", "System/Getopt", ["CGetopt"]),

        // Tools
        .house(
            "BeckonCommand", "Tools/BeckonCommand",
            [
                "AgentSurface", "BeckonMCP", "BeckonSchema", "Engine", "Getopt", "Snippets", "SnippetWorker",
                "TerminalSurface",
            ]),
        .executableTarget(
            name: "beckon", dependencies: ["BeckonCommand", "ChildProcess", "Engine", "TerminalSurface"],
            path: "Sources/Tools/beckon", swiftSettings: houseSettings),
        .executableTarget(
            name: "beckon-picture", dependencies: ["BeckonSchema", "SnippetPictures", "Snippets"],
            path: "Sources/Tools/beckon-picture", swiftSettings: houseSettings),

        .executableTarget(
            name: "beckon-keyring", dependencies: ["BeckonSchema", "SecretService"],
            path: "Sources/Tools/beckon-keyring", swiftSettings: houseSettings),
        .house("IntentDefinitions", "Tools/IntentDefinitions", ["BeckonFoundation", "Getopt"]),
        .executableTarget(
            name: "intentbuilder", dependencies: ["IntentDefinitions"], path: "Sources/Tools/intentbuilder",
            swiftSettings: houseSettings),
        .plugin(name: "BeckonIntentBuilder", capability: .buildTool(), dependencies: ["intentbuilder"]),

        // Connect
        .target(name: "ConnectCore", path: "Apps/Connect/Core", swiftSettings: houseSettings),
        .target(
            name: "ConnectService",
            dependencies: [
                "Bus", "ChildProcess", "ConnectCore", "Getopt", "NetworkWatch", "PolkitClient", "ProgramMemory",
            ],
            path: "Apps/Connect/Service", swiftSettings: houseSettings),
        .executableTarget(
            name: "connect-service", dependencies: ["ConnectService"], path: "Apps/Connect/ServiceMain",
            swiftSettings: houseSettings),
        .executableTarget(
            name: "Connect", dependencies: ["AppIntents", "BeckonExtension", "Bus", "ConnectCore", "SwiftUI"],
            path: "Apps/Connect/App", swiftSettings: houseSettings, plugins: ["BeckonEntryPoint"]),

        // Benchmarks
        .executableTarget(
            name: "beckon-bench",
            dependencies: [
                "BeckonMCP", "BeckonSchema", "ChildProcess", "Drawing", "Engine", "Sandbox", "SnippetPictures",
                "Snippets",
            ],
            path: "Benchmarks/beckon-bench", swiftSettings: houseSettings),

        // Tests
        .target(
            name: "TestSupport", dependencies: ["ChildProcess"], path: "Tests/Support", exclude: ["Peers"],
            swiftSettings: houseSettings),
        .executableTarget(
            name: "GalleryApp", dependencies: ["AppIntents", "BeckonExtension", "SwiftUI"],
            path: "Tests/Fixtures/GalleryApp", exclude: ["Info.plist"], resources: [.copy("Resources")],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BeckonEntryPoint"]),
        .executableTarget(
            name: "VaultApp", dependencies: ["AppIntents", "BeckonExtension", "Security"],
            path: "Tests/Fixtures/VaultApp", exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: ["BeckonEntryPoint"]),
        .executableTarget(
            name: "MessengerApp", dependencies: ["BeckonExtension", "Intents", "IntentsUI", "SwiftUI"],
            path: "Tests/Fixtures/MessengerApp",
            exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BeckonEntryPoint"]),
        .executableTarget(
            name: "RequestsApp", dependencies: ["AppIntents", "BeckonExtension", "Intents"],
            path: "Tests/Fixtures/RequestsApp", exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: ["BeckonEntryPoint"]),
        .tests(
            "BeckonExtensionTests",
            [
                "BeckonExtension", "BeckonFoundation", "BeckonMCP", "BeckonSchema", "ChildProcess", "CoffeeApp",
                "GalleryApp",
                "MessengerApp", "RequestsApp", "TestSupport", "VaultApp",
            ],
            fixtures: "Conversations"),
        .tests(
            "AgentSurfaceTests",
            ["AgentSurface", "BeckonMCP", "BeckonSchema", "Engine", "GalleryApp", "PolkitClient", "TestSupport"]),
        .tests(
            "BeckonCommandTests",
            [
                "beckon", "beckon-keyring", "beckon-picture", "BeckonCommand", "BeckonSchema", "ChildProcess", "Engine",
                "GalleryApp", "MessengerApp", "RequestsApp", "mcp-test-server", "Snippets", "TerminalSurface",
                "TestSupport", "VaultApp",
            ],
            fixtures: "Peers"),
        .executableTarget(
            name: "CoffeeApp", dependencies: ["BeckonExtension", "Intents"], path: "Tests/Fixtures/CoffeeApp",
            exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: ["BeckonEntryPoint", "BeckonIntentBuilder"]),
        .tests(
            "IntentDefinitionsTests",
            [
                "BeckonFoundation", "BeckonSchema", "ChildProcess", "CoffeeApp", "IntentDefinitions", "Intents",
                "TestSupport",
            ],
            fixtures: "Fixtures"),
        .tests("BeckonFoundationTests", ["BeckonFoundation"], fixtures: "Fixtures"),
        .executableTarget(
            name: "mcp-test-server", dependencies: ["BeckonMCP", "BeckonSchema"], path: "Tests/MCPTestServer",
            swiftSettings: houseSettings),
        .testTarget(
            name: "BeckonMCPTests",
            dependencies: ["BeckonMCP", "BeckonSchema", "ChildProcess", "mcp-test-server", "TestSupport"],
            path: "Tests/BeckonMCPTests", resources: [.copy("Transcripts"), .copy("Peers")],
            swiftSettings: houseSettings),
        .tests(
            "SnippetsTests",
            [
                "beckon-picture", "BeckonSchema", "ChildProcess", "Drawing", "Graphics", "SnippetPictures",
                "Snippets", "SnippetWorker", "TestSupport",
            ], fixtures: "Fixtures"),
        .tests("BeckonSchemaTests", ["BeckonSchema"]),
        .executableTarget(
            name: "HostProbe", dependencies: ["BeckonSchema", "ChildProcess", "Engine"],
            path: "Tests/Fixtures/HostProbe", swiftSettings: houseSettings),
        .tests(
            "EngineTests",
            ["BeckonSchema", "ChildProcess", "Engine", "PolkitClient", "Sandbox", "SQLite", "TestSupport"],
            fixtures: "Fixtures", excluding: ["Lab"]),
        .target(
            name: "KeychainClient5", dependencies: ["Security"], path: "Tests/Clients/KeychainClient5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "KeychainClient6", dependencies: ["Security"], path: "Tests/Clients/KeychainClient6",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .tests(
            "SecurityTests",
            ["AppIntents", "BeckonSchema", "KeychainClient5", "KeychainClient6", "Secrets", "Security"]),
        .executableTarget(
            name: "keychain-writer", dependencies: ["BeckonSchema", "Secrets"], path: "Tests/Fixtures/KeychainWriter",
            swiftSettings: houseSettings),
        .tests(
            "SecretsTests",
            [
                "beckon-keyring", "BeckonSchema", "ChildProcess", "keychain-writer", "Secrets", "Sodium",
                "TestSupport",
            ]),
        .tests("LanguageTests", ["BeckonSchema", "Language"]),
        .tests("SQLiteTests", ["SQLite"]),
        .target(
            name: "SnippetViews5", dependencies: ["SwiftUI"], path: "Tests/Clients/SnippetViews5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "SnippetViews6", dependencies: ["SwiftUI"], path: "Tests/Clients/SnippetViews6",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .tests(
            "SwiftUITests", ["BeckonFoundation", "BeckonSchema", "SnippetViews5", "SnippetViews6", "SwiftUI"]),
        .target(
            name: "SeedArticle5", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/Clients/SeedArticle5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "SeedArticle6", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/Clients/SeedArticle6",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "SeedHandler5", dependencies: ["Intents"], path: "Tests/Clients/SeedHandler5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "SeedHandler6", dependencies: ["Intents"], path: "Tests/Clients/SeedHandler6",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "SeedView5", dependencies: ["IntentsUI", "SwiftUI"], path: "Tests/Clients/SeedView5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "SeedView6", dependencies: ["IntentsUI", "SwiftUI"], path: "Tests/Clients/SeedView6",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "IntentsClient5", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/Clients/IntentsClient5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .tests(
            "AppIntentsTests",
            [
                "AppIntents", "BeckonFoundation", "BeckonSchema", "IntentsClient5", "SeedArticle5", "SeedArticle6",
                "SwiftUI", "UniformTypeIdentifiers",
            ]),
        .tests(
            "IntentsTests",
            ["AppIntents", "BeckonFoundation", "BeckonSchema", "Intents", "SeedHandler5", "SeedHandler6"]),
        .tests(
            "IntentsUITests",
            [
                "BeckonFoundation", "BeckonSchema", "Intents", "IntentsUI", "SeedView5", "SeedView6", "SnippetPictures",
                "Snippets", "SwiftUI", "UIKit",
            ]),
        .tests("BusTests", ["Bus", "ChildProcess"]),
        .tests("ChildProcessTests", ["ChildProcess"]),
        .tests("TerminalSurfaceTests", ["BeckonSchema", "Engine", "Snippets", "TerminalSurface"]),
        .tests(
            "ConnectTests",
            [
                "beckon", "BeckonSchema", "Bus", "ChildProcess", "Connect", "connect-service", "ConnectCore",
                "ConnectService", "TestSupport",
            ], excluding: ["Peers"]),
        // Their scripts are read from the tree.
        .testTarget(
            name: "AcceptanceTests",
            dependencies: [
                "beckon", "beckon-keyring", "beckon-picture", "BeckonSchema", "ChildProcess", "Connect",
                "connect-service",
                "GalleryApp", "TestSupport",
            ],
            path: "Tests/AcceptanceTests", exclude: ["Peers"], swiftSettings: houseSettings),
    ]
)
