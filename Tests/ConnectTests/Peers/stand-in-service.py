#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Answers in the place of connect-service, as a file with JSON says, which is read anew for each call.

`status` is what GetStatus tells; `profiles` what ListProfiles does. With `secrets`, a profile connects only with these;
those missing are named, and wrong ones refused. With `refusal` ([code, message]) every call but GetStatus is refused,
with `failure` every press.
Each press is printed without its values, and with it, what other programs' command lines show of the secrets.
"""
import glob
import json
import os
import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

NAME, PATH = "org.beckon.Connect1", "/org/beckon/Connect1"


def script() -> dict:
    with open(sys.argv[1]) as file:
        return json.load(file)


def refuse(code: str, message: str):
    raise dbus.DBusException(message, name=f"{NAME}.Error.{code}")


def typed(values: dict) -> dbus.Dictionary:
    kinds = {bool: dbus.Boolean, int: dbus.UInt64, str: dbus.String, list: lambda v: dbus.Array(v, signature="s")}
    return dbus.Dictionary({key: kinds[type(value)](value) for key, value in values.items()}, signature="sv")


def seen_in_command_lines(secrets: list) -> list:
    found = []
    for path in glob.glob("/proc/[0-9]*/cmdline") + glob.glob("/proc/[0-9]*/environ"):
        try:
            with open(path, "rb") as file:
                text = file.read()
        except OSError:
            continue
        # The test's own script types the secrets.
        if b"stand-in" not in text and b"terminal.py" not in text:
            found += [path for secret in secrets if secret.encode() in text]
    return found


def tell(*words):
    print(*words, flush=True)


class Service(dbus.service.Object):
    state: dict = {}

    def status(self):
        return typed(self.state or script().get("status", {"state": "disconnected"}))

    def guard(self):
        if "refusal" in script():
            refuse(*script()["refusal"])

    @dbus.service.method(NAME, out_signature="a{sv}")
    def GetStatus(self):
        return self.status()

    @dbus.service.method(NAME, out_signature="aa{sv}")
    def ListProfiles(self):
        self.guard()
        profiles = script().get("profiles", [{"id": "work", "name": "Work", "default": True}])
        return dbus.Array([typed(profile) for profile in profiles], signature="a{sv}")

    @dbus.service.method(NAME, in_signature="s", out_signature="a{sv}")
    def Connect(self, profile):
        return self.connect(profile, {})

    @dbus.service.method(NAME, in_signature="sa{ss}", out_signature="a{sv}")
    def ConnectWith(self, profile, secrets):
        return self.connect(profile, {str(name): str(value) for name, value in secrets.items()})

    def connect(self, profile, given):
        tell(f"connect {profile} with", *sorted(given), "seen", *seen_in_command_lines([given[name] for name in given if name != "username"]))
        self.guard()
        if "failure" in script():
            refuse(*script()["failure"])
        expected = script().get("secrets", {})
        missing = [name for name in expected if name not in given]
        if missing:
            refuse("SecretsNeeded", "These are needed: " + ",".join(missing))
        if given != expected:
            refuse("AuthenticationFailed", "The server refused the password")
        Service.state = {"state": "connected", "profile": str(profile), "since": 1, "name": "Work"}
        return self.status()


DBusGMainLoop(set_as_default=True)
bus = dbus.SystemBus()
service = Service(bus, PATH)
name = dbus.service.BusName(NAME, bus)
tell("ready", os.getpid())
GLib.MainLoop().run()
