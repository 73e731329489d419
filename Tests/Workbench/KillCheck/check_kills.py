#!/usr/bin/env python3
"""Kills catwalk at random moments: what is left has to be the old report or the new one, whole.

    check_kills.py                    the writing step alone, at 200 moments, then at every call to the system
    check_kills.py --subject FOLDER   also the whole command, at 5 moments, on a copy of that subject
    check_kills.py --every 3 --skip 1 of the calls the second, the fifth, ...
    check_kills.py --catwalk PROGRAM  another program than the debug build's

Each round starts from the old report, runs the command that writes the new one, and kills it. The last round lets it
end: what killed runs have left behind must be gone then. Prints a score; exits 1 when anything was mixed.
"""

import argparse
import json
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from pruning import pruned

ROOT = Path(__file__).resolve().parents[3]
FORMATS = "html,md,json,csv,sarif,badges,mermaid,svg"


def contents(folder):
    """The files below a folder by path; temporary ones, which no reader looks at, are left out."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".catwalk-" not in str(path.relative_to(folder)) and ".build" not in path.parts
    }


class Kills:
    """What became of a report's folder, round by round."""

    def __init__(self, command, folder, old, new):
        self.command, self.folder, self.old, self.new = command, folder, old, new
        self.score = Counter()

    def restore(self):
        """Puts the old report back, and leaves lie what killed runs have left."""
        if self.folder.exists():
            shutil.rmtree(self.folder)
        for path, data in self.old.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_bytes(data)

    def judge(self):
        found = contents(self.folder) if self.folder.exists() else {}
        verdict = "old" if found == self.old else "new" if found == self.new else "mixed"
        self.score[verdict] += 1
        if verdict == "mixed":
            for path in sorted({*found, *self.old, *self.new}):
                data = found.get(path)
                state = "old" if data == self.old.get(path) else "new" if data == self.new.get(path) else "neither"
                print(f"    {path}: {'missing' if data is None else state}")
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
        return self.judge(), process.returncode

    def at_call(self, name, number):
        """One round: the command is killed as it makes its n-th call of that name; says whether it got there."""
        self.restore()
        inject = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"inject={name}:signal=KILL:when={number}"]
        status = subprocess.run(
            [*inject, "-e", f"trace={name}", *self.command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ).returncode
        self.judge()
        return status in (-signal.SIGKILL, 128 + signal.SIGKILL)

    def end(self):
        """Lets the command end: the report is the new one, and nothing else is left beside it."""
        self.restore()
        subprocess.run(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        left = [path.name for path in self.folder.parent.iterdir() if ".catwalk-" in path.name]
        inside = [path.name for path in self.folder.rglob("*") if ".catwalk-" in path.name]
        return self.judge() == "new" and not left and not inside


def reports(catwalk, folder):
    """An old and a new report.json, and the files that each of them gives.

    The new one has few elements of each list: as many files as the whole report, sooner written.
    """
    old = json.loads((ROOT / "Tests/Workbench/FormatCheck/sample-report.json").read_text())
    new = pruned(json.loads((ROOT / "Reports/report.json").read_text()))
    written = []
    for name, report in (("old", old), ("new", new)):
        source = folder / f"{name}.json"
        source.write_text(json.dumps(report))
        output = folder / name
        subprocess.run(
            [catwalk, "report", "--from", source, "--format", FORMATS, "--output", output],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        files = contents(output)
        # Other people's files have to be there before and after.
        files["notes.txt"] = b"mine"
        written.append(files)
    return written


def writing_step(catwalk, rounds, seed, every, skip):
    moments = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        old, new = reports(catwalk, folder)
        # The diagrams of the old report's architectures stay, as any file does that the new report does not have.
        new = {**{path: data for path, data in old.items() if path not in new}, **new}
        command = [
            catwalk, "report", "--from", folder / "new.json", "--format", FORMATS, "--output", folder / "Reports"
        ]
        kills = Kills(command, folder / "Reports", old, new)
        started = time.monotonic()
        kills.end()
        length = time.monotonic() - started
        kills.score.clear()
        for _ in range(rounds):
            kills.after(moments.uniform(0, length * 1.2))
        print(f"The writing step, killed at {rounds} moments of {length:.2f} s: {dict(kills.score)}")
        total = kills.score["mixed"]
        if shutil.which("strace"):
            kills.score.clear()
            for call in ("openat", "mkdir", "write", "fsync", "linkat,link", "renameat2,rename,renameat", "unlink,unlinkat,rmdir"):
                number = 1 + skip
                while kills.at_call(call, number):
                    number += every
            which = "every call" if every == 1 else f"one call in {every}"
            print(f"The writing step, killed at {which} that opens, writes, links, renames or removes: {dict(kills.score)}")
            total += kills.score["mixed"]
        else:
            print("Without strace it was killed at random moments alone.")
        is_tidy = kills.end()
        print("Afterwards nothing is left behind." if is_tidy else "Afterwards something is LEFT BEHIND.")
        return total == 0 and is_tidy


def whole_command(catwalk, subject, rounds, seed):
    moments = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "subject"
        shutil.copytree(subject, copy, ignore=shutil.ignore_patterns(".build", ".git"))
        command = [catwalk, "report", "--format", FORMATS, copy]
        started = time.monotonic()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        started = time.monotonic()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        length = time.monotonic() - started
        folder = copy / "Reports"
        new = contents(folder)
        old = {path: data + b"\n" for path, data in new.items()}
        kills = Kills(command, folder, old, new)
        for _ in range(rounds):
            kills.after(moments.uniform(0, length))
        print(f"The whole command, killed at {rounds} moments of {length:.1f} s: {dict(kills.score)}")
        is_tidy = kills.end()
        return kills.score["mixed"] == 0 and is_tidy


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    parser.add_argument("--subject", type=Path)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0)
    arguments = parser.parse_args()
    is_well = writing_step(arguments.catwalk.resolve(), arguments.rounds, arguments.seed, arguments.every, arguments.skip)
    if arguments.subject:
        is_well = whole_command(arguments.catwalk.resolve(), arguments.subject, 5, arguments.seed) and is_well
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
