// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension FontSpec {
    static let body = FontSpec(FontValue(textStyle: .body))

    /// Apple's text styles at the default size, as its interface guidelines list them in points.
    init(_ font: FontValue) {
        let style = font.textStyle ?? .body
        let sizes: [FontValue.TextStyleName: Double] = [
            .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
            .subheadline: 15, .footnote: 13, .caption: 12, .caption2: 11,
        ]
        let asked = font.size.flatMap { $0.isFinite ? $0 : nil }
        self.init(
            size: min(max(asked ?? sizes[style, default: 17], 1), 400),
            weight: (font.weight ?? (font.textStyle == .headline ? .semibold : .regular)).number,
            design: font.design, family: font.family, isItalic: font.isItalic, hasTabularDigits: false)
    }

    /// Families in order of preference: the app's own, what the design asks for, and what Debian carries.
    package var families: String {
        let chain =
            switch design {
            case .default, .rounded: "Inter, Noto Sans, Cantarell, DejaVu Sans, sans-serif"
            case .serif: "Noto Serif, DejaVu Serif, serif"
            case .monospaced: "Noto Sans Mono, DejaVu Sans Mono, monospace"
            }
        // A comma would end the name, in Pango as in CSS.
        let own = family.map { $0.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" } } ?? ""
        return own.isEmpty ? chain : "\(own), \(chain)"
    }
}

extension FontValue.Weight {
    var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
