"""Folders as a stranger could have them, each grown from one number: what took for ever once, and what is like it."""

from pathlib import Path
from typing import Callable, NamedTuple

HEAD = "name: Grown\nbaseline: A\narchitectures: [{name: A, sources: Sources}]\nscenarios: Scenario\n"
RULE = "rules: [{name: apart, forbidden: {from: A, to: '*Zebra'}}]\n"
BUDGET = "gate: {budgets: ['A.lines.code <= 10000000']}\n"


class Input(NamedTuple):
    """What one case is measured with: a command, the smallest size, and what makes the files."""

    command: list
    size: int
    files: Callable[[int], dict]

    def write(self, folder, size):
        for path, text in self.files(size).items():
            Path(folder, path).parent.mkdir(parents=True, exist_ok=True)
            Path(folder, path).write_text(text)


def lines(size, line):
    return "".join(line(number) + "\n" for number in range(size))


def measured(size, source):
    return Input(["measure"], size, lambda grown: {"A.swift": source(grown)})


def checked(size, configuration, source=lambda size: "struct A {}\n"):
    def files(grown):
        return {"Sources/A.swift": source(grown), ".catwalk.yml": HEAD + configuration(grown)}

    return Input(["check", "--engine", "syntax"], size, files)


def modules(size):
    folders = {f"Layers/L{number}/A.swift": "struct A {}\n" for number in range(size)}
    shared = "shared:\n" + lines(size, lambda number: f"- Layers/L{number}")
    return folders | {"Sources/A.swift": "struct A {}\n", ".catwalk.yml": HEAD + RULE + shared}


def targets(size):
    names = lines(size, lambda number: f'    .target(name: "T{number}"),')
    files = {f"Sources/T{number}/A.swift": f"struct A{number} {{}}\n" for number in range(size)}
    return files | {"Package.swift": f'let package = Package(name: "P", targets: [\n{names}])\n'}


def private_types(size):
    return {f"F{number}.swift": "private struct Row {}\nstruct T%d { let row: Row }\n" % number for number in range(size)}


# The first six are the cases that were found; the others are like them. Each took more than 2.2 times as long when doubled.
INPUTS = {
    "aliases of pairs": measured(
        4_000, lambda size: lines(size, lambda n: f"typealias A{n} = (A{n + 1}, A{n + 1})") + f"struct A{size} {{}}\n"
    ),
    "aliases of compositions": measured(
        4_000, lambda size: lines(size, lambda n: f"typealias A{n} = A{n + 1} & A{n + 1}") + f"protocol A{size} {{}}\n"
    ),
    "chained aliases": measured(
        4_000, lambda size: lines(size, lambda n: f"typealias A{n} = A{n + 1}") + f"struct A{size} {{}}\n"
    ),
    "chained classes": measured(
        2_000, lambda size: lines(size, lambda n: f"class C{n}: C{n + 1} {{}}") + f"class C{size} {{}}\n"
    ),
    "hashes in a row": measured(200_000, lambda size: "".join(f"let a{n} = 1\n" for n in range(9)) + "// " + "#" * size),
    "scenes": checked(7_500, lambda size: RULE + "scenes:\n" + lines(size, lambda n: f"- s{n}")),
    "inherited members": measured(
        1_000,
        lambda size: lines(size, lambda n: f"class C{n}: C{n + 1} {{ func f{n}() {{ end() }} }}")
        + f"class C{size} {{ func end() {{}} }}\nfunc end() {{}}\n",
    ),
    "chained protocols": measured(
        1_000,
        lambda size: lines(size, lambda n: f"protocol P{n}: P{n + 1} {{}}\nextension P{n} {{ var x{n}: Int {{ end }} }}")
        + f"protocol P{size} {{ var end: Int {{ get }} }}\nlet end = 1\n",
    ),
    "overloads": measured(
        1_000, lambda size: lines(size, lambda n: f"func f(_ a: X{n}) {{}}\nstruct T{n} {{ func g() {{ f(1) }} }}")
    ),
    "private types": Input(["measure"], 1_000, private_types),
    "conditions": measured(4_000, lambda size: f"func f() {{ let a = {' && '.join(['(b || c)'] * size)} }}\n"),
    "targets": Input(["measure"], 500, targets),
    "modules": Input(["check", "--engine", "syntax"], 200, modules),
    "rules": checked(
        2_000, lambda size: "rules:\n" + lines(size, lambda n: f"- {{name: r{n}, forbidden: {{from: A, to: '*Zebra'}}}}")
    ),
    "a chain of uses": checked(
        1_000,
        lambda size: BUDGET,
        lambda size: lines(size, lambda n: f"struct T{n} {{ let next: T{n + 1}? }}") + f"struct T{size} {{}}\n",
    ),
}

# What is refused, because the parser is what would take for ever; the sentence has to name the file and the line.
REFUSED = {
    "hashes": (measured(200_000, lambda size: "let a = 1\nlet b = " + "#" * size + "\n"), "A.swift: In line 2 more than"),
    "conflict markers": (measured(20_000, lambda size: "let a = 1\n" + "<<<<<<< \n" * size), "A.swift: In line "),
    "an expression tried for ever": (
        Input(
            ["check", "--engine", "syntax"],
            1,
            lambda size: {
                "Sources/A.swift": "struct A {}\n",
                ".catwalk.yml": HEAD.replace("scenarios: Scenario", "scenarios: '(a+)+$'") + RULE,
            },
        ),
        ".catwalk.yml:4:12: scenarios: ",
    ),
    "aliases that repeat": (
        checked(
            2_000,
            lambda size: RULE
            + f"roles:\n  r: &r [{', '.join(f'p{n}' for n in range(size))}]\n"
            + lines(size, lambda n: f"  r{n}: *r"),
        ),
        ".catwalk.yml:7:",
    ),
}
