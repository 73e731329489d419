"""A scanner that cuts Swift source into tokens, literals and comments.

Catwalk's line counter walks a syntax tree. This one shares nothing with it: it has no parser, it only knows where
comments and literals begin and end.
"""

import re
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from regex_literals import bare_regex_end, raw_regex_end


class SpanKind(Enum):
    """What a stretch of source is; whitespace between stretches is nothing."""

    TOKENS = 0
    LITERAL = 1
    COMMENT = 2


class Span(NamedTuple):
    """A stretch of source, offsets in characters, the end left out."""

    kind: SpanKind
    start: int
    end: int


@dataclass(slots=True)
class OpenString:
    """A string literal whose closing quotes are still to come."""

    start: int
    hashes: int
    is_multiline: bool


@dataclass(slots=True)
class OpenInterpolation:
    """An interpolation, and how many of its parentheses are open; the one that began it is not among them."""

    parentheses: int = 0


WHITESPACE = " \t\v\f\0"

PLAIN = re.compile(r'[^"#/`\r\n]+')
PLAIN_IN_INTERPOLATION = re.compile(r'[^"#/`()\r\n]+')
REST_OF_LINE = re.compile(r"[^\r\n]*")
STRING_START = re.compile(r'(#*)("""|")')
RAW_REGEX_START = re.compile(r"(#+)/")
QUOTED_NAME = re.compile(r"`[^`\r\n]+`")
COMMENT_EDGE = re.compile(r"/\*|\*/")


class Scanner:
    """Cuts one source into spans, in a single pass and without recursion."""

    def __init__(self, text):
        self.text = text
        self.spans = []
        self.open = []
        self.comment_end = 0

    def scan(self):
        """All spans, ascending; the outermost literal stands for all that its interpolations hold."""
        position = self.shebang(1 if self.text.startswith("\ufeff") else 0)
        while position < len(self.text):
            inside_string = self.open and isinstance(self.open[-1], OpenString)
            position = self.string_part(position) if inside_string else self.code_part(position)
        if self.open:
            self.add(SpanKind.LITERAL, self.open[0].start, len(self.text))
        return self.spans

    def shebang(self, position):
        if not self.text.startswith("#!", position):
            return position
        end = REST_OF_LINE.match(self.text, position).end()
        self.add(SpanKind.TOKENS, position, end)
        return end

    def code_part(self, position):
        """Reads one piece outside string text and answers where it ends."""
        text = self.text
        plain = (PLAIN_IN_INTERPOLATION if self.open else PLAIN).match(text, position)
        if plain:
            self.add_tokens(position, plain.end())
            return plain.end()
        character = text[position]
        if character in "\r\n":
            return position + 1
        if character in '"#' and (start := STRING_START.match(text, position)):
            return self.open_string(start)
        if character in "#/" and (end := self.comment_or_regex(position)):
            return end
        if character == "`" and (name := QUOTED_NAME.match(text, position)):
            self.add(SpanKind.TOKENS, position, name.end())
            return name.end()
        if self.open and character == "(":
            self.open[-1].parentheses += 1
        if self.open and character == ")":
            if self.open[-1].parentheses == 0:
                self.open.pop()
                return position + 1
            self.open[-1].parentheses -= 1
        self.add(SpanKind.TOKENS, position, position + 1)
        return position + 1

    def comment_or_regex(self, position):
        """Where the comment or regex literal that starts here ends; None when the character is an operator's."""
        text = self.text
        if text.startswith("//", position):
            return self.add_comment(position, REST_OF_LINE.match(text, position).end())
        if text.startswith("/*", position):
            return self.add_comment(position, self.block_comment_end(position))
        if start := RAW_REGEX_START.match(text, position):
            end = raw_regex_end(text, start.end(), hashes=len(start[1]))
        else:
            end = bare_regex_end(text, position, self.comment_end) if text[position] == "/" else None
        if end is not None:
            self.add(SpanKind.LITERAL, position, end)
        return end

    def block_comment_end(self, position):
        depth = 0
        for edge in COMMENT_EDGE.finditer(self.text, position):
            depth += 1 if edge[0] == "/*" else -1
            if depth == 0:
                return edge.end()
        return len(self.text)

    def open_string(self, start):
        hashes, quotes = len(start[1]), start[2]
        rest = REST_OF_LINE.match(self.text, start.end())[0]
        # In a raw string `#"""#` is one quote between quotes, not the start of several lines.
        is_multiline = quotes == '"""' and not (hashes and '"' + "#" * hashes in quotes[1:] + rest)
        self.open.append(OpenString(start.start(), hashes, is_multiline))
        return start.start() + hashes + (3 if is_multiline else 1)

    def string_part(self, position):
        """Reads on to the next escape or to the end of the innermost string."""
        string = self.open[-1]
        edge = string_edge(string.hashes, string.is_multiline).search(self.text, position)
        if edge is None:
            return len(self.text)
        if edge["interpolation"]:
            self.open.append(OpenInterpolation())
        elif not edge["escape"]:
            self.close_string(edge.end() if edge["quotes"] else edge.start())
        return edge.end()

    def close_string(self, end):
        string = self.open.pop()
        if not self.open:
            self.add(SpanKind.LITERAL, string.start, end)

    def add_comment(self, start, end):
        self.comment_end = end
        self.add(SpanKind.COMMENT, start, end)
        return end

    def add_tokens(self, start, end):
        stripped = self.text[start:end].strip(WHITESPACE)
        if stripped:
            first = self.text.index(stripped, start)
            self.add(SpanKind.TOKENS, first, first + len(stripped))

    def add(self, kind, start, end):
        if not self.open or self.open[0].start == start:
            self.spans.append(Span(kind, start, end))


STRING_EDGES = {}


def string_edge(hashes, is_multiline):
    """What the text of a string runs up to: an interpolation, another escape, its quotes, or a line's end."""
    if (hashes, is_multiline) not in STRING_EDGES:
        escape = r"\\" + "#" * hashes
        quotes = ('"""' if is_multiline else '"') + "#" * hashes
        escaped, line_end = (r"(?s:.)", "(?!)") if is_multiline else (r"[^\r\n]", r"[\r\n]")
        STRING_EDGES[hashes, is_multiline] = re.compile(
            rf"(?P<interpolation>{escape}\()|(?P<escape>{escape}{escaped})|(?P<quotes>{quotes})|{line_end}"
        )
    return STRING_EDGES[hashes, is_multiline]
