#!/usr/bin/env python3
"""Measures what each objection of Documentation/fairness.md would move, and holds the pages against it.

    python3 Tests/Cats/fairness.py            fails if what the pages say is not what is measured now
    python3 Tests/Cats/fairness.py --every 6  measures every sixth objection only, with --skip 2 from the third on
    python3 Tests/Cats/fairness.py --write    writes what is measured
    python3 Tests/Cats/fairness.py --costs    writes what objections move when the apps run; takes minutes
    python3 Tests/Cats/fairness.py --play     plays all scenarios with each objection's edits; takes minutes, too

For each objection the script makes its edits in a copy of the sample, builds it, and takes the figures with the
compiler's index (`catwalk report --index-store`). Objections/moves.json remembers each figure that moves by 3 % or
more, and each claim whose verdict changes. The verdicts, spans and tables of the pages follow from it (camps.py).
Objections/README.md says how an objection is written.
With `--every`, the edits of the others must fit the sample, and what is remembered of them must start from its figures.
What an objection costs is counted with `--costs` only (`catwalk bench --counted`, over all scenarios, above the floor),
and compared with Reports/report.json. Once that has other figures, these costs are out of date as well.

Exit status: 0 when the pages are up to date, or every scenario passes; 1 when not; 2 when an edit finds nothing to
replace, a build or a measurement fails, moves.json can't be read, or the pages have no place for an objection.
"""

import itertools
import json
import os
import re
import shutil
import sys
import tomllib

import camps
from camps import CLAIMS, MOVES, PAGE, fail, short, words
from checks import ROOT, check, folder, run
from checks.architectures import ARCHITECTURES
from checks.repository_copy import Copy
from checks.sample_package import manifest

OBJECTIONS = MOVES.parent
REPORT = ROOT / "Reports" / "report.json"
LEAST_CHANGE = 0.03
LINE_LENGTH = 120
# What the sample's .catwalk.yml names beside sources and tests.
PICTURE = "Documentation/app.svg"
COUNTED = ["instructions", "allocations"]

FIGURES = {
    "files": lambda figures: figures["files"],
    "types": lambda figures: sum(figures["declarations"].values()),
    "protocols": lambda figures: figures["declarations"]["protocols"],
    "code lines": lambda figures: figures["lines"]["code"],
    "logical lines": lambda figures: figures["lines"]["logical"],
    "logic lines": lambda figures: figures["logicLines"],
    "other lines for each line of logic": lambda figures: figures["overhead"],
    "UI-free code lines": lambda figures: figures["uiFreeLines"],
    "UI-free share of code lines, %": lambda figures: 100 * figures["uiFreeLines"] / figures["lines"]["code"],
    "bodies": lambda figures: len(figures["bodies"]),
    "cognitive complexity": lambda figures: figures["complexity"]["cognitive"]["sum"],
    "edges, declared": lambda figures: figures["coupling"]["declared"]["edges"],
    "edges, resolved": lambda figures: figures["coupling"]["resolved"]["edges"],
    "propagation cost, declared, %": lambda figures: 100 * figures["coupling"]["declared"]["propagationCost"],
    "propagation cost, resolved, %": lambda figures: 100 * figures["coupling"]["resolved"]["propagationCost"],
    "ACD, declared": lambda figures: figures["coupling"]["declared"]["acd"],
    "ACD, resolved": lambda figures: figures["coupling"]["resolved"]["acd"],
    "NCCD, declared": lambda figures: figures["coupling"]["declared"]["nccd"],
    "NCCD, resolved": lambda figures: figures["coupling"]["resolved"]["nccd"],
    "nodes in cycles, declared": lambda figures: figures["coupling"]["declared"]["cycles"]["nodes"],
    "nodes in cycles, resolved": lambda figures: figures["coupling"]["resolved"]["cycles"]["nodes"],
    "edges to protocols": lambda figures: figures["coupling"]["declared"]["toProtocols"],
    "inversion of collaborations, %": lambda figures: inversion(figures),
    "synchronising lines": lambda figures: lines_of(figures["synchronising"]),
    "deciding lines": lambda figures: figures["deciding"]["lines"],
    "UI-free share of deciding lines, %": lambda figures: ui_free_share(figures["deciding"]),
    "places that break rules": lambda figures: len(figures["violations"]),
    "known anti-patterns": lambda figures: len(figures["habits"]),
    "test code lines": lambda figures: figures["tests"]["lines"]["code"],
    "largest type of Load Cat, code lines": lambda figures: largest_type(figures, "LoadCat"),
    "largest type of Edit Cat, code lines": lambda figures: largest_type(figures, "EditCat"),
}

