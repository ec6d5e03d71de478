# SPDX-License-Identifier: Apache-2.0
"""Asks an app of SiriKit for a message to Alexei, with the official client of `beckon mcp`, and prints what it saw as JSON.

Argument: the path of beckon. The answers are those of a person who means the second Alexei.
"""

import asyncio
import json
import os
import sys

from mcp import Client, StdioServerParameters
from mcp_types import ElicitResult

asked = []


async def elicit(_, params):
    schema = params.requested_schema["properties"]["value"]
    asked.append(params.message)
    if "oneOf" in schema:
        return ElicitResult(action="accept", content={"value": schema["oneOf"][1]["const"]})
    return ElicitResult(action="accept", content={"value": True if schema["type"] == "boolean" else "See you at nine"})


async def send(beckon: str) -> dict:
    server = StdioServerParameters(command=beckon, args=["mcp"], env=dict(os.environ))
    async with Client(server, elicitation_callback=elicit) as client:
        result = await client.call_tool("Chat.INSendMessageIntent", {"recipients": ["Alexei"]})
        return {"asked": asked, "failed": bool(result.is_error), "said": result.content[0].text}


print(json.dumps(asyncio.run(send(sys.argv[1]))))
