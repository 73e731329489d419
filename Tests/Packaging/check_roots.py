#!/usr/bin/env python3
"""Tries an archive of .ci/release where there is nothing else: each command, in roots that debootstrap makes.

    check_roots.py ARCHIVE [--roots FOLDER] [--write]

Linux, as root, with debootstrap and a connection to Debian. The roots of Debian 11, 12 and 13 come to FOLDER, or to
.build/roots, and stay; one of Debian 12 with git is made of that without. --write puts the table into
Documentation/installing.md. Exits with 1 if catwalk does not start where it is promised, a command ends without a
sentence, or the page has another table.
"""

import re
import shutil
import tarfile
from pathlib import Path

from checks import ROOT, check, output, run
from checks.pages import with_block

PAGE = ROOT / "Documentation/installing.md"

SYSTEMS = {"Debian 11": "bullseye", "Debian 12": "bookworm", "Debian 13": "trixie"}
PROMISED = {"Debian 12", "Debian 13", "Debian 12, git"}

COMMANDS = [
    "--version", "measure", "explain acd-declared", "init /fresh", "check --engine syntax", "report --engine syntax --output /out",
    "compare /out/report.json /out/report.json", "compare HEAD^..HEAD", "history", "check", "report --output /out", "bench", "scale",
    'trace "A photo that comes"', 'play "A photo that comes"', "show --no-open", "workshop start /course",
]

# What a sentence asks for.
ASKS = {"No swift was found": "asks for Swift", "No git was found": "asks for git"}


def made(name, suite, folder):
    root = folder / suite
    if not (root / "usr/bin/env").exists():
        result = run(["debootstrap", "--variant=minbase", suite, root, "http://deb.debian.org/debian"])
        if result.returncode:
            raise SystemExit(f"{name} was not made: {result.stdout[-300:]}")
    return root


def with_git(root):
    copy = root.parent / f"{root.name}-git"
    if not (copy / "usr/bin/git").exists():
        output(["cp", "-a", root, copy])
        for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "git"]):
            output(["chroot", copy, *command])
    return copy


def lay_out(root, archive):
    """The unpacked archive, this package with two commits, and a folder without a configuration."""
    for name in ("catwalk", "subject", "fresh", "out", "course"):
        shutil.rmtree(root / name, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(root / "catwalk", filter="data")
    output(["git", "clone", "--quiet", "--depth", "2", ROOT.as_uri(), root / "subject"])
    shutil.copytree(ROOT / "Sources/Cats/MVC", root / "fresh/Sources/MVC")


def outcome(root, command):
    """What became of the command, in the words of the table."""
    started = f"cd /subject && exec /catwalk/catwalk {command}"
    entered = (
        'mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/root '
        f"timeout 120 sh -c '{started}'"
    )
    result = run(["unshare", "--mount", "sh", "-c", entered, root])
    said = result.stderr + result.stdout
    if re.search(r"version `\w+_[\d.]+' not found", said):
        return "does not start"
    if result.returncode == 0:
        return "works"
    asked = next((words for sentence, words in ASKS.items() if sentence in said and result.returncode == 2), None)
    last = said.strip().splitlines()[-1] if said.strip() else "nothing said"
    print(f"  {command}: {result.returncode}: {last[:200]}")
    return asked or f"FAULT {result.returncode}: {last}"


def table(outcomes):
    names = list(next(iter(outcomes.values())))
    lines = ["| `catwalk` … | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for command, row in outcomes.items():
        lines.append(f"| `{command}` | " + " | ".join(row[name] for name in names) + " |")
    return "\n".join(lines)


@check(__doc__, archive={"nargs": None, "type": Path}, roots={"type": Path, "default": ROOT / ".build/roots"}, write=False)
def main(options, faults):
    options.roots.mkdir(parents=True, exist_ok=True)
    roots = {name: made(name, suite, options.roots) for name, suite in SYSTEMS.items()}
    roots["Debian 12, git"] = with_git(roots["Debian 12"])
    outcomes = {command: {} for command in COMMANDS}
    for name, root in roots.items():
        print(f"{name}:")
        lay_out(root, options.archive)
        for command in COMMANDS:
            outcomes[command][name] = outcome(root, command)
    faults += [f"{name}: {command}: {row[name]}" for command, row in outcomes.items() for name in PROMISED
               if row[name] == "does not start" or row[name].startswith("FAULT")]
    text = PAGE.read_text()
    written = with_block(text, "catwalk:roots", table(outcomes))
    if options.write and not faults:
        PAGE.write_text(written)
    elif text != written:
        faults.add(f"{PAGE.relative_to(ROOT)} has another table.")
    return f"{len(COMMANDS)} commands in {len(roots)} roots"
