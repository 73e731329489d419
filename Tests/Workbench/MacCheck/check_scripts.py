#!/usr/bin/env python3
"""Holds the shell that a Mac runs to what bash 3.2 and BSD's programs know: the release, the action, the macOS jobs of the
workflows, and the commands in the documentation.

    check_scripts.py          of this repository
    check_scripts.py FILE     of one script

Prints each place with what is wrong there, and exits 1 if there is any. What runs on Linux alone is passed over: a line with
apt-get, a branch that asks for the command first, and documentation that says so.
"""

import re
from pathlib import Path

from checks import ROOT, check

SCRIPTS = ["Packaging/push-plugin", ".ci/release", ".ci/version", ".ci/start-release", ".ci/require-swift", "Tests/Workbench/RepeatedCheck/repeat_check.sh"]
WORKFLOWS = ["action.yml", *(str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(".github/workflows/*.yml")))]
PAGES = ["README.md", "CONTRIBUTING.md", *(str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("Documentation/*.md")))]

# What is refused, and what is wrong with it.
REFUSED = {
    r"\b(declare|local|typeset) -\w*[An]": "bash 3.2 has neither associative arrays nor names of names",
    r"\b(mapfile|readarray|coproc)\b": "bash 3.2 has no such command",
    r"\$\{\w+(\[[^]]*\])?(,,?|\^\^?|@[A-Za-z])[^}]*\}": "bash 3.2 changes no case and quotes nothing in an expansion",
    r"&>>|\|&|;;?&(?!&)": "bash 3.2 does not read this",
    r"\[\[ -[vR] |\bwait -n\b|\bshopt -s (globstar|lastpipe)\b|printf '?%\(": "bash 3.2 does not have it",
    r"\$\{?EPOCH(SECONDS|REALTIME)|\$\{?BASHPID|\$\{\w+\[-\d": "bash 3.2 does not have it",
    r" -(nt|ot) ": "bash 3.2 compares whole seconds",
    r"\bsed (-\w*i\b(?! '')|-\w*r\b|--\w)": "BSD's sed has another -i, and -E",
    r"\bdate (-d|-I|--\w|.*%N)": "BSD's date does not have it",
    r"\bstat (-c|--\w)": "BSD's stat has another form",
    r"\bgrep (-\w*P|--perl)": "BSD's grep has no Perl",
    r"(?<!pip )\b(install|mv|cp) (-\w*[tD]\b|--\w)": "BSD's does not have it",
    r"\bxargs (-\w*[rd]\b|--\w)": "BSD's xargs does not have it",
    r"\bfind -|\bfind .* -(printf|regextype)\b": "BSD's find takes a folder first, and prints no form",
    r"\bhead (-n|-c) -|\b(head|tail|sort|wc|du|ls|mktemp|ln|mkdir|rm|touch|chmod) --\w": "BSD's has no such option",
    r"\bmktemp -\w*p\b|\bdu -\w*b\b|\bbase64 -w|\becho -e\b|\bsleep inf": "BSD's has no such option",
    r"(?<![-\w.])(timeout|nproc|md5sum|tac|setsid|flock|getent|numfmt|strace|valgrind|chromium|ldd)(?![-\w.])": "a Mac has no such command",
    r"(?<![-\w.])sha256sum(?![-\w.])": "a Mac may lack it or have another: ask for shasum first",
    r"/proc/|/dev/full": "a Mac has no such file",
}

# Behind a command: the shell of a Mac takes a comment for a part of it, and waits, or starts another program.
COMMENT = re.compile(r"\s#.*?(['\"?;*&|<>()`$\[])")

# A line that has one of these is for Linux, or asks first.
FOR_LINUX = re.compile(r"apt-get|dnf install|command -v shasum|\$\(nproc|sha256sum -c catwalk-linux-")


def shell_of_repository():
    found = [(path, (ROOT / path).read_text(), 0) for path in SCRIPTS]
    for path in WORKFLOWS:
        found += steps(path, (ROOT / path).read_text())
    for path in PAGES:
        found += examples(path, (ROOT / path).read_text())
    return found


def steps(path, text):
    """What a workflow runs on a Mac: of its jobs all but those that run on another system, by `runs-on`."""
    lines, is_for_linux = text.splitlines(), False
    for number, line in enumerate(lines):
        if re.match(r"  \w+:$", line):
            is_for_linux = False
        if "runs-on: ubuntu" in line:
            is_for_linux = True
        if is_for_linux or not (found := re.match(r"( *)(?:- )?run: (.*)", line)):
            continue
        body = [] if found[2] in ("|", ">-") else [found[2]]
        for other in lines[number + 1 :] if not body else []:
            if other.strip() and not other.startswith(found[1] + "  "):
                break
            body.append(other)
        yield path, "\n".join(body), number if len(body) == 1 else number + 1


def examples(path, text):
    """The commands of a page; what they print is none of them."""
    lines, language = text.splitlines(), None
    for number, line in enumerate(lines):
        if line.startswith("```"):
            language = line[3:] if language is None else None
        elif language in ("sh", "bash", "shell"):
            yield path, line, number
        elif language == "console" and line.startswith("$ "):
            yield path, line[2:], number


def faults_of(name, text, before):
    for number, line in enumerate(text.splitlines(), before + 1):
        code = re.sub(r"(^|\s)#.*", "", line)
        if name in PAGES and code.strip() and (found := COMMENT.search(line)):
            yield f"{name}:{number}: {found[1]}: a comment behind a command may not have it, for who pastes it into zsh"
        if FOR_LINUX.search(code):
            continue
        for pattern, reason in REFUSED.items():
            if found := re.search(pattern, code):
                yield f"{name}:{number}: {found[0].strip()}: {reason}"


@check(__doc__, files={"nargs": "*"})
def main(options, faults):
    places = [(path, Path(path).read_text(), 0) for path in options.files] or shell_of_repository()
    for name, text, before in places:
        faults += faults_of(name, text, before)
    return f"{len(places)} pieces of shell"
