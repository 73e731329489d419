#!/usr/bin/env python3
"""How reliable the counted benchmark is: how many of its alarms are false, and how many it misses.

    check_benchmarks.py              20 checks as it is, 10 of them with a core busy; 20 with work planted
    check_benchmarks.py --count 4    fewer of each

Works on a copy of this repository, without its history. Budgets are made there first. The planted work stands in one
presenter of MVP, and is as large as adds about a tenth to the scenario's instructions. Prints a score; exits 1 when it
is not perfect.
"""

import json
import re
import subprocess
import sys

from checks import ROOT, check, folder
from checks.repository_copy import Copy

SCENARIO, ARCHITECTURE = "save", "MVP"
PRESENTER = "Sources/Cats/MVP/LoadCat/LoadCatPresenter.swift"
PLANTED = """
/// Work that nobody asked for.
@inline(never)
func plantedWork(_ rounds: Int) -> Int {
    var value: UInt64 = 1
    for _ in 0..<rounds { value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    return Int(truncatingIfNeeded: value >> 33)
}
"""


class PlantedCopy(Copy):
    def counted(self, *options, **codes):
        return self.bench("--counted", "--scenario", SCENARIO, "--architecture", ARCHITECTURE, *options, **codes)

    def instructions(self):
        """What the scenario may cost the architecture, by the budgets."""
        (machine,) = json.loads((self.folder / ".catwalk-budgets.json").read_text())["machines"]
        return machine["scenarios"][SCENARIO][ARCHITECTURE]["instructions"]

    def plant(self, rounds):
        """Plants work in what the presenter does first, in the place of any that was planted before."""
        source = (ROOT / PRESENTER).read_text()
        head = re.search(r"func loadTapped\(\) \{\n", source)
        call = f"        if plantedWork({rounds}) == 0 {{ return }}\n"
        text = source[: head.end()] + call + source[head.end() :] + PLANTED
        (self.folder / PRESENTER).write_text(text)

    def alarms(self, count):
        """How many of so many checks fail, with a process that does nothing else beside every second one."""
        found = 0
        for number in range(count):
            load = subprocess.Popen([sys.executable, "-c", "while True: pass"]) if number % 2 else None
            try:
                result = self.counted("--check", "--quiet", codes=(0, 1))
            finally:
                if load:
                    load.kill()
                    load.wait()
            found += result.returncode
            if found == result.returncode == 1:
                print(f"    {result.stdout.splitlines()[0]}", flush=True)
        return found


@check(__doc__, "catwalk", count=20)
def main(options, faults):
    with folder() as scratch:
        copy = PlantedCopy(scratch / "copy", options.catwalk)
        budgets = copy.folder / ".catwalk-budgets.json"
        budgets.unlink(missing_ok=True)
        copy.counted("--update")
        plain = copy.instructions()
        print(f"{SCENARIO}, {ARCHITECTURE}: {plain} instructions a round", flush=True)

        false = copy.alarms(options.count)
        print(f"as it is: {false} false alarms in {options.count} checks, every second one with a core busy", flush=True)

        as_it_is, trial = budgets.read_bytes(), 1000
        copy.plant(trial)
        copy.counted("--update")
        copy.plant(round(trial * plain / 10 / (copy.instructions() - plain)))
        copy.counted("--update")
        share = copy.instructions() / plain - 1
        budgets.write_bytes(as_it_is)
        caught = copy.alarms(options.count)
    faults.expect(not false, f"{false} alarms are false")
    faults.expect(caught == options.count, f"{options.count - caught} are missed")
    return f"with {share:.1%} planted: {caught} caught in {options.count} checks"
