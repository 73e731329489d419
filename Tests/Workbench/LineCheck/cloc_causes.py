"""Why cloc gives a line of Swift another class than Catwalk does."""

from enum import Enum
from typing import NamedTuple

from swift_lines import LineClass
from swift_scanner import SpanKind


class Cause(Enum):
    """What cloc's filters do to a line, who is right, and why."""

    BLANK_IN_LITERAL = (
        "a blank line of a multi-line literal",
        "Catwalk",
        "the line is part of the value; cloc takes blank lines out before it looks at anything",
    )
    SLASHES_IN_LITERAL = (
        "a line of a multi-line literal that begins with `//`",
        "Catwalk",
        "the text is part of the value; cloc knows no literals",
    )
    COMMENT_IN_LITERAL = (
        "a line of a literal from `/*` on",
        "Catwalk",
        "the text is part of the value; cloc opens a comment in it",
    )
    OPENED_IN_LITERAL = (
        "code after a literal that holds `/*`",
        "Catwalk",
        "no comment is open; cloc's runs on to the next `*/`, wherever that is",
    )
    BLANK_IN_COMMENT = (
        "a blank line inside a block comment",
        "a matter of definition",
        "here a line that a comment touches is a comment; for cloc a blank line is blank wherever it stands",
    )
    NESTED_COMMENT = (
        "a line of a block comment after a comment nested in it",
        "Catwalk",
        "block comments of Swift nest; cloc's ends at the first `*/`",
    )
    AFTER_BACKSLASH = (
        "a line after one with `//` and a backslash at its end",
        "Catwalk",
        "a comment leaves its line end alone; cloc takes it away with the comment, so that two lines are one",
    )
    UNKNOWN = ("none of these", "not known", "the cause has no name yet")

    def __init__(self, title, right, reason):
        self.title = title
        self.right = right
        self.reason = reason


class Difference(NamedTuple):
    """A line, counted from 1, on which the two disagree."""

    cause: Cause
    number: int
    text: str
    ours: LineClass
    theirs: LineClass


def differences(lines, theirs):
    """All lines of a file that cloc classes otherwise."""
    context = Context(lines, theirs)
    return [
        Difference(context.cause(index), index + 1, lines.line_text(index).strip(), our_class, their_class)
        for index, (our_class, their_class) in enumerate(zip(lines.classes, theirs.classes))
        if our_class is not their_class
    ]


class Context:
    """What stands around a line."""

    def __init__(self, lines, theirs):
        self.lines = lines
        self.theirs = theirs

    def cause(self, index):
        match (self.lines.classes[index], self.theirs.classes[index]):
            case (LineClass.CODE, LineClass.BLANK):
                return Cause.BLANK_IN_LITERAL
            case (LineClass.COMMENT, LineClass.BLANK):
                return Cause.BLANK_IN_COMMENT
            case (LineClass.CODE, LineClass.COMMENT):
                return self.cause_in_literal(index) or self.cause_at_line_end(index)
            case (LineClass.COMMENT, LineClass.CODE) if self.is_in_nested_comment(index):
                return Cause.NESTED_COMMENT
        return self.cause_at_line_end(index)

    def cause_in_literal(self, index):
        """Where the comment that cloc sees on this line begins inside a literal."""
        start = self.theirs.comment_starts.get(index)
        offset = self.offset(*start) if start else None
        literal = self.span(offset, SpanKind.LITERAL) if start else None
        if literal is None:
            return None
        if self.lines.text.startswith("/*", offset):
            return Cause.COMMENT_IN_LITERAL if self.lines.starts[index] < literal.end else Cause.OPENED_IN_LITERAL
        return Cause.SLASHES_IN_LITERAL if self.lines.line_text(index).lstrip().startswith("//") else None

    def cause_at_line_end(self, index):
        follows_backslash = index > 0 and self.lines.line_text(index - 1).rstrip("\r\n").endswith("\\")
        return Cause.AFTER_BACKSLASH if follows_backslash else Cause.UNKNOWN

    def is_in_nested_comment(self, index):
        comment = self.span(self.lines.starts[index], SpanKind.COMMENT)
        return comment is not None and "/*" in self.lines.text[comment.start + 2 : comment.end]

    def span(self, offset, kind):
        """The span of a kind that holds the character at `offset`."""
        return next((span for span in self.lines.spans if span.kind is kind and span.start <= offset < span.end), None)

    def offset(self, index, column):
        before = self.lines.line_text(index).encode()[:column]
        return self.lines.starts[index] + len(before.decode(errors="replace"))
