#!/usr/bin/env python3
"""Holds the edges of Catwalk's index engine against those of the compiler's own syntax trees.

    check_agreement.py PACKAGE EDGES MODULE... [--seed N] [--draw N]

PACKAGE was built with `swift build`, EDGES are what Catwalk printed for it. From each side so many edges are drawn with
the seed, and each is looked up on the other side. Prints a Markdown table, then each edge that only one side has, with
the reason where there is a known one. Ends with status 1 if Catwalk has a false edge or misses one without a reason.
"""

import argparse
import random
import re
import sys
from collections import Counter
from pathlib import Path

from ast_edges import SyntaxTreeGraph
from measured_edges import measured_edges

IMPLIED = "implied by a conformance or bound that is written; nothing names it"
INFERRED = "a generic argument is inferred, and no member of it is used"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", metavar="PACKAGE", type=Path)
    parser.add_argument("edges", metavar="EDGES", type=Path)
    parser.add_argument("modules", metavar="MODULE", nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draw", type=int, default=200)
    arguments = parser.parse_args()
    package = arguments.package.resolve()
    measured, listed = measured_edges(arguments.edges), listed_edges(package, arguments.modules)
    false = [edge for edge in drawn(measured, arguments) if edge not in listed]
    missed = [(edge, reason(edge, listed[edge], package)) for edge in drawn(listed, arguments) if edge not in measured]
    print_table(package, arguments, measured, listed, false, missed)
    for edge in false:
        print(f"false: {arrow(edge)} ({place(measured[edge])})")
    for edge, why in missed:
        kind, file, line = listed[edge][0]
        print(f"missed: {arrow(edge)} ({file}:{line}): {why or 'no known reason'}")
    sys.exit(1 if false or any(why is None for _, why in missed) else 0)


def listed_edges(package, modules):
    """The references behind each edge of the syntax trees, by its two nodes, files relative to the package."""
    def relative(file):
        return str(Path(file).relative_to(package)) if Path(file).is_absolute() else file

    def node(module, name, file):
        return module, name, relative(file)

    references = SyntaxTreeGraph(package, modules).references
    return {
        (node(*start), node(*end)): [(kind, relative(file), line) for kind, file, line in places]
        for (start, end), places in references.items()
    }


def drawn(edges, arguments):
    edges = sorted(edges)
    return random.Random(arguments.seed).sample(edges, min(arguments.draw, len(edges)))


def reason(edge, places, package):
    """Why an edge of the syntax trees is none by definition; none if it should have been found."""
    if all(kind in ("implied", "bound") for kind, _, _ in places) and not named(edge, places, package):
        return IMPLIED
    return INFERRED if all(kind == "written" for kind, _, _ in places) and not named(edge, places, package) else None


def named(edge, places, package):
    """Whether one of the lines names the node that the edge leads to."""
    word = re.compile(rf"\b{re.escape(edge[1][1])}\b")
    return any(word.search((package / file).read_text().splitlines()[line - 1]) for _, file, line in places)


def print_table(package, arguments, measured, listed, false, missed):
    lines = sum(
        len(file.read_text().splitlines())
        for module in arguments.modules for file in (package / "Sources" / module).rglob("*.swift")
    )
    reasons = Counter(why for _, why in missed)
    print(f"| {package.name} | |")
    print("|---|---:|")
    print(f"| lines of Swift | {lines} |")
    print(f"| edges of the index engine | {len(measured)} |")
    print(f"| edges of the syntax trees | {len(listed)} |")
    print(f"| of the index engine, drawn | {min(arguments.draw, len(measured))} |")
    print(f"| of these false | {len(false)} |")
    print(f"| of the syntax trees, drawn | {min(arguments.draw, len(listed))} |")
    print(f"| of these missed | {len(missed)} |")
    for why, count in sorted(reasons.items(), key=str):
        print(f"| missed: {why or 'no known reason'} | {count} |")
    print()


def arrow(edge):
    return " -> ".join(".".join(node[:2]) for node in edge)


def place(evidence):
    return f"{evidence[0]['file']}:{evidence[0]['line']}"


if __name__ == "__main__":
    main()
