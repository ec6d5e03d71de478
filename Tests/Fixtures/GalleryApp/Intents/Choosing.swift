// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct Paint: AppIntent {
    static var title: LocalizedStringResource = "Paint"

    @Parameter(title: "Colour", requestDisambiguationDialog: "Which colour?") var color: Color
    @Parameter(title: "Medium") var medium: Medium

    func perform() async throws -> some ProvidesDialog & ReturnsValue<Color> {
        .result(value: color, dialog: "Painted \(color.rawValue) in \(medium.rawValue)")
    }
}

struct ReadBook: AppIntent {
    static var title: LocalizedStringResource = "Read a book"

    @Parameter(title: "Book", requestValueDialog: "What do you want to read?") var book: Book

    func perform() async throws -> some ProvidesDialog & ReturnsValue<Book> {
        .result(value: book, dialog: "Reading \(book.title)")
    }
}

struct Travel: AppIntent {
    static var title: LocalizedStringResource = "Travel"

    @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
    @Parameter(title: "Vehicle", optionsProvider: VehicleOptions()) var vehicle: String

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "Going to \(city) by \(vehicle)")
    }
}

struct CityOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Budapest", "Madrid", "Wien"] }
}

struct VehicleOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["train"] }
}

struct PickSize: AppIntent {
    static var title: LocalizedStringResource = "Pick a size"

    func perform() async throws -> some ReturnsValue<String> {
        let options = [Option(title: "Small"), Option(title: "Large"), Option(title: "None", style: .cancel)]
        let choice = try await requestChoice(between: options, dialog: "Which size?")
        return .result(value: choice.title == options[0].title ? "small" : "large")
    }
}
