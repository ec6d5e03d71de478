// SPDX-License-Identifier: Apache-2.0
import Engine
import Foundation
import Snippets

/// The one line that tells how far an action is: redrawn in place on a terminal, elsewhere written when its words change.
struct ProgressLine {
    private static let leastRoom = 16

    private let features: ConsoleFeatures
    private let style: TerminalStyle
    private var shown: String?

    init(features: ConsoleFeatures) {
        self.features = features
        style = TerminalStyle(colour: features.colour(.error))
    }

    /// What to write for the new state; empty where nothing changed.
    mutating func update(_ progress: ActionProgress, fallbackTitle: String) -> String {
        let title = (progress.title ?? fallbackTitle).printableLine
        let line =
            features.errorIsTerminal
            ? drawn(title, progress) : [title, progress.subtitle?.printableLine ?? ""].joinedWords
        guard line != shown else { return "" }
        shown = line
        return features.errorIsTerminal ? "\r\u{1B}[2K\(line)" : "\(line)\n"
    }

    /// What to write so that other text can follow.
    mutating func clear() -> String {
        guard shown != nil, features.errorIsTerminal else { return "" }
        shown = nil
        return "\r\u{1B}[2K"
    }

    private func drawn(_ title: String, _ progress: ActionProgress) -> String {
        // One column stays free: some terminals wrap when the last one is filled.
        let room = max(1, features.width - 1)
        guard let fraction = progress.fraction.map({ min(1, max(0, $0)) }) else {
            let line = [title, progress.subtitle?.printableLine ?? ""].joinedWords
            return line.shortened(to: room)
        }
        let percent = String("   \(Int(fraction * 100)) %".suffix(5))
        // No bar fits beside a title.
        guard room >= Self.leastRoom else {
            return percent.trimmingCharacters(in: .whitespaces).shortened(to: room)
        }
        let length = min(24, max(4, room / 3))
        let titleRoom = room - length - 8
        let name = title.shortened(to: titleRoom)
        let left = max(0, titleRoom - name.columns - 2)
        let note = left > 3 ? (progress.subtitle?.printableLine ?? "").shortened(to: left) : ""
        return "\(name)  \(bar(fraction, length: length)) \(percent)" + (note.isEmpty ? "" : "  \(style(note, .dim))")
    }

    private func bar(_ fraction: Double, length: Int) -> String {
        let done = Int((fraction * Double(length)).rounded())
        let (full, empty) = features.glyphs == .unicode ? ("━", "─") : ("#", "-")
        return style(String(repeating: full, count: done), .green)
            + style(String(repeating: empty, count: length - done), .dim)
    }
}

extension [String] {
    /// The words that are not empty, apart by two blanks.
    fileprivate var joinedWords: String { filter { !$0.isEmpty }.joined(separator: "  ") }
}
