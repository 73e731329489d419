"""The unit tests of an architecture as they are written, with what each says and how many cases it has."""

import dataclasses
import pathlib
import re

from laboratory import SOURCES, TESTS

WRITTEN = re.compile(r'@Test\(\s*"(?P<sentence>[^"]+)"(?P<traits>.*?)\)\s*func (?P<name>\w+)\(', re.DOTALL)


@dataclasses.dataclass(frozen=True)
class UnitTest:
    file: pathlib.Path
    sentence: str
    cases: int


def unit_tests(architecture):
    """By `Suite.function`; the runs of the scenarios are none."""
    tests = {}
    for file in sorted((TESTS / architecture).rglob("*Tests.swift")):
        if file.stem == "ScenarioTests":
            continue
        text = file.read_text()
        for match in WRITTEN.finditer(text):
            tests[f"{file.stem}.{match['name']}"] = UnitTest(file, match["sentence"], cases(match["traits"]))
        if len(WRITTEN.findall(text)) != text.count("@Test"):
            raise SystemExit(f"{file}: a test has no sentence. Write it as @Test(\"sentence\").")
    return tests


def source_of(test):
    """The file that a test's suite is named after, `Name.swift` or `Type+Name.swift`, where the suite stands."""
    name = test.file.stem.removesuffix("Tests")
    folder = SOURCES / test.file.parent.relative_to(TESTS)
    matching = (each for each in folder.glob("*.swift") if each.stem.rpartition("+")[2] == name)
    return next(matching, folder / f"{name}.swift")


def cases(traits):
    """One for each element of the first list of arguments; one without any."""
    arguments = re.match(r",\s*arguments:\s*(?:zip\()?\s*\[", traits)
    if not arguments:
        return 1
    depth, count, is_text = 0, 1, False
    for place in range(arguments.end() - 1, len(traits)):
        character = traits[place]
        if character == '"':
            is_text = not is_text
        elif is_text:
            continue
        elif character in "[(":
            depth += 1
        elif character in "])":
            depth -= 1
            if depth == 0:
                return count
        elif character == "," and depth == 1 and traits[place + 1 :].lstrip()[0] != "]":
            count += 1
    raise ValueError(f"the list of arguments has no end: {traits}")
