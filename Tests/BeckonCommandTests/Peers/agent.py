# SPDX-License-Identifier: Apache-2.0
"""Drives `beckon mcp` with the official client, as an agent's program would, and prints what it saw as JSON.

Arguments: the connection mode of `mcp.Client` (`auto`, `legacy`), then the path of beckon.
The environment is handed on, so that the caller chooses where beckon keeps its apps.
"""

import asyncio
import json
import os
import sys

from mcp import Client, MCPError, StdioServerParameters
from mcp_types import ElicitResult


async def observe(mode: str, beckon: str) -> dict:
    seen: dict = {"asked": []}
    answers = iter(
        [
            ElicitResult(action="accept", content={"value": "tokyo"}),
            ElicitResult(action="accept", content={"value": True}),
            ElicitResult(action="decline"),
            ElicitResult(action="cancel"),
        ]
    )

    async def elicit(_, params):
        seen["asked"].append({"message": params.message, "properties": params.requested_schema["properties"]})
        return next(answers)

    server = StdioServerParameters(command=beckon, args=["mcp"], env=dict(os.environ))
    async with Client(server, mode=mode, elicitation_callback=elicit) as client:
        seen["revision"] = client.protocol_version
        seen["tools"] = sorted(tool.name for tool in (await client.list_tools()).tools)

        added = await client.call_tool("Desk.add", {"left": 19, "right": 23})
        seen["add"] = added.structured_content
        echoes = [client.call_tool("Desk.echo", {"text": f"é{n}"}) for n in range(8)]
        seen["echo"] = [result.structured_content["value"] for result in await asyncio.gather(*echoes)]

        connected = await client.call_tool("Desk.connect", {})
        seen["connect"] = [connected.content[0].text, connected.structured_content]
        seen["erase"] = []
        for _ in range(3):
            erased = await client.call_tool("Desk.erase", {})
            seen["erase"].append([bool(erased.is_error), erased.content[0].text])

        failed = await client.call_tool("Desk.fail", {})
        seen["fail"] = [failed.is_error, failed.content[0].text]
        wrong = await client.call_tool("Desk.add", {"left": "many"})
        seen["wrong"] = [wrong.is_error, wrong.content[0].text]
        try:
            await client.call_tool("Desk.nothing", {})
        except MCPError as error:
            seen["unknown"] = error.code

        steps: list = []
        reached = asyncio.Event()

        async def progress(done, total, message):
            steps.append([done, total, message])
            if len(steps) >= 5:
                reached.set()

        call = asyncio.create_task(client.call_tool("Desk.slow", {}, progress_callback=progress))
        await asyncio.wait_for(reached.wait(), 30)
        seen["progress"] = [total for _, total, _ in steps]
        seen["grows"] = all(a[0] < b[0] for a, b in zip(steps, steps[1:]))
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        # The cancelled call does not stand in the way of the next.
        seen["after"] = (await client.call_tool("Desk.echo", {"text": "still here"})).structured_content

    # A client that has nobody to ask is refused, with the reason.
    async with Client(server, mode=mode) as client:
        seen["alone"] = []
        for tool in ["Desk.connect", "Desk.erase"]:
            try:
                refused = await client.call_tool(tool, {})
                seen["alone"].append([bool(refused.is_error), refused.content[0].text])
            except MCPError as error:
                seen["alone"].append([True, error.message])
    return seen


print(json.dumps(asyncio.run(observe(sys.argv[1], sys.argv[2]))))
