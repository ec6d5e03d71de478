// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BeckonExtension

@_alwaysEmitConformanceMetadata
protocol Discoverable {
    init()
    static var word: String { get }
}

private struct PrivateOne: Discoverable { static var word: String { "private" } }
enum Namespace {
    final class Nested: Discoverable { static var word: String { "nested" } }
}
enum Cased: Discoverable {
    case only
    init() { self = .only }
    static var word: String { "enum" }
}
struct Generic<Value>: Discoverable { static var word: String { "generic" } }
protocol Refined: Discoverable { associatedtype Item: Sequence }
struct Refining: Refined {
    typealias Item = [Int]
    static var word: String { "refined" }
}
struct Wrapper<Value> {}
extension Wrapper: Discoverable where Value: Equatable { static var word: String { "conditional" } }

struct DiscoveryTests {
    @Test func findsEveryConcreteConformance() {
        let found = ConformanceRecords.types(
            conformingTo: (any Discoverable).self, as: (any Discoverable.Type).self)
        #expect(found.map { $0.word }.sorted() == ["enum", "nested", "private", "refined"])
        #expect(found.contains { $0.init() is Namespace.Nested })
    }

    @Test func findsConformancesOfALibraryToAProtocolOfAnother() {
        let found = ConformanceRecords.types(
            conformingTo: (any CustomStringConvertible).self, as: (any CustomStringConvertible.Type).self)
        #expect(found.contains { $0 == Int.self })
    }

    /// In optimised builds a type keeps its conformances only where each protocol on the way is marked.
    @Test func everyRefinementInTheSDKIsMarked() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources/SDK").standardizedFileURL
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        let declaration = /(?m)^(@_alwaysEmitConformanceMetadata\n)?public protocol (\w+)(?:<[^>]*>)?\s*:([^{]*)\{/
        var protocols: [String: (isMarked: Bool, parents: Set<String>)] = [:]
        for file in files {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                let inherited = match.3.split(separator: /\bwhere\b/).first ?? ""
                let parents = inherited.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                protocols[String(match.2)] = (match.1 != nil, Set(parents))
            }
        }
        var known: Set = ["AppEntity", "AppEnum", "AppIntent", "AppShortcutsProvider"]
        while case let more = protocols.filter({ !known.contains($0.key) && !$0.value.parents.isDisjoint(with: known) }),
            !more.isEmpty
        {
            known.formUnion(more.keys)
        }
        #expect(known.count > 20)
        #expect(known.filter { protocols[$0]?.isMarked == false }.sorted() == [])
    }
}
