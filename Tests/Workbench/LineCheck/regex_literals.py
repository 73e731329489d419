"""Where Swift's regex literals end, and whether a slash begins one (SE-0354)."""

import re

# Without these before it, a slash that follows a space is more likely an operator.
OPERAND_END = re.compile(r"[\w)\]}\"`?!>]$")
LAST_WORD = re.compile(r"(\w+)[ \t]*$")
EXPRESSION_KEYWORDS = frozenset(
    "await case catch consume copy each else for guard if in is let repeat return switch throw try unsafe until var "
    "where while yield".split()
)

OPERATOR_CHARACTERS = frozenset("/=-+!*%<>&|^~?")
BOUND_BEFORE = " \t\v\f\0\r\n([{,;:"
BOUND_AFTER = ")]},;:"
LINE_ENDS = "\r\n"


def raw_regex_end(text, position, hashes):
    """Where a literal that began with `#/` ends, its opening left out; None when it never does on its lines."""
    rest = re.compile(r"[ \t]*[\r\n]").match(text, position)
    piece = r"\\(?s:.)|/" + "#" * hashes + ("" if rest else r"|[\r\n]")
    for edge in re.compile(piece).finditer(text, position):
        if edge[0][0] == "/":
            return edge.end()
        if edge[0] in LINE_ENDS:
            return None
    return len(text) if rest else None


def bare_regex_end(text, slash, comment_end):
    """Where the literal that begins at a slash ends; None when the slash is an operator.

    `comment_end` is where the last comment ended: what lies before it bounds nothing.
    """
    return scan_bare_regex(text, slash) if may_begin_regex(text, slash, comment_end) else None


def may_begin_regex(text, slash, comment_end):
    start = slash
    while start > comment_end and text[start - 1] in OPERATOR_CHARACTERS:
        start -= 1
    bound_before = start > comment_end and text[start - 1] not in BOUND_BEFORE
    following = text[slash + 1 : slash + 2]
    if bound_before or following in ("", " ", "\t", "\r", "\n"):
        return False
    return following not in BOUND_AFTER or not follows_operand(text[max(comment_end, start - 100) : start])


def follows_operand(before):
    before = before.rstrip()
    word = LAST_WORD.search(before)
    return bool(OPERAND_END.search(before)) and not (word and word[1] in EXPRESSION_KEYWORDS)


def scan_bare_regex(text, slash):
    """The end of `/…/` on its line: balanced, and not after a space."""
    groups = sets = 0
    position = slash + 1
    while position < len(text) and text[position] not in LINE_ENDS:
        character = text[position]
        if character == "\\":
            position += 1
            if text[position : position + 1] in ("", "\r", "\n"):
                return None
        elif character == "/":
            return None if text[position - 1] in " \t" and text[position - 2] != "\\" else position + 1
        elif character == "[":
            sets += 1
        elif character == "]" and sets:
            sets -= 1
        elif character == "(" and not sets:
            groups += 1
        elif character == ")" and not sets:
            groups -= 1
            if groups < 0:
                return None
        position += 1
    return None
