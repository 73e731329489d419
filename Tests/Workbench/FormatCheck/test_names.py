"""Puts each hostile name into every place of a report, has every format written, and reads back what is there."""

import copy
import csv
import html.parser
import io
import json
import re
import subprocess
import tempfile
import unittest
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from checks.hostile_names import ALL, NAMES, command_lines, in_cell, invisible_lines, on_one_line, on_page, spelled
from checks import CATWALK
from checks.written_report import SAMPLE, WORDS

# What a report in Markdown opens with, if its pictures stand beside it.
PICTURE = (
    "<picture>",
    '<source media="(prefers-color-scheme: dark)" srcset="pictures/overview-dark.svg">',
    '<img alt="A dot for each architecture: multiples of the baseline, which is a line, and shares." src="pictures/overview-light.svg">',
    "</picture>",
)

FORMATS = "html,md,json,csv,sarif,badges,mermaid,svg"
COMPARED = ("text", "md", "html", "json")
REPORT = json.loads(SAMPLE.read_text())


# Hashes are no names: of those the first digits are shown.
HASHES = {"commit", "commits"}

ARCHITECTURES = {architecture["name"] for architecture in REPORT["architectures"]}


def named(name, value=REPORT, key=None):
    """The sample with a name before and behind each text, so that what is around it has it at both ends."""
    if isinstance(value, dict):
        return {
            name + member + name if member in ARCHITECTURES else member: named(name, value[member], member) for member in value
        }
    if isinstance(value, list):
        return [named(name, element, key) for element in value]
    return name + value + name if isinstance(value, str) and key not in WORDS | HASHES else value


def changed(report):
    """The same report with a changed figure and a file, a type and an edge less, so that there is much to tell."""
    report = copy.deepcopy(report)
    for architecture in report["architectures"]:
        if "lines" in architecture:
            architecture["lines"]["code"] += 1
            architecture["sources"] = architecture["sources"][1:]
            architecture["types"] = architecture["types"][1:]
    return report


