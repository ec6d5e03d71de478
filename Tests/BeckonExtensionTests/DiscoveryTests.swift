// SPDX-License-Identifier: Apache-2.0
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
}
