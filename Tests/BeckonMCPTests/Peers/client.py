# SPDX-License-Identifier: Apache-2.0
"""Drives a stdio server with the official client and prints what it saw as one JSON object.

Arguments: the connection mode of `mcp.Client` (`auto`, `legacy`), then the server's command.
"""

import asyncio
import json
import sys

from mcp import Client, MCPError, StdioServerParameters
from mcp_types import ElicitResult


async def observe(mode: str, command: str) -> dict:
    seen: dict = {}
    asked: list = []
    answers = iter(
        [
            ElicitResult(action="accept", content={"value": "tokyo"}),
            ElicitResult(action="accept", content={"value": True}),
            ElicitResult(action="decline"),
            ElicitResult(action="cancel"),
        ]
    )

    async def elicit(_, params):
        asked.append({"message": params.message, "schema": params.requested_schema})
        return next(answers)

    server = StdioServerParameters(command=command, args=[])
    async with Client(server, mode=mode, elicitation_callback=elicit) as client:
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

        added = await client.call_tool("add", {"left": 19, "right": 23})
        seen["add"] = added.structured_content
        echoes = [client.call_tool("echo", {"text": f"é{n}"}) for n in range(20)]
        seen["echo"] = [result.structured_content["value"] for result in await asyncio.gather(*echoes)]

        connected = await client.call_tool("connect", {})
        seen["connect"] = [connected.content[0].text, connected.structured_content]
        seen["erase"] = []
        for _ in range(3):
            erased = await client.call_tool("erase", {})
            seen["erase"].append([erased.is_error, erased.content[0].text])
        seen["asked"] = asked

        failed = await client.call_tool("fail", {})
        seen["fail"] = [failed.is_error, failed.content[0].text]
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

        reached = asyncio.Event()

        async def last_step(done, total, message):
            if done == total:
                reached.set()

        call = asyncio.create_task(client.call_tool("slow", {}, progress_callback=last_step))
        await reached.wait()
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        for _ in range(100):
            count = (await client.call_tool("cancelled", {})).structured_content["value"]
            if count:
                break
            await asyncio.sleep(0.02)
        seen["cancelled"] = count
    return seen


print(json.dumps(asyncio.run(observe(sys.argv[1], sys.argv[2]))))
