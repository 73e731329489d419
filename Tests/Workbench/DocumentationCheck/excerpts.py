"""The sample's code in the pages, cut from the sources: `<!-- code: PATH: FIRST LINE -->`, a block, `<!-- /code -->`."""

import re
from textwrap import dedent

from checks import ROOT

MARKED = re.compile(r"(<!-- code: (\S+): ([^\n]+) -->\n\n).*?(<!-- /code -->)", re.DOTALL)


def with_excerpts(text):
    """The page's text with each excerpt as the sources have it today."""
    return MARKED.sub(lambda match: f"{match[1]}```swift\n{excerpt(match[2], match[3])}```\n\n{match[4]}", text)


def excerpt(path, first):
    """The declaration that begins with the words `first`, to the end of its braces."""
    lines = (ROOT / path).read_text().splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if line.strip().startswith(first)]
    if len(starts) != 1:
        raise SystemExit(f'{path} has {len(starts)} lines that begin with "{first}", not one. Mend the page\'s marker.')
    start = starts[0]
    indent = lines[start][: -len(lines[start].lstrip())]
    end = next(number for number in range(start, len(lines)) if lines[number] == f"{indent}}}\n")
    return dedent("".join(lines[start : end + 1]))
