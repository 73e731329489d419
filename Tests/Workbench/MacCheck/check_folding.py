#!/usr/bin/env python3
"""Catwalk where names that differ in capitals, or in how an accent is written, are one file, as on most Macs.

    check_folding.py                    with .build/debug/catwalk
    check_folding.py --catwalk PROGRAM

Needs Debian's fuse3 and libfuse2, and mfusepy of PyPI. Prints what differs from the same work on an ordinary disk, and exits
1 if anything does.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unicodedata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TWINS = ROOT / "Tests/Workbench/Twins/Fixtures/Twins"
ACCENT = unicodedata.normalize("NFC", "Sources/Left/Café.swift")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    catwalk = parser.parse_args().catwalk.resolve()
    with tempfile.TemporaryDirectory() as place:
        plain, kept, folding = (Path(place, name) for name in ("plain", "kept", "folding"))
        for folder in (plain, kept, folding):
            folder.mkdir()
        mount = subprocess.Popen([sys.executable, HERE / "folding.py", kept, folding])
        try:
            wait_for(folding)
            for folder in (plain, folding):
                lay_out(folder / "Twins")
            faults = list(faults_of(catwalk, plain / "Twins", folding / "Twins"))
        finally:
            subprocess.run(["fusermount3", "-u", folding], check=False, stderr=subprocess.DEVNULL)
            mount.wait(timeout=30)
    print("\n".join(faults) or "Nothing differs from an ordinary disk.")
    sys.exit(1 if faults else 0)


def wait_for(folding):
    """Until the file system is there: the folder's device is another one then."""
    device = folding.parent.stat().st_dev
    for _ in range(100):
        if folding.stat().st_dev != device:
            return
        time.sleep(0.1)
    sys.exit("The file system was not mounted in 10 seconds. Install fuse3 and libfuse2, and run this with a Python that has mfusepy.")


def lay_out(folder):
    shutil.copytree(TWINS, folder)
    (folder / ACCENT).write_text("struct Café {}\n")
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "The twins"]):
        identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid"]
        # Both repositories have the same commit.
        dates = {f"GIT_{who}_DATE": "2026-01-02T03:04:05Z" for who in ("AUTHOR", "COMMITTER")}
        subprocess.run(["git", *identity, *command], cwd=folder, check=True, env=os.environ | dates)


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
    done = subprocess.run([catwalk, *command], cwd=folder, capture_output=True, text=True, timeout=900)
    said = "".join(line for line in done.stderr.splitlines(True) if not line.startswith("Measured in"))
    return done.returncode, done.stdout, said


if __name__ == "__main__":
    main()
