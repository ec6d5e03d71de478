// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation

/// What is written of an outcome besides its snippet.
struct ResultReport {
    let outcome: RunOutcome
    let words: TerminalWords
    let locale: Locale

    /// The dialog; the value only where there is neither dialog nor snippet, which say what people need to know.
    var text: String {
        let result = outcome.result
        let dialog = result.dialog.map {
            (result.snippet == nil ? $0.full : $0.supporting ?? $0.full).printable
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if let dialog, !dialog.isEmpty { return dialog }
        guard result.snippet == nil, result.failure == nil else { return "" }
        let value = result.value.map(ValueText(words: words, locale: locale).lines) ?? ""
        return value.isEmpty ? words.done : value
    }

    /// Why it failed and who says so, or nil where it did not fail.
    /// - Parameter width: where lines are broken; nil leaves them whole.
    func complaint(style: TerminalStyle, width: Int?) -> String? {
        guard let failure = outcome.result.failure else { return nil }
        let app = outcome.action?.appName.printableLine
        switch failure.code {
        case .declined: return words.declined
        case .cancelled: return words.cancelled
        case .needsValue where outcome.openQuestion != nil:
            return line("beckon", outcome.openQuestion.map(missing) ?? "", style, width)
        // An app chooses its failure's code, and must not choose who says it.
        case .failed: return line(app ?? "beckon", failure.message, style, width)
        default: return line(outcome.isAppsFailure ? app ?? "beckon" : "beckon", failure.message, style, width)
        }
    }

    private func line(_ speaker: String, _ message: String, _ style: TerminalStyle, _ width: Int?) -> String {
        let text = "\(speaker): \(message.printable)"
        let broken = width.map { text.wrapped(to: $0).joined(separator: "\n") } ?? text
        return style("\(speaker):", .red, .bold) + broken.dropFirst(speaker.count + 1)
    }

    /// What could not be asked, and how to say it on the command line.
    private func missing(_ question: Question) -> String {
        let dialog = question.dialog.full.printableLine
        let titles = question.choices.map(\.display.title.printableLine).joined(separator: ", ")
        switch question.kind {
        case .confirmation: return words.needsConfirmation.filled(dialog)
        case .secret: return words.needsSecret.filled(dialog)
        case .value(let descriptor) where titles.isEmpty:
            return words.needsValue.filled(descriptor.title.printableLine, "--\(descriptor.name)")
        case .value(let descriptor): return words.needsOneOf.filled(dialog, "--\(descriptor.name)", titles)
        case .choice(_, let parameter?): return words.needsOneOf.filled(dialog, "--\(parameter)", titles)
        case .choice(_, nil): return words.needsTerminal.filled(dialog, titles)
        }
    }
}
