#!/usr/bin/env python3
"""Shows sources of 4 MiB on the built `catwalk show`, of 48 kinds that are hard to read, split, escape or draw.

    attack_sources.py                     all kinds
    attack_sources.py --every 8 --skip 1  of the kinds the second, the tenth, ...

Asks for the first, the middle and the last line of each, while another visitor opens the page again and again; then many ask
and go before they are answered. Plays the kiosk beside this. Needs the toolchain, and Linux's /proc. Exits 1 if a bound is
passed.
"""

import contextlib
import http.client
import os
import shutil
import signal
import threading
import time
from pathlib import Path

from checks import KIOSK, check, folder, held
from checks.stage import Stage

SOURCE = "Sources/Elm/Long.swift"
SIZE = 4 << 20    # bytes, the most that is shown of a source
LONGEST = 2.0    # seconds until a source is there
WORST = 0.5    # seconds until another visitor's page is there
MOST = 200 << 10    # KiB that the server takes for a source
TRIES = 3    # of which the best counts, because the machine may be busy with other work
GIVEN_UP = 30    # requests that nobody waits for, which may take as long as two

# What is repeated; or what comes first, what is repeated, and what comes last.
KINDS = {
    "newlines": b"\n",
    "one line": b"x",
    "blanks": b" ",
    "tabs": b"\t",
    "returns with newlines": b"\r\n",
    "returns": b"\r",
    "other line ends": "\u2028\u2029\u0085".encode(),
    "form feeds": b"\f\v",
    "zeros": b"\0",
    "zeros in lines": b"\0\n",
    "escapes": b"\x1b[31m",
    "bytes that are no text": b"\xff",
    "no text in lines": b"\xff\n",
    "halves of characters": b"\xc3\n\xe2\x82\n\xf0\x9f\x98\n",
    "overlong and lone": b"\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80",
    "braces that open": b"{",
    "braces that close": b"}",
    "braces in lines": b"{\n",
    "parentheses": b"(",
    "brackets": b"[",
    "angles": b"<",
    "nested comments": b"/*",
    "nested comments in lines": b"/*\n",
    "a comment without an end": (b"/*\n", b"a * b\n", b""),
    "comments of a line": b"//\n",
    "a long comment of a line": (b"//", b"/", b""),
    "strings without an end": b"\"\n",
    "long strings without an end": b"\"\"\"\n",
    "quotes": b"\"",
    "interpolations": b"\"\\(",
    "raw strings": b"###\"",
    "backticks": b"`",
    "backslashes": b"\\",
    "long identifiers": b"a" * 1000 + b"\n",
    "identifiers of other scripts": "变量\n".encode(),
    "emoji": "\U0001F468\u200D\U0001F469\u200D\U0001F467".encode(),
    "combining marks": (b"a", "\u0301".encode(), b""),
    "marks on markup": "<\u0301&\u0301\"\u0301\n".encode(),
    "direction marks": "\u202e\u2066".encode(),
    "byte order marks": "\ufeff".encode(),
    "attributes": b"@a ",
    "conditions": b"#if a\n",
    "numbers": b"1.0e9_",
    "operators": b"+-*%|^~=",
    "closures": b"{a in ",
    "markup": b"<script>&'\"",
    "markup in lines": b"</pre>\n",
    "commands of a log": b"::error::##[x]\n",
}


