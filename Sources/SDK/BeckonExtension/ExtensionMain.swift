// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonMCP
import Dispatch
import Foundation

/// The entry point of an app of intents; the build plugin calls it where the sources have no `@main` of their own.
public enum ExtensionMain {
    /// Serves the app's actions over MCP until the peer is gone, then ends the process.
    public static func run() -> Never {
        Heap.share()
        let options = LaunchOptions(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        switch options {
        case .help: finish(LaunchText.help)
        case .version: finish(LaunchText.version)
        case .catalogue(let language):
            do { finish(try LaunchText.catalogue(language: language)) } catch { fail("\(error)") }
        case .mistake(let message): fail(message)
        case .standalone: serve(.standardStreams(), to: .stranger)
        case .channel(let reading, let writing):
            serve(.inherited(reading: reading, writing: writing), to: .host)
        }
    }

    private static func serve(_ channel: Channel?, to peer: ExtensionHandler.Peer) -> Never {
        guard let channel else { fail("The descriptors to serve on are not open.") }
        // A peer that is gone is told by the failing write, not by a signal that ends the process.
        signal(SIGPIPE, SIG_IGN)
        let handler = ExtensionHandler(peer: peer, implementation: AppIdentity.ofProgram.implementation)
        if peer == .host { IntentRuntime.keychain = handler.keychain }
        let transport = FileDescriptorTransport(
            reading: channel.reading, writing: channel.writing, isShared: peer == .stranger)
        let server = MCPServer(transport: transport, handler: handler)
        Task.detached {
            await server.run()
            await handler.parked.end(server.connection)
            // What was cancelled may still have to take back what it began, such as a connection being made.
            await handler.atWork.waitForEnd(within: cleaningUp)
            if let fault = server.fault { fail(fault, EX_PROTOCOL) }
            exit(EXIT_SUCCESS)
        }
        // The main queue is the main actor's: a `@MainActor` perform runs there.
        dispatchMain()
    }

    /// The longest time that cancelled actions get; the host kills what takes twice as long.
    private static let cleaningUp = Duration.seconds(1)

    private static func finish(_ text: String) -> Never {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
        exit(EXIT_SUCCESS)
    }

    private static func fail(_ message: String, _ code: Int32 = EX_USAGE) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
