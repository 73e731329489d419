"""Holds the edges of Catwalk's index engine against those of the compiler's own syntax trees.

From each side so many edges are drawn by a seed, and each is looked up on the other side.
"""

import random
import re
from collections import Counter
from pathlib import Path

from ast_edges import SyntaxTreeGraph

SEED, DRAW = 1, 200
IMPLIED = "implied by a conformance or bound that is written; nothing names it"
INFERRED = "a generic argument is inferred, and no member of it is used"
UNKNOWN = "no known reason"


class TreeAgreement:
    """Which of the drawn edges are false or missed, in one subject of a debug build."""

    def __init__(self, measured, subject, build):
        self.root = build.root(subject)
        listed = self.listed_edges(build, subject.modules)
        false = [edge for edge in drawn(measured) if edge not in listed]
        missed = {edge: self.reason(edge, listed[edge]) for edge in drawn(listed) if edge not in measured}
        reasons = Counter(missed.values())
        self.column = {
            "lines of Swift": str(self.line_count(subject.modules)),
            "edges of the index engine": str(len(measured)),
            "edges of the syntax trees": str(len(listed)),
            "of the index engine, drawn": str(len(drawn(measured))),
            "of these false": str(len(false)),
            "of the syntax trees, drawn": str(len(drawn(listed))),
            "of these missed": str(len(missed)),
            **{f"missed: {why}": str(reasons[why]) for why in (IMPLIED, INFERRED, UNKNOWN)},
        }
        self.findings = [f"false: {arrow(edge)} ({place(measured[edge])})" for edge in false]
        for edge, why in missed.items():
            _, file, line = listed[edge][0]
            self.findings.append(f"missed: {arrow(edge)} ({file}:{line}): {why}")
        self.is_sound = not false and UNKNOWN not in reasons

    def listed_edges(self, build, modules):
        """The references behind each edge of the syntax trees, by its two nodes, files relative to the package."""
        references = SyntaxTreeGraph(build, self.root, modules).references
        return {
            (self.node(*start), self.node(*end)): [(kind, self.relative(file), line) for kind, file, line in places]
            for (start, end), places in references.items()
        }

    def node(self, module, name, file):
        return module, name, self.relative(file)

    def relative(self, file):
        return str(Path(file).relative_to(self.root)) if Path(file).is_absolute() else file

    def reason(self, edge, places):
        """Why an edge of the syntax trees is none by definition."""
        if self.is_named(edge, places):
            return UNKNOWN
        if all(kind in ("implied", "bound") for kind, _, _ in places):
            return IMPLIED
        return INFERRED if all(kind == "written" for kind, _, _ in places) else UNKNOWN

    def is_named(self, edge, places):
        """Whether one of the lines names the node that the edge leads to."""
        word = re.compile(rf"\b{re.escape(edge[1][1])}\b")
        return any(word.search((self.root / file).read_text().splitlines()[line - 1]) for _, file, line in places)

    def line_count(self, modules):
        files = [file for folder in modules.values() for file in (self.root / folder).rglob("*.swift")]
        return sum(len(file.read_text().splitlines()) for file in files)


def drawn(edges):
    edges = sorted(edges)
    return random.Random(SEED).sample(edges, min(DRAW, len(edges)))


def arrow(edge):
    return " -> ".join(".".join(node[:2]) for node in edge)


def place(evidence):
    return f"{evidence[0]['file']}:{evidence[0]['line']}"
