// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What a request comes to on the items that there are, without any I/O.
struct KeychainRules {
    /// What is answered, and what is to be done before that.
    struct Outcome {
        var reply: KeychainReply
        var stores: [StoredItem] = []
        var removes: [StoredItem] = []
    }

    let access: KeychainAccess
    /// All items of the groups that the request reaches.
    let items: [StoredItem]
    /// Seconds since 1970.
    let now: Double
    let newIdentifier: String

    func outcome(of request: KeychainRequest) -> Outcome {
        let given = Array(request.attributes) + Array(request.changes)
        guard given.allSatisfy({ $0.key.belongs(to: request.itemClass) }) else {
            return Outcome(reply: KeychainReply(.parameter))
        }
        guard given.allSatisfy({ ($0.value.stringValue?.utf8.count ?? 0) <= Self.longestAttribute }),
            (request.data?.utf8.count ?? 0) <= KeychainBounds.base64(KeychainBounds.data)
        else { return Outcome(reply: KeychainReply(.dataTooLarge)) }
        switch request.operation {
        case .add: return add(request)
        case .find: return find(request)
        case .update: return update(request)
        case .delete:
            let found = matches(of: request)
            return found.isEmpty
                ? Outcome(reply: KeychainReply(.itemNotFound))
                : Outcome(reply: KeychainReply(.success), removes: found)
        }
    }

    /// Bytes of an attribute, which may be written in base64.
    private static let longestAttribute = KeychainBounds.base64(KeychainBounds.attribute)

    private func add(_ request: KeychainRequest) -> Outcome {
        let group =
            request.attributes[.accessGroup]?.stringValue.flatMap(access.group) ?? KeychainAccess.own(access.app)
        var attributes = request.attributes
        attributes[.accessGroup] = nil
        attributes[.creationDate] = .number(now)
        attributes[.modificationDate] = .number(now)
        attributes[.synchronizable] = attributes[.synchronizable] ?? false
        // kSecAttrAccessibleWhenUnlocked, which is Apple's default.
        attributes[.accessible] = attributes[.accessible] ?? "ak"
        let item = StoredItem(
            identifier: newIdentifier, group: group, itemClass: request.itemClass, attributes: attributes,
            data: request.data ?? "")
        let neighbours = items.filter { $0.group == group }
        guard !neighbours.contains(where: { $0.keys == item.keys }) else {
            return Outcome(reply: KeychainReply(.duplicateItem))
        }
        guard neighbours.count < KeychainBounds.items, Self.fits(neighbours + [item]) else {
            return Outcome(reply: KeychainReply(.full))
        }
        return Outcome(reply: KeychainReply(.success, items: [shown(item, to: request)]), stores: [item])
    }

    private func find(_ request: KeychainRequest) -> Outcome {
        let found = matches(of: request).prefix(request.limit ?? Int.max)
        guard !found.isEmpty else { return Outcome(reply: KeychainReply(.itemNotFound)) }
        guard request.returnsData || request.returnsAttributes else { return Outcome(reply: KeychainReply(.success)) }
        guard found.reduce(0, { $0 + $1.size }) <= KeychainBounds.reply else {
            return Outcome(reply: KeychainReply(.dataTooLarge))
        }
        return Outcome(reply: KeychainReply(.success, items: found.map { shown($0, to: request) }))
    }

    private func update(_ request: KeychainRequest) -> Outcome {
        let found = matches(of: request)
        guard !found.isEmpty else { return Outcome(reply: KeychainReply(.itemNotFound)) }
        guard request.changes[.accessGroup] == nil else { return Outcome(reply: KeychainReply(.parameter)) }
        let changed = found.map { old in
            var item = old
            item.attributes.merge(request.changes) { $1 }
            item.attributes[.creationDate] = old.attributes[.creationDate]
            item.attributes[.modificationDate] = .number(now)
            item.data = request.data ?? old.data
            return item
        }
        let identifiers = Set(found.map(\.identifier))
        let after = items.filter { !identifiers.contains($0.identifier) } + changed
        for (_, neighbours) in Dictionary(grouping: after, by: \.group) {
            guard Set(neighbours.map(\.keys)).count == neighbours.count else {
                return Outcome(reply: KeychainReply(.duplicateItem))
            }
            guard Self.fits(neighbours) else { return Outcome(reply: KeychainReply(.full)) }
        }
        return Outcome(reply: KeychainReply(.success), stores: changed)
    }

    /// The items that a request means, the oldest first.
    private func matches(of request: KeychainRequest) -> [StoredItem] {
        var wanted = request.attributes
        wanted[.accessGroup] = nil
        wanted[.synchronizable] = request.meansAnySynchronizable ? nil : wanted[.synchronizable] ?? false
        return items.filter { item in
            item.itemClass == request.itemClass
                && wanted.allSatisfy { Self.isEqual(item.attributes[$0.key], $0.value) }
        }.sorted { ($0.created, $0.identifier) < ($1.created, $1.identifier) }
    }

    private static func isEqual(_ left: JSONValue?, _ right: JSONValue) -> Bool {
        if let left = left?.doubleValue, let right = right.doubleValue { return left == right }
        return left == right
    }

    private static func fits(_ items: [StoredItem]) -> Bool {
        items.reduce(0) { $0 + $1.size } <= KeychainBounds.group
    }

    private func shown(_ item: StoredItem, to request: KeychainRequest) -> KeychainReply.Item {
        var attributes = item.attributes
        attributes[.accessGroup] = .string(KeychainAccess.name(of: item.group))
        return KeychainReply.Item(
            attributes: request.returnsAttributes ? attributes : nil, data: request.returnsData ? item.data : nil)
    }
}

extension StoredItem {
    fileprivate var created: Double { attributes[.creationDate]?.doubleValue ?? 0 }
}
