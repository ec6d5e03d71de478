// SPDX-License-Identifier: Apache-2.0

/// How a picture with a given ratio fills its room.
package enum ContentModeValue: String, Sendable, Hashable { case fit, fill }
package enum TextAlignmentValue: String, Sendable, Hashable { case leading, center, trailing }
package enum TruncationValue: String, Sendable, Hashable { case head, middle, tail }
package enum TextCaseValue: String, Sendable, Hashable { case uppercase, lowercase }
package enum ImageScaleValue: String, Sendable, Hashable { case small, medium, large }
package enum ButtonStyleValue: String, Sendable, Hashable {
    case automatic, plain, bordered, borderedProminent, borderless
}
package enum LabelStyleValue: String, Sendable, Hashable { case automatic, titleAndIcon, titleOnly, iconOnly }
