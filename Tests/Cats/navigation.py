#!/usr/bin/env python3
"""Measures how much of each architecture's code its unit tests run without the tests of what navigates.

    python3 Tests/Cats/navigation.py            fails if the table in Documentation/testing.md is out of date
    python3 Tests/Cats/navigation.py --write    writes the table
    python3 Tests/Cats/navigation.py --check    runs no test: compares the table's first row with Reports/report.json

Exit status: 0 when the table is up to date, 1 when not, or when the page or a test is not as this script knows it;
2 when the tests do not pass.
"""

import json
import sys

from checks import ROOT, check
from checks.architectures import ARCHITECTURES
from checks.pages import table, with_block
from laboratory import BUILD_LIMIT, in_laboratories
from unit_tests import unit_tests

PAGE = ROOT / "Documentation" / "testing.md"
REPORT = ROOT / "Reports" / "report.json"

# In MVC no part only navigates.
NAVIGATING = {
    "MVP": ["LoadCatViewControllerTests", "EditCatViewControllerTests"],
    "MVVM": ["LoadCatViewControllerTests", "EditCatViewControllerTests"],
    "VIPER": ["LoadCatRouterTests", "EditCatRouterTests"],
}
OPENING = {
    "MVP": "LoadCatViewControllerTests.presentEditor",
    "MVVM": "LoadCatViewControllerTests.editTapped",
    "VIPER": "LoadCatRouterTests.presentEditor",
}
ROWS = ["all unit tests", "without the test that opens the editor", "without all tests of what navigates alone"]


def unknown_tests():
    """Names of tests and suites above that the sample does not have; leaving these out would leave out nothing."""
    known = {name: unit_tests(name) for name in ARCHITECTURES}
    tests = [f"{name}: {test}" for name, test in OPENING.items() if test not in known[name]]
    suites = {name: {test.partition(".")[0] for test in tests} for name, tests in known.items()}
    navigating = [(name, suite) for name, own in NAVIGATING.items() for suite in own]
    return tests + [f"{name}: {suite}" for name, suite in navigating if suite not in suites[name]]


def shares(laboratory):
    """Gives the architecture with what the tests of each row run; `None` if the row leaves out none of its tests."""
    name = laboratory.architecture
    opening = [OPENING[name]] if name in OPENING else []
    navigating = [test for test in unit_tests(name) if test.partition(".")[0] in NAVIGATING.get(name, [])]
    left_out = [share(laboratory, tests) if tests else None for tests in (opening, navigating)]
    return [(name, [share(laboratory, []), *left_out])]


def share(laboratory, skipped):
    name = laboratory.module
    options = [f"--skip=^{name}Tests\\.{test.replace('.', '/')}\\(" for test in skipped]
    arguments = ["--enable-code-coverage", "--disable-xctest", f"--skip=^{name}Tests\\.ScenarioTests", *options]
    status, output = laboratory.swift("test", *arguments, limit=BUILD_LIMIT)
    if status != 0:
        raise RuntimeError(output)
    _, path = laboratory.swift("test", "--show-codecov-path", limit=BUILD_LIMIT)
    (export,) = json.load(open(path.strip().splitlines()[-1]))["data"]
    own = f"/Sources/Cats/{laboratory.architecture}/"
    regions = [file["summary"]["regions"] for file in export["files"] if own in file["filename"]]
    return sum(each["covered"] for each in regions) / sum(each["count"] for each in regions)


def cells(title, values):
    return [title, *("–" if each is None else f"{100 * each:.1f} %" for each in values)]


def published():
    """The first row, as Reports/report.json has it."""
    architectures = json.loads(REPORT.read_text())["architectures"]
    regions = {each["name"]: each["coverage"]["unit"]["regions"] for each in architectures}
    row = cells(ROWS[0], [regions[name]["covered"] / regions[name]["total"] for name in ARCHITECTURES])
    return f"| {' | '.join(row)} |"


@check(__doc__, write=False, check=False)
def main(options, _):
    text = PAGE.read_text()
    if unknown := unknown_tests():
        print(f"The sample has no test of these names: {', '.join(unknown)}. Mend them here.", file=sys.stderr)
        return 1
    if options.check:
        is_current = published() in text
    else:
        measured = dict(in_laboratories(ARCHITECTURES, shares))
        rows = [cells(title, [measured[name][index] for name in ARCHITECTURES]) for index, title in enumerate(ROWS)]
        written = with_block(text, "navigation", table(["", *ARCHITECTURES], rows).replace("|  |", "| |", 1))
        is_current = written == text
        if options.write:
            PAGE.write_text(written)
            return 0
    if not is_current:
        print(f"{PAGE.name} is stale: run python3 Tests/Cats/navigation.py --write", file=sys.stderr)
    return 0 if is_current else 1