def source(kind):
    first, unit, last = kind if isinstance(kind, tuple) else (b"", kind, b"")
    room = SIZE - len(first) - len(last)
    return first + (unit * (room // len(unit) + 1))[:room] + last


class Check:
    def __init__(self, stage, folder, faults):
        self.stage, self.file, self.faults = stage, folder / SOURCE, faults
        self.stamp = os.stat(self.file)
        self.number = next(number for number in range(100) if self.get(f"/source/{number}/1")[1].startswith(
            f"<h3><code>{SOURCE}</code>".encode()))

    def get(self, path):
        with self.stage.asked(path, timeout=120) as answer:
            return answer.status, answer.read()

    def put(self, text):
        """Unseen by the watch for saves, which has bounds of its own: with the same size and date, in one moment."""
        self.stage.process.send_signal(signal.SIGSTOP)
        with open(self.file, "r+b") as file:
            file.write(text)
        os.utime(self.file, ns=(self.stamp.st_atime_ns, self.stamp.st_mtime_ns))
        self.stage.process.send_signal(signal.SIGCONT)

    def seconds(self):
        """Of processors that the server has used."""
        fields = Path(f"/proc/{self.stage.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @contextlib.contextmanager
    def visited(self):
        """Another visitor opens the page meanwhile; how long that takes each time."""
        end, times = threading.Event(), []

        def visit():
            while not end.is_set():
                start = time.monotonic()
                self.get("/")
                times.append(time.monotonic() - start)
                end.wait(0.02)

        visitor = threading.Thread(target=visit)
        visitor.start()
        try:
            yield times
        finally:
            end.set()
            visitor.join()

    def show(self, name):
        """The longest time, the most memory, and another visitor's longest time."""
        text = source(KINDS[name])
        self.put(text)
        for _ in range(TRIES):
            longest, most, visit = self.ask(name, text.count(b"\n") + 1)
            if longest <= LONGEST and visit <= WORST:
                break
            # What was rendered last would be there already.
            self.get(f"/source/{self.number}/2")
        if longest > LONGEST:
            self.faults.add(f"{name}: it takes {longest:.1f} s")
        if most > MOST:
            self.faults.add(f"{name}: it takes {most >> 10} MiB")
        if visit > WORST:
            self.faults.add(f"{name}: another visitor waits {visit:.1f} s")
        return longest, most, visit

    def ask(self, name, lines):
        longest, most = 0, 0
        with self.visited() as times:
            for line in sorted({1, (lines + 1) // 2, lines}):
                Path(f"/proc/{self.stage.process.pid}/clear_refs").write_text("5")
                before, start = held(self.stage.process.pid), time.monotonic()
                status, html = self.get(f"/source/{self.number}/{line}")
                longest = max(longest, time.monotonic() - start)
                most = max(most, held(self.stage.process.pid, "VmHWM") - before)
                if status != 200 or f"<span data-line={line} class=chosen".encode() not in html or b"class=part" not in html:
                    self.faults.add(f"{name}: line {line} is not shown, but {status} {html[:100]}")
        return longest, most, max(times)

    def give_up(self):
        """The lines of newlines that come last take longest to find."""
        self.put(source(KINDS["newlines"]))
        used = self.seconds()
        with self.visited() as times:
            for number in range(GIVEN_UP):
                connection = http.client.HTTPConnection(self.stage.host, self.stage.port)
                connection.request("GET", f"/source/{self.number}/{SIZE - number}", headers=self.stage.headers)
                time.sleep(0.02)
                connection.close()
            # Comes last in the row, and when it is answered all others are.
            self.get(f"/source/{self.number}/1")
        used = self.seconds() - used
        if used > 2 * LONGEST:
            self.faults.add(f"given up: {used:.1f} s of processors are used for nobody")
        return used


@check(__doc__, "catwalk", "every")
def main(options, faults):
    with folder() as place:
        kiosk = shutil.copytree(KIOSK, place / "Kiosk")
        (kiosk / SOURCE).write_bytes(source((b"enum Long {}\n", b"// cats, and cats, and cats\n", b"\n")))
        with Stage(kiosk, options.catwalk) as stage:
            tried = Check(stage, kiosk, faults)
            figures = {name: tried.show(name) for name in options.part(KINDS)}
            used = tried.give_up()
            faults.expect(stage.is_running(), "the server has ended")
    slowest, largest = (max(figures, key=lambda name: figures[name][place]) for place in (0, 1))
    return (
        f"{len(figures)} kinds of sources of 4 MiB: at most {figures[slowest][0]:.2f} s ({slowest}) and "
        f"{figures[largest][1] >> 10} MiB ({largest}), another visitor's page within "
        f"{max(visit for _, _, visit in figures.values()):.2f} s; {GIVEN_UP} given up: {used:.1f} s of processors"
    )