class Outputs:
    """All that the command writes and prints of one report."""

    def __init__(self, name):
        self.complaints = ""
        with tempfile.TemporaryDirectory() as folder:
            self.folder = Path(folder)
            report = named(name)
            before, after = self.write("before.json", report), self.write("after.json", changed(report))
            output = self.folder / "Reports"
            self.printed = self.run("report", "--from", before, "--format", FORMATS, "--output", output)
            self.files = {
                str(path.relative_to(output)): path.read_bytes().decode() for path in output.rglob("*") if path.is_file()
            }
            for form in COMPARED:
                self.files[f"compared.{form}"] = self.run("compare", before, after, "--format", form)

    def write(self, name, report):
        (self.folder / name).write_text(json.dumps(report))
        return name

    def run(self, *arguments):
        result = subprocess.run(
            [CATWALK, *arguments],
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.complaints += result.stderr.decode()
        return result.stdout.decode()


@cache
def outputs():
    """Of the sample as it is, and with each name in it."""
    with ThreadPoolExecutor(2) as pool:
        return dict(zip(("", *NAMES), pool.map(Outputs, ("", *NAMES))))


def without(name, text):
    return text.replace(name, "") if name else text


def strings(value):
    if isinstance(value, dict):
        return [text for member in value.values() for text in strings(member)]
    if isinstance(value, list):
        return [text for element in value for text in strings(element)]
    return [value] if isinstance(value, str) else []


class Markup(html.parser.HTMLParser):
    """The elements of a page with the names of their attributes, and its texts."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.elements, self.texts, self.links = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, *sorted(name for name, _ in attributes)))
        self.links += [value for name, value in attributes if name in ("href", "src", "action") and value]
        self.texts += [value or "" for _, value in attributes]

    def handle_data(self, data):
        self.texts.append(data)

    def handle_comment(self, data):
        self.elements.append(("comment",))


class MarkdownCells:
    """A line of Markdown as its readers take it: what a backslash means is text, a bar without one ends a cell."""

    ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])|&lt;|&amp;|(?<=@)<!-- -->")

    def __init__(self, line):
        bars, start = [], 0
        for match in re.finditer(r"\\.|\|", line):
            if match.group() == "|":
                bars.append(line[start : match.start()])
                start = match.end()
        self.cells = [self.plain(cell) for cell in (*bars, line[start:])]

    def plain(self, text):
        means = {"&lt;": "<", "&amp;": "&", "<!-- -->": ""}
        return self.ESCAPED.sub(lambda match: means.get(match.group(), match.group(1)), text)


# A line of a diagram, and what the label of a place in it may be.
PART = re.compile(r'    place\d+\(?\["(?P<label>.*)"\]\)?|    place\d+ -->\|"[^"]*"\| place\d+|    linkStyle [0-9,]+ stroke.*')
CODE = re.compile(r'([^\W_]|[ \u0300-\u036f\u05b0-\u05ff]|#\d+;)*')


def meant(text):
    return re.sub(r"#(\d+);", lambda match: chr(int(match.group(1))), text)


@cache
def harmless(path):
    """What a page has of a name that is nothing but one, and all kinds of elements that it may have."""
    page = Markup(Outputs("Name").files[path])
    return page, set(page.elements) | set(Markup(outputs()[""].files[path]).elements)


def of_each_name(check):
    """Holds what is made of each name against what is made of none."""

    def test(self):
        for name in NAMES:
            with self.subTest(name=name):
                check(self, name, outputs()[""], outputs()[name])

    return test


class NameTests(unittest.TestCase):
    maxDiff = 500

    def test_the_corpus_is_one(self):
        self.assertGreaterEqual(len(set(ALL)), 200)
        self.assertEqual(len(set(ALL)), len(ALL))

    @of_each_name
    def test_nothing_that_is_printed_or_written_acts_on_a_terminal_or_a_log(self, _, plain, hostile):
        self.assertEqual(set(hostile.files) - {"x"}, self.paths(plain, hostile))
        for path, text in {**hostile.files, "printed": hostile.printed, "complaints": hostile.complaints}.items():
            # A line of a spreadsheet ends in two characters; to a page a tab is a space, and some scripts need joiners.
            visible = re.sub("\r\n|[\t\u200c\u200d]", "\n", text) if path.endswith(("csv", "html", "svg")) else text
            self.assertEqual(invisible_lines(visible), [], path)
            self.assertEqual(command_lines(text), [], path)

    def paths(self, plain, hostile):
        """There are as many files, each below the report's folder and with a plain name."""
        self.assertEqual(len(hostile.files), len(plain.files))
        for path in hostile.files:
            self.assertRegex(path, r"\A((badges|diagrams|pictures)/)?[A-Za-z0-9_-]+\.[a-z]+\Z")
        return set(hostile.files)

    @of_each_name
    def test_json_has_each_name_as_it_was_given(self, name, plain, hostile):
        for path in plain.files:
            if path in ("report.json", "compared.json"):
                self.assert_renamed(name, json.loads(plain.files[path]), json.loads(hostile.files[path]))

    def assert_renamed(self, name, plain, hostile):
        self.assertEqual(
            sorted(without(name, text) for text in strings(hostile)), sorted(without(name, text) for text in strings(plain))
        )
        self.assertTrue(any(name in text for text in strings(hostile)))

    @of_each_name
    def test_code_scanning_has_as_many_results_and_rules(self, name, plain, hostile):
        (was,), (run,) = (json.loads(each.files["report.sarif"])["runs"] for each in (plain, hostile))
        self.assertEqual(len(run["results"]), len(was["results"]))
        self.assertEqual(len(run["tool"]["driver"]["rules"]), len(was["tool"]["driver"]["rules"]))
        own = [rule["id"] for rule in run["tool"]["driver"]["rules"] if rule["properties"]["tags"] == ["architecture"]]
        self.assertEqual(own, [name + rule["name"] + name for rule in REPORT["rules"]])

    @of_each_name
    def test_badges_have_the_names(self, name, plain, hostile):
        for path in (path for path in plain.files if path.startswith("badges/")):
            was, badge = json.loads(plain.files[path]), json.loads(hostile.files[path])
            self.assertEqual({**badge, "message": ""}, {**was, "message": ""})
            self.assertEqual(without(name, badge["message"]), without(name, was["message"]))

    @of_each_name
    def test_figures_have_the_same_rows_and_the_names_in_their_cells(self, name, plain, hostile):
        was, rows = (
            list(csv.reader(io.StringIO(each.files["report.csv"], newline=""), strict=True)) for each in (plain, hostile)
        )
        self.assertEqual(len(rows), len(was))
        for old, new in zip(was, rows):
            self.assertEqual(new, [self.cell(name, old, column) for column in range(7)])

    def cell(self, name, row, column):
        """What a cell of the sample's figures has to be with a name around each text of the report."""
        if row[0] == "architecture" or column in (1, 4, 5, 6) or not row[column]:
            return row[column]
        text = " → ".join(name + part + name for part in row[column].split(" → "))
        return in_cell(text)

    @of_each_name
    def test_diagrams_have_the_same_nodes_and_arrows(self, name, plain, hostile):
        was, diagrams = (
            "".join(text for path, text in sorted(each.files.items()) if path.startswith("diagrams/")).split("\n")
            for each in (plain, hostile)
        )
        self.assertEqual(len(diagrams), len(was))
        drawn = [PART.fullmatch(line) for line in diagrams]
        known = [PART.fullmatch(line) for line in was]
        self.assertEqual([line for line, match in zip(diagrams, drawn) if not match], [line for line, match in zip(was, known) if not match])
        labels, texts = ([match["label"] for match in matches if match and match["label"]] for matches in (drawn, known))
        self.assertEqual([text for text in labels if not CODE.fullmatch(text)], [])
        self.assertEqual(sorted(map(meant, labels)), sorted(spelled(name + meant(text) + name) for text in texts))

    @of_each_name
    def test_markdown_keeps_its_lines_and_cells_and_has_the_names_in_them(self, name, plain, hostile):
        forms = {spelled(name), spelled(on_one_line(name)), on_one_line(name)}

        def bare(cells):
            """What is there beside the name, without spaces, which stand for the ends of lines."""
            cells = ["".join(cell.split()) for cell in cells]
            for form in sorted(forms, key=len, reverse=True):
                cells = [without("".join(form.split()), cell) for cell in cells]
            return cells

        for path in ("report.md", "compared.md"):
            was, lines = plain.files[path].split("\n"), hostile.files[path].split("\n")
            self.assertEqual(len(lines), len(was), path)
            texts = [line for line in lines if not self.is_code(line) and line not in PICTURE]
            self.assertFalse(any("<" in line.replace("@<!-- -->", "") for line in texts))
            for old, new in zip(was, lines):
                if self.is_code(old) or old.startswith("    place"):
                    continue
                old, new = MarkdownCells(old).cells, MarkdownCells(new).cells
                self.assertEqual(len(new), len(old))
                self.assertEqual(bare(new), bare(old))

    def is_code(self, line):
        """Whether the line has a claim's condition, that of one of its parts, a command or a place."""
        starts = ("It holds if `", "✓ ", "✗ ", "– ", "Counted by `", "Objections, and our answer: `")
        return line.startswith(starts) and "`" in line

    @of_each_name
    def test_conditions_stay_code(self, name, plain, hostile):
        was, codes = ([line for line in each.files["report.md"].split("\n") if line.startswith("It holds if `")] for each in (plain, hostile))
        self.assertEqual(len(codes), len(was))
        for code in codes:
            fence = re.match("It holds if (`+)", code).group(1)
            inner = code.removeprefix(f"It holds if {fence}").removesuffix(f"{fence}.")
            self.assertNotIn(fence, re.findall("`+", inner))
            self.assertIn(spelled(on_one_line(name)), inner)

    @of_each_name
    def test_pages_have_the_elements_of_a_harmless_name_and_no_link_of_a_hostile_one(self, name, plain, hostile):
        for path in ("index.html", "compared.html"):
            page = Markup(hostile.files[path])
            expected, kinds = harmless(path)
            self.assertLessEqual(set(page.elements), kinds, path)
            self.assertEqual(Counter(self.built(page)), Counter(self.built(expected)), path)
            # What the claims name for objections is a path from the report's folder, whatever it is called.
            elsewhere = {link for link in page.links if not link.startswith(("#", "../"))}
            self.assertLessEqual(elsewhere, set(expected.links))
            self.assertIn("".join(on_page(name).split()), "".join("".join(page.texts).split()))

    def built(self, page):
        """All elements but those of a chart's labels, of sentences that a page can translate, and of conditions.

        How many there are of those depends on the text: a condition, for instance, has a line for each `&&`.
        """
        return [kind for kind in page.elements if kind[0] not in ("text", "tspan", "title", "i", "br", "code")]

    @of_each_name
    def test_the_changes_have_as_many_lines_on_a_terminal(self, name, plain, hostile):
        was, text = plain.files["compared.text"], hostile.files["compared.text"]
        self.assertEqual(len(text.split("\n")), len(was.split("\n")))
        self.assertIn(spelled(name), text.replace("\\u{3A}:", "::"))

    @of_each_name
    def test_the_table_on_a_terminal_says_a_name_whole(self, name, plain, hostile):
        # Sentences break between words, and tables between columns, where 80 columns are full.
        text = "".join(hostile.printed.replace("\\u{3A}:", "::").split())
        self.assertIn("".join(spelled(name).split()), text)
