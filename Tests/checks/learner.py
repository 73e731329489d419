"""A learner of `catwalk workshop` with a course that needs no build: the folder, and the commands that work in it."""

import contextlib
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

from . import is_alive, kill, run, until, write

SECONDS = 120
POEMS = 12
EXERCISES = ["read/season", "read/wind", "read/snow"]
COMMANDS = {
    "watch": ["watch"], "check": ["check"], "next": ["next"], "next --to": ["next", "--to"], "reset": ["reset"],
    "hint --more": ["hint", "--more"], "solution": ["solution"], "list": ["list"], "start": ["start"],
}
ENVIRONMENT = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "LANG": "en_US.UTF-8"}
# Of files that belong to tools, and not to the work.
TOOLS = {".git", ".build", ".workshop.json"}
EXERCISE = """\
title: {en: The NAME, zh: 诗}
yours: ['Answers/*']
checks:
  - id: answers
    answers: {file: Answers/NAME.yml, questions: {NAME: {accepts: [autumn]}}}
    says: {en: Read the poem once more., zh: 再读一遍。}
start: answers
"""


def patch(path, old, new):
    """A change of a whole file, as git prints it."""
    lines = [f"-{line}" for line in old] + [f"+{line}" for line in new]
    names = [f"--- a/{path}" if old else "--- /dev/null", f"+++ b/{path}"]
    mode = [] if old else ["new file mode 100644"]
    ranges = f"@@ -{1 if old else 0},{len(old)} +1,{len(new)} @@"
    return "\n".join([f"diff --git a/{path} b/{path}", *mode, *names, ranges, *lines]) + "\n"


def answer(name, text=""):
    return [f"{name}:", f"  answer: {text}".rstrip(), "  because: poem0.txt:1" if text else "  because:"]


def make_course(folder):
    """Three exercises about poems; each start changes all poems, so that a change of the files takes its time."""
    def poem(number, line):
        return [f"Poem {number}.", "Leaves fall.", *[f"{line}."] * 40]

    names = [name.split("/")[1] for name in EXERCISES]
    files = {f"Poems/poem{number}.txt": "\n".join(poem(number, "package")) + "\n" for number in range(POEMS)}
    files |= {
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Workshop/Package/.gitignore": ".workshop.json\n.build/\n",
        "Workshop/workshop.yml": "title: {en: Poems, zh: 诗}\npackage: {Sources/Poems: Poems}\nchapters:\n"
        f"  - {{id: read, title: {{en: Read, zh: 读}}, exercises: [{', '.join(names)}]}}\n",
    }
    for before, name in zip(["package", *names], names):
        file = f"Answers/{name}.yml"
        poems = [patch(f"Sources/Poems/poem{n}.txt", poem(n, before), poem(n, name)) for n in range(POEMS)]
        texts = {
            "exercise.yml": EXERCISE.replace("NAME", name),
            "start.patch": "".join([patch(file, [], answer(name)), *poems]),
            "solution.patch": patch(file, answer(name), answer(name, "autumn")),
        }
        for language in ("en", "zh"):
            texts |= {
                f"page.{language}.md": f"# {name}\n",
                f"hints.{language}.md": "## 1\n\nRead.\n\n## 2\n\nLeaves.\n\n## 3\n\nThey fall.\n",
                f"solution.{language}.md": "Leaves fall in autumn.\n",
            }
        files |= {f"Workshop/read/{name}/{path}": text for path, text in texts.items()}
    write(folder, files)
    return folder / "Workshop"


def tree(folder):
    """The files of the work by their paths."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink() and not TOOLS & set(path.relative_to(folder).parts)
    }


def descendants(process):
    """The processes that a process has started, by /proc."""
    parents = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(place.parent.name)] = int(place.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = [process]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found[1:]


class Learner:
    """A learner's folder, and the commands that work in it."""

    def __init__(self, catwalk, course, folder):
        self.catwalk, self.course, self.folder = catwalk, course, folder

    def command(self, name, target=None):
        options = [*COMMANDS[name], *([target] if name == "next --to" else [])]
        if name == "start":
            options += ["--course", str(self.course), *(["--exercise", target] if target else [])]
        return [self.catwalk, "workshop", *options, str(self.folder)]

    def run(self, name, target=None):
        return run(self.command(name, target), env=ENVIRONMENT, timeout=SECONDS)

    def begin(self, target=None):
        result = self.run("start", target)
        if result.returncode != 0:
            raise SystemExit(f"start ends with {result.returncode}: {result.stderr}")
        return self

    def answer(self, exercise):
        """Answers an exercise rightly, and leaves what else stands in the file."""
        file = self.folder / f"Answers/{exercise.split('/')[1]}.yml"
        text = re.sub("  answer:.*", "  answer: autumn", file.read_text())
        file.write_text(re.sub("  because:.*", "  because: poem0.txt:1", text))

    def usual(self, name, target=None):
        """How long a command takes; of `watch`, how long it is before it waits."""
        started = time.monotonic()
        if name != "watch":
            self.run(name, target)
            return time.monotonic() - started
        with subprocess.Popen(
            self.command(name), env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as watch:
            for line in watch.stdout:
                if line.startswith("Waiting"):
                    break
            watch.kill()
        return time.monotonic() - started

    def kill(self, name, target, seconds, with_git, during):
        """Runs a command and kills it after so many seconds; says whether it was still running."""
        nothing = subprocess.DEVNULL
        process = subprocess.Popen(self.command(name, target), env=ENVIRONMENT, stdin=nothing, stdout=nothing, stderr=nothing)
        try:
            process.wait(timeout=seconds / 2)
        except subprocess.TimeoutExpired:
            during()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=seconds / 2)
            return False
        process.send_signal(signal.SIGSTOP)
        children = descendants(process.pid)
        process.kill()
        process.wait()
        for child in children:
            if with_git:
                kill(child)
            until(lambda: not is_alive(child), SECONDS)
        return True

    def progress(self):
        return json.loads((self.folder / ".workshop.json").read_text())

    def git(self, *arguments):
        return run(["git", *arguments], cwd=self.folder, env=ENVIRONMENT).stdout

    def locks(self):
        return sorted((self.folder / ".git").rglob("*.lock"))

    def keeps(self, marker):
        """Whether an edit is in the work, or in a commit of a branch."""
        return any(marker.encode() in data for data in tree(self.folder).values()) or bool(
            self.git("log", "--all", "--format=%h", f"-S{marker}", "-1")
        )
