"""How often the compiler's own counters say that each body of some files was entered."""

import collections
import functools
import json
import os
import re
import shutil
from pathlib import Path

from checks import output, players

# What a program is built with to count.
COUNTING = ["-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"]

# The ends of closures' names: `U` of one that is written, `u` of one that the compiler makes around a value or a method.
WRITTEN, MADE = re.compile(r"U\d*_$"), re.compile(r"u\d*_$")


class CompilerCounts:
    """The counts by file, line and column of the opening brace; apart, how many functions have none."""

    def __init__(self, program, profile, files):
        merged = profile.with_suffix(".profdata")
        run("llvm-profdata", "merge", "-sparse", profile, "-o", merged)
        export = json.loads(run("llvm-cov", "export", "-instr-profile", merged, program))
        merged.unlink()
        starting = collections.defaultdict(list)
        for function in export["data"][0]["functions"]:
            copy = Path(os.path.relpath(function["filenames"][0], players.PLAIN))
            file = str(players.source_of(copy).relative_to(players.ROOT))
            if file in files:
                starting[file, *function["regions"][0][:2]].append(function)
        braced = {place: functions for place, functions in starting.items() if is_brace(*place)}
        self.counts = {place: count(functions) for place, functions in braced.items()}
        self.without_braces = sum(map(len, starting.values())) - sum(map(len, braced.values()))


def count(functions):
    """That of the body, of all functions that start at one brace.

    A closure may start where the compiler makes another one around it, or where the value starts that it is.
    """
    closures = [function for function in functions if WRITTEN.search(function["name"])]
    [body] = closures or [function for function in functions if not MADE.search(function["name"])]
    return body["count"]


def is_brace(file, line, column):
    return lines(file)[line - 1][column - 1 : column] == b"{"


@functools.cache
def lines(file):
    return (players.ROOT / file).read_bytes().split(b"\n")


def run(tool, *arguments):
    """Runs a tool of the toolchain that `swift` belongs to: another one can't read its profiles."""
    program = Path(shutil.which("swift")).resolve().with_name(tool)
    return output([program, *arguments])
