// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Gives an app of intents its `main`, where its sources have none.
@main
struct BeckonEntryPoint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget, module.kind == .executable else {
            Diagnostics.error("BeckonEntryPoint serves executable targets; “\(target.name)” is none.")
            return []
        }
        guard let entryPoint = EntryPoint(sources: module.sourceFiles(withSuffix: "swift").map(\.url)) else {
            return []
        }
        let information = module.directoryURL.appending(path: "Info.plist")
        let requests: Requests?
        let view: HostedView?
        do {
            requests = try Requests(informationAt: information)
            view = try HostedView(informationAt: information, supported: requests?.intents ?? [])
        } catch {
            Diagnostics.error("\(error)")
            return []
        }
        let source = entryPoint.source(requests, view)
        let draft = context.pluginWorkDirectoryURL.appending(path: "EntryPoint.draft")
        let file = context.pluginWorkDirectoryURL.appending(path: "EntryPoint.swift")
        // Writing the same again would compile the target again.
        if (try? String(contentsOf: draft, encoding: .utf8)) != source {
            try source.write(to: draft, atomically: true, encoding: .utf8)
        }
        // A plugin may write its own folder, but only a command's output becomes a source of the target.
        return [
            .buildCommand(
                displayName: "Generating the entry point of \(target.name)", executable: URL(filePath: "/bin/cp"),
                arguments: [draft.path, file.path], inputFiles: [draft], outputFiles: [file])
        ]
    }
}
