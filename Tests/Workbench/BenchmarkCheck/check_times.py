#!/usr/bin/env python3
"""How reliable the timed benchmark is: how often it tells equals apart, and how often it sees a difference of 5 %.

    check_times.py                     ten runs of all scenarios, on the machine as it is
    check_times.py --busy              the same, with as many other processes at work as there are cores, and one more
    check_times.py --runs 1            fewer runs
    check_times.py --scenario load     some scenarios only; may be given several times

Works on a copy of this repository, without its history. There one architecture stands under two more names, each with
a copy of its sources in a module of its own. Under the first of them it plays as many rounds as the original, under the
second 5 % more. Four architectures are configured, so the comparisons are as many as in the sample. Prints which of
them were told apart; exits 1 if any of the equals were, or fewer than 95 % of the others.
"""

import os
import re
import shutil
import subprocess
import sys
import time

from checks import check, folder
from checks.repository_copy import Copy

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
        shutil.copytree(folder / "Sources/Cats" / ARCHITECTURE, folder / "Sources/Cats" / name)
        tests = folder / "Tests/Cats" / name
        tests.mkdir()
        (tests / "None.swift").write_text(f"import Cats{name}\n")
    named = [line.replace(f'"{ARCHITECTURE}"', f'"{name}"') for name in (ARCHITECTURE, EQUAL, PLANTED)]
    replaced(package, line, "".join(named))
    replaced(
        folder / "Benchmarks/Cats/Play/PlayOrder.swift",
        "self.rounds = rounds\n",
        f'self.rounds = contestant.name == "{PLANTED}" ? rounds * 21 / 20 : rounds\n',
    )
    configuration = folder / ".catwalk.yml"
    benchmarks = re.search(r"\nbenchmarks:\n(?:  .*\n)+", configuration.read_text())[0]
    names = (ARCHITECTURE, EQUAL, PLANTED, OTHER)
    modules = "".join(f"  - {{name: {name}, sources: {{name: Cats{name}, path: Sources/Cats/{name}}}}}\n" for name in names)
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


@check(__doc__, "catwalk", runs=10, busy=False, scenario={"action": "append", "default": []})
def main(options, faults):
    told, of, loads = {EQUAL: 0, PLANTED: 0}, {EQUAL: 0, PLANTED: 0}, []
    arguments = [word for name in (ARCHITECTURE, EQUAL, PLANTED) for word in ("--architecture", name)]
    arguments += [word for name in options.scenario for word in ("--scenario", name)]
    with folder() as scratch:
        copy = Copy(scratch / "copy", options.catwalk)
        plant(copy.folder)
        try:
            for number in range((os.cpu_count() or 1) + 1 if options.busy else 0):
                loads.append(subprocess.Popen([sys.executable, "-c", LOADS[number % len(LOADS)]]))
            for number in range(1, options.runs + 1):
                start = time.monotonic()
                for name, scenarios in comparisons(copy.bench("--timed", *arguments).stdout).items():
                    of[name] += len(scenarios)
                    for scenario, words in scenarios.items():
                        apart = not words.startswith("not told apart")
                        told[name] += apart
                        if apart == (name == EQUAL):
                            print(f"    {scenario}, {name}: {words}", flush=True)
                print(
                    f"run {number} of {options.runs}, {time.monotonic() - start:.0f} s: so far {told[EQUAL]} of {of[EQUAL]} "
                    f"equals and {told[PLANTED]} of {of[PLANTED]} with 5 % planted were told apart",
                    flush=True,
                )
        finally:
            for load in loads:
                load.kill()
                load.wait()
    faults.expect(of[EQUAL] and told[EQUAL] == 0, f"{told[EQUAL]} equals are told apart")
    faults.expect(told[PLANTED] >= 0.95 * of[PLANTED], f"{of[PLANTED] - told[PLANTED]} of the others are not")
    return f"{options.runs} runs"
