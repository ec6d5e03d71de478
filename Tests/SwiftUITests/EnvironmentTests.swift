// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SwiftUI
import Testing

/// What views are told, and where their trees end.
@MainActor
struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.locale) private var locale
        @Environment(\.level) private var level
        @State private var count = 3
        @Binding var name: String

        var body: some View {
            count += 0
            return Text(verbatim: "\(locale.identifier) \(level) \(count) \(name)")
        }
    }

    private struct Endless: View {
        var body: some View { Endless() }
    }

    private struct Nested: View {
        let depth: Int
        var body: some View {
            VStack { if depth > 0 { AnyView(Nested(depth: depth - 1)) } }
        }
    }

    @Test func readsWhatIsSetAround() throws {
        let view = VStack {
            Reader(name: .constant("a")).environment(\.level, 1)
            Reader(name: .constant("b"))
        }.environment(\.level, 2).environment(\.locale, Locale(identifier: "fr_FR"))
        let children = [SnippetNode.words("fr_FR 1 3 a"), .words("fr_FR 2 3 b")]
        #expect(try lower(view) == .stack(StackNode(axis: .vertical, children: children)))
        #expect(try lower(Reader(name: .constant("c"))) == .words("en_US 0 3 c"))
    }

    @Test func bindingsShareAValue() {
        let state = State(wrappedValue: [1, 2])
        let first = state.projectedValue[dynamicMember: \.[0]]
        first.wrappedValue = 5
        #expect(state.wrappedValue == [5, 2])
    }

    @Test func endlessBodyIsAnError() {
        #expect { try lower(Endless()) } throws: { ($0 as? SnippetLoweringError)?.code == .tooDeep }
    }

    @Test func treeDeeperThanTheWireIsAnError() throws {
        #expect(throws: Never.self) { try lower(Nested(depth: 20)) }
        #expect { try lower(Nested(depth: 60)) } throws: { ($0 as? SnippetLoweringError)?.code == .tooDeep }
    }

    @Test func tooManyModifiersAreAnError() {
        let view = (0...SnippetNode.modifierLimit).reduce(AnyView(Divider())) { view, _ in AnyView(view.hidden()) }
        #expect { try lower(view) } throws: { ($0 as? SnippetLoweringError)?.code == .tooManyModifiers }
    }
}

extension EnvironmentValues {
    /// A value of an app.
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
