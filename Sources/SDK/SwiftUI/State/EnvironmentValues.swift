// SPDX-License-Identifier: Apache-2.0
package import BeckonFoundation
package import BeckonSchema
public import Foundation

/// What a view is told by those around it; SwiftUI, since iOS 13.
public struct EnvironmentValues {
    /// Language, locale and time zone of the texts.
    package var localization = Localization.current
    /// The colour that a modifier around the view set; nil is the primary one.
    package var foreground: ColorValue?
    package var tint = ColorValue.named("accentColor", opacity: 1)
    package var symbolVariants = SymbolVariants.none
    package var hidesLabels = false
    /// An author's own style of buttons; nil where one of the framework is in force.
    package var buttonStyle: (any ButtonStyle)?
    /// An author's own style of labels; nil where one of the framework is in force.
    package var labelStyle: (any LabelStyle)?
    package var progressStyle = ProgressStyle.automatic
    private var custom: [ObjectIdentifier: Any] = [:]

    /// The defaults.
    public init() {}

    /// The value of an author's own key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// The locale of texts, numbers and dates; setting it also chooses the language.
    public var locale: Locale {
        get { localization.locale }
        set {
            localization.localeIdentifier = newValue.identifier
            localization.languages = [newValue.identifier(.bcp47)]
        }
    }

    /// The time zone of the person's device.
    public var timeZone: TimeZone {
        get { localization.timeZone }
        set { localization.timeZoneIdentifier = newValue.identifier }
    }

    /// The calendar of the locale in the time zone.
    public var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// Whether controls can be used.
    public var isEnabled: Bool = true

    /// Always light: the host draws the same tree for both appearances, so use colours by meaning.
    public var colorScheme: ColorScheme { .light }

    /// Always large: the host scales text styles itself.
    public var dynamicTypeSize: DynamicTypeSize { .large }
}
