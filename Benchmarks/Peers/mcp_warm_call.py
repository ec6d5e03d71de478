# SPDX-License-Identifier: Apache-2.0
"""Times a trivial call from the official client to the official server over stdio; prints the median in seconds."""
import statistics
import sys
import time
from pathlib import Path

import anyio
from mcp import Client, StdioServerParameters, stdio_client


async def main(calls: int) -> None:
    server = Path(__file__).with_name("mcp_echo_server.py")
    parameters = StdioServerParameters(command=sys.executable, args=[str(server)])
    async with Client(stdio_client(parameters)) as client:
        for _ in range(50):
            await client.call_tool("trivial", {"text": "hello"})
        times = []
        for _ in range(calls):
            start = time.perf_counter()
            await client.call_tool("trivial", {"text": "hello"})
            times.append(time.perf_counter() - start)
    print(statistics.median(times))


if __name__ == "__main__":
    anyio.run(main, int(sys.argv[1]) if len(sys.argv) > 1 else 500)
