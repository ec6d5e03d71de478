// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
package import Foundation

extension AppBundle {
    /// Reads a bundle and checks that it is whole.
    /// - Throws: `HostError` with code `badBundle` that names the file and what is wrong with it.
    package init(contentsOf url: URL) throws {
        let url = url.standardizedFileURL
        func bad(_ problem: String) -> HostError { HostError(.badBundle, "“\(url.path)”: \(problem)") }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw bad("there is no such folder. An app is a folder such as Name.app with an Info.plist.")
        }
        let info = try Self.propertyList(at: url.appending(path: "Info.plist"), of: url)
        guard let info else { throw bad("Info.plist is missing.") }
        guard let identifier = info[key: "CFBundleIdentifier"]?.stringValue else {
            throw bad("Info.plist has no CFBundleIdentifier, such as org.example.app.")
        }
        guard identifier.count <= 155, Self.isIdentifier(identifier) else {
            throw bad(
                "“\(identifier)” is no bundle identifier. It is made of two or more parts of letters, digits and "
                    + "hyphens, with dots between them, such as org.example.app.")
        }
        let program: Program
        if let server = info[key: "BeckonMCPServer"] {
            program = try Self.server(server, bad)
        } else if let executable = info[key: "CFBundleExecutable"]?.stringValue {
            try Self.check(executable: executable, in: url, bad)
            program = .extension(executable: executable)
        } else {
            throw bad("Info.plist names neither a CFBundleExecutable nor a BeckonMCPServer.")
        }
        var entitlements: Entitlements
        do {
            let list = try Self.propertyList(at: url.appending(path: "Entitlements.plist"), of: url)
            entitlements = try Entitlements(json: list ?? [:])
            // The group of that name is the app's own anyway, and no other app's.
            entitlements.keychainGroups.remove(identifier)
        } catch let error as SchemaError {
            throw bad("Entitlements.plist: \(error)")
        }
        let folder = url.deletingPathExtension().lastPathComponent
        let shortName = info[key: "CFBundleName"]?.stringValue
        let name = info[key: "CFBundleDisplayName"]?.stringValue ?? shortName ?? folder
        for name in [name, shortName ?? name] where !Self.isShowable(name: name) {
            throw bad(
                "its name “\(name.prefix(Self.longestName))” is empty or longer than \(Self.longestName) letters, or holds a "
                    + "slash, a control character, or one that turns the direction of the text around it.")
        }
        self.init(
            url: url, identifier: identifier, name: name, shortName: shortName,
            version: info[key: "CFBundleShortVersionString"]?.stringValue, program: program,
            entitlements: entitlements, diagnosis: info[key: "BeckonDiagnosisAction"]?.stringValue,
            requests: Self.requests(in: info))
    }

    /// The requests that a bundle says it handles, also where it cannot be used; none where it does not say it.
    static func requests(ofBundleAt url: URL) -> [String] {
        let info = try? propertyList(at: url.appending(path: "Info.plist"), of: url)
        return info.map(requests) ?? []
    }

    private static func requests(in info: JSONValue) -> [String] {
        let attributes = info[key: "NSExtension"]?[key: "NSExtensionAttributes"]
        return attributes?[key: "IntentsSupported"]?.arrayValue?.compactMap(\.stringValue) ?? []
    }

    private static let longestName = 100

    /// Whether a name can stand in a line, in a sentence, and for nothing but itself.
    private static func isShowable(name: String) -> Bool {
        let turning = Set("\u{061C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}".unicodeScalars)
            .union("\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)
        return name.count <= longestName && !name.allSatisfy(\.isWhitespace)
            && !name.contains { $0.isNewline || $0 == "/" }
            && !name.unicodeScalars.contains { $0.properties.generalCategory == .control || turning.contains($0) }
    }

    private static func server(_ server: JSONValue, _ bad: (String) -> HostError) throws -> Program {
        guard let command = server[key: "Command"]?.stringValue, command.hasPrefix("/") else {
            throw bad("BeckonMCPServer needs a Command, the absolute path of a program.")
        }
        do {
            let arguments = try server.strings("Arguments")
            let environment = (server[key: "Environment"]?.objectValue ?? [:]).compactMapValues(\.stringValue)
            // Nothing else reaches a program as it stands here.
            let words = [command] + arguments + environment.values
            guard environment.keys.allSatisfy({ !$0.isEmpty && !$0.contains("=") }),
                !(words + environment.keys).contains(where: { $0.utf8.contains(0) })
            else {
                throw SchemaError(
                    .outOfRange, "a variable's name is empty or holds “=”, or a text holds a zero character.")
            }
            return .server(command: command, arguments: arguments, environment: environment)
        } catch let error as SchemaError {
            throw bad("BeckonMCPServer: \(error)")
        }
    }

    private static func check(executable: String, in url: URL, _ bad: (String) -> HostError) throws {
        let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
        guard !executable.isEmpty, parts.allSatisfy({ $0 != ".." && $0 != "." && !$0.isEmpty }) else {
            throw bad("CFBundleExecutable “\(executable)” must be a path inside the bundle.")
        }
        let path = url.appending(path: executable).path
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else {
            throw bad("the executable “\(executable)” is missing.")
        }
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw bad("“\(executable)” is not executable; `chmod +x` makes it so.")
        }
    }

    /// The property list, XML or binary, as JSON; nil where there is no such file.
    private static func propertyList(at file: URL, of bundle: URL) throws -> JSONValue? {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        do {
            guard status.st_mode & S_IFMT == S_IFREG else { throw SchemaError(.wrongType, "it is not a file.") }
            guard status.st_size <= 1 << 20 else { throw SchemaError(.tooLarge, "it is larger than 1 MiB.") }
            return try PropertyListReader.dictionary(in: Data(contentsOf: file))
        } catch {
            let reason = (error as? SchemaError)?.message ?? error.localizedDescription
            throw HostError(
                .badBundle, "“\(bundle.path)”: \(file.lastPathComponent) cannot be read: \(reason)", cause: error)
        }
    }

    private static let identifierBytes = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-".utf8)

    private static func isIdentifier(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy(identifierBytes.contains)
            }
    }
}
