// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation

/// Secrets in the person's keyring, by `beckon-keyring`: one short process for each errand.
struct KeyringStore: SecretStore {
    /// How long the person may take to open the keyring.
    private static let patience = Duration.seconds(60)
    private static let largestReply = 64 << 20
    private static let limits = JSONLimits(size: largestReply, depth: 16, stringLength: 4 << 20)

    /// The path of `beckon-keyring`.
    let program: String
    let sessionBus: String
    let environment: [String: String]

    /// Nil where there is no session bus, or the program is not there: beside the executable, or in `../libexec/beckon`.
    init?(sessionBus: String?, environment: [String: String], executable: String = "/proc/self/exe") {
        let own = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [own, own.deletingLastPathComponent().appending(path: "libexec/beckon")]
        let programs = places.map { $0.appending(path: "beckon-keyring").path }
        guard let sessionBus, let program = programs.first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.program = program
        self.sessionBus = sessionBus
        self.environment = environment
    }

    func items(of groups: [String]) async throws -> [StoredItem] {
        let reply = try await send(["read": .array(groups.map(JSONValue.string))])
        return try (reply[key: "items"]?.arrayValue ?? []).map { entry in
            do {
                return try StoredItem(
                    json: JSONValue(parsing: Data(entry.requiredString("secret").utf8), limits: Self.limits))
            } catch {
                throw SecretStoreError(
                    .damaged,
                    "An item “\(KeychainAccess.name(of: (try? entry.string("group")) ?? ""))” of the keyring is not as Beckon "
                        + "wrote it. Look at it with a program that shows keyrings.")
            }
        }
    }

    func change(storing items: [StoredItem], removing others: [StoredItem]) async throws {
        let stores = try items.map { item -> JSONValue in
            [
                "identifier": .string(item.identifier), "group": .string(item.group),
                "label": .string("Beckon: \(KeychainAccess.name(of: item.group))"),
                "secret": .string(String(decoding: try item.json.serialized(), as: UTF8.self)),
            ]
        }
        let removes = others.map { item -> JSONValue in
            ["identifier": .string(item.identifier), "group": .string(item.group)]
        }
        _ = try await send(["store": .array(stores), "remove": .array(removes)])
    }

    func clear(_ groups: [String]) async throws {
        _ = try await send(["clear": .array(groups.map(JSONValue.string))])
    }

    /// Whether it is locked; nil where there is a service, and no keyring yet.
    func isLocked() async throws -> Bool? { try await send(["probe": true])[key: "locked"]?.boolValue }

    private func send(_ request: JSONValue) async throws -> JSONValue {
        do {
            // Files in memory: nothing of it stands in an argument or on the disk.
            let question = try MemoryFile(request.serialized())
            let answer = try MemoryFile()
            let child = try await Spawner.shared.spawn(
                Command(program, environment: variables),
                descriptors: [0: question.descriptor, 1: answer.descriptor])
            guard await child.exit(within: Self.patience) != nil else {
                child.kill()
                _ = await child.exit()
                throw SecretStoreError(.locked, "The keyring was not opened within a minute.")
            }
            let reply = try JSONValue(parsing: answer.contents(upTo: Self.largestReply), limits: Self.limits)
            guard let failure = try reply.string("failure") else { return reply }
            throw Self.error(failure, try reply.string("message") ?? "")
        } catch let error as SystemError {
            throw SecretStoreError(.absent, "The keyring cannot be reached: \(error)")
        } catch let error as SchemaError {
            throw SecretStoreError(.absent, "The keyring cannot be reached: “\(program)” gave no answer. \(error)")
        }
    }

    private static func error(_ failure: String, _ message: String) -> SecretStoreError {
        switch failure {
        case "locked":
            SecretStoreError(
                .locked, "The keyring is locked, and was not opened: log in to the desktop, or open it there.")
        default:
            SecretStoreError(
                .absent, "The keyring cannot be reached: \(message) Run Beckon in the session that the keyring is of.")
        }
    }

    private var variables: [String: String] {
        // The service shows its own windows; what they need is in its own environment.
        var variables = ["DBUS_SESSION_BUS_ADDRESS": sessionBus, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        for name in ["HOME", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY"] { variables[name] = environment[name] }
        return variables
    }
}
