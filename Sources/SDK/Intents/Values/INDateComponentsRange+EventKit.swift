// SPDX-License-Identifier: Apache-2.0

extension INDateComponentsRange {
    @available(*, unavailable, message: "EventKit does not exist here: use init(start:end:recurrenceRule:).")
    public convenience init(ekRecurrenceRule recurrenceRule: Any) { self.init(_values: [:]) }

    @available(*, unavailable, message: "EventKit does not exist here: use recurrenceRule.")
    public func ekRecurrenceRule() -> Any? { nil }
}
