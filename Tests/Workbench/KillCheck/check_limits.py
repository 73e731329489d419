#!/usr/bin/env python3
"""Runs every command of catwalk with less than it needs: each has to end soon, and to say why.

    check_limits.py                    limits of memory, processes, descriptors and files; streams closed or full; no folder
    check_limits.py --catwalk PROGRAM  another program than the debug build's
    check_limits.py --command measure  one command alone; --every prints each run

A run ends within 10 seconds with status 0, 1 or 2, and unless it is 0 says something on standard error, if that is open.
Commands that build get as long as they take without a limit besides. They build a tiny subject, which is built before.

Limits of processes do not bind root, so as root all is run as a user of no other process. Below some limit the system
can't load a program at all, and says so itself, with status 127: that is counted apart. Exits 1 when something is wrong.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from check_kills import ROOT

SECONDS = 10
USER = 64123
TWINS = ROOT / "Tests/Workbench/Twins/Fixtures/Twins"

# By what is put before the command in a shell; in KiB of memory, in processes, in descriptors, in blocks of 1 KiB.
MEMORY = [200, 300, 400, 500, 600, 700, 800, 1000, 2000]
PROCESSES = [1, 3, 6, 8, 10, 11, 12, 14, 20]
DESCRIPTORS = [3, 4, 7, 10, 16, 32, 48, 51, 52, 56, 64]
FILES = [0, 1, 64]
CLOSED = {"input": "<&-", "output": ">&-", "errors": "2>&-"}


def limits():
    """What hinders, by name: the shell's words before the command, those after it, and whether errors can be read."""
    for size in MEMORY:
        yield f"memory {size} MB", f"ulimit -v {size * 1000}", "", True
    for count in PROCESSES:
        yield f"processes {count}", f"ulimit -u {count}", "", True
    for count in DESCRIPTORS:
        yield f"descriptors {count}", f"ulimit -n {count}", "", True
    for size in FILES:
        yield f"files {size} KiB", f"ulimit -f {size}", "", True
    for number in range(1, 8):
        names = [name for bit, name in enumerate(CLOSED) if number >> bit & 1]
        yield f"closed {' '.join(names)}", ":", " ".join(CLOSED[name] for name in names), "errors" not in names
    yield "full output", ":", "> /dev/full", True
    yield "full errors", ":", "2> /dev/full", False
    yield "full both", ":", "> /dev/full 2> /dev/full", False
    yield "no HOME", "unset HOME", "", True
    yield "no TMPDIR", "unset TMPDIR", "", True
    yield "TMPDIR that is not there", "export TMPDIR=/nowhere/at/all", "", True
    yield "TMPDIR that may not be written", "export TMPDIR=/proc", "", True
    yield "deleted working folder", 'mkdir gone; cd gone; rmdir "$PWD"', "", True


