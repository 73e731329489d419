#!/usr/bin/env python3
"""Times what follows a save while `catwalk workshop watch` runs in a learner's folder: the verdict on the layers, and the whole
one with its build, tests and scenarios; what the watch takes while nothing happens; and how long each exercise's pass takes.

    measure_watch.py                    builds catwalk in release, and measures
    measure_watch.py --program PROGRAM  takes that catwalk, and builds nothing
    measure_watch.py --saves 15         saves each so often

Saves a breach of a layer, and its mending, in turn. Of each exercise the start is checked, and then its solution. Prints a
Markdown table; exits 1 when a bound is missed. Run it on a machine that does nothing else.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from statistics import median

from checks import ROOT, check, folder, output
from measuring import Bound, built, tell

EXERCISE = "read/layer"
# What the exercise has planted, and what mends it.
PLANTED = "Sources/MVP/LoadCat/LoadCatViewController.swift"
# Seconds at most, and how long a verdict may take before it counts as none.
LAYERS, WHOLE, PATIENCE = 0.2, 2.5, 60
# A processor's share in percent while nothing happens, for so many seconds; and seconds for an exercise's pass.
IDLE, NOTHING_HAPPENS, PASS = 1, 20, 15


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

    def share(self, seconds):
        """Of a processor in percent, by /proc, while nothing happens for so long."""
        def ticks():
            return sum(map(int, Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]))

        before = ticks()
        time.sleep(seconds)
        return 100 * (ticks() - before) / os.sysconf("SC_CLK_TCK") / seconds

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


def passes(program, place):
    """Seconds for the check of each exercise's solution, after its start was checked."""
    learner, seconds = place / "Passes", {}
    exercises = sorted(file.parent for file in (ROOT / "Workshop").glob("*/*/exercise.yml"))
    output([program, "workshop", "start", learner], cwd=ROOT)
    for exercise in exercises:
        name = "/".join(exercise.parts[-2:])
        output([program, "workshop", "next", "--to", name], cwd=learner)
        subprocess.run([program, "workshop", "check"], cwd=learner, stdout=subprocess.DEVNULL, check=False)
        output(["git", "apply", exercise / "solution.patch"], cwd=learner)
        start = time.time()
        output([program, "workshop", "check"], cwd=learner)
        seconds[name] = time.time() - start
    return seconds


@check(__doc__, program=Path, saves=15)
def main(options, _):
    program = (options.program or built("catwalk") / "catwalk").resolve()
    with folder() as place:
        learner = place / "Cats"
        output([program, "workshop", "start", learner, "--exercise", EXERCISE], cwd=ROOT)
        planted = (learner / PLANTED).read_text()
        output(["git", "apply", ROOT / "Workshop" / EXERCISE / "solution.patch"], cwd=learner)
        mended = (learner / PLANTED).read_text()
        layers, whole = [], []
        with Watch(program, learner) as watch:
            # The first build takes what no later one does.
            watch.verdict()
            for number in range(options.saves):
                mark = f"// {number}\n"
                layers.append(saved(watch, learner / PLANTED, planted + mark, "layers does not hold"))
                whole.append(saved(watch, learner / PLANTED, mended + mark, "Passed"))
            idle = watch.share(NOTHING_HAPPENS)
        each = passes(program, place)
    bounds = [
        Bound.of(what, max(seconds), limit, f"{median(seconds):.2f}")
        for what, seconds, limit in (
            ("save to a broken layer", layers, LAYERS), ("save to all checks: build, tests, scenarios", whole, WHOLE)
        )
    ]
    bounds.append(Bound.of("a processor's share while nothing happens, %", idle, IDLE, f"{idle:.2f}"))
    bounds += [Bound.of(f"pass of {name}", seconds, PASS, f"{seconds:.2f}") for name, seconds in each.items()]
    return tell(bounds, f"{options.saves} saves of each; the bound is for the slowest", wall="median, s")
