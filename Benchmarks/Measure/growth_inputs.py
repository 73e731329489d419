"""Folders as a stranger could have them, each grown from one number: what took for ever once, and what is like it."""

import json
from pathlib import Path
from typing import Callable, NamedTuple

from checks import git

HEAD = "name: Grown\nbaseline: A\narchitectures: [{name: A, sources: Sources}]\nscenarios: Scenario\n"
RULE = "rules: [{name: apart, forbidden: {from: A, to: '*Zebra'}}]\n"
BUDGET = "gate: {budgets: ['A.lines.code <= 10000000']}\n"


class Input(NamedTuple):
    """What one case is measured with: a command, the smallest size, and what makes the files."""

    command: list
    size: int
    files: Callable[[int], dict]
    # If there are any, they are committed as `one`, and the files, which take their place, as `two`.
    earlier: Callable[[int], dict] | None = None

    def clear(self, folder):
        """Removes what the command leaves behind and would not write again."""
        if self.command == ["init"]:
            Path(folder, ".catwalk.yml").unlink(missing_ok=True)

    def write(self, folder, size):
        """Both revisions are committed once: another try finds them there."""
        if self.earlier is not None and not Path(folder, ".git").exists():
            write_files(folder, self.earlier(size))
            git(folder, "init", "--quiet")
            commit(folder, "one")
            git(folder, "rm", "--quiet", "-r", ".")
            write_files(folder, self.files(size))
            commit(folder, "two")
        else:
            write_files(folder, self.files(size))


def write_files(folder, files):
    """Writes each text; a path in place of a text becomes a link to there."""
    for path, text in files.items():
        file = Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        if isinstance(text, Path):
            file.symlink_to(text)
        else:
            file.write_text(text)


def commit(folder, name):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", name)
    git(folder, "tag", name)


def lines(size, line):
    return "".join(line(number) + "\n" for number in range(size))


def measured(size, source):
    return Input(["measure"], size, lambda grown: {"A.swift": source(grown)})


def checked(size, configuration, source=lambda size: "struct A {}\n"):
    def files(grown):
        return {"Sources/A.swift": source(grown), ".catwalk.yml": HEAD + configuration(grown)}

    return Input(["check", "--engine", "syntax"], size, files)


def compared(size, text):
    """The configuration at two revisions, by the text of one whose names begin with a letter."""

    def files(letter):
        return lambda grown: {"Sources/A.swift": "struct A {}\n", ".catwalk.yml": HEAD + text(grown, letter)}

    return Input(["compare", "one..two"], size, files("B"), files("A"))


def compared_files(size, path):
    """Files at two revisions, by the path of one, in which no rule holds."""

    def files(text):
        return lambda grown: {
            "Sources/A.swift": "struct A {}\n",
            ".catwalk.yml": HEAD + RULE,
            **{path(number): text for number in range(grown)},
        }

    return Input(["compare", "one..two"], size, files("struct B {}\n"), files("struct A {}\n"))


def scenes_by_roles(size):
    """Each scene has a file, and each role types of several: a matrix of scenes may have a cell for each of the three."""
    names = ", ".join(f"Scene{number}" for number in range(size))
    roles = lines(20, lambda number: f"  R{number}: '*Z{number}'")
    files = {f"Sources/Scene{n}/A{n}.swift": f"struct A{n}Z{n % 20} {{}}\n" for n in range(size)}
    return files | {".catwalk.yml": HEAD + f"gate: {{exact: [lines.code]}}\nscenes: [{names}]\nroles:\n{roles}"}


def modules(size):
    folders = {f"Layers/L{number}/A.swift": "struct A {}\n" for number in range(size)}
    shared = "shared:\n" + lines(size, lambda number: f"- Layers/L{number}")
    return folders | {"Sources/A.swift": "struct A {}\n", ".catwalk.yml": HEAD + RULE + shared}


def targets(size):
    names = lines(size, lambda number: f'    .target(name: "T{number}"),')
    files = {f"Sources/T{number}/A.swift": f"struct A{number} {{}}\n" for number in range(size)}
    return files | {"Package.swift": f'let package = Package(name: "P", targets: [\n{names}])\n'}


