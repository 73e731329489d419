"""The package that the fuzz targets are built in, apart from Catwalk's own: a fuzzer brings a main function along."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]
SOURCES = REPOSITORY / "Sources/Workbench"
HARNESSES = Path(__file__).resolve().parent
HOME = REPOSITORY / ".build-fuzz"
PACKAGE = HOME / "Package"
LIBRARY = HOME / "libFuzzedIndexStore.so"

SANITIZERS = "-sanitize=fuzzer,address"


@dataclass(frozen=True)
class Target:
    """A harness, the stages of the workbench that it needs, and what it starts from beside its folder in Seeds."""

    name: str
    stages: tuple
    seeds: tuple


TARGETS = [
    Target("LinesFuzz", ("Parsing", "Lines"), ("Sources/Sample/**/*.swift", "Tests/Workbench/Lines/*.swift")),
    Target("ConfigurationFuzz", ("Subject",), (".catwalk.yml", "Tests/Workbench/**/.catwalk.yml")),
    Target("CoverageFuzz", ("Toolchain", "Coverage"), ()),
    Target("RecordsFuzz", ("CIndexStore", "Index"), ()),
]

MANIFEST = """\
// swift-tools-version: 6.2
// Written by fuzz.py; changes made here are lost.

import PackageDescription

let syntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
]

let package = Package(
    name: "CatwalkFuzz",
    platforms: [.macOS(.v14)],
    products: ["LinesFuzz", "ConfigurationFuzz", "CoverageFuzz", "RecordsFuzz"].map { name in
        .library(name: name, type: .static, targets: [name])
    },
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    ],
    targets: [
        .target(name: "Parsing", dependencies: syntax),
        .target(name: "Lines", dependencies: ["Parsing"] + syntax),
        .target(name: "Subject", dependencies: [.product(name: "Yams", package: "Yams")]),
        .target(name: "Toolchain", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")]),
        .target(name: "Coverage", dependencies: ["Toolchain"]),
        .target(name: "CIndexStore"),
        .target(name: "Index", dependencies: ["CIndexStore"]),
        .target(name: "LinesFuzz", dependencies: ["Lines", "Parsing"]),
        .target(name: "ConfigurationFuzz", dependencies: ["Subject"]),
        .target(name: "CoverageFuzz", dependencies: ["Coverage"]),
        .target(name: "RecordsFuzz", dependencies: ["Index"], exclude: ["FuzzedIndexStore.c"]),
    ]
)
"""


def build(target):
    """Builds the target's program, and gives its path.

    The package only makes a library: its programs get a main function that is not the fuzzer's.
    """
    lay_out()
    if target.name == "RecordsFuzz":
        run("clang", "-shared", "-fPIC", "-g", "-Wall", "-o", LIBRARY, HARNESSES / "RecordsFuzz/FuzzedIndexStore.c")
    options = [part for flag in [SANITIZERS, "-parse-as-library"] for part in ("-Xswiftc", flag)]
    run("swift", "build", "--package-path", PACKAGE, "--product", target.name, *options)
    program = HOME / target.name
    run("swiftc", SANITIZERS, PACKAGE / f".build/debug/lib{target.name}.a", "-o", program)
    return program


def lay_out():
    sources = PACKAGE / "Sources"
    sources.mkdir(parents=True, exist_ok=True)
    write(PACKAGE / "Package.swift", MANIFEST)
    if (lock := REPOSITORY / "Package.resolved").exists() and not (PACKAGE / "Package.resolved").exists():
        shutil.copy(lock, PACKAGE / "Package.resolved")
    for target in TARGETS:
        link(sources / target.name, HARNESSES / target.name)
        for stage in target.stages:
            link(sources / stage, SOURCES / stage)


def write(file, text):
    """Leaves a file alone that is as it should be, so that nothing is built anew for its date."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def link(place, destination):
    if not place.is_symlink():
        place.symlink_to(os.path.relpath(destination, place.parent))


def run(*command):
    subprocess.run([str(part) for part in command], check=True)
