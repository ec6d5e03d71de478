// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import Sandbox

/// Looks for what Beckon needs on this machine.
struct Doctor {
    let host: Host
    /// In whose language apps say what they find.
    let context: RequestContext

    private var configuration: HostConfiguration { host.configuration }

    func checks() async -> [DoctorCheck] {
        var checks = [await sandbox(), await runtime(), await database(), permissions()]
        checks += [proxy(), sessionBus(), await secrets(), await login(), await policy()]
        return checks + (await apps()) + (await diagnoses())
    }

    /// Makes the smallest sandbox of the kind that extensions get.
    private func sandbox() async -> DoctorCheck {
        let title = "Sandbox (bubblewrap)"
        func failed(_ finding: String, _ remedy: String) -> DoctorCheck {
            DoctorCheck(identifier: "sandbox", title: title, status: .failed, finding: finding, remedy: remedy)
        }
        guard let program = ProgramSearch(configuration.environment).find("bwrap") else {
            return failed("bwrap is not installed.", "Install the package bubblewrap.")
        }
        do {
            var errors = try DescriptorPipe()
            let child = try await Spawner.shared.spawn(
                Command(
                    program,
                    ["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"]),
                descriptors: [2: errors.writing])
            errors.closeWriting()
            let tail = OutputTail(reading: errors.takeReading())
            let exit = await child.exit(within: .seconds(5))
            guard exit == .exited(0) else {
                child.kill()
                await tail.settle(within: .milliseconds(200))
                return failed(
                    "bwrap does not work: \(tail.lines(1).first ?? "it did not end").",
                    "Allow unprivileged user namespaces: `sysctl kernel.unprivileged_userns_clone=1`, or an AppArmor "
                        + "profile for bwrap.")
            }
            let gap = "This kernel (before 6.12) lets apps with the network reach abstract sockets of your programs."
            return DoctorCheck(
                identifier: "sandbox", title: title, status: .ok,
                finding: "\(program) works." + (Command.canBeScoped ? "" : " " + gap))
        } catch {
            return failed("bwrap could not be started: \(error)", "Install the package bubblewrap anew.")
        }
    }

    private func runtime() async -> DoctorCheck {
        let title = "Swift runtime"
        let apps = (try? await host.registry.list().apps) ?? []
        let lacking = apps.compactMap { app -> String? in
            let folders = SwiftRuntime.missing(for: app.bundle.programPath)
            return folders.isEmpty ? nil : "“\(app.name)” runs on \(folders.joined(separator: " or "))"
        }
        guard lacking.isEmpty else {
            return DoctorCheck(
                identifier: "runtime", title: title, status: .failed,
                finding: "\(lacking.joined(separator: "; ")), which is not there.",
                remedy: "Build the app with `--static-swift-stdlib`, or install that toolchain.")
        }
        return DoctorCheck(
            identifier: "runtime", title: title, status: .ok, finding: "Every app carries it, or finds it.")
    }

    private func database() async -> DoctorCheck {
        let title = "Database"
        do {
            try await host.history.check()
            return DoctorCheck(
                identifier: "database", title: title, status: .ok,
                finding: "\(configuration.databasePath) is whole and can be written.")
        } catch {
            return DoctorCheck(
                identifier: "database", title: title, status: .failed, finding: "\(error)",
                remedy: "Make room on the disk and look who owns the file; move it away to begin a new one.")
        }
    }

    private func permissions() -> DoctorCheck {
        let path = configuration.dataDirectory.path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let mode = (attributes?[.posixPermissions] as? Int) ?? 0
        let owner = (attributes?[.ownerAccountID] as? Int) ?? -1
        guard mode & 0o077 == 0, owner == Int(getuid()) else {
            return DoctorCheck(
                identifier: "permissions", title: "Private folder", status: .failed,
                finding: "Others may enter \(path) (mode \(String(mode, radix: 8))), or it is not yours.",
                remedy: "Run `chmod 700 \(path)` as its owner.")
        }
        return DoctorCheck(
            identifier: "permissions", title: "Private folder", status: .ok, finding: "Only you may enter \(path).")
    }

    private func proxy() -> DoctorCheck {
        guard let program = ProgramSearch(configuration.environment).find("xdg-dbus-proxy") else {
            return DoctorCheck(
                identifier: "bus-proxy", title: "Bus filter", status: .warning,
                finding: "xdg-dbus-proxy is not installed; apps that need a bus cannot run.",
                remedy: "Install the package xdg-dbus-proxy.")
        }
        return DoctorCheck(identifier: "bus-proxy", title: "Bus filter", status: .ok, finding: "\(program) is there.")
    }

    private func sessionBus() -> DoctorCheck {
        guard let address = BusProxy.sessionAddress(configuration.environment) else {
            return DoctorCheck(
                identifier: "session-bus", title: "Session bus", status: .warning,
                finding: "There is none; apps that need it cannot run.",
                remedy: "Log in to a desktop session, or run Beckon under `dbus-run-session`.")
        }
        return DoctorCheck(
            identifier: "session-bus", title: "Session bus", status: .ok, finding: "It is at \(address).")
    }

    private func apps() async -> [DoctorCheck] {
        guard let listing = try? await host.registry.list() else { return [] }
        let found = DoctorCheck(
            identifier: "apps", title: "Apps", status: .ok, finding: "\(listing.apps.count) installed.")
        return [found]
            + listing.problems.map {
                DoctorCheck(
                    identifier: "app", title: "App", status: .failed, finding: $0.message,
                    remedy: "Install the app anew, or remove \($0.path).")
            }
            + listing.apps.filter { !$0.notGranted.isEmpty }.map {
                DoctorCheck(
                    identifier: "grant", title: "Permission", status: .warning,
                    finding:
                        "“\($0.name)” asks for what was not granted: \($0.notGranted.joined(separator: "; ")).",
                    remedy: "Run `beckon app grant \($0.shortName)` to grant it.")
            }
    }
}
