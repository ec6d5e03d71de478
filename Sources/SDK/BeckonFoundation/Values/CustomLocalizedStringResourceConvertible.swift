// SPDX-License-Identifier: Apache-2.0

/// Something that has text for people, such as an error or a case of an enum; Foundation, since iOS 16.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text for people.
    var localizedStringResource: LocalizedStringResource { get }
}
