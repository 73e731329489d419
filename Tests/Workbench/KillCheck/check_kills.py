#!/usr/bin/env python3
"""Kills catwalk at random moments: what is left has to be the old report or the new one, whole.

    check_kills.py                    the writing step alone, at 200 moments, then at every call to the system
    check_kills.py --subject FOLDER   also the whole command, at 5 moments, on a copy of that subject
    check_kills.py --every 3 --skip 1 of the calls the second, the fifth, ...

Each round starts from the old report, runs the command that writes the new one, and kills it. The last round lets it
end: what killed runs have left behind must be gone then. Prints a score; exits 1 when anything was mixed.
"""

import random
import shutil
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path

from checks import check, folder, run, write
from reports import FORMATS, contents, reports, writing

CALLS = ("openat", "mkdir", "write", "fsync", "linkat,link", "renameat2,rename,renameat", "unlink,unlinkat,rmdir")


class Kills:
    """What became of a report's folder, round by round."""

    def __init__(self, command, place, old, new, faults):
        self.command, self.folder, self.old, self.new, self.faults = command, place, old, new, faults
        self.score = Counter()

    def restore(self):
        """Puts the old report back, and leaves lie what killed runs have left."""
        shutil.rmtree(self.folder, ignore_errors=True)
        write(self.folder, self.old)

    def judge(self, how):
        found = contents(self.folder) if self.folder.exists() else {}
        verdict = "old" if found == self.old else "new" if found == self.new else "mixed"
        self.score[verdict] += 1
        if verdict == "mixed":
            states = {path: data for path, data in {**self.old, **self.new, **found}.items() if found.get(path) != self.new.get(path)}
            self.faults.add(f"{how}: neither report, for {', '.join(sorted(states))}")
        return verdict

    def after(self, seconds):
        """One round: the command is killed after so many seconds, if it has not ended by then."""
        self.restore()
        process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.judge(f"after {seconds:.3f} s")

    def at_call(self, name, number):
        """One round: the command is killed as it makes its n-th call of that name; says whether it got there."""
        self.restore()
        inject = ["-e", f"inject={name}:signal=KILL:when={number}", "-e", f"trace={name}"]
        status = run(["strace", "-f", "-qq", "-o", "/dev/null", *inject, *self.command]).returncode
        self.judge(f"at {name} {number}")
        return status in (-signal.SIGKILL, 128 + signal.SIGKILL)

    def end(self):
        """Lets the command end: the report is the new one, and nothing else is left beside it."""
        self.restore()
        run(self.command)
        left = [path.name for path in [*self.folder.parent.iterdir(), *self.folder.rglob("*")] if ".catwalk-" in path.name]
        is_new = self.judge("afterwards") == "new"
        self.faults.expect(is_new and not left, f"afterwards something is left behind: {left}")

    def told(self, what):
        print(f"{what}: {dict(self.score)}", flush=True)
        self.score.clear()


def writing_step(options, place, faults):
    moments = random.Random(options.seed)
    old, new = reports(options.catwalk, place)
    kills = Kills(writing(options.catwalk, place, "new", place / "Reports"), place / "Reports", old, new, faults)
    started = time.monotonic()
    kills.end()
    length = time.monotonic() - started
    kills.score.clear()
    for _ in range(options.rounds):
        kills.after(moments.uniform(0, length * 1.2))
    kills.told(f"The writing step, killed at {options.rounds} moments of {length:.2f} s")
    for call in CALLS if shutil.which("strace") else ():
        number = 1 + options.skip
        while kills.at_call(call, number):
            number += options.every
    kills.told(f"The writing step, killed at one call in {options.every} that opens, writes, links, renames or removes")
    kills.end()


def whole_command(options, place, faults):
    moments, copy = random.Random(options.seed), place / "subject"
    shutil.copytree(options.subject, copy, ignore=shutil.ignore_patterns(".build", ".git"))
    command = [options.catwalk, "report", "--format", FORMATS, copy]
    for _ in range(2):    # the second builds nothing
        started = time.monotonic()
        run(command)
        length = time.monotonic() - started
    new = contents(copy / "Reports")
    kills = Kills(command, copy / "Reports", {path: data + b"\n" for path, data in new.items()}, new, faults)
    for _ in range(5):
        kills.after(moments.uniform(0, length))
    kills.told(f"The whole command, killed at 5 moments of {length:.1f} s")
    kills.end()


@check(__doc__, "catwalk", "every", subject=Path, rounds=200, seed=1)
def main(options, faults):
    for part in [writing_step, *([whole_command] if options.subject else [])]:
        with folder() as place:
            part(options, place, faults)
    return "The old report or the new one"
