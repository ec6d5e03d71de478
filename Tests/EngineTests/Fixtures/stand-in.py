#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""An extension for tests: MCP 2026-07-28 on the channel, with tools that behave as their names say."""
import json
import os
import signal
import socket
import sys
import threading
import time

# START
reading, writing = (int(number) for number in os.environ["BECKON_CHANNEL"].split(","))
source = os.fdopen(reading, "rb")
lock = threading.Lock()
cancelled = set()
parked = {}


def send(message):
    line = json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"
    with lock:
        os.write(writing, line) if len(line) < 4096 else os.fdopen(os.dup(writing), "wb").write(line)


def tool(name, **action):
    descriptor = {"identifier": name, "title": name, "parameters": [], **action}
    return {"name": name, "title": name, "inputSchema": {"type": "object"}, "_meta": {"beckon/action": descriptor}}


TEXT = {"name": "text", "title": "Text", "type": {"kind": "string"}, "optional": True}
FILE = {"name": "file", "title": "File", "type": {"kind": "file"}, "optional": True}
TOOLS = [
    tool("echo", parameters=[TEXT], resultType={"kind": "string"}), tool("context"), tool("crash"), tool("abort"),
    tool("leave"), tool("sleep"), tool("deaf"), tool("progress"), tool("flood"), tool("huge"), tool("garbage"),
    tool("stranger"), tool("forkbomb"), tool("memory"), tool("ask"), tool("confirm"), tool("askforever"),
    tool("follow"), tool("circle"), tool("fail"), tool("run", parameters=[TEXT]), tool("pid"), tool("malformed"),
    tool("sample"), tool("badge", authenticationPolicy="requiresAuthentication"), tool("daemon"), tool("state"),
    tool("deep"), tool("askmany"), tool("fetch"), tool("take", parameters=[FILE], resultType={"kind": "string"}),
    tool("pay", parameters=[TEXT]), tool("keychain", parameters=[TEXT], resultType={"kind": "string"}),
] + [tool(name, title=title) for name, title in globals().get("REQUESTS", {}).items()]
state = 0
paid = []


def note(name, text="yes"):
    with open(os.path.expanduser(f"~/{name}"), "w") as file:
        file.write(text)


def result(text, **more):
    return {"resultType": "complete", "content": [{"type": "text", "text": text}], **more}


def said(text, **meta):
    return result(text, _meta={"beckon/dialog": {"full": text}, **meta})


def valued(value):
    return result(str(value), structuredContent={"value": value})


def elicitation(text, **meta):
    return {"method": "elicitation/create", "params": {
        "mode": "form", "message": text,
        "requestedSchema": {"type": "object", "properties": {"value": {"type": "string"}}, "required": ["value"]},
        "_meta": {"beckon/dialog": {"full": text}, **meta}}}


def ask(state, text, **meta):
    return {"resultType": "input_required", "requestState": state, "inputRequests": {"q": elicitation(text, **meta)}}


def pay(arguments, context):
    """An action that wants the person to authenticate; what it makes of that its text says."""
    way = arguments.get("text", "")
    paid.append({"authenticated": context["authenticated"], "challenge": context.get("challenge"), "text": way})
    demand = {"beckon/authentication": {"challenge": f"c{len(paid)}", "arguments": {"text": way}}}
    failure = {"beckon/failure": {"code": "authenticationRequired", "message": "Who are you?"}}
    if way == "boast":
        return said("I say you are authenticated", **demand)
    if way == "wordless":
        return {**said(""), "isError": True, "_meta": failure}
    if way == "malformed":
        return {**said(""), "isError": True, "_meta": {**failure, "beckon/authentication": {"arguments": 5}}}
    if way == "elsewhere" and not context["authenticated"]:
        # None of these names is looked at.
        demand["beckon/authentication"] |= {"action": "badge", "app": "org.example.bank"}
        demand["beckon/follows"] = {"action": "badge"}
    if way == "others":
        demand["beckon/authentication"]["arguments"] = {"text": "honest", "file": "/etc/passwd"}
    if way == "dies" and not context["authenticated"]:
        threading.Timer(0.3, lambda: os._exit(7)).start()
    if way == "twice" or not context["authenticated"]:
        return {**said(""), "isError": True, "_meta": {**demand, **failure}}
    return valued(json.dumps(paid))


