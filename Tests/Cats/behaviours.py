#!/usr/bin/env python3
"""Breaks each behaviour of the four architectures, one at a time, and shows which unit tests do not notice.

    python3 Tests/Cats/behaviours.py               all four architectures
    python3 Tests/Cats/behaviours.py --only MVC    one of them
    python3 Tests/Cats/behaviours.py --check       whether list, sources and page fit; builds nothing
    python3 Tests/Cats/behaviours.py --write       writes the table of Documentation/testing.md anew

behaviours.toml lists the behaviours: for each architecture the tests, each with a way to break what it tests, or the
reason why there is none. Each break is made in a throw-away copy of the sample with one architecture and its tests;
then the test that stands with it runs alone, and must fail.

Exit status: 0 when every test failed, 1 when not or when something does not fit, 2 when the tests do not even pass
before anything is broken.
"""

import sys
import tomllib

from behaviour_table import PAGE, fresh_page
from checks import check
from checks.architectures import ARCHITECTURES
from laboratory import SOURCES, TESTS, in_laboratories
from unit_tests import source_of, unit_tests

LISTED = TESTS / "behaviours.toml"


# Checking the list


def misfits(behaviours, tests):
    """What does not fit between the list and the sources, in sentences."""
    for behaviour in behaviours:
        for key in behaviour.keys() - {"scene", "says", *ARCHITECTURES}:
            yield f"'{behaviour['says']}': there is no architecture '{key}'."
        for architecture in ARCHITECTURES:
            for sentence in misfits_of_cell(behaviour.get(architecture), tests[architecture], architecture):
                yield f"'{behaviour['says']}', {architecture}: {sentence}"
    for architecture in ARCHITECTURES:
        listed = {each["test"] for behaviour in behaviours for each in parts(behaviour, architecture)}
        for name in sorted(tests[architecture].keys() - listed):
            yield f"{architecture}: {name} stands in no behaviour. Add it to one, or add the behaviour for all."
        yield from misnamed(behaviours, tests[architecture], architecture)
    for behaviour in behaviours:
        yield from uneven(behaviour, tests)


def misfits_of_cell(cell, tests, architecture):
    if not cell:
        yield "the cell is empty. Name its tests, or the reason why there are none."
    for part in cell if isinstance(cell, list) else []:
        if part["test"] not in tests:
            yield f"there is no test {part['test']}."
        elif (count := source_of(tests[part["test"]]).read_text().count(part["text"])) != 1:
            yield f"{part['test']}: the text to break stands {count} times in its file, not once: {part['text']!r}."
        elif part["text"] == part["instead"]:
            yield f"{part['test']}: nothing is broken."


def misnamed(behaviours, tests, architecture):
    """Tests that cover a behaviour alone, and bear the name of none of those."""
    alone = {}
    for behaviour in behaviours:
        if name := only_test(behaviour, architecture):
            alone.setdefault(name, []).append(behaviour["says"])
    for name, sentences in alone.items():
        if name in tests and tests[name].sentence not in sentences:
            yield f"{architecture}: {name} says '{tests[name].sentence}', and the list '{sentences[0]}'."


def uneven(behaviour, tests):
    """A case that is a parameter in one architecture and none in another, of tests that bear the behaviour's name."""
    only = {each: tests[each].get(only_test(behaviour, each)) for each in ARCHITECTURES}
    counts = {each: test.cases for each, test in only.items() if test and test.sentence == behaviour["says"]}
    if len(set(counts.values())) > 1:
        cases = ", ".join(f"{architecture} {count}" for architecture, count in counts.items())
        yield f"'{behaviour['says']}': its cases are uneven: {cases}."


def only_test(behaviour, architecture):
    """The test that covers the behaviour alone."""
    names = {each["test"] for each in parts(behaviour, architecture)}
    return names.pop() if len(names) == 1 else None


def parts(behaviour, architecture):
    cell = behaviour.get(architecture)
    return cell if isinstance(cell, list) else []


# Breaking


def break_all(behaviours):
    """Gives what tries an architecture's breaks in its laboratory, and gives the verdict on each."""

    def run(laboratory):
        architecture, results = laboratory.architecture, []
        tests = unit_tests(architecture)
        for behaviour in behaviours:
            for part in parts(behaviour, architecture):
                source = source_of(tests[part["test"]])
                broken = source.read_text().replace(part["text"], part["instead"])
                with laboratory.holding(broken, source.relative_to(SOURCES)):
                    status, reason = laboratory.verdict(part["test"])
                results.append((architecture, status == "killed"))
                said = "fails" if status == "killed" else f"DOES NOT FAIL, {status}"
                because = "" if reason in ("", tests[part["test"]].sentence) else f"  [{reason}]"
                print(f"{architecture:5} {said}: {behaviour['says']}: {part['test']}{because}", flush=True)
        return results

    return run


@check(__doc__, only={"choices": sorted(ARCHITECTURES)}, check=False, write=False)
def main(options, _):
    behaviours = tomllib.loads(LISTED.read_text())["behaviour"]
    tests = {architecture: unit_tests(architecture) for architecture in ARCHITECTURES}
    findings = [f"{LISTED.name}: {sentence}" for sentence in misfits(behaviours, tests)]
    if not findings:
        page = fresh_page(behaviours, tests)
        if options.write:
            PAGE.write_text(page)
        elif options.check and page != PAGE.read_text():
            findings.append(f"{PAGE.name}: its table is stale. Run Tests/Cats/behaviours.py --write.")
    if findings:
        print("\n".join(findings), file=sys.stderr)
        return 1
    if options.check or options.write:
        return 0
    results = in_laboratories([options.only] if options.only else ARCHITECTURES, break_all(behaviours))
    for architecture in dict(results):
        failed = [each for name, each in results if name == architecture]
        print(f"{architecture}: {sum(failed)} of {len(failed)} breaks made their test fail.")
    return 0 if all(failed for _, failed in results) else 1
