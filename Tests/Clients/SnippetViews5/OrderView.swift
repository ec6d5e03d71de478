// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A snippet that uses the builder, controls, styles and modifiers as an app does.
struct OrderView: View {
    struct Item: Identifiable {
        let id: Int
        let name: String
        let price: Double
    }

    enum Stage {
        case baking
        case onTheWay(minutes: Int)
        case delivered
    }

    let items: [Item]
    let stage: Stage
    var note: String?
    @State private var isExpanded = true
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            header
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                        .lineLimit(1)
                        .truncationMode(.tail)
                    Spacer()
                    Text(item.price, format: .currency(code: "EUR"))
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                }
                .modifier(Row())
            }
            if let note {
                Text("**Note:** \(note)").italic()
            } else {
                EmptyView()
            }
            switch stage {
            case .baking:
                ProgressView("Baking", value: 0.5)
                    .progressViewStyle(.linear)
            case .onTheWay(let minutes):
                Label("\(minutes) min", systemImage: "car")
                    .labelStyle(.titleAndIcon)
            case .delivered:
                Image(systemName: "checkmark")
                    .symbolVariant(.circle.fill)
                    .font(.largeTitle.weight(.semibold))
                    .foregroundStyle(.tint)
            }
            for index in 0..<2 {
                Circle()
                    .fill(index == 0 ? Color.green : .gray.opacity(0.5))
                    .frame(width: 6, height: 6)
            }
            Divider()
            Toggle("Ring", isOn: $isExpanded).labelsHidden()
            Button("Cancel", role: .destructive) { isExpanded = false }
                .buttonStyle(.bordered)
            Button(action: { print(locale) }) {
                Image(systemName: "trash")
                Text("Delete")
            }
            .buttonStyle(Pressed())
        }
        .padding(.horizontal, 12)
        .padding([.top, .bottom])
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
        .overlay(alignment: .topTrailing) { Badge(count: items.count) }
        .tint(.orange)
    }

    private var header: some View {
        Group {
            Text("Order").font(.headline) + Text(verbatim: " #7").fontWeight(.light)
            if #available(iOS 17, *) { Text("Today", comment: "the day of the order") }
        }
        .foregroundColor(colorScheme == .dark ? .white : .primary)
    }
}

private struct Row: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0))
            .background { Color.clear }
    }
}

private struct Badge: View {
    let count: Int

    var body: some View {
        ZStack {
            Capsule().fill(.red)
            Text("\(count)").font(.system(size: 10, weight: .bold, design: .rounded)).foregroundColor(.white)
        }
        .frame(width: 20, height: 16)
        .badgeShadow()
        .accessibilityLabel("\(count) items")
    }
}

private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(4)
            .opacity(configuration.isPressed ? 0.5 : 1)
            .clipShape(.capsule)
    }
}

extension View {
    fileprivate func badgeShadow() -> some View { shadow(radius: 2, y: 1) }
}

struct OrderView_Previews: PreviewProvider {
    static var previews: some View {
        OrderView(items: [], stage: .delivered)
    }
}
