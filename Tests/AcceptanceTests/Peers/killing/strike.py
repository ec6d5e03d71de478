# SPDX-License-Identifier: Apache-2.0
"""Kills one of the processes that make up a run."""

import os
import signal
import time

from .machine import read

VICTIMS = ["beckon", "beckon-guard", "bwrap", "extension"]


def strike(root: int, victim: str, delay: float, rng) -> bool:
    """Waits, then kills the victim among a program's processes, as soon as it is there.

    `root` is the program's number. False where the program ended before.
    """
    time.sleep(delay)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if read(f"/proc/{root}/stat").rpartition(")")[2].split()[:1] in ([], ["Z"]):
            return False
        if found := [process for process in tree(root) if is_victim(process, victim, root)]:
            try:
                os.kill(rng.choice(found), signal.SIGKILL)
                return True
            except ProcessLookupError:
                continue
        time.sleep(0.002)
    raise TimeoutError(f"there was no {victim} to kill")


def is_victim(process: int, victim: str, root: int) -> bool:
    if victim == "beckon":
        return process == root
    name = read(f"/proc/{process}/comm").strip()
    if victim == "extension":
        return name in ("GalleryApp", "Connect", "beckon-picture")
    return name == victim


def tree(root: int) -> list:
    found = [root]
    for process in found:
        try:
            tasks = os.listdir(f"/proc/{process}/task")
        except OSError:
            continue
        for task in tasks:
            found += map(int, read(f"/proc/{process}/task/{task}/children").split())
    return found
