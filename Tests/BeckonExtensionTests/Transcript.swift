// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation

/// A conversation as text. What is said to the app begins with `>` (a call), `<` (an answer), `language`, `proof` (the
/// last call again, or the one that follows, with what the app last wanted back of who has authenticated) or `forged` (a
/// call that only says so); the other lines are what the app says. Playing one writes it anew, so that a difference shows
/// as a difference of texts.
struct Transcript {
    let name: String
    let lines: [String]

    init(_ file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    /// The lines as they come out when the same is said to the app.
    func play(with client: MCPClient) async throws -> [String] {
        var heard: [String] = []
        var meta = GalleryProcess.context("en")
        var call = ToolCall(name: "")
        var isAsked = false
        var demand: AuthenticationDemand?
        for line in lines where Self.isSaid(line) {
            heard.append(line)
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            switch words[0] {
            case "language":
                meta = GalleryProcess.context(words[1])
                continue
            case "proof", "forged", ">":
                let arguments = try words.count > 2 ? JSONValue(parsing: Data(words[2].utf8)).objectValue : nil
                call = ToolCall(
                    name: words.count > 1 ? words[1] : call.name,
                    arguments: arguments ?? (words[0] == ">" ? [:] : demand?.arguments ?? [:]), meta: meta)
                if words[0] != ">" {
                    call.meta = GalleryProcess.context(
                        "en", isAuthenticated: true, challenge: words[0] == "proof" ? demand?.challenge : nil)
                }
            default:
                guard isAsked else { throw TranscriptError("Nothing was asked before “\(line)”.") }
                call.inputResponses = ["question": try Self.answer(String(line.dropFirst(2))).elicitResult]
            }
            do {
                switch try await client.callTool(call) {
                case .complete(let result):
                    let result = try ActionResult(toolResult: result)
                    heard += result.transcript
                    demand = result.authentication ?? demand
                    isAsked = false
                case .inputRequired(let requests, let state):
                    let question = try Question(elicitation: requests["question"]?[key: "params"] ?? .null)
                    heard += question.transcript
                    isAsked = true
                    call.requestState = state
                }
            } catch let error as MCPError {
                heard.append("!! \(error.message)")
            }
        }
        return heard
    }

    private static func isSaid(_ line: String) -> Bool {
        [">", "<", "language", "proof", "forged"].contains(line.prefix { $0 != " " })
    }

    private static func answer(_ text: String) throws -> Answer {
        switch text {
        case "decline": .declined
        case "cancel": .cancelled
        default: .accepted(IntentValue(untyped: try JSONValue(parsing: Data(text.utf8))))
        }
    }
}

struct TranscriptError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Question {
    fileprivate var transcript: [String] {
        var lines = ["? \(dialog.full)"]
        switch kind {
        case .value(let descriptor):
            let kind = descriptor.type.json[key: "kind"]?.stringValue ?? ""
            lines.append("  \(descriptor.name): \(kind)")
        case .choice(let options, _):
            lines += options.map { option in
                let style = option.style == .normal ? "" : " [\(option.style.rawValue)]"
                let subtitle = option.display.subtitle.map { " (\($0))" } ?? ""
                return "  - \(option.id): \(option.display.title)\(subtitle)\(style)"
            }
        case .confirmation(let details): lines.append("  [\(details.acceptLabel)]")
        case .secret: lines.append("  (secret)")
        }
        return lines + (snippet?.words ?? []).map { "  | \($0)" }
    }
}

extension ActionResult {
    fileprivate var transcript: [String] {
        var lines: [String] = []
        if let dialog { lines.append("= \(dialog.full)") }
        if let value { lines.append("value \(value.json.text)") }
        lines += (snippet?.words ?? []).map { "| \($0)" }
        if let follows {
            let arguments = JSONValue.object(follows.arguments.mapValues(\.json)).text
            lines.append("then \(follows.action) \(arguments)")
        }
        if let authentication {
            lines.append("authenticate \(JSONValue.object(authentication.arguments).text)")
        }
        if let responseCode { lines.append("code \(responseCode)") }
        if let userActivity { lines.append("activity \(userActivity.text)") }
        if let failure { lines.append("! \(failure.code.rawValue): \(failure.message)") }
        return lines.isEmpty ? ["done"] : lines
    }
}

extension JSONValue {
    fileprivate var text: String {
        (try? serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension SnippetNode {
    /// The texts of the snippet from top to bottom.
    fileprivate var words: [String] {
        switch self {
        case .text(let text): [text.string]
        case .stack(let stack): stack.children.flatMap(\.words)
        case .group(let children): children.flatMap(\.words)
        case .button(let button): button.label.words.map { "(\($0))" }
        case .label(let title, _): title.words
        case .modified(let node, _): node.words
        default: []
        }
    }
}