class Commands:
    """A tiny subject in a repository, and every command on it."""

    # Those that build: of them only each third limit is tried, for the time it takes.
    BUILDING = {"report": [], "check": [], "scale": ["--up-to", "1", "--rounds", "1"]}

    def __init__(self, catwalk, folder):
        self.folder = folder
        self.catwalk = folder / "catwalk"
        shutil.copy(catwalk, self.catwalk)
        self.subject = folder / "Twins"
        shutil.copytree(TWINS, self.subject)
        for name in ("home", "temporary", "runs"):
            (folder / name).mkdir()
        for path in (ROOT / "Reports/report.json", ROOT / "Reports/scale.json"):
            shutil.copy(path, folder)
        folder.chmod(0o755)
        self.own(folder)
        git = "git -c user.name=A -c user.email=a@b.c"
        self.shell(f"git init --quiet && {git} add -A && {git} commit --quiet -m 1 && echo 'struct New {{}}' > Sources/Base/New.swift"
                   f" && {git} add -A && {git} commit --quiet -m 2")

    @staticmethod
    def own(path):
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", f"{USER}:{USER}", path], check=True)

    def prefix(self):
        if os.geteuid() != 0:
            return []
        return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]

    def environment(self):
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        return kept | {"HOME": str(self.folder / "home"), "TMPDIR": str(self.folder / "temporary")}

    def shell(self, script):
        subprocess.run([*self.prefix(), "bash", "-c", script], cwd=self.subject, env=self.environment(), check=True)

    def arguments(self):
        """By the command's name."""
        report, scale = self.folder / "report.json", self.folder / "scale.json"
        return {
            "--help": ["--help"],
            "explain": ["explain", "nccd-declared"],
            "init": ["init", "."],
            "measure": ["measure", str(self.subject)],
            "compare": ["compare", "HEAD~1..HEAD", str(self.subject)],
            "compare reports": ["compare", str(report), str(report)],
            "history": ["history", str(self.subject), "--format", "csv"],
            "report --from": ["report", "--from", str(report), "--format", "html", "--output", "-"],
            "scale --from": ["scale", "--from", str(scale), "--format", "html"],
            "check by syntax": ["check", str(self.subject), "--engine", "syntax"],
            "bench": ["bench", str(self.subject)],
        } | {name: [name, str(self.subject), *options] for name, options in self.BUILDING.items()}

    def run(self, name, before=":", after="", seconds=None):
        """The status, none for one that was still running, what it printed, and how long it took."""
        place = Path(tempfile.mkdtemp(dir=self.folder / "runs"))
        if name == "init":
            shutil.copytree(self.subject / "Sources", place / "Sources")
        self.own(place)
        if name == "history":
            shutil.rmtree(self.subject / ".build/catwalk/.history", ignore_errors=True)
        script = f'{before}; exec "$@" {after}'
        command = [*self.prefix(), "bash", "-c", script, "bash", str(self.catwalk), *self.arguments()[name]]
        started = time.monotonic()
        process = subprocess.Popen(
            command, cwd=place, env=self.environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, start_new_session=True,
        )
        try:
            output, errors = process.communicate(timeout=seconds)
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            status = None
        finally:
            shutil.rmtree(place, ignore_errors=True)
        return status, output.decode(errors="replace"), errors.decode(errors="replace"), time.monotonic() - started


def verdict(status, output, errors, tells):
    """What became of a run, in a word, and what is wrong with it."""
    if status is None:
        return "hangs", "did not end"
    if status == 127 and "error while loading shared libraries" in errors:
        return "not loaded", None
    if status not in (0, 1, 2):
        return "dies", f"ends with {status}: {errors[-300:]!r}"
    if status == 0:
        return "well", None
    said = errors if status == 2 else errors + output
    if tells and "catwalk: " not in said and "Error: " not in said and "error: " not in said:
        return "silent", f"ends with {status} and says {said[-300:]!r}"
    return f"tells ({status})", None


def check(commands, name, every):
    """Runs a command under all limits; returns the faults and a score."""
    status, output, errors, usual = commands.run(name, seconds=600)
    faults, score = [], Counter()
    if status not in (0, 1, 2):
        faults.append(f"{name}, without a limit: {verdict(status, output, errors, True)[1]}")
    builds = name in commands.BUILDING
    seconds = SECONDS + (2 * usual if builds else 0)
    for number, (limit, before, after, tells) in enumerate(limits()):
        if builds and number % 3:
            continue
        status, output, errors, took = commands.run(name, before, after, seconds)
        word, fault = verdict(status, output, errors, tells)
        score[word] += 1
        if every:
            print(f"  {name}, {limit}: {word}, {took:.1f} s, {errors.strip()[:160]!r}", flush=True)
        if fault:
            faults.append(f"{name}, {limit}: {fault}")
    print(f"{name} ({usual:.1f} s without a limit): {dict(score)}", flush=True)
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    parser.add_argument("--command", action="append")
    parser.add_argument("--every", action="store_true")
    arguments = parser.parse_args()
    # An exit like any other: what was made is taken away on the way out.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    with tempfile.TemporaryDirectory() as folder:
        commands = Commands(arguments.catwalk.resolve(), Path(folder))
        names = arguments.command or list(commands.arguments())
        # One after the other: a limit of processes counts all of the user's.
        faults = [fault for name in names for fault in check(commands, name, arguments.every)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
