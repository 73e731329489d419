#!/usr/bin/env python3
"""Holds Package.swift against the sources: a target depends on what its files import, no more and no less."""

import json
import re

from checks import ROOT, check, output

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


@check(__doc__)
def main(_, faults):
    package = json.loads(output(["swift", "package", "dump-package"], cwd=ROOT))
    # A program may be needed that is run, and not imported.
    programs = {target["name"] for target in package["targets"] if target["type"] == "executable"}
    modules = [target for target in package["targets"] if target["type"] != "plugin"]
    for target in modules:
        uses, says = imported(target), declared(target)
        # What this plugin writes is not there before the build, and imports what is declared for it.
        if "ListArchitectures" in json.dumps(target.get("pluginUsages")):
            says &= uses
        faults += [f"Package.swift: {target['name']} imports {name}, which it does not declare." for name in sorted(uses - says)]
        unused = sorted(says - uses - programs)
        faults += [f"Package.swift: {target['name']} declares {name}, which it does not import." for name in unused]
    return f"{len(modules)} targets"
