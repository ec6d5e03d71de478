// SPDX-License-Identifier: Apache-2.0

/// Words, in the person's language; SwiftUI, since iOS 13.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringResource, texts: [Text])
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case date(Date, DateStyle)
        case timer(ClosedRange<Date>, countsDown: Bool)
        case joined(Text, Text)
    }
    var storage: Storage
    var style = RunStyle()

    init(storage: Storage) { self.storage = storage }

    /// How a text shows a date.
    public struct DateStyle: Sendable, Hashable {
        enum Kind: Hashable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day, such as “4:30 PM”.
        public static let time: DateStyle = DateStyle(kind: .time)
        /// The day, such as “June 3, 2019”.
        public static let date: DateStyle = DateStyle(kind: .date)
        /// The distance from now, such as “2 hr, 23 min”.
        public static let relative: DateStyle = DateStyle(kind: .relative)
        /// The distance from now with its direction, such as “+2 hours”.
        public static let offset: DateStyle = DateStyle(kind: .offset)
        /// The distance from now as a clock, such as “2:59:59”.
        public static let timer: DateStyle = DateStyle(kind: .timer)
    }

    /// One text after the other, each with its own styles.
    public static func + (left: Text, right: Text) -> Text { Text(storage: .joined(left, right)) }
}

extension Text: View {
    public typealias Body = Never
}
