"""Numbers that a sentence quotes of an architecture of the sample, though no generator wrote them.

Such a sentence is listed in `quoted.json` by a part of it, with the reason why its numbers hold: the figure that they are
today, which is looked up in `Reports`, or in words where they come from.
"""

import json
import re
from pathlib import Path

from checks import ROOT
from pages import FENCE, pages

LISTED = json.loads((Path(__file__).parent / "quoted.json").read_text())
NAMES = re.findall(r"^  - name: (\w+)$", (ROOT / ".catwalk.yml").read_text(), re.MULTILINE)
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b")
# What a check makes anew stands between two marks; what is code, or a place in it, is checked elsewhere.
GENERATED = re.compile(r"<!-- (\w+)[^>]*-->.*?<!-- /\1[^>]*-->", re.DOTALL)
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|https?://\S+")
PLACE = re.compile(r"\blines? \d+(?:(?:,| and| to) \d+)*|第 \d+(?:[、至 ]+\d+)* 行")
NUMBER = re.compile(r"(?<![\w.#])\d+(?:\.\d+)?(?![\w.]*\w)")
COUNTED = re.compile(r"^\s*\d+\. ")


def files():
    """Whatever people read that no generator writes whole."""
    workshop = [file for kind in ("md", "yml") for file in (ROOT / "Workshop").rglob(f"*.{kind}")]
    own = ["README.md", "CONTRIBUTING.md", ".catwalk.yml", "Sources/Workbench/Support/Words/words.json"]
    return [*(ROOT / file for file in own), *pages(), *sorted(workshop)]


def quotes(text):
    """The sentences and rows of a table that name an architecture and have a number."""
    text = CODE.sub("`", FENCE.sub("", GENERATED.sub("", text)))
    for paragraph in re.split(r"\n\s*\n", text):
        rows = paragraph.splitlines() if re.match(r"\s*[|\-{\"]|\s*\w+:", paragraph) else [" ".join(paragraph.split("\n"))]
        for row in rows:
            for sentence in re.split(r"(?<=[.:;。；])\s+|(?<=[。；：])", COUNTED.sub("", row)):
                if NAMED.search(sentence) and NUMBER.search(PLACE.sub("", sentence)):
                    yield " ".join(sentence.split())


def figure(path):
    """A number of `Reports`, by its file and the keys to it; in a list, the entry of that name or number."""
    file, *keys = path.split(" ")
    value = json.loads((ROOT / "Reports" / file).read_text())
    for key in keys:
        if isinstance(value, dict):
            value = value[key]
        else:
            wanted = dict(part.split("=") for part in key.split(","))
            value = next(entry for entry in value if all(str(entry[name]) == text for name, text in wanted.items()))
    return value


def faults(listed=LISTED, texts=None):
    """What is wrong with what the files quote, and with the list."""
    texts = {str(file.relative_to(ROOT)): file.read_text() for file in files()} if texts is None else texts
    for name, text in texts.items():
        entries = listed.get(name, {})
        found = list(quotes(text))
        for sentence in found:
            if not any(part in sentence for part in entries):
                yield f"{name} quotes a number that nothing generates: {sentence}"
        for part, reason in entries.items():
            if not any(part in sentence for sentence in found):
                yield f"{name} does not say any more: {part}"
            for path, number in (reason.items() if isinstance(reason, dict) else ()):
                if (today := figure(path)) != number:
                    yield f"{name} says {part}, but {path} is {today}, not {number}"
    for name in listed.keys() - texts.keys():
        yield f"{name} is listed in quoted.json, but it is not read"
