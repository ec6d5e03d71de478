// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Engine
import Foundation

/// A host in a process of its own, so that tests can run it as another user and kill it.
///
///     host-probe FOLDER install BUNDLE
///     host-probe FOLDER remove APP
///     host-probe FOLDER run ACTION [NAME=VALUE …]
///     host-probe FOLDER authorize|authenticate POLICY [terminal]
///
/// `run` prints `ready` when the extension is warm, `asks` for each question, which nobody answers, and the outcome
/// as JSON; `authorize` asks for the policy alone, `authenticate` for a proof in any case, and each prints what came of it.
struct ProbeSurface: Surface {
    let name = SurfaceName(rawValue: "probe")

    func ask(_ question: Question, for action: RunningAction) async throws -> Answer {
        print("asks", to: .standardOutput)
        try await Task.sleep(for: .seconds(600))
        return .cancelled
    }

    func show(_ progress: ActionProgress, of action: RunningAction) async {}
    func present(_ outcome: RunOutcome) async {}
}

func print(_ line: String, to handle: FileHandle) { handle.write(Data((line + "\n").utf8)) }

Orphans.adopt()
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
    print("usage: host-probe FOLDER install BUNDLE | remove APP | run ACTION [NAME=VALUE …] …", to: .standardError)
    exit(2)
}
let folder = URL(fileURLWithPath: arguments[0], isDirectory: true)
let host = try Engine.Host(
    configuration: HostConfiguration(
        dataDirectory: folder.appending(path: "data", directoryHint: .isDirectory),
        runtimeDirectory: folder.appending(path: "run", directoryHint: .isDirectory), systemApps: [],
        environment: ProcessInfo.processInfo.environment))
if arguments[1] == "install" {
    let bundle = URL(fileURLWithPath: arguments[2], isDirectory: true)
    let wanted = try host.registry.inspect(bundle).entitlements
    try await host.registry.install(bundle, granting: wanted)
    exit(0)
}
if arguments[1] == "remove" {
    try await host.registry.remove(arguments[2])
    exit(0)
}
func show(_ members: KeyValuePairs<String, JSONValue?>) throws {
    print(String(decoding: try JSONValue.members(members).serialized(), as: UTF8.self), to: .standardOutput)
}
if ["authorize", "authenticate"].contains(arguments[1]) {
    guard let policy = ActionDescriptor.AuthenticationPolicy(rawValue: arguments[2]) else { exit(2) }
    let action = RunningAction(
        appIdentifier: "org.example.safe", appName: "Safe",
        action: ActionDescriptor(identifier: "Open", title: "Open the safe", authenticationPolicy: policy))
    let session = await host.access.currentSession()
    var failure: ActionFailure?
    do {
        let mayUseTerminal = arguments.dropFirst(3).first == "terminal"
        if arguments[1] == "authorize" {
            try await host.access.authorize(action, mayUseTerminal: mayUseTerminal)
        } else {
            try await host.access.authenticate(for: action, mayUseTerminal: mayUseTerminal)
        }
    } catch let error as ActionFailure { failure = error }
    try show([
        "lock": .string("\(session.lock)"), "local": .bool(session.isLocal),
        "kind": .string(OutcomeKind(failure).rawValue), "code": failure.map { .string($0.code.rawValue) },
        "message": failure.map { .string($0.message) },
    ])
    exit(OutcomeKind(failure).exitCode)
}
let context = RequestContext(languages: ["en"], locale: "en_GB", timeZone: "UTC")
_ = try await host.listing(for: context)
print("ready", to: .standardOutput)
var values: [String: JSONValue] = [:]
for pair in arguments.dropFirst(3) {
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    values[parts[0]] = .string(parts.count > 1 ? parts[1] : "")
}
let outcome = await host.run(
    RunRequest(action: arguments[2], arguments: values, context: context), on: ProbeSurface())
try show([
    "kind": .string(outcome.kind.rawValue), "value": outcome.result.value?.json,
    "message": outcome.result.failure.map { .string($0.message) },
])
await host.shutdown()
