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
from person import Person, call_tools, cancel_once


async def observe(mode: str, beckon: str) -> dict:
    person = Person()
    server = StdioServerParameters(command=beckon, args=["mcp"], env=dict(os.environ))
    async with Client(server, mode=mode, elicitation_callback=person.elicit) as client:
        seen = await call_tools(client, "Desk.", echoes=8)
        seen["asked"] = person.asked
        seen["revision"] = client.protocol_version
        seen["tools"] = sorted(tool.name for tool in (await client.list_tools()).tools)

        wrong = await client.call_tool("Desk.add", {"left": "many"})
        seen["wrong"] = [wrong.is_error, wrong.content[0].text]
        try:
            await client.call_tool("Desk.nothing", {})
        except MCPError as error:
            seen["unknown"] = error.code

        steps: list = []

        def fifth_step(done, total):
            steps.append([done, total])
            return len(steps) >= 5

        await cancel_once(client, "Desk.slow", fifth_step)
        seen["progress"] = [total for _, total in steps[:5]]
        seen["grows"] = all(a[0] < b[0] for a, b in zip(steps, steps[1:]))
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
