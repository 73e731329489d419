"""The compiler's own type-checked syntax trees of a module, as it dumps them in JSON, and what its mangled names say."""

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

NOMINAL = {"Structure", "Class", "Enum", "Protocol", "OtherNominalType"}
# What decides how a module's source is understood; the rest of a build's options says what to make of it.
KEPT = {"-module-name", "-I", "-F", "-swift-version", "-package-name", "-enable-upcoming-feature",
        "-enable-experimental-feature", "-default-isolation"}


def dump(build, module):
    """The trees of the module's files, by path."""
    arguments = build_arguments(build.plan, module)
    sources = sorted(Path(line.strip().strip("'")) for line in Path(arguments["sources"]).read_text().splitlines())
    command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library"]
    command += arguments["options"] + [word for path in sources for word in ("-primary-file", str(path))]
    text = subprocess.run(command, cwd=build.package, capture_output=True, text=True, check=True).stdout
    return {tree["filename"]: tree for tree in documents(text)}


def build_arguments(plan, module):
    """What the package manager called the compiler with for a module, without what only a build needs."""
    for line in re.findall(r"args: (\[.*\])", plan.read_text()):
        words = json.loads(line)
        if words[0].endswith("swiftc") and words[1:3] == ["-module-name", module]:
            sources = next(word[1:] for word in words if word.startswith("@"))
            # A plan lists modules for plugins of a build, too, whether or not they were built.
            if Path(sources).exists():
                return {"options": kept(words), "sources": sources}
    raise SystemExit(f"{plan} has no module {module}. Build its package with swift build first.")


def kept(words):
    pairs = zip(words, words[1:])
    clang = [second for first, second in pairs if first == "-Xcc"]
    options = [word for word in words if word.startswith("-D")]
    for first, second in zip(words, words[1:]):
        if first in KEPT:
            options += [first, second]
    for position, word in enumerate(clang):
        if word.startswith("-fmodule-map-file"):
            options += ["-Xcc", word]
        elif word == "-I":
            options += ["-Xcc", word, "-Xcc", clang[position + 1]]
    return options


def documents(text):
    decoder, position = json.JSONDecoder(), 0
    while position < len(text):
        document, position = decoder.raw_decode(text, position)
        yield document
        while position < len(text) and text[position].isspace():
            position += 1


@dataclass
class Tree:
    """One part of a mangled name, taken apart."""

    kind: str
    text: str = ""
    children: list = field(default_factory=list)

    def nominals(self):
        """The types and type aliases that the name speaks of, those that another only stands in left out."""
        if self.kind in NOMINAL or self.kind == "TypeAlias":
            yield self.key()
        else:
            for child in self.children:
                yield from child.nominals()

    def key(self):
        """What tells a type from all others: the names on the way to it from its module."""
        if self.kind == "Module":
            return (self.text,)
        if self.kind == "Extension":
            return self.children[1].key()
        if self.kind in NOMINAL or self.kind == "TypeAlias":
            return self.children[0].key() + ("/".join(self.children[1].texts()),)
        # A function or an accessor, for a type that is local to it.
        return ("local", "/".join(self.texts()))

    def texts(self):
        return [self.text] * bool(self.text) + [text for child in self.children for text in child.texts()]


def demangled(names):
    """The tree of each mangled name; `s:` of a symbol's identifier is `$s` of a name."""
    names = sorted(names)
    text = "\n".join(re.sub(r"^s:", "$s", name) for name in names) + "\n"
    output = subprocess.run(
        ["swift", "demangle", "--tree-only"], input=text, capture_output=True, text=True, check=True
    ).stdout
    parts = re.split(r"^Demangling for .*\n", output, flags=re.MULTILINE)[1:]
    return dict(zip(names, map(parsed, parts)))


def parsed(text):
    root = Tree("Root")
    stack = [(-1, root)]
    for line in text.splitlines():
        match = re.match(r'( *)kind=(\w+)(?:, text="(.*)")?', line)
        if match:
            depth = len(match[1])
            while stack[-1][0] >= depth:
                stack.pop()
            node = Tree(match[2], match[3] or "")
            stack[-1][1].children.append(node)
            stack.append((depth, node))
    return root
