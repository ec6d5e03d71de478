# SPDX-License-Identifier: Apache-2.0
"""A stdio server made with the official SDK: it computes, asks, reports progress, and is cancelled."""

import asyncio
from typing import Annotated, Literal

from mcp.server.mcpserver import Context, Elicit, MCPServer, Resolve
from mcp.server.elicitation import ElicitationResult
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import BaseModel

server = MCPServer("python-server", version="3.1", instructions="Made with the SDK.")
cancelled = 0


class Server(BaseModel):
    name: Literal["berlin", "tokyo"]


class Consent(BaseModel):
    sure: bool


async def which_server() -> Elicit[Server]:
    return Elicit("Which server?", Server)


async def consent() -> Elicit[Consent]:
    return Elicit("Erase all?", Consent)


@server.tool()
async def add(left: int, right: int) -> int:
    """Adds two numbers."""
    return left + right


@server.tool()
async def connect(server: Annotated[ElicitationResult[Server], Resolve(which_server)]) -> str:
    return f"Connected to {server.data.name}." if server.action == "accept" else server.action


@server.tool()
async def erase(
    answer: Annotated[ElicitationResult[Consent], Resolve(consent)],
    place: Annotated[ElicitationResult[Server], Resolve(which_server)],
) -> str:
    return f"{answer.action} {place.action}"


@server.tool()
async def count(context: Context) -> str:
    for step in range(1, 4):
        await context.report_progress(step, 3, f"Step {step}")
    return "counted"


@server.tool()
async def wait(context: Context) -> str:
    global cancelled
    await context.report_progress(1, 2, "waiting")
    try:
        await asyncio.sleep(20)
    except asyncio.CancelledError:
        cancelled += 1
        raise
    return "waited"


@server.tool()
async def cancellations() -> int:
    return cancelled


@server.tool()
async def fail() -> str:
    raise ToolError("no such thing")


server.run("stdio")
