#!/usr/bin/env python3
"""Holds Catwalk's two engines against each other, and the index engine against the compiler's own syntax trees.

    check_agreement.py            build what is missing, print both tables and each edge that only one side has
    check_agreement.py --write    write the tables between the markers of Documentation/compiler-index.md, too
    check_agreement.py --fresh    hold the page's table of both engines against what is built; write nothing

The sample and the packages that Catwalk depends on are taken from Catwalk's own debug build, the others are built at
pinned versions below it. Ends with status 1 where the index engine has a false edge or misses one without a reason,
where syntax does so, or where the page is stale.
"""

import os
from concurrent.futures import ThreadPoolExecutor

from checks import ROOT, check, place
from debug_build import DebugBuild, build, pinned_build
from engine_agreement import EngineAgreement
from marked_table import MarkedTable, markdown
from measured_edges import measured_edges
from subjects import SUBJECTS
from tree_agreement import TreeAgreement

PAGE = ROOT / "Documentation/compiler-index.md"
ENGINES, TREES = MarkedTable("engines"), MarkedTable("trees")


def compare(arguments):
    build(ROOT, arguments.scratch_path)
    engines, trees, findings, is_sound = {}, {}, [], True
    for subject in SUBJECTS:
        place = DebugBuild(ROOT, arguments.scratch_path)
        if subject.version:
            place = pinned_build(subject, arguments.scratch_path / "agreement" / f"Pinned{subject.package}")
            build(place.package, place.scratch)
        index, syntax = edges(subject, place, arguments)
        agreements = [(engines, EngineAgreement(index, syntax, place.root(subject)))]
        if subject.has_trees:
            agreements.append((trees, TreeAgreement(index, subject, place)))
        for columns, agreement in agreements:
            columns[place.title(subject)] = agreement.column
            findings += [f"{subject.name}: {finding}" for finding in agreement.findings]
            is_sound = is_sound and agreement.is_sound
    print("\n\n".join([markdown(engines), markdown(trees), "\n".join(findings)]))
    if arguments.write:
        ENGINES.write(engines, PAGE)
        TREES.write(trees, PAGE)
    return 0 if is_sound else 1


def fresh(arguments):
    place, columns = DebugBuild(ROOT, arguments.scratch_path), ENGINES.read(PAGE)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda subject: freshness(subject, place, columns, arguments), SUBJECTS))
    for lines, _ in results:
        print("\n".join(lines))
    if all(is_fresh for _, is_fresh in results):
        return 0
    print(f"{PAGE.relative_to(ROOT)} is stale. Run Tests/Workbench/AgreementCheck/check_agreement.py --write.")
    return 1


def freshness(subject, place, columns, arguments):
    """What there is to say of a subject's column, and whether it is fresh as far as can be told."""
    if subject.version:
        return [f"{subject.name} {subject.version}: not looked at, since Catwalk does not depend on it."], True
    title = place.title(subject)
    if title not in columns:
        return [f"{title}: the page has another version of it, or none."], False
    column = EngineAgreement(*edges(subject, place, arguments), place.root(subject)).column
    differing = [
        f'{title}: "{row}" is {columns[title].get(row, "0")} in the page, and {column.get(row, "0")} by the sources.'
        for row in {**columns[title], **column} if columns[title].get(row, "0") != column.get(row, "0")
    ]
    return differing or [f"{title}: fresh."], not differing


def edges(subject, place, arguments):
    """Those of the index engine and those of the syntax engine."""
    # The other engines read generated files as well.
    command = [arguments.scratch_path / "debug/catwalk", "measure", "--format", "edges", "--exclude", "!GENERATED-*"]
    root = place.root(subject)
    return measured_edges(root, subject.modules, command, place.store), measured_edges(root, subject.modules, command)


@check(__doc__, write=False, fresh=False, **{"scratch-path": {"type": place, "default": (ROOT / ".build").resolve()}})
def main(options, _):
    return fresh(options) if options.fresh else compare(options)
