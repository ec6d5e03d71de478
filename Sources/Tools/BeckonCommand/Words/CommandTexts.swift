// SPDX-License-Identifier: Apache-2.0

/// One line and a paragraph on each command.
struct CommandTexts: Sendable {
    struct Text: Sendable {
        var summary: String
        var about: String

        init(_ summary: String, _ about: String = "") {
            self.summary = summary
            self.about = about
        }
    }

    var app: Text
    var appInstall: Text
    var appList: Text
    var appShow: Text
    var appGrant: Text
    var appPrefer: Text
    var appRemove: Text
    var action: Text
    var actionList: Text
    var actionShow: Text
    var run: Text
    var history: Text
    var doctor: Text
    var mcp: Text
}
