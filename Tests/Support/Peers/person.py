# SPDX-License-Identifier: Apache-2.0
"""What the official client's scripts share: the person who answers the test server, and calls to its tools."""

import asyncio

from mcp_types import ElicitResult


class Person:
    """Answers the questions of the tools `connect` and, three times, `erase`; keeps what was asked."""

    def __init__(self):
        self.asked = []
        self._answers = iter(
            [
                ElicitResult(action="accept", content={"value": "tokyo"}),
                ElicitResult(action="accept", content={"value": True}),
                ElicitResult(action="decline"),
                ElicitResult(action="cancel"),
            ]
        )

    async def elicit(self, _, params):
        self.asked.append({"message": params.message, "schema": params.requested_schema})
        return next(self._answers)


async def call_tools(client, prefix: str, echoes: int) -> dict:
    """What the tools of the test server come to; `prefix` stands before their names, such as `Desk.`."""
    seen: dict = {}
    added = await client.call_tool(prefix + "add", {"left": 19, "right": 23})
    seen["add"] = added.structured_content
    calls = [client.call_tool(prefix + "echo", {"text": f"é{n}"}) for n in range(echoes)]
    seen["echo"] = [result.structured_content["value"] for result in await asyncio.gather(*calls)]
    connected = await client.call_tool(prefix + "connect", {})
    seen["connect"] = [connected.content[0].text, connected.structured_content]
    seen["erase"] = []
    for _ in range(3):
        erased = await client.call_tool(prefix + "erase", {})
        seen["erase"].append([bool(erased.is_error), erased.content[0].text])
    failed = await client.call_tool(prefix + "fail", {})
    seen["fail"] = [failed.is_error, failed.content[0].text]
    return seen


async def cancel_once(client, tool: str, is_time) -> None:
    """Calls a tool and cancels the call after the first progress for which `is_time(done, total)` holds."""
    reached = asyncio.Event()

    async def progress(done, total, message):
        if is_time(done, total):
            reached.set()

    call = asyncio.create_task(client.call_tool(tool, {}, progress_callback=progress))
    await asyncio.wait_for(reached.wait(), 30)
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
