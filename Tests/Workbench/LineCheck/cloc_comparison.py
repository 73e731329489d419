"""Where cloc's counts differ from the scanner's, counted by cause."""

import json
import subprocess
import sys
from collections import defaultdict
from typing import NamedTuple

from cloc_causes import Cause, differences
from cloc_lines import cloc_lines
from swift_lines import LineClass, read_lines

NAMES = {LineClass.CODE: "code", LineClass.COMMENT: "comment", LineClass.BLANK: "blank"}
EXAMPLES = 2
LONGEST_EXAMPLE = 24


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
        """What was compared, the causes, a few lines of each, and what could not be explained."""
        differing = sum(len(found) for found in self.found.values())
        head = (
            f"cloc {self.version} and Catwalk give {differing:,} of {self.physical:,} lines in {self.compared:,} files "
            "another class."
        )
        unexplained = [f"Not explained: cloc's counts of {file}." for file in self.mismodelled]
        return "\n\n".join([head, self.table_of_causes(), self.table_of_examples(), *unexplained])

    def table_of_causes(self):
        head = "| what stands there | ours | cloc's | files | lines | right | why |"
        rows = [head, "|---|---|---|---:|---:|---|---|"]
        for cause, found in self.ordered():
            files = len({example.path for example in found})
            ours = named_classes(example.difference.ours for example in found)
            theirs = named_classes(example.difference.theirs for example in found)
            cells = [cause.title, ours, theirs, f"{files:,}", f"{len(found):,}", cause.right, cause.reason]
            rows.append("| " + " | ".join(cells) + " |")
        return "\n".join(rows)

    def table_of_examples(self):
        rows = ["| file | line | it reads | ours | cloc's | what stands there |", "|---|---:|---|---|---|---|"]
        for cause, found in self.ordered():
            for path, (_, number, text, ours, theirs) in examples(found):
                cells = [path, str(number), code(text), NAMES[ours], NAMES[theirs], cause.title]
                rows.append("| " + " | ".join(cells) + " |")
        return "\n".join(rows)

    def ordered(self):
        return [(cause, self.found[cause]) for cause in Cause if cause in self.found]


def named_classes(classes):
    return " or ".join(sorted({NAMES[line_class] for line_class in classes}))


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
    try:
        return json.loads(subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"cloc did not run in {folder}: {error}. Install it (`apt-get install cloc`, `brew install cloc`).")
