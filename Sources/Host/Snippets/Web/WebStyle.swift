// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Foundation
internal import Graphics

/// The style sheet of snippets, and CSS values in general.
enum WebStyle {
    static func page(_ scheme: SnippetAppearance.Scheme?) -> String {
        """
        :root{color-scheme:\(scheme?.rawValue ?? "light dark")}
        body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:16px;\
        box-sizing:border-box;background:Canvas}
        """
    }

    /// - Parameter scheme: Nil holds both sets of colours, for the browser to choose from.
    static func sheet(_ scheme: SnippetAppearance.Scheme?) -> String {
        let light = ".beckon-snippet{\(variables(scheme ?? .light))}"
        let dark = "@media (prefers-color-scheme:dark){.beckon-snippet{\(variables(.dark))}}"
        return "\(light)\n\(scheme == nil ? "\(dark)\n" : "")\(rules)"
    }

    private static func variables(_ scheme: SnippetAppearance.Scheme) -> String {
        Palette.names.map { name in
            let colour = Palette.colour(name, scheme)
            let parts = [colour.red, colour.green, colour.blue].map { String(Int(($0 * 255).rounded())) }
            return "--\(variable(name)):\(parts.joined(separator: " "))"
        }.joined(separator: ";")
    }

    private static func variable(_ name: String) -> String { "b-" + name.replacingOccurrences(of: ".", with: "-") }

    static func colour(_ color: ColorValue) -> String {
        switch color {
        case .named("clear", _): return "transparent"
        case .named(let name, let opacity):
            let known = variable(Palette.isKnown(name) ? name : "primary")
            return opacity == 1 ? "rgb(var(--\(known)))" : "rgb(var(--\(known)) / \(number(Palette.fraction(opacity))))"
        case .rgb(let red, let green, let blue, let opacity):
            let parts = [red, green, blue].map { String(Int((Palette.fraction($0) * 255).rounded())) }
            return "rgb(\(parts.joined(separator: " ")) / \(number(Palette.fraction(opacity))))"
        }
    }

    /// A number without an exponent and without needless digits.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    static func pixels(_ value: Double) -> String { value == 0 ? "0" : "\(number(value))px" }

    static func families(_ font: FontSpec) -> String {
        let system = font.design == .default || font.design == .rounded ? ["system-ui"] : []
        let names = font.families.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let own = font.family == nil ? 0 : 1
        let chain = names.prefix(own) + system + names.dropFirst(own)
        let generic: Set<String> = ["serif", "sans-serif", "monospace", "system-ui"]
        return chain.map { generic.contains($0) ? $0 : "'\($0)'" }.joined(separator: ",")
    }

    private static let rules = """
        .beckon-snippet{box-sizing:border-box;width:100%;max-width:360px;padding:16px;border-radius:22px;\
        background:rgb(var(--b-background));border:1px solid rgb(var(--b-beckon-cardEdge));\
        color:rgb(var(--b-primary));font:400 17px/1.3 system-ui,'Inter','Noto Sans','Cantarell','DejaVu Sans',sans-serif;\
        display:flex;flex-direction:column;align-items:center;overflow:hidden;text-align:start}
        .beckon-snippet *{box-sizing:border-box;min-width:0}
        .beckon-snippet .b-row,.beckon-snippet .b-column,.beckon-snippet .b-box{display:flex}
        .beckon-snippet .b-column{flex-direction:column}
        .beckon-snippet .b-layers{display:grid}
        .beckon-snippet .b-window{overflow:hidden}
        .beckon-snippet .b-inside{position:relative;justify-content:center;align-items:center}
        .beckon-snippet .b-cut{position:absolute;left:0;right:0;height:\(pixels(WindowSign.height));text-align:center;\
        font-weight:600;line-height:1.2;color:rgb(var(--b-secondary));background:rgb(var(--b-background));\
        border-top:1px solid rgb(var(--b-beckon-separator))}
        .beckon-snippet .b-text{margin:0;font:inherit;overflow-wrap:anywhere;white-space:pre-line;unicode-bidi:plaintext;max-width:100%}
        .beckon-snippet svg,.beckon-snippet img{display:block;flex:none}
        .beckon-snippet form{display:flex;margin:0}
        .beckon-snippet button{font:inherit;font-weight:500;color:inherit;background:none;border:0;padding:0;margin:0;\
        display:flex;align-items:center;cursor:pointer;text-align:inherit}
        .beckon-snippet button:disabled{opacity:.4;cursor:default}
        .beckon-snippet button:focus-visible,.beckon-snippet a:focus-visible{\
        outline:2px solid rgb(var(--b-accentColor));outline-offset:2px}
        .beckon-snippet .b-bordered,.beckon-snippet .b-borderedProminent{padding:7px 16px;border-radius:999px;\
        background:color-mix(in srgb,var(--tint) 16%,transparent)}
        .beckon-snippet .b-borderedProminent{background:var(--tint)}
        .beckon-snippet .b-toggle{width:100%;gap:8px;justify-content:space-between;font-weight:inherit}
        .beckon-snippet .b-switch{flex:none;width:46px;height:28px;border-radius:14px;padding:2px;\
        background:rgb(var(--b-beckon-track));display:flex}
        .beckon-snippet .b-switch::after{content:'';width:24px;height:24px;border-radius:12px;background:#fff}
        .beckon-snippet [aria-checked=true] .b-switch{background:var(--tint);justify-content:flex-end}
        .beckon-snippet a{color:inherit}
        .beckon-snippet progress{appearance:none;-webkit-appearance:none;border:0;width:100%;height:6px;\
        border-radius:3px;overflow:hidden;background:rgb(var(--b-beckon-track));color:var(--tint)}
        .beckon-snippet progress::-webkit-progress-bar{background:rgb(var(--b-beckon-track))}
        .beckon-snippet progress::-webkit-progress-value{background:var(--tint);border-radius:3px}
        .beckon-snippet progress::-moz-progress-bar{background:var(--tint);border-radius:3px}
        .beckon-snippet .b-spin{animation:b-spin 1s linear infinite}
        @keyframes b-spin{to{transform:rotate(1turn)}}
        @media (prefers-reduced-motion:reduce){.beckon-snippet .b-spin{animation-duration:6s}}
        """
}
