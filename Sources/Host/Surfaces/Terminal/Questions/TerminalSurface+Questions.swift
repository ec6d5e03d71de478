// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import Language

extension TerminalSurface {
    /// The answer, or nil where the input ended.
    func answer(to question: Question) async throws -> Answer? {
        switch question.kind {
        case .value(let descriptor) where !question.options.isEmpty:
            descriptor.type.isArray
                ? try await choices(among: question.options, for: descriptor)
                : try await choice(among: question.options)
        case .value(let descriptor): try await value(of: descriptor)
        case .choice(let options, _): try await choice(among: options)
        case .confirmation(let details): try await confirmation(details)
        case .secret: try await secret()
        }
    }

    var typed: TypedValue { TypedValue(words: words.values, locale: locale.identifier, directory: directory) }

    /// One element of a parameter, as it was typed.
    func element(_ text: String, of descriptor: ParameterDescriptor) throws(Refusal) -> IntentValue {
        do {
            return try typed.element(text, of: descriptor)
        } catch {
            throw Refusal(reason: words.values.reason(error, for: text.printableLine, locale: locale))
        }
    }

    /// Asks until the line can be read; nil where the input ended.
    func repeatedly<Value>(
        _ prompt: String, _ read: (String) throws(Refusal) -> Value
    ) async throws -> Value? {
        while true {
            write(prompt, to: .error)
            guard let line = try await console.readLine() else { return nil }
            do {
                return try read(line.trimmingCharacters(in: .whitespaces))
            } catch {
                complain(error.reason)
            }
        }
    }

    func complain(_ reason: String) {
        write(TerminalStyle(colour: console.features.colour(.error))(reason, .yellow) + "\n", to: .error)
    }

    func note(_ text: String) {
        write(TerminalStyle(colour: console.features.colour(.error))(text, .dim) + "\n", to: .error)
    }
}
