"""Each generated sentence has a test in which the opposite is true: opposites.toml says which."""

import json
import re
import tomllib
import unittest
from pathlib import Path

from checks import ROOT as REPOSITORY

HERE = Path(__file__).resolve().parent
WORDS = json.loads((REPOSITORY / "Sources/Workbench/Support/Words/words.json").read_text())
LIST = tomllib.loads((HERE / "opposites.toml").read_text())

SLOT = re.compile(r"\{\{[a-z]+\}\}")

# What tells how something is read, or what it is, says nothing of figures.
READING = re.compile(r"[.-](reading|caption|definition)(-one)?$")

# What a test has that holds a sentence against other cases, or against its being unsaid.
OPPOSITE = re.compile(r"arguments:|== nil|== \[\]|isEmpty|\.count == |!.*contains\(|contains\(sentence\) ==")


def is_sentence(key):
    text = WORDS[key]["en"]
    states = key.split(".")[0] not in LIST["without"] and not READING.search(key)
    return states and (SLOT.search(text) is not None or text.endswith("."))


def entry(value):
    """The names of a sentence's tests, and why a comparison of texts can't tell that they fill it in two ways."""
    names, reason = (value["tests"], value["but"]) if isinstance(value, dict) else (value, None)
    return [names] if isinstance(names, str) else names, reason


def sources():
    """The tests, each string on one line as it reads."""
    texts = [path.read_text() for path in sorted((REPOSITORY / "Tests/Workbench").rglob("*.swift"))]
    text = re.sub(r'"\s*\+\s*"|\\\n *', "", "\n".join(texts))
    return text.replace("\\u{a0}", " ").replace("\u00a0", " ")


def tests_by_name(text):
    tests = {}
    for test in text.split("@Test(")[1:]:
        name = re.match(r'\s*"((?:[^"\\]|\\.)*)"', test)
        if name:
            tests.setdefault(name[1], []).append(test)
    return tests


def fills(sentence, text):
    """What stands in the slots of a sentence where a string has it, up to the end that a test may put in."""
    pieces = SLOT.split(sentence.replace("\u00a0", " ").strip())
    pieces.append(re.split(r"(?<=.{3}[.,;:]) ", pieces.pop())[0].rstrip(".,;:"))
    piece = max(pieces, key=len)
    pattern = re.compile("(.+?)".join(map(re.escape, pieces)) + r"(?=\W|$)")
    found, at = set(), text.find(piece)
    while at >= 0:
        start = max(text.rfind('"', 0, at), text.rfind("\n", 0, at))
        string = re.compile('[^"\n]*').match(text, start + 1)[0]
        found.update(match.groups() for match in pattern.finditer(string))
        at = text.find(piece, at + 1)
    return found


class SentenceTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.text = sources()
        cls.tests = tests_by_name(cls.text)

    def test_each_sentence_has_its_tests_or_states_no_figure(self):
        listed = [*LIST["opposites"], *LIST["always"]]
        self.assertEqual([key for key in WORDS if is_sentence(key) and key not in listed], [], "have no test")
        self.assertEqual([key for key in listed if key not in WORDS], [], "are no sentences")
        self.assertEqual(sorted(set(listed)), sorted(listed), "are listed twice")

    def test_each_sentence_in_english_alone_is_in_the_sources(self):
        writers = sorted((REPOSITORY / "Sources/Workbench/Writers").rglob("*.swift"))
        text = "\n".join(path.read_text() for path in writers)
        self.assertEqual([piece for piece in LIST["english"] if piece not in text], [])

    def test_each_test_that_is_named_is_there(self):
        entries = [*LIST["opposites"].values(), *LIST["english"].values()]
        names = {name for value in entries for name in entry(value)[0]}
        self.assertEqual([name for name in sorted(names) if name not in self.tests], [])

    def test_each_sentence_is_filled_in_two_ways_or_held_against_its_being_unsaid(self):
        for key, value in LIST["opposites"].items():
            names, reason = entry(value)
            sentence = WORDS[key]["en"]
            # Where there is little but slots, a text can't be told from any other.
            if reason or max(map(len, SLOT.split(sentence))) < 8:
                continue
            found = fills(sentence, self.text)
            # What a test puts into a string has several values; whether a sentence is said at all, its condition tells.
            is_put = any("\\(" in value for values in found for value in values)
            is_opposed = not SLOT.search(sentence) or any(
                OPPOSITE.search(test) for name in names for test in self.tests.get(name, [])
            )
            self.assertTrue(len(found) > 1 or is_put or found and is_opposed, f"{key}: {sorted(found)}")
