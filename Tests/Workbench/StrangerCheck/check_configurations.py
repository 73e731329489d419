#!/usr/bin/env python3
"""Runs catwalk on made-up configurations, and watches that nothing outside their folder is touched and nothing is run.

    check_configurations.py                2000 of them
    check_configurations.py --count 150    the first 150
    check_configurations.py --only 1234    one of them again, told at length

Needs strace. Half of the configurations come from a grammar of names, paths, links, types and numbers; the other half are
right ones of which bytes, lines or values were changed. Each is followed from its number alone, so a fault can be had again.
Beside each folder stands another one that nobody may open, and that the links lead to. A stand-in for swift keeps the
manifests that it is to build, and builds nothing. Exits 1 when something outside is opened or changed, when anything but that stand-in
is started, or when a run ends otherwise than with 0 or with 2 and a sentence that says where.
"""

import json
import os
import random
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from checks import ROOT, check, folder, output, program, run, state, write
from checks.hostile_names import ALL as NAMES

REPORT = ROOT / "Reports/report.json"

CALLS = "execve,execveat,open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir," \
    "symlink,symlinkat,link,linkat,chmod,fchmodat,truncate,chown,fchownat,utimensat"
STARTED = re.compile(r'^\d+ +execve(?:at)?\((?:AT_FDCWD(?:<[^>]*>)?, )?"((?:[^"\\]|\\.)*)"')
OPENED = re.compile(r" = \d+<([^>]*)>")

# file:line:column, which every mistake in the configuration has; and what has no line: a file that is not to be had.
PLACED = re.compile(r"^catwalk: \.catwalk[^:\n]*\.yml:\d+:\d+: ", re.MULTILINE)
CLAIMS = re.compile(r"^catwalk: [^\n]*\.yml:\d+:\d+: ", re.MULTILINE)
WHOLE_FILE = re.compile(
    r"^catwalk: \S[^\n]* (is a link, and|is not a regular file\.|is not a folder\.|has no mark of this catwalk|is larger than|"
    r"could not be (read|written): |is a link that leads out of |The link leads back |does not build\. |import each other in a circle)|"
    r"^catwalk: There is no \.catwalk\.yml in |^catwalk: There is a \.catwalk\.yml in |^catwalk: The subject does not build\.",
    re.MULTILINE,
)

# The lines that a manifest may have, whatever its modules are called.
MANIFEST = [
    re.compile(line)
    for line in (
        r"// swift-tools-version: 6\.3", r"// Written by catwalk; changes made here are lost\.", r"", r"import PackageDescription",
        r"let package = Package\(", r'    name: "[A-Za-z0-9-]+",', r'    platforms: \[\.macOS\("[0-9.]+"\)\],', r'    defaultLocalization: "en",', r"    targets: \[", r"    \],?", r"    swiftLanguageModes: \[\.v[456]\]", r"\)",
        r'        \.(test|)[tT]arget\(name: "\w+", dependencies: \[("\w+"(, )?)*\](, swiftSettings: \[\.enableUpcomingFeature\("BareSlashRegexLiterals"\)\])?\),',
    )
]

RIGHT = """\
name: Cats
baseline: One
shared:
  - Sources/Base
  - {name: Kit, path: Sources/Screen}
ui: [Kit]
model: [Base]
architectures:
  - name: One
    sources: Sources/One
    tests: Tests/One
  - {name: Two, sources: {name: TwoCode, path: Sources/Two}}
scenarios: 'ScenarioTests'
scenes: [Load, Edit]
roles:
  View: ['*View', 'App/*']
  Presenter: {patterns: ['*Presenter'], in: [One]}
rules:
  - name: view-keeps-off
    in: [One]
    forbidden: {from: View, to: Base}
  - name: layers
    layers: {mayUse: {Base: [], Kit: [Base]}}
gate:
  tolerance: {'*.lines.code': 10, 'One.*': [5, 5 %]}
claims: claims.yml
"""

CLAIMS_TEXT = """\
claims:
  - id: C1
    claim: {en: Two takes more code than One, zh: 二多于一}
    measures: [{title: {en: code}, formula: One.lines.code}]
    holds: Two.lines.code > One.lines.code
"""

COMMANDS = (
    ["check", "--engine", "syntax"],
    ["check", "--engine", "syntax", "--update"],
    ["check"],
    ["report"],
    ["report", "--from", str(REPORT)],
    ["explain", "view-keeps-off", "--engine", "syntax"],
    ["init"],
    ["bench", "--check"],
    ["scale", "--up-to", "1", "--rounds", "1"],
    ["measure"],
)


