// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct Book: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static var defaultQuery = BookQuery()

    var id: String
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int

    init(id: String, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "\(pages) pages")
    }
}

struct BookQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Book] {
        Library.books.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Book] {
        if string == "fire" { throw GalleryError.closed(until: 9) }
        return Library.books.filter { $0.title.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Book] { Library.books }
}

enum Library {
    static var books: [Book] {
        [
            Book(id: "b1", title: "Red Fox", pages: 120), Book(id: "b2", title: "Red Hen", pages: 80),
            Book(id: "b3", title: "Blue Whale", pages: 300),
        ]
    }
}
