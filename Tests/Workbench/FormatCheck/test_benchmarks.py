"""Holds the benchmarks' figures against their schema, with a validator that is not ours."""

import json
import re
import unittest

import jsonschema

from test_formats import problems, with_value
from checks import ROOT

SCHEMA = json.loads((ROOT / "Reports/benchmarks.schema.json").read_text())
RECORD = json.loads((ROOT / "Reports/benchmarks.json").read_text())

# One build of each kind, as it is kept when six rounds were taken.
INTERVAL = {"median": 1.2, "low": 1.1, "high": 1.3}
COSTS = {
    "files": 3,
    "samples": 6 * [{"wall": 1.2, "processor": 1.9}],
    "wall": INTERVAL,
    "processor": INTERVAL,
    "overBaseline": INTERVAL,
}
CHANGE = {"name": "view-body", "place": "view", "kind": "body", "file": "Sources/A/View.swift", **COSTS}
BUILD = {
    "conditions": {
        "environment": {"swift": "Swift 6.3", "processor": "x86_64", "system": "Debian 12"},
        "cores": 2,
        "rounds": 6,
    },
    "commit": "c0ffee",
    "date": "2026-01-02T03:04:05Z",
    "architectures": [{"name": "A", "objectSize": 54321, "clean": COSTS, "changes": [CHANGE]}],
}


# Apps of the floor and of one architecture, as they are kept when six rounds were taken.
SAMPLES = 6 * [{"residentBefore": 31000000, "residentAfter": 35000000}]
MEMORY = {
    "conditions": BUILD["conditions"],
    "commit": "c0ffee",
    "date": "2026-01-02T03:04:05Z",
    "scenario": "edit",
    "apps": 1000,
    "players": [
        {"name": "Floor", "samples": SAMPLES, "bytesPerApp": INTERVAL},
        {"name": "A", "samples": SAMPLES, "bytesPerApp": INTERVAL, "aboveFloor": INTERVAL},
    ],
}


def record_problems(value):
    return problems(SCHEMA, value, jsonschema.Draft202012Validator)


class BenchmarkTests(unittest.TestCase):
    def test_the_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_the_figures_of_this_repository_fit_it(self):
        self.assertEqual(record_problems(RECORD), [])

    def test_what_does_not_fit_is_found(self):
        player = ["counted", "scenarios", 0, "players", 0]
        sample = ["timed", "scenarios", 0, "players", 0, "samples", 0]
        for path, new in (
            (["schemaVersion"], 1),
            (["timed", "conditions", "cores"], 0),
            ([*player, "raw", "once", "instructions"], 1.5),
            ([*player, "perRound", "cats"], 1),
            (["timed", "conditions", "comparisons"], -1),
            ([*sample, "wallClock"], 0),
            ([*sample, "processor"], 0),
            ([*sample, "peakMemory"], "27 MB"),
            ([*sample, "actions"], 1.5),
        ):
            with self.subTest(path=path):
                self.assertNotEqual(record_problems(with_value(RECORD, path, new)), [])

    def test_builds_fit_it(self):
        self.assertEqual(record_problems(with_value(RECORD, ["build"], BUILD)), [])

    def test_builds_that_do_not_fit_are_found(self):
        record = with_value(RECORD, ["build"], BUILD)
        architecture = ["build", "architectures", 0]
        change = [*architecture, "changes", 0]
        for path, new in (
            (["build", "rounds"], 6),
            (["build", "conditions", "rounds"], 0),
            ([*architecture, "objectSize"], 1.5),
            ([*architecture, "clean", "file"], "A.swift"),
            ([*architecture, "clean", "samples", 0, "wall"], 0),
            ([*change, "kind"], "comment"),
            ([*change, "files"], -1),
            ([*change, "wall"], 1.2),
            ([*change, "cats"], 1),
        ):
            with self.subTest(path=path):
                self.assertNotEqual(record_problems(with_value(record, path, new)), [])

    def test_memory_fits_it(self):
        self.assertEqual(record_problems(with_value(RECORD, ["memory"], MEMORY)), [])

    def test_memory_that_does_not_fit_is_found(self):
        record = with_value(RECORD, ["memory"], MEMORY)
        for path, new in (
            (["memory", "apps"], 0),
            (["memory", "scenario"], 1),
            (["memory", "players", 0, "samples", 0, "residentAfter"], 1.5),
            (["memory", "players", 0, "bytes"], 1),
        ):
            with self.subTest(path=path):
                self.assertNotEqual(record_problems(with_value(record, path, new)), [])

    def test_every_build_was_taken_in_every_round(self):
        build = RECORD["build"]
        for architecture in build["architectures"]:
            for costs in [architecture["clean"], *architecture["changes"]]:
                with self.subTest(architecture=architecture["name"], build=costs.get("name", "clean")):
                    self.assertEqual(len(costs["samples"]), build["conditions"]["rounds"])

    def test_every_scenario_is_counted_and_timed(self):
        block = (ROOT / ".catwalk.yml").read_text().partition("\n  scenarios:\n")[2]
        names = re.findall(r"^    ([a-z-]+):", block, re.MULTILINE)
        self.assertGreater(len(names), 0)
        for kind in ("counted", "timed"):
            self.assertEqual([scenario["name"] for scenario in RECORD[kind]["scenarios"]], names)

    def test_no_architecture_is_below_the_floor(self):
        for scenario in RECORD["counted"]["scenarios"]:
            counts = {player["name"]: player["perRound"]["instructions"] for player in scenario["players"]}
            with self.subTest(scenario=scenario["name"]):
                self.assertEqual(min(counts, key=counts.get), RECORD["floor"])
