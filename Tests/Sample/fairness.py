#!/usr/bin/env python3
"""Measures what each objection of Documentation/fairness.md would move, and holds the page against it.

    python3 Tests/Sample/fairness.py            fails if a table of the page is not what is measured now
    python3 Tests/Sample/fairness.py --write    writes the tables
    python3 Tests/Sample/fairness.py --costs    writes what objections move when the apps run; takes minutes

For each file of Objections the script makes the objection's edits in a copy of the sample, builds it, and takes the
figures with the compiler's index (`catwalk report --index-store`). A table shows every figure that moves by 3 % or
more, and each claim whose verdict changes. Objections/README.md says how an objection is written.
What an objection costs is counted with `--costs` only (`catwalk bench --counted`, over all scenarios, above the floor),
and compared with Reports/benchmarks.json. Once that has other figures, these tables are out of date as well.

Exit status: 0 when the page is up to date, 1 when not, 2 when an edit finds nothing to replace, a build or a
measurement fails, or the page has no place for a table.
"""

import argparse
import json
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
BENCHMARKS = ROOT / "Reports" / "benchmarks.json"
LEAST_CHANGE = 0.03
LINE_LENGTH = 120
COUNTED = ["instructions", "allocations"]
BYTES = "bytes of an app that is kept open"
HEADER = "| | figure | here | so written | change |\n|---|---|---|---|---|"

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let modules = [
    ("Picture", []), ("Model", ["Picture"]), ("ScreenKit", ["Picture"]), ("Screens", ["ScreenKit", "Picture"]),
] + ["MVC", "MVP", "MVVM", "VIPER", "ClosureMVVM"].map { ($0, ["Picture", "Model", "ScreenKit", "Screens"]) }
let package = Package(
    name: "Sample",
    platforms: [.macOS(.v14)],
    targets: modules.map { name, layers in
        .target(name: name, dependencies: layers.map { .init(stringLiteral: $0) }, path: "Sources/Sample/\\(name)")
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


def ui_free_share(deciding):
    return 100 * deciding["uiFreeLines"] / deciding["lines"]


def inversion(figures):
    """In per cent; 0 of an architecture whose types have one role."""
    return 100 * (figures["coupling"]["collaborations"].get("inversion") or 0)


def restore(folder):
    """Puts the sample's sources, tests and settings into a folder, as the repository has them."""
    for path in ("Sources/Sample", "Tests/Sample"):
        shutil.rmtree(folder / path, ignore_errors=True)
        shutil.copytree(ROOT / path, folder / path)
    for name in (".catwalk.yml", CLAIMS.name):
        shutil.copy(ROOT / name, folder)


class SampleCopy:
    """The sample as a package of its own, without the tests' targets; built anew after each objection's edits."""

    def __init__(self, folder, catwalk):
        self.folder, self.catwalk = folder, catwalk
        (folder / "Package.swift").write_text(MANIFEST)

    def figures(self, objection=None):
        """By architecture and title, and the claims' verdicts, with the objection's edits and no others."""
        restore(self.folder)
        # C5 compares protocols requirement by requirement, and an objection may take requirements away.
        claims = re.sub(r"(?s)\nprotocolPairs:\n.*?\n\n", "\n", CLAIMS.read_text())
        (self.folder / CLAIMS.name).write_text(re.sub(r"(?s)\n  - id: C5\n.*?\n\n", "\n", claims))
        if objection:
            apply(objection, self.folder)
        self.run("swift", "build", "--package-path", self.folder)
        store = self.folder / ".build" / "debug" / "index" / "store"
        report = [self.catwalk, "report", self.folder, "--index-store", store]
        # An objection may break a rule, which ends the report with 1.
        output = json.loads(self.run(*report, "--format", "json", "--output", "-", "--quiet", codes=(0, 1)))
        defined = FIGURES | {title: OTHERWISE[title] for title in (objection or {}).get("otherwise", [])}
        figures = {
            each["name"]: {title: figure(each) for title, figure in defined.items()}
            for each in output["architectures"]
        }
        claims = {claim["id"]: claim for claim in output["claims"]}
        for title, (claim, place) in CLAIMED.items():
            for name, value in claims[claim]["measures"][place]["values"].items():
                figures[name][title] = value or 0
        return figures, {identity: claim["verdict"] for identity, claim in claims.items()}

    def run(self, *command, codes=(0,)):
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode not in codes:
            fail(f"{command[0]} {command[1]} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
        return result.stdout


# What an objection would write


def objections():
    """By what they are called, which is what their files are called."""
    files = sorted(OBJECTIONS.glob("*.toml"))
    return {file.stem: {"id": file.stem} | tomllib.loads(file.read_text()) for file in files}


def apply(objection, folder):
    """Makes the objection's edits in a folder that has sources and settings where the repository has them."""
    sources = folder / "Sources" / "Sample"
    for other in objection.get("includes", []):
        apply(objections()[other], folder)
    for edit in objection.get("edit", []):
        replace(edit, sorted(file for pattern in edit["files"] for file in sources.glob(pattern)), objection["id"])
    for edit in objection.get("setting", []):
        replace(edit, [folder / edit["file"]], objection["id"])
    for path in objection.get("delete", []):
        (sources / path).unlink()
    for file in objection.get("file", []):
        (sources / file["path"]).write_text(file["text"])
    for copied in objection.get("copies", []):
        shutil.copytree(sources / copied["from"], sources / copied["to"], dirs_exist_ok=True)
    for folder in objection.get("protocolsApart", []):
        for file in sorted((sources / folder).rglob("*.swift")):
            part_protocols(file)
    for folder in objection.get("wholeClasses", []):
        for file in sorted((sources / folder).rglob("*.swift")):
            make_classes_whole(file)


def replace(edit, files, identity):
    edited = [edited_text(file.read_text(), edit) for file in files]
    unchanged = [file.name for file, text in zip(files, edited) if file.read_text() == text]
    if not files or (unchanged and not edit.get("oneLine")):
        fail(f"{OBJECTIONS.name}/{identity}.toml: nothing to replace in {', '.join(unchanged) or edit['files']}")
    for file, text in zip(files, edited):
        file.write_text(text)


def edited_text(text, edit):
    if "text" in edit:
        return text.replace(edit["text"], edit["instead"])

    def fitting(match):
        replaced = match.expand(edit["instead"])
        return replaced if not edit.get("oneLine") or len(replaced) <= LINE_LENGTH else match[0]

    return re.sub(edit["pattern"], fitting, text)


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
    """What is above the floor over all scenarios, and the bytes, as Reports/benchmarks.json has them; by title."""
    recorded = json.loads(BENCHMARKS.read_text())
    costs = {}
    for name in COUNTED:
        rounds = [
            {player["name"]: player["perRound"][name] for player in scenario["players"]}
            for scenario in recorded["counted"]["scenarios"]
        ]
        costs[above_floor(name)] = sum(round(each[architecture] - each[recorded["floor"]]) for each in rounds)
    kept = {player["name"]: player["bytesPerApp"]["median"] for player in recorded["memory"]["players"]}
    return {**costs, BYTES: round(kept[architecture])}


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


def cost_table(counted):
    rows = []
    for architecture, after in counted.items():
        for title, before in published_costs(architecture).items():
            change = f"{100 * (after[title] / before - 1):+.1f} %"
            rows.append(f"| {architecture} | {title} | {before} | {after[title]} | {change} |")
    return "\n".join([HEADER, *rows])


def costs_are_current(objection, text):
    """Whether the page's table starts from the costs that are published now."""
    block = re.search(rf"<!-- costs: {objection['id']} -->\n(.*?)<!-- /costs -->", text, re.DOTALL)
    here = re.findall(r"^\| \w+ \| [^|]+ \| (\d+) \|", block[1] if block else "", re.MULTILINE)
    published = [count for name in objection["costs"] for count in published_costs(name).values()]
    return [int(each) for each in here] == published


# What it would move


def table(before, after, titles=None):
    """Of what changes; of the figures with these titles only, if there are some."""
    (figures_before, verdicts_before), (figures_after, verdicts_after) = before, after
    rows = []
    for architecture, figures in figures_before.items():
        for title, value in figures.items():
            other = figures_after[architecture][title]
            if titles and title not in titles:
                continue
            if abs(other - value) >= LEAST_CHANGE * max(value, 1e-9):
                change = f"{100 * (other / value - 1):+.1f} %" if value else "–"
                rows.append(f"| {architecture} | {title} | {number(value)} | {number(other)} | {change} |")
    for claim, verdict in verdicts_before.items():
        if verdicts_after[claim] != verdict and not titles:
            rows.append(f"| | verdict of {claim} | {words(verdict)} | {words(verdicts_after[claim])} | |")
    if not rows:
        return "No figure moves by 3 %."
    return "\n".join([HEADER, *rows])


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
        block = re.compile(rf"(<!-- {kind}: {identity} -->\n).*?(<!-- /{kind} -->)", re.DOTALL)
        if not block.search(text):
            fail(f"{PAGE.name} has no table <!-- {kind}: {identity} --> <!-- /{kind} -->. Add these two comments.")
        text = block.sub(lambda match, content=content: f"{match[1]}\n{content}\n\n{match[2]}", text)
    return text


def main():
    summary, _, rest = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write the tables into the page")
    parser.add_argument("--costs", action="store_true", help="count what objections cost, and write only that")
    parser.add_argument(
        "--only", action="append", choices=list(objections()), metavar="ID", help="write this one; may be repeated"
    )
    parser.add_argument("--catwalk", default=ROOT / ".build" / "debug" / "catwalk", help="the built catwalk")
    arguments = parser.parse_args()
    if arguments.only and not (arguments.write or arguments.costs):
        parser.error("--only chooses what --write or --costs writes: give one of these, too")
    costly = [each for each in objections().values() if "costs" in each]
    if arguments.costs:
        write_costs([each for each in costly if each["id"] in (arguments.only or each["id"])], arguments.catwalk)
        return 0
    with tempfile.TemporaryDirectory(prefix="fairness-") as workplace:
        sample = SampleCopy(pathlib.Path(workplace).resolve(), arguments.catwalk)
        before = sample.figures()
        chosen = {name: each for name, each in objections().items() if name in (arguments.only or objections())}
        tables = {
            name: table(before, sample.figures(objection), objection.get("figures"))
            for name, objection in chosen.items()
        }
    text = PAGE.read_text()
    written = page_with(tables, text)
    if arguments.write:
        PAGE.write_text(written)
    elif written != text:
        print(f"{PAGE.name} is stale: run python3 Tests/Sample/fairness.py --write", file=sys.stderr)
        return 1
    unanswered = [claim for claim in sorted(set(re.findall(r"verdict of (\w+)", written))) if not names_answer(claim)]
    if unanswered:
        names = ", ".join(unanswered)
        print(f"{CLAIMS.name}: {names} changes with an objection, and has no fairness key", file=sys.stderr)
        return 1
    if not all(costs_are_current(objection, text) for objection in costly):
        print(f"{PAGE.name} has old costs: run python3 Tests/Sample/fairness.py --costs", file=sys.stderr)
        return 1
    return 0


def write_costs(costly, catwalk):
    with tempfile.TemporaryDirectory(prefix="fairness-") as workplace:
        copy = Copy(pathlib.Path(workplace) / "copy", catwalk)
        tables = {objection["id"]: cost_table(counted_costs(objection, copy)) for objection in costly}
    PAGE.write_text(page_with(tables, PAGE.read_text(), "costs"))


if __name__ == "__main__":
    sys.exit(main())
