#!/usr/bin/env python3
"""Makes a renamed copy of MVP the fifth architecture by the steps of Documentation/fifth.md, and takes it back.

The line for Package.swift and the entry for .catwalk.yml are the page's own. Nothing else is changed: what is tried here
has to find the fifth by itself. Works in the checkout that it stands in, which has to be without changes.
"""

import re
import shutil
import sys

from checks import ROOT, check, output, run

PAGE = (ROOT / "Documentation/fifth.md").read_text()
NAME = "Redux"
FOLDERS = [ROOT / "Sources/Cats" / NAME, ROOT / "Tests/Cats" / NAME]

# What each command has to print beside ending with 0.
TRIED = [
    (["swift", "test", "--filter", f"^(Cats{NAME}Tests|catsTests|CatsContestantsTests|SubjectTests|FormulasTests)\\."], None),
    (["swift", "run", "catwalk", "check"], f"{NAME}"),
    (["swift", "run", "cats", NAME], "Photo     JPEG"),
    (["swift", "run", "CatsPlay", NAME, "Load Cat opens empty", "1"], None),
    ([sys.executable, "Tests/Cats/survivors.py", "--list", "--only", NAME], f"{NAME}/LoadCat/"),
]


def block(heading, language):
    """The first block of code below a heading of the page."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.search(rf"```{language}\n(.*?)```", section, re.DOTALL)[1]


def add_below(path, last, addition):
    """Puts lines behind the lines that end an entry of a list."""
    text = path.read_text()
    if text.count(last) != 1:
        sys.exit(f"{path.relative_to(ROOT)} has not exactly one {last!r}.")
    path.write_text(text.replace(last, last + addition))


def add():
    for folder in FOLDERS:
        shutil.copytree(folder.with_name("MVP"), folder)
        for file in folder.rglob("*.swift"):
            file.write_text(re.sub(r"\bCatsMVP\b", f"Cats{NAME}", file.read_text()))
    viper = re.search(r'^    \("VIPER", .*\n', (ROOT / "Package.swift").read_text(), re.MULTILINE)[0]
    add_below(ROOT / "Package.swift", viper, block("2. Tell the package", "swift"))
    add_below(ROOT / ".catwalk.yml", "    tests: {name: CatsVIPERTests, path: Tests/Cats/VIPER}\n", block("4. Describe it", "yaml"))


def take_back():
    for folder in FOLDERS:
        shutil.rmtree(folder, ignore_errors=True)
    output(["git", "checkout", "--quiet", "--", "Package.swift", ".catwalk.yml"], cwd=ROOT)


def found():
    for command, expected in TRIED:
        result = run(command, cwd=ROOT, input="load\nquit\n")
        if result.returncode != 0 or (expected and expected not in result.stdout):
            yield f"{' '.join(command)} ended with {result.returncode}:\n{telling(result.stdout + result.stderr)}"


def telling(output):
    """What went wrong, by the lines of tests and compilers that say so; the end of the output if none does."""
    lines = [line for line in output.splitlines(keepends=True) if line.startswith("✘") or "error:" in line]
    return "".join(lines) or output[-3000:]


@check(__doc__)
def main(_, faults):
    if run(["git", "diff", "--quiet", "HEAD", "--", "Package.swift", ".catwalk.yml"], cwd=ROOT).returncode:
        sys.exit("Package.swift or .catwalk.yml has changes, which taking the fifth back would lose. Commit them first.")
    if there := [folder for folder in FOLDERS if folder.exists()]:
        sys.exit(f"{there[0].relative_to(ROOT)} is there already; taking the fifth back would remove it.")
    try:
        add()
        faults += found()
    finally:
        take_back()
    return f"A fifth architecture by {len(TRIED)} commands"
