# SPDX-License-Identifier: Apache-2.0
"""What a killed program may leave behind in the namespaces that these scripts run in."""

import collections
import os
import subprocess
import time


class Machine:
    """Tables of processes, mounts, named sockets, network links and the files of a session."""

    def __init__(self, folder: str, data: str):
        """`folder` is searched for files, `data` in it is what may stay: apps and the database."""
        self.folder = folder
        self.data = data

    def look(self) -> collections.Counter:
        seen: collections.Counter = collections.Counter()
        for process in filter(str.isdigit, os.listdir("/proc")):
            if int(process) != os.getpid() and (line := command(process)):
                seen["process " + line] += 1
        for line in read("/proc/self/mountinfo").splitlines():
            seen["mount " + line] += 1
        # A name stands once for the listener and once for each connection: who is connected is no matter.
        for name in {line.split(" ", 7)[7] for line in read("/proc/net/unix").splitlines()[1:] if line.count(" ") > 6}:
            seen["socket " + name] += 1
        links = subprocess.run(["ip", "-o", "link"], capture_output=True, text=True, check=True).stdout
        for line in links.splitlines():
            seen["link " + line.split(": ")[1].split("@")[0]] += 1
        for path, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if os.path.join(path, name) != self.data]
            for name in folders + files:
                seen["file " + os.path.join(path, name)] += 1
        return seen

    def differences(self, before: collections.Counter, patience: float = 20) -> list:
        """What is there that was not, and what is gone that was, once things have come to rest."""
        deadline = time.monotonic() + patience
        while True:
            now = self.look()
            left = [f"left: {thing}" for thing in now - before] + [f"gone: {thing}" for thing in before - now]
            if not left or time.monotonic() > deadline:
                return left
            time.sleep(0.02)


def read(path: str) -> str:
    try:
        with open(path, errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def command(process: str) -> str:
    """The command line; of a process that has ended and was not waited for, its name."""
    line = read(f"/proc/{process}/cmdline").replace("\0", " ").strip()
    return line or read(f"/proc/{process}/comm").strip()
