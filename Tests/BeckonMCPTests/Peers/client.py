# SPDX-License-Identifier: Apache-2.0
"""Drives a stdio server with the official client and prints what it saw as one JSON object.

Arguments: the connection mode of `mcp.Client` (`auto`, `legacy`), then the server's command.
"""

import asyncio
import json
import sys

from mcp import Client, MCPError, StdioServerParameters
from person import Person, call_tools, cancel_once


async def observe(mode: str, command: str) -> dict:
    person = Person()
    server = StdioServerParameters(command=command, args=[])
    async with Client(server, mode=mode, elicitation_callback=person.elicit) as client:
        seen = await call_tools(client, "", echoes=20)
        seen["asked"] = person.asked
        seen["revision"] = client.protocol_version
        seen["server"] = client.server_info.name
        seen["instructions"] = client.instructions

        pages, cursor = [], None
        while True:
            page = await client.list_tools(cursor=cursor)
            pages.append([tool.name for tool in page.tools])
            cursor = page.next_cursor
            if cursor is None:
                break
        seen["pages"] = pages

        seen["errors"] = {}
        for name in ["break", "nothing"]:
            try:
                await client.call_tool(name, {})
            except MCPError as error:
                seen["errors"][name] = error.code
        try:
            await client.session.list_prompts()
        except MCPError as error:
            seen["errors"]["prompts"] = error.code

        steps: list = []

        async def progress(done, total, message):
            steps.append([done, total, message])

        await client.call_tool("slow", {}, progress_callback=progress, meta={"test/hurry": True})
        seen["progress"] = steps[:]

        await cancel_once(client, "slow", lambda done, total: done == total)
        for _ in range(100):
            count = (await client.call_tool("cancelled", {})).structured_content["value"]
            if count:
                break
            await asyncio.sleep(0.02)
        seen["cancelled"] = count
    return seen


print(json.dumps(asyncio.run(observe(sys.argv[1], sys.argv[2]))))
