#!/usr/bin/env python3
"""Measures how much of each architecture's code its unit tests run without the tests of what navigates.

    python3 Tests/Sample/navigation.py            fails if the table in Documentation/testing.md is out of date
    python3 Tests/Sample/navigation.py --write    writes the table
    python3 Tests/Sample/navigation.py --check    runs no test: compares the table's first row with Reports/report.json

Exit status: 0 when the table is up to date, 1 when not, or when the page or a test is not as this script knows it;
2 when the tests do not pass.
"""

import argparse
import json
import re
import sys

from architectures import ARCHITECTURES
from laboratory import BUILD_LIMIT, ROOT, in_laboratories
from unit_tests import unit_tests

PAGE = ROOT / "Documentation" / "testing.md"
REPORT = ROOT / "Reports" / "report.json"
BLOCK = re.compile(r"(<!-- navigation -->\n).*?(<!-- /navigation -->)", re.DOTALL)

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
    name = laboratory.architecture
    options = [f"--skip=^{name}Tests\\.{test.replace('.', '/')}\\(" for test in skipped]
    arguments = ["--enable-code-coverage", "--disable-xctest", f"--skip=^{name}Tests\\.ScenarioTests", *options]
    status, output = laboratory.swift("test", *arguments, limit=BUILD_LIMIT)
    if status != 0:
        raise RuntimeError(output)
    _, path = laboratory.swift("test", "--show-codecov-path", limit=BUILD_LIMIT)
    (export,) = json.load(open(path.strip().splitlines()[-1]))["data"]
    own = f"/Sources/{name}/"
    regions = [file["summary"]["regions"] for file in export["files"] if own in file["filename"]]
    return sum(each["covered"] for each in regions) / sum(each["count"] for each in regions)


def table(measured):
    lines = ["| | " + " | ".join(ARCHITECTURES) + " |", "|---|" + "---:|" * len(ARCHITECTURES)]
    for index, title in enumerate(ROWS):
        lines.append(row(title, [measured[name][index] for name in ARCHITECTURES]))
    return "\n".join(lines)


def row(title, values):
    return f"| {title} | " + " | ".join("–" if each is None else f"{100 * each:.1f} %" for each in values) + " |"


def published():
    """The first row, as Reports/report.json has it."""
    architectures = json.loads(REPORT.read_text())["architectures"]
    regions = {each["name"]: each["coverage"]["unit"]["regions"] for each in architectures}
    return row(ROWS[0], [regions[name]["covered"] / regions[name]["total"] for name in ARCHITECTURES])


def main():
    summary, _, rest = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write the table into the page")
    parser.add_argument("--check", action="store_true", help="run no test")
    arguments = parser.parse_args()
    text = PAGE.read_text()
    if unknown := unknown_tests():
        print(f"The sample has no test of these names: {', '.join(unknown)}. Mend them here.", file=sys.stderr)
        return 1
    if not BLOCK.search(text):
        print(f"{PAGE.name} has no place for the table, which begins with <!-- navigation -->.", file=sys.stderr)
        return 1
    if arguments.check:
        is_current = published() in text
    else:
        measured = dict(in_laboratories(ARCHITECTURES, shares))
        written = BLOCK.sub(lambda match: f"{match[1]}\n{table(measured)}\n\n{match[2]}", text)
        is_current = written == text
        if arguments.write:
            PAGE.write_text(written)
            return 0
    if not is_current:
        print(f"{PAGE.name} is stale: run python3 Tests/Sample/navigation.py --write", file=sys.stderr)
    return 0 if is_current else 1


if __name__ == "__main__":
    sys.exit(main())
