"""Holds the syntax engine's edges against the index engine's, which are taken to be right."""

import re
from collections import Counter, defaultdict

MEMBER = "a member of a value whose type is inferred"
DOTTED = "a name after a leading dot"
OPERATOR = "an operator, or a member that nothing names"
FOREIGN = "an initialiser that an extension adds to another module's type"
FULFILS = "a member that overrides or fulfils one of a type that is not named"
BARE = "a member that is inherited, or of a protocol's extension, named without a prefix"
NAMED = "the name is written, and syntax did not find what it stands for"
ALIAS = "an extension of a type alias, which adds to another type than it seems to"
BRANCH = "a branch of `#if` that the build did not take"
HIDDEN = "a generic parameter of a library's type that hides the name"
OVERLOAD = "several declarations have the name, and another one is meant"
THROWN = "a type that `do throws` names, which the index leaves out"
UNKNOWN = "no known reason"

# Generic parameters and associated types of the library that extensions of its types can name.
PARAMETERS = {"Element", "Failure", "Index", "Iterator", "Key", "Output", "Success", "Value", "Wrapped"}


class EngineAgreement:
    """Precision, recall, and why edges were missed or invented, in the code at `root`."""

    def __init__(self, index, syntax, root):
        self.root = root
        self.places = defaultdict(list)
        for edge, evidence in index.items():
            for place in evidence:
                self.places[place["file"]].append((place["line"], place["column"], edge))
        both = index.keys() & syntax.keys()
        missed = {edge: self.missed_because(edge, index[edge]) for edge in sorted(index.keys() - both)}
        invented = {edge: self.invented_because(edge, syntax[edge]) for edge in sorted(syntax.keys() - both)}
        self.column = {
            "edges by index": str(len(index)),
            "edges by syntax": str(len(syntax)),
            "both": str(len(both)),
            "precision": f"{len(both) / len(syntax):.3f}",
            "recall": f"{len(both) / len(index):.3f}",
            **counted("missed", missed, (MEMBER, DOTTED, FULFILS, BARE, OPERATOR, FOREIGN, ALIAS, NAMED, UNKNOWN)),
            **counted("invented", invented, (BRANCH, HIDDEN, OVERLOAD, ALIAS, THROWN, UNKNOWN)),
        }
        self.findings = [f"missed by syntax: {line(edge, index[edge])}: {why}" for edge, why in missed.items()]
        self.findings += [f"invented by syntax: {line(edge, syntax[edge])}: {why}" for edge, why in invented.items()]
        self.is_sound = {NAMED, UNKNOWN}.isdisjoint({*missed.values(), *invented.values()})

    def missed_because(self, edge, evidence):
        """The first reason of these that fits any of the places; none may be without a reason."""
        order = (UNKNOWN, NAMED, ALIAS, MEMBER, DOTTED, BARE, FOREIGN, OPERATOR, FULFILS)
        reasons = {self.reason(edge, place) for place in evidence}
        return next(why for why in order if why in reasons)

    def reason(self, edge, place):
        line = self.lines(place["file"])[place["line"] - 1]
        before = line[: place["column"] - 1].decode(errors="replace")
        word = re.match(r"`?(\w*)", line[place["column"] - 1 :].decode(errors="replace"))[1]
        if place["kind"] in ("overrides", "witnesses"):
            return FULFILS
        if word == edge[1][1]:
            return ALIAS if "." in self.extended(place) and edge[0][1].endswith(".swift") else NAMED
        if re.search(r"(^|[\s(\[{,:!&=])[.]$", before):
            return DOTTED
        if before.endswith("."):
            return MEMBER
        if not word or word == "for" or word[0].isdigit():
            return OPERATOR
        if word[0].islower() or word[0] == "_":
            return BARE
        return FOREIGN if place["kind"] == "creates" and edge[1][1].endswith(".swift") else UNKNOWN

    def invented_because(self, edge, evidence):
        if all(self.is_left_out(place) for place in evidence) or self.is_file_left_out(edge[1][2]):
            return BRANCH
        if all(self.is_thrown(place) for place in evidence):
            return THROWN
        truths = [truth for place in evidence for truth in self.truths(place)]
        if any(truth[1] == edge[1] for truth in truths):
            return ALIAS
        if truths:
            return OVERLOAD
        is_hidden = edge[1][1] in PARAMETERS and all(self.extended(place) for place in evidence)
        return HIDDEN if is_hidden else UNKNOWN

    def is_thrown(self, place):
        return self.lines(place["file"])[place["line"] - 1][: place["column"] - 1].rstrip().endswith(b"do throws(")

    def truths(self, place):
        """The edges that the index has at a place."""
        at = (place["line"], place["column"])
        return [edge for line, column, edge in self.places.get(place["file"], []) if (line, column) == at]

    def is_left_out(self, place):
        """Whether the index has nothing on the branch of `#if` that the place is in."""
        branch = self.branch(place)
        return branch and not any(line in branch for line, _, _ in self.places.get(place["file"], []))

    def is_file_left_out(self, file):
        """Whether the index has nothing on a file with branches of `#if`."""
        return file not in self.places and any(line.startswith(b"#if") for line in self.lines(file))

    def branch(self, place):
        """The lines of the innermost branch of `#if` around a place; none outside all."""
        opened = []
        for number, line in enumerate(self.lines(place["file"]), 1):
            word = re.match(rb"\s*#(if|elseif|else|endif)\b", line)
            if word and word[1] != b"if":
                branch = range(opened.pop(), number)
                if place["line"] in branch:
                    return branch
            if word and word[1] != b"endif":
                opened.append(number)
        return None

    def extended(self, place):
        """The name after the last `extension` that starts a line at or before a place; empty where there is none."""
        for line in reversed(self.lines(place["file"])[: place["line"]]):
            if re.match(rb"(\w|@)", line):
                name = re.match(rb"(?:[\w@()]+ )*extension ([\w.]+)", line)
                return name[1].decode() if name else ""
        return ""

    def lines(self, file):
        return (self.root / file).read_bytes().splitlines()


def counted(title, edges, reasons):
    counts = Counter(edges.values())
    return {f"{title}: {why}": str(counts[why]) for why in reasons}


def line(edge, evidence):
    """The edge with the first place of it."""
    arrow = " -> ".join(".".join(node[:2]) for node in edge)
    return f"{arrow} ({evidence[0]['kind']} {evidence[0]['file']}:{evidence[0]['line']}:{evidence[0]['column']})"
