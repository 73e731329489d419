#!/usr/bin/env python3
"""Holds Catwalk's line counts against the scanner's, file by file, for every package below a folder.

    compare_lines.py FOLDER             a table; exits 1 when a file differs
    compare_lines.py FOLDER --cloc      also where cloc differs and why, as Markdown

A package is a folder with a Package.swift and whatever lies below it; a folder without any is compared as a whole.
"""

import argparse
import json
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from cloc_comparison import ClocComparison
from count_lines import counted_files

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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="a package or a folder of packages")
    parser.add_argument("--cloc", action="store_true", help="print where cloc differs, as Markdown")
    parser.add_argument(
        "--command",
        default="catwalk measure --format json",
        help="what prints Catwalk's counts when a path follows it (default: %(default)s)",
    )
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        parser.error(f"{arguments.folder} is not a folder; name one that holds packages")
    names = packages(arguments.folder)
    comparisons = [compare(arguments.folder, name, shlex.split(arguments.command)) for name in names]
    print_table(comparisons)
    print_differences(comparisons)
    is_equal = not any(comparison.differing() for comparison in comparisons)
    if arguments.cloc:
        files = [Path(comparison.name, path) for comparison in comparisons for path in comparison.scanned]
        cloc = ClocComparison(arguments.folder, files)
        print(cloc.markdown())
        is_equal = is_equal and cloc.is_explained
    sys.exit(0 if is_equal else 1)


def packages(folder):
    """The topmost folders with a manifest, relative to the folder."""
    manifests = sorted(folder.rglob("Package.swift"))
    roots = [manifest.parent for manifest in manifests]
    topmost = [root for root in roots if not any(other in root.parents for other in roots)]
    return [str(root.relative_to(folder)) for root in topmost] or ["."]


def compare(folder, name, command):
    package = folder / name
    output = subprocess.run([*command, package], stdout=subprocess.PIPE, text=True)
    try:
        ours = dict(measured_files(json.loads(output.stdout)))
    except json.JSONDecodeError:
        sys.exit(f"`{shlex.join(command)} {package}` printed no JSON (exit code {output.returncode}); run it to see why.")
    return Comparison(name, ours, {file["path"]: file["lines"] for file in counted_files(package)})


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


def print_table(comparisons):
    print("| package | files | physical | code | comment | blank | files that differ |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    totals, files, differing = Counter(), 0, 0
    for comparison in comparisons:
        counts = Counter()
        for lines in comparison.scanned.values():
            counts.update(lines)
        print_row(comparison.name, len(comparison.scanned), counts, len(comparison.differing()))
        totals.update(counts)
        files += len(comparison.scanned)
        differing += len(comparison.differing())
    print_row("**all**", files, totals, differing)


def print_row(name, files, counts, differing):
    numbers = [files, *(counts[measure] for measure in MEASURES), differing]
    print(f"| {name} | " + " | ".join(f"{number:,}" for number in numbers) + " |")


def print_differences(comparisons):
    for comparison in comparisons:
        for path in comparison.differing():
            print(f"{comparison.name}/{path}: Catwalk {comparison.ours.get(path)}, scanner {comparison.scanned.get(path)}")


if __name__ == "__main__":
    main()
