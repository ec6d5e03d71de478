// SPDX-License-Identifier: Apache-2.0

/// What the buttons of the system's own confirmations say, in one language.
struct SystemVerbs: Sendable {
    var add: String
    var addData: String
    var book: String
    var buy: String
    var call: String
    var checkIn: String
    var `continue`: String
    var create: String
    var `do`: String
    var download: String
    var filter: String
    var find: String
    var get: String
    var go: String
    var log: String
    var open: String
    var order: String
    var pay: String
    var play: String
    var playSound: String
    var post: String
    var request: String
    var run: String
    var search: String
    var send: String
    var set: String
    var share: String
    var start: String
    var startNavigation: String
    var toggle: String
    var turnOff: String
    var turnOn: String
    var view: String
}