class Case:
    """One folder with a configuration, and all that goes with it, from a number."""

    def __init__(self, number, folder):
        self.number, self.random = number, random.Random(number)
        self.folder = folder
        self.root, self.outside = folder / "root", folder / "outside"
        self.command = self.random.choice(COMMANDS)

    def make(self):
        write(self.outside, {
            "precious/secret.txt": "xyzzy-secret\n", "precious/Secret.swift": "struct XyzzySecret {}\n", "secret.yml": "xyzzy: secret\n",
        })
        write(self.root, {
            f"Sources/{module}/{module}View.swift": f"struct {module.replace('-', '')}View {{}}\n"
            for module in ("Base", "Screen", "One", "Two", "My-App", "Foundation")
        })
        write(self.root, {
            "Tests/One/OneTests.swift": "import Testing\n@Test func one() {}\n", "Empty/notes.txt": "", "claims.yml": CLAIMS_TEXT,
            "README.md": "<!-- catwalk:comparison -->\n<!-- /catwalk:comparison -->\n",
            ".catwalk.yml": self.grammar() if self.number % 2 else self.mutation(),
        })
        for _ in range(self.random.choice((0, 0, 1, 1, 2, 4))):
            self.hinder()
        if self.command == ["init"] and self.random.random() < 0.7:
            (self.root / ".catwalk.yml").unlink(missing_ok=True)

    # Links, pipes and folders where something else is expected.

    def hinder(self):
        targets = (
            "../outside/precious", "../outside/secret.yml", "../outside/precious/Secret.swift", "../outside/nowhere",
            str(self.outside / "precious"), str(self.outside / "secret.yml"), "..", ".", "Sources/One", "/dev/zero",
        )
        places = (
            ".catwalk.yml", "claims.yml", "README.md", "Reports", "Reports/report.md", "Reports/index.html",
            "Reports/history.json", "Reports/benchmarks.json", ".catwalk-baseline.json", ".build",
            *(f"{made.relative_to(self.root)}{path}" for made in self.root.glob(".build/catwalk-*")
              for path in ("", "/Cats", "/Cats/Sources", "/.gitignore", "/.lock")),
            "Sources/One/Linked", "Sources/One/Linked.swift", "Sources/Base", "Tests/One", "Sources",
        )
        place = self.root / self.random.choice(places)
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place)
        elif os.path.lexists(place):
            # Also a pipe: to write to it would be to wait for its reader.
            place.unlink()
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            kind = self.random.randrange(10)
            if kind < 7:
                place.symlink_to(self.random.choice(targets))
            elif kind == 7:
                os.mkfifo(place)
            elif kind == 8:
                write(place, {"inside.txt": ""})
            else:
                place.write_bytes(self.random.choice((b"", b"\xff\xfe", b"not what is expected", b"{}")))
        except OSError:
            # A hindrance of before stands in the way of this one.
            pass

    # The grammar.

    def name(self):
        return self.random.choice(NAMES) if self.random.random() < 0.5 else self.random.choice(
            ("One", "Two", "Base", "Kit", "View", "App", "../../outside/precious", "Foundation", "9", "..", "*", "Main")
        )

    def path(self):
        if self.random.random() < 0.6:
            return self.random.choice(("Sources/One", "Sources/Two", "Sources/Base", "Sources/Screen", "Tests/One", "Sources/My-App"))
        return self.random.choice(
            (
                ".", "..", "/", "../outside/precious", str(self.outside), "Sources", "Sources/..", "Sources/One/../Two",
                "Empty", "Sources/One/OneView.swift", "Sources/Foundation", "a" * 300, "Sources//One", ".build", "claims.yml",
            )
        )

    def number_text(self):
        return self.random.choice(("0", "-1", "1e999", "99999999999999999999", "0.5", "nan", "5 %", "-5 %", "1e-400", "0x10", "١"))

    def formula(self):
        return self.random.choice(
            ("One.lines.code > 0", "One.lines.code >", "((((1", "nothing.at.all", "One.lines.code / 0 > 1", self.name(), "1" * 400)
        )

    def value(self, depth=0):
        kind = self.random.randrange(9 if depth < 3 else 6)
        if kind < 3:
            return self.scalar(self.name())
        if kind == 3:
            return self.scalar(self.path())
        if kind == 4:
            return self.number_text()
        if kind == 5:
            return self.random.choice(("~", "true", "''", "&a [1]", "*a", "!!binary x", "!!str 1", "2026-01-01", "? x", "| x"))
        if kind < 8:
            return "[" + ", ".join(self.value(depth + 1) for _ in range(self.random.randrange(4))) + "]"
        return "{" + ", ".join(f"{self.scalar(self.name())}: {self.value(depth + 1)}" for _ in range(self.random.randrange(3))) + "}"

    def scalar(self, text):
        return json.dumps(text, ensure_ascii=self.random.random() < 0.5)

    def module(self):
        return self.scalar(self.path()) if self.random.random() < 0.5 else f"{{name: {self.scalar(self.name())}, path: {self.scalar(self.path())}}}"

    def grammar(self):
        often = lambda usual, other: usual if self.random.random() < 0.8 else other()
        architectures = ", ".join(
            "{name: %s, sources: %s%s}" % (
                often(name, lambda: self.scalar(self.name())),
                often(f"Sources/{name}", self.module),
                often("", lambda: f", tests: {self.module()}"),
            )
            for name in ("One", "Two")[: self.random.randrange(1, 3)]
        )
        lines = [
            f"name: {often('Cats', lambda: self.scalar(self.name()))}",
            f"baseline: {often('One', self.value)}",
            f"architectures: {often(f'[{architectures}]', self.value)}",
            f"scenarios: {often('Scenario', lambda: self.random.choice((self.scalar(self.name()), chr(39) + '(a+)+$' + chr(39), '[', self.value())))}",
        ]
        optional = (
            lambda: f"shared: {often(f'[{self.module()}]', self.value)}",
            lambda: f"support: {often(f'[{self.module()}]', self.value)}",
            lambda: f"ui: {self.value()}",
            lambda: f"scenes: [{self.scalar(self.name())}, {self.scalar(self.name())}]",
            lambda: f"roles: {{{self.scalar(self.name())}: {often('[' + self.scalar('*View') + ']', self.value)}}}",
            lambda: f"rules: [{{name: {self.scalar(self.name())}, forbidden: {{from: {self.value(2)}, to: {self.value(2)}}}}}]",
            lambda: f"rules: [{{name: r, layers: {{mayUse: {{{self.scalar(self.name())}: {self.value(2)}}}}}}}]",
            lambda: f"gate: {{tolerance: {{{self.scalar(self.name())}: {self.number_text()}}}}}",
            lambda: f"claims: {self.scalar(self.random.choice(('claims.yml', self.path(), '../outside/secret.yml')))}",
            lambda: f"benchmarks: {{product: {self.scalar(self.name())}, scenarios: {{a: {self.scalar(self.name())}}}, "
            f"rounds: {{counted: {self.number_text()}}}, budgets: {self.scalar(self.random.choice(('b.json', '../outside/b.json', self.path())))}}}",
            lambda: f"{self.scalar(self.name())}: {self.value()}",
        )
        lines += [line() for line in self.random.sample(optional, self.random.randrange(len(optional)))]
        return "\n".join(lines) + "\n"

    # The mutations.

    def mutation(self):
        text = RIGHT
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            lines = text.splitlines()
            place = self.random.randrange(len(lines))
            kind = self.random.randrange(9)
            if kind == 0:
                del lines[place]
            elif kind == 1:
                lines.insert(place, lines[self.random.randrange(len(lines))])
            elif kind == 2:
                lines[place] = re.sub(r"\b(One|Two|Base|Kit|View|Cats)\b", lambda _: self.scalar(self.name()), lines[place], count=1)
            elif kind == 3:
                lines[place] = re.sub(r"(Sources|Tests)/\w+", lambda _: self.scalar(self.path()), lines[place])
            elif kind == 4:
                lines[place] = re.sub(r"\d+( %)?", lambda _: self.number_text(), lines[place])
            elif kind == 5:
                lines[place] = re.sub(r": .*", lambda _: ": " + self.value(), lines[place])
            elif kind == 6:
                cut = self.random.randrange(len(lines[place]) + 1)
                lines[place] = lines[place][:cut] + self.random.choice("\0\t:[]{}&*!|>'\"%@`#-?,\u202e\u2028\ufeff") + lines[place][cut:]
            elif kind == 7:
                lines = lines[:place] + ["---"] + lines[place:]
            else:
                lines[place] = " " * self.random.randrange(9) + lines[place].lstrip()
            text = "\n".join(lines) + "\n"
        data = text.encode(errors="surrogatepass")
        kind = self.random.randrange(12)
        if kind == 0:
            data = data.decode(errors="ignore").encode("utf-16")
        elif kind == 1:
            data = b"\xef\xbb\xbf" + data
        elif kind == 2:
            data = bytearray(data)
            data[self.random.randrange(len(data))] = self.random.randrange(256)
            data = bytes(data)
        elif kind == 3:
            data = data[: self.random.randrange(len(data))]
        return data


