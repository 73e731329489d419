#!/usr/bin/env python3
"""Holds Catwalk's line counts against the scanner's, file by file, for every package below a folder.

    compare_lines.py FOLDER             a table in Markdown; exits 1 when a file differs
    compare_lines.py FOLDER --into PAGE the same, also written between the page's markers
    compare_lines.py FILE --classes     each line behind the scanner's class: c code, / comment, - blank

A package is a folder with a Package.swift and whatever lies below it; a folder without any is compared as a whole.
"""

import json
import shlex
from collections import Counter
from pathlib import Path

from checks import check, run
from checks.pages import table, with_block
from swift_lines import read_lines, swift_files

MEASURES = ("physical", "code", "comment", "blank")
HEAD = ["package", "files", *MEASURES, "files that differ from the scanner's"]


def packages(folder):
    """The topmost folders with a manifest, relative to the folder."""
    roots = [manifest.parent for manifest in sorted(folder.rglob("Package.swift"))]
    topmost = [root for root in roots if not any(other in root.parents for other in roots)]
    return [str(root.relative_to(folder)) for root in topmost] or ["."]


def measured(package, command):
    """Catwalk's JSON; exit code 2 only says that some files could not be measured, and those differ."""
    try:
        return json.loads(run([*command, package], stderr=None).stdout)
    except (OSError, json.JSONDecodeError) as error:
        raise SystemExit(f"`{shlex.join([*command, str(package)])}` printed no JSON: {error}. Run it to see why.")


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


def row(name, counts):
    return [name, *(f"{counts[column]:,}" for column in ("files", *MEASURES, "differing"))]


@check(
    __doc__, folder={"nargs": None, "type": Path}, into=Path, classes=False,
    command={"default": "catwalk measure --format json", "help": "what prints Catwalk's counts when a path follows it"},
)
def main(options, faults):
    if options.classes:
        for path in swift_files(options.folder):
            lines = read_lines(path)
            print(f"== {path}")
            for index, line_class in enumerate(lines.classes):
                print(line_class.value, lines.line_text(index).rstrip("\r\n"))
        return 0
    rows, totals, names = [], Counter(), packages(options.folder)
    for name in names:
        package = options.folder / name
        scanned = {str(path.relative_to(package)): read_lines(path).counts() for path in swift_files(package)}
        ours = dict(measured_files(measured(package, shlex.split(options.command))))
        # The paths that only one side has are among them.
        differing = [path for path in sorted({*ours, *scanned}) if ours.get(path) != scanned.get(path)]
        faults += [f"{name}/{path}: Catwalk {ours.get(path)}, scanner {scanned.get(path)}" for path in differing]
        counts = sum(map(Counter, scanned.values()), Counter(files=len(scanned), differing=len(differing)))
        rows.append(row(name, counts))
        totals += counts
    text = table(HEAD, [*rows, row(f"all {len(names)}", totals)])
    print(text)
    if options.into:
        options.into.write_text(with_block(options.into.read_text(), "lines:comparison", text))
    return f"{totals['files']} files"
