#!/usr/bin/env python3
"""From which change on the gate of counts catches it, in each scenario and architecture.

    check_rebuilds.py FOLDER                  twenty rebuilt programs; an hour on two cores. Their counts are kept in FOLDER,
                                              and those that are there are not taken again
    check_rebuilds.py FOLDER --count 6        fewer
    check_rebuilds.py FOLDER --planted        plants in each architecture what the table says is caught, and looks whether it
                                              is: by budgets, and beside the checkout as it is
    check_rebuilds.py FOLDER --write          writes the table into Documentation/benchmarks.md

A program is rebuilt after edits that mean nothing: words in comments, types that nobody uses, at the end of files and in files
of their own, files under other names, which stand in another order. What its counts move by is the noise of the gate; what the
gate tolerates and the noise together are certainly caught. Each program's counts are held to each other's as budgets: exits 1 if
there is an alarm, or if what was planted is missed. Works on a copy of this repository.
"""

import itertools
import json
import random
import re
import shutil
from pathlib import Path

from check_benchmarks import PLANTED
from checks import ROOT, check
from checks.architectures import LAYERS, folder as place_of
from checks.pages import table, with_block
from checks.repository_copy import Copy

ARCHITECTURES = ["MVC", "MVP", "MVVM", "VIPER", "ClosureMVVM"]
PLACES = [f"Sources/{place_of(module)}" for module in [*ARCHITECTURES, *LAYERS, "CatsScenarios"]]
FLOOR = "Floor"
# The program that plants as much work as its environment says, in the place of a number.
PLANTING = "planting"
# What .catwalk.yml tolerates of what lies above the floor, and of the floor.
EXCESS, WHOLE = {**dict.fromkeys(ARCHITECTURES, 0.05), "MVVM": 0.10}, 0.02
PAGE = ROOT / "Documentation/benchmarks.md"
UNUSED = """/// Of no use.
protocol Unused{n} {{ var unused: Int {{ get }} }}
final class UnusedThing{n}: Unused{n} {{ var unused = 0 }}
struct UnusedValue{n}: Hashable {{ var name = "unused"; var number = 0 }}
func unusedSum{n}(_ values: [UnusedValue{n}]) -> Int {{ values.reduce(0) {{ $0 + $1.number }} }}
"""
# As much work as the environment says, in each architecture when an app is made.
WORK = PLANTED + """
import Foundation
let plantedRounds = Int(ProcessInfo.processInfo.environment["PLANTED_{name}"] ?? "") ?? 0
"""


def edit(folder, number):
    """Puts the sources back, and edits them in ways that mean nothing: 0 for no edit, or for what plants work if it is told to."""
    for place in PLACES:
        shutil.rmtree(folder / place)
        shutil.copytree(ROOT / place, folder / place)
    if number == 0:
        return
    if number == PLANTING:
        return make_planting(folder)
    lot = random.Random(number)
    files = sorted(path for place in PLACES for path in (folder / place).rglob("*.swift"))
    for path in lot.sample(files, 8):
        path.write_text("// A word that means nothing.\n" * lot.randint(1, 9) + path.read_text())
    for path in lot.sample(files, 6):
        path.write_text(path.read_text() + "\n" + UNUSED.format(n=f"{number}In{path.stem.replace('+', '')}"))
    for place in lot.sample(PLACES, 3):
        (folder / place / f"Unused{number}.swift").write_text(UNUSED.format(n=number))
    # The list of architectures and the catalogue of calls go by names of files.
    for path in lot.sample([path for path in files if path.parent.name not in ("App", "Developing")], 6):
        path.rename(path.with_name(lot.choice(["AAA", "zzz"]) + path.name))


def make_planting(folder):
    for name in ARCHITECTURES:
        place = folder / f"Sources/Cats/{name}/App/MakeApp.swift"
        text = place.read_text()
        head = re.search(r"-> ViewController \{\n", text)
        call = "    precondition(plantedWork(plantedRounds) != .min)\n    return "
        place.write_text(text[: head.end()] + call + text[head.end() :].lstrip() + WORK.replace("{name}", name))


def counted(copy, results, number):
    """The counts of a rebuilt program, by scenario and player."""
    kept = results / f"r{number}.json"
    if not kept.exists():
        edit(copy().folder, number)
        record = copy().folder / "Reports/benchmarks.json"
        record.unlink(missing_ok=True)
        copy().bench("--counted", "--quiet")
        shutil.copy(record, kept)
    scenarios = json.loads(kept.read_text())["counted"]["scenarios"]
    return {scenario["name"]: {player["name"]: player["perRound"]["instructions"] for player in scenario["players"]} for scenario in scenarios}