def xcode_targets(size):
    """A project of as many targets, each with a folder of its own, as Xcode lays them out since 16."""
    objects = lines(
        size,
        lambda number: f'S{number} = {{isa = PBXFileSystemSynchronizedRootGroup; path = T{number}; sourceTree = "<group>"; }};'
        f" T{number} = {{isa = PBXNativeTarget; name = T{number}; fileSystemSynchronizedGroups = (S{number}, ); }};",
    )
    names = ", ".join(f"T{number}" for number in range(size))
    project = f"{{ objects = {{\n{objects}R = {{isa = PBXProject; targets = ({names}); }};\n}}; rootObject = R; }}\n"
    files = {f"T{number}/A.swift": f"struct A{number} {{}}\n" for number in range(size)}
    return files | {"App.xcodeproj/project.pbxproj": project}


def repeated_references(size):
    """A project whose lists name one target, one phase and one file over and over."""
    def row(name):
        return ",".join([name] * size)

    project = (
        f"{{objects={{P={{isa=PBXProject;mainGroup=G;targets=({row('T')});}};G={{isa=PBXGroup;children=(F);}};"
        f"F={{isa=PBXFileReference;path=A.swift;}};B={{isa=PBXBuildFile;fileRef=F;}};"
        f"S={{isa=PBXSourcesBuildPhase;files=({row('B')});}};"
        f"T={{isa=PBXNativeTarget;name=App;buildPhases=({row('S')});}};}};rootObject=P;}}"
    )
    return {"A.swift": "struct A {}\n", "App.xcodeproj/project.pbxproj": project}


def claimed_scenes(size):
    """Scenes without a file, beside a claim: each pair of them has a figure that the claim might name."""
    claims = "claims:\n- {id: C1, claim: More., holds: highest(lines.code) == A}\n"
    configuration = HEAD + f"claims: claims.yml\nscenes: [{', '.join(f's{number}' for number in range(size))}]\n"
    return {"Sources/A.swift": "struct A {}\n", "claims.yml": claims, ".catwalk.yml": configuration}


def claimed_types(size):
    """Types, each of which a claim asks for a figure."""
    claims = "claims:\n- {id: C1, claim: Small., holds: every(A.types.each.wmc <= 9)}\n"
    source = lines(size, lambda n: f"struct T{n} {{ func f() {{ if a {{ b() }} }} }}")
    return {"Sources/A.swift": source, "claims.yml": claims, ".catwalk.yml": HEAD + "claims: claims.yml\n"}


def found_modules(size):
    """Folders that are modules, none like another, of which each imports the next; those of the second half draw nothing."""
    texts = [
        f"struct Cat{number}View {{}}\nstruct Cat{number}Presenter {{}}\n" if number * 2 < size else "struct Dog {}\n"
        for number in range(size)
    ]
    return {f"M{number}/Cat{number}/A.swift": f"import M{number + 1}\n{text}" for number, text in enumerate(texts)}


def ring(size):
    """Targets of a package, each of which imports the next, and the last one the first."""
    targets = ", ".join(f'.target(name: "T{number}")' for number in range(size))
    manifest = f'import PackageDescription\nlet package = Package(name: "P", targets: [{targets}])\n'
    return {"Package.swift": "// swift-tools-version: 6.0\n" + manifest} | {
        f"Sources/T{number}/A.swift": f"import T{(number + 1) % size}\npublic struct A{number} {{}}\n"
        for number in range(size)
    }


def same_names(size):
    """Folders that are modules, because each declares a Cat; each uses what the next one alone declares."""
    folders = {
        f"F{number}/A.swift": f"struct Cat {{ let next: N{number + 1} }}\nstruct N{number} {{ let cat: Cat }}\n"
        for number in range(size)
    }
    return folders | {"U.swift": lines(size, lambda number: f"let a{number}: Cat.X{number}")}


def nested_same_names(size):
    """Folders in folders that are modules, because each declares what the one around it does not see."""
    return {
        f"{'a/' * (number % 40)}{side}{number}/A.swift": f"struct Cat{number % 40} {{}}\nlet c{number}: Cat{size}?\n"
        for number in range(size)
        for side in "xy"
    }


