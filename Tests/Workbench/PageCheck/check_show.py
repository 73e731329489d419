#!/usr/bin/env python3
"""Starts `catwalk show` where something is missing: it has to say so in a sentence, and to end or to go on as that says.

Plays the kiosk beside this. Needs the toolchain and, for one case, Linux's `unshare`. Exits 1 when something is wrong.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from checks import KIOSK, check, folder, program, run, until
from checks.sample_copy import replaced

# What opens addresses in browsers.
OPENERS = ("xdg-open", "open")
# Holds the only port that programs are given there, and then is the command.
WITHOUT_PORTS = """
import os, socket, sys
open("/proc/sys/net/ipv4/ip_local_port_range", "w").write("40000 40000")
held = socket.create_server(("127.0.0.1", 40000))
held.set_inheritable(True)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Check:
    def __init__(self, program, folder, faults):
        self.program, self.folder, self.expect = program, folder, faults.expect
        self.tools = folder / "tools"
        self.tools.mkdir()
        for place in map(Path, os.environ["PATH"].split(":")):
            for tool in place.iterdir() if place.is_dir() else []:
                if tool.name not in OPENERS and not (self.tools / tool.name).is_symlink():
                    (self.tools / tool.name).symlink_to(tool)
        self.subject = shutil.copytree(KIOSK, folder / "Kiosk")

    def refuses(self, what, *sentences, arguments=(), before=(), variables=None):
        """Ends with status 2, prints no address, and says the sentences; gives all that it says."""
        command = [*before, self.program, "show", self.subject, "--no-open", "--quiet", *arguments]
        ended = run(command, timeout=300, env={**os.environ, **(variables or {})})
        self.expect((ended.returncode, ended.stdout) == (2, ""), f"{what}: status {ended.returncode}, printed {ended.stdout!r}")
        for sentence in sentences:
            self.expect(sentence in ended.stderr, f"{what}: it does not say “{sentence}”, but: {ended.stderr}")
        return ended.stderr

    def no_toolchain(self):
        self.refuses("no toolchain", "No swift was found on the search path", "Install a Swift toolchain from swift.org",
                     variables={"PATH": "/nowhere"})

    def port_taken(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            port = server.getsockname()[1]
            said = self.refuses("a port that is taken", f"Another program listens on port {port}", arguments=["--port", f"{port}"])
        offered = re.search(r"--port (\d+)", said)
        self.expect(offered, f"no port is offered: {said}")
        if offered:
            socket.create_server(("127.0.0.1", int(offered[1]))).close()
        self.expect(not list(self.subject.glob(".build/catwalk-*/stage.build")), "apps are built for a page that has no port")

    def no_port(self):
        if not shutil.which("unshare"):
            return print("Not tried, for want of unshare: no port is free.")
        before = ["unshare", "--map-root-user", "--net", sys.executable, "-c", WITHOUT_PORTS]
        self.refuses("no port", "No port of 127.0.0.1 is free", "--port", before=before)

    def no_host(self):
        self.refuses("a host of others", "Nothing can listen on 192.0.2.1", arguments=["--host", "192.0.2.1"])

    def no_stage(self):
        configuration = self.subject / ".catwalk.yml"
        text = configuration.read_text()
        configuration.write_text(text.replace("stage: Play\n", ""))
        self.refuses("no stage", "Nothing says what plays scenarios", "Add the key stage to its .catwalk.yml")
        configuration.write_text(text)

    def not_built(self):
        path = "Sources/Elm/KioskView.swift"
        replaced(path, ("state.isOn", "state.isOff"))(self.subject)
        self.refuses("a subject that does not build", "do not build", f"{path}:7:", "has no member 'isOff'")
        replaced(path, ("state.isOff", "state.isOn"))(self.subject)

    def opener(self, script):
        """What `show` opens addresses with; nothing without a script."""
        (self.tools / "xdg-open").unlink(missing_ok=True)
        if script:
            program(self.tools / "xdg-open", f"#!/bin/sh\n{script}\n")

    def is_page(self, address, opener=None):
        """True, or what is there instead."""
        # The token becomes a cookie, so whoever keeps none is sent on for ever.
        opener = opener or urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        try:
            return b"Kiosk" in opener.open(address, timeout=10).read()
        except urllib.error.HTTPError as error:
            return error.read().decode()

    def visit(self, address):
        """Somebody else who has read the browser's address visits it as well."""
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        self.expect(self.is_page(address, browser) is True, "the browser does not get the page")
        self.expect(self.is_page(self.page, browser) is True, "the browser does not get the page again")
        for _ in range(2):
            answer = self.is_page(address)
            self.expect("Open the one that catwalk show printed." in str(answer), f"a second visit gets {answer}")
            self.expect(self.is_page(self.page, browser) is not True, "a first visit counts after a second one")

    def visit_in_its_place(self, address):
        """Somebody else comes, and no browser does until the printed address is opened."""
        stranger = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        self.expect(self.is_page(address, stranger) is True, "the first visitor does not get the page")
        self.expect(self.is_page(self.printed) is True, "the printed address does not lead to the page")
        self.expect(self.is_page(self.page, stranger) is not True, "who came in the browser's place is not shut out")

    def is_shut(self, address):
        answer = self.is_page(address)
        self.expect("Open the one that catwalk show printed." in str(answer), f"a late visit gets {answer}")

    def shows(self, what, script, says_so, condition=lambda: True, visit=lambda: None):
        """Serves the page, and says whether the visitor has to open it."""
        self.opener(script)
        said = self.folder / "said"
        with said.open("w") as errors:
            process = subprocess.Popen(
                [self.program, "show", self.subject], stdout=subprocess.PIPE, stderr=errors, text=True,
                env={**os.environ, "PATH": str(self.tools)},
            )
        address = process.stdout.readline().strip()
        self.expect(address, f"{what}: no address; it says: {said.read_text()}")
        if address:
            self.printed, self.page = address, address.partition("?")[0]
            sentence = "No browser opened by itself. Open the address above in one."
            is_right = until(lambda: (sentence in said.read_text()) == says_so and condition(), 10)
            self.expect(is_right, f"{what}: it says {said.read_text()!r}")
            if not says_so:
                time.sleep(0.5)
                self.expect(sentence not in said.read_text(), f"{what}: it says that no browser opened")
            visit()
            # Last, because it shuts out whoever has the browser's address.
            self.expect(self.is_page(address) is True, f"{what}: the page is not there")
            process.send_signal(signal.SIGINT)
        self.expect(process.wait(timeout=60) == 130, f"{what}: Ctrl-C gives {process.returncode}")

    def browsers(self):
        self.shows("no browser", None, True)
        mark = self.folder / "opened"

        def address():
            return mark.read_text().split()[1]

        note = f'echo "$$ $1" > {mark}'
        self.shows("a browser that fails", f"{note}; exit 3", True, mark.exists, lambda: self.is_shut(address()))
        mark.unlink()
        self.shows("a browser that opens", f"{note}; exit 0", False, mark.exists, lambda: self.visit_in_its_place(address()))
        mark.unlink()
        # One that ends only when it is closed.
        self.shows("a browser that stays", f"{note}; exec /bin/sleep 600", False, mark.exists, lambda: self.visit(address()))
        process, opened = mark.read_text().split()
        self.expect(re.fullmatch(r"http://127\.0\.0\.1:\d+/\?token=\w+", opened), f"the browser is to open {opened}")
        self.expect(opened != self.printed, "the browser's address, which other users can read, is the printed one")
        self.expect(until(lambda: not Path(f"/proc/{process}").exists()), "Ctrl-C leaves what it has started")


@check(__doc__, "catwalk")
def main(options, faults):
    with folder() as place:
        tried = Check(options.catwalk, place, faults)
        for part in (tried.no_toolchain, tried.port_taken, tried.no_port, tried.no_host, tried.no_stage, tried.not_built, tried.browsers):
            part()
    return "catwalk show where something is missing"
