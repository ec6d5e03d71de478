// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Work without a known end.
    nonisolated public init() { self.init(fraction: nil) }

    /// How much of `total` is done; a nil value is work without a known end.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: fraction(of: value, total))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Work without a known end.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

    /// How much of `total` is done; a nil value is work without a known end.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: fraction(of: value, total), label: label())
    }
}

extension ProgressView {
    /// How much of `total` is done; a nil value is work without a known end.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: fraction(of: value, total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Titled with a key of the app’s string tables.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Titled with a key of the app’s string tables; a value of nil is progress without an end.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

    /// Titled with a localised resource; a value of nil is progress without an end.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleResource) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Titled with words as they are; a value of nil is progress without an end.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

/// The part done, 0 to 1; a total of nothing is nothing done.
private func fraction<V: BinaryFloatingPoint>(of value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
}
