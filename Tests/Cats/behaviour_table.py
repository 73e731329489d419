"""The table of behaviours on the page about tests, between its markers."""

from checks import ROOT
from checks.architectures import ARCHITECTURES
from checks.pages import table, with_block

PAGE = ROOT / "Documentation" / "testing.md"


def fresh_page(behaviours, tests):
    """The page with the table as the list and the tests give it."""
    tables = [scene_table(scene, behaviours, tests) for scene in dict.fromkeys(each["scene"] for each in behaviours)]
    return with_block(PAGE.read_text(), "behaviours", "\n".join([*tables, totals(tests)]))


def scene_table(scene, behaviours, tests):
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
    sums = {each: [len(tests[each]), sum(test.cases for test in tests[each].values())] for each in ARCHITECTURES}
    rows = [[title, *(sums[each][place] for each in ARCHITECTURES)] for place, title in enumerate(("functions", "cases"))]
    return table(["All unit tests", *ARCHITECTURES], rows)
