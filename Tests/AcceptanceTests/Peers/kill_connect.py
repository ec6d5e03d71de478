# SPDX-License-Identifier: Apache-2.0
"""Kills Connect's toggle at seeded points, with a server that answers and with one that does not.

Runs in the lab, where Connect is installed. Arguments: seed, number of points, beckon.
Prints JSON with what was found at each point.
"""

import json
import os
import random
import subprocess
import sys
import time

from killing.machine import Machine
from killing.program import Program, told_kill
from killing.strike import VICTIMS, strike

seed, count, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
address = "10.77.1.1"
connecting_limit = 2
rng = random.Random(seed)
beckon = Program(path)


def lab(*words: str) -> None:
    subprocess.run([os.environ["BECKON_VPN_LAB"], *words], check=True, stdout=sys.stderr)


def state() -> str:
    """What the service says, asked past Connect."""
    words = ["get-property", "org.beckon.Connect1", "/org/beckon/Connect1", "org.beckon.Connect1", "State"]
    told = subprocess.run(["busctl", "--system", *words], check=True, capture_output=True, text=True).stdout
    return told.split('"')[1]


def reached() -> bool:
    return subprocess.run(["ping", "-q", "-c1", "-W2", address], capture_output=True).returncode == 0


def status() -> dict:
    outcome = beckon.run("Connect.VPNStatus")
    if (outcome.get("value") or {}).get("properties"):
        return outcome["value"]["properties"]
    return {"state": f"nothing but {outcome}", "isConnected": None}


def present_state() -> list:
    """Connect tells what the service knows; where that changed meanwhile, it is asked again."""
    for _ in range(20):
        before, told, after = state(), status(), state()
        if before == after:
            return [] if told["state"] == before else [f"Connect says {told['state']}, the service {before}"]
    return ["the service never came to rest"]


def settled_state() -> tuple:
    """Waits for a final state, which must be what traffic sees."""
    deadline = time.monotonic() + 60
    while state() in ("connecting", "disconnecting") and time.monotonic() < deadline:
        time.sleep(0.05)
    told, answered = status(), reached()
    problems = present_state()
    if told["isConnected"] is not answered:
        problems.append(f"Connect says {told}, a ping says {answered}")
    return told["isConnected"], problems


def toggled(wanted: bool) -> list:
    outcome = beckon.run("Connect.ToggleVPN")
    return [] if outcome.get("value") is wanted else [f"the next toggle failed: {outcome}"]


def kill(victim: str, delay: float) -> tuple:
    run = beckon.start("run", "--json", "Connect.ToggleVPN")
    hit = strike(run.pid, victim, delay, rng)
    output, errors = run.communicate(timeout=120)
    code = run.returncode
    if victim == "beckon" or not hit:
        return code, [] if code == -9 or not hit else ["beckon was not killed"]
    if code in (0, 1):
        # The last moment is after the answer; whether that was true shows in the states.
        return code, []
    return code, told_kill(code, output.decode() + errors.decode(), victim)


lab("service", "stop")
lab("service", "start", "--limit", str(connecting_limit))
span = beckon.duration("Connect.ToggleVPN")
problems = toggled(False)
if problems:
    raise RuntimeError(f"Connect does not work: {problems}")
machine = Machine("/run", os.path.expanduser("~"))
before = machine.look()

points = []
for number in range(count):
    victim = VICTIMS[number // 2 % len(VICTIMS)]
    answers = number % 2 == 0
    if not answers:
        lab("server", "stop", "office")
    delay = rng.uniform(0, span if answers else span + connecting_limit)
    code, problems = kill(victim, delay)

    problems += present_state()
    connected, wrong = settled_state()
    problems += wrong
    if connected and not answers:
        problems.append("Connect says connected to a server that is gone")
    if not answers:
        lab("server", "start", "office")
    if not connected:
        problems += toggled(True)
    problems += toggled(False) + machine.differences(before)
    server = "a server" if answers else "no server"
    points.append({"point": f"{number}: {victim} with {server} after {delay:.3f} s", "code": code, "problems": problems})
    print(points[-1], file=sys.stderr, flush=True)

print(json.dumps({"spans": {"toggle": span}, "points": points}))
