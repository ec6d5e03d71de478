// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonFoundation
import BeckonMCP
import BeckonSchema

extension ExtensionHandler {
    /// `beckon/options`: what there is to choose from for a parameter, given the arguments that are known.
    func options(_ params: JSONValue, _ request: RequestInfo) async throws -> JSONValue {
        let name = try Self.read { try params.requiredString("action") }
        let parameterName = try Self.read { try params.requiredString("parameter") }
        let search = try Self.read { try params.string("search") }
        guard let action = ActionSources.ofProgram.action(name) else {
            throw MCPError(.invalidParams, "This app has no action “\(name)”.")
        }
        return try await localized(request) {
            let options = try await action.options(
                for: parameterName, arguments: params[key: "arguments"]?.objectValue ?? [:], search: search)
            return ["options": .array(options.map(\.json))]
        }
    }

    /// `beckon/entities`: entities of a type by identifiers, by text, suggested, or all.
    func entities(_ params: JSONValue, _ request: RequestInfo) async throws -> JSONValue {
        let identifier = try Self.read { try params.requiredString("type") }
        guard let type = AppTypes.ofProgram.entity(identifier) else {
            throw MCPError(.invalidParams, "This app has no type of entities “\(identifier)”.")
        }
        let wanted = try Self.read { try EntityRequest(params) }
        return try await localized(request) {
            let entities = try await IntentReflection.entities(of: type, wanted)
            return ["entities": .array(entities.map(\.json))]
        }
    }

    /// Runs the author's queries in the language of the request; their errors are told in words.
    private func localized(
        _ request: RequestInfo, _ body: () async throws -> JSONValue
    ) async throws -> JSONValue {
        let context = LocalizationContext(try context(of: request))
        return try await Localization.$current.withValue(context) {
            do {
                return try await body()
            } catch let error as MCPError {
                throw error
            } catch let failure as ActionFailure where failure.code == .invalidValue {
                throw MCPError(.invalidParams, failure.message)
            } catch {
                throw MCPError(.internalError, IntentReflection.failure(from: error).message)
            }
        }
    }

    private static func read<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw MCPError(.invalidParams, "\(error)")
        }
    }
}

extension EntityRequest {
    fileprivate init(_ params: JSONValue) throws {
        if params[key: "ids"] != nil {
            self = .identifiers(try params.strings("ids"))
        } else if let text = try params.string("search") {
            self = .matching(text)
        } else {
            self = try params.bool("all") ? .all : .suggested
        }
    }
}