def foreign_coverage(size):
    """An export of another machine, whose paths all end alike but for one, and fit none of the files better than another."""
    counted = dict.fromkeys(["lines", "functions", "instantiations", "regions", "branches"], {"count": 1, "covered": 1, "percent": 100})
    paths = ["/there/B.swift"] + [f"/there/E{number}/A.swift" for number in range(size)]
    files = [{"filename": path, "segments": [], "summary": counted} for path in paths]
    export = {"data": [{"files": files, "functions": [], "totals": {}}], "type": "llvm.coverage.json.export", "version": "2.0.1"}
    sources = {f"F{number}/A.swift": "struct A {}\n" for number in range(size)}
    return sources | {"B.swift": "struct B {}\n"} | {"coverage.json": json.dumps(export)}


def private_types(size):
    return {f"F{number}.swift": "private struct Row {}\nstruct T%d { let row: Row }\n" % number for number in range(size)}


def importing_all(size):
    """One target that imports all others, and speaks of what the last one declares."""
    names = "".join(f'    .target(name: "T{number}"),\n' for number in range(size + 1))
    files = {f"Sources/T{number}/A.swift": f"public struct A{number} {{}}\n" for number in range(size)}
    text = lines(size, lambda number: f"import T{number}") + lines(
        4 * size, lambda number: f"func f{number}() {{ _ = A{size - 1}.x{number} }}"
    )
    return files | {f"Sources/T{size}/U.swift": text, "Package.swift": f'let package = Package(name: "P", targets: [\n{names}])\n'}


def one_path(size):
    """Targets that all have the same folder, in which most files are in none of them."""
    excluded = ", ".join(f'"F{number}.swift"' for number in range(size))
    names = lines(size, lambda number: f'    .target(name: "T{number}", path: "S", exclude: [{excluded if number == 0 else ""}]),')
    files = {f"S/F{number}.swift": f"struct A{number} {{}}\n" for number in range(size)}
    return files | {"Package.swift": f'let package = Package(name: "P", targets: [\n{names}])\n'}


def rivals(size):
    """Two projects of Xcode; one has many targets that are like those of the other."""

    def project(folder, names):
        objects = lines(
            len(names),
            lambda number: f'S{number} = {{isa = PBXFileSystemSynchronizedRootGroup; path = {names[number]}; sourceTree = "<group>"; }}; '
            f"T{number} = {{isa = PBXNativeTarget; name = {names[number]}; fileSystemSynchronizedGroups = (S{number}, ); }};",
        )
        targets = ", ".join(f"T{number}" for number in range(len(names)))
        text = "{ objects = {\n%sR = {isa = PBXProject; targets = (%s); };\n}; rootObject = R; }\n" % (objects, targets)
        source = "import UIKit\nclass CatPresenter {}\nclass CatView: UIView {}\nclass CatInteractor {}\n"
        return {f"{folder}/{name}/A.swift": source for name in names} | {f"{folder}/App.xcodeproj/project.pbxproj": text}

    return project("P", [f"M{number}" for number in range(size)]) | project("Q", ["N0", "N1"])


def scene_folders(size):
    text = "import UIKit\nclass Cat{0}View: UIView {{}}\nclass Cat{0}Presenter {{}}\n"
    return {f"App/Cat{number}/A.swift": text.format(number) for number in range(size)}


def tests_of_patterns(size):
    """As many architectures as tests, each named for a pattern and imported by one."""
    names = [f"Cat{number}{'MVC' if number % 2 else 'MVP'}" for number in range(size)]
    sources = {f"{name}/A.swift": "class CatPresenter {}\nclass CatView {}\n" for name in names}
    tests = {
        f"Tests{number}/{name}Tests/A.swift": f"import XCTest\nimport {name}\nclass {name}Tests: XCTestCase {{}}\n"
        for number, name in enumerate(names)
    }
    return sources | tests


def linked(size, link):
    """A file, and as many links; `link` gives the path and the target of each."""

    def files(grown):
        return {"Real/A.swift": "struct A {}\n"} | {
            path: Path(target) for path, target in (link(number, grown) for number in range(grown))
        }

    return Input(["measure"], size, files)


