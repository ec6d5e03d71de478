# SPDX-License-Identifier: Apache-2.0
"""The peer of a warm call: one tool that does nothing, served by the official SDK over stdio."""
import anyio
from mcp.server.mcpserver import MCPServer

server = MCPServer("peer")


@server.tool()
def trivial(text: str) -> str:
    """Give the text back."""
    return text


if __name__ == "__main__":
    anyio.run(server.run_stdio_async)
