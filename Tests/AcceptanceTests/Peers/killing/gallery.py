# SPDX-License-Identifier: Apache-2.0
"""Points at which a run of the gallery is killed: at work, at a question of a terminal, at a question of an agent."""

import json
import os
import pty
import select
import subprocess
import time

from .program import Program, told_kill
from .strike import strike

QUESTION = "What is your name?"


class Work:
    """An action that reports progress and ends by itself."""

    name = "at work"
    action = "Gallery.CountUp"
    arguments = ("--steps", "25")

    def __init__(self, beckon: Program):
        self.beckon = beckon
        self.span = beckon.duration(self.action, *self.arguments)

    def kill(self, victim: str, delay: float, rng) -> tuple:
        """How it ended, and what was wrong with that."""
        while True:
            run = self.beckon.start("run", "--json", self.action, *self.arguments)
            hit = strike(run.pid, victim, delay, rng)
            output, errors = run.communicate(timeout=120)
            if hit:
                break
            # It was over before; a shorter wait finds it.
            delay /= 2
        if victim == "beckon":
            return run.returncode, [] if run.returncode == -9 else ["beckon was not killed"]
        outcome = json.loads(output)
        # The last moment may be after the answer.
        if run.returncode == 0 and outcome["value"] == 25:
            return 0, []
        return run.returncode, told_kill(run.returncode, json.dumps(outcome) + errors.decode(), victim)


class Drawing:
    """An action whose snippet becomes a picture, which a program of its own draws when the action has ended."""

    name = "with a picture"
    action = "Gallery.ShowCard"

    def __init__(self, beckon: Program, folder: str):
        self.beckon = beckon
        self.picture = os.path.join(folder, "card.png")
        self.words = ("run", "--snippet", self.picture, self.action)
        start = time.monotonic()
        subprocess.run([beckon.path, *self.words], check=True, stdin=subprocess.DEVNULL, capture_output=True)
        self.span = time.monotonic() - start
        os.remove(self.picture)

    def kill(self, victim: str, delay: float, rng) -> tuple:
        while True:
            run = self.beckon.start(*self.words)
            hit = strike(run.pid, victim, delay, rng)
            errors = run.communicate(timeout=120)[1].decode()
            if hit:
                break
            delay /= 2
        problems = []
        if victim == "beckon":
            problems += [] if run.returncode == -9 else ["beckon was not killed"]
        elif run.returncode == 9:
            problems += [] if "beckon-picture" in errors else [f"the missing picture was told as {errors}"]
        elif run.returncode != 0:
            problems += told_kill(run.returncode, errors, victim)
        # Whole, or not there.
        if os.path.exists(self.picture):
            with open(self.picture, "rb") as file:
                if not file.read().endswith(b"IEND\xaeB`\x82"):
                    problems.append("the picture is not whole")
            os.remove(self.picture)
        elif run.returncode == 0:
            problems.append("there is no picture")
        return run.returncode, problems


class TerminalQuestion:
    """A question on a screen, which waits until the extension is gone."""

    name = "at a terminal's question"
    action = "Gallery.AskName"

    def __init__(self, beckon: Program):
        self.beckon = beckon
        start = time.monotonic()
        process, screen = self.start()
        shown = self.converse(process, screen)
        if b"Eve in pass 1" not in shown[1]:
            raise RuntimeError(f"the question does not work: {shown}")
        # As long open as it takes to come up, so that half of the points find it open.
        self.span = 2 * (time.monotonic() - start)

    def start(self) -> tuple:
        process, screen = pty.fork()
        if process == 0:
            os.execv(self.beckon.path, [self.beckon.path, "run", self.action])
        return process, screen

    def converse(self, process: int, screen: int) -> tuple:
        """Reads to the end and answers on the way: the exit code and what was shown."""
        shown, answered, deadline = b"", False, time.monotonic() + 120
        while time.monotonic() < deadline:
            if not select.select([screen], [], [], 1)[0]:
                continue
            try:
                if not (data := os.read(screen, 65536)):
                    break
            except OSError:
                break
            shown += data
            if QUESTION.encode() in shown and not answered:
                os.write(screen, b"Eve\n")
                answered = True
        else:
            os.kill(process, 9)
        os.close(screen)
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), shown

    def kill(self, victim: str, delay: float, rng) -> tuple:
        process, screen = self.start()
        strike(process, victim, delay, rng)
        code, shown = self.converse(process, screen)
        if victim == "beckon":
            return code, [] if code == -9 else ["beckon was not killed"]
        text = shown.decode(errors="replace")
        return code, told_kill(code, text, victim, "Eve in pass 1")


class AgentQuestion:
    """A question to an agent of the current era, on a connection that outlives the extension."""

    name = "at an agent's question"
    action = "Gallery.AskName"
    meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
    }

    def __init__(self, beckon: Program):
        self.beckon = beckon
        start = time.monotonic()
        server = self.start()
        self.send(server, 1, self.action)
        told = self.result(server)
        server.stdin.close()
        if server.wait(timeout=120) != 0 or "Eve in pass 1" not in json.dumps(told):
            raise RuntimeError(f"the question does not work: {told}")
        self.span = 2 * (time.monotonic() - start)

    def start(self):
        return subprocess.Popen([self.beckon.path, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, server, number: int, action: str, **members) -> None:
        params = {"name": action, "arguments": {}, "_meta": self.meta, **members}
        request = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}
        server.stdin.write(json.dumps(request).encode() + b"\n")
        server.stdin.flush()

    def result(self, server) -> dict:
        """The result of the action, whose question is answered on the way."""
        number = 100
        while line := server.stdout.readline():
            message = json.loads(line)
            if "id" not in message:
                continue
            result = message.get("result", message)
            if result.get("resultType") != "input_required":
                return result
            number += 1
            answers = {key: {"action": "accept", "content": {"value": "Eve"}} for key in result["inputRequests"]}
            self.send(server, number, self.action, inputResponses=answers, requestState=result["requestState"])
        return {}

    def kill(self, victim: str, delay: float, rng) -> tuple:
        server = self.start()
        self.send(server, 1, self.action)
        strike(server.pid, victim, delay, rng)
        if victim == "beckon":
            server.stdout.read()
            code = server.wait(timeout=120)
            return code, [] if code == -9 else ["beckon was not killed"]
        told = self.result(server)
        ended = 8 if told.get("isError") else 0
        problems = told_kill(ended, json.dumps(told), victim, "Eve in pass 1")
        self.send(server, 2, "Gallery.Greet", arguments={"name": "Adam"})
        again = self.result(server)
        if ended == 0 and again.get("isError"):
            # Answered in its last moment, the first call went well, and the second met the end.
            self.send(server, 3, "Gallery.Greet", arguments={"name": "Adam"})
            again = self.result(server)
        if "Hello, Adam" not in json.dumps(again):
            problems.append(f"the next call of the agent failed: {again}")
        server.stdin.close()
        code = server.wait(timeout=120)
        return ended, problems + ([] if code == 0 else [f"beckon mcp ended with {code}"])
