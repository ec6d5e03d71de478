// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// The administrator's policy, read anew whenever it is asked.
package struct PolicyFile: Sendable {
    /// Bytes.
    private static let limit = 1 << 16

    private let file: URL
    private let accounts: Accounts

    package init(_ file: URL, accounts: Accounts = .system) {
        self.file = file
        self.accounts = accounts
    }

    /// What it lets the user do; root is not bound by it.
    ///
    /// - Throws: ``ConnectFailure/Code/notAllowed``, also where the file cannot be trusted or understood.
    package func presser(_ user: UInt32) throws(ConnectFailure) -> Presser {
        if user == 0 { return .root }
        let policy = try read()
        let person = accounts.person(user)
        guard policy.allows(person) else {
            throw ConnectFailure(.notAllowed, "The policy file “\(file.path)” does not let user \(user) use the VPN")
        }
        return Presser(user: user, name: person.name, profiles: policy.profiles)
    }

    private func read() throws(ConnectFailure) -> AccessPolicy {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0, errno == ENOENT { return AccessPolicy() }
        guard descriptor >= 0 else { throw failure("cannot be read: \(String(cString: strerror(errno)))") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("is not a file")
        }
        guard status.st_uid == 0 || status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
            throw failure("can be changed by others than root")
        }
        guard status.st_size <= Self.limit else { throw failure("is larger than 64 KiB") }
        guard let data = try? FileHandle(fileDescriptor: descriptor).read(upToCount: Self.limit) ?? Data(),
            let text = String(validating: data, as: UTF8.self)
        else { throw failure("is not text") }
        do throws(AccessPolicyParser.Fault) {
            return try AccessPolicyParser.parse(text)
        } catch {
            throw failure("has \(error)")
        }
    }

    private func failure(_ words: String) -> ConnectFailure {
        ConnectFailure(.notAllowed, "Nobody may use the VPN: the policy file “\(file.path)” \(words)")
    }
}
