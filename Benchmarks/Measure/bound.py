"""A limit, and what was measured against it."""

from typing import NamedTuple


class Bound(NamedTuple):
    """One row of the table; the times are there to be read."""

    subject: str
    wall: str
    processor: str
    measured: str
    limit: str
    is_met: bool

    @classmethod
    def of(cls, subject, value, limit, wall="", processor="", form="{:.2f}"):
        return cls(subject, wall, processor, form.format(value), form.format(limit), value <= limit)

    def row(self):
        cells = (self.subject, self.wall, self.processor, self.measured, self.limit, "yes" if self.is_met else "**no**")
        return f"| {' | '.join(cells)} |"


def table(bounds):
    header = ["| held | wall, s | processor, s | measured | at most | met |", "|---|---:|---:|---:|---:|---|"]
    return "\n".join(header + [bound.row() for bound in bounds])
