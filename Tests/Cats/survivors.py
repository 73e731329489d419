#!/usr/bin/env python3
"""Deletes what guards the four architectures, one piece at a time, and shows which deletions no test notices.

    python3 Tests/Cats/survivors.py               all four architectures
    python3 Tests/Cats/survivors.py --only MVC    one of them
    python3 Tests/Cats/survivors.py --list        the deletions, without trying them
    python3 Tests/Cats/survivors.py --leaks       in each, how many `weak` and cancellations keep an app from leaking
    python3 Tests/Cats/survivors.py --every 4     every fourth architecture only, with --skip 1 from the second on

Deleted is each `weak`, each guard (an `if` without `else` counts as one unless it binds), each cancellation, and each
assignment to a stored property outside initialisers. Each deletion is tried in a throw-away copy of the sample with
one architecture and its tests. It is killed when a test fails or crashes or the tests take too long, and survives when
all pass. A survivor that is meant to survive stands in survivors.md with the reason.

With `--leaks` only each `weak` and each cancellation is tried, against the scenarios alone. Counted are those without
which a scenario that lets the app go fails: a part lives on, or its work does. The counts are `leaks` in
.catwalk-claims.yml.

Exit status: 0 when every survivor is listed and every listed one survives, or the counts are as in the claims; 1 when
not; 2 when the tests do not even pass before anything is deleted.
"""

import dataclasses
import re

from checks import ROOT, check
from checks.architectures import ARCHITECTURES
from laboratory import SOURCES, TESTS, in_laboratories

LISTED = TESTS / "survivors.md"
CLAIMS = ROOT / ".catwalk-claims.yml"
RELEASES = r"“(Let go [^”]*)”, step"


@dataclasses.dataclass(frozen=True)
class Deletion:
    """One piece of one file, and the file's text without it."""

    path: str
    line: int
    kind: str
    name: str
    mutated: str

    @property
    def identity(self):
        """Stays the same when lines move: the file, the enclosing declaration and the deleted text."""
        return f"{self.path}: {self.name}"


# Finding what can be deleted


def deletions(architecture):
    found = []
    for path in sorted((SOURCES / architecture).rglob("*.swift")):
        found += deletions_in(path.relative_to(SOURCES).as_posix(), path.read_text())
    return found


def deletions_in(path, text):
    lines = text.split("\n")
    properties = stored_properties(architecture_of(path))
    found, seen, scope = [], {}, ""
    for index, line in enumerate(lines):
        scope = enclosing(line) or scope
        code = line.strip()
        if code.startswith("//"):
            continue
        for kind, mutated in pieces(lines, index, scope, properties):
            base = f"{scope}: {kind}: {code}"
            seen[base] = seen.get(base, 0) + 1
            name = base if seen[base] == 1 else f"{base} ({seen[base]})"
            found.append(Deletion(path, index + 1, kind, name, "\n".join(mutated)))
    return found


def pieces(lines, index, scope, properties):
    """Gives the kind of each deletion that starts on this line, and the lines that are left."""
    line = lines[index]
    before, after = lines[:index], lines[index + 1 :]
    captured = re.search(r"[\[,] ?weak (\w+)", line)
    if captured:
        end = end_of_block(lines, index, depth=1, column=captured.start())
        name = captured[1]
        block = [line.replace(f"weak {name}", name)] + lines[index + 1 : end + 1]
        yield "weak", before + [each.replace(f"{name}?.", f"{name}.") for each in block] + lines[end + 1 :]
    if re.search(r"\bweak var\b", line):
        yield "weak", before + [line.replace("weak var", "var")] + after
    if re.match(r"\s*guard\b", line):
        yield "guard", before + lines[end_of_block(lines, index) + 1 :]
    condition = re.match(r"(\s*)if (?!let |var )(?!.*\blet ).*\{$", line)
    if condition:
        end = end_of_block(lines, index)
        block = lines[index + 1 : end]
        if not any(each.startswith(condition[1] + "} else") for each in block):
            yield "guard", before + block + lines[end + 1 :]
    if re.match(r"\s*[\w.?]+\.cancel\(\)$", line):
        yield "cancellation", before + after
    assignment = re.match(r"(\s*)(?:\w+\.)?(\w+) = (.*)", line)
    if assignment and assignment[2] in properties and scope != "init":
        kept = [assignment[1] + assignment[3]] if assignment[3].startswith("Task {") else []
        yield "state", before + kept + after


def architecture_of(path):
    return path.split("/")[0]


