"""The shell commands that README, CONTRIBUTING and the documentation show."""

import re
from typing import NamedTuple

from elsewhere import ELSEWHERE
from pages import ROOT, pages

BLOCK = re.compile(r"(?:^<!-- run in: (\w+) -->\n\n)?^```sh\n(.*?)^```\n(?:\n<!-- prints -->\n\n```\n(.*?)^```\n)?", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"(?:^|\s+)# .*$", re.MULTILINE)


class Block(NamedTuple):
    """One block: where it stands, the folder that it is for, its commands, and what the page says that they print."""

    title: str
    place: str
    commands: list
    prints: str

    def tried(self):
        return [command for command in self.commands if command not in ELSEWHERE]


def blocks():
    """All blocks by their page."""
    sources = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *pages()]
    return {page: list(blocks_of(page)) for page in sources}


def blocks_of(page):
    text = page.read_text()
    for match in BLOCK.finditer(text):
        line = text.count("\n", 0, match.start(2))
        yield Block(f"{page.relative_to(ROOT)}:{line}", match[1], commands(match[2]), match[3])


def commands(text):
    """A command may go on over lines that end with a backslash; what is behind a `#` is for readers."""
    joined = COMMENT.sub("", text).replace("\\\n", " ")
    return [" ".join(line.split()) for line in joined.splitlines() if line.strip()]
