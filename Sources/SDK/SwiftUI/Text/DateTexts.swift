// SPDX-License-Identifier: Apache-2.0

/// Writes the dates of texts, some of them by their distance from now.
struct DateTexts {
    let now: Date
    let localization: LocalizationContext

    func text(of date: Date, _ style: Text.DateStyle) -> String {
        switch style.kind {
        case .time: written(date, Date.FormatStyle().hour().minute())
        case .date: written(date, Date.FormatStyle(date: .long, time: .omitted))
        case .relative: units(abs(date.timeIntervalSince(now)), count: 2, width: .abbreviated)
        case .offset:
            (date < now ? "-" : "+") + units(abs(date.timeIntervalSince(now)), count: 1, width: .wide)
        case .timer: clock(abs(date.timeIntervalSince(now)))
        }
    }

    /// The time that is left of an interval, or has gone by.
    func timer(_ interval: ClosedRange<Date>, countsDown: Bool) -> String {
        let moment = min(max(now, interval.lowerBound), interval.upperBound)
        return clock(
            countsDown ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound))
    }

    private func written(_ date: Date, _ style: Date.FormatStyle) -> String {
        var style = style.locale(localization.locale)
        style.timeZone = localization.timeZone
        return style.format(date)
    }

    private func units(_ seconds: TimeInterval, count: Int, width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
        return style.locale(localization.locale).format(Self.duration(seconds))
    }

    private func clock(_ seconds: TimeInterval) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3600 ? .minuteSecond : .hourMinuteSecond
        return Duration.TimeFormatStyle(pattern: pattern, locale: localization.locale).format(Self.duration(seconds))
    }

    /// Whole seconds; what is beyond a duration's reach is cut off there.
    private static func duration(_ seconds: TimeInterval) -> Duration {
        .seconds(Int64(min(seconds.rounded(.down), 1e12)))
    }
}
