// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a target's sources lack of an entry point.
enum EntryPoint {
    /// A type with `@main`.
    case whole
    /// The `main()` of the author's own `@main` type, an `AppIntentsExtension`.
    case function

    /// Nil where the sources start by themselves.
    init?(sources: [URL]) {
        if sources.contains(where: { $0.lastPathComponent == "main.swift" }) { return nil }
        let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let attribute = /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*@main\b/
        guard let entry = texts.first(where: { $0.contains(attribute) }) else {
            self = .whole
            return
        }
        guard entry.contains(/:[^{]*\bAppIntentsExtension\b/) else { return nil }
        self = .function
    }

    /// - Parameters:
    ///   - requests: what the app handles of SiriKit's.
    ///   - view: the view that it has for them.
    func source(_ requests: Requests?, _ view: HostedView?) -> String {
        let imports = (requests == nil ? "" : "import Intents\n") + (view == nil ? "" : "import IntentsUI\n")
        let statements = [requests?.registration, view?.registration].compactMap { $0 }
        let registration = statements.map { "\($0)\n        " }.joined()
        return begin(imports, registration) + (view.map { "\n\($0.conformance)" } ?? "")
    }

    private func begin(_ imports: String, _ registration: String) -> String {
        switch self {
        case .whole:
            return """
                import BeckonExtension
                \(imports)
                @main
                enum BeckonGeneratedEntryPoint {
                    static func main() {
                        \(registration)ExtensionMain.run()
                    }
                }

                """
        case .function:
            return """
                import AppIntents
                import BeckonExtension
                \(imports)
                extension AppIntentsExtension {
                    static func main() {
                        \(registration)let app = Self()
                        withExtendedLifetime(app) { ExtensionMain.run() }
                    }
                }

                """
        }
    }
}
