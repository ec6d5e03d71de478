// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema

/// What the program prints where it is not asked to serve.
enum LaunchText {
    static var version: String { "\(AppIdentity.ofProgram.name) \(AppIdentity.ofProgram.version)" }

    static var help: String {
        """
        \(version): an app of intents.

        Without options it serves MCP on standard input and output. Actions that need a confirmation or
        authentication run only through Beckon's own server, `beckon mcp`.

          --catalogue [LANGUAGE]  print all actions as JSON
          --version               print name and version
          --help                  print this
        """
    }

    /// - Throws: `SchemaError` where something in the catalogue cannot be written as JSON.
    static func catalogue(language: String?) throws -> String {
        var context = LocalizationContext.ofEnvironment
        if let language {
            context = LocalizationContext(
                languages: [language], localeIdentifier: language.replacing("-", with: "_"))
        }
        let catalogue = Localization.$current.withValue(context) { CatalogueStore().current() }
        return String(decoding: try catalogue.json.serialized(sortedKeys: true), as: UTF8.self)
    }
}
