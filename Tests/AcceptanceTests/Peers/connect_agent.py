# SPDX-License-Identifier: Apache-2.0
"""Drives Connect with the official client, first its own executable and then `beckon mcp`; prints what it saw as JSON.

Arguments: the connection mode of `mcp.Client` (`auto`, `legacy`), Connect's executable, the path of beckon.
Runs in the lab, whose environment it hands on: both programs find the bus and the service there.
"""

import asyncio
import json
import os
import subprocess
import sys

from mcp import Client, StdioServerParameters
from mcp_types import ElicitResult

mode, connect, beckon = sys.argv[1:]


class Agent:
    """One server, and a person who gives the answers in order."""

    def __init__(self, command: list, prefix: str, answers: list):
        self.server = StdioServerParameters(command=command[0], args=command[1:], env=dict(os.environ))
        self.prefix = prefix
        self.answers = iter(answers)
        self.seen: dict = {"asked": []}

    async def elicit(self, _, params):
        choices = params.requested_schema["properties"]["value"].get("oneOf", [])
        self.seen["asked"].append({"message": params.message, "choices": [choice["title"] for choice in choices]})
        return next(self.answers)

    async def call(self, key: str, action: str, arguments: dict | None = None):
        result = await self.client.call_tool(self.prefix + action, arguments or {})
        self.seen[key] = {
            "failed": bool(result.is_error),
            "text": result.content[0].text if result.content else None,
            "structured": result.structured_content,
            "meta": sorted(name for name in result.meta or {} if name.startswith("beckon/")),
        }

    async def look(self) -> dict:
        async with Client(self.server, mode=mode, elicitation_callback=self.elicit) as self.client:
            self.seen["revision"] = self.client.protocol_version
            tools = (await self.client.list_tools()).tools
            self.seen["tools"] = {tool.name: tool.title for tool in tools}
            schema = next(tool for tool in tools if tool.name.endswith("ConnectVPN")).input_schema
            self.seen["parameters"] = sorted(schema["properties"])
            await self.call("before", "VPNStatus")
            await self.call("put away", "ConnectVPN")
            await self.call("connected", "ConnectVPN")
            self.seen["reached"] = reached()
            await self.call("during", "VPNStatus")
            session("locked")
            await self.call("guarded", "DisconnectVPN")
            await self.call("guarded toggle", "ToggleVPN")
            session("unlocked")
            self.seen["still reached"] = reached()
            await self.call("named", "ConnectVPN", {"server": "office"})
            await self.call("wrong", "ConnectVPN", {"server": "moon"})
            await self.call("toggled", "ToggleVPN")
            await self.call("after", "VPNStatus")
            self.seen["unreached"] = not reached()
        subprocess.run(["busctl", "--system", "call", *service, "Disconnect"], check=True, **quiet)
        return self.seen


quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


service = ["org.beckon.Connect1", "/org/beckon/Connect1", "org.beckon.Connect1"]


def session(state: str):
    """Whether somebody is at the lab's machine."""
    subprocess.run([os.environ["BECKON_VPN_LAB"], "session", state], check=True)


def reached() -> bool:
    return any(
        subprocess.run(["ping", "-q", "-c1", "-W1", address], **quiet).returncode == 0
        for address in ["10.77.1.1", "10.77.2.1"]
    )


def answers() -> list:
    travel = ElicitResult(action="accept", content={"value": "travel"})
    # Who is asked which “moon” is meant, puts the question away.
    return [ElicitResult(action="cancel"), travel] + [ElicitResult(action="cancel")] * 3


async def observe() -> dict:
    return {
        "alone": await Agent([connect], "", answers()).look(),
        "hosted": await Agent([beckon, "mcp"], "Connect.", answers()).look(),
    }


print(json.dumps(asyncio.run(observe())))
