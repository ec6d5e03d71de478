// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The table of SiriKit's requests, where the folder of facts is at hand.
struct IntentTable {
    struct Row: Sendable, CustomTestStringConvertible {
        let intent: String
        let properties: [Property]
        let protocolName: String
        let response: String
        let codes: [String]
        let responseProperties: [Property]

        var testDescription: String { intent }
    }

    struct Property: Sendable {
        let name: String
        let type: String
    }

    let rows: [Row]

    /// Empty, and said so, where the table is not there.
    static let rows: [Row] = {
        guard let file = FactsFolder.file("intents-index.tsv"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else {
            print("IntentsTests: no table intents-index.tsv, so that no request is held against it.")
            return []
        }
        return read(text)
    }()

    private static func read(_ text: String) -> [Row] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: true)
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        let names = lines.removeFirst()
        return lines.map { cells in
            let row = Dictionary(zip(names, cells), uniquingKeysWith: { first, _ in first })
            return Row(
                intent: row["intent"] ?? "", properties: properties(row["properties"] ?? ""),
                protocolName: row["handling_protocol"] ?? "", response: row["response_class"] ?? "",
                codes: (row["response_codes"] ?? "").split(separator: " ").map(String.init),
                responseProperties: properties(row["response_properties"] ?? ""))
        }
    }

    /// `name: Type` with commas between, some followed by a remark in brackets; `__` stands before refined names.
    private static func properties(_ cell: String) -> [Property] {
        cell.split(separator: /, (?=\w+: )/).map { part in
            let halves = part.split(separator: ": ", maxSplits: 1).map(String.init)
            let type = (halves.last ?? "").replacing(/\[dep .*/, with: "").trimmingCharacters(in: .whitespaces)
            return Property(name: halves[0].replacing(/^__/, with: ""), type: type)
        }
    }
}

/// The folder of facts about Apple's frameworks, beside the checkout or above it.
enum FactsFolder {
    static func file(_ name: String) -> URL? {
        let named = ProcessInfo.processInfo.environment["BECKON_FACTS"].map { URL(filePath: $0) }
        var folders = [named].compactMap(\.self)
        var folder = URL(filePath: #filePath)
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            folders.append(folder.appending(path: "shared/reference/api"))
        }
        return folders.map { $0.appending(path: name) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
