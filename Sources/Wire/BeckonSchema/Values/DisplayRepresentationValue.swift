// SPDX-License-Identifier: Apache-2.0

/// How an entity, a case of an enum or an option shows itself, in the language of the request.
package struct DisplayRepresentationValue: Sendable, Hashable {
    package var title: String
    package var subtitle: String?
    package var image: ImageNode?
    package var synonyms: [String]

    package init(title: String, subtitle: String? = nil, image: ImageNode? = nil, synonyms: [String] = []) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

extension DisplayRepresentationValue: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "title": .string(title), "subtitle": subtitle.map(JSONValue.string), "image": image?.json,
            "synonyms": synonyms.jsonOrNil,
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            title: try json.requiredString("title"), subtitle: try json.string("subtitle"),
            image: try json.value("image"), synonyms: try json.strings("synonyms"))
    }
}
