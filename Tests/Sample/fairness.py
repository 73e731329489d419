#!/usr/bin/env python3
"""Measures what each objection of Documentation/fairness.md would move, and holds the page against it.

    python3 Tests/Sample/fairness.py            fails if a table of the page is not what is measured now
    python3 Tests/Sample/fairness.py --every 6  measures every sixth objection only, with --skip 2 from the third on
    python3 Tests/Sample/fairness.py --write    writes the tables
    python3 Tests/Sample/fairness.py --costs    writes what objections move when the apps run; takes minutes
    python3 Tests/Sample/fairness.py --play     plays all scenarios with each objection's edits; takes minutes, too

For each file of Objections the script makes the objection's edits in a copy of the sample, builds it, and takes the
figures with the compiler's index (`catwalk report --index-store`). A table shows every figure that moves by 3 % or
more, and each claim whose verdict changes. Objections/README.md says how an objection is written.
With `--every`, the edits of the others must fit the sample, and their tables start from its figures and verdicts.
What an objection costs is counted with `--costs` only (`catwalk bench --counted`, over all scenarios, above the floor),
and compared with Reports/report.json. Once that has other figures, these tables are out of date as well.

Exit status: 0 when the page is up to date, or every scenario passes; 1 when not; 2 when an edit finds nothing to replace, a build or a
measurement fails, or the page has no place for a table.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "Workbench" / "BenchmarkCheck"))

from check_benchmarks import Copy, checked  # noqa: E402

OBJECTIONS = pathlib.Path(__file__).with_name("Objections")
CLAIMS = ROOT / ".catwalk-claims.yml"
PAGE = ROOT / "Documentation" / "fairness.md"
REPORT = ROOT / "Reports" / "report.json"
LEAST_CHANGE = 0.03
LINE_LENGTH = 120
# What the sample's .catwalk.yml names beside sources and tests.
PICTURE = "Documentation/app.svg"
COUNTED = ["instructions", "allocations"]
BYTES = "bytes of an app that is kept open"

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let layers: [Target.Dependency] = ["Picture", "Model", "ScreenKit", "Screens"]
let architectures = ["MVC", "MVP", "MVVM", "VIPER", "ClosureMVVM"]
let modules: [(String, [Target.Dependency])] = [
    ("Picture", []), ("Model", ["Picture"]), ("ScreenKit", ["Picture"]), ("Screens", ["ScreenKit", "Picture"]),
] + (architectures + ["Scenarios"]).map { ($0, layers) }
let package = Package(
    name: "Sample",
    platforms: [.macOS(.v14)],
    targets: modules.map { .target(name: $0, dependencies: $1, path: "Sources/Sample/\\($0)") }
        + architectures.map { name in
            .testTarget(
                name: "\\(name)Tests",
                dependencies: layers + [.init(stringLiteral: name), "Scenarios"],
                path: "Tests/Sample/\\(name)",
                sources: ["ScenarioTests.swift"]
            )
        }
)
"""

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

# As an objection would define them.
OTHERWISE = {
    "propagation cost, declared, %": lambda figures: propagation_to_others(figures["coupling"]["declared"]),
    "propagation cost, resolved, %": lambda figures: propagation_to_others(figures["coupling"]["resolved"]),
    "synchronising lines": lambda figures: lines_of(figures["synchronising"]) - lines_that_navigate(figures),
    "cyclomatic complexity": lambda figures: figures["complexity"]["cyclomatic"]["sum"] + optional_chains(figures["name"]),
}

