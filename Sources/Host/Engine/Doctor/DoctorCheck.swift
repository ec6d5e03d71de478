// SPDX-License-Identifier: Apache-2.0

/// One thing that Beckon needs, and whether this machine has it.
package struct DoctorCheck: Sendable, Hashable {
    /// How bad it is.
    package enum Status: String, Sendable, Hashable {
        case ok
        /// Something works less well, or only some actions do.
        case warning
        case failed
    }
    /// A stable name, such as `sandbox`.
    package var identifier: String
    package var title: String
    package var status: Status
    /// What was found.
    package var finding: String
    /// What to do about it, where something is wrong.
    package var remedy: String?

    package init(identifier: String, title: String, status: Status, finding: String, remedy: String? = nil) {
        self.identifier = identifier
        self.title = title
        self.status = status
        self.finding = finding
        self.remedy = remedy
    }
}
