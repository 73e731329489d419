#!/usr/bin/env python3
"""Hinders catwalk in writing a report: what is left has to be the old report or the new one, and the reason be said.

    check_hindrances.py                    a full disk, a folder that may not be written, a limit for files, two runs at once
    check_hindrances.py --catwalk PROGRAM  another program than the debug build's

A run that is hindered exits 2, says what could not be written, and changes nothing. Hindrances that the system does not
let this user make are skipped by name. Exits 1 when something is wrong.
"""

import argparse
import resource
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from check_kills import FORMATS, ROOT, contents, reports

PAGE = 4096
TOGETHER = 4
ROUNDS = 10


class Skipped(Exception):
    """What the system does not let this user do."""


class Hindrances:
    """Runs catwalk on an old report, and judges what it says and leaves."""

    def __init__(self, catwalk, folder):
        self.catwalk, self.folder = catwalk, folder
        self.old, self.new = reports(catwalk, folder)
        self.new = {**self.old, **self.new}
        self.faults = []

    def put_old(self, output):
        for path, data in self.old.items():
            (output / path).parent.mkdir(parents=True, exist_ok=True)
            (output / path).write_bytes(data)

    def command(self, output, report="new"):
        source = self.folder / f"{report}.json"
        return [self.catwalk, "report", "--quiet", "--from", source, "--format", FORMATS, "--output", output]

    def judge(self, name, output, result):
        """Says whether the run was hindered."""
        found = contents(output)
        if result.returncode == 0:
            if found != self.new:
                self.faults.append(f"{name}: ends well, but the report is not the new one")
            return False
        if result.returncode != 2:
            self.faults.append(f"{name}: exits {result.returncode}")
        if "could not be written: " not in result.stderr or len(result.stderr.strip().splitlines()) != 1:
            self.faults.append(f"{name}: says {result.stderr!r}")
        if found != self.old:
            changed = sorted(path for path in {*found, *self.old} if found.get(path) != self.old.get(path))
            self.faults.append(f"{name}: changed {', '.join(changed)}")
        if left := [path.name for path in output.parent.rglob("*") if ".catwalk-" in path.name]:
            self.faults.append(f"{name}: leaves {', '.join(left)}")
        return True


@contextmanager
def disk(folder, size):
    """A disk of its own, of so many bytes."""
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder]
    if subprocess.run(["mount", *options], stderr=subprocess.DEVNULL).returncode != 0:
        raise Skipped("this user may not mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)
        folder.rmdir()


def full_disk(hindrances, folder):
    """As much room as there may be beside the old report, a page of memory at a time, until the new one fits."""
    used = sum(-(-len(data) // PAGE) * PAGE for data in hindrances.old.values())
    hindered = room = 0
    while True:
        with disk(folder / "disk", used + 16 * PAGE + room) as place:
            output = place / "Reports"
            hindrances.put_old(output)
            result = run(hindrances.command(output))
            if not hindrances.judge(f"full disk, {room} bytes of room", output, result):
                return f"hindered {hindered} times"
        hindered += 1
        # Coarser where only the size of one file decides.
        room += PAGE if hindered < 40 else 4 * PAGE


def read_only(hindrances, folder):
    with disk(folder / "disk", "4m") as place:
        output = place / "Reports"
        hindrances.put_old(output)
        subprocess.run(["mount", "-o", "remount,ro", place], check=True)
        if not hindrances.judge("read-only folder", output, run(hindrances.command(output))):
            hindrances.faults.append("read-only folder: nothing was hindered")
    return "hindered once"


def limited_files(hindrances, folder):
    """No file may grow beyond so many bytes; the signal for it is not taken, as a shell may have it."""
    hindered = 0
    for number, size in enumerate(range(0, max(map(len, hindrances.new.values())), 8 * PAGE)):
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        output = folder / str(number) / "Reports"
        hindrances.put_old(output)
        hindered += hindrances.judge(f"files of {size} bytes", output, run(hindrances.command(output), limit))
    return f"hindered {hindered} times"


def together(hindrances, folder):
    """Runs at once, half of them with the old report: none fails, and all files are of one."""
    output = folder / "Reports"
    for _ in range(ROUNDS):
        hindrances.put_old(output)
        runs = [
            subprocess.Popen(hindrances.command(output, name), stderr=subprocess.PIPE, text=True)
            for name in ("new", "old") * (TOGETHER // 2)
        ]
        for each in runs:
            _, errors = each.communicate()
            # 1 is what the old report's failing test gives.
            if each.returncode not in (0, 1):
                hindrances.faults.append(f"runs at once: one exits {each.returncode} and says {errors!r}")
        found = contents(output)
        both = {path: data for path, data in hindrances.new.items() if path not in hindrances.old}
        if found != hindrances.new and found != {**both, **hindrances.old}:
            hindrances.faults.append("runs at once: the report is of both")
    return f"{ROUNDS} times {TOGETHER}"


def run(command, prepare=None):
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, preexec_fn=prepare)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    catwalk = parser.parse_args().catwalk.resolve()
    ways = {
        "A full disk": full_disk,
        "A folder that may not be written": read_only,
        "A limit for files": limited_files,
        "Runs at once": together,
    }
    faults = []
    for name, way in ways.items():
        with tempfile.TemporaryDirectory() as folder:
            hindrances = Hindrances(catwalk, Path(folder))
            try:
                print(f"{name}: {way(hindrances, Path(folder))}, {len(hindrances.faults)} faults")
            except Skipped as reason:
                print(f"{name}: skipped, as {reason}")
            faults += hindrances.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
