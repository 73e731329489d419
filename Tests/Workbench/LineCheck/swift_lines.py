"""Classes of the lines of Swift source; Documentation/lines.md defines them."""

import re
from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum

from swift_scanner import Scanner, SpanKind


class LineClass(Enum):
    """What a physical line is counted as."""

    CODE = "c"
    COMMENT = "/"
    BLANK = "-"


LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class SourceLines:
    """The lines of one source with their classes, and the spans they follow from."""

    text: str
    starts: list
    classes: list
    spans: list

    def line(self, offset):
        """The index of the line that holds the character at `offset`."""
        return bisect_right(self.starts, offset) - 1

    def line_text(self, index):
        """One line with its end."""
        end = self.starts[index + 1] if index + 1 < len(self.starts) else len(self.text)
        return self.text[self.starts[index] : end]

    def counts(self):
        """The numbers under the names that Catwalk's JSON gives them."""
        return {
            "physical": len(self.classes),
            "code": self.classes.count(LineClass.CODE),
            "comment": self.classes.count(LineClass.COMMENT),
            "blank": self.classes.count(LineClass.BLANK),
        }


def swift_files(root):
    """The Swift files that `catwalk measure` takes: no hidden ones, and no links, whose ends are found at their own places."""
    if not root.is_dir():
        return [root]
    entries = [entry for entry in sorted(root.iterdir()) if not entry.name.startswith(".") and not entry.is_symlink()]
    return [file for entry in entries if entry.is_dir() or entry.suffix == ".swift" for file in swift_files(entry)]


def read_lines(path):
    """The classified lines of a file; bytes that are not UTF-8 are replaced."""
    return classify(path.read_bytes().decode("utf-8", errors="replace"))


def classify(text):
    """The classified lines of a source."""
    starts = [0, *(end.end() for end in LINE_END.finditer(text))]
    if starts[-1] == len(text):
        starts.pop()
    lines = SourceLines(text, starts, [LineClass.BLANK] * len(starts), Scanner(text).scan())
    line = 0
    for span in lines.spans:
        while line + 1 < len(starts) and starts[line + 1] <= span.start:
            line += 1
        mark(lines, span, line)
    return lines


def mark(lines, span, line):
    """Gives each line that the span touches its class; code goes before comment."""
    line_class = LineClass.COMMENT if span.kind is SpanKind.COMMENT else LineClass.CODE
    while line < len(lines.starts) and lines.starts[line] < span.end:
        if lines.classes[line] is not LineClass.CODE:
            lines.classes[line] = line_class
        line += 1
