// SPDX-License-Identifier: Apache-2.0

/// One connection to an MCP client, in the era that the client opens with.
package final class MCPServer: Sendable {
    private let transport: any Transport
    private let handler: any MCPServerHandler
    package let connection: ConnectionID

    package init(transport: any Transport, handler: any MCPServerHandler) {
        self.transport = transport
        self.handler = handler
        connection = ConnectionID(number: 0)
    }

    /// Serves until the peer is gone; what still runs then is cancelled.
    package func run() async {}
}
