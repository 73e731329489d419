"""Gives folders, files, packages and branches hostile names, and reads back what is printed and written of them."""

import csv
import io
import json
import os
import subprocess
import tempfile
import unicodedata
import unittest
from pathlib import Path

import yaml

from hostile_names import NAMES, command_lines, invisible_lines, is_file_name, spelled
from written_report import CATWALK

USED = [name for name in NAMES if is_file_name(name)]


def once(names):
    return {unicodedata.normalize("NFC", name) for name in names}


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


class FolderTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def assert_harmless(self, text):
        lines = text.replace("\r\n", "\n")
        self.assertEqual(invisible_lines(lines), [])
        self.assertEqual(command_lines(lines), [])

    def run_well(self, *arguments):
        result = catwalk(self.folder, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr.decode())
        self.assert_harmless(result.stdout.decode())
        self.assert_harmless(result.stderr.decode())
        return result.stdout.decode()

    def test_what_is_measured_has_the_names_of_its_folders(self):
        for name in USED:
            self.write(f"{name}/A{name}.swift", "struct A {}\n")
        targets = json.loads(self.run_well("measure", "--format", "json"))["targets"]
        # Two names that differ in how an accent is written are one text, and one target.
        self.assertEqual(sorted(once(target["name"] for target in targets)), sorted(once(USED)))
        rows = list(csv.reader(io.StringIO(self.run_well("measure", "--format", "csv"), newline=""), strict=True))
        self.assertEqual(len(rows), len(once(USED)) + 1)
        self.assertEqual(sum(int(row[3]) for row in rows[1:]), len(USED))
        cells = [("'" if name[0] in "=+-@\t\r\n＝＋－＠" else "") + spelled(name) for name in USED]
        self.assertEqual(sorted(once(row[1] for row in rows[1:])), sorted(once(cells)))
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

    def git(self, *arguments):
        identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid"]
        subprocess.run(["git", *identity, *arguments], cwd=self.folder, check=True, stdout=subprocess.PIPE)

    def test_a_history_has_the_titles_of_its_commits_and_the_names_of_its_folders(self):
        self.git("init", "--quiet")
        titles = [name for name in USED if name.strip() and "\n" not in name and "\r" not in name]
        for number, name in enumerate(titles[:60]):
            self.write(f"{name}/A.swift", "struct A {}\n" * (number + 1))
            self.git("add", "--all")
            self.git("commit", "--quiet", "--cleanup=verbatim", "--message", name)
        rows = list(csv.reader(io.StringIO(self.run_well("history", "--since", "60", "--format", "csv"), newline=""), strict=True))
        self.assertTrue(all(len(row) == len(rows[0]) for row in rows))
        series = json.loads(self.run_well("history", "--since", "60", "--format", "json"))
        self.assertEqual([commit["title"] for commit in series["commits"]], titles[:60])
        self.assertEqual(set(series["commits"][-1]["sizes"]), set(titles[:60]))
        for arguments in (["history", "--since", "60", "--format", "md"], ["history"]):
            self.run_well(*arguments)
        for form in ("text", "md", "json", "html"):
            self.run_well("compare", "HEAD~30..HEAD", "--format", form)


if __name__ == "__main__":
    unittest.main()
