#!/usr/bin/env python3
"""Type-checks a Swift package for macOS, on Linux: every target, tests included. Nothing is linked or run.

    check_mac.py                    this package, against the macOS that its manifest names; built as it stands before
    check_mac.py Support            this target, and what it needs of the package
    check_mac.py --macos 15.0       for that macOS
    check_mac.py --package FOLDER   somebody else's package

Each error and warning has its file, its line and the compiler's own words. What is made lies in the package's
.build/mac-check (100 MB) and is kept: the first run takes some minutes and fetches a wheel of 100 MB from PyPI, one after
an edit takes seconds. Exits 1 if something does not compile for macOS, and 2 if it can't be told.

1. The C headers of macOS are those of the wheel ziglang, under a small module map.
2. The standard library is built again for macOS from the textual interfaces that the toolchain for Linux has: the
   availability in them is Apple's own.
3. Foundation, Dispatch, XCTest and PackagePlugin have no such interface: the compiler prints one of the module for Linux.
4. Darwin's overlay comes from Glibc's, which has the same sources; support/ has the little that differs.
5. Dependencies are compiled with the branches, traits and settings of their manifests that hold on macOS.
6. Each target goes as far as SIL, where the last diagnostics are: initialisation, exclusive access, data races.

It does not see what only Apple's Foundation has or declares newer, Objective-C, SwiftUI, UIKit and AppKit (a target that
imports them is skipped, and said to be), the linker, and anything that happens only when the program runs.
"""

import argparse
import fcntl
import os
import re
import sys
import time
from pathlib import Path

from mac import CannotTell
from mac.check import FAIL, OK, SKIPPED, UNKNOWN, Checker
from mac.package import Graph
from mac.sdk import SDK
from mac.toolchain import Toolchain

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


def say(text):
    print(f"check_mac.py: {text}", file=sys.stderr, flush=True)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", type=Path, default=ROOT, metavar="DIR", help="the package, built once on Linux (default: this one)")
    parser.add_argument("--cache", type=Path, metavar="DIR", help="what is made is kept here (default: DIR/.build/mac-check)")
    parser.add_argument("--macos", metavar="VERSION", help="the deployment target (default: what the package's manifest says)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="compilers at once (default: one a core)")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="check these, and what they need of the package (default: all)")
    given = parser.parse_args()
    if given.macos and not re.fullmatch(r"\d+(\.\d+)*", given.macos):
        raise CannotTell(f"{given.macos} is no version of macOS.")
    return given


def main():
    begun = time.monotonic()
    given = arguments()
    folder = given.package.resolve()
    cache = (given.cache or folder / ".build" / "mac-check").resolve()
    toolchain = Toolchain()
    graph = Graph(toolchain, folder, cache)
    unknown = [name for name in given.targets if name not in graph.root.targets]
    if unknown:
        raise CannotTell(f"The package has no target {', '.join(unknown)}.")
    cache.mkdir(parents=True, exist_ok=True)
    lock = open(cache / "lock", "w")
    fcntl.flock(lock, fcntl.LOCK_EX)  # one run at a time; held until the program ends
    sdk = SDK(toolchain, cache, HERE / "support", say)

    asked = [graph.root.targets[name] for name in given.targets] or list(graph.root.targets.values())
    own = []
    for target in asked:
        own += [other for other in [*graph.closure(target), target] if other.is_own and other not in own]
    checker = Checker(toolchain, sdk, graph, cache, given.macos, given.jobs)
    checker.start(own)
    counts = dict.fromkeys([OK, FAIL, SKIPPED, UNKNOWN], 0)
    for target in own:
        result = checker.results[target].result()
        counts[result.status] += 1
        if result.status in (SKIPPED, UNKNOWN):
            print(f"{result.status:4} {target.name}: {'; '.join(result.lines)}", flush=True)
            continue
        print(f"{result.status:4} {target.name}", flush=True)
        for line in result.lines:
            print(f"     {line}", flush=True)
    spent = time.monotonic() - begun
    print(f"{counts[OK]} ok, {counts[FAIL]} failed, {counts[SKIPPED]} skipped, {counts[UNKNOWN]} not to be told ({spent:.0f} s)")
    if counts[FAIL]:
        return 1
    if counts[UNKNOWN]:
        raise CannotTell("Some targets could not be checked: see the lines with ?? above.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CannotTell as fault:
        say(fault)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
