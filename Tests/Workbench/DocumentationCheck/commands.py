"""The shell commands that README, CONTRIBUTING and the documentation show."""

import re
from typing import NamedTuple

from checks import ROOT
from elsewhere import ELSEWHERE
from pages import pages

PLACE = r"(?:^<!-- run in: (\w+) -->\n\n)?"
COMMANDS = r"^```sh\n(.*?)^```\n"
OUTPUT = r"(?:\n<!-- prints -->\n\n```\n(.*?)^```\n)?"
BLOCK = re.compile(PLACE + COMMANDS + OUTPUT, re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"(?:^|\s+)# .*$", re.MULTILINE)


class Block(NamedTuple):
    """One block: its line, the folder that it is for, its commands, and what the page shows that they print."""

    title: str
    place: str
    commands: list
    output: str

    @property
    def tried(self):
        return [command for command in self.commands if command not in ELSEWHERE]


def blocks():
    """The blocks of each page."""
    sources = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *pages()]
    return {page: blocks_of(page.read_text(), page.relative_to(ROOT)) for page in sources}


def blocks_of(text, name):
    return [
        Block(f"{name}:{text.count(chr(10), 0, match.start(2))}", match[1], commands(match[2]), match[3])
        for match in BLOCK.finditer(text)
    ]


def commands(text):
    """A command may go on over lines that end with a backslash; what is behind a `#` is for readers."""
    joined = COMMENT.sub("", text).replace("\\\n", " ")
    return [" ".join(line.split()) for line in joined.splitlines() if line.strip()]
