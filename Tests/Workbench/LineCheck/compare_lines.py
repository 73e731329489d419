#!/usr/bin/env python3
"""Holds Catwalk's line counts against the scanner's, file by file, for every package below a folder.

    compare_lines.py FOLDER             a table; exits 1 when a file differs
    compare_lines.py FOLDER --cloc      also where cloc differs and why
    compare_lines.py FOLDER --cloc --into Documentation/lines.md
                                        the same, written between the page's markers

All tables are Markdown. A package is a folder with a Package.swift and whatever lies below it; a folder without any
is compared as a whole.
"""

import argparse
import json
import re
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from cloc_comparison import ClocComparison
from count_lines import counted_files

START, END = "<!-- lines:comparison -->", "<!-- /lines:comparison -->"
MARKED = re.compile(f"(?<={START}\n).*(?={END})", re.DOTALL)
MEASURES = ("physical", "code", "comment", "blank")


class Comparison(NamedTuple):
    """The counts of one package's files by path: Catwalk's and the scanner's."""

    name: str
    ours: dict
    scanned: dict

    def differing(self):
        """The paths whose counts are not the same, those that only one side has among them."""
        return [path for path in sorted({*self.ours, *self.scanned}) if self.ours.get(path) != self.scanned.get(path)]


def main():
    arguments = parsed_arguments()
    command = shlex.split(arguments.command)
    comparisons = [compare(arguments.folder, name, command) for name in packages(arguments.folder)]
    sections = [table(comparisons), *mismatches(comparisons)]
    is_equal = not mismatches(comparisons)
    if arguments.cloc:
        files = [Path(comparison.name, path) for comparison in comparisons for path in comparison.scanned]
        cloc = ClocComparison(arguments.folder, files)
        sections.insert(0, cloc.markdown())
        is_equal = is_equal and cloc.is_explained
    text = "\n\n".join(sections)
    print(text)
    if arguments.into:
        write(text, arguments.into)
    sys.exit(0 if is_equal else 1)


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="a package or a folder of packages")
    parser.add_argument("--cloc", action="store_true", help="print where cloc differs")
    parser.add_argument("--into", metavar="PAGE", type=Path, help="a page with markers to write the tables into")
    parser.add_argument(
        "--command",
        default="catwalk measure --format json",
        help="what prints Catwalk's counts when a path follows it (default: %(default)s)",
    )
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        parser.error(f"{arguments.folder} is not a folder; name one that holds packages")
    if arguments.into and not MARKED.search(arguments.into.read_text()):
        parser.error(f"{arguments.into} has no {START} and {END}; put both where the tables belong")
    return arguments


def packages(folder):
    """The topmost folders with a manifest, relative to the folder."""
    manifests = sorted(folder.rglob("Package.swift"))
    roots = [manifest.parent for manifest in manifests]
    topmost = [root for root in roots if not any(other in root.parents for other in roots)]
    return [str(root.relative_to(folder)) for root in topmost] or ["."]


def compare(folder, name, command):
    package = folder / name
    ours = dict(measured_files(measure(package, command)))
    return Comparison(name, ours, {file["path"]: file["lines"] for file in counted_files(package)})


def measure(package, command):
    """Catwalk's JSON; exit code 2 only says that some files could not be measured, and those differ below."""
    try:
        return json.loads(subprocess.run([*command, package], stdout=subprocess.PIPE, text=True).stdout)
    except (OSError, json.JSONDecodeError) as error:
        sys.exit(f"`{shlex.join([*command, str(package)])}` printed no JSON: {error}. Run it to see why.")


def measured_files(value):
    """Every object of the JSON that has a path and lines, wherever it stands."""
    if isinstance(value, dict):
        if isinstance(value.get("path"), str) and isinstance(value.get("lines"), dict):
            yield value["path"], {measure: value["lines"].get(measure) for measure in MEASURES}
        for part in value.values():
            yield from measured_files(part)
    elif isinstance(value, list):
        for part in value:
            yield from measured_files(part)


def table(comparisons):
    rows = [
        "| package | files | physical | code | comment | blank | files that differ from the scanner's |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    totals = Counter()
    for comparison in comparisons:
        counts = Counter({"files": len(comparison.scanned), "differing": len(comparison.differing())})
        for lines in comparison.scanned.values():
            counts.update(lines)
        rows.append(row(comparison.name, counts))
        totals.update(counts)
    return "\n".join([*rows, row(f"all {len(comparisons)}", totals)])


def row(name, counts):
    numbers = [counts[column] for column in ("files", *MEASURES, "differing")]
    return f"| {name} | " + " | ".join(f"{number:,}" for number in numbers) + " |"


def mismatches(comparisons):
    return [
        f"{comparison.name}/{path}: Catwalk {comparison.ours.get(path)}, scanner {comparison.scanned.get(path)}"
        for comparison in comparisons
        for path in comparison.differing()
    ]


def write(text, page):
    page.write_text(MARKED.sub(lambda _: f"\n{text}\n\n", page.read_text()))


if __name__ == "__main__":
    main()
