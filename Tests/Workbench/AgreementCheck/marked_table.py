"""A Markdown table between two markers of a page, with a column for each subject."""

import re
import sys


class MarkedTable:
    """The columns by their titles, each with its cells by the rows' titles; in the order of the page."""

    def __init__(self, name):
        self.start, self.end = f"<!-- agreement:{name} -->", f"<!-- /agreement:{name} -->"
        self.marked = re.compile(f"(?<={self.start}\n).*(?={self.end})", re.DOTALL)

    def read(self, page):
        lines = [line for line in self.text(page).splitlines() if line.startswith("|")]
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        titles = rows[0] if rows else []
        return {
            title: {row[0]: row[position] for row in rows[2:]} for position, title in enumerate(titles) if position
        }

    def write(self, columns, page):
        text = f"\n{markdown(columns)}\n\n"
        page.write_text(self.marked.sub(lambda _: text, page.read_text()))

    def text(self, page):
        match = self.marked.search(page.read_text())
        return match[0] if match else sys.exit(f"{page} has no {self.start} and {self.end}. Put both back.")


def markdown(columns):
    """The table; a reason that nothing has is left out."""
    rows = ["| | " + " | ".join(columns) + " |", "|---|" + "---:|" * len(columns)]
    for title in next(iter(columns.values())):
        cells = [cells[title] for cells in columns.values()]
        if ":" not in title or set(cells) != {"0"}:
            rows.append(f"| {title} | " + " | ".join(cells) + " |")
    return "\n".join(rows)
