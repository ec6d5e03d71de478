# SPDX-License-Identifier: Apache-2.0
"""Times trivial calls from the official client to the official server over stdio; prints the median in seconds.

Usage: mcp_warm_call.py COUNT COMMAND [ARGUMENT ...], where the command runs a Python script.
"""
import statistics
import sys
import time
from pathlib import Path

import anyio
from mcp import Client, StdioServerParameters, stdio_client


async def main(calls: int, command: list[str]) -> None:
    server = Path(__file__).with_name("mcp_echo_server.py")
    parameters = StdioServerParameters(command=command[0], args=[*command[1:], str(server)])
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
    anyio.run(main, int(sys.argv[1]), sys.argv[2:])
