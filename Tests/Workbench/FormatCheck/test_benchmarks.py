"""Holds the benchmarks' figures against their schema, with a validator that is not ours."""

import json
import unittest

import jsonschema

from test_formats import problems, with_value
from written_report import ROOT

SCHEMA = json.loads((ROOT / "Reports/benchmarks.schema.json").read_text())
RECORD = json.loads((ROOT / "Reports/benchmarks.json").read_text())


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
            (["schemaVersion"], 2),
            (["timed", "conditions", "cores"], 0),
            ([*player, "raw", "once", "instructions"], 1.5),
            ([*player, "perRound", "cats"], 1),
            ([*sample, "wallClock"], 0),
            ([*sample, "peakMemory"], "27 MB"),
        ):
            with self.subTest(path=path):
                self.assertNotEqual(record_problems(with_value(RECORD, path, new)), [])

    def test_no_architecture_is_below_the_floor(self):
        for scenario in RECORD["counted"]["scenarios"]:
            counts = {player["name"]: player["perRound"]["instructions"] for player in scenario["players"]}
            with self.subTest(scenario=scenario["name"]):
                self.assertEqual(min(counts, key=counts.get), RECORD["floor"])


if __name__ == "__main__":
    unittest.main()
