# SPDX-License-Identifier: Apache-2.0
"""What programs inside the lab share: orders to it, presses of the service, and looks at what is there."""
import json
import os
import re
import subprocess
import time

FOLDER = os.path.dirname(os.path.realpath(__file__))
STATE = "/run/beckon-lab"
OBJECT = ["org.beckon.Connect1", "/org/beckon/Connect1", "org.beckon.Connect1"]


def run(*words, limit=60, **options):
    return subprocess.run(words, capture_output=True, text=True, timeout=limit, stdin=subprocess.DEVNULL, **options)


def lab(*words, check=True):
    # Into a file: what goes on running behind the order would hold a pipe open.
    with open(f"{STATE}/order.log", "w+") as log:
        done = subprocess.run([f"{FOLDER}/vpn-lab", *words], stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        log.seek(0)
        if check and done.returncode:
            raise SystemExit(f"vpn-lab {' '.join(words)}: {log.read()}")


def manager(*words):
    """An order to the lab's NetworkManager, and what it prints."""
    with open(f"{STATE}/manager.log", "w+") as log:
        done = subprocess.run([f"{FOLDER}/networkmanager-lab", *words], stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        log.seek(0)
        if done.returncode:
            raise SystemExit(f"networkmanager-lab {' '.join(words)}: {log.read()}")
        return log.read().strip()


def property_of_service(name):
    answer = run("busctl", "--system", "get-property", *OBJECT, name)
    words = re.match(r's "(.*)"', answer.stdout.strip())
    return words.group(1) if words else f"no answer: {answer.stderr.strip()}"


def interfaces():
    links = json.loads(run("ip", "-j", "link").stdout)
    return [link["ifname"] for link in links if link["ifname"].startswith(("bk-", "tun"))]


def reaches(address, seconds=1):
    return run("ping", "-c1", f"-W{seconds}", address).returncode == 0


def remains():
    """All that a tunnel could leave: interfaces, programs, sockets, rules, routes, name servers, steps to undo."""
    found = [f"interface {name}" for name in interfaces()]
    found += [f"program {line}" for line in run("pgrep", "-ax", "wireguard-go|openvpn").stdout.splitlines()
              if re.search(r"\bbk-|--management", line)]
    found += [f"socket {name}" for name in os.listdir("/run/wireguard") if name.startswith("bk-")]
    found += [f"rule {line}" for family in ("-4", "-6") for line in run("ip", family, "rule").stdout.splitlines()
              if not re.match(r"(0|32766|32767):", line)]
    found += [f"route {line}" for line in run("ip", "route").stdout.splitlines() if "dev wire" not in line]
    try:
        with open(f"{STATE}/state/journal.json") as journal:
            found += [f"step {json.dumps(step)}" for step in json.load(journal)]
    except FileNotFoundError:
        pass
    return found


def soon(condition, seconds, pause=0.1):
    """Whether it became true, and after how many seconds."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        if condition():
            return True, time.monotonic() - start
        time.sleep(pause)
    return bool(condition()), time.monotonic() - start
