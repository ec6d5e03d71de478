// SPDX-License-Identifier: Apache-2.0
import BeckonMCP

let transport = FileDescriptorTransport(reading: 0, writing: 1)
await MCPServer(transport: transport, handler: TestHandler()).run()
