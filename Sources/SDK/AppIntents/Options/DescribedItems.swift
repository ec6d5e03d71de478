// SPDX-License-Identifier: Apache-2.0

/// A collection whose author gave the items words of their own.
protocol DescribedItems {
    var describedItems: [(value: any _IntentValue, description: DisplayRepresentation)] { get }
}

extension IntentItemCollection: DescribedItems {
    var describedItems: [(value: any _IntentValue, description: DisplayRepresentation)] {
        sections.flatMap(\.items).map { ($0.value, $0.description) }
    }
}
