// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A `.strings` or `.stringsdict` file: a property list of one language, in any of the forms that Foundation reads.
package enum StringsFile {
    /// Reads the entries of a file.
    /// - Throws: `StringTableError` where the file is no such list.
    package static func parse(_ data: Data, file: String) throws -> StringTable {
        guard !data.isEmpty else { return [:] }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: withByteOrderMark(data), format: nil)
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw StringTableError(file: file, reason ?? "\(error)")
        }
        guard let members = list as? [String: Any] else {
            throw StringTableError(file: file, "It holds no list of keys and texts.")
        }
        return members.compactMapValues { value in
            if let text = value as? String { return StringEntry(text) }
            return (value as? [String: Any]).flatMap(pluralEntry)
        }
    }

    /// UTF-16 without a mark is told by the zero byte beside the first character, which is always ASCII.
    private static func withByteOrderMark(_ data: Data) -> Data {
        let start = Array(data.prefix(2))
        if start.count == 2, start[1] == 0 { return Data([0xFF, 0xFE]) + data }
        if start.count == 2, start[0] == 0 { return Data([0xFE, 0xFF]) + data }
        return data
    }

    private static func pluralEntry(_ members: [String: Any]) -> StringEntry? {
        guard let format = members["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: StringEntry.Variable] = [:]
        for case (let name, let rule as [String: Any]) in members {
            var forms: [PluralCategory: String] = [:]
            for category in PluralCategory.allCases { forms[category] = rule[category.rawValue] as? String }
            let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
            variables[name] = StringEntry.Variable(specifier: specifier, forms: forms)
        }
        return StringEntry(format, variables: variables)
    }
}