def call(identifier, params):
    global state
    name, arguments = params["name"], params.get("arguments", {})
    token = params.get("_meta", {}).get("progressToken")
    responses = params.get("inputResponses", {})
    if name == "pay":
        return pay(arguments, params["_meta"]["beckon/context"])
    if name in globals().get("REQUESTS", {}):
        return said(f"{OWN_NAME} does it", **{"beckon/responseCode": "success", "beckon/userActivity": {"id": name}})
    if name == "echo":
        return valued(arguments.get("text", ""))
    if name == "context":
        return valued(json.dumps(params["_meta"]["beckon/context"], sort_keys=True))
    if name == "pid":
        return valued(os.getpid())
    if name == "state":
        state += 1
        return valued(state)
    if name == "crash":
        print("about to fall over", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGSEGV)
        time.sleep(60)
    if name == "abort":
        os.abort()
    if name == "leave":
        print("leaving", file=sys.stderr, flush=True)
        os._exit(3)
    if name == "sleep":
        note("sleep-began")
        for _ in range(600):
            if identifier in cancelled:
                note("unwound")
                return None
            time.sleep(0.05)
        return said("slept")
    if name == "deaf":
        note("deaf-began")
        threading.Thread(target=lambda: time.sleep(600)).start()
        time.sleep(600)
    if name == "progress":
        note("progress-began")
        for step in range(8):
            time.sleep(0.25)
            send({"method": "notifications/progress", "params": {
                "progressToken": token, "progress": step + 1, "total": 8, "message": f"step {step + 1}"}})
        return said("made progress")
    if name == "flood":
        while True:
            print("x" * 1000)
            print("y" * 1000, file=sys.stderr)
    if name == "huge":
        return valued("z" * (9 << 20))
    if name == "garbage":
        os.write(writing, b"this is not JSON\n")
        time.sleep(60)
    if name == "stranger":
        send({"id": 987654, "result": {}})
        time.sleep(1)
        return said("out of order")
    if name == "sample":
        send({"id": 1, "method": "sampling/createMessage", "params": {"messages": [], "maxTokens": 1}})
        time.sleep(60)
    if name == "forkbomb":
        count = 0
        try:
            while count < 5000:
                if os.fork() == 0:
                    time.sleep(600)
                    os._exit(0)
                count += 1
        except OSError as error:
            return valued(f"{count} {error.errno}")
        return valued(f"{count} none")
    if name == "memory":
        kept = []
        while True:
            kept.append(bytearray(16 << 20))
    if name == "daemon":
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                for descriptor in (0, 1, 2, reading, writing):
                    os.close(descriptor)
                time.sleep(600)
            os._exit(0)
        return said("started")
    if name == "ask":
        if not responses:
            return ask("s1", "Which one?", **{"beckon/parameter": "which", "beckon/options": [
                {"id": "a", "display": {"title": "Apple"}}, {"id": "b", "display": {"title": "Pear"}}]})
        answer = responses["q"]
        if answer["action"] != "accept":
            note("abandoned", answer["action"])
            return {**said("gave up"), "isError": True, "_meta": {
                "beckon/failure": {"code": "cancelled", "message": "Put away."}}}
        return valued(answer["content"]["value"])
    if name == "askmany":
        if not responses:
            question = elicitation("Really?", **{"beckon/confirmation": {"acceptLabel": "Yes"}})
            return {"resultType": "input_required", "requestState": "s4",
                    "inputRequests": {f"q{number:03}": question for number in range(200)}}
        return valued(sum(answer["action"] == "cancel" for answer in responses.values()))
    if name == "confirm":
        if not responses:
            return ask("s2", "Really?", **{"beckon/confirmation": {"acceptLabel": "Do it"}})
        return said("done" if responses["q"]["action"] == "accept" else "left")
    if name == "askforever":
        return ask("s3", "Again?", **{"beckon/confirmation": {"acceptLabel": "Yes"}})
    if name == "follow":
        return said("first", **{"beckon/follows": {"action": "echo", "arguments": {"text": "second"}}})
    if name == "fetch":
        return said("first", **{"beckon/follows": {"action": "take", "arguments": {"File": "/etc/passwd"}}})
    if name == "take":
        return valued(json.dumps(arguments))
    if name == "keychain":
        # What is to be asked, as JSON; `repeat` asks for ever, `question` asks the person at the same time.
        wish = json.loads(arguments["text"])
        if responses and not wish.get("repeat"):
            return valued(json.dumps(responses, sort_keys=True))
        requests = {"k": {"method": "beckon/keychain", "params": wish.get("params", {})}}
        if wish.get("question"):
            requests["q"] = elicitation("Really?", **{"beckon/confirmation": {"acceptLabel": "Yes"}})
        return {"resultType": "input_required", "requestState": "s5", "inputRequests": requests}
    if name == "circle":
        return said("round", **{"beckon/follows": {"action": "circle"}})
    if name == "fail":
        return {**said("Nothing there."), "isError": True, "_meta": {
            "beckon/failure": {"code": "failed", "message": "Nothing there."}}}
    if name == "deep":
        node = {"kind": "text", "text": "x"}
        for _ in range(200):
            node = {"kind": "stack", "children": [node]}
        return said("deep", **{"beckon/snippet": node})
    if name == "malformed":
        return {"resultType": "complete", "content": [], "_meta": {"beckon/dialog": 5}}
    if name == "run":
        values = {}
        try:
            exec(arguments["text"], {**globals(), "answer": values})
        except BaseException as error:
            values["error"] = f"{type(error).__name__}: {error}"
        return valued(json.dumps(values, sort_keys=True))
    raise KeyError(name)


def serve(message):
    method, params, identifier = message.get("method"), message.get("params", {}), message.get("id")
    try:
        if method == "server/discover":
            answer = {"resultType": "complete", "supportedVersions": ["2026-07-28"],
                      "capabilities": {"tools": {}}, "_meta": {"io.modelcontextprotocol/serverInfo": {
                          "name": "stand-in", "version": "1"}}, "ttlMs": 0, "cacheScope": "private"}
        elif method == "beckon/catalogue":
            answer = {"actions": [entry["_meta"]["beckon/action"] for entry in TOOLS]}
        elif method == "tools/list":
            answer = {"resultType": "complete", "tools": TOOLS, "ttlMs": 0, "cacheScope": "private"}
        elif method == "tools/call":
            answer = call(identifier, params)
        else:
            send({"id": identifier, "error": {"code": -32601, "message": "no such method"}})
            return
        if answer is not None:
            send({"id": identifier, "result": answer})
    except Exception as error:
        send({"id": identifier, "error": {"code": -32603, "message": f"{type(error).__name__}: {error}"}})


for line in source:
    message = json.loads(line)
    if message.get("method") == "notifications/cancelled":
        cancelled.add(message["params"]["requestId"])
    elif "id" in message and "method" in message:
        threading.Thread(target=serve, args=(message,), daemon=True).start()
while any(thread is not threading.current_thread() and not thread.daemon for thread in threading.enumerate()):
    time.sleep(0.1)
time.sleep(0.2)
os._exit(0)
