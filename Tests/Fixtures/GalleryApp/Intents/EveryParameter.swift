// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// One parameter of each kind; the result tells what arrived.
struct EveryParameter: AppIntent {
    static var title: LocalizedStringResource = "Every parameter"

    @Parameter(title: "Flag", default: false) var flag: Bool
    @Parameter(title: "Count", default: 3, inclusiveRange: (0, 10)) var count: Int
    @Parameter(title: "Ratio", default: 0.5) var ratio: Double
    @Parameter(title: "Text", default: "text") var text: String
    @Parameter(title: "Date") var date: Date?
    @Parameter(title: "Parts of a date") var parts: DateComponents?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Length") var length: Measurement<UnitLength>?
    @Parameter(title: "Colour") var color: Color?
    @Parameter(title: "Book") var book: Book?
    @Parameter(title: "Books") var books: [Book]?
    @Parameter(title: "File") var file: IntentFile?
    @Parameter(title: "Words") var words: [String]?
    @Parameter(title: "Number") var number: Int?

    func perform() async throws -> some ReturnsValue<String> {
        var arrived = ["flag \(flag)", "count \(count)", "ratio \(ratio)", "text \(text)"]
        if let date { arrived.append("date \(Int(date.timeIntervalSince1970))") }
        if let parts { arrived.append("parts \(parts.hour ?? -1):\(parts.minute ?? -1)") }
        if let link { arrived.append("link \(link.absoluteString)") }
        if let length { arrived.append("length \(length.converted(to: .meters).value)") }
        if let color { arrived.append("color \(color.rawValue)") }
        if let book { arrived.append("book \(book.title)") }
        if let books { arrived.append("books \(books.map(\.title).joined(separator: "+"))") }
        if let file { arrived.append("file \(file.filename) \(String(decoding: file.data, as: UTF8.self))") }
        if let words { arrived.append("words \(words.joined(separator: "+"))") }
        if let number { arrived.append("number \(number)") }
        return .result(value: arrived.joined(separator: ", "))
    }
}
