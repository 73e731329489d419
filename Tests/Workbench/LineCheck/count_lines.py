#!/usr/bin/env python3
"""Counts the lines of Swift source: physical, code, comment and blank.

    count_lines.py PATH...              totals of each path
    count_lines.py PATH... --json       each file's counts
    count_lines.py PATH... --classes    each line behind its class: c code, / comment, - blank
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from swift_files import swift_files
from swift_lines import read_lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", metavar="PATH", type=Path, nargs="+", help="a Swift file or a folder")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print each file's counts")
    form.add_argument("--classes", action="store_true", help="print each line's class")
    arguments = parser.parse_args()
    for path in arguments.paths:
        if not path.exists():
            parser.error(f"there is nothing at {path}; name a Swift file or a folder")
    if arguments.classes:
        print_classes(arguments.paths)
    elif arguments.json:
        files = [file for path in arguments.paths for file in counted_files(path)]
        print(json.dumps({"files": files}, indent=2))
    else:
        print_totals(arguments.paths)


def counted_files(root):
    """Each file's path, relative to the folder, and its counts."""
    return [
        {"path": str(file.relative_to(root)) if file != root else file.name, "lines": read_lines(file).counts()}
        for file in swift_files(root)
    ]


def print_totals(paths):
    for path in paths:
        files = counted_files(path)
        totals = Counter(dict.fromkeys(("physical", "code", "comment", "blank"), 0))
        for file in files:
            totals.update(file["lines"])
        print(f"{path}: {len(files)} files, " + ", ".join(f"{count} {name}" for name, count in totals.items()))


def print_classes(paths):
    for path in paths:
        for file in swift_files(path):
            lines = read_lines(file)
            print(f"== {file}")
            for index, line_class in enumerate(lines.classes):
                print(line_class.value, lines.line_text(index).rstrip("\r\n"))


if __name__ == "__main__":
    main()
