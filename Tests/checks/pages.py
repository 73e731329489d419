"""Pages of Markdown: tables, what stands between two markers, and the names of headings."""

import re


def table(head, rows):
    """The first column has words, the others numbers."""

    def line(cells):
        return f"| {' | '.join(map(str, cells))} |"

    return "\n".join([line(head), "|---|" + "---:|" * (len(head) - 1), *map(line, rows)])


def block(name):
    """The comments `<!-- name -->` and `<!-- /name -->`, as two groups, with what stands between them."""
    name = re.escape(name)
    return re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)


def with_block(text, name, content):
    """The page's text with other content there, set off by empty lines."""
    if not block(name).search(text):
        raise SystemExit(f"The page has no place <!-- {name} --> <!-- /{name} -->. Put both comments where it belongs.")
    return block(name).sub(lambda match: f"{match[1]}\n{content}\n\n{match[2]}", text)


def github_anchor(heading):
    """What GitHub calls a heading in an address."""
    kept = "".join(sign for sign in heading.lower() if sign.isalnum() or sign in "- _")
    return kept.replace(" ", "-")
