#!/usr/bin/env python3
"""Holds Package.swift against the sources: a target depends on what its files import, no more and no less."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal|private) )?"
    r"import (?:(?:struct|class|enum|protocol|typealias|func|let|var) )?(\w+)"
    r'|^#include "(\w+)\.h"',
    re.MULTILINE,
)

# What comes with the toolchain or the system, and is declared nowhere.
SYSTEM = {
    "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Musl", "Observation", "Synchronization", "Testing",
}


def imported(target):
    """The modules that the target's files import. Its resources are data, whatever they look like."""
    folder = ROOT / target["path"]
    data = [folder / resource["path"] for resource in target["resources"]]
    files = [file for file in folder.rglob("*") if file.suffix in (".swift", ".c")]
    texts = [file.read_text() for file in files if not any(file.is_relative_to(path) for path in data)]
    return {match[1] or match[2] for text in texts for match in IMPORT.finditer(text)} - SYSTEM - {target["name"]}


def declared(target):
    """The targets and products that it depends on. Each product here has one module, of the same name."""
    return {next(iter(dependency.values()))[0] for dependency in target["dependencies"]}


def main():
    command = ["swift", "package", "dump-package"]
    package = json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    # A program may be needed that is run, and not imported.
    programs = {target["name"] for target in package["targets"] if target["type"] == "executable"}
    faults = []
    modules = [target for target in package["targets"] if target["type"] != "plugin"]
    for target in modules:
        uses, says = imported(target), declared(target)
        # What this plugin writes is not there before the build, and imports what is declared for it.
        if "ListArchitectures" in json.dumps(target.get("pluginUsages")):
            says &= uses
        faults += [f"{target['name']} imports {name}, which it does not declare." for name in sorted(uses - says)]
        faults += [f"{target['name']} declares {name}, which it does not import." for name in sorted(says - uses - programs)]
    for fault in faults:
        print(f"Package.swift: {fault}")
    print(f"{len(modules)} targets: {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
