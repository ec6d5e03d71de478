# SPDX-License-Identifier: Apache-2.0
"""Sits at a terminal in a person's place: waits for words on the screen and types answers.

Argument: JSON with `command`, and `steps`, each with `wait` (text that must appear), perhaps `pause` (seconds) or
`hidden` (true waits until the terminal no longer shows what is typed: what comes before is thrown away), and `type`,
`signal`, or `kill` (the name of a program that was started, which is killed).
Prints JSON with all that the screen showed, the exit code, and whether the terminal shows what is typed afterwards; a wait that is in vain ends the program with its number.
"""

import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from fcntl import ioctl

script = json.loads(sys.argv[1])
child, terminal = pty.fork()
if child == 0:
    os.environ["TERM"] = "xterm-256color"
    os.execv(script["command"][0], script["command"])
ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

screen = b""
mark = 0


def read(deadline: float) -> bool:
    """Takes what the program wrote; false at its end."""
    global screen
    ready, _, _ = select.select([terminal], [], [], max(0, deadline - time.monotonic()))
    if not ready:
        return time.monotonic() < deadline
    try:
        data = os.read(terminal, 65536)
    except OSError:
        return False
    screen += data
    return bool(data)


def descendants(root: int) -> list:
    found = [root]
    for process in found:
        for task in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{task}/children") as file:
                found += map(int, file.read().split())
    return found


def name(process: int) -> str:
    with open(f"/proc/{process}/comm") as file:
        return file.read().strip()


def quit_with(problem: str) -> None:
    os.kill(child, signal.SIGKILL)
    print(json.dumps({"problem": problem, "screen": screen.decode(errors="replace")}))
    sys.exit(1)


for number, step in enumerate(script["steps"]):
    deadline = time.monotonic() + 20
    wanted = step["wait"].encode()
    start = mark
    while wanted not in screen[start:]:
        if not read(deadline):
            quit_with(f"step {number}: “{step['wait']}” did not appear")
    mark = screen.index(wanted, start) + len(wanted)
    time.sleep(step.get("pause", 0))
    while step.get("hidden") and termios.tcgetattr(terminal)[3] & termios.ECHO:
        if time.monotonic() > deadline:
            quit_with(f"step {number}: what is typed stays visible")
        time.sleep(0.01)
    if "kill" in step:
        for process in descendants(child):
            if name(process) == step["kill"]:
                os.kill(process, signal.SIGKILL)
    elif "signal" in step:
        os.kill(child, getattr(signal, step["signal"]))
    else:
        os.write(terminal, step["type"].encode())

deadline = time.monotonic() + 20
while read(deadline):
    pass
if time.monotonic() >= deadline:
    quit_with("the program did not end")
_, status = os.waitpid(child, 0)
echo = bool(termios.tcgetattr(terminal)[3] & termios.ECHO)
print(json.dumps({"code": os.waitstatus_to_exitcode(status), "screen": screen.decode(errors="replace"), "echo": echo}))