def stored_properties(architecture):
    texts = [path.read_text() for path in (SOURCES / architecture).rglob("*.swift")]
    return {name for text in texts for name in re.findall(r"^    [\w@() ]*\bvar (\w+)(?:: [^{\n]+| = .+)$", text, re.M)}


def enclosing(line):
    """The name of the declaration that begins on this line, if one does."""
    type_name = re.match(r"(?:[\w@]+ )*(?:class|struct|protocol|extension) (\w+)", line)
    member = re.match(r"    (?:[\w@]+(?:\(set\))? )*?(?:func (\w+)|(init|deinit)\b)", line)
    return (type_name and type_name[1]) or (member and (member[1] or member[2]))


def end_of_block(lines, index, depth=0, column=0):
    """The line on which a block closes, by counting braces from this place, which lies `depth` blocks deep in it."""
    for number in range(index, len(lines)):
        text = lines[number][column if number == index else 0 :]
        depth += text.count("{") - text.count("}")
        if depth <= 0:
            return number
    return len(lines) - 1


# Trying a deletion


def try_all(laboratory):
    """Gives each deletion with its verdict."""
    return [(deletion, status) for deletion, status, _ in verdicts(laboratory, deletions(laboratory.architecture))]


def try_leaks(laboratory):
    """Gives each `weak` and each cancellation, and whether a scenario that lets the app go needs it."""
    chosen = [each for each in deletions(laboratory.architecture) if each.kind in ("weak", "cancellation")]
    tried = verdicts(laboratory, chosen, test="ScenarioTests.plays", sign=RELEASES)
    return [(deletion, reason.startswith("Let go")) for deletion, _, reason in tried]


def verdicts(laboratory, chosen, **how):
    for deletion in chosen:
        with laboratory.holding(deletion.mutated, deletion.path):
            status, reason = laboratory.verdict(**how)
        because = f"  [{reason}]" if reason else ""
        print(f"{status:16} {deletion.path}:{deletion.line}: {deletion.name}{because}", flush=True)
        yield deletion, status, reason


# Telling


def listed_survivors(architectures):
    lines = LISTED.read_text().split("\n") if LISTED.exists() else []
    identities = [match[1] for match in (re.match(r"- `(.*?)`: \S", line) for line in lines) if match]
    return {identity for identity in identities if architecture_of(identity) in architectures}


def tell(results, listed):
    survived = {deletion.identity for deletion, status in results if status == "survived"}
    counts = {status: sum(1 for _, each in results if each == status) for status in ["killed", "survived"]}
    uncompiled = [deletion for deletion, status in results if status == "does not compile"]
    print(f"\n{len(results)} deletions: {counts['killed']} killed, {counts['survived']} survived, ", end="")
    print(f"{len(uncompiled)} do not compile.")
    for title, identities in [
        ("Survivors, listed with a reason", survived & listed),
        ("SURVIVORS", survived - listed),
        ("LISTED, but no longer surviving: take them out of survivors.md", listed - survived),
    ]:
        if identities:
            print(f"\n{title}:")
            print("\n".join(f"  {identity}" for identity in sorted(identities)))
    return survived == listed


def tell_leaks(results, architectures):
    counts = dict.fromkeys(architectures, 0)
    for deletion, leaks in results:
        counts[architecture_of(deletion.path)] += leaks
    claims = re.search(r"\n  leaks:\n.*\n    numbers: \{(.*)\}", CLAIMS.read_text())
    written = {name: int(number) for name, number in re.findall(r"(\w+): (\d+)", claims[1] if claims else "")}
    print("\nWithout which an app leaks: " + ", ".join(f"{name}: {count}" for name, count in counts.items()))
    stale = {name: count for name, count in counts.items() if written.get(name) != count}
    if stale:
        print(f"{CLAIMS.name} has other numbers for leaks: {written}")
    return not stale


@check(__doc__, "every", only={"choices": sorted(ARCHITECTURES)}, list=False, leaks=False)
def main(options, _):
    chosen = options.part([options.only] if options.only else ARCHITECTURES)
    if options.list:
        for deletion in (each for architecture in chosen for each in deletions(architecture)):
            print(f"{deletion.path}:{deletion.line}: {deletion.name}")
        return 0
    if options.leaks:
        return 0 if tell_leaks(in_laboratories(chosen, try_leaks, tests="ScenarioTests.swift"), chosen) else 1
    return 0 if tell(in_laboratories(chosen, try_all), listed_survivors(chosen)) else 1
