"""Gives folders, files, packages, commits and types hostile names, and reads back what is printed and written of them."""

import copy
import csv
import io
import json
import os
import re
import shutil
import subprocess
import tempfile
import textwrap
import unicodedata
import unittest
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import yaml
from junitparser import JUnitXml

from checks.hostile_names import (
    ALL, NAMES, as_type, command_lines, in_cell, invisible_lines, is_compiled, is_configurable, is_file_name,
    is_raw_identifier, on_one_line, on_page, once, spelled,
)
from test_names import REPORT, MarkdownCells, Markup, named
from checks import CATWALK

USED = [name for name in NAMES if is_file_name(name)]
TYPES = [name for name in NAMES if is_raw_identifier(name)]


def swift(text):
    """The text in a literal of Swift."""
    return "".join(f"\\u{{{ord(character):X}}}" for character in text)


def catwalk(folder, *arguments):
    return subprocess.run(
        [CATWALK, *arguments],
        cwd=folder,
        env={**os.environ, "HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


class Subject(unittest.TestCase):
    """A folder of its own for each test, and what is held of every run in it."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def assert_harmless(self, text):
        lines = re.sub("\r\n|[\t\u200c\u200d]", "\n", text) if text.lower().startswith("<!doctype") else text.replace("\r\n", "\n")
        self.assertEqual(invisible_lines(lines), [])
        self.assertEqual(command_lines(lines), [])

    def run_well(self, *arguments, status=0, folder="."):
        return self.run_both(*arguments, status=status, folder=folder)[0]

    def run_both(self, *arguments, status=0, folder="."):
        """What is printed, and what is complained of."""
        result = catwalk(self.folder / folder, *arguments)
        self.assertEqual(result.returncode, status, result.stderr.decode())
        self.assert_harmless(result.stdout.decode())
        self.assert_harmless(result.stderr.decode())
        return result.stdout.decode(), result.stderr.decode()

    def git(self, *arguments):
        identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid"]
        subprocess.run(["git", *identity, *arguments], cwd=self.folder, check=True, stdout=subprocess.PIPE)


class FolderTests(Subject):
    def test_what_is_measured_has_the_names_of_its_folders(self):
        for name in USED:
            self.write(f"{name}/A{name}.swift", "struct A {}\n")
        targets = json.loads(self.run_well("measure", "--format", "json"))["targets"]
        self.assertEqual(sorted(once(target["name"] for target in targets)), sorted(once(USED)))
        rows = list(csv.reader(io.StringIO(self.run_well("measure", "--format", "csv"), newline=""), strict=True))
        self.assertEqual(len(rows), len(once(USED)) + 1)
        self.assertEqual(sum(int(row[3]) for row in rows[1:]), len(USED))
        self.assertEqual(sorted(once(row[1] for row in rows[1:])), sorted(once(map(in_cell, USED))))
        table = unicodedata.normalize("NFC", self.run_well("measure")).split("\n")
        for name in USED:
            start = unicodedata.normalize("NFC", spelled(name))
            self.assertTrue(any(line.replace("\\u{3A}:", "::").startswith(start) for line in table), name)
        # A heading, a total and the end of the last line.
        self.assertEqual(len(table), len(once(USED)) + 3)
        self.run_well("measure", "--format", "edges")

    def test_a_first_configuration_has_the_names_of_its_folders(self):
        for name in USED:
            with self.subTest(name=name):
                folder = f"{USED.index(name)}/{name}"
                targets = ", ".join(f'.target(name: "{swift(module)}")' for module in (name, f"{name}B"))
                self.write(f"{folder}/Package.swift", f"// swift-tools-version: 6.2\nlet package = Package(targets: [{targets}])\n")
                for module in (name, f"{name}B"):
                    for role in ("View", "Presenter"):
                        self.write(f"{folder}/Sources/{module}/{name}/Home{role}.swift", f"struct Home{role} {{}}\n")
                self.assert_harmless(self.run_well("init", folder))
                text = (self.folder / folder / ".catwalk.yml").read_text()
                self.assertEqual(invisible_lines(text), [])
                written = yaml.safe_load(text)
                # A mark of the byte order is no part of a folder's name for Foundation. What can't be seen is spelled out or
                # left out, and what is too long is cut: no configuration may have such a name.
                plain = name.removeprefix("\ufeff")
                if len(plain) <= 100 and spelled(plain) == plain:
                    self.assertEqual(written["name"], plain.replace("\u3164", "").replace("\u115f", ""))
                else:
                    self.assertLessEqual(len(written["name"]), 100)
                    self.assertEqual(spelled(written["name"]), written["name"])
                sources = [architecture["sources"] for architecture in written["architectures"]]
                paths = {each["path"] if isinstance(each, dict) else each for each in sources}
                # What joins the slash before it to one character is not taken apart there, and its only folder is named.
                inner = f"/{name}" if f"Sources/{name}" not in paths else ""
                self.assertEqual(paths, {f"Sources/{name}{inner}", f"Sources/{name}B{inner}"})
                known = {"name", "baseline", "architectures", "scenarios", "scenes", "roles", "shared", "ui", "support"}
                self.assertLessEqual(set(written), known)
                # Rules are proposed in comments, which have to be right as well when the signs are taken away.
                rules = text.split("# rules:\n")
                if len(rules) == 2:
                    proposed = "rules:\n" + "".join(line.removeprefix("# ") + "\n" for line in rules[1].splitlines())
                    self.assertTrue(all("name" in rule for rule in yaml.safe_load(proposed)["rules"]))

    def test_a_history_has_the_titles_of_its_commits_and_the_names_of_its_folders(self):
        self.git("init", "--quiet")
        # Git takes U+10FFFF for no UTF-8, and commits other characters in its place.
        titles = [name for name in USED if name.strip() and not set(name) & {"\n", "\r", "\U0010ffff"}][:60]
        for number, name in enumerate(titles):
            self.write(f"{name}/A.swift", "struct A {}\n" * (number + 1))
            self.git("add", "--all")
            self.git("commit", "--quiet", "--cleanup=verbatim", "--message", name)
        rows = list(csv.reader(io.StringIO(self.run_well("history", "--since", "60", "--format", "csv"), newline=""), strict=True))
        self.assertTrue(all(len(row) == len(rows[0]) for row in rows))
        series = json.loads(self.run_well("history", "--since", "60", "--format", "json"))
        self.assertEqual([commit["title"] for commit in series["commits"]], titles)
        self.assertEqual(set(series["commits"][-1]["sizes"]), set(titles))
        for arguments in (["history", "--since", "60", "--format", "md"], ["history"]):
            self.run_well(*arguments)
        for form in ("text", "md", "json", "html"):
            self.run_well("compare", f"HEAD~{len(titles) // 2}..HEAD", "--format", form)


class Harmless(Subject):
    """What is printed of hostile names is what is printed of plain ones, with the spelled names in their places."""

    def plain(self, name):
        return f"Name{NAMES.index(name):03}Z"

    def with_names(self, text, form):
        return re.sub(r"Name(\d{3})Z", lambda match: form(NAMES[int(match[1])]), text)

    def assert_named(self, plain, hostile, form=spelled):
        self.assertIn("Z", plain)
        # What is sorted by names has another order.
        self.assertEqual(sorted(self.lines(hostile)), sorted(self.lines(self.with_names(plain, form))))

    def lines(self, text):
        """Without what depends on the width of a column and on the start of a line."""
        return [re.sub(" +", " ", line).rstrip().replace("\\u{3A}:", "::") for line in text.split("\n")]


class TypeTests(Harmless):
    """Types of hostile names, each with one that is told to be a Presenter by how its name ends."""

    CONFIGURATION = """
        name: Types
        baseline: App
        shared: [Sources/Model]
        architectures: [{name: App, sources: Sources/App}]
        scenarios: none
        roles: {Presenter: ['*Presenter']}
        rules: [{name: no-model, forbidden: {from: '*', to: Model}}]
        gate: {exact: true}
        """
    USER = "import Model\nstruct `NAME` {\n    let model: Model\n}\nstruct `NAMEPresenter` {\n    let other: `NAME`\n}\n"

    # One of each that Swift takes for one name.
    NODES = list({unicodedata.normalize("NFC", name): name for name in TYPES}.values())

    def with_names(self, text, form):
        return super().with_names(text, lambda name: form(as_type(name)))

    def declare(self, names, source, called=str):
        shutil.rmtree(self.folder / "Sources", ignore_errors=True)
        self.write(".catwalk.yml", textwrap.dedent(self.CONFIGURATION))
        self.write("Sources/Model/Model.swift", "public struct Model {}\n")
        for name in names:
            self.write(self.file(name), source.replace("NAME", called(name)))

    def file(self, name):
        return f"Sources/App/Type{NAMES.index(name):03}.swift"

    @unittest.skipUnless(NAMES == ALL, "only some of the names are tried")
    def test_there_are_as_many_as_swift_has(self):
        self.assertEqual((len(NAMES), len(TYPES), len(self.NODES), sum(map(is_compiled, NAMES))), (265, 238, 237, 176))

    def test_what_is_measured_has_the_names_of_its_types(self):
        self.declare(TYPES, self.USER)
        roles = json.loads(self.run_well("measure", "--format", "json"))["roles"]
        self.assertEqual({role["file"]: role["type"] for role in roles}, {self.file(name): f"{as_type(name)}Presenter" for name in TYPES})
        lines = self.run_well("measure").rstrip("\n").split("\n")
        # One target with its heading, an empty line, and the heading of the roles.
        self.assertEqual(len(lines), len(TYPES) + 4)
        for name, line in zip(TYPES, sorted(lines[4:], key=lambda line: line.rpartition("/")[2])):
            cells = ("Presenter", f"{spelled(as_type(name))}Presenter", "…Presenter", f"{self.file(name)}:5")
            self.assertEqual(self.lines(line), self.lines("  ".join(cells)))
        self.assertEqual(len(self.run_well("measure", "--format", "csv").split("\r\n")), 3)
        self.assert_graph(self.run_well("measure", "--format", "edges"), self.NODES)

    def assert_graph(self, text, names):
        graph = json.loads(text)
        nodes = [node["name"] for node in graph["nodes"]]
        used = once(f"{nodes[edge['from']]} uses {nodes[edge['to']]}" for edge in graph["edges"])
        shown = [as_type(name) for name in names]
        expected = once(f"{name} uses Model" for name in shown) | once(f"{name}Presenter uses {name}" for name in shown)
        self.assertEqual(expected - used, set())
        self.assertEqual(len([node for node in graph["nodes"] if node["kind"] != "file"]), 2 * len(names) + 1)

    def test_what_the_compiler_takes_has_the_same_graph(self):
        names = [name for name in self.NODES if is_compiled(name)]
        self.declare(names, self.USER)
        text = "".join((self.folder / self.file(name)).read_text() for name in names).replace("import Model\n", "")
        self.write("One/One.swift", text + "struct Model {}\n")
        subprocess.run(
            ["swiftc", "-c", "-whole-module-optimization", "-parse-as-library", "-index-store-path", "index", "One/One.swift"],
            cwd=self.folder,
            check=True,
        )
        graph = self.run_well("measure", "--format", "edges", "--index-store", "index", "One")
        self.assertEqual(json.loads(graph)["engine"], "index")
        self.assert_graph(graph, names)

    def test_a_check_names_the_types_that_break_a_rule(self):
        printed = {}
        for called in (self.plain, str):
            self.declare(self.NODES, self.USER, called)
            printed[called] = [
                self.run_well("check", "--engine", "syntax", status=1),
                self.run_well("explain", "no-model", "--engine", "syntax"),
            ]
            document = json.loads(self.run_well("check", "--engine", "syntax", "--format", "json", status=1))
            self.assertEqual([breach["from"] for breach in self.breaches(document)], [f"App.{as_type(called(name))}" for name in self.NODES])
            cases = [case for suite in JUnitXml.fromstring(self.run_well("check", "--engine", "syntax", "--format", "junit", status=1)) for case in suite]
            self.assertEqual([(case.name, len(case.result)) for case in cases], [("no-model", 1)])
            findings = json.loads(self.run_well("check", "--engine", "syntax", "--format", "gitlab", status=1))
            self.assertEqual(len({finding["fingerprint"] for finding in findings}), len(self.NODES))
            self.run_well("check", "--engine", "syntax", "--update")
            self.assert_harmless((self.folder / ".catwalk-baseline.json").read_text())
            self.assertIn(f"0 new, {len(self.NODES)} accepted", self.run_well("check", "--engine", "syntax"))
            # A list of more than fifty is cut.
            for name in self.NODES[::20]:
                self.write(self.file(name), f"struct `{called(name)}` {{}}\n")
            printed[called].append(self.run_well("check", "--engine", "syntax", status=1))
            (self.folder / ".catwalk-baseline.json").unlink()
        for plain, hostile in zip(printed[self.plain], printed[str]):
            self.assert_named(plain, hostile)

    def breaches(self, document):
        return sorted(document["breaches"]["new"], key=lambda breach: breach["file"])

    def test_a_comparison_names_the_types_that_came_or_went(self):
        # A list of more than fifty is cut, and each name has two edges.
        for start in range(0, len(self.NODES), 25):
            names, compared = self.NODES[start : start + 25], {}
            for called in (self.plain, str):
                self.declare(names, "struct `NAME` {}\n", called)
                self.commit()
                self.declare(names, self.USER, called)
                self.commit()
                compared[called] = {
                    form: self.run_well("compare", "HEAD~..HEAD", "--format", form) for form in ("text", "md", "html", "json")
                }
            plain, hostile = compared[self.plain], compared[str]
            self.assertEqual(plain["text"].count(", with the type "), len(names))
            self.assert_named(plain["text"], hostile["text"])
            cells = ["\n".join("|".join(MarkdownCells(line).cells) for line in text["md"].split("\n")) for text in (plain, hostile)]
            self.assert_named(*cells, on_one_line)
            pages = [Markup(text["html"]) for text in (plain, hostile)]
            self.assertEqual(*(Counter(page.elements) for page in pages))
            self.assert_named(*("\n".join(page.texts) for page in pages), on_page)
            added = json.loads(hostile["json"])["edges"]
            self.assertEqual({edge["from"] for edge in added}, {end + role for end in map(as_type, names) for role in ("", "Presenter")})

    def commit(self):
        self.git("init", "--quiet")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Change")


class ConfigurationTests(Harmless):
    """A subject whose configuration, claims and benchmarks have one name for all that they name."""

    CONFIGURATION = """
        name: SUBJECT
        baseline: ARCHITECTURE
        shared: [Sources/Model]
        architectures: [{name: ARCHITECTURE, sources: Sources/App}, {name: Other, sources: Sources/Other}]
        scenarios: none
        scenes: [SCENE]
        roles: {ROLE: ['*Presenter'], Spare: ['Spare*']}
        rules: [{name: RULE, in: [ARCHITECTURE], forbidden: {from: ROLE, to: Model}}]
        gate: {budgets: [max(lines.code) <= 0]}
        claims: claims.yml
        benchmarks: {product: Play, floor: FLOOR, scenarios: {SCENARIO: TITLE}, changes: {CHANGE: 'None/*'}}
        """
    CLAIMS = """
        claims:
          - {id: CLAIM, claim: {en: TEXT, zh: TEXT}, measures: [{title: TEXT, formula: lines.code}], holds: FORMULA}
          - {id: C2, claim: TEXT, needed: TEXT}
        counted:
          COUNTED: {by: TEXT, numbers: {ARCHITECTURE: 1, Other: 2}}
        mappedRules:
          MAPPED: {rule: RULE, roles: {Other: {}}}
        protocolPairs:
          PAIR:
            protocols: {ARCHITECTURE: PROTOCOL, Other: Viewing}
            requirements: [REQUIREMENT, {ARCHITECTURE: hide(), leftOut: TEXT}]
        """
    NAMED = ("SUBJECT", "ARCHITECTURE", "SCENE", "ROLE", "RULE", "SCENARIO", "CHANGE", "CLAIM", "PAIR", "COUNTED",
             "MAPPED")
    FREE = ("FLOOR", "TITLE", "TEXT")
    WORDS = {"FORMULA": "max(lines.code) > 0", "PROTOCOL": "Viewing", "REQUIREMENT": "show()"}

    def configure(self, folder, **texts):
        texts = {**{word: word.title() for word in (*self.NAMED, *self.FREE)}, **self.WORDS, **texts}

        def filled(text):
            return re.sub("[A-Z]{4,}", lambda word: self.yaml(texts[word[0]]), textwrap.dedent(text))

        self.write(f"{folder}/.catwalk.yml", filled(self.CONFIGURATION))
        self.write(f"{folder}/claims.yml", filled(self.CLAIMS))
        self.write(f"{folder}/Sources/Model/Model.swift", "public struct Model {}\n")
        for name in ("App", "Other"):
            requirements = "func show(); func hide()" if name == "App" else "func show()"
            text = f"import Model\nstruct HomePresenter {{ let model: Model }}\nprotocol Viewing {{ {requirements} }}\n"
            self.write(f"{folder}/Sources/{name}/HomePresenter.swift", text)

    def yaml(self, text):
        plain = (character if character.isprintable() and character not in '"\\' else f"\\U{ord(character):08X}" for character in text)
        return '"' + "".join(plain) + '"'

    def everywhere(self, name):
        """No two places of a rule have one name."""
        return {**dict.fromkeys((*self.NAMED, *self.FREE), name), "ROLE": f"{name}R", "FLOOR": f"{name}F"}

    def in_one_place(self, name, places):
        """Another place for each name, so that each place has many."""
        folder, place = str(NAMES.index(name)), places[NAMES.index(name) % len(places)]
        self.configure(folder, **{place: name})
        return folder, place

    # What reads YAML takes it off the start of a text.
    BYTE_ORDER_MARK = "\ufeff"

    def is_taken(self, name):
        return is_configurable(name.removeprefix(self.BYTE_ORDER_MARK))

    def each(self, names, check):
        """Two at a time; whatever fails says for which name."""
        def result(name):
            try:
                return check(name)
            except AssertionError as error:
                return error

        with ThreadPoolExecutor(2) as pool:
            for name, error in zip(names, list(pool.map(result, names))):
                with self.subTest(name=name):
                    if error:
                        raise error

    def test_a_name_that_is_taken_stands_as_itself(self):
        def printed(name):
            folder = str(NAMES.index(name)) if name in NAMES else "plain"
            self.configure(folder, **self.everywhere(name))
            return [
                *self.run_both("check", "--engine", "syntax", status=1, folder=folder),
                *self.run_both("explain", "--engine", "syntax", "--", name.removeprefix(self.BYTE_ORDER_MARK), folder=folder),
            ]

        plain = printed("Plain")

        def check(name):
            # With a * a role's name may be meant as a pattern, which is warned of.
            pattern = f'.catwalk.yml: warning: The pattern "{name}R" in the rule {name} fits no type, so nothing is held to it. Correct it.\n'
            for expected, text in zip(plain, (text.replace(pattern, "") for text in printed(name))):
                self.assertEqual(self.lines(text), self.lines(expected.replace("Plain", spelled(name.removeprefix(self.BYTE_ORDER_MARK)))))

        names = [name for name in NAMES if self.is_taken(name)]
        if NAMES == ALL:
            self.assertEqual(len(names), 202)
        self.each(names, check)

    def test_a_name_that_is_not_taken_is_refused_where_it_stands(self):
        def check(name):
            folder, place = self.in_one_place(name, self.NAMED)
            printed, complaint = self.run_both("check", "--engine", "syntax", status=2, folder=folder)
            self.assertEqual(printed, "")
            self.assertRegex(complaint, r"\Acatwalk: (\.catwalk|claims)\.yml:\d+:\d+: ")
            self.assertIn(f'"{spelled(name)}" can\'t be the name of ', complaint)
            self.assertEqual(complaint.count("\n"), 1, place)

        self.each([name for name in NAMES if not self.is_taken(name)], check)

    def test_what_is_wrong_with_a_claim_is_told_with_its_name_on_one_line(self):
        def check(name):
            folder, place = self.in_one_place(name, list(self.WORDS))
            complaint = self.run_both("report", "--quiet", status=2, folder=folder)[1]
            self.assertRegex(complaint, r"\Acatwalk: claims\.yml:\d+:\d+: ")
            self.assertEqual(complaint.count("\n"), 1, place)
            if place != "FORMULA":
                self.assertIn(f" {spelled(name.removeprefix(self.BYTE_ORDER_MARK))}", complaint)

        self.each(NAMES, check)

    def test_what_is_not_there_to_be_explained_is_named(self):
        self.configure(".")

        def check(name):
            if name and "\0" not in name:
                printed, complaint = self.run_both("explain", "--", name, status=2)
                self.assertEqual(printed, "")
                self.assertIn(f'There is no measure, anti-pattern, rule or claim "{spelled(name)}" here.', complaint)

        self.each(NAMES, check)

    def test_figures_are_explained_with_the_names_of_a_report(self):
        printed = {}
        for called in (self.plain, str):
            report = copy.deepcopy(REPORT)
            report["architectures"] = []
            for name in map(called, NAMES):
                architecture = named(name)["architectures"][0]
                report["architectures"].append({**architecture, "name": name})
            report["baseline"] = called(NAMES[0])
            self.write("Reports/report.json", json.dumps(report))
            printed[called] = [
                "".join(self.run_both("explain", measure)) for measure in ("code-lines", "wmc", "hardWiredDependency")
            ]
        for plain, hostile in zip(printed[self.plain], printed[str]):
            self.assertGreaterEqual(plain.count("Name"), len(NAMES))
            self.assert_named(plain, hostile)


class BenchTests(Harmless):
    """Benchmarks with a toolchain and a player that are made up, for what is printed and stored hangs on neither."""

    # What a configuration takes; the player gets them as arguments.
    PLAYED = list({unicodedata.normalize("NFC", name): name for name in NAMES if is_configurable(name)}.values())

    TIME = "500000.0 µs 500000.0 µs – 500000.0 µs"
    SAME = "not told apart [1.000, 1.000]"

    def setUp(self):
        super().setUp()
        info = {"compilerVersion": "Swift 6.3", "paths": {"runtimeResourcePath": f"{self.folder}/tools/usr/lib/swift"}}
        self.program("swift", f"case \"$*\" in -print-target-info) echo '{json.dumps(info)}';; *--show-bin-path) echo '{self.folder}/tools';; esac")
        self.program("Play", "i=0; while [ $i -lt $3 ]; do i=$((i + 1)); done; echo '{\"wallClock\": 0.5, \"processor\": 0.5}'")
        for name in ("llvm-cov", "llvm-profdata"):
            self.program(f"usr/bin/{name}", "exit 1")
        path = os.environ["PATH"]
        os.environ["PATH"] = f"{self.folder}/tools:{path}"
        self.addCleanup(os.environ.__setitem__, "PATH", path)

    def program(self, name, text):
        self.write(f"tools/{name}", f"#!/bin/sh\n{text}\n")
        (self.folder / "tools" / name).chmod(0o755)

    def configure(self, architectures, scenarios, **settings):
        modules = [{"name": name, "sources": f"Sources/A{number}"} for number, name in enumerate(architectures)]
        for module in modules:
            self.write(f"{module['sources']}/A.swift", "struct A {}\n")
        configuration = {
            "name": "Bench",
            "baseline": architectures[0],
            "architectures": modules,
            "scenarios": "none",
            "benchmarks": {
                "product": "Play", "rounds": {"counted": 1, "timed": 1}, "scenarios": {name: name for name in scenarios}, **settings,
            },
        }
        self.write(".catwalk.yml", yaml.safe_dump(configuration, allow_unicode=True, sort_keys=False, width=10_000))

    def timed(self):
        """What is printed, and what is kept."""
        printed = self.run_well("bench", "--timed", "--rounds", "20")
        kept = (self.folder / "Reports/benchmarks.json").read_text()
        self.assert_harmless(kept)
        return self.lines(printed), json.loads(kept)["timed"]["scenarios"]

    def test_times_have_the_names_of_those_who_play(self):
        self.configure(self.PLAYED, ["::error::x"], floor="##[error]y")
        printed, (scenario,) = self.timed()
        self.assertEqual([player["name"] for player in scenario["players"]], ["##[error]y", *self.PLAYED])
        self.assertEqual(printed[0], "::error::x")
        self.assertEqual(printed[2], self.lines(f"  #\\u{{23}}[error]y {self.TIME} {self.SAME}")[0])
        for name, line in zip(self.PLAYED[1:], printed[4:]):
            self.assertEqual(line, self.lines(f"  {spelled(name)} {self.TIME} 0.0 µs {self.SAME}")[0])

    def test_times_have_the_names_of_what_is_played(self):
        self.configure(["One"], self.PLAYED)
        printed, scenarios = self.timed()
        self.assertEqual([scenario["title"] for scenario in scenarios], self.PLAYED)
        self.assertEqual(printed[::4], [*(self.lines(spelled(name))[0] for name in self.PLAYED), ""])

    def test_counts_are_held_to_budgets_of_hostile_machines_with_the_names_of_who_plays_what(self):
        self.configure(["::error::x", "##[error]y"], ["::error::z"])
        machines = [{"environment": dict.fromkeys(("swift", "processor", "system"), name), "counter": name, "scenarios": {}} for name in NAMES]
        self.write(".catwalk-budgets.json", json.dumps({"schemaVersion": 1, "machines": machines}))
        complaint = self.run_both("bench", "--check", "--quiet")[1]
        for name in NAMES:
            self.assertIn(f"{spelled(name)}, {spelled(name)}, {spelled(name)}, {spelled(name)}\n", complaint.replace("\\u{3A}:", "::"))
        self.run_well("bench", "--update")
        text = (self.folder / ".catwalk-budgets.json").read_text()
        self.assert_harmless(text)
        self.assertEqual(len(json.loads(text)["machines"]), len(NAMES) + 1)
        self.write(".catwalk-budgets.json", re.sub(r'("\w+" :) [1-9]\d\d+', r"\1 1", text))
        printed = self.run_well("bench", "--check", "--quiet", status=1)
        self.assertIn("\\u{3A}:error::z, ::error::x: ", printed)
        self.assertIn("\\u{3A}:error::z, #\\u{23}[error]y: ", printed)
