#!/usr/bin/env python3
"""Runs the tests of other people's packages as they are, and with sources that tell their calls: the same must pass.

    check_marked.py                     all packages
    check_marked.py --every 2 --skip 1  every second one, from the second on

`swift build --product MarkSources` comes first. Each package is copied at a pinned version to .build/marked, and the
sources of its modules are rewritten there as the stage rewrites those of a subject.

Exit status: 0 when each test ends alike on both sides; 1 when not.
"""

import shutil
import subprocess
from typing import NamedTuple
from xml.etree import ElementTree

from checks import ROOT, check, output, run

HOME = ROOT / ".build/marked"
MARK = ROOT / ".build/debug/MarkSources"


class Package(NamedTuple):
    name: str
    url: str
    version: str
    # The modules that are rewritten, with their folders.
    modules: dict
    # Files that keep the package from building with today's compiler, whatever is written into it.
    outdated: tuple = ()


PACKAGES = [
    # Waits, tasks, actors and closures everywhere.
    Package(
        "FlyingFox", "https://github.com/swhitty/FlyingFox", "0.27.1",
        {"FlyingFox": "FlyingFox/Sources", "FlyingSocks": "FlyingSocks/Sources"},
    ),
    # Nothing that waits: initialisers, accessors and what throws. The compiler finds its tests without the list.
    Package(
        "XMLCoder", "https://github.com/CoreOffice/XMLCoder", "0.18.2", {"XMLCoder": "Sources/XMLCoder"}, ("Tests/LinuxMain.swift",)
    ),
]

MANIFEST = """

package.targets.append(.target(name: "CatwalkTrace", path: "CatwalkTrace"))
for target in package.targets where %s.contains(target.name) { target.dependencies.append("CatwalkTrace") }
"""


def copied(package, name):
    """A fresh copy of the package, in which what was built before is kept."""
    folder = HOME / name
    fresh = HOME / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    clone = ["git", "-c", "advice.detachedHead=false", "clone", "--quiet", "--branch", package.version]
    output([*clone, package.url, fresh])
    for file in package.outdated:
        (fresh / file).unlink()
    if (folder / ".build").exists():
        (folder / ".build").rename(fresh / ".build")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return folder


def mark(package, folder):
    sources = [folder / path for path in package.modules.values()]
    told = output([MARK, folder / "CatwalkTrace", *sources])
    with (folder / "Package.swift").open("a") as manifest:
        manifest.write(MANIFEST % str(list(package.modules)).replace("'", '"'))
    return told.splitlines()[-1]


def tested(folder):
    """How each test ended: passed, failed or skipped, by its name."""
    for report in folder.glob("tests*.xml"):
        report.unlink()
    test = ["swift", "test", "--parallel", "--num-workers", "1", "--xunit-output", "tests.xml"]
    result = run(test, cwd=folder, stderr=subprocess.STDOUT)
    ends = {}
    for report in folder.glob("tests*.xml"):
        for case in ElementTree.parse(report).iter("testcase"):
            ends[case.get("classname"), case.get("name")] = next((part.tag for part in case), "passed")
    if not ends:
        raise SystemExit(f"The tests of {folder} do not run:\n{result.stdout[-3000:]}")
    return ends


def faults_of(package):
    before = tested(copied(package, package.name))
    folder = copied(package, f"{package.name}.marked")
    told = mark(package, folder)
    after = tested(folder)
    passed = sum(end == "passed" for end in before.values())
    print(f"{package.name} {package.version}: {told}; {len(before)} tests, {passed} pass as it is")
    for test in sorted(before.keys() | after.keys()):
        if before.get(test) != after.get(test):
            yield f"{package.name}: {' '.join(test)}: {before.get(test)} as it is, {after.get(test)} with calls told"


@check(__doc__, "every")
def main(options, faults):
    HOME.mkdir(parents=True, exist_ok=True)
    chosen = options.part(PACKAGES)
    for package in chosen:
        faults += faults_of(package)
    faults.expect(chosen, "no package is chosen")
    return f"{len(chosen)} packages"
