#!/usr/bin/env python3
"""Catwalk where names that differ in capitals, or in how an accent is written, are one file, as on most Macs.

Needs Debian's fuse3 and libfuse2, and mfusepy of PyPI. Prints what differs from the same work on an ordinary disk, and exits
1 if anything does.
"""

import os
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path

from checks import NO_SETTINGS, TWINS, check, folder, git, run, until

HERE = Path(__file__).resolve().parent
ACCENT = unicodedata.normalize("NFC", "Sources/Left/Café.swift")


def lay_out(folder):
    shutil.copytree(TWINS, folder)
    (folder / ACCENT).write_text("struct Café {}\n")
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "The twins"]):
        # Both repositories have the same commit.
        dates = {f"GIT_{who}_DATE": "2026-01-02T03:04:05Z" for who in ("AUTHOR", "COMMITTER")}
        git(folder, *command, env=os.environ | NO_SETTINGS | dates)


def faults_of(catwalk, plain, folding):
    for command in (
        ["measure"], ["measure", "--format", "json"], ["measure", "--format", "edges", "Sources"],
        ["check", "--engine", "syntax"], ["compare", "HEAD..HEAD"], ["history", "--format", "csv"],
        ["report", "--format", "json", "--output", "out"],
    ):
        expected, found = (outcome(catwalk, command, folder) for folder in (plain, folding))
        if expected != found:
            yield f"{' '.join(command)}: {expected} on an ordinary disk, {found} here"
    expected, found = ((folder / "out/report.json").read_text() for folder in (plain, folding))
    if expected != found:
        yield "report.json differs"
    # What this disk finds, the next machine's does not.
    configuration = folding / ".catwalk.yml"
    configuration.write_text(configuration.read_text().replace("sources: Sources/Left", "sources: sources/left"))
    _, _, said = outcome(catwalk, ["check"], folding)
    if 'Write "Sources/Left", as it is called' not in said:
        yield f"another spelling of a folder: {said}"
    decomposed = unicodedata.normalize("NFD", ACCENT)
    if outcome(catwalk, ["measure", decomposed], folding)[0] != 0:
        yield "a name with its accent apart"


def outcome(catwalk, command, folder):
    done = run([catwalk, *command], cwd=folder, timeout=900)
    said = "".join(line for line in done.stderr.splitlines(True) if not line.startswith("Measured in"))
    return done.returncode, done.stdout, said


@check(__doc__, "catwalk")
def main(options, faults):
    with folder() as place:
        plain, kept, folding = (place / name for name in ("plain", "kept", "folding"))
        for each in (plain, kept, folding):
            each.mkdir()
        mount = subprocess.Popen([sys.executable, HERE / "folding.py", kept, folding])
        try:
            # The folder's device is another one once the file system is there.
            if not until(lambda: folding.stat().st_dev != place.stat().st_dev, 10):
                sys.exit("No file system in 10 seconds. Install fuse3 and libfuse2, and run this with a Python that has mfusepy.")
            for each in (plain, folding):
                lay_out(each / "Twins")
            faults += faults_of(options.catwalk, plain / "Twins", folding / "Twins")
        finally:
            run(["fusermount3", "-u", folding])
            mount.wait(timeout=30)
    return "Names that differ in capitals or accents"
