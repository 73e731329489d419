#!/usr/bin/env python3
"""Plays every scenario in every architecture with sources that tell their calls; `swift build` comes first.

    python3 Tests/Sample/check_traces.py             each scenario twice
    python3 Tests/Sample/check_traces.py --rounds 20 each so often

A scenario holds every frame against what it must show, so that one that passes shows that what `catwalk trace` writes into
the copies changes nothing. Its record must be the same each time, byte by byte, and each call that it begins has to end.

Exit status: 0 when all pass and all records are alike; 1 when not.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import players


def played(player, scenario, record):
    """The record of the scenario, or nothing if it does not pass."""
    record.unlink(missing_ok=True)
    environment = os.environ | {"CATWALK_TRACE": str(record)}
    result = subprocess.run([player.program, "play", scenario], env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        print(f"{player.architecture}: {scenario}: ended with {result.returncode}: {result.stderr[-500:]}", file=sys.stderr)
        return None
    return record.read_text()


def faults_of(player, scenario, rounds, record):
    records = {played(player, scenario, record) for _ in range(rounds)}
    if None in records:
        return 1
    if len(records) > 1:
        print(f"{player.architecture}: {scenario}: {len(records)} records of {rounds} runs", file=sys.stderr)
        return 1
    lines = [json.loads(line) for line in records.pop().splitlines()]
    begun = {line["call"] for line in lines if "call" in line}
    ended = {line["end"] for line in lines if "end" in line}
    if begun != ended:
        print(f"{player.architecture}: {scenario}: {len(begun - ended)} calls do not end", file=sys.stderr)
        return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    rounds = parser.parse_args().rounds
    built = players.build_marked()
    count = faults = 0
    with tempfile.TemporaryDirectory() as folder:
        for player in players.players(built):
            for scenario in player.scenarios():
                count += 1
                faults += faults_of(player, scenario, rounds, pathlib.Path(folder) / "record")
    print(f"{count} scenarios, {rounds} times each: {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
