// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import SnippetWorker
import Snippets
import TerminalSurface

/// Where the snippet of a run is drawn besides the terminal.
struct SnippetFile: Sendable, Hashable {
    private enum Form: String { case png, html }

    let url: URL
    private let form: Form
    private let scheme: SnippetAppearance.Scheme?

    /// - Parameter scheme: nil draws a picture in light colours, and a page in those that its reader prefers.
    /// - Throws: `UsageError` where the name ends in nothing that can be drawn.
    init(path: String, scheme: SnippetAppearance.Scheme? = nil) throws(UsageError) {
        self.scheme = scheme
        let expanded = (path as NSString).expandingTildeInPath
        url = URL(fileURLWithPath: expanded).standardizedFileURL
        guard let form = Form(rawValue: url.pathExtension.lowercased()) else {
            throw UsageError(code: .invalidValue, word: "--snippet \(path)", expected: "FILE.png, FILE.html")
        }
        self.form = form
    }

    func write(_ snippet: SnippetNode, of outcome: RunOutcome, in session: CommandSession) async throws {
        let folders = DataDirectories.paths(in: session.environment)
        let language = session.person.languages.first ?? "en"
        let bytes: Data
        switch form {
        case .png:
            bytes = try await PictureProcess(environment: session.environment).png(
                PictureRequest(
                    node: snippet, scale: 2, scheme: scheme ?? .light, language: language, resources: outcome.resources,
                    dataDirectories: folders))
        case .html:
            let resources: any SnippetResources =
                outcome.resources.map { DirectoryResources(path: $0) } ?? NoResources()
            let title = outcome.action?.action.title ?? "Beckon"
            let page = try WebSnippet(symbols: SymbolLibrary(dataDirectories: folders)).page(
                snippet, title: title, language: language, scheme: scheme, resources: resources)
            bytes = Data(page.utf8)
        }
        do {
            try bytes.write(to: url, options: .atomic)
        } catch {
            throw CommandFailure(
                .unavailable, code: "files", "“\(url.path)” could not be written: \(error.localizedDescription)")
        }
    }
}
