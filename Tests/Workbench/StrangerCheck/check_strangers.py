#!/usr/bin/env python3
"""Watches which programs the commands start that a stranger's code may be handed to: git alone, to read.

Needs git and strace. The subject is a repository full of traps: filters, hooks, watchers and more in its configuration,
attributes, submodules, a manifest. First plain git is let into them, for a trap that never springs proves nothing.
Exits 1 when a program is started that should not be, when a trap springs, or when the repository is not as it was.
"""

import hashlib
import os
import re
import shutil
from pathlib import Path

from checks import check, folder, run
from stranger import Stranger

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


def kept(repository):
    """What git keeps of it."""
    files = [path for path in sorted((repository / ".git").rglob("*")) if path.is_file()]
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


class Watch:
    def __init__(self, catwalk, stranger, faults):
        self.catwalk, self.stranger, self.faults, self.started = catwalk, stranger, faults, 0
        self.git = Path(shutil.which("git")).resolve()

    def run(self, arguments, asks_git, statuses=(0,)):
        log, name = self.stranger.folder / "calls", " ".join(arguments)
        before = kept(self.stranger.subject)
        trace = ["strace", "-f", "-qq", "-s", "8192", "-e", "trace=execve,execveat", "-o", log]
        result = run(
            [*trace, self.catwalk, *arguments], cwd=self.stranger.subject, env={**os.environ, "HOME": str(self.stranger.folder)}
        )
        self.faults.expect(result.returncode in statuses, f"{name}: exits {result.returncode}: {result.stderr.strip()}")
        programs = [match.groups() for line in log.read_text().splitlines() if (match := STARTED.match(line))]
        is_seen = programs and Path(programs[0][0]).resolve() == self.catwalk
        self.faults.expect(is_seen, f"{name}: the watch saw nothing")
        for program, words in programs[1:]:
            self.judge(name, program, ARGUMENT.findall(words))
        self.faults.expect(bool(programs[1:]) == asks_git, f"{name}: starts {len(programs) - 1} programs")
        sprung = self.stranger.sprung()
        self.faults.expect(not sprung, f"{name}: runs {sprung[:1]}")
        self.faults.expect(kept(self.stranger.subject) == before, f"{name}: changes the repository")

    def judge(self, name, program, arguments):
        """Git may start itself, under a name of its own."""
        self.started += 1
        if Path(program).resolve() != self.git and not Path(program).is_relative_to("/usr/lib/git-core"):
            self.faults.add(f"{name}: starts {program}")
        elif subcommand(arguments) not in ASKED:
            self.faults.add(f"{name}: starts {' '.join(arguments)}")


def prove_traps(stranger):
    """Plain git springs them: whoever asks it in the usual way runs what the repository says."""
    for name, arguments in (
        ("a watcher or a filter", ["status"]),
        ("a check of signatures", ["log", "-1"]),
        ("a filter", ["read-tree", "--reset", "-u", "HEAD"]),
        ("another diff", ["diff", "HEAD"]),
    ):
        with folder() as place:
            copy = shutil.copytree(stranger.subject, place / "subject")
            if arguments[0] == "read-tree":
                (copy / ".gitignore").unlink()
            stranger.git(*arguments, check=False, folder=copy)
            if not stranger.sprung():
                yield f"git {' '.join(arguments)} does not run {name}, so nothing is proved by that trap"


@check(__doc__, "catwalk")
def main(options, faults):
    with folder() as place:
        stranger = Stranger(place)
        faults += prove_traps(stranger)
        watch = Watch(options.catwalk, stranger, faults)
        for arguments, asks_git in COMMANDS:
            watch.run(arguments, asks_git, {"init": (0, 2), "check": (0, 1)}.get(arguments[0], (0,)))
        stranger.lose_an_object()
        # It can't be compared, and that is all: nothing is fetched.
        watch.run(["compare", "HEAD~2..HEAD~1"], True, statuses=(2,))
    return f"{len(COMMANDS) + 1} runs started git {watch.started} times, and {'something' if faults else 'nothing'} else"
