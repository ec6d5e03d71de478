// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    @Suite struct SandboxTests {
        private static func host(
            user: Int = ProbeHost.firstUser, entitlements: [String: any Sendable]? = nil,
            environment: [String: String] = [:], bounds: [String] = []
        ) async throws -> ProbeHost {
            let host = try ProbeHost(user: user, environment: environment, bounds: bounds)
            try await host.install(StandIn.bundle(entitlements: entitlements))
            return host
        }

        @Test func anExtensionSeesItsOwnFilesOnly() async throws {
            let host = try await Self.host()
            let other = try await Self.host(user: ProbeHost.secondUser)
            let second = try StandIn.bundle(identifier: "org.example.second", name: "Second")
            try await host.install(second)
            _ = try await host.run("Second.run", ["text": "open(os.path.expanduser('~/secret'), 'w').write('x')"])
            let data = host.folder.file("data")
            let secret = data.appending(path: "containers/org.example.second/secret").path
            #expect(FileManager.default.fileExists(atPath: secret))

            let answer = try await host.inside(
                """
                def look(path):
                    try:
                        return sorted(os.listdir(path)) if os.path.isdir(path) else open(path).read(1)
                    except OSError as error:
                        return type(error).__name__
                answer["secret"] = look("\(secret)")
                answer["database"] = look("\(data.path)/beckon.sqlite")
                answer["other user"] = look("\(other.folder.url.path)")
                answer["passwords"] = look("/etc/passwd")
                answer["root"] = look("/root")
                answer["homes"] = look("/home")
                answer["temporary"] = look("/tmp")
                answer["processes"] = len([p for p in os.listdir("/proc") if p.isdigit()]) < 8
                """)
            #expect(answer["secret"] == "FileNotFoundError")
            #expect(answer["database"] == "FileNotFoundError")
            #expect(answer["other user"] == "FileNotFoundError")
            #expect(answer["passwords"] == "FileNotFoundError")
            #expect(answer["root"] == "FileNotFoundError")
            #expect(answer["homes"] == ["app"])
            #expect(answer["temporary"] == [])
            #expect(answer["processes"] == true)
        }

        /// Also where the person is root, whose number owns the kernel's settings.
        @Test func anExtensionChangesNothingOfTheKernels() async throws {
            let machine = try await StandInHost()
            let look = """
                answer["seen"] = os.path.exists("/proc/sys/kernel/core_pattern")
                answer["open"] = []
                for top, folders, names in os.walk("/proc"):
                    for name in names:
                        try:
                            os.close(os.open(f"{top}/{name}", os.O_WRONLY | os.O_NONBLOCK))
                            answer["open"].append(f"{top}/{name}")
                        except OSError:
                            pass
                """
            let outcome = await machine.run("run", ["text": .string(look)])
            let text = try #require(outcome.result.value?.json.stringValue, "\(outcome.result)")
            let answer = try JSONValue(parsing: Data(text.utf8))
            #expect(answer[key: "seen"] == true)
            // Where a descriptor leads, it leads out of /proc.
            let open = answer[key: "open"]?.arrayValue?.compactMap(\.stringValue) ?? ["?"]
            #expect(open.filter { !$0.contains("/fd/") } == [])
            await machine.host.shutdown()
        }

        @Test func anExtensionWritesIntoItsOwnFolderOnly() async throws {
            let host = try await Self.host()
            let answer = try await host.inside(
                """
                for path in ["/app/x", "/usr/x", "/etc/x", "/x", "/dev/x", "/proc/x", "/run/x", "/home/x"]:
                    try:
                        open(path, "w")
                        answer[path] = "written"
                    except OSError as error:
                        answer[path] = "refused"
                open(os.path.expanduser("~/note"), "w").write("kept")
                open("/tmp/note", "w").write("kept")
                answer["capabilities"] = [l.split()[1] for l in open("/proc/self/status") if l.startswith("CapEff")][0]
                answer["environment"] = sorted(os.environ)
                answer["descriptors"] = sorted(int(fd) for fd in os.listdir("/proc/self/fd") if int(fd) > 5)
                """)
            for path in ["/app/x", "/usr/x", "/etc/x", "/x", "/dev/x", "/proc/x", "/run/x", "/home/x"] {
                #expect(answer[path] == "refused", "\(path)")
            }
            #expect(answer["error"] == nil)
            #expect(answer["capabilities"] == "0000000000000000")
            #expect(
                answer["environment"]?.arrayValue?.compactMap(\.stringValue).allSatisfy {
                    [
                        "BECKON_BUNDLE", "BECKON_CHANNEL", "HOME", "LANG", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "PWD",
                        "TMPDIR",
                    ]
                    .contains($0)
                } == true, "\(answer)")
            let again = try await host.inside("answer['note'] = open(os.path.expanduser('~/note')).read()")
            #expect(again["note"] == "kept")
        }

        /// Connects to a port of this machine, looks for interfaces, and makes sockets of families that are not allowed.
        private static func network(_ port: UInt16) -> String {
            """
            try:
                socket.create_connection(("127.0.0.1", \(port)), timeout=2).close()
                answer["connects"] = True
            except OSError as error:
                answer["connects"] = False
            answer["interfaces"] = [name for _, name in socket.if_nameindex()] == ["lo"]
            for family in (17, 40):
                try:
                    socket.socket(family, socket.SOCK_RAW)
                    answer["family"] = family
                except OSError:
                    pass
            """
        }

        @Test func theNetworkNeedsAnEntitlement() async throws {
            let listener = try LocalListener()
            let without = try await Self.host()
            let closed = try await without.inside(Self.network(listener.port))
            #expect(closed["connects"] == false)
            #expect(closed["interfaces"] == true)
            #expect(closed["family"] == nil)

            let with = try await Self.host(entitlements: ["com.apple.security.network.client": true])
            #expect(try await with.inside(Self.network(listener.port))["connects"] == true)
        }

        @Test(arguments: [
            ("descriptors", "--nofile=40"), ("memory", "--data=600000000"), ("size of a file", "--fsize=100000000"),
            ("processes", "--nproc=200"),
        ])
        func aPersonMayHaveLowerLimits(name: String, bound: String) async throws {
            let host = try await Self.host(bounds: [bound])
            #expect(try await host.inside("answer['runs'] = True") == ["runs": true])
        }

        @Test func aForkBombIsBounded() async throws {
            let host = try await Self.host()
            let outcome = try await host.run("forkbomb")
            // EAGAIN before the bound of 256. Root is not counted by the kernel: hence the ordinary user.
            let words = outcome[key: "value"]?.stringValue?.split(separator: " ") ?? []
            #expect(words.last == "11", "\(outcome)")
            #expect(words.first.flatMap { Int($0) }.map { $0 > 10 && $0 < 256 } == true, "\(outcome)")
            #expect(host.processes().isEmpty)
        }

        @Test(arguments: [
            ("one process", "kept = []\nwhile True: kept.append(bytearray(16 << 20))"),
            (
                "several processes",
                """
                for _ in range(3):
                    if os.fork() == 0:
                        kept = bytearray(700 << 20)
                        time.sleep(60)
                time.sleep(60)
                """
            ),
            (
                "memory that is shared",
                "import mmap\nm = mmap.mmap(-1, 3 << 30)\nfor at in range(0, 3 << 30, 4096): m[at] = 1\ntime.sleep(60)"
            ),
            (
                "files in memory",
                "f = open('/tmp/x', 'wb')\nwhile True: f.write(bytes(1 << 20))"
            ),
            (
                "what waits in sockets",
                """
                import socket
                kept = []
                for _ in range(20):
                    if os.fork() == 0: break
                try:
                    while True: kept.append(socket.socketpair())
                except OSError: time.sleep(60)
                """
            ),
            (
                "tables of pages",
                """
                import ctypes, mmap
                libc = ctypes.CDLL(None)
                libc.mmap.restype = ctypes.c_void_p
                libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
                file = os.open("/tmp/page", os.O_RDWR | os.O_CREAT)
                os.ftruncate(file, 4096)
                for _ in range(5):
                    if os.fork() == 0: break
                for n in range(60000):
                    # A page of the same file in each two megabytes needs a table of its own.
                    place = 0x100000000000 + n * 0x200000
                    ctypes.string_at(libc.mmap(place, 4096, 1, mmap.MAP_SHARED | 0x100000, file, 0), 1)
                time.sleep(60)
                """
            ),
            (
                "empty files in memory",
                "n = 0\nwhile True:\n    n += 1\n    os.symlink('x', f'/tmp/{n}')"
            ),
            (
                "empty files in shared memory",
                "n = 0\nwhile True:\n    n += 1\n    os.symlink('x', f'/dev/shm/{n}')"
            ),
        ])
        func memoryIsBounded(name: String, code: String) async throws {
            let host = try await Self.host()
            let outcome = try await host.run("StandIn.run", ["text": code])
            let text = outcome[key: "value"]?.stringValue ?? outcome[key: "message"]?.stringValue ?? ""
            #expect(
                [
                    "MemoryError", "No space left", "more than 1024 MiB of memory", "a folder that lives in memory",
                    "files, sockets and pipes open",
                ].contains { text.contains($0) },
                "\(outcome)")
            #expect(host.processes().isEmpty)
        }

        /// What waits in a socket is memory of the kernel's, which no limit counts.
        @Test func aSocketHoldsWhatTheSystemGivesIt() async throws {
            let host = try await Self.host()
            let answer = try await host.inside(
                """
                ends = socket.socketpair()
                before = [ends[0].getsockopt(1, option) for option in (7, 8)]
                for option in (7, 8): ends[0].setsockopt(1, option, 1 << 20)
                answer["is as before"] = before == [ends[0].getsockopt(1, option) for option in (7, 8)]
                """)
            #expect(answer == ["is as before": true])
        }

        @Test(arguments: [
            ("unshare", "ctypes.CDLL(None, use_errno=True).unshare(0x10000000)"),
            ("ptrace", "ctypes.CDLL(None, use_errno=True).ptrace(0, 0, 0, 0)"),
            ("mount", "ctypes.CDLL(None, use_errno=True).mount(b'none', b'/tmp', b'tmpfs', 0, None)"),
            ("keyring", "ctypes.CDLL(None, use_errno=True).syscall(250, 0, 0, 0)"),
            ("a thread’s own descriptors", "ctypes.CDLL(None, use_errno=True).syscall(56, 0x10900, 0, 0, 0, 0)"),
            ("bpf", "ctypes.CDLL(None, use_errno=True).syscall(321, 0, 0, 0)"),
        ])
        func callsDeepIntoTheKernelAreRefused(name: String, call: String) async throws {
            let host = try await Self.host()
            let answer = try await host.inside(
                "import ctypes\nanswer['status'] = \(call)\nanswer['errno'] = ctypes.get_errno()")
            #expect(answer["status"] == -1)
            #expect(answer["errno"] == 1)
        }
    }
}
