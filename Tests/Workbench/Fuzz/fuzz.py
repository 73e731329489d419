#!/usr/bin/env python3
"""Feeds the readers whatever a fuzzer comes up with, and keeps what makes them crash, hang or eat memory.

    fuzz.py [--seconds 600] [TARGET...]     all targets when none is named

Targets: LinesFuzz, ConfigurationFuzz, CoverageFuzz, RecordsFuzz. What was found is kept in .build-fuzz/findings and
printed; the status is 1 then. Each finding becomes a test. What the fuzzer learnt stays in .build-fuzz/corpus.
Needs a toolchain from swift.org: Xcode's brings no fuzzer.
"""

import hashlib
import os
import subprocess
import sys

from checks import ROOT, check
from fuzz_package import HARNESSES, HOME, LIBRARY, build, lay_out

FINDINGS = HOME / "findings"
CORPUS = HOME / "corpus"

# Each target with the files of the repository that it starts from, beside those in its folder in Seeds.
TARGETS = {
    "LinesFuzz": ["Sources/Cats/**/*.swift", "Sources/Platform/**/*.swift", "Tests/Workbench/Syntax/Lines/*.swift"],
    "ConfigurationFuzz": [".catwalk.yml", "Tests/Workbench/**/.catwalk.yml"],
    "CoverageFuzz": [],
    "RecordsFuzz": [],
}

# Bytes of an input. A debug build of the parser reads a few thousand lines a second, so that it gets short ones.
LONGEST = {"LinesFuzz": 1024, "ConfigurationFuzz": 4096, "CoverageFuzz": 16384, "RecordsFuzz": 4096}

# Seconds by the clock: on a busy machine an input that takes one may well take ten.
PATIENCE = 60

LIMITS = [
    f"-timeout={PATIENCE}",
    f"-report_slow_units={PATIENCE}",
    "-rss_limit_mb=2048",
    "-print_final_stats=1",
    "-verbosity=0",
]


def fuzz(name, seconds):
    """Runs one target, and gives the inputs that it found fault with."""
    program = build(name)
    corpus, findings = CORPUS / name, FINDINGS / name
    for folder in (corpus, findings):
        folder.mkdir(parents=True, exist_ok=True)
    seed(name, corpus)
    before = set(findings.iterdir())
    print(f"{name}: {seconds} s, {sum(1 for _ in corpus.iterdir())} inputs to start from", flush=True)
    limits = [f"-max_total_time={seconds}", f"-max_len={LONGEST[name]}", *LIMITS]
    command = [program, corpus, f"-artifact_prefix={findings}/", *limits]
    if (words := HARNESSES / f"Words/{name}.txt").exists():
        command.append(f"-dict={words}")
    status = subprocess.run([str(part) for part in command], cwd=ROOT, env=surroundings()).returncode
    found = sorted(set(findings.iterdir()) - before)
    if status != 0 and not found:
        sys.exit(f"{name} ended with status {status} and left no input; its output above says why")
    return found


def seed(name, corpus):
    own = f"{HARNESSES.relative_to(ROOT)}/Seeds/{name}/*"
    for pattern in [*TARGETS[name], own]:
        for file in ROOT.glob(pattern):
            content = file.read_bytes()
            (corpus / hashlib.sha1(content).hexdigest()).write_bytes(content)


def surroundings():
    """Swift's own crash reporter would take the crash away from the fuzzer."""
    return os.environ | {
        "SWIFT_BACKTRACE": "enable=no",
        "ASAN_OPTIONS": "detect_leaks=0",
        "CATWALK_FUZZED_LIBRARY": str(LIBRARY),
    }


@check(__doc__, targets={"nargs": "*"}, seconds=600)
def main(options, faults):
    if unknown := [name for name in options.targets if name not in TARGETS]:
        sys.exit(f"there is no target {unknown[0]}; there are {', '.join(TARGETS)}")
    lay_out(list(TARGETS))
    for name in options.targets or TARGETS:
        faults += [f"found: {finding.relative_to(ROOT)}" for finding in fuzz(name, options.seconds)]
    return f"{len(options.targets or TARGETS)} targets"
