#!/usr/bin/env python3
"""Holds the syntax engine's edges against the index engine's, which are taken to be right.

    compare_engines.py NAME=ROOT,INDEX,SYNTAX... [--edges]

INDEX and SYNTAX are what Catwalk printed for the sources in ROOT, with an index and without one. Prints two Markdown
tables: precision and recall, and why edges were missed or invented; with --edges, those edges too.
"""

import argparse
import re
from collections import Counter
from pathlib import Path

from measured_edges import measured_edges

MEMBER = "a member of a value whose type is inferred"
DOTTED = "a name after a leading dot"
OPERATOR = "an operator, or a member that nothing names"
FULFILS = "a member that overrides or fulfils one of a type that is not named"
BARE = "a member that is inherited, or of a protocol's extension, named without a prefix"
NAMED = "the name is written, and syntax did not find what it stands for"
BRANCH = "a branch of `#if` that the build did not take"
HIDDEN = "a generic parameter of a library's type that hides the name"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", metavar="NAME=ROOT,INDEX,SYNTAX", nargs="+")
    parser.add_argument("--edges", action="store_true")
    arguments = parser.parse_args()
    rows, missed, invented, listing = [], Counter(), Counter(), []
    for subject in arguments.subjects:
        name, paths = subject.split("=", 1)
        root, index, syntax = paths.split(",")
        index, syntax = measured_edges(index), measured_edges(syntax)
        both = index.keys() & syntax.keys()
        rows.append((name, len(index), len(syntax), len(both), len(both) / len(syntax), len(both) / len(index)))
        for edge in sorted(index.keys() - syntax.keys()):
            why = missed_because(edge, index[edge], Path(root))
            missed[why] += 1
            listing.append(f"missed: {name}: {arrow(edge)} ({place(index[edge])}): {why}")
        for edge in sorted(syntax.keys() - index.keys()):
            why = invented_because(edge, syntax[edge], Path(root))
            invented[why] += 1
            listing.append(f"invented: {name}: {arrow(edge)} ({place(syntax[edge])}): {why}")
    print_figures(rows)
    print_reasons("an edge that syntax misses comes from", missed)
    print_reasons("an edge that syntax invents comes from", invented)
    if arguments.edges:
        print("\n".join(listing))


def missed_because(edge, evidence, root):
    """The first reason of these that fits any of the places."""
    reasons = {reason(edge, place, root) for place in evidence}
    return next(why for why in (NAMED, MEMBER, DOTTED, BARE, OPERATOR, FULFILS) if why in reasons)


def invented_because(edge, evidence, root):
    files = {edge[1][2]} | {place["file"] for place in evidence}
    return BRANCH if any(b"#if" in (root / file).read_bytes() for file in files) else HIDDEN


def reason(edge, place, root):
    line = (root / place["file"]).read_bytes().splitlines()[place["line"] - 1]
    before = line[: place["column"] - 1].decode(errors="replace")
    word = re.match(r"`?(\w*)", line[place["column"] - 1 :].decode(errors="replace"))[1]
    if place["kind"] in ("overrides", "witnesses"):
        return FULFILS
    if word == edge[1][1]:
        return NAMED
    if re.search(r"(^|[\s(\[{,:!&=])[.]$", before):
        return DOTTED
    if before.endswith("."):
        return MEMBER
    return BARE if word else OPERATOR


def print_figures(rows):
    print("| code | edges by index | edges by syntax | both | precision | recall |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, index, syntax, both, precision, recall in rows:
        print(f"| {name} | {index} | {syntax} | {both} | {precision:.3f} | {recall:.3f} |")
    print()


def print_reasons(title, reasons):
    print(f"| {title} | edges |")
    print("|---|---:|")
    for why, count in sorted(reasons.items(), key=lambda item: (-item[1], item[0])):
        print(f"| {why} | {count} |")
    print()


def arrow(edge):
    return " -> ".join(".".join(node[:2]) for node in edge)


def place(evidence):
    return f"{evidence[0]['kind']} {evidence[0]['file']}:{evidence[0]['line']}:{evidence[0]['column']}"


if __name__ == "__main__":
    main()
