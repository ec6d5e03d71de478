# SPDX-License-Identifier: Apache-2.0
"""An AI agent's program that pays: this process becomes `beckon mcp`, a child of it calls the tool twice and prints what came.

Argument: the path of beckon. The child says yes to whatever it is asked, and has no password to give.
"""
import json
import os
import sys

ask_reading, ask_writing = os.pipe()
answer_reading, answer_writing = os.pipe()
if os.fork() > 0:
    os.dup2(ask_reading, 0)
    os.dup2(answer_writing, 1)
    os.closerange(3, 16)
    os.execv(sys.argv[1], ["beckon", "mcp"])
os.close(ask_reading)
os.close(answer_writing)
source = os.fdopen(answer_reading)


def send(**message):
    os.write(ask_writing, json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")


send(id=1, method="initialize", params={
    "protocolVersion": "2025-11-25", "capabilities": {"elicitation": {}}, "clientInfo": {"name": "payer", "version": "1"}})
source.readline()
send(method="notifications/initialized")
PAYMENT = {"name": "Requests.INSendPaymentIntent", "arguments": {"payee": "Nadia", "currencyAmount": "12.50 EUR"}}
calls = 2
send(id=calls, method="tools/call", params=PAYMENT)
for line in source:
    message = json.loads(line)
    if message.get("method") == "elicitation/create":
        send(id=message["id"], result={"action": "accept", "content": {"value": True}})
    elif message.get("id") == calls:
        # Nothing that could be brought back may be in it.
        kinds = sorted(message["result"].get("_meta", {}))
        print(json.dumps({"text": message["result"]["content"][0]["text"], "meta": kinds}), file=sys.stderr, flush=True)
        # The same again: what was proved for the first is nothing to the second.
        if calls == 3:
            break
        calls = 3
        send(id=calls, method="tools/call", params=PAYMENT)
os.close(ask_writing)
