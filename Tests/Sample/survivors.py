#!/usr/bin/env python3
"""Deletes what guards the four architectures, one piece at a time, and shows which deletions no test notices.

    python3 Tests/Sample/survivors.py               all four architectures
    python3 Tests/Sample/survivors.py --only MVC    one of them
    python3 Tests/Sample/survivors.py --list        the deletions, without trying them

Deleted is each `weak`, each guard (an `if` without `else` counts as one unless it binds), each cancellation, and each
assignment to a stored property outside initialisers. Each deletion is tried in a throw-away copy of the sample with
one architecture and its tests. It is killed when a test fails or crashes or the tests take too long, and survives when
all pass. A survivor that is meant to survive stands in survivors.md with the reason.

Exit status: 0 when every survivor is listed and every listed one survives, 1 when not, 2 when the tests do not even
pass before anything is deleted.
"""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from architectures import ARCHITECTURES

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources" / "Sample"
TESTS = ROOT / "Tests" / "Sample"
LISTED = TESTS / "survivors.md"
SHARED = ["Picture", "Model", "ScreenKit", "Screens", "Scenarios"]
BUILD_LIMIT = 600
TEST_LIMIT = 60
BUILD_FOLDERS = 2

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let layers: [Target.Dependency] = ["Picture", "Model", "ScreenKit", "Screens"]
let package = Package(
    name: "Survivors",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "Picture"),
        .target(name: "Model", dependencies: ["Picture"]),
        .target(name: "ScreenKit", dependencies: ["Picture"]),
        .target(name: "Screens", dependencies: ["ScreenKit", "Picture"]),
        .target(name: "Scenarios", dependencies: layers),
        .target(name: "NAME", dependencies: layers),
        .testTarget(name: "NAMETests", dependencies: layers + ["NAME", "Scenarios"]),
    ]
)
"""


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


class Laboratory:
    """A package of the shared layers, one architecture and its tests, in a build folder of its own."""

    def __init__(self, architecture, folder):
        self.folder = folder
        folder.mkdir(parents=True)
        (folder / "Package.swift").write_text(MANIFEST.replace("NAME", architecture))
        for target in [*SHARED, architecture]:
            shutil.copytree(SOURCES / target, folder / "Sources" / target)
        shutil.copytree(TESTS / architecture, folder / "Tests" / f"{architecture}Tests")

    def verdict_on(self, deletion):
        file = self.folder / "Sources" / deletion.path
        original = file.read_text()
        file.write_text(deletion.mutated)
        try:
            return self.verdict()
        finally:
            file.write_text(original)

    def verdict(self):
        status, output = self.swift("build", "--build-tests", limit=BUILD_LIMIT)
        if status != 0:
            return "does not compile", first(r"error: (.*)", output)
        status, output = self.swift("test", "--skip-build", "--disable-xctest", limit=TEST_LIMIT)
        if status is None:
            return "killed", f"no end after {TEST_LIMIT} s"
        if status != 0:
            return "killed", first(r'Test "(.*?)".*recorded an issue', output) or "crash"
        return "survived", ""

    def swift(self, *arguments, limit):
        process = subprocess.Popen(
            ["swift", *arguments],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""


def first(pattern, output):
    match = re.search(pattern, output)
    return match[1] if match else ""


def try_all(architecture, workplace):
    """Gives each deletion with its verdict; raises when the tests fail as they are."""
    laboratory = Laboratory(architecture, workplace / architecture)
    status, reason = laboratory.verdict()
    if status != "survived":
        raise RuntimeError(f"{architecture}'s tests do not pass before anything is deleted: {status}, {reason}")
    results = []
    for deletion in deletions(architecture):
        status, reason = laboratory.verdict_on(deletion)
        results.append((deletion, status))
        because = f"  [{reason}]" if reason else ""
        print(f"{status:16} {deletion.path}:{deletion.line}: {deletion.name}{because}", flush=True)
    return results


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


def main():
    summary, _, rest = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=sorted(ARCHITECTURES), help="try one architecture")
    parser.add_argument("--list", action="store_true", help="show what would be deleted, and try nothing")
    arguments = parser.parse_args()
    chosen = [arguments.only] if arguments.only else ARCHITECTURES
    if arguments.list:
        for deletion in (each for architecture in chosen for each in deletions(architecture)):
            print(f"{deletion.path}:{deletion.line}: {deletion.name}")
        return 0
    if not shutil.which("swift"):
        print("There is no swift on the path: install a Swift toolchain, or put its bin folder there.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="survivors-") as workplace:
        with concurrent.futures.ThreadPoolExecutor(BUILD_FOLDERS) as pool:
            runs = [pool.submit(try_all, each, pathlib.Path(workplace)) for each in chosen]
        try:
            results = [result for run in runs for result in run.result()]
        except RuntimeError as error:
            print(error, file=sys.stderr)
            return 2
    return 0 if tell(results, listed_survivors(chosen)) else 1


if __name__ == "__main__":
    sys.exit(main())