class Watch:
    def __init__(self, catwalk, tools):
        self.catwalk, self.tools = catwalk, tools

    def run(self, number, home):
        """The faults of one case."""
        place = home / str(number)
        case = Case(number, place)
        case.make()
        before = state(case.outside)
        log, asked = place / "calls", place / "asked"
        asked.touch()
        try:
            trace = ["strace", "-f", "-qq", "-y", "--seccomp-bpf", "-s", "4096", "-e", f"trace={CALLS}", "-o", log]
            path = f"{self.tools}:{os.environ['PATH']}"
            variables = {**os.environ, "PATH": path, "ASKED": str(asked), "HOME": str(place), "TERM": "dumb"}
            result = run([*trace, self.catwalk, *case.command], cwd=case.root, env=variables, timeout=60)
        except subprocess.TimeoutExpired:
            return [f"{number}: {' '.join(case.command)}: hangs"], None
        faults = list(self.judge(case, result.returncode, result.stdout, result.stderr, log, asked, before))
        shutil.rmtree(place, ignore_errors=True)
        return [f"{number}: {' '.join(case.command)}: {fault}" for fault in faults], (result.returncode, result.stderr)

    def judge(self, case, status, output, errors, log, asked, before):
        if status == 2:
            if not any(pattern.search(errors) for pattern in (PLACED, CLAIMS, WHOLE_FILE)) and not self.is_told(case, errors):
                yield f"says no place: {errors.strip()[:300]}"
        elif status != 0:
            yield f"ends with {status}: {errors.strip()[:300]}"
        if "yzzy" in errors or "yzzy" in output:
            yield "quotes what stands outside"
        if state(case.outside) != before:
            yield "changes what stands outside"
        for line in asked.read_text().splitlines():
            if not any(pattern.fullmatch(line) for pattern in MANIFEST):
                yield f"writes into a manifest: {line}"
        for line in log.read_text(errors="replace").splitlines():
            started = STARTED.match(line)
            if started and not self.may_start(started[1]):
                yield f"starts {started[1]}"
            # The stand-in writes what it keeps.
            for opened in OPENED.findall(line):
                if Path(opened).is_relative_to(case.outside):
                    yield f"opens {opened}"

    def is_told(self, case, errors):
        """What is no mistake in the configuration: of a command that was asked for what is not there."""
        return bool(re.search(
            r"^catwalk: (There is no (measure|Swift file|folder|index store)|No Swift file|The \.catwalk\.yml (in|names)|\S+ (has no key|names no scenes)|"
            r"No file of a scene|The compiler's index|.* did not say where its toolchain is|The app that was generated|"
            r"The product |No (swift|valgrind|test)|The modules |.*: It |.*\.swift: |valgrind)",
            errors,
            re.MULTILINE,
        )) or case.command[0] in ("bench", "scale") and "catwalk: " in errors

    def may_start(self, program):
        """The stand-in is a script, which prints a file."""
        return Path(program).resolve() in (self.catwalk, self.tools / "swift", Path("/bin/sh").resolve(), Path("/bin/cat").resolve())


def stand_in(place):
    """A swift that says where its toolchain is, keeps the manifest that it is to build, and builds nothing of it."""
    program(
        place / "swift",
        "#!/bin/sh\n"
        f"[ \"$1\" = -print-target-info ] && {{ printf '%s' '{output(['swift', '-print-target-info'])}'; exit 0; }}\n"
        "while [ $# -gt 0 ]; do [ \"$1\" = --package-path ] && cat \"$2/Package.swift\" >> \"$ASKED\"; shift; done\n",
    )
    return place


@check(__doc__, "catwalk", count=2000, only=int)
def main(options, faults):
    with folder() as place, ThreadPoolExecutor(os.cpu_count()) as pool:
        watch = Watch(options.catwalk, stand_in(place / "tools"))
        numbers = range(options.count) if options.only is None else [options.only]
        outcomes = list(pool.map(lambda number: watch.run(number, place), numbers))
    for found, _ in outcomes:
        faults += found
    if options.only is not None:
        print(outcomes[0][1])
    statuses = [outcome[0] for _, outcome in outcomes if outcome]
    told = ", ".join(f"{statuses.count(status)} ended with {status}" for status in sorted(set(statuses)))
    return f"{len(outcomes)} configurations: {told}"
