"""Holds what catwalk scale wrote against its schema, and its formats against readers that are not ours."""

import contextlib
import csv
import io
import json
import math
import re
import subprocess
import tempfile
import unittest
from collections import Counter
from html.parser import HTMLParser

import jsonschema

from checks.hostile_names import NAMES, command_lines, in_cell, invisible_lines, on_one_line, on_page, spelled
from test_names import MarkdownCells, Markup
from checks import CATWALK, ROOT
from checks.written_report import HOSTILE, with_each_text

SCALE = ROOT / "Reports/scale.json"
SCHEMA = json.loads((ROOT / "Reports/scale.schema.json").read_text())


def problems(value):
    checker = jsonschema.Draft202012Validator(SCHEMA, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    return [f"{error.json_path}: {error.message[:200]}" for error in checker.iter_errors(value)]


def printed(format, source=SCALE):
    command = [CATWALK, "scale", "--from", source, "--format", format]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode()


@contextlib.contextmanager
def file_with(text):
    """The path of a file with the text in it, as long as the context lasts."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(text)
        file.flush()
        yield file.name


class Elements(HTMLParser):
    """The names of all elements of a page, and whether each that must be closed is."""

    VOID = {"meta", "link", "input", "circle", "path", "polyline"}

    def __init__(self, text):
        super().__init__()
        self.names, self.open = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.names.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.names.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag


class ScaleTests(unittest.TestCase):
    def setUp(self):
        self.scale = json.loads(SCALE.read_text())

    def test_the_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_what_is_published_fits_the_schema(self):
        self.assertEqual(problems(self.scale), [])

    def test_what_is_wrong_does_not_fit(self):
        point = self.scale["architectures"][0]["points"][0]
        for key, value in (("pairs", 0), ("pairs", 33), ("files", 1.5), ("cleanBuild", [1]), ("more", 1)):
            with self.subTest(key=key, value=value):
                changed = json.loads(json.dumps(self.scale))
                changed["architectures"][0]["points"][0] = {**point, key: value}
                self.assertNotEqual(problems(changed), [])

    def test_each_figure_stands_in_the_spreadsheet(self):
        rows = list(csv.DictReader(io.StringIO(printed("csv"), newline="")))
        found = {(row["measure"], row["architecture"], int(row["pairs"])): float(row["value"]) for row in rows}
        for architecture in self.scale["architectures"]:
            for point in architecture["points"]:
                at = (architecture["name"], point["pairs"])
                self.assertEqual(found["codeLines", *at], point["codeLines"])
                self.assertEqual(found["resolvedEdges", *at], point["resolved"]["edges"])

    def test_the_exponents_are_those_of_an_independent_fit(self):
        for growth in self.scale["growth"]:
            if growth["measure"] != "codeLines":
                continue
            architecture = next(one for one in self.scale["architectures"] if one["name"] == growth["architecture"])
            xs = [math.log(point["pairs"]) for point in architecture["points"]]
            ys = [math.log(point["codeLines"]) for point in architecture["points"]]
            n, sx, sy = len(xs), sum(xs), sum(ys)
            sxy, sxx = sum(x * y for x, y in zip(xs, ys)), sum(x * x for x in xs)
            self.assertAlmostEqual(growth["law"]["exponent"], (n * sxy - sx * sy) / (n * sxx - sx * sx))

    def test_no_name_is_taken_for_markup(self):
        plain = Elements(printed("html"))
        self.assertEqual(plain.open, [])
        for text in HOSTILE:
            with self.subTest(text=text):
                hostile = with_each_text(text, self.scale)
                hostile["growth"] = []
                source = self.enterContext(file_with(json.dumps(hostile)))
                self.assertEqual(Elements(printed("html", source)).names, plain.names)
                self.assertEqual(len(re.findall("^## ", printed("md", source), re.M)), printed("md").count("\n## "))


class NameTests(unittest.TestCase):
    """Growth in which what is named has hostile names is printed as growth with plain ones is, but for the names."""

    FORMS = {"text": spelled, "md": on_one_line, "csv": in_cell}

    def scale(self, names):
        """One architecture for each name."""
        scale = json.loads(SCALE.read_text())
        first = scale["architectures"][0]
        first["points"] = first["points"][:2]
        architectures = [{**first, "name": name, "changedFile": name} for name in names]
        return json.dumps({**scale, "name": names[0], "architectures": architectures, "growth": []})

    def plain(self, text, form):
        """What another reader finds in it, in no order of names."""
        if form == "csv":
            return sorted(map(tuple, csv.reader(io.StringIO(text, newline=""), strict=True)))
        lines = text.split("\n") if form == "text" else ["|".join(MarkdownCells(line).cells) for line in text.split("\n")]
        return ["".join(line.split()).replace("\\u{3A}:", "::") for line in lines]

    def test_names_stand_as_themselves(self):
        # Fewer at a time, so that it can be seen which name fails.
        for start in range(0, len(NAMES), 45):
            names = NAMES[start : start + 45]
            known = [f"Name{number:03}Z" for number in range(len(names))]
            with file_with(self.scale(known)) as before, file_with(self.scale(names)) as after, self.subTest(names=names):
                for form, written in self.FORMS.items():
                    text = printed(form, after)
                    self.assert_harmless(text.replace("\r\n", "\n"))
                    self.assertEqual(self.plain(text, form), self.named(self.plain(printed(form, before), form), names, written))
                self.assertEqual([one["name"] for one in json.loads(printed("json", after))["architectures"]], names)
                self.assert_page(printed("html", before), printed("html", after), names)

    def assert_harmless(self, text):
        self.assertEqual((invisible_lines(text), command_lines(text)), ([], []))

    def assert_page(self, plain, hostile, names):
        """The labels of a chart are cut, so they are looked for elsewhere."""
        self.assert_harmless(re.sub("[\t\u200c\u200d]", " ", hostile))
        self.assertEqual(Counter(Markup(hostile).elements), Counter(Markup(plain).elements))
        texts = {"".join(text.split()) for text in Markup(hostile).texts}
        self.assertEqual([name for name in names if "".join(on_page(name).split()) not in texts], [])

    def named(self, parts, names, written):
        def filled(text):
            return re.sub(r"Name(\d{3})Z", lambda match: written(names[int(match[1])]), text)

        if parts and isinstance(parts[0], tuple):
            return sorted(tuple(map(filled, row)) for row in parts)
        return ["".join(filled(part).split()) for part in parts]
