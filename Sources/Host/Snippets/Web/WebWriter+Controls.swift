// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Foundation

extension WebWriter {
    func control(_ control: ControlElement, _ label: Element, _ styles: [String]) -> String {
        var inner = self
        inner.isInControl = true
        let content = inner.html(label, slot: WebSlot(parent: .row(.center), label))
        let tint = "--tint:\(WebStyle.colour(control.tint))"
        let isUsable = control.isEnabled && control.action != nil && !isInControl
        let disabled = isUsable ? "" : " disabled"
        switch control.kind {
        case .button(let style, let role):
            let kind = role.map { " data-beckon-role=\"\($0.rawValue)\"" } ?? ""
            let button = tag(
                "button", "b-\(style.rawValue)", [tint], content, "type=\"submit\"\(kind)\(disabled)")
            return form(control, styles, button)
        case .toggle(let isOn):
            let knob = "<span class=\"b-switch\"></span>"
            let button = tag(
                "button", "b-toggle", [tint], content + knob,
                "type=\"submit\" role=\"switch\" aria-checked=\"\(isOn)\"\(disabled)")
            return form(control, styles, button)
        case .link(let address):
            guard let address, !isInControl else { return inner.boxed(label, styles) }
            return tag(
                "a", "b-box", styles, content, "href=\"\(address.escaped)\" rel=\"noopener noreferrer\"")
        }
    }

    private func form(_ control: ControlElement, _ styles: [String], _ button: String) -> String {
        // A form cannot stand in another one, nor a button in a button.
        guard let action = control.action, !isInControl else { return tag(box, "b-box", styles, button) }
        // Only a number that is none cannot be written, and no action takes one.
        let json = try? JSONValue.object(action.arguments.mapValues(\.json)).serialized(sortedKeys: true)
        let arguments = json.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        let address = formAddress.map { " action=\"\($0.escaped)\"" } ?? ""
        let fields = """
            <input type="hidden" name="action" value="\(action.action.escaped)">\
            <input type="hidden" name="arguments" value="\(arguments.escaped)">
            """
        let data = "data-beckon-action=\"\(action.action.escaped)\" data-beckon-arguments=\"\(arguments.escaped)\""
        return tag("form", nil, styles, fields + button, "method=\"post\"\(address) \(data)")
    }

    func progress(_ progress: ProgressElement, _ styles: [String]) -> String {
        let tint = "--tint:\(WebStyle.colour(progress.tint))"
        guard progress.isCircular else {
            let value = progress.fraction.map { " value=\"\(WebStyle.number($0))\"" } ?? ""
            return tag("progress", nil, styles + [tint], "", "max=\"1\"\(value)")
        }
        let radius = 10.0
        let whole = 2 * Double.pi * radius
        let length = WebStyle.number(whole * (progress.fraction ?? 0.7))
        let ring = """
            <circle cx="12" cy="12" r="10" fill="none" stroke="\(WebStyle.colour(.track))" stroke-width="3.5"/>\
            <circle cx="12" cy="12" r="10" fill="none" stroke="\(WebStyle.colour(progress.tint))" stroke-width="3.5" \
            stroke-linecap="round" stroke-dasharray="\(length) \(WebStyle.number(whole))" transform="rotate(-90 12 12)"/>
            """
        let value = progress.fraction.map {
            " aria-valuemin=\"0\" aria-valuemax=\"100\" aria-valuenow=\"\(Int($0 * 100))\""
        }
        return tag(
            "svg", progress.fraction == nil ? "b-spin" : nil, styles + ["width:24px", "height:24px"], ring,
            "viewBox=\"0 0 24 24\" role=\"progressbar\"\(value ?? "")")
    }
}
