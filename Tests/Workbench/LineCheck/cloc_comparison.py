"""Where cloc's counts differ from the scanner's, counted by cause."""

import json
import subprocess
from collections import defaultdict
from typing import NamedTuple

from cloc_causes import Cause, differences
from cloc_lines import cloc_lines
from swift_lines import LineClass, read_lines

NAMES = {LineClass.CODE: "code", LineClass.COMMENT: "comment", LineClass.BLANK: "blank"}
EXAMPLES = 2
LONGEST_EXAMPLE = 60


class Example(NamedTuple):
    """A line that differs and the file it stands in."""

    path: str
    difference: tuple


class ClocComparison:
    """cloc's counts of some files in a folder, and the reasons for each line that it counts otherwise."""

    def __init__(self, folder, files):
        self.found = defaultdict(list)
        self.mismodelled = []
        self.compared = 0
        self.physical = 0
        report = run_cloc(folder)
        self.version = report["header"]["cloc_version"]
        for file in files:
            counts = report.get(f"./{file}")
            if counts is not None:
                self.compare(folder, str(file), counts)

    @property
    def is_explained(self):
        """Whether cloc's own counts of every file follow from the classes given here, and each cause is known."""
        return not self.mismodelled and Cause.UNKNOWN not in self.found

    def compare(self, folder, file, counts):
        lines, theirs = read_lines(folder / file), cloc_lines((folder / file).read_bytes())
        self.compared += 1
        self.physical += len(lines.classes)
        if any(theirs.classes.count(line_class) != counts[name] for line_class, name in NAMES.items()):
            self.mismodelled.append(file)
        for difference in differences(lines, theirs):
            self.found[difference.cause].append(Example(file, difference))

    def markdown(self):
        """Two tables, the causes and a few lines of each, and what could not be explained."""
        differing = sum(len(found) for found in self.found.values())
        head = f"cloc {self.version}: {self.compared:,} files, {self.physical:,} lines, of which {differing:,} differ."
        parts = [head, self.table_of_causes(), self.table_of_examples()]
        parts += [f"Not explained: cloc's counts of {file}." for file in self.mismodelled]
        return "\n\n".join(["", *parts])

    def table_of_causes(self):
        rows = ["| what stands there | ours | cloc's | files | lines | right | why |", "|---|---|---|---:|---:|---|---|"]
        for cause, found in self.ordered():
            ours = " or ".join(sorted({NAMES[example.difference.ours] for example in found}))
            theirs = " or ".join(sorted({NAMES[example.difference.theirs] for example in found}))
            files = len({example.path for example in found})
            rows.append(
                f"| {cause.title} | {ours} | {theirs} | {files:,} | {len(found):,} | {cause.right} | {cause.reason} |"
            )
        return "\n".join(rows)

    def table_of_examples(self):
        rows = ["| file | line | what stands there | ours | cloc's | cause |", "|---|---:|---|---|---|---|"]
        for cause, found in self.ordered():
            for path, difference in examples(found):
                ours, theirs = NAMES[difference.ours], NAMES[difference.theirs]
                rows.append(f"| {path} | {difference.number} | {code(difference.text)} | {ours} | {theirs} | {cause.title} |")
        return "\n".join(rows)

    def ordered(self):
        return [(cause, self.found[cause]) for cause in Cause if cause in self.found]


def examples(found):
    """The first line of each of the first files, one file a package."""
    first = {}
    for example in found:
        first.setdefault(example.path.split("/")[:2][-1], example)
    return list(first.values())[:EXAMPLES]


def code(text):
    """A line as Markdown's code, cut when it is long."""
    shown = text if len(text) <= LONGEST_EXAMPLE else text[:LONGEST_EXAMPLE] + "…"
    fence = "``" if "`" in shown else "`"
    return f"{fence} {shown} {fence}".replace("|", "\\|") if shown else "nothing"


def run_cloc(folder):
    command = "cloc --skip-uniqueness --by-file --json --include-lang=Swift --quiet --timeout 600 .".split()
    return json.loads(subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout)
