// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension LocalizedStringResource {
    /// Where the tables of a text are; Foundation, since iOS 16.
    public enum BundleDescription: Sendable {
        /// The app's own resources.
        case main
        /// The resources of the program or library that holds the class.
        case forClass(AnyClass)
        /// A bundle or folder of resources.
        case atURL(URL)
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    /// The folder that holds the tables; nil is the app's own resources.
    package var folder: URL? {
        switch self {
        case .main, .forClass: nil
        case .atURL(let url): url
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey { case key, defaultValue, table, locale, bundleURL }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            key: try members.decode(String.self, forKey: .key),
            defaultValue: try members.decode(String.LocalizationValue.self, forKey: .defaultValue),
            table: try members.decodeIfPresent(String.self, forKey: .table),
            locale: try members.decodeIfPresent(Locale.self, forKey: .locale),
            bundle: try members.decodeIfPresent(URL.self, forKey: .bundleURL).map { .atURL($0) } ?? .main)
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(key, forKey: .key)
        try members.encode(defaultValue, forKey: .defaultValue)
        try members.encodeIfPresent(table, forKey: .table)
        try members.encodeIfPresent(chosenLocale, forKey: .locale)
        try members.encodeIfPresent(bundle.folder, forKey: .bundleURL)
    }
}
