#!/usr/bin/env python3
"""Times what follows a save while `catwalk workshop watch` runs in a learner's folder: the verdict on the layers, and the whole
one with its build, tests and scenarios.

    measure_watch.py                    builds catwalk in release, and measures
    measure_watch.py --program PROGRAM  takes that catwalk, and builds nothing
    measure_watch.py --saves 15         saves each so often

Saves a breach of a layer, and its mending, in turn. Prints a Markdown table; exits 1 when a bound is missed. Run it on a
machine that does nothing else.
"""

import argparse
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

import machine
from bound import Bound, table
from measure_saves import PATIENCE, ROOT, built

EXERCISE = "read/layer"
# What the exercise has planted, and what mends it.
PLANTED = "Sources/MVP/LoadCat/LoadCatViewController.swift"
# Seconds at most.
LAYERS, WHOLE = 0.2, 2.5


class Watch:
    """What it says, line by line as it comes."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "workshop", "watch", folder, "--language", "en"], stdout=subprocess.PIPE, text=True
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put((time.time(), line))

    def verdict(self):
        """When the next verdict was whole, and what it said."""
        said, end = [], time.time() + PATIENCE
        while time.time() < end:
            try:
                moment, line = self.lines.get(timeout=max(0, end - time.time()))
            except queue.Empty:
                break
            said.append(line)
            if line.startswith("Checked in"):
                return moment, "".join(said)
        sys.exit(f"no verdict within {PATIENCE} s; it said: {''.join(said)}")

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=60)


def saved(watch, file, text, says):
    """Seconds from a save to the verdict, which has to say this."""
    start = time.time()
    file.write_text(text)
    moment, said = watch.verdict()
    if says not in said:
        sys.exit(f"the verdict does not say “{says}”, but: {said}")
    return moment - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, help="a catwalk that was built in release")
    parser.add_argument("--saves", type=int, default=15, help="how many of each")
    arguments = parser.parse_args()
    program = (arguments.program or built()).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve() / "Cats"
        start = [program, "workshop", "start", folder, "--exercise", EXERCISE]
        subprocess.run(start, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        planted = (folder / PLANTED).read_text()
        subprocess.run(["git", "apply", ROOT / "Workshop" / EXERCISE / "solution.patch"], cwd=folder, check=True)
        mended = (folder / PLANTED).read_text()
        layers, whole = [], []
        with Watch(program, folder) as watch:
            # The first build takes what no later one does.
            watch.verdict()
            for number in range(arguments.saves):
                mark = f"// {number}\n"
                layers.append(saved(watch, folder / PLANTED, planted + mark, "layers does not hold"))
                whole.append(saved(watch, folder / PLANTED, mended + mark, "Passed"))
    bounds = [
        Bound.of(what, max(seconds), limit, f"{median(seconds):.2f}")
        for what, seconds, limit in (
            ("save to a broken layer", layers, LAYERS), ("save to all checks: build, tests, scenarios", whole, WHOLE)
        )
    ]
    print("\n".join(machine.description({"Swift": ["swift", "--version"]})))
    print(f"- {arguments.saves} saves of each; the bound is for the slowest\n")
    print(table(bounds).replace("wall, s", "median, s", 1))
    sys.exit(0 if all(bound.is_met for bound in bounds) else 1)


if __name__ == "__main__":
    main()
