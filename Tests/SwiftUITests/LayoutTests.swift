// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SwiftUI
import Testing

/// What stacks, groups and builders come to.
@MainActor
struct LayoutTests {
    nonisolated private static let a = SnippetNode.words("a")
    nonisolated private static let b = SnippetNode.words("b")
    nonisolated private static let c = SnippetNode.words("c")

    nonisolated private static func column(_ children: SnippetNode...) -> SnippetNode {
        .stack(StackNode(axis: .vertical, children: children))
    }

    private struct Pair: View {
        var body: some View {
            Text("a")
            Text("b")
        }
    }

    private struct Named: Identifiable {
        let id: Int
        let name: String
    }

    nonisolated static let cases: [NodeCase] = [
        NodeCase("nothing", .empty) {},
        NodeCase("one view is itself", a) { Text("a") },
        NodeCase("several stand in a column", column(a, b)) { Pair() },
        NodeCase(
            "a row",
            .stack(
                StackNode(axis: .horizontal, alignment: AlignmentValue(vertical: .top), spacing: 4, children: [a, b]))
        ) { HStack(alignment: .top, spacing: 4) { Pair() } },
        NodeCase(
            "a column",
            .stack(StackNode(axis: .vertical, alignment: AlignmentValue(horizontal: .leading), children: [a]))
        ) { VStack(alignment: .leading) { Text("a") } },
        NodeCase(
            "layers",
            .stack(
                StackNode(
                    axis: .depth, alignment: AlignmentValue(horizontal: .trailing, vertical: .bottom), children: [a, b])
            )
        ) { ZStack(alignment: .bottomTrailing) { Pair() } },
        NodeCase("lazy stacks", .stack(StackNode(axis: .horizontal, spacing: 1, children: [column(a)]))) {
            LazyHStack(spacing: 1) { LazyVStack { Text("a") } }
        },
        NodeCase("groups are flattened", column(a, b, c)) {
            VStack {
                Group {
                    Group { Pair() }
                    AnyView(Text("c"))
                }
            }
        },
        NodeCase("a modifier goes to each of a group", column(a.with(.hidden), b.with(.hidden))) {
            VStack { Pair().hidden() }
        },
        NodeCase("empty views take no room", column(a)) {
            VStack {
                EmptyView()
                Text("a")
                if Bool("false")! { Text("b") }
                Text?.none
            }
        },
        NodeCase("branches", column(b, c)) {
            VStack {
                if Int("1") == 2 { Text("a") } else { Text("b") }
                switch Int("1") {
                case 1: Text("c")
                default: EmptyView()
                }
            }
        },
        NodeCase("loops", column(.words("0").with(.opacity(0.5)), .words("1").with(.opacity(0.5)))) {
            VStack { for index in 0..<2 { Text(verbatim: "\(index)").opacity(0.5) } }
        },
        NodeCase("each of a range", column(.words("0"), .divider, .words("1"), .divider)) {
            VStack {
                ForEach(0..<2) {
                    Text(verbatim: "\($0)")
                    Divider()
                }
            }
        },
        NodeCase("each by identity", column(a, b)) {
            VStack { ForEach([Named(id: 1, name: "a"), Named(id: 2, name: "b")]) { Text($0.name) } }
        },
        NodeCase("each by key path", column(a, b)) { VStack { ForEach(["a", "b"], id: \.self) { Text($0) } } },
        NodeCase("spacer and divider", column(.spacer(minimumLength: 3), .divider, .spacer(minimumLength: nil))) {
            VStack {
                Spacer(minLength: 3)
                Divider()
                Spacer()
            }
        },
        NodeCase("more than ten views", column(a, b, a, b, a, b, a, b, a, b, c)) {
            VStack {
                Text("a")
                Text("b")
                Text("a")
                Text("b")
                Text("a")
                Text("b")
                Text("a")
                Text("b")
                Text("a")
                Text("b")
                Text("c")
            }
        },
    ]

    @Test(arguments: cases) func node(testCase: NodeCase) throws {
        let node = try lower(testCase.view())
        #expect(node == testCase.node)
    }
}
