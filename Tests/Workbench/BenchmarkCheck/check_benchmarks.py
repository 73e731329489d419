#!/usr/bin/env python3
"""How reliable the counted benchmark is: how many of its alarms are false, and how many it misses.

    check_benchmarks.py                    20 checks as it is, 10 of them with a core busy; 20 with work planted
    check_benchmarks.py --count 4          fewer of each
    check_benchmarks.py --catwalk PROGRAM  another program than the debug build's

Works on a copy of this repository, without its history. Budgets are made there first. The planted work stands in one
presenter of MVP, and is as large as adds about a tenth to the scenario's instructions. Prints a score; exits 1 when it
is not perfect.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCENARIO, ARCHITECTURE = "save", "MVP"
PRESENTER = "Sources/Sample/MVP/LoadCat/LoadCatPresenter.swift"
PLANTED = """
/// Work that nobody asked for.
@inline(never)
func plantedWork(_ rounds: Int) -> Int {
    var value: UInt64 = 1
    for _ in 0..<rounds { value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    return Int(truncatingIfNeeded: value >> 33)
}
"""


class Copy:
    """A copy of the repository, and the command that is run on it."""

    def __init__(self, folder, catwalk):
        self.folder, self.catwalk = folder, catwalk
        ignored = shutil.ignore_patterns(".build*", ".git", "__pycache__")
        shutil.copytree(ROOT, folder, ignore=ignored)
        # Dependencies are fetched already; sharing what was checked out saves doing it again.
        for name in ("checkouts", "repositories", "workspace-state.json", "artifacts"):
            source = ROOT / ".build" / name
            if source.is_dir():
                shutil.copytree(source, folder / ".build" / name, symlinks=True)
            elif source.exists():
                (folder / ".build").mkdir(exist_ok=True)
                shutil.copy(source, folder / ".build" / name)
        if (ROOT / "Package.resolved").exists():
            shutil.copy(ROOT / "Package.resolved", folder / "Package.resolved")

    def bench(self, *options):
        arguments = ["bench", "--counted", "--scenario", SCENARIO, "--architecture", ARCHITECTURE, *options]
        return subprocess.run(
            [self.catwalk, *arguments, self.folder], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

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


def checked(result, *codes):
    if result.returncode not in codes:
        sys.exit(f"catwalk bench ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return result


def alarms(copy, count, busy):
    """How many of so many checks fail, with a process that does nothing else beside every second one."""
    found = 0
    for number in range(count):
        load = subprocess.Popen([sys.executable, "-c", "while True: pass"]) if busy and number % 2 else None
        try:
            result = checked(copy.bench("--check", "--quiet"), 0, 1)
        finally:
            if load:
                load.kill()
                load.wait()
        if result.returncode == 1:
            found += 1
            if found == 1:
                print(f"    {result.stdout.splitlines()[0]}", flush=True)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--catwalk", default=ROOT / ".build/debug/catwalk")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as scratch:
        copy = Copy(Path(scratch) / "copy", options.catwalk)
        (copy.folder / ".catwalk-budgets.json").unlink(missing_ok=True)
        checked(copy.bench("--update"), 0)
        plain = copy.instructions()
        print(f"{SCENARIO}, {ARCHITECTURE}: {plain} instructions a round", flush=True)

        false = alarms(copy, options.count, busy=True)
        print(f"as it is: {false} false alarms in {options.count} checks, every second one with a core busy", flush=True)

        budgets = (copy.folder / ".catwalk-budgets.json").read_bytes()
        trial = 1000
        copy.plant(trial)
        checked(copy.bench("--update"), 0)
        rounds = round(trial * plain / 10 / (copy.instructions() - plain))
        copy.plant(rounds)
        checked(copy.bench("--update"), 0)
        share = copy.instructions() / plain - 1
        (copy.folder / ".catwalk-budgets.json").write_bytes(budgets)
        caught = alarms(copy, options.count, busy=True)
        print(f"with {share:.1%} planted: {caught} caught in {options.count} checks", flush=True)
    return 0 if false == 0 and caught == options.count else 1


if __name__ == "__main__":
    sys.exit(main())
