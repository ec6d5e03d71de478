// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension ProgressUpdate {
    /// The params of `notifications/progress`.
    func params(token: RequestID) -> JSONValue {
        .members([
            "progressToken": token.json, "progress": .number(progress), "total": total.map(JSONValue.number),
            "message": message.map(JSONValue.string), "_meta": meta,
        ])
    }

    init?(params: JSONValue) {
        guard let progress = params[key: "progress"]?.doubleValue else { return nil }
        self.init(
            progress: progress, total: params[key: "total"]?.doubleValue,
            message: params[key: "message"]?.stringValue, meta: params[key: "_meta"])
    }
}
