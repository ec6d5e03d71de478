# SPDX-License-Identifier: Apache-2.0
"""The program `beckon`, and what it says of itself."""

import json
import subprocess
import time


class Program:
    def __init__(self, path: str):
        self.path = path

    def start(self, *words: str) -> subprocess.Popen:
        return subprocess.Popen(
            [self.path, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def document(self, *words: str) -> dict:
        output = subprocess.run(
            [self.path, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=120).stdout
        return json.loads(output)

    def run(self, *words: str) -> dict:
        return self.document("run", "--json", *words)

    def duration(self, *words: str) -> float:
        """Seconds of one run, which must succeed."""
        start = time.monotonic()
        outcome = self.run(*words)
        if outcome["exitCode"] != 0:
            raise RuntimeError(f"{words} does not work: {outcome}")
        return time.monotonic() - start

    def runs(self, after: int = 0) -> list:
        """The history's entries since the one with this number, the oldest first."""
        entries = self.document("history", "--json", "-n", "20")["runs"]
        return [entry for entry in reversed(entries) if entry["id"] > after]

    def last(self) -> int:
        return max((entry["id"] for entry in self.runs()), default=0)


def told_kill(code: int, text: str, victim: str, success: str | None = None) -> list:
    """Whether a run of which a part was killed ended as a crash, and said so."""
    if code == 8 and "SIGKILL" in text:
        return []
    # The extension lives for a moment after its sandbox, and may answer in it.
    if victim in ("bwrap", "beckon-guard") and code == 0 and success and success in text:
        return []
    return [f"the killed {victim} was told as {code}: {text}"]
