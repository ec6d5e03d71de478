// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

/// Styles of the texts and symbols within a view; a text's own styles come first.
extension View {
    /// The font where the inside names none.
    nonisolated public func font(_ font: Font?) -> _ModifiedView<Self> { textStyle { $0.font = font } }

    /// The weight where the inside names none; nil changes nothing.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> _ModifiedView<Self> {
        textStyle { $0.weight = weight }
    }

    /// Bold, or not.
    nonisolated public func bold(_ isActive: Bool = true) -> _ModifiedView<Self> { textStyle { $0.isBold = isActive } }

    /// Slanted, or not.
    nonisolated public func italic(_ isActive: Bool = true) -> _ModifiedView<Self> {
        textStyle { $0.isItalic = isActive }
    }

    /// Letters of one width, or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> _ModifiedView<Self> {
        textStyle { $0.isMonospaced = isActive }
    }

    /// Digits of one width; letters keep theirs.
    nonisolated public func monospacedDigit() -> _ModifiedView<Self> { textStyle { $0.hasMonospacedDigits = true } }

    /// A line under the text, or none.
    nonisolated public func underline(_ isActive: Bool = true) -> _ModifiedView<Self> {
        textStyle { $0.isUnderlined = isActive }
    }

    /// A line through the text, or none.
    nonisolated public func strikethrough(_ isActive: Bool = true) -> _ModifiedView<Self> {
        textStyle { $0.isStruckThrough = isActive }
    }

    /// Points between letters.
    nonisolated public func kerning(_ kerning: CGFloat) -> _ModifiedView<Self> { tracking(kerning) }

    /// Points between letters.
    nonisolated public func tracking(_ tracking: CGFloat) -> _ModifiedView<Self> {
        textStyle { $0.tracking = tracking.points }
    }

    private nonisolated func textStyle(_ change: (inout RunStyle) -> Void) -> _ModifiedView<Self> {
        var style = RunStyle()
        change(&style)
        return changed(
            .modifiers { [style] context in
                style == RunStyle() ? [] : [.textStyle(style.textStyle(in: context.environment))]
            })
    }
}

extension View {
    /// The most lines of each text; nil is as many as it takes.
    nonisolated public func lineLimit(_ number: Int?) -> _ModifiedView<Self> { modified(by: .lineLimit(number)) }

    /// Points between lines.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> _ModifiedView<Self> {
        modified(by: .lineSpacing(lineSpacing.points))
    }

    /// How the lines of one text stand to each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> _ModifiedView<Self> {
        modified(by: .multilineTextAlignment(alignment.value))
    }

    /// Where a text that does not fit is cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> _ModifiedView<Self> {
        modified(by: .truncation(mode.value))
    }

    /// How small a text may become so that it fits, 0 to 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> _ModifiedView<Self> {
        modified(by: .minimumScaleFactor(factor.points))
    }

    /// The case of the letters; nil leaves what surrounds the view.
    nonisolated public func textCase(_ textCase: Text.Case?) -> _ModifiedView<Self> {
        changed(.modifiers { _ in textCase.map { [.textCase($0.value)] } ?? [] })
    }
}

extension Text {
    /// Where a text that does not fit is cut; SwiftUI, since iOS 13.
    public enum TruncationMode: Sendable, Hashable {
        case head
        case tail
        case middle

        var value: TruncationValue {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// The case of letters; SwiftUI, since iOS 14.
    public enum Case: Sendable, Hashable {
        case uppercase
        case lowercase

        var value: TextCaseValue { self == .uppercase ? .uppercase : .lowercase }
    }
}