# Figures that a claim measures: its id, and which of its measures.
CLAIMED = {
    "roles": ("C15", 0),
    "cyclomatic complexity": ("C14", 0),
    "code lines of the view controllers": ("C2a", 0),
    "other lines for each line of logic, Load Cat": ("C9", 0),
    "edges across scenes": ("C13", 0),
    "edges from presenter to view": ("C18", 1),
    "places against the dependency rule, as presenters": ("C16b", 0),
    "places against the dependency rule, as interactors": ("C16b", 1),
}


def largest_type(figures, scene):
    return next(part["largestType"] for part in figures["scenes"] if part.get("name") == scene)


def lines_of(synchronising):
    return synchronising["lines"] + synchronising["protocolLines"]


def ui_free_share(deciding):
    return 100 * deciding["uiFreeLines"]["covered"] / deciding["uiFreeLines"]["total"]


def inversion(figures):
    """In per cent; 0 of an architecture whose types have one role."""
    return 100 * (figures["coupling"]["collaborations"].get("inversion") or 0)


def restore(folder):
    """Puts the sample's sources, tests and settings into a folder, as the repository has them."""
    for path in ("Sources/Platform", "Sources/Cats", "Tests/Cats"):
        shutil.rmtree(folder / path, ignore_errors=True)
        shutil.copytree(ROOT / path, folder / path)
    (folder / PICTURE).parent.mkdir(exist_ok=True)
    for name in (".catwalk.yml", CLAIMS.name, PICTURE):
        shutil.copy(ROOT / name, folder / name)


