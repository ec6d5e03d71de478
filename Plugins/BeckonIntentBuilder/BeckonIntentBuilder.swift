// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Gives a target the Swift of its `.intentdefinition` files.
@main
struct BeckonIntentBuilder: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("BeckonIntentBuilder serves targets with Swift sources; “\(target.name)” is none.")
            return []
        }
        let definitions = module.sourceFiles(withSuffix: "intentdefinition").map(\.url)
        let names = definitions.map { $0.deletingPathExtension().lastPathComponent }
        guard Set(names).count == names.count else {
            Diagnostics.error("“\(target.name)” has two definitions of intents with the same name.")
            return []
        }
        let tool = try context.tool(named: "intentbuilder").url
        return zip(definitions, names).map { definition, name in
            let output = context.pluginWorkDirectoryURL.appending(path: "\(name).intents.swift")
            let beside = Self.folder(of: definition)
            return .buildCommand(
                displayName: "Building the intents of \(definition.lastPathComponent)", executable: tool,
                arguments: [definition.path, "--strings", beside.path, "--output", output.path],
                inputFiles: [definition] + Self.texts(in: beside, for: name), outputFiles: [output])
        }
    }

    /// What the tool reads beside a definition, whether or not the target has it as a resource.
    private static func texts(in folder: URL, for name: String) -> [URL] {
        let inside = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return ([folder] + inside.filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }).flatMap {
            place in
            ["\(name).strings", "AppIntentVocabulary.plist"].map { place.appending(path: $0) }
        }.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The folder that holds the languages' folders.
    private static func folder(of file: URL) -> URL {
        let folder = file.deletingLastPathComponent()
        return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).standardizedFileURL
    }
}
