#!/usr/bin/env python3
"""How reliable the timed benchmark is: how often it tells equals apart, and how often it sees a difference of 5 %.

    check_times.py                     ten runs of all scenarios, on the machine as it is
    check_times.py --busy              the same, with as many other processes at work as there are cores, and one more
    check_times.py --runs 1            fewer runs
    check_times.py --scenario load     some scenarios only; may be given several times
    check_times.py --catwalk PROGRAM   another program than the debug build's

Works on a copy of this repository, without its history. There one architecture stands under two more names, each with
a copy of its sources in a module of its own. Under the first of them it plays as many rounds as the original, under the
second 5 % more. Four architectures are configured, so the comparisons are as many as in the sample. Prints which of
them were told apart; exits 1 if any of the equals were, or fewer than 95 % of the others.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from check_benchmarks import ROOT, Copy, checked

ARCHITECTURE, OTHER = "MVC", "MVP"
EQUAL, PLANTED = "Equal", "Planted"
LOADS = ["while True: pass", "a = bytearray(1 << 25)\nwhile True: b = bytes(a)"]


def replaced(path, old, new):
    text = path.read_text()
    if text.count(old) != 1:
        sys.exit(f"{path} is not as this check knows it: there is not one {old!r}.")
    path.write_text(text.replace(old, new))


def plant(folder):
    """Gives the architecture two more names, and the second of them 5 % more rounds."""
    package = folder / "Package.swift"
    line = re.search(rf'\n    \("{ARCHITECTURE}", .*', package.read_text())[0]
    for name in (EQUAL, PLANTED):
        shutil.copytree(folder / "Sources/Sample" / ARCHITECTURE, folder / "Sources/Sample" / name)
        tests = folder / "Tests/Sample" / name
        tests.mkdir()
        (tests / "None.swift").write_text(f"import {name}\n")
    named = [line.replace(f'"{ARCHITECTURE}"', f'"{name}"') for name in (ARCHITECTURE, EQUAL, PLANTED)]
    replaced(package, line, "".join(named))
    replaced(
        folder / "Benchmarks/Sample/Play/PlayOrder.swift",
        "self.rounds = rounds\n",
        f'self.rounds = contestant.name == "{PLANTED}" ? rounds * 21 / 20 : rounds\n',
    )
    configuration = folder / ".catwalk.yml"
    benchmarks = re.search(r"\nbenchmarks:\n(?:  .*\n)+", configuration.read_text())[0]
    names = (ARCHITECTURE, EQUAL, PLANTED, OTHER)
    modules = "".join(f"  - {{name: {name}, sources: Sources/Sample/{name}}}\n" for name in names)
    configuration.write_text(
        f"name: Twice\nbaseline: {ARCHITECTURE}\nscenarios: none\narchitectures:\n{modules}{benchmarks}"
    )


def comparisons(printed):
    """By name and scenario, whether it was told apart from the original, and in which words."""
    found = {EQUAL: {}, PLANTED: {}}
    scenario = None
    for line in printed.splitlines():
        cells = re.split(r"\s{2,}", line.strip())
        if len(cells) == 1 and cells[0]:
            scenario = cells[0]
        elif cells[0] in found:
            found[cells[0]][scenario] = cells[-1]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--catwalk", default=ROOT / ".build/debug/catwalk")
    options = parser.parse_args()
    told = {EQUAL: 0, PLANTED: 0}
    of = dict(told)
    loads = []
    with tempfile.TemporaryDirectory() as scratch:
        copy = Copy(Path(scratch) / "copy", options.catwalk)
        plant(copy.folder)
        arguments = ["bench", "--timed"]
        for name in (ARCHITECTURE, EQUAL, PLANTED):
            arguments += ["--architecture", name]
        for name in options.scenario:
            arguments += ["--scenario", name]
        try:
            if options.busy:
                for number in range((os.cpu_count() or 1) + 1):
                    loads.append(subprocess.Popen([sys.executable, "-c", LOADS[number % len(LOADS)]]))
            for run in range(1, options.runs + 1):
                start = time.monotonic()
                result = subprocess.run(
                    [options.catwalk, *arguments, copy.folder], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
                )
                found = comparisons(checked(result, 0).stdout)
                for name, scenarios in found.items():
                    of[name] += len(scenarios)
                    for scenario, words in scenarios.items():
                        apart = not words.startswith("not told apart")
                        told[name] += apart
                        if apart == (name == EQUAL):
                            print(f"    {scenario}, {name}: {words}", flush=True)
                print(
                    f"run {run} of {options.runs}, {time.monotonic() - start:.0f} s: so far {told[EQUAL]} of {of[EQUAL]} "
                    f"equals and {told[PLANTED]} of {of[PLANTED]} with 5 % planted were told apart",
                    flush=True,
                )
        finally:
            for load in loads:
                load.kill()
                load.wait()
    return 0 if of[EQUAL] and told[EQUAL] == 0 and told[PLANTED] >= 0.95 * of[PLANTED] else 1


if __name__ == "__main__":
    sys.exit(main())