# The bodies of the sample that only go on, close, alert or answer.
NAVIGATING = {
    "alertAnswered(after:)",
    "answerAlert()",
    "bindOnce()",
    "close()",
    "closeTapped()",
    "editTapped()",
    "presentAlert(message:answered:)",
    "showAlert(message:answered:)",
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


def propagation_to_others(graph):
    """In per cent; no node reaches itself."""
    return 100 * (graph["ccd"] - graph["nodes"]) / (graph["nodes"] * (graph["nodes"] - 1))


def largest_type(figures, scene):
    return next(part["largestType"] for part in figures["scenes"] if part.get("name") == scene)


def lines_of(synchronising):
    return synchronising["lines"] + synchronising["protocolLines"]


def lines_that_navigate(figures):
    """Of synchronising bodies that only navigate."""
    navigating = [body for body in figures["bodies"] if body["name"] in NAVIGATING and body.get("synchronising")]
    return sum(body["lines"] for body in navigating)


def optional_chains(architecture):
    """How many `?.` there are in its sources."""
    return sum(file.read_text().count("?.") for file in (ROOT / "Sources" / "Sample" / architecture).rglob("*.swift"))


def ui_free_share(deciding):
    return 100 * deciding["uiFreeLines"]["covered"] / deciding["uiFreeLines"]["total"]


def inversion(figures):
    """In per cent; 0 of an architecture whose types have one role."""
    return 100 * (figures["coupling"]["collaborations"].get("inversion") or 0)


def restore(folder):
    """Puts the sample's sources, tests and settings into a folder, as the repository has them."""
    for path in ("Sources/Sample", "Tests/Sample"):
        shutil.rmtree(folder / path, ignore_errors=True)
        shutil.copytree(ROOT / path, folder / path)
    (folder / PICTURE).parent.mkdir(exist_ok=True)
    for name in (".catwalk.yml", CLAIMS.name, PICTURE):
        shutil.copy(ROOT / name, folder / name)


class SampleCopy:
    """The sample as a package of its own, with no tests but the scenarios; built anew after each objection's edits."""

    def __init__(self, folder, catwalk):
        self.folder, self.catwalk = folder, catwalk
        (folder / "Package.swift").write_text(MANIFEST)

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
        for each in output["architectures"]:
            figures[each["name"]] |= {title: OTHERWISE[title](each) for title in (objection or {}).get("otherwise", [])}
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
        return subprocess.run(command, capture_output=True).returncode == 0

    def run(self, *command, codes=(0,)):
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode not in codes:
            fail(f"{command[0]} {command[1]} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
        return result.stdout


# What an objection would write


def objections():
    """By what they are called, which is what their files are called."""
    names = sorted({file.stem for kind in ("toml", "patch") for file in OBJECTIONS.glob(f"*.{kind}")})
    return {name: {"id": name} | settings(OBJECTIONS / f"{name}.toml") for name in names}


def settings(file):
    return tomllib.loads(file.read_text()) if file.exists() else {}


def apply(objection, folder):
    """Makes the objection's edits in a folder that has sources and settings where the repository has them."""
    sources = folder / "Sources" / "Sample"
    for other in objection.get("includes", []):
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
    result = subprocess.run(["git", "apply", patch], cwd=folder, env=environment, capture_output=True, text=True)
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
    """By title, what is above the floor over all scenarios, and the bytes, as Reports/report.json has them."""
    costs = next(each["costs"] for each in json.loads(REPORT.read_text())["architectures"] if each["name"] == architecture)
    excess = {above_floor(name): costs["total"]["excess"][name] for name in COUNTED}
    return {**excess, BYTES: round(costs["bytesPerApp"]["median"])}


def above_floor(name):
    return f"{name} above the floor, all scenarios"


def counted_costs(objection, copy):
    """The same with the objection's edits, counted anew in this copy of the repository; by architecture."""
    restore(copy.folder)
    apply(objection, copy.folder)
    chosen = [option for architecture in objection["costs"] for option in ("--architecture", architecture)]
    counted, kept = (bench(copy, what, *chosen) for what in ("--counted", "--memory"))
    costs = {}
    for architecture in objection["costs"]:
        rows = re.findall(rf"^ +{architecture} +\+(\d+) +\+\d+ +\+(\d+) ", counted, re.MULTILINE)
        costs[architecture] = dict(zip(map(above_floor, COUNTED), map(sum, zip(*(map(int, row) for row in rows)))))
        costs[architecture][BYTES] = int(re.search(rf"^ +{architecture} +(\d+) B", kept, re.MULTILINE)[1])
    return costs


def bench(copy, *options):
    command = [copy.catwalk, "bench", *options, copy.folder]
    return checked(subprocess.run(command, capture_output=True, text=True), 0).stdout


def costs_are_current(objection, text):
    """Whether the page's table starts from the costs that are published now."""
    block = re.search(rf"<!-- costs: {objection['id']} -->\n(.*?)<!-- /costs -->", text, re.DOTALL)
    here = [int(each) for each in re.findall(r"\| (\d+) →", block[1] if block else "")]
    published = [published_costs(name) for name in objection["costs"]]
    return here == [costs[title] for title in [*map(above_floor, COUNTED), BYTES] for costs in published]


# What it would move


def moved_table(before, after, titles=None):
    """Of what changes by 3 % and more; of the figures with these titles only, if there are some."""
    (figures_before, verdicts_before), (figures_after, verdicts_after) = before, after
    chosen = titles or list(next(iter(figures_after.values())))

    def moves(title, architecture):
        value, other = figures_before[architecture][title], figures_after[architecture][title]
        return abs(other - value) >= LEAST_CHANGE * max(value, 1e-9)

    moving = [title for title in chosen if any(moves(title, name) for name in figures_before)]
    columns = [name for name in figures_before if any(moves(title, name) for title in moving)]
    cells = {
        title: [
            change(figures_before[name][title], figures_after[name][title]) if moves(title, name) else ""
            for name in columns
        ]
        for title in moving
    }
    verdicts = [
        f"{claim} ({words(verdict)} → {words(verdicts_after[claim])})"
        for claim, verdict in verdicts_before.items()
        if verdicts_after[claim] != verdict and not titles
    ]
    lines = [table(columns, cells) if cells else "No figure moves by 3 %."]
    return "\n".join([*lines, *([f"\nOther verdicts: {', '.join(verdicts)}."] if verdicts else [])])


def verdict_table(before, tables):
    """Of the claims whose verdict is another one in some objection's table: in which."""
    lines = ["| | here | with the edits of |", "|---|---|---|"]
    for claim, verdict in before.items():
        others = {}
        for name, content in tables.items():
            if (told := verdicts_of(content).get(claim)) and told[1] != words(verdict):
                others.setdefault(told[1], []).append(f"`{name}`")
        cells = [f"{other}, with {len(names)}: {', '.join(names)}" for other, names in others.items()]
        if cells:
            lines.append(f"| {claim} | {words(verdict)} | {'; '.join(cells)} |")
    return "\n".join(lines)


def verdicts_of(content):
    """By claim, the verdict before and with the edits, as a table of `moved_table` tells them."""
    return {claim: (verdict, other) for claim, verdict, other in re.findall(r"(C\w+) \(([^()]+) → ([^()]+)\)", content)}


def starts_from(content, before):
    """Whether the table's first figures and verdicts are those of the sample as it is."""
    figures, verdicts = before
    return all(
        title in figures.get(name, {}) and cell.startswith(f"{number(figures[name][title])} →")
        for title, name, cell in cells_of(content)
    ) and all(
        verdict == words(verdicts.get(claim, "")) for claim, (verdict, _) in verdicts_of(content).items()
    )


def cells_of(content):
    """Each cell that has something in it, with the titles of its row and of its column."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in content.split("\n") if line.startswith("|")]
    names = rows[0][1:] if rows else []
    return [(row[0], name, cell) for row in rows[2:] for name, cell in zip(names, row[1:]) if cell]


def span_table(figures, tables):
    """Of each figure that some objection moves: what it is here, and between which values one objection alone takes it.

    Objections that define a figure otherwise are left out: they move what is counted, and not the code.
    """
    reached = {}
    for name, content in tables.items():
        if "otherwise" in objections()[name] or "figures" in objections()[name]:
            continue
        for title, architecture, cell in cells_of(content):
            reached.setdefault(title, {}).setdefault(architecture, []).append(float(cell.split(" ")[2]))
    cells = {
        title: [
            f"{number(figures[name][title])}: {number(min(spans[name]))} to {number(max(spans[name]))}" if name in spans else ""
            for name in figures
        ]
        for title in next(iter(figures.values()))
        if (spans := reached.get(title))
    }
    return table(list(figures), cells)


def cost_table(counted):
    before = {name: published_costs(name) for name in counted}
    titles = [*map(above_floor, COUNTED), BYTES]
    return table(
        list(counted), {title: [change(before[name][title], counted[name][title]) for name in counted] for title in titles}
    )


def table(columns, cells):
    """By title, a cell for each column."""
    lines = [f"| | {' | '.join(columns)} |", f"|---|{'---|' * len(columns)}"]
    return "\n".join([*lines, *(f"| {title} | {' | '.join(row)} |" for title, row in cells.items())])


def change(value, other):
    part = f" ({100 * (other / value - 1):+.1f} %)" if value else ""
    return f"{number(value)} → {number(other)}{part}"


def names_answer(claim):
    block = re.search(rf"(?s)\n  - id: {claim}\n.*?(?=\n  - id: |$)", CLAIMS.read_text())[0]
    return f"fairness: Documentation/{PAGE.name}#" in block


def words(verdict):
    return re.sub("[A-Z]", lambda letter: " " + letter[0].lower(), verdict)


def number(value):
    return str(int(value)) if value == int(value) else f"{value:.2f}"


def fail(text):
    print(text, file=sys.stderr)
    sys.exit(2)


def page_with(tables, text, kind="moves"):
    for identity, content in tables.items():
        table_on_page(identity, text, kind)
        block = table_block(identity, kind)
        text = block.sub(lambda match, content=content: f"{match[1]}\n{content}\n\n{match[3]}", text)
    return text


def table_on_page(identity, text, kind="moves"):
    block = table_block(identity, kind).search(text)
    if not block:
        fail(f"{PAGE.name} has no table <!-- {kind}: {identity} --> <!-- /{kind} -->. Add these two comments.")
    return block[2].strip()


def table_block(identity, kind):
    return re.compile(rf"(<!-- {kind}: {identity} -->\n)(.*?)(<!-- /{kind} -->)", re.DOTALL)


def main():
    summary, _, rest = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write the tables into the page")
    parser.add_argument("--costs", action="store_true", help="count what objections cost, and write only that")
    parser.add_argument("--play", action="store_true", help="play the scenarios with each objection's edits")
    parser.add_argument(
        "--only", action="append", choices=list(objections()), metavar="ID", help="take this one; may be repeated"
    )
    parser.add_argument("--every", type=int, default=1, metavar="N", help="measure every Nth objection only")
    parser.add_argument("--skip", type=int, default=0, metavar="K", help="with --every, leave out the first K")
    parser.add_argument("--catwalk", default=ROOT / ".build" / "debug" / "catwalk", help="the built catwalk")
    arguments = parser.parse_args()
    if arguments.only and not (arguments.write or arguments.costs or arguments.play):
        parser.error("--only chooses for --write, --costs and --play: give one of these, too")
    if arguments.every < 1:
        parser.error("--every takes a number from 1 on")
    if not 0 <= arguments.skip < arguments.every:
        parser.error("--skip takes a number from 0 on, below that of --every")
    chosen = {name: each for name, each in objections().items() if name in (arguments.only or objections())}
    costly = [each for each in objections().values() if "costs" in each]
    if arguments.costs:
        write_costs([each for each in costly if each["id"] in chosen], arguments.catwalk)
        return 0
    with tempfile.TemporaryDirectory(prefix="fairness-") as workplace:
        sample = SampleCopy(pathlib.Path(workplace).resolve(), arguments.catwalk)
        if arguments.play:
            return play(chosen, sample)
        before = sample.figures()
        measured = dict(list(chosen.items())[arguments.skip :: arguments.every])
        tables = {
            name: moved_table(before, sample.figures(objection), objection.get("figures"))
            for name, objection in measured.items()
        }
        for name in chosen.keys() - measured.keys():
            sample.edited(chosen[name])
    text = PAGE.read_text()
    written = page_with(tables, text)
    told = {name: table_on_page(name, written) for name in objections()}
    written = page_with({"all": verdict_table(before[1], told)}, written, "verdicts")
    written = page_with({"all": span_table(before[0], told)}, written, "spans")
    old = [name for name, content in told.items() if not starts_from(content, before)]
    if arguments.write:
        PAGE.write_text(written)
    if old or not arguments.write and written != text:
        names = f" ({', '.join(old)} start from other figures)" if old else ""
        print(f"{PAGE.name} is stale{names}: run python3 Tests/Sample/fairness.py --write", file=sys.stderr)
        return 1
    hanging = sorted({claim for content in told.values() for claim in verdicts_of(content)})
    unanswered = [claim for claim in hanging if not names_answer(claim)]
    if unanswered:
        names = ", ".join(unanswered)
        print(f"{CLAIMS.name}: {names} changes with an objection, and has no fairness key", file=sys.stderr)
        return 1
    if not all(costs_are_current(objection, text) for objection in costly):
        print(f"{PAGE.name} has old costs: run python3 Tests/Sample/fairness.py --costs", file=sys.stderr)
        return 1
    return 0


def play(chosen, sample):
    playable = [each for each in chosen.values() if each.get("plays", True)]
    failed = [each["id"] for each in playable if not sample.plays(each)]
    for name in failed:
        print(f"A scenario fails with the edits of {name}.", file=sys.stderr)
    print(f"{len(playable) - len(failed)} of {len(playable)} objections behave as the sample does.")
    return 1 if failed else 0


def write_costs(costly, catwalk):
    with tempfile.TemporaryDirectory(prefix="fairness-") as workplace:
        copy = Copy(pathlib.Path(workplace) / "copy", catwalk)
        tables = {objection["id"]: cost_table(counted_costs(objection, copy)) for objection in costly}
    PAGE.write_text(page_with(tables, PAGE.read_text(), "costs"))


if __name__ == "__main__":
    sys.exit(main())
