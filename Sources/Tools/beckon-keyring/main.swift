// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SecretService

// Does one errand at the person's keyring, so that the host itself loads no library for it: reads a request from
// standard input and writes the answer to standard output, both JSON.

func answer(to request: JSONValue) throws -> JSONValue {
    let keyring = try Keyring()
    if request[key: "probe"] != nil { return .members(["locked": try keyring.isLocked().map(JSONValue.bool)]) }
    var items: [JSONValue] = []
    for group in try request.strings("read") {
        items += try keyring.items(of: group).map {
            [
                "identifier": .string($0.identifier), "group": .string($0.group),
                "secret": .string(String(decoding: $0.secret, as: UTF8.self)),
            ]
        }
    }
    for item in request[key: "store"]?.arrayValue ?? [] {
        try keyring.store(
            Keyring.Item(
                identifier: item.requiredString("identifier"), group: item.requiredString("group"),
                label: item.requiredString("label"), secret: Data(item.requiredString("secret").utf8)))
    }
    for item in request[key: "remove"]?.arrayValue ?? [] {
        try keyring.remove(item.requiredString("identifier"), of: item.requiredString("group"))
    }
    for group in try request.strings("clear") { try keyring.remove(nil, of: group) }
    return ["items": .array(items)]
}

let limits = JSONLimits(size: 64 << 20, depth: 16, stringLength: 4 << 20)
var reply: JSONValue
do {
    let text = try FileHandle.standardInput.readToEnd() ?? Data()
    reply = try answer(to: JSONValue(parsing: text, limits: limits))
} catch let error as KeyringError {
    reply = ["failure": .string(error.code.rawValue), "message": .string(error.message)]
} catch {
    reply = ["failure": .string(KeyringError.Code.failed.rawValue), "message": .string("\(error)")]
}
try FileHandle.standardOutput.write(contentsOf: reply.serialized())
