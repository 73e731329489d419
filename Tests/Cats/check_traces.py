#!/usr/bin/env python3
"""Plays every scenario in every architecture with sources that tell their calls; `swift build` comes first.

    python3 Tests/Cats/check_traces.py             each scenario twice
    python3 Tests/Cats/check_traces.py --rounds 20 each so often

A scenario holds every frame against what it must show, so that one that passes shows that what `catwalk trace` writes into
the copies changes nothing. Its record must be the same each time, byte by byte, and each call that it begins has to end.

Exit status: 0 when all pass and all records are alike; 1 when not.
"""

import json
import os

from checks import check, folder, players, run


def played(player, scenario, record):
    """The record of the scenario, or in what it ended if it does not pass."""
    record.unlink(missing_ok=True)
    result = run([player.program, "play", scenario], env=os.environ | {"CATWALK_TRACE": str(record)})
    if result.returncode != 0:
        return f"ended with {result.returncode}: {result.stderr[-500:]}", ""
    return "", record.read_text()


def fault_of(player, scenario, rounds, record):
    """What is wrong with the scenario, if anything is."""
    ends, records = (set(each) for each in zip(*(played(player, scenario, record) for _ in range(rounds))))
    if any(ends):
        return max(ends)
    if len(records) > 1:
        return f"{len(records)} records of {rounds} runs"
    lines = [json.loads(line) for line in records.pop().splitlines()]
    begun, ended = ({line[key] for line in lines if key in line} for key in ("call", "end"))
    return "" if begun == ended else f"{len(begun - ended)} calls do not end"


@check(__doc__, rounds=2)
def main(options, faults):
    built, count = players.build_marked(), 0
    with folder() as place:
        for player in players.players(built):
            for scenario in player.scenarios():
                count += 1
                fault = fault_of(player, scenario, options.rounds, place / "record")
                faults.expect(not fault, f"{player.architecture}: {scenario}: {fault}")
    return f"{count} scenarios, {options.rounds} times each"
