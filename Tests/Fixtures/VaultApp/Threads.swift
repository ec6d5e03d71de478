// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Security

/// On a thread that knows nothing of the call, as completion handlers are.
struct RecallElsewhere: AppIntent {
    static let title: LocalizedStringResource = "Recall a token elsewhere"
    @Parameter(title: "Account") var account: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let account = account
        let found: String = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Token.recall(account)) }
        }
        return .result(value: found)
    }
}

struct RecallOnMain: AppIntent {
    static let title: LocalizedStringResource = "Recall a token on the main actor"
    @Parameter(title: "Account") var account: String

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: Token.recall(account)) }
}

/// More at a time than there are threads to wait on.
struct RecallOften: AppIntent {
    static let title: LocalizedStringResource = "Recall a token often"
    @Parameter(title: "Account") var account: String
    @Parameter(title: "Times") var times: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let account = account
        let found = await withTaskGroup(of: String.self) { group in
            for _ in 0..<times { group.addTask { Token.recall(account) } }
            return await group.reduce(into: 0) { $0 += $1 == "right" ? 1 : 0 }
        }
        return .result(value: found)
    }
}

/// While the person has a question before them.
struct RecallAndAsk: AppIntent {
    static let title: LocalizedStringResource = "Recall a token and ask"
    @Parameter(title: "Account") var account: String
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let account = account
        async let found = Task.detached { Token.recall(account) }.value
        let name = try await $name.requestValue("Whose is it?")
        return .result(value: "\(await found) \(name)")
    }
}

struct RecallForever: AppIntent {
    static let title: LocalizedStringResource = "Recall a token for ever"
    @Parameter(title: "Account") var account: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        while !Task.isCancelled { _ = Token.recall(account) }
        return .result(value: "cancelled")
    }
}
