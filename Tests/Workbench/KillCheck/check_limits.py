#!/usr/bin/env python3
"""Runs every command of catwalk with less than it needs: each has to end soon, and to say why.

    check_limits.py                    limits of memory, processes, descriptors and files; streams closed or full; no folder
    check_limits.py --command measure  one command alone
    check_limits.py --all              each limit for commands that build, too; prints each run

A run ends within 10 seconds with status 0, 1 or 2, and unless it is 0 says something on standard error, if that is open.
Commands that build get as long as they take without a limit besides. They build a tiny subject, which is built before.
Without a limit each command does its work: what ends early would show nothing of what its work meets.

Limits of processes do not bind root, so as root all is run as a user of no other process. Below some limit the system
can't load a program at all, and says so itself, with status 127: that is counted apart. Exits 1 when something is wrong.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from checks import ROOT, TWINS, check, folder, run, write

SECONDS = 10
USER = 64123

# By the shell's option, which is put before the command.
LIMITS = [
    ("KB of memory", "v", [megabytes * 1000 for megabytes in (200, 300, 400, 500, 600, 700, 800, 1000, 2000)]),
    ("processes", "u", [1, 3, 6, 8, 10, 11, 12, 14, 20]),
    ("descriptors", "n", [3, 4, 7, 10, 16, 32, 48, 51, 52, 56, 64]),
    ("KiB of a file", "f", [0, 1, 64]),
]
CLOSED = {"input": "<&-", "output": ">&-", "errors": "2>&-"}


def limits():
    """What hinders, by name: the shell's words before the command, those after it, and whether errors can be read."""
    for what, option, sizes in LIMITS:
        for size in sizes:
            yield f"{what} {size}", f"ulimit -{option} {size}", "", True
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


# What the subject needs for `bench`: a program that plays, and where it is.
PLAYER = {
    "Package.swift": """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Twins", targets: [.executableTarget(name: "Play", path: "Play")])
""",
    "Play/main.swift": """\
for round in 0..<Int(CommandLine.arguments[3])! { print(round) }
print(#"{"wallClock": 0.001, "processor": 0.001}"#)
""",
}
BENCHMARKS = "benchmarks: {product: Play, rounds: {counted: 1, timed: 1}, scenarios: {greet: a name is greeted}}\n"
# And for `scale`: a function of a scene that gives nothing, so that a statement can be added to it.
CHANGEABLE = "extension GreetPresenter { func leave() {} }\n"


class Commands:
    """A tiny subject in a repository, and every command on it."""

    # Those that build each time: which limits are tried, for the time it takes. `check` builds what has changed: once.
    BUILDING = {"report": slice(1, None, 3), "bench": slice(2, None, 5), "scale": slice(4, None, 10)}

    def __init__(self, catwalk, folder):
        self.folder = folder
        self.catwalk = folder / "catwalk"
        shutil.copy(catwalk, self.catwalk)
        self.subject = folder / "Twins"
        shutil.copytree(TWINS, self.subject)
        self.complete_subject()
        for name in ("home", "temporary", "runs"):
            (folder / name).mkdir()
        for path in (ROOT / "Reports/report.json", ROOT / "Reports/scale.json"):
            shutil.copy(path, folder)
        folder.chmod(0o755)
        self.own(folder)
        git = "git -c user.name=A -c user.email=a@b.c"
        self.shell(f"git init --quiet && {git} add -A && {git} commit --quiet -m 1 && echo 'struct New {{}}' > Sources/Base/New.swift"
                   f" && {git} add -A && {git} commit --quiet -m 2")

    def complete_subject(self):
        write(self.subject, PLAYER)
        for path in [".catwalk.yml", *(f"Sources/{name}/Greet/GreetPresenter.swift" for name in ("Left", "Right"))]:
            with open(self.subject / path, "a") as file:
                file.write(BENCHMARKS if path.startswith(".") else CHANGEABLE)

    @staticmethod
    def own(path):
        if os.geteuid() == 0:
            run(["chown", "-R", f"{USER}:{USER}", path], check=True)

    def prefix(self):
        if os.geteuid() != 0:
            return []
        return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]

    def environment(self):
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        return kept | {"HOME": str(self.folder / "home"), "TMPDIR": str(self.folder / "temporary")}

    def shell(self, script):
        run([*self.prefix(), "bash", "-c", script], cwd=self.subject, env=self.environment(), check=True)

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
            "report": ["report", str(self.subject)],
            "check": ["check", str(self.subject)],
            "bench": ["bench", str(self.subject), "--scenario", "greet", "--rounds", "16"],
            "scale": ["scale", str(self.subject), "--up-to", "1", "--rounds", "1", "--architecture", "Left"],
        }

    def run(self, name, before=":", after="", seconds=None):
        """The status, none for one that was still running, what it printed, and how long it took."""
        place = Path(tempfile.mkdtemp(dir=self.folder / "runs"))
        if name == "init":
            shutil.copytree(self.subject / "Sources", place / "Sources")
        self.own(place)
        if name == "history":
            for kept in self.subject.glob(".build/catwalk-*/.history"):
                shutil.rmtree(kept)
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


def check_command(commands, name, tries_all, faults):
    """Runs a command under all limits, and prints a score."""
    status, _, errors, usual = commands.run(name, seconds=600)
    faults.expect(status in (0, 1), f"{name}, without a limit: ends with {status}: {errors[-300:]!r}")
    score, builds = Counter(), name in commands.BUILDING
    seconds = SECONDS + (2 * usual if builds else 0)
    tried = list(limits())
    for limit, before, after, tells in tried[commands.BUILDING[name]] if builds and not tries_all else tried:
        status, output, errors, took = commands.run(name, before, after, seconds)
        word, fault = verdict(status, output, errors, tells)
        score[word] += 1
        if tries_all:
            print(f"  {name}, {limit}: {word}, {took:.1f} s, {errors.strip()[:160]!r}", flush=True)
        faults.expect(not fault, f"{name}, {limit}: {fault}")
    print(f"{name} ({usual:.1f} s without a limit): {dict(score)}", flush=True)
    return sum(score.values())


@check(__doc__, "catwalk", all=False, command={"action": "append"})
def main(options, faults):
    with folder() as place:
        commands = Commands(options.catwalk, place)
        # One after the other: a limit of processes counts all of the user's.
        names = options.command or list(commands.arguments())
        return f"{sum(check_command(commands, name, options.all, faults) for name in names)} runs"
