// SPDX-License-Identifier: Apache-2.0
import AppIntents

enum GalleryError: Error, CustomLocalizedStringResourceConvertible {
    case closed(until: Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .closed(let hour): "The gallery is closed until \(hour)."
        }
    }
}

struct VisitAtNight: AppIntent {
    static var title: LocalizedStringResource = "Visit at night"

    func perform() async throws -> some IntentResult {
        if Date.now.timeIntervalSince1970 > 0 { throw GalleryError.closed(until: 9) }
        return .result()
    }
}

struct FailPlainly: AppIntent {
    struct Secret: Error {}
    static var title: LocalizedStringResource = "Fail plainly"

    func perform() async throws -> some IntentResult {
        if Date.now.timeIntervalSince1970 > 0 { throw Secret() }
        return .result()
    }
}
