"""The pages of the documentation, as they stand in the repository."""

import re

from checks import ROOT

FOLDER = ROOT / "Documentation"
INDEX = FOLDER / "README.md"

FENCE = re.compile(r"^( *)```.*?^\1```$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)


def pages():
    """All pages, the index first. The Handbook's catalog is made of them, and is no page."""
    found = sorted(page for page in FOLDER.rglob("*.md") if page.relative_to(FOLDER).parts[0] != "Handbook")
    return [INDEX] + [page for page in found if page != INDEX]


def with_prose(text, rewritten):
    """The text with what stands outside of code blocks rewritten."""
    parts, end = [], 0
    for block in FENCE.finditer(text):
        parts += [rewritten(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join(parts) + rewritten(text[end:])


def headings(text):
    return HEADING.findall(FENCE.sub("", text))
