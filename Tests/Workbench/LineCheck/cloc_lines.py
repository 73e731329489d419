"""Which class cloc gives each line of Swift source.

cloc prints totals only, so this redoes what its Swift filters do: blank lines go first, then whatever looks like a
comment of C++, without a thought for literals and nesting; what is left is code. `compare_lines.py` holds the totals
of these classes against cloc's own, file by file.
"""

import re
from dataclasses import dataclass

from swift_lines import LineClass

COMMENT = re.compile(rb"//[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/")
BLANK = re.compile(rb"\s*$")


@dataclass(frozen=True)
class ClocLines:
    """The lines as cloc sees them, ended by LF alone; for each line in a comment of cloc's, where that one begins."""

    classes: list
    comment_starts: dict


def cloc_lines(data):
    """The classes of a file's lines; offsets are in bytes."""
    lines = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    if not lines[-1]:
        lines.pop()
    kept = [
        index for index, line in enumerate(lines) if not (BLANK.match(line) and not ends_in_backslash(lines, index - 1))
    ]
    classes = [LineClass.BLANK] * len(lines)
    for index in kept:
        classes[index] = LineClass.COMMENT
    joined = JoinedLines(lines, kept)
    for index in joined.code_lines():
        classes[index] = LineClass.CODE
    return ClocLines(classes, joined.comment_starts)


def ends_in_backslash(lines, index):
    """A blank line after such a line is kept: it may continue it."""
    return index >= 0 and lines[index].endswith(b"\\")


class JoinedLines:
    """The lines that are not blank in one text, each with a line end of its own after it unless a backslash is last."""

    def __init__(self, lines, kept):
        self.text = bytearray()
        self.origins = []
        self.comment_starts = {}
        for index in kept:
            self.origins.append((len(self.text), index))
            self.text += lines[index] + (b"\n" if ends_in_backslash(lines, index) else b"\n\n")

    def code_lines(self):
        """The lines where something is left once the comments are gone."""
        previous = b""
        for text, start in self.remaining_lines():
            if not BLANK.match(text) or previous.endswith(b"\\"):
                yield self.origin(start)[0]
            previous = text

    def remaining_lines(self):
        """Each line without comments, with the offset of the first thing on it."""
        line, start = bytearray(), None
        for offset, piece in self.pieces():
            *ended, rest = piece.split(b"\n")
            for part in ended:
                first = start if start is not None else first_thing(part, offset)
                yield bytes(line + part), first if first is not None else offset
                line, start = bytearray(), None
                offset += len(part) + 1
            start = start if start is not None else first_thing(rest, offset)
            line += rest
        yield bytes(line), start if start is not None else len(self.text) - 1

    def pieces(self):
        """What lies between the comments, with its offset."""
        position = 0
        for comment in COMMENT.finditer(self.text):
            yield position, bytes(self.text[position : comment.start()])
            self.note(comment)
            position = comment.end()
        yield position, bytes(self.text[position:])

    def note(self, comment):
        first, column = self.origin(comment.start())
        last, _ = self.origin(comment.end() - 1)
        for index in range(first, last + 1):
            self.comment_starts.setdefault(index, (first, column))

    def origin(self, offset):
        """The line and the column, in bytes, that an offset comes from."""
        low, high = 0, len(self.origins)
        while low + 1 < high:
            middle = (low + high) // 2
            low, high = (middle, high) if self.origins[middle][0] <= offset else (low, middle)
        start, index = self.origins[low]
        return index, offset - start


def first_thing(part, offset):
    stripped = part.lstrip()
    return offset + len(part) - len(stripped) if stripped else None
