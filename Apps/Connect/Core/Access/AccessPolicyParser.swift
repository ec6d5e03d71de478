// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the administrator's key file: one section `[Allow]` with lists under `users`, `groups` and `profiles`.
///
/// What it does not know is an error, since a misspelt restriction must not restrict nothing.
package enum AccessPolicyParser {
    /// What is wrong, and where.
    package struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// Counted from 1.
        package let line: Int
        package let message: String

        package var description: String { "an error in line \(line): \(message)" }
    }

    /// - Parameter text: the whole file.
    package static func parse(_ text: String) throws(Fault) -> AccessPolicy {
        var lists: [String: Set<String>] = [:]
        var isInside = false
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, whole) in lines.enumerated() {
            let number = index + 1
            let line = whole.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
            if line.hasPrefix("[") {
                guard line == "[Allow]" else { throw Fault(line: number, message: "“\(line)” is not [Allow]") }
                guard !isInside else { throw Fault(line: number, message: "there is a second [Allow] section") }
                isInside = true
                continue
            }
            guard isInside else { throw Fault(line: number, message: "there is a value before the section [Allow]") }
            let (key, values) = try entry(line, number)
            guard lists.updateValue(values, forKey: key) == nil else {
                throw Fault(line: number, message: "\(key) is given twice")
            }
        }
        guard isInside else { throw Fault(line: max(1, lines.count), message: "there is no section [Allow]") }
        return AccessPolicy(
            users: lists["users"], groups: lists["groups"],
            profiles: lists["profiles"].map { Set($0.map(ProfileID.init(rawValue:))) })
    }

    private static func entry(_ line: String, _ number: Int) throws(Fault) -> (key: String, values: Set<String>) {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw Fault(line: number, message: "this is not of the form “key = value, value”")
        }
        let key = parts[0].trimmingCharacters(in: .whitespaces)
        guard ["users", "groups", "profiles"].contains(key) else {
            throw Fault(line: number, message: "there is no key “\(key)”, only users, groups and profiles")
        }
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        // An empty list allows nobody.
        if values == [""] { return (key, []) }
        guard !values.contains("") else { throw Fault(line: number, message: "a value between two commas is missing") }
        return (key, Set(values))
    }
}
