// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import Language

extension TerminalSurface {
    func value(of descriptor: ParameterDescriptor) async throws -> Answer? {
        if descriptor.type.isArray { return try await list(of: descriptor) }
        if descriptor.isMultiline { return try await lines(of: descriptor) }
        var hints: [String] = []
        if descriptor.type == .boolean {
            let names =
                descriptor.booleanNames.count == 2
                ? descriptor.booleanNames : [words.values.yes.word, words.values.no.word]
            hints.append(words.yesOrNo.filled(names[0], names[1]))
        }
        if let standard = descriptor.defaultValue {
            hints.append(words.defaultHint.filled(ValueText(words: words, locale: locale).line(standard)))
        } else if descriptor.isOptional {
            hints.append(words.optionalHint)
        }
        let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: "; ")))"
        let prompt = "\(descriptor.title.printableLine)\(hint): "
        return try await repeatedly(prompt) { line throws(Refusal) -> Answer in
            if line.isEmpty {
                if let standard = descriptor.defaultValue { return .accepted(standard) }
                if descriptor.isOptional { return .accepted(.none) }
                throw Refusal(reason: words.valueNeeded)
            }
            return .accepted(try element(line, of: descriptor))
        }
    }

    /// Elements line by line until an empty one.
    private func list(of descriptor: ParameterDescriptor) async throws -> Answer? {
        note(words.listHint)
        var items: [IntentValue] = []
        while true {
            let step = try await repeatedly("\(items.count + 1): ") { line throws(Refusal) -> IntentValue? in
                if !line.isEmpty {
                    if let most = descriptor.maximumCount, items.count >= most {
                        throw Refusal(reason: words.tooMany.filled("\(most)"))
                    }
                    return try element(line, of: descriptor)
                }
                let least = max(descriptor.minimumCount ?? 0, descriptor.isOptional ? 0 : 1)
                if items.count < least { throw Refusal(reason: words.tooFew.filled("\(least)")) }
                return nil
            }
            guard let step else { return nil }
            guard let item = step else { return .accepted(.array(items)) }
            items.append(item)
        }
    }

    /// As it is typed, with its spaces.
    func secret() async throws -> Answer? {
        while let text = try await console.readSecret(prompt: words.secretPrompt) {
            write("\n", to: .error)
            if !text.isEmpty { return .accepted(.string(text)) }
            complain(words.valueNeeded)
        }
        return nil
    }

    private func lines(of descriptor: ParameterDescriptor) async throws -> Answer? {
        note(words.multilineHint)
        var text: [String] = []
        while true {
            guard let line = try await console.readLine() else { return nil }
            if !line.isEmpty {
                text.append(line)
            } else if !text.isEmpty {
                return .accepted(.string(text.joined(separator: "\n")))
            } else if descriptor.isOptional {
                return .accepted(.none)
            } else {
                complain(words.valueNeeded)
            }
        }
    }
}
