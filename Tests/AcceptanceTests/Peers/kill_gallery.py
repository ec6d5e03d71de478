# SPDX-License-Identifier: Apache-2.0
"""Kills runs of the gallery at seeded points and looks whether anything is left and the next run works.

Arguments: seed, number of points, beckon, the gallery's bundle. Prints JSON with what was found at each point.
Needs namespaces of its own for processes, mounts and network: everything in them is compared.
"""

import json
import os
import random
import subprocess
import sys

from killing.gallery import AgentQuestion, Drawing, TerminalQuestion, Work
from killing.machine import Machine
from killing.program import Program
from killing.strike import VICTIMS

seed, count, path, bundle = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/run"], check=True)
for folder in ["home", "runtime", "tmp"]:
    os.makedirs(f"/run/person/{folder}", mode=0o700)
os.environ |= {
    "HOME": "/run/person/home", "XDG_DATA_HOME": "/run/person/data", "XDG_RUNTIME_DIR": "/run/person/runtime",
    "TMPDIR": "/run/person/tmp", "TERM": "xterm",
}
subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
rng = random.Random(seed)
beckon = Program(path)
subprocess.run([path, "app", "install", "--yes", bundle], check=True, stdout=sys.stderr)
beckon.run("Gallery.Ping")
scenes = [Work(beckon), TerminalQuestion(beckon), AgentQuestion(beckon), Drawing(beckon, "/run/person/data")]
machine = Machine("/run", "/run/person/data")
before = machine.look()

points = []
for number in range(count):
    scene = scenes[number % len(scenes)]
    # Each scene meets each victim.
    victim = VICTIMS[number // len(scenes) % len(VICTIMS)]
    delay = rng.uniform(0, scene.span)
    last = beckon.last()
    code, problems = scene.kill(victim, delay, rng)

    following = beckon.run("Gallery.Greet", "--name", f"Number {number}")
    if following.get("value") != f"Hello, Number {number}":
        problems.append(f"the next run failed: {following}")
    remembered = [run["outcome"] for run in beckon.runs(last) if run["name"] == scene.action][-1:]
    # A run that was killed early has not begun.
    ends = {"interrupted", "succeeded"} if victim == "beckon" else {"succeeded" if code in (0, 9) else "crashed"}
    if not ends.issuperset(remembered):
        problems.append(f"the history says {remembered}")
    problems += machine.differences(before)
    name = f"{number}: {victim} {scene.name} after {delay:.3f} s"
    points.append({"point": name, "code": code, "problems": problems})
    print(points[-1], file=sys.stderr, flush=True)

print(json.dumps({"spans": {scene.name: scene.span for scene in scenes}, "points": points}))
