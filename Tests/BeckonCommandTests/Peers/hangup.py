# SPDX-License-Identifier: Apache-2.0
"""Calls `beckon mcp` and closes its input in the middle: at work, at questions, and while it writes a long answer.

Argument: the path of beckon. Prints what it saw of each as JSON.
"""

import json
import os
import subprocess
import sys
import time

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
}


class Agent:
    def __init__(self, beckon: str):
        self.server = subprocess.Popen([beckon, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def call(self, number: int, tool: str, **arguments) -> None:
        params = {"name": tool, "arguments": arguments, "_meta": META | {"progressToken": number}}
        request = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}
        self.server.stdin.write(json.dumps(request).encode() + b"\n")
        self.server.stdin.flush()

    def hear(self) -> dict:
        return json.loads(self.server.stdout.readline())

    def leave(self, wait: float = 0) -> dict:
        """Closes the input and reads on to the end."""
        family = descendants(self.server.pid)
        self.server.stdin.close()
        time.sleep(wait)
        rest = self.server.stdout.read()
        start = time.monotonic()
        code = self.server.wait(timeout=30)
        lines = rest.split(b"\n")
        whole = lines.pop() == b""
        for line in lines:
            json.loads(line)
        left = [process for process in family if os.path.exists(f"/proc/{process}")]
        return {"code": code, "whole": whole, "frames": len(lines), "extensions": len(family) > 1, "left": left,
                "quick": time.monotonic() - start < 10}


def descendants(root: int) -> list:
    found = [root]
    for process in found:
        for task in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{task}/children") as file:
                found += map(int, file.read().split())
    return found


seen = {}
agent = Agent(sys.argv[1])
agent.call(1, "Desk.slow")
agent.hear()
seen["at work"] = agent.leave()

agent = Agent(sys.argv[1])
for number in range(110):
    agent.call(number, "Desk.connect")
answers = [agent.hear() for _ in range(110)]
seen["questions"] = sum(answer.get("result", {}).get("resultType") == "input_required" for answer in answers)
seen["refused"] = sum("error" in answer for answer in answers)
seen["at questions"] = agent.leave()

agent = Agent(sys.argv[1])
agent.call(1, "Desk.echo", text="long " * 200_000)
while not agent.server.stdout.peek(1):
    pass
seen["in an answer"] = agent.leave(wait=0.5)
print(json.dumps(seen))
