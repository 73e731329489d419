#!/usr/bin/env python3
"""Watches which programs the commands start that a stranger's code may be handed to: git alone, to read.

    check_strangers.py                    watches the debug build
    check_strangers.py --catwalk PROGRAM  another program

Needs git and strace. The subject is a repository full of traps: filters, hooks, watchers and more in its configuration,
attributes, submodules, a manifest. First plain git is let into them, for a trap that never springs proves nothing.
Exits 1 when a program is started that should not be, when a trap springs, or when the repository is not as it was.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from stranger import ROOT, Stranger

# What git is asked, with the options before it that are not a repository's to set.
ASKED = {"rev-parse", "log", "merge-base", "ls-files", "ls-tree", "cat-file", "diff-tree", "read-tree", "status"}

STARTED = re.compile(r'^\d+ +execve(?:at)?\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)", \[(.*?)\](?:\.\.\.)?, ')
ARGUMENT = re.compile(r'"((?:[^"\\]|\\.)*)"')

# Each command, and whether it asks git anything.
COMMANDS = (
    (["measure"], True),
    (["measure", "--format", "json"], True),
    (["measure", "--format", "csv"], True),
    (["measure", "--format", "edges"], True),
    (["check", "--engine", "syntax"], True),
    (["check", "--engine", "syntax", "--format", "json"], True),
    (["explain", "view-does-not-use-base", "--engine", "syntax"], True),
    (["report", "--engine", "syntax"], True),
    (["init"], False),
    (["compare", "HEAD~2..HEAD"], True),
    (["compare", "HEAD~2...HEAD", "--format", "html"], True),
    (["history", "--format", "csv"], True),
    (["history", "--since", "HEAD~2", "--format", "json"], True),
)


def subcommand(arguments):
    """The word after git's own options."""
    rest = iter(arguments[1:])
    for argument in rest:
        if argument == "-c":
            next(rest)
        elif not argument.startswith("-"):
            return argument
    return None


def state(folder):
    """What git keeps of a repository."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted((folder / ".git").rglob("*"))
        if path.is_file()
    }


class Watch:
    def __init__(self, catwalk, stranger):
        self.catwalk, self.stranger = catwalk, stranger
        self.git = Path(shutil.which("git")).resolve()
        self.faults, self.started = [], 0

    def run(self, arguments, asks_git, statuses=(0,)):
        log = self.stranger.folder / "calls"
        before = state(self.stranger.subject)
        result = subprocess.run(
            ["strace", "-f", "-qq", "-s", "8192", "-e", "trace=execve,execveat", "-o", log, self.catwalk, *arguments],
            cwd=self.stranger.subject,
            env={**os.environ, "HOME": str(self.stranger.folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        name = " ".join(arguments)
        if result.returncode not in statuses:
            self.faults.append(f"{name}: exits {result.returncode}: {result.stderr.strip()}")
        programs = [match.groups() for line in log.read_text().splitlines() if (match := STARTED.match(line))]
        if not programs or Path(programs[0][0]).resolve() != self.catwalk:
            self.faults.append(f"{name}: the watch saw nothing")
        for program, arguments in programs[1:]:
            self.judge(name, program, ARGUMENT.findall(arguments))
        if bool(programs[1:]) != asks_git:
            self.faults.append(f"{name}: starts {len(programs) - 1} programs")
        if sprung := self.stranger.sprung():
            self.faults.append(f"{name}: runs {sprung[0]}")
        if state(self.stranger.subject) != before:
            self.faults.append(f"{name}: changes the repository")
        return result

    def judge(self, name, program, arguments):
        """Git may start itself, under a name of its own."""
        self.started += 1
        if Path(program).resolve() != self.git and not Path(program).is_relative_to("/usr/lib/git-core"):
            self.faults.append(f"{name}: starts {program}")
        elif subcommand(arguments) not in ASKED:
            self.faults.append(f"{name}: starts {' '.join(arguments)}")


def prove_traps(stranger):
    """Plain git springs them: whoever asks it in the usual way runs what the repository says."""
    faults = []
    for name, arguments in (
        ("a watcher or a filter", ["status"]),
        ("a check of signatures", ["log", "-1"]),
        ("a filter", ["read-tree", "--reset", "-u", "HEAD"]),
        ("another diff", ["diff", "HEAD"]),
    ):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "subject")
            shutil.copytree(stranger.subject, copy)
            if arguments[0] == "read-tree":
                (copy / ".gitignore").unlink()
            stranger.git(*arguments, check=False, folder=copy)
            if not stranger.sprung():
                faults.append(f"git {' '.join(arguments)} does not run {name}, so nothing is proved by that trap")
    return faults


def main():
    parser = argparse.ArgumentParser(description="Watches which programs are started on a stranger's code.")
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    catwalk = parser.parse_args().catwalk.resolve()
    with tempfile.TemporaryDirectory() as folder:
        stranger = Stranger(folder)
        faults = prove_traps(stranger)
        watch = Watch(catwalk, stranger)
        for arguments, asks_git in COMMANDS:
            watch.run(arguments, asks_git, statuses=(0, 2) if arguments[0] == "init" else (0, 1) if arguments[0] == "check" else (0,))
        stranger.lose_an_object()
        # It can't be compared, and that is all: nothing is fetched.
        watch.run(["compare", "HEAD~2..HEAD~1"], True, statuses=(2,))
        faults += watch.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(COMMANDS) + 1} runs started git {watch.started} times, and {'something' if faults else 'nothing'} else.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