def repeated(size, line):
    return measured(size, lambda grown: line * grown)


def nested(size, depth, opening, inside, closing, before=""):
    """So many lines, each as deep as is let through."""
    return repeated(size, before + opening * depth + inside + closing * depth + "\n")


# The first six are the cases that were found, and those up to the chain of uses are like them: each took more than 2.2
# times as long when doubled.
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
    "scenes": checked(250, lambda size: RULE + "scenes:\n" + lines(size, lambda n: f"- s{n}")),
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
    # Those up to the next remark were found by reading, and took 2.5 to 8 times as long when doubled, or for ever.
    "structs in structs": checked(
        10,
        lambda size: BUDGET,
        lambda size: lines(size, lambda n: f"struct S{n} {{ var a: S{n + 1}; var b: S{n + 1} }}")
        + f"struct S{size} {{ var x = 1 }}\nfinal class Part {{ var s: S0 }}\n",
    ),
    "members of a long name": measured(10_000, lambda size: "let x = " + "a" * size + "{}" + ".b" * (size // 16) + "\n"),
    "calls of a function by itself": measured(
        4_000, lambda size: f"func f({', '.join(f'a{n}: A' for n in range(size))}) {{\n" + "f()\n" * size + "}\n"
    ),
    "classes with two parents": measured(
        1_000,
        lambda size: lines(size, lambda n: f"protocol P{n} {{}}\nclass C{n}: C{n + 1}, P{n} {{ func f{n}() {{ end() }} }}")
        + f"class C{size} {{ func end() {{}} }}\nfunc end() {{}}\n",
    ),
    "names in a chain of classes": measured(
        1_000,
        lambda size: lines(size, lambda n: f"class C{n}: C{n + 1} {{ func f{n}() {{ x{n}() }} }}\nfunc x{n}() {{}}")
        + f"class C{size} {{}}\nstruct M {{\n" + lines(size, lambda n: f"func x{n}() {{}}") + "}\n",
    ),
    "types that one type creates": checked(
        1_000,
        lambda size: RULE + BUDGET,
        lambda size: "protocol P {}\n" + lines(size, lambda n: f"struct T{n}: P {{}}")
        + "struct U { func f() {\n" + lines(size, lambda n: f"_ = T{n}()") + "} }\n",
    ),
    "names of one pattern": measured(
        2_000,
        lambda size: "struct S { var (" + ", ".join(f"a{n}" for n in range(size)) + ") = (" + ", ".join(f"b{n}" for n in range(size))
        + ")\nfunc f() {}\nfunc g() {} }\n",
    ),
    "types in a type of a long name": measured(
        1_000, lambda size: "struct " + "A" * 10 * size + " {\n" + lines(size, lambda n: f"struct T{n} {{}}") + "}\n"
    ),
    "a long glob": checked(
        5_000,
        lambda size: f"rules: [{{name: apart, forbidden: {{from: '*{'a' * size}b*', to: A}}}}]\n",
        lambda size: f"struct {'a' * 2 * size} {{}}\n",
    ),
    "imports of all targets": Input(["measure"], 200, importing_all),
    "targets of one folder": Input(["measure"], 500, one_path),
    "targets of rival projects": Input(["init"], 25, rivals),
    "folders of scenes": Input(["init"], 100, scene_folders),
    "views by their names": Input(
        ["init"], 1_000, lambda size: {"App/A.swift": "import UIKit\nenum XView {}\n" + lines(size, lambda n: f"class Cat{n}View: UIView {{}}")}
    ),
    "tests of many patterns": Input(["init"], 50, tests_of_patterns),
    "modules of one name": Input(
        ["init"], 500, lambda size: {f"Libs/X{n}/Core/A.swift": f"import Core\nstruct A{n} {{}}\n" for n in range(size)}
    ),
    "functions of one name": Input(
        ["measure"], 400, lambda size: {f"F{n}.swift": f"func f() {{}}\nlet x{n} = f()\n" for n in range(size)}
    ),
    # These never took longer.
    "overloads": measured(
        1_000, lambda size: lines(size, lambda n: f"func f(_ a: X{n}) {{}}\nstruct T{n} {{ func g() {{ f(1) }} }}")
    ),
    "folders with the same names": Input(["measure"], 500, same_names),
    "nested folders with the same names": Input(["measure"], 500, nested_same_names),
    "coverage of another machine": Input(["measure", "--coverage", "coverage.json"], 500, foreign_coverage),
    "private types": Input(["measure"], 1_000, private_types),
    "conditions": measured(4_000, lambda size: f"func f() {{ let a = {' && '.join(['(b || c)'] * size)} }}\n"),
    "targets": Input(["measure"], 500, targets),
    "targets of Xcode": Input(["measure"], 500, xcode_targets),
    "references of Xcode": Input(["measure"], 4_000, repeated_references),
    "scenes and a claim": Input(["report", "--engine", "syntax", "--format", "csv"], 500, claimed_scenes),
    "types and a claim": Input(["report", "--engine", "syntax", "--format", "csv"], 1_000, claimed_types),
    "targets in a ring": Input(["init"], 500, ring),
    "modules that are found": Input(["init"], 200, found_modules),
    "modules": Input(["check", "--engine", "syntax"], 200, modules),
    # Up to eight times as many are let through.
    "rules": checked(
        12, lambda size: "rules:\n" + lines(size, lambda n: f"- {{name: r{n}, forbidden: {{from: A, to: '*Zebra'}}}}")
    ),
    "a chain of uses": checked(
        1_000,
        lambda size: BUDGET,
        lambda size: lines(size, lambda n: f"struct T{n} {{ let next: T{n + 1}? }}") + f"struct T{size} {{}}\n",
    ),
    "links to one folder": linked(2_000, lambda n, _: (f"L{n}", "Real")),
    "links to one file": linked(2_000, lambda n, _: (f"L{n}.swift", "Real/A.swift")),
    "links to two folders each": linked(400, lambda n, size: (f"D{n // 2}/L{n}", f"../D{n // 2 + 1}" if n < size - 2 else "../Real")),
    "a long line": measured(1_000, lambda size: "".join(f"let a{n} = {n}; " for n in range(size)) + "\n"),
    "a long name": measured(100_000, lambda size: "let " + "a" * size + " = 1\n"),
    "a long literal": measured(200_000, lambda size: 'let a = "' + "x" * size + '"\n'),
    "escapes": measured(20_000, lambda size: 'let a = "' + "\\n" * size + '"\n'),
    "nested interpolations": nested(16, 60, '"\\(', "1", ')"', "let a = "),
    "nested parentheses": nested(16, 100, "f(", "1", ")", "let a = "),
    "nested square brackets": nested(32, 6, "[A<", "B", ">]", "let a: "),
    "nested types": nested(4, 100, "struct A { ", "", "}"),
    "nested closures": nested(8, 60, "{ f(", "1", ") }", "let a = "),
    "nested #if": nested(16, 16, "#if A\n", "f()\n", "#endif\n"),
    "nested ternaries": nested(4, 100, "(a ? ", "1", " : 2)", "let a = "),
    "ternaries": measured(250, lambda size: "let a = " + "b ? " * size + "c" + " : d" * size + "\n"),
    "comments in comments": measured(50_000, lambda size: "/*" * size + "*/" * size + "\n"),
    "comments opened": measured(100_000, lambda size: "let a = 1\n" + "/*" * size),
    "quotes": measured(5_000, lambda size: "let a = 1\n" + '"""' * size + "\n"),
    "quotes in lines": measured(2_500, lambda size: "let a = 1\n" + '"""\n' * size),
    "closing brackets": measured(5_000, lambda size: "let a = 1\n" + ")]}" * size + "\n"),
    "attributes": measured(2_000, lambda size: "@a(b) " * size + "func f() {}\n"),
    "generic parameters": measured(
        500,
        lambda size: f"struct S<{', '.join(f'T{n}: P' for n in range(size))}> {{\n"
        + lines(size, lambda n: f"func f{n}(a: T{n}) {{ a.g() }}")
        + "}\nprotocol P { func g() }\n",
    ),
    "requirements": measured(
        250,
        lambda size: lines(size, lambda n: f"protocol P{n} {{ func f{n}() }}")
        + f"func g<T>(a: T) where {', '.join(f'T: P{n}' for n in range(size))} {{\n"
        + lines(size, lambda n: f"a.f{n}()")
        + "}\n",
    ),
    "operators": measured(2_000, lambda size: "let a = " + " + ".join(["b"] * size) + "\n"),
    # Two revisions, of which the first took four times as long when doubled.
    "scenes by roles, which a gate holds": Input(["check", "--engine", "syntax"], 50, scenes_by_roles),
    "scenes by roles, at two revisions": Input(
        ["compare", "one..two"],
        50,
        scenes_by_roles,
        lambda size: scenes_by_roles(size) | {"Sources/B.swift": "struct B {}\n"},
    ),
    "scenes, all others than before": compared(
        4_000, lambda size, letter: f"scenes: [{', '.join(f'{letter}{number}' for number in range(size))}]\n"
    ),
    "scenes, the other way round": compared(
        4_000,
        lambda size, letter: f"scenes: [{', '.join(f's{n}' for n in sorted(range(size), reverse=letter == 'B'))}]\n",
    ),
    "roles, the other way round": compared(
        250,
        lambda size, letter: RULE
        + "roles:\n"
        + "".join(f"  r{n}: [p{n}]\n" for n in sorted(range(size), reverse=letter == "B")),
    ),
    "rules, all others than before": compared(
        250,
        lambda size, letter: "rules:\n"
        + lines(size, lambda n: f"- {{name: {letter}{n}, forbidden: {{from: A, to: '*Zebra'}}}}"),
    ),
    # Each in a folder, for folders with many files are slow to write anew.
    "changed files without rules": compared_files(250, lambda number: f"Other/{number}/A.swift"),
}

# What is refused, because the parser is what would take for ever; the sentence has to name the file and the line.
REFUSED = {
    "attributes in attributes": (measured(14, lambda size: "func f() { " + "@A<(" * size), "A.swift: The parser takes too"),
    "angle brackets": (measured(1_333, lambda size: "class A: " + "<x\n" * size), "A.swift: The parser takes too"),
    "hashes": (measured(200_000, lambda size: "let a = 1\nlet b = " + "#" * size + "\n"), "A.swift: In line 2 more than"),
    "conflict markers": (measured(20_000, lambda size: "let a = 1\n" + "<<<<<<< \n" * size), "A.swift: In line "),
    "braces": (measured(100_000, lambda size: "let a = 1\n" + "{" * size), "A.swift: In line 2 it is nested deeper than 128"),
    "parentheses": (
        measured(100_000, lambda size: "let a = 1\n" + "(" * size), "A.swift: In line 2 it is nested deeper than 128"
    ),
    "square brackets": (nested(1_000, 12, "[(", "A", ")]", "let a: "), "A.swift: In line 1 it is nested deeper than 6"),
    "#if": (measured(5_000, lambda size: "#if A\n" * size), "A.swift: In line 17 it is nested deeper than 16"),
    "brackets in the configuration": (
        checked(5_000, lambda size: RULE + "scenes: " + "[" * size + "]" * size), ".catwalk.yml:6:10: This is not YAML: "
    ),
    "links in a circle": (
        linked(2_000, lambda n, size: (f"L{n}.swift", f"L{(n + 1) % size}.swift")), "L0.swift: The link leads back "
    ),
    "links in a chain": (
        linked(2_000, lambda n, size: (f"L{n}.swift", f"L{n + 1}.swift" if n + 1 < size else "Real/A.swift")),
        "L0.swift: The link leads back ",
    ),
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
    "patterns": (
        checked(2_000, lambda size: RULE + f"roles:\n  r: [{', '.join(f'p{n}' for n in range(size))}]\n"),
        ".catwalk.yml:7:3: roles: There are more than 1000 patterns",
    ),
    "anchors and aliases": (
        checked(
            2_000,
            lambda size: RULE
            + f"roles:\n  r: &r [{', '.join(f'p{n}' for n in range(size))}]\n"
            + lines(size, lambda n: f"  r{n}: *r"),
        ),
        ".catwalk.yml:7:6: This & may begin an anchor",
    ),
}
