"""The corpus of names that try to be more than names, and how each stands in an output that spells out what can act."""

import json
import os
import re
import unicodedata

from . import ROOT

ALL = json.loads((ROOT / "Tests/Workbench/FormatCheck/hostile-names.json").read_text())

# All of them, or one in so many.
NAMES = ALL[:: int(os.environ.get("HOSTILE_STEP", "1"))]

LINE_ENDS = "\n\r\x0b\x0c\x85\u2028\u2029"


def is_invisible(character):
    """Whether it acts on a terminal, turns the text around it, or is not seen."""
    code = ord(character)
    # A noncharacter stands for no letter.
    return unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp") or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def spelled(text):
    """The text on one line, as a terminal and a spreadsheet get it."""
    short = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    characters = (
        short.get(character, f"\\u{{{ord(character):X}}}") if is_invisible(character) else character
        for character in text
    )
    return "".join(characters).replace("##[", "#\\u{23}[")


def on_one_line(text):
    """As Markdown has it outside of code: line ends are spaces, and a bracket is escaped in another way."""
    return spelled(re.sub("\r\n|[" + LINE_ENDS + "]", " ", text)).replace("#\\u{23}[", "##[")


def on_page(text):
    """A page has spaces of any kind, and the joiners that some scripts need; unassigned characters are spelled, too."""
    return "".join(
        f"\\u{{{ord(character):X}}}"
        if character not in "\n\t\u200c\u200d" and (is_invisible(character) or unicodedata.category(character) == "Cn")
        else character
        for character in text
    )


def in_cell(text):
    """As a cell of a spreadsheet has it, which is no formula."""
    return ("'" if text[0] in "=+-@\t\r\n＝＋－＠" else "") + spelled(text)


def once(names):
    """Two that differ in how an accent is written are one text to Swift."""
    return {unicodedata.normalize("NFC", name) for name in names}


def invisible_lines(text):
    """The lines that have something in them that is not to be seen."""
    return [line for line in text.split("\n") if any(map(is_invisible, line))]


def command_lines(text):
    """The lines that a runner of GitHub Actions obeys, of the new kind and of the old one."""
    return [line for line in text.split("\n") if line.lstrip().startswith("::") or "##[" in line]


def is_file_name(name):
    """Whether a folder or a file can have the name, and is not left out for it."""
    return "/" not in name and "\0" not in name and not name.startswith(".") and len(name.encode()) < 230


def as_type(name):
    """As a type is called: a dot would be taken for the one between a type and a type in it."""
    return name.replace(".", "\\u{2E}")


def is_configurable(name):
    """Whether a configuration may call something so: one line of at most a hundred characters that can be seen."""
    return len(name) <= 100 and not any(map(is_invisible, name)) and "\u3164" not in name


def is_raw_identifier(name):
    """Whether a reader of Swift takes it for one name between backticks."""
    return not set(name) & set("`\n\r\0")


def is_compiled(name):
    """Whether the compiler takes that name, too: of what is seen, no operator, none that it keeps to itself (SE-0451)."""
    return (
        is_raw_identifier(name)
        and name.strip(" \u00a0\u3000") != ""
        and not name.startswith("$")
        and not any(ord(character) < 0x20 or character in "\\\x7f\x85\u2028\u2029" for character in name)
        and not set(name) <= set("/=-+!*%<>&|^~?.\u0301")
    )
