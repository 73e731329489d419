"""A Markdown table between two markers of a page, with a column for each subject."""

from checks.pages import block, table, with_block


class MarkedTable:
    """The columns by their titles, each with its cells by the rows' titles; in the order of the page."""

    def __init__(self, name):
        self.name = f"agreement:{name}"

    def read(self, page):
        match = block(self.name).search(page.read_text())
        lines = [line for line in (match[0] if match else "").splitlines() if line.startswith("|")]
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        titles = rows[0] if rows else []
        return {
            title: {row[0]: row[position] for row in rows[2:]} for position, title in enumerate(titles) if position
        }

    def write(self, columns, page):
        page.write_text(with_block(page.read_text(), self.name, markdown(columns)))


def markdown(columns):
    """The table; a reason that nothing has is left out."""
    rows = [[title, *(cells[title] for cells in columns.values())] for title in next(iter(columns.values()))]
    shown = [row for row in rows if ":" not in row[0] or set(row[1:]) != {"0"}]
    return table(["", *columns], shown).replace("|  |", "| |", 1)
