#!/usr/bin/env python3
"""Holds the calls that copies tell against the compiler's own counts, in every scenario of every architecture.

    python3 Tests/Cats/check_calls.py

`swift build` comes first. Each scenario is played twice: on the copies that `catwalk trace` writes, and on the sources as
they are, built with the compiler's counters. Each body must tell as many calls as `llvm-cov` counts, and each frame must
be the same, byte by byte. What only one side counts is told with the reason.

Exit status: 0 when all agree; 1 when not.
"""

import collections
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from checks import check, folder, players
from compiler_counts import COUNTING, CompilerCounts


class Comparison:
    """One architecture, played on both sides."""

    def __init__(self, marked, plain, folder):
        self.marked, self.plain, self.folder = marked, plain, folder
        others = {players.SOURCES / "Cats" / name for name in players.ARCHITECTURES if name != marked.architecture}
        linked = [body for body in players.bodies() if not others & set((players.ROOT / body["file"]).parents)]
        self.bodies = {body["number"]: body for body in linked if "number" in body}
        self.left_alone = {place(body): body for body in linked if "number" not in body}
        self.files = {body["file"] for body in linked}

    def play(self, scenario, steps):
        """What differs, in sentences, and how much there was to compare."""
        with tempfile.NamedTemporaryFile(dir=self.folder, suffix=".profraw") as file:
            try:
                frames, calls = self.marked.play(scenario, steps)
                expected, _ = self.plain.play(scenario, steps, LLVM_PROFILE_FILE=file.name)
            except players.PlayFailed as error:
                return [f"{scenario}: {error}"], collections.Counter()
            counted = CompilerCounts(self.plain.program, Path(file.name), self.files)
        figures = collections.Counter(frames=sum(map(len, frames)))
        faults = list(self.differences(collections.Counter(calls), counted, figures))
        if frames != expected:
            faults.append("other frames than without what is written into the bodies")
        return [f"{self.marked.architecture}: {scenario}: {fault}" for fault in faults], figures

    def differences(self, told, counted, figures):
        counts = dict(counted.counts)
        figures["functions"] = counted.without_braces
        for number, body in self.bodies.items():
            calls = told.pop(number, 0)
            if "braceLine" not in body:
                figures["writes"] += calls
                continue
            # What this system does not compile is never entered.
            count = counts.pop(place(body), 0)
            figures["calls"] += calls
            if calls != count:
                yield f"{body['file']}:{body['line']}: {body['name']} tells {calls} calls, the compiler counts {count}"
        for number, calls in told.items():
            yield f"{calls} calls of body {number}, which is in no list"
        for (file, line, column), count in counts.items():
            if (file, line, column) not in self.left_alone:
                yield f"{file}:{line}:{column}: a body tells nothing, the compiler counts {count} calls"

    def summary(self, played):
        """What was compared in the scenarios, and what was not, with the reason."""
        figures = sum(played, collections.Counter())
        told = sum("braceLine" in body for body in self.bodies.values())
        yield f"{self.marked.architecture}: {len(played)} scenarios, {figures['frames']} frames"
        yield f"    {figures['calls']} calls of {told} bodies, held against the compiler's counts"
        yield (
            f"    {figures['writes']} writes of {len(self.bodies) - told} stored properties, not held: they have no body "
            "that the compiler could count"
        )
        yield (
            f"    {played[0]['functions']} functions of the compiler's, not held: they have no braces, as a property's first "
            "value or an argument that is taken as a closure"
        )
        for body in self.left_alone.values():
            yield f"    {body['file']}:{body['line']}: {body['name']}, left alone: {body['reason']}"


def place(body):
    return body["file"], body.get("braceLine"), body.get("braceColumn")


@check(__doc__)
def main(_, faults):
    marked, count = players.build_marked(), 0
    players.write_plain()
    plain = players.build(players.PLAIN, players.PLAIN.with_name("counted.build"), *COUNTING)
    with folder() as place, ThreadPoolExecutor(os.cpu_count()) as pool:
        for pair in zip(players.players(marked), players.players(plain)):
            comparison = Comparison(*pair, place)
            played = list(pool.map(lambda scenario: comparison.play(*scenario), pair[0].scenarios().items()))
            print("\n".join(comparison.summary([figures for _, figures in played])))
            count += len(played)
            for found, _ in played:
                faults += found
    return f"{count} scenarios"
