// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import IntentDefinitions

/// Small definitions for the tests of reading.
enum DefinitionText {
    /// A definition whose first line is that of the XML, and in which each entry stands on a line of its own.
    static func file(_ entries: String...) -> Data {
        let head = "<plist version=\"1.0\"><dict>\n<key>INIntentDefinitionModelVersion</key><string>1.2</string>\n"
        return Data("\(head)\(entries.joined(separator: "\n"))\n</dict></plist>\n".utf8)
    }

    /// A definition of one intent with these parts; they begin on line 5.
    static func intent(_ parts: String...) -> Data {
        file(
            "<key>INIntents</key><array><dict>\n<key>INIntentName</key><string>Order</string>\n"
                + "\(parts.joined(separator: "\n"))\n</dict></array>")
    }

    /// Parameters as `name:Type`, one to a line, the first beside the key.
    static func parameters(_ list: String..., more: String = "") -> String {
        let items = list.map { item in
            let parts = item.split(separator: ":")
            return
                "<dict>\(pair("INIntentParameterName", parts[0]))\(pair("INIntentParameterType", parts[1]))\(more)</dict>"
        }
        return "<key>INIntentParameters</key><array>\(items.joined(separator: "\n"))</array>"
    }

    static func pair(_ key: String, _ value: some StringProtocol) -> String {
        "<key>\(key)</key><string>\(value)</string>"
    }

    static func dictionary(_ key: String, _ content: String) -> String { "<key>\(key)</key><dict>\(content)</dict>" }
}
