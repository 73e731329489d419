"""The table of behaviours on the page about tests, between its markers."""

import re

from architectures import ARCHITECTURES
from laboratory import ROOT

PAGE = ROOT / "Documentation" / "testing.md"
MARKED = re.compile(r"(?<=<!-- behaviours -->\n).*(?=<!-- /behaviours -->)", re.DOTALL)


def fresh_page(behaviours, tests):
    """The page with the table as the list and the tests give it."""
    tables = [table(scene, behaviours, tests) for scene in dict.fromkeys(each["scene"] for each in behaviours)]
    text = "\n".join(["", *tables, totals(tests), ""])
    return MARKED.sub(lambda _: text, PAGE.read_text())


def table(scene, behaviours, tests):
    lines = [f"| {scene} | " + " | ".join(ARCHITECTURES) + " |", "|---" * (len(ARCHITECTURES) + 1) + "|"]
    for behaviour in behaviours:
        if behaviour["scene"] == scene:
            cells = [cell(behaviour[each], tests[each], scene) for each in ARCHITECTURES]
            lines.append(f"| {behaviour['says']} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def cell(content, tests, scene):
    """The tests with their cases if they are several, or the reason why there is none."""
    if isinstance(content, str):
        return content
    counts = {name: tests[name].cases for name in dict.fromkeys(each["test"] for each in content)}
    return ", ".join(named(name, scene) + (f" × {count}" if count > 1 else "") for name, count in counts.items())


def named(name, scene):
    suite, _, function = name.partition(".")
    return f"`{suite.removeprefix(scene.replace(' ', '')).removesuffix('Tests')}.{function}`"


def totals(tests):
    rows = ["| All unit tests | " + " | ".join(ARCHITECTURES) + " |", "|---|" + "---:|" * len(ARCHITECTURES)]
    rows.append("| functions | " + " | ".join(str(len(tests[each])) for each in ARCHITECTURES) + " |")
    sums = [sum(test.cases for test in tests[each].values()) for each in ARCHITECTURES]
    return "\n".join([*rows, "| cases | " + " | ".join(map(str, sums)) + " |", ""])