def excess(counts, scenario, name):
    return counts[scenario][name] - counts[scenario][FLOOR]


def caught_from(programs, scenario, name):
    """The share of what the architecture adds that is caught whichever program was the budget, and which came after."""
    values = [excess(counts, scenario, name) for counts in programs]
    return EXCESS[name] + max(values) / min(values) - 1


def alarms(programs):
    """Each program held to each other's counts: how many comparisons there are, and which fail."""
    found, tried = [], 0
    for (old, budget), (new, count) in itertools.permutations(enumerate(programs), 2):
        for scenario in budget:
            moved = {FLOOR: count[scenario][FLOOR] / budget[scenario][FLOOR] - 1 - WHOLE}
            for name in ARCHITECTURES:
                moved[name] = excess(count, scenario, name) / excess(budget, scenario, name) - 1 - EXCESS[name]
            tried += len(moved)
            found += [f"{scenario}, {name}: program {new} to program {old}" for name, share in moved.items() if share > 0]
    return tried, found


def planted(copy, before, programs):
    """Plants what the table says in each architecture, scenario by scenario; gives what was missed, and what was not there."""
    edit(copy.folder, 0)
    edit(before.folder, 0)
    copy.bench("--update", "--quiet")
    edit(copy.folder, PLANTING)
    beside = ["--against", before.folder, "--counted"]
    alarm = copy.bench("--check", "--quiet", *beside, codes=(0, 1))
    faults = [f"beside another checkout, nothing planted: {line}" for line in alarm.stdout.splitlines() if alarm.returncode]
    # What a round of work costs is found by one run of many.
    trial = 10_000
    first, many = programs[-1]["open"], counts_of(copy, "open", {f"PLANTED_{name}": str(trial) for name in ARCHITECTURES})
    for gate, options in (("by budgets", []), ("beside another checkout", beside)):
        missed = []
        for scenario in programs[0]:
            work = {}
            for name in ARCHITECTURES:
                cost = (many[name] - first[name]) / trial
                wanted = caught_from(programs, scenario, name) * excess(programs[0], scenario, name)
                work[f"PLANTED_{name}"] = str(round(wanted / cost) + 1)
            said = copy.bench("--check", "--quiet", "--scenario", scenario, *options, codes=(0, 1), **work).stdout
            missed += [f"{gate}: {scenario}, {name}" for name in ARCHITECTURES if f"{scenario}, {name}: " not in said]
        caught = len(programs[0]) * len(ARCHITECTURES) - len(missed)
        print(f"Planted as much as the table says, {gate}: {caught} caught, {len(missed)} missed.", flush=True)
        faults += missed
    return faults


def counts_of(copy, scenario, work):
    (copy.folder / "Reports/benchmarks.json").unlink(missing_ok=True)
    copy.bench("--counted", "--quiet", "--scenario", scenario, **work)
    (found,) = json.loads((copy.folder / "Reports/benchmarks.json").read_text())["counted"]["scenarios"]
    return {player["name"]: player["perRound"]["instructions"] for player in found["players"]}


def text_of(programs):
    rows = [
        [f"`{scenario}`", *(f"{caught_from(programs, scenario, name):.1%}".replace("%", " %") for name in ARCHITECTURES)]
        for scenario in programs[0]
    ]
    tried, found = alarms(programs)
    return (
        f"{table(['scenario', *ARCHITECTURES], rows)}\n\nOf {len(programs)} programs each was held to the counts of each other one: "
        f"{tried} comparisons, {len(found)} alarms."
    )


@check(__doc__, "catwalk", results={"nargs": None, "type": Path}, count=20, planted=False, write=False)
def main(options, faults):
    options.results.mkdir(parents=True, exist_ok=True)
    made = []

    def fresh(name):
        shutil.rmtree(options.results / name, ignore_errors=True)
        return Copy(options.results / name, options.catwalk)

    def copy():
        made.extend([] if made else [fresh("copy")])
        return made[0]

    programs = [counted(copy, options.results, number) for number in [*range(options.count), PLANTING]]
    print(text_of(programs))
    faults += alarms(programs)[1]
    if options.planted:
        faults += planted(copy(), fresh("before"), programs)
    if options.write:
        PAGE.write_text(with_block(PAGE.read_text(), "rebuilds", text_of(programs)))
    return f"{len(programs)} programs"
