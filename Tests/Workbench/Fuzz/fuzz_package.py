"""The package that the fuzz targets are built in, apart from Catwalk's own: a fuzzer brings a main function along."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from checks import ROOT

WORKBENCH = ROOT / "Sources/Workbench"
HARNESSES = Path(__file__).resolve().parent
HOME = ROOT / ".build-fuzz"
PACKAGE = HOME / "Package"
LIBRARY = HOME / "libFuzzedIndexStore.so"

SANITIZERS = "-sanitize=fuzzer,address"

IMPORT = re.compile(r"^(?:@testable )?import (\w+)", re.MULTILINE)
PACKAGE_LINE = re.compile(r'\.package\(url: "[^"]*/([^/"]+)".*\)')

# The packages that modules from outside belong to.
PACKAGES = {
    "SwiftOperators": "swift-syntax",
    "SwiftParser": "swift-syntax",
    "SwiftSyntax": "swift-syntax",
    "Subprocess": "swift-subprocess",
    "Yams": "Yams",
}

MANIFEST = """\
// swift-tools-version: 6.2
// Written by fuzz.py; changes made here are lost.

import PackageDescription

let package = Package(
    name: "CatwalkFuzz",
    platforms: [.macOS(.v14)],
    products: [
%(products)s
    ],
    dependencies: [
%(packages)s
    ],
    targets: [
%(targets)s
    ]
)
"""


def build(name):
    """Builds the program of a fuzz target, and gives its path.

    The package only makes a library: its programs get a main function that is not the fuzzer's.
    """
    if (store := HARNESSES / name / "FuzzedIndexStore.c").exists():
        HOME.mkdir(exist_ok=True)
        run("clang", "-shared", "-fPIC", "-g", "-Wall", "-o", LIBRARY, store)
    options = [part for flag in [SANITIZERS, "-parse-as-library"] for part in ("-Xswiftc", flag)]
    run("swift", "build", "--package-path", PACKAGE, "--product", name, *options)
    program = HOME / name
    run("swiftc", SANITIZERS, PACKAGE / f".build/debug/lib{name}.a", "-o", program)
    return program


def lay_out(names):
    """Writes the package with all fuzz targets, and what they import from the workbench, as it is now."""
    sources = PACKAGE / "Sources"
    sources.mkdir(parents=True, exist_ok=True)
    folders = {name: HARNESSES / name for name in names}
    waiting = list(folders.values())
    while waiting:
        for module in sorted(imports(waiting.pop())):
            # In its house, or a house of its own. A house with rooms may bear the name of one.
            found = [*WORKBENCH.glob(f"*/{module}"), *WORKBENCH.glob(module)][:1]
            if module not in folders and found:
                folders[module] = found[0]
                waiting.append(found[0])
    for name, folder in folders.items():
        link(sources / name, folder)
    write(PACKAGE / "Package.swift", manifest(names, folders))
    if (lock := ROOT / "Package.resolved").exists() and not (PACKAGE / "Package.resolved").exists():
        shutil.copy(lock, PACKAGE / "Package.resolved")


def manifest(names, folders):
    used = set()
    targets = []
    for name, folder in folders.items():
        modules = sorted(imports(folder))
        outside = [module for module in modules if module in PACKAGES]
        used |= {PACKAGES[module] for module in outside}
        needs = [f'"{module}"' for module in modules if module in folders]
        needs += [f'.product(name: "{module}", package: "{PACKAGES[module]}")' for module in outside]
        left_out = ', exclude: ["FuzzedIndexStore.c"]' if (folder / "FuzzedIndexStore.c").exists() else ""
        targets.append(f'        .target(name: "{name}", dependencies: [{", ".join(needs)}]{left_out}),')
    lines = PACKAGE_LINE.finditer((ROOT / "Package.swift").read_text())
    return MANIFEST % {
        "products": "\n".join(
            f'        .library(name: "{name}", type: .static, targets: ["{name}"]),' for name in names
        ),
        "packages": "\n".join(f"        {line[0]}," for line in lines if line[1] in used),
        "targets": "\n".join(targets),
    }


def imports(folder):
    return {module for file in folder.rglob("*.swift") for module in IMPORT.findall(file.read_text())}


def write(file, text):
    """Leaves a file alone that is as it should be, so that nothing is built anew for its date."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def link(place, destination):
    if not place.is_symlink():
        place.symlink_to(os.path.relpath(destination, place.parent))


def run(*command):
    subprocess.run([str(part) for part in command], check=True)
