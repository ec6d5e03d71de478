// SPDX-License-Identifier: Apache-2.0
package import Foundation
internal import Synchronization

/// Finds the drawings behind SF Symbol names in an icon set that the machine has.
package final class SymbolLibrary: Sendable {
    private let directories: [URL]
    private let drawings = Mutex<[String: Data]>([:])

    /// - Parameter dataDirectories: As ``DataDirectories`` finds them.
    package init(dataDirectories: [String]) {
        directories = dataDirectories.map {
            URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("bootstrap-icons/svg", isDirectory: true)
        }
    }

    /// The library over the folders that the environment names.
    package convenience init(environment: [String: String]) {
        self.init(dataDirectories: DataDirectories.paths(in: environment))
    }

    /// Whether the icon set is installed.
    package var isAvailable: Bool { read("shield") != nil }

    /// The SVG of a symbol; a dashed square with a question mark for one that is unknown.
    package func drawing(of symbol: String) -> Data {
        if let known = drawings.withLock({ $0[symbol] }) { return known }
        let drawing = Self.icons(for: symbol).lazy.compactMap(read).first ?? Data(Self.fallback.utf8)
        drawings.withLock {
            // An app may make up names without end.
            if $0.count >= 1_024 { $0.removeAll() }
            $0[symbol] = drawing
        }
        return drawing
    }

    private func read(_ icon: String) -> Data? {
        directories.lazy.compactMap { try? Data(contentsOf: $0.appendingPathComponent("\(icon).svg")) }.first
    }

    /// The icons that may stand for a symbol, the best first: both sets build their names from the same parts.
    static func icons(for symbol: String) -> [String] {
        let allowed = symbol.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || $0 == UInt8(ascii: ".")
        }
        guard allowed, !symbol.isEmpty, symbol.utf8.count <= 100 else { return [] }
        var icons: [String] = []
        var parts = symbol.split(separator: ".")
        while !parts.isEmpty {
            let name = parts.joined(separator: ".")
            if let entry = SymbolTable.entries[name] { icons.append(entry.icon) }
            icons.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return icons
    }

    /// The characters that stand for a symbol in a terminal.
    static func glyph(of symbol: String, in set: GlyphSet) -> String {
        var parts = symbol.prefix(100).split(separator: ".")
        while !parts.isEmpty {
            if let entry = SymbolTable.entries[parts.joined(separator: ".")] {
                return set == .unicode ? entry.glyph : entry.ascii
            }
            parts.removeLast()
        }
        return set == .unicode ? "◆" : "*"
    }

    private static let fallback = """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="currentColor" viewBox="0 0 16 16">\
        <rect x="1.5" y="1.5" width="13" height="13" rx="3" fill="none" stroke="currentColor" \
        stroke-dasharray="2.6 1.6"/>\
        <path d="M5.9 6.3a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.8-1.1 1.6" fill="none" stroke="currentColor" \
        stroke-width="1.2" stroke-linecap="round"/><circle cx="8" cy="11.8" r=".8"/></svg>
        """
}
