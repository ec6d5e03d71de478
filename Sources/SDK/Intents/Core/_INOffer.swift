// SPDX-License-Identifier: Apache-2.0

/// What a handler offers to choose from, or why it cannot.
struct _INOffer: _INAnswer {
    var collection: Any?
    var error: (any Error)?

    static var _unimplemented: _INOffer { _INOffer() }
    var _isUnimplemented: Bool { collection == nil && error == nil }
}

/// Waits for a method's completion with what there is to choose from.
public func _offering<Item>(
    _ method: (@escaping @Sendable (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
) async throws -> INObjectCollection<Item> {
    let offer: _INOffer = await _awaiting { done in method { done(_INOffer(collection: $0, error: $1)) } }
    if let error = offer.error { throw error }
    return offer.collection as? INObjectCollection<Item> ?? INObjectCollection(items: [])
}
