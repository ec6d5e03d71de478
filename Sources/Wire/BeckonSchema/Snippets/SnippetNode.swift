// SPDX-License-Identifier: Apache-2.0

/// A view as a value: what an extension sends instead of drawing. Lengths are points.
package indirect enum SnippetNode: Sendable, Hashable {
    case empty
    case text(TextNode)
    case image(ImageNode)
    /// An icon beside a title, drawn as the label style in force says.
    case label(title: SnippetNode, icon: SnippetNode)
    case stack(StackNode)
    /// Children that stand in their container's own layout.
    case group([SnippetNode])
    case spacer(minimumLength: Double?)
    case divider
    case shape(ShapeNode)
    case button(ButtonNode)
    case toggle(ToggleNode)
    case progress(ProgressNode)
    case modified(SnippetNode, SnippetModifier)
}

/// Text in runs of one style each, already formatted and in the language of the request.
package struct TextNode: Sendable, Hashable {
    package struct Run: Sendable, Hashable {
        package var string: String
        package var style: TextStyle
        package init(_ string: String, style: TextStyle = TextStyle()) {
            self.string = string
            self.style = style
        }
    }
    package var runs: [Run]
    package init(runs: [Run]) { self.runs = runs }
    package init(_ string: String) { runs = [Run(string)] }
    package var string: String { runs.map(\.string).joined() }
}

/// The attributes of a run of text; nil leaves what surrounds it.
package struct TextStyle: Sendable, Hashable {
    package var font: FontValue?
    package var weight: FontValue.Weight?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var color: ColorValue?
    /// Points between letters.
    package var tracking: Double?
    package init() {}
}

package struct ImageNode: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        /// A system symbol, such as `checkmark.shield`.
        case symbol(String)
        /// A file or named image in the app's `Resources/`.
        case resource(String)
        /// PNG, JPEG or SVG bytes as base64.
        case data(String)
    }
    package var source: Source
    package var isResizable: Bool
    package var isTemplate: Bool
    /// What a person who cannot see it is told; nil for a decoration.
    package var label: String?
    package init(source: Source, isResizable: Bool = false, isTemplate: Bool = false, label: String? = nil) {
        self.source = source
        self.isResizable = isResizable
        self.isTemplate = isTemplate
        self.label = label
    }
}

package struct StackNode: Sendable, Hashable {
    package enum Axis: String, Sendable, Hashable { case horizontal, vertical, depth }
    package var axis: Axis
    package var alignment: AlignmentValue
    /// Points between children; nil is the renderer's own distance.
    package var spacing: Double?
    package var children: [SnippetNode]
    package init(axis: Axis, alignment: AlignmentValue = .center, spacing: Double? = nil, children: [SnippetNode]) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

package struct ShapeNode: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case rectangle, circle, ellipse, capsule
        case roundedRectangle(cornerRadius: Double)
    }
    package var kind: Kind
    /// Nil fills with the foreground style, unless there is a stroke.
    package var fill: ColorValue?
    package var stroke: ColorValue?
    package var lineWidth: Double
    package init(kind: Kind, fill: ColorValue? = nil, stroke: ColorValue? = nil, lineWidth: Double = 1) {
        self.kind = kind
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
    }
}

/// The action behind a control; the host runs it as any other call.
package struct ActionReference: Sendable, Hashable {
    package var action: String
    package var arguments: [String: IntentValue]
    package init(action: String, arguments: [String: IntentValue] = [:]) {
        self.action = action
        self.arguments = arguments
    }
}

package struct ButtonNode: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable { case destructive, cancel, confirm, close }
    package var label: SnippetNode
    package var role: Role?
    /// Nil where the author gave a closure: closures do nothing in a snippet.
    package var action: ActionReference?
    package init(label: SnippetNode, role: Role? = nil, action: ActionReference?) {
        self.label = label
        self.role = role
        self.action = action
    }
}

package struct ToggleNode: Sendable, Hashable {
    package var label: SnippetNode
    package var isOn: Bool
    package var action: ActionReference?
    package init(label: SnippetNode, isOn: Bool, action: ActionReference?) {
        self.label = label
        self.isOn = isOn
        self.action = action
    }
}

package struct ProgressNode: Sendable, Hashable {
    /// From 0 to 1; nil is work without a known end.
    package var fraction: Double?
    package var label: SnippetNode?
    package var isCircular: Bool
    package init(fraction: Double?, label: SnippetNode? = nil, isCircular: Bool = false) {
        self.fraction = fraction
        self.label = label
        self.isCircular = isCircular
    }
}
