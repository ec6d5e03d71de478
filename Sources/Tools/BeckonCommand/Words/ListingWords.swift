// SPDX-License-Identifier: Apache-2.0

/// What stands in lists and pages.
struct ListingWords: Sendable {
    var noApps: String
    var noActions: String
    var noHistory: String
    var forgotten: String
    var leftOut: String
    var installed: String
    var removed: String
    var wants: String
    var grantQuestion: String
    var grantAccept: String
    var grantDeny: String
    var grantNeedsYes: String
    var grantDeclined: String
    var grantOnlyQuestion: String
    var grantOnlyAccept: String

    var identifier: String
    var version: String
    var location: String
    var permissions: String
    var nonePermitted: String
    var system: String
    /// The requests that go to the app.
    var preferredFor: String
    var preferred: String
    var preferenceSet: String
    var preferenceForgotten: String
    var actions: String
    var parameters: String
    var optional: String
    var standard: String
    var oneOf: String
    var returns: String
    var phrases: String
    var asksFirst: String
    var needsUnlock: String
    var opensApp: String

    var running: String
    var interrupted: String
    var healthy: String
    var unhealthy: String

    var truth: String
    var whole: String
    var number: String
    var text: String
    var date: String
    var address: String
    var duration: String
    var quantity: String
    var money: String
    var person: String
    var place: String
    var file: String
    /// {0} is the type of one element.
    var list: String
}
