// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Text: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode {
        var lowering = TextLowering(context: context)
        lowering.append(self, inside: RunStyle())
        return .text(TextNode(runs: lowering.runs))
    }

    /// The words alone, in the language of the context.
    package func string(in context: LoweringContext) -> String {
        var lowering = TextLowering(context: context)
        lowering.append(self, inside: RunStyle())
        return lowering.runs.map(\.string).joined()
    }
}

/// Collects the runs of a text.
private struct TextLowering {
    let context: LoweringContext
    private(set) var runs: [TextNode.Run] = []

    init(context: LoweringContext) { self.context = context }

    mutating func append(_ text: Text, inside outer: RunStyle) {
        let style = text.style.over(outer)
        switch text.storage {
        case .verbatim(let string): append(string, style)
        case .localized(let resource, let texts): append(resource, texts, style)
        case .attributed(let string): append(string, style)
        case .formatted(let value): append(value.text(in: localization), style)
        case .date(let date, let dateStyle): append(dates.text(of: date, dateStyle), style)
        case .timer(let interval, let countsDown): append(dates.timer(interval, countsDown: countsDown), style)
        case .joined(let left, let right):
            append(left, inside: style)
            append(right, inside: style)
        }
    }

    private var localization: LocalizationContext { context.environment.localization }
    private var dates: DateTexts { DateTexts(now: context.now, localization: localization) }

    /// Adds a run; one of the same style as the last is put together with it.
    private mutating func append(_ string: String, _ style: RunStyle) {
        guard !string.isEmpty else { return }
        let style = style.textStyle(in: context.environment)
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].string += string
        } else {
            runs.append(TextNode.Run(string, style: style))
        }
    }

    private mutating func append(_ resource: LocalizedStringResource, _ texts: [Text], _ style: RunStyle) {
        let markdown = resource.escapingMarkdown(in: localization).resolved(in: localization)
        for span in InlineMarkdown.spans(of: markdown) {
            let spanStyle = span.style.over(style)
            for piece in texts.isEmpty ? [.string(span.string)] : TextMarks.split(span.string) {
                switch piece {
                case .string(let string): append(string, spanStyle)
                case .text(let index):
                    if texts.indices.contains(index) { append(texts[index], inside: spanStyle) }
                }
            }
        }
    }

    private mutating func append(_ string: AttributedString, _ style: RunStyle) {
        for run in string.runs {
            var own = RunStyle()
            own.font = run.font
            own.color = run.foregroundColor.map { RunStyle.Paint(style: $0) }
            own.tracking = (run.tracking ?? run.kern)?.points
            own.isUnderlined = run.underlineStyle.map { _ in true }
            own.isStruckThrough = run.strikethroughStyle.map { _ in true }
            own.link = run.link?.absoluteString
            append(String(string[run.range].characters), own.over(style))
        }
    }
}

extension LocalizedStringResource {
    /// The text with its arguments written so that Markdown leaves them as they are.
    fileprivate func escapingMarkdown(in localization: LocalizationContext) -> LocalizedStringResource {
        guard !defaultValue.arguments.isEmpty else { return self }
        let arguments = defaultValue.arguments.map { argument -> LocalizationArgument in
            switch argument {
            case .text(let string): .text(InlineMarkdown.escape(string))
            case .resource(let resource): .text(InlineMarkdown.escape(resource.resolved(in: localization)))
            case .formatted(let value): .text(InlineMarkdown.escape(value.text(in: localization)))
            case .integer, .unsigned, .number: argument
            }
        }
        return LocalizedStringResource(
            key: key, defaultValue: String.LocalizationValue(key: defaultValue.key, arguments: arguments),
            table: table, locale: chosenLocale, bundle: bundle)
    }
}