class SampleCopy:
    """The sample as a package of its own, with no tests but the scenarios; built anew after each objection's edits."""

    def __init__(self, folder, catwalk):
        self.folder, self.catwalk = folder, catwalk
        (folder / "Package.swift").write_text(manifest([*ARCHITECTURES, "ClosureMVVM"], tests="ScenarioTests.swift"))

    def figures(self, objection=None):
        """By architecture and title, and the claims' verdicts, with the objection's edits and no others."""
        self.edited(objection)
        self.run("swift", "build", "--package-path", self.folder)
        store = self.folder / ".build" / "debug" / "index" / "store"
        report = [self.catwalk, "report", self.folder, "--index-store", store]
        # An objection may break a rule, which ends the report with 1.
        output = json.loads(self.run(*report, "--format", "json", "--output", "-", "--quiet", codes=(0, 1)))
        figures = {
            each["name"]: {title: figure(each) for title, figure in FIGURES.items()} for each in output["architectures"]
        }
        claims = {claim["id"]: claim for claim in output["claims"]}
        for title, (claim, place) in CLAIMED.items():
            for name, value in claims[claim]["measures"][place]["values"].items():
                figures[name][title] = value or 0
        return figures, {identity: claim["verdict"] for identity, claim in claims.items()}

    def edited(self, objection=None):
        """Makes the objection's edits, or fails if one does not fit the sample."""
        restore(self.folder)
        # C5 compares protocols requirement by requirement, and an objection may take requirements away.
        claims = re.sub(r"(?s)\nprotocolPairs:\n.*?\n\n", "\n", CLAIMS.read_text())
        (self.folder / CLAIMS.name).write_text(re.sub(r"(?s)\n  - id: C5\n.*?\n\n", "\n", claims))
        if objection:
            apply(objection, self.folder)

    def plays(self, objection):
        """Whether every scenario passes in every architecture, so that what the objection writes behaves the same."""
        restore(self.folder)
        apply(objection, self.folder)
        command = ["swift", "test", "--disable-xctest", "--package-path", self.folder]
        return run(command).returncode == 0

    def run(self, *command, codes=(0,)):
        result = run(command)
        if result.returncode not in codes:
            fail(f"{command[0]} {command[1]} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
        return result.stdout


# What an objection would write


def objections():
    """By what they are called, which is what their files are called."""
    names = sorted({file.stem for kind in ("toml", "patch") for file in OBJECTIONS.glob(f"*.{kind}")})
    found = {name: {"id": name, "includes": bases(name)} | settings(OBJECTIONS / f"{name}.toml") for name in names}
    for name, objection in found.items():
        if bases(name) not in ([], objection["includes"]):
            fail(f"{OBJECTIONS.name}/{name}: both the patch and the .toml say what it is made on top of. Keep one.")
    return found


def bases(name):
    """The objections that the first lines of its patch say it is made on top of."""
    patch = OBJECTIONS / f"{name}.patch"
    head = itertools.takewhile(lambda line: line.startswith("on: "), patch.read_text().splitlines() if patch.exists() else [])
    return [line.removeprefix("on: ") for line in head]


def settings(file):
    return tomllib.loads(file.read_text()) if file.exists() else {}


def apply(objection, folder):
    """Makes the objection's edits in a folder that has sources and settings where the repository has them."""
    sources = folder / "Sources" / "Cats"
    for other in objection["includes"]:
        apply(objections()[other], folder)
    if (patch := OBJECTIONS / f"{objection['id']}.patch").exists():
        apply_patch(patch, folder)
    for edit in objection.get("edit", []):
        rewrite(edit, sorted(file for pattern in edit["files"] for file in sources.glob(pattern)), objection["id"])
    for copied in objection.get("copies", []):
        shutil.copytree(folder / copied["from"], folder / copied["to"], dirs_exist_ok=True)
    for path in objection.get("delete", []):
        (folder / path).unlink()
    for name in objection.get("protocolsApart", []):
        for file in sorted((sources / name).rglob("*.swift")):
            part_protocols(file)
    for name in objection.get("wholeClasses", []):
        for file in sorted((sources / name).rglob("*.swift")):
            make_classes_whole(file)


def apply_patch(patch, folder):
    # The folder may lie in another repository, which is none of git's business here.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
    result = run(["git", "apply", patch], cwd=folder, env=environment)
    if result.returncode != 0:
        fail(f"{OBJECTIONS.name}/{patch.name} does not fit the sample:\n{result.stderr}")


def rewrite(edit, files, identity):
    """Replaces what the pattern finds; with `oneLine` only if the result fits on a line."""

    def fitting(match):
        replaced = match.expand(edit["instead"])
        return replaced if not edit.get("oneLine") or len(replaced) <= LINE_LENGTH else match[0]

    for file in files:
        text = file.read_text()
        file.write_text(re.sub(edit["pattern"], fitting, text))
        if file.read_text() == text and not edit.get("oneLine"):
            fail(f"{OBJECTIONS.name}/{identity}.toml: nothing to replace in {file.name}")


def part_protocols(file):
    """Each protocol goes to a file of its own, with what the old file imports."""
    text = file.read_text()
    imports = "".join(re.findall(r"^import \w+\n", text, re.MULTILINE))
    for block in re.findall(r"(?:^///.*\n)*^@MainActor\nprotocol \w+.*\{\n(?:.*\n)*?^\}\n", text, re.MULTILINE):
        name = re.search(r"^protocol (\w+)", block, re.MULTILINE)[1]
        file.with_name(f"{name}.swift").write_text(f"{imports}\n{block}")
        text = text.replace(f"{block}\n", "")
    file.write_text(text)


def make_classes_whole(file):
    """What stands in extensions of the file's classes stands in their bodies, and so does what they conform to."""
    text = file.read_text()
    for name in re.findall(r"^final class (\w+)", text, re.MULTILINE):
        conformances = re.findall(rf"^extension {name}: (\w+) \{{$", text, re.MULTILINE)
        head = re.search(rf"^final class {name}(: \w+)? \{{$", text, re.MULTILINE)
        inherited = ([head[1].removeprefix(": ")] if head[1] else []) + conformances
        clause = f": {', '.join(inherited)}" if inherited else ""
        text = text.replace(head[0], f"final class {name}{clause} {{")
        text = re.sub(rf"(?m)^\}}\n\nextension {name}(: \w+)? \{{\n", "\n", text)
    file.write_text(text)


# What it would cost


def published_costs(architecture):
    """What is above the floor over all scenarios, and the bytes of an app that is kept open, as it is published."""
    published = json.loads(REPORT.read_text())["architectures"]
    costs = next(each["costs"] for each in published if each["name"] == architecture)
    return {name: costs["total"]["excess"][name] for name in COUNTED} | {"bytes": round(costs["bytesPerApp"]["median"])}


def counted_costs(objection, copy):
    """The same with the objection's edits, counted anew in this copy of the repository, behind what is published."""
    restore(copy.folder)
    apply(objection, copy.folder)
    chosen = [option for architecture in objection["costs"] for option in ("--architecture", architecture)]
    counted, kept = (copy.bench(what, *chosen).stdout for what in ("--counted", "--memory"))
    costs = {}
    for architecture in objection["costs"]:
        rows = re.findall(rf"^ +{architecture} +\+(\d+) +\+\d+ +\+(\d+) ", counted, re.MULTILINE)
        now = dict(zip(COUNTED, map(sum, zip(*(map(int, row) for row in rows)))))
        now["bytes"] = int(re.search(rf"^ +{architecture} +(\d+) B", kept, re.MULTILINE)[1])
        costs[architecture] = {name: [value, now[name]] for name, value in published_costs(architecture).items()}
    return costs


def costs_are_current(objection, moves):
    """Whether what is remembered starts from the costs that are published now."""
    costs = moves.get("costs", {})
    here = {name: {title: value for title, (value, _) in each.items()} for name, each in costs.items()}
    return here == {name: published_costs(name) for name in objection.get("costs", [])}


# What it would move


def moved(before, after):
    """What changes by 3 % and more, and each verdict that changes: what is here, and what is with the edits."""
    (figures_before, verdicts_before), (figures_after, verdicts_after) = before, after
    figures = {}
    for title in next(iter(figures_after.values())):
        for name in figures_before:
            value, other = figures_before[name][title], figures_after[name][title]
            if abs(other - value) >= LEAST_CHANGE * max(value, 1e-9):
                figures.setdefault(title, {})[name] = [short(value), short(other)]
    verdicts = {
        claim: [words(verdict), words(verdicts_after[claim])]
        for claim, verdict in verdicts_before.items()
        if verdicts_after[claim] != verdict
    }
    return {"figures": figures, "verdicts": verdicts}


def starts_from(moves, before):
    """Whether what is remembered starts from the figures and verdicts of the sample as it is."""
    figures, verdicts = before
    return all(
        title in figures.get(name, {}) and short(figures[name][title]) == value
        for title, cells in moves["figures"].items()
        for name, (value, _) in cells.items()
    ) and all(verdict == words(verdicts.get(claim, "")) for claim, (verdict, _) in moves["verdicts"].items())


def compare(recorded, moves, before, writes):
    """Names what is remembered, and what the pages say, that is not what objections move now; or writes it first."""
    odd = {name for name, each in moves.items() if name not in recorded or not starts_from(each, before)}
    texts = camps.pages_with(moves, *before)
    if writes:
        camps.remember(moves)
        for page, text in texts.items():
            page.write_text(text)
    else:
        odd |= {name for name in recorded.keys() | moves.keys() if recorded.get(name) != moves.get(name)}
    odd |= camps.untold(moves)
    stale = sorted(odd) + sorted(page.name for page, text in texts.items() if page.read_text() != text)
    claims = camps.unanswered({claim for each in moves.values() for claim in each["verdicts"]})
    costly = [name for name, objection in objections().items() if not costs_are_current(objection, moves[name])]
    faults = {
        f"Stale: {', '.join(stale)}. Run python3 Tests/Cats/fairness.py --write.": stale,
        f"Costs are old of {', '.join(costly)}. Run python3 Tests/Cats/fairness.py --costs.": costly,
        f"{CLAIMS.name}: fairness of {', '.join(claims)} has to lead to the claim's heading in {PAGE.name}.": claims,
    }
    for fault in (fault for fault, found in faults.items() if found):
        print(fault, file=sys.stderr)
    return 1 if any(faults.values()) else 0


def play(chosen, sample):
    playable = [each for each in chosen.values() if each.get("plays", True)]
    failed = [each["id"] for each in playable if not sample.plays(each)]
    for name in failed:
        print(f"A scenario fails with the edits of {name}.", file=sys.stderr)
    print(f"{len(playable) - len(failed)} of {len(playable)} objections behave as the sample does.")
    return 1 if failed else 0


def write_costs(chosen, moves, catwalk):
    with folder() as workplace:
        copy = Copy(workplace / "copy", catwalk)
        for name, objection in chosen.items():
            moves[name].pop("costs", None)
            moves[name] |= {"costs": counted_costs(objection, copy)} if "costs" in objection else {}
    camps.remember(moves)
    for page, text in camps.camps_with(moves).items():
        page.write_text(text)
    return 0


@check(
    __doc__, "catwalk", "every", write=False, costs=False, play=False,
    only={"action": "append", "choices": list(objections()), "metavar": "ID", "help": "with --write, --costs or --play"},
)
def main(options, _):
    if options.only and not (options.write or options.costs or options.play):
        fail("--only chooses for --write, --costs and --play: give one of these, too")
    chosen = {name: each for name, each in objections().items() if name in (options.only or objections())}
    recorded = camps.remembered()
    camps.answered(objections().keys())
    moves = {name: recorded.get(name, {"figures": {}, "verdicts": {}}) for name in objections()}
    if options.costs:
        return write_costs(chosen, moves, options.catwalk)
    with folder() as workplace:
        sample = SampleCopy(workplace, options.catwalk)
        if options.play:
            return play(chosen, sample)
        before, measured = sample.figures(), options.part(chosen)
        for name in chosen:
            if name in measured:
                moves[name] = moves[name] | moved(before, sample.figures(chosen[name]))
            else:
                sample.edited(chosen[name])
    return compare(recorded, moves, before, options.write)
