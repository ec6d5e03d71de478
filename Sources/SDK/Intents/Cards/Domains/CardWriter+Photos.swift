// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var photos: CardBody {
        let search = PhotoSearch(intent)
        let count =
            (response as? INSearchForPhotosIntentResponse)?._get("searchResultsCount") as Int?
            ?? (response as? INStartPhotoPlaybackIntentResponse)?._get("searchResultsCount")
        let details = [
            detail(.search, texts.names(search.terms)), detail(.album, search.album),
            detail(.people, texts.names(search.people)), detail(.place, texts.name(search.place)),
            detail(.when, texts.time(search.date)), detail(.kind, kinds(search.kinds)),
        ].compactMap(\.self)
        return CardBody(
            intent is INStartPhotoPlaybackIntent ? "play.rectangle.fill" : "photo.on.rectangle", "purple",
            [
                isDone ? count.map { CardParts.figure(texts.number(Double($0)), words.photos($0)) } : nil,
                details.isEmpty ? nil : CardParts.column(details, spacing: 4),
            ])
    }

    private func kinds(_ kinds: INPhotoAttributeOptions) -> String? {
        let wired = kinds._wired(full: false).value.plainText
        return wired.isEmpty ? nil : wired
    }
}

/// What both requests of the domain search for.
private struct PhotoSearch {
    let terms: [String]?
    let album: String?
    let people: [INPerson]?
    let place: CLPlacemark?
    let date: INDateComponentsRange?
    let kinds: INPhotoAttributeOptions

    init(_ intent: INIntent) {
        terms = intent._get("searchTerms")
        album = intent._get("albumName")
        people = intent._get("peopleInPhoto")
        place = intent._get("locationCreated")
        date = intent._get("dateCreated")
        kinds = intent._get("includedAttributes") ?? []
    }
}
