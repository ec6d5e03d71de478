# SPDX-License-Identifier: Apache-2.0
"""A template for python3-dbusmock: NetworkManager, as it is where the real one cannot be brought to it.

Its connections are of WireGuard: "fails-N" ends with reason N while it is being made, "ends-N" soon after it was
activated, "stays" does not end. Those named "of-USER" are like it, and for that user alone. A command in
BECKON_MOCK_DEVICE makes the interface "wgmock", which they all have.
"""

import os
import subprocess

import dbus
from dbusmock import get_object
from dbusmock.templates import networkmanager as stock
from dbusmock.templates.networkmanager import *  # noqa: F403 - its methods have to be this template's own
from gi.repository import GLib

BUS_NAME = stock.BUS_NAME
MAIN_OBJ = stock.MAIN_OBJ
SYSTEM_BUS = True
IS_OBJECT_MANAGER = True

ROOT = "/org/freedesktop/NetworkManager"
ACTIVE = stock.ACTIVE_CONNECTION_IFACE


def load(mock, parameters):
    stock.load(mock, parameters)
    manager = get_object(ROOT)
    manager.activate_connection = activate
    manager.deactivate_connection = deactivate
    agents = "org.freedesktop.NetworkManager.AgentManager"
    mock.AddObject(
        ROOT + "/AgentManager", agents, {}, [("RegisterWithCapabilities", "su", "", ""), ("Unregister", "", "", "")])
    mock.AddObject(ROOT + "/Devices/1", stock.DEVICE_IFACE, {"Interface": "wgmock"}, [])
    address = dbus.Dictionary({"address": "10.77.1.2", "prefix": dbus.UInt32(24)}, signature="sv")
    mock.AddObject(
        ROOT + "/IP4Config/1", "org.freedesktop.NetworkManager.IP4Config",
        {"AddressData": dbus.Array([address], signature="a{sv}"), "Gateway": ""}, [])
    settings = get_object(ROOT + "/Settings")
    names = ["stays"] + ["%s-%d" % (kind, reason) for kind in ("fails", "ends") for reason in range(15)]
    for number, name in enumerate(names + ["of-nobody", "of-daemon"]):
        users = ["user:%s:" % name[3:]] if name.startswith("of-") else []
        settings.SettingsAddConnection({
            "connection": {
                "id": name, "uuid": "00000000-0000-4000-8000-%012d" % number, "type": "wireguard",
                "permissions": dbus.Array(users, signature="s")},
            "wireguard": {"mtu": dbus.UInt32(1420)},
        })


def say(path, state, reason):
    active = get_object(path)
    active.UpdateProperties(ACTIVE, {"State": dbus.UInt32(state)})
    active.EmitSignal(ACTIVE, "StateChanged", "uu", [dbus.UInt32(state), dbus.UInt32(reason)])
    if state == 4:
        manager = get_object(ROOT)
        rest = [each for each in manager.Get(stock.MANAGER_IFACE, "ActiveConnections") if each != path]
        manager.UpdateProperties(stock.MANAGER_IFACE, {"ActiveConnections": dbus.Array(rest, signature="o")})


def later(milliseconds, *arguments):
    GLib.timeout_add(milliseconds, lambda: say(*arguments) and False)


def activate(manager, connection, _device, _object):
    name = get_object(connection).settings["connection"]["id"]
    activate.count += 1
    path = stock.AddActiveConnection(manager, [], connection, "/", str(activate.count), 1)
    get_object(path).AddProperties(ACTIVE, {"Ip4Config": dbus.ObjectPath(ROOT + "/IP4Config/1")})
    get_object(path).UpdateProperties(
        ACTIVE, {"Devices": dbus.Array([dbus.ObjectPath(ROOT + "/Devices/1")], signature="o")})
    kind, _, reason = name.partition("-")
    if kind == "fails":
        later(20, path, 4, int(reason))
    else:
        subprocess.check_call(["/bin/sh", "-c", os.environ["BECKON_MOCK_DEVICE"]])
        later(20, path, 2, 1)
        if kind == "ends":
            later(700, path, 4, int(reason))
    return dbus.ObjectPath(path)


activate.count = 0


def deactivate(_manager, path):
    subprocess.call(["ip", "link", "delete", "wgmock"], stderr=subprocess.DEVNULL)
    later(10, path, 3, 2)
    later(20, path, 4, 2)
