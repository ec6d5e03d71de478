// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension ToolCall {
    /// The params of `tools/call` without `_meta`.
    var params: JSONValue {
        .members([
            "name": .string(name), "arguments": .object(arguments),
            "inputResponses": inputResponses.isEmpty ? nil : .object(inputResponses),
            "requestState": requestState.map(JSONValue.string),
        ])
    }

    /// - Throws: `SchemaError` that names the member at fault.
    init(params: JSONValue) throws {
        let meta = params[key: "_meta"]
        self.init(
            name: try params.requiredString("name"), arguments: try params.object("arguments"),
            meta: meta?.withoutEnvelope, inputResponses: try params.object("inputResponses"),
            requestState: try params.string("requestState"),
            progressToken: meta?[key: EnvelopeKey.progressToken].flatMap(RequestID.init(json:)))
    }
}

extension ToolOutcome {
    /// The result of `tools/call` in revision 2026-07-28.
    var result: JSONValue {
        switch self {
        case .complete(let result): return result
        case .inputRequired(let requests, let state):
            return .members([
                "resultType": "input_required", "inputRequests": requests.isEmpty ? nil : .object(requests),
                "requestState": state.map(JSONValue.string),
            ])
        }
    }

    /// Reads the result of `tools/call`.
    /// - Parameter others: methods of input requests that are allowed beside those that ask the person.
    /// - Throws: `SchemaError` for another type of result, and for an input request that is not allowed.
    init(result: JSONValue, revision: ProtocolRevision, allowing others: Set<String> = []) throws {
        let type = revision.hasHandshake ? "complete" : try result.string("resultType") ?? "complete"
        switch type {
        case "complete": self = .complete(result)
        case "input_required":
            let requests = try result.object("inputRequests")
            let state = try result.string("requestState")
            guard !requests.isEmpty || state != nil else {
                throw SchemaError(.missingMember, "An input_required result needs requests or a state.")
            }
            for (key, request) in requests {
                let method = try request.requiredString("method")
                guard method == Method.elicit || others.contains(method) else {
                    throw SchemaError(.outOfRange, "The input request “\(key)” does not ask the person.")
                }
            }
            self = .inputRequired(requests: requests, state: state)
        default: throw SchemaError(.outOfRange, "“\(type)” is no type of result of a tool.")
        }
    }
}

extension JSONValue {
    /// The members of the object in a member; an absent one is empty.
    fileprivate func object(_ key: String) throws -> [String: JSONValue] {
        guard let value = self[key: key], !value.isNull else { return [:] }
        guard let members = value.objectValue else {
            throw SchemaError(.wrongType, "The member “\(key)” must be an object.")
        }
        return members
    }
}
