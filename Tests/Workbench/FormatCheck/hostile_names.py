"""The corpus of names that try to be more than names, and how each stands in an output that spells out what can act."""

import json
import unicodedata
from pathlib import Path

NAMES = json.loads((Path(__file__).parent / "hostile-names.json").read_text())

LINE_ENDS = "\n\r\x0b\x0c\x85\u2028\u2029"


def is_invisible(character):
    """Whether it acts on a terminal, turns the text around it, or is not seen."""
    return unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp")


def spelled(text):
    """The text on one line, as a terminal and a spreadsheet get it."""
    short = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    characters = (
        short.get(character, f"\\u{{{ord(character):X}}}") if is_invisible(character) else character
        for character in text
    )
    return "".join(characters).replace("##[", "#\\u{23}[")


def invisible_lines(text):
    """The lines that have something in them that is not to be seen."""
    return [line for line in text.split("\n") if any(map(is_invisible, line))]


def command_lines(text):
    """The lines that a runner of GitHub Actions obeys, of the new kind and of the old one."""
    return [line for line in text.split("\n") if line.lstrip().startswith("::") or "##[" in line]


def is_file_name(name):
    """Whether a folder or a file can have the name, and is not left out for it."""
    return "/" not in name and "\0" not in name and not name.startswith(".") and len(name.encode()) < 230
