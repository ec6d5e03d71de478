// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Engine
package import Foundation
import Snippets

/// The terminal as a surface: asks and reports on the error stream, presents results on the output.
package actor TerminalSurface: Surface {
    package nonisolated let name = SurfaceName.terminal
    /// The first write that failed; what comes after it is not written.
    package private(set) var failure: ConsoleError?

    let console: any Console
    let words: TerminalWords
    let locale: Locale
    let directory: URL
    private let languages: [String]
    private let presentsResults: Bool
    private var progress: ProgressLine
    private var headed: RunningAction?

    /// - Parameters:
    ///   - languages: BCP 47 tags, preferred first.
    ///   - locale: For numbers and dates.
    ///   - directory: Where a file name that the person types starts.
    ///   - presentsResults: False where the caller writes the result itself, as JSON.
    package init(
        console: any Console, languages: [String], locale: String,
        directory: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
        presentsResults: Bool = true
    ) {
        self.console = console
        self.languages = languages
        self.locale = Locale(identifier: locale)
        self.directory = directory
        self.presentsResults = presentsResults
        words = .of(languages)
        progress = ProgressLine(features: console.features)
    }

    package nonisolated var mayUseTerminal: Bool { console.features.canAsk }

    package func ask(_ question: Question, for action: RunningAction) async throws -> Answer {
        guard console.features.canAsk else { throw SurfaceUnavailable() }
        write(progress.clear(), to: .error)
        introduce(question, of: action)
        do {
            return try await answer(to: question) ?? away()
        } catch let error as CancellationError {
            write("\n", to: .error)
            throw error
        }
    }

    package func makeWay() { write(progress.clear(), to: .error) }

    package func show(_ progress: ActionProgress, of action: RunningAction) async {
        write(self.progress.update(progress, fallbackTitle: action.action.title), to: .error)
    }

    package func present(_ outcome: RunOutcome) async {
        write(progress.clear(), to: .error)
        let report = ResultReport(outcome: outcome, words: words, locale: locale)
        if presentsResults {
            let text = report.text
            if !text.isEmpty { write(broken(text, on: .output) + "\n", to: .output) }
            if let snippet = outcome.result.snippet { write(drawn(snippet, on: .output), to: .output) }
        }
        let features = console.features
        let style = TerminalStyle(colour: features.colour(.error))
        if let complaint = report.complaint(style: style, width: features.errorIsTerminal ? features.width : nil) {
            write(complaint + "\n", to: .error)
        }
    }

    /// Asks for a yes of Beckon's own, outside any action; nil where the question was put away.
    /// - Throws: `SurfaceUnavailable` where nobody is there to answer.
    package func agrees(to details: ConfirmationDetails, after text: String) async throws -> Bool? {
        guard console.features.canAsk else { throw SurfaceUnavailable() }
        write(text, to: .error)
        switch try await confirmation(details) ?? away() {
        case .accepted: return true
        case .declined: return false
        case .cancelled: return nil
        }
    }

    /// The input ended: the question is put away.
    private func away() -> Answer {
        write("\n", to: .error)
        return .cancelled
    }

    private func introduce(_ question: Question, of action: RunningAction) {
        let style = TerminalStyle(colour: console.features.colour(.error))
        if headed != action {
            // Says who asks, in words that the app cannot choose for each question.
            let separator = console.features.glyphs == .unicode ? " · " : " - "
            write(
                style(action.appName.printableLine + separator + action.action.title.printableLine, .dim) + "\n",
                to: .error)
            headed = action
        }
        if let snippet = question.snippet { write(drawn(snippet, on: .error), to: .error) }
        let dialog = question.snippet == nil ? question.dialog.full : question.dialog.supporting ?? question.dialog.full
        if !dialog.isEmpty { write(style(broken(dialog.printable, on: .error), .bold) + "\n", to: .error) }
    }

    /// Text with its lines broken between words on a terminal; elsewhere it stays whole.
    private func broken(_ text: String, on stream: ConsoleStream) -> String {
        guard console.features.isTerminal(stream) else { return text }
        return text.wrapped(to: console.features.width).joined(separator: "\n")
    }

    private func drawn(_ snippet: SnippetNode, on stream: ConsoleStream) -> String {
        let features = console.features
        let appearance = SnippetAppearance(
            scheme: features.hasLightBackground ? .light : .dark, language: languages.first ?? "en")
        let renderer = TerminalSnippet(
            width: features.width, colour: features.colour(stream), glyphs: features.glyphs, appearance: appearance)
        do {
            return try renderer.render(snippet)
        } catch {
            return "beckon: \(error)\n"
        }
    }

    func write(_ text: String, to stream: ConsoleStream) {
        guard !text.isEmpty, failure == nil else { return }
        do {
            try console.write(text, to: stream)
        } catch let error as ConsoleError {
            failure = error
        } catch {
            failure = ConsoleError(.failed, "\(error)")
        }
    }
}
