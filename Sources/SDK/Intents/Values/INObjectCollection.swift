// SPDX-License-Identifier: Apache-2.0

/// A part of a collection, with its title; Intents, iOS 14.
open class INObjectSection<ObjectType>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }
}

/// What there is to choose from for a parameter; Intents, iOS 14.
open class INObjectCollection<ObjectType>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the sections are the letters that the items begin with.
    public var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// The items of all sections.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }
}
