"""A network of its own for a process: its ports are all free, whatever else runs on the machine. Sockets of this machine are files,
so processes with and without such a network still find each other by them."""

import ctypes
import fcntl
import os
import socket
import struct
import subprocess
import sys

CLONE_NEWUSER, CLONE_NEWNET = 0x10000000, 0x40000000
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
C_LIBRARY = ctypes.CDLL(None, use_errno=True)


def enter():
    """For the child between fork and exec."""
    user, group = os.getuid(), os.getgid()
    if C_LIBRARY.unshare(CLONE_NEWNET | (0 if user == 0 else CLONE_NEWUSER)) != 0:
        raise OSError(ctypes.get_errno(), "no network namespace")
    if user != 0:
        for file, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"), ("gid_map", f"0 {group} 1")):
            with open(f"/proc/self/{file}", "w") as out:
                out.write(text)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as loopback:
        request = struct.pack("16sH14x", b"lo", 0)
        (flags,) = struct.unpack("16xH14x", fcntl.ioctl(loopback, SIOCGIFFLAGS, request))
        fcntl.ioctl(loopback, SIOCSIFFLAGS, struct.pack("16sH14x", b"lo", flags | IFF_UP))


def reason_against():
    """Why there can be none here; nothing where there can."""
    done = subprocess.run([sys.executable, "-c", "import own_network; own_network.enter()"], capture_output=True, text=True,
                          cwd=os.path.dirname(__file__))
    return done.stderr.strip().splitlines()[-1] if done.returncode else None
