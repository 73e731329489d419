"""Folders that somebody else has prepared, the quick commands that work in them, and what each opens and starts."""

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import time
from pathlib import Path

from checks import KIOSK, TWINS, git, run, state, write
from checks.learner import make_course

# What is asked of a stranger's folder, without a build.
STRANGER = {
    "measure": ["measure"],
    "check": ["check", "--engine", "syntax"],
    "report": ["report", "--engine", "syntax"],
    "explain": ["explain", "view-does-not-use-base", "--engine", "syntax"],
    "compare": ["compare", "HEAD~1..HEAD"],
    "history": ["history"],
    "init": ["init"],
}
# What a learner asks of a folder of the workshop.
WORKSHOP = {
    f"workshop {name.split()[0]}": ["workshop", *name.split()]
    for name in ("list", "page", "hint --more", "solution", "check", "reset", "next --skip", "watch")
}
COMMANDS = {**STRANGER, **WORKSHOP, "workshop start": ["workshop", "start"]}

# What builds the subject, and so runs the compiler on it, its tests, or what plays its scenarios.
PACKAGE = {"built check": ["check"], "built explain": ["explain", "view-does-not-use-base"], "built report": ["report"]}
STAGE = {"trace": ["trace", "Who pays"], "show": ["show", "--no-open"]}
BUILDING = {**PACKAGE, **STAGE}

SECONDS = 60
PATIENCE = "0.05"
FILES = 1 << 30
MEMORY = 2 << 20    # KiB that a program may take

CALLS = "execve,execveat,clone,clone3,fork,vfork,open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,link,linkat,symlink,symlinkat"
STARTED = re.compile(r'^(\d+) +execve(?:at)?\((?:AT_FDCWD(?:<[^>]*>)?, )?"((?:[^"\\]|\\.)*)".*(?:\) = 0|<unfinished \.\.\.>)$')
FORKED = re.compile(r"^(\d+) +(?:<\.\.\. )?(?:clone3?|v?fork)\b.* = (\d+)$")
OPENED = re.compile(r"^(\d+) +(?:<\.\.\. )?(?:open|openat|openat2|creat)\b.* = \d+<([^>]*)>$")
# What is in the name of a file while it is written, which has its own name afterwards.
UNIQUE = re.compile(r"(^|/)\.([^/]+)\.catwalk-[0-9A-F-]{36}")


def environment(home):
    return {
        **os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "GIT_CONFIG_GLOBAL": "/dev/null",
        "LANG": "en_US.UTF-8", "TERM": "dumb", "CATWALK_PATIENCE": PATIENCE,
    }


class Folders:
    """One folder of each kind, of which each trial gets a copy."""

    def __init__(self, catwalk, home):
        self.catwalk, self.home = catwalk, home
        self.stranger, self.learner = home / "made/stranger", home / "made/learner"
        (home / "made").mkdir()
        self.make_stranger()
        self.make_learner()
        self.number = 0

    def make_stranger(self):
        shutil.copytree(TWINS, self.stranger)
        write(self.stranger, {
            ".gitignore": ".build/\nIgnored.swift\n",
            ".gitattributes": "*.swift text\n",
            "Package.swift": "// swift-tools-version: 6.2\nlet package = Package(name: \"Twins\")\n",
            "README.md": "<!-- catwalk:comparison -->\n<!-- /catwalk:comparison -->\n",
            ".catwalk.yml": (TWINS / ".catwalk.yml").read_text() + "claims: claims.yml\n",
            "claims.yml": "claims:\n  - id: C1\n    claim: {en: More code, zh: 更多}\n"
            "    measures: [{title: {en: code, zh: 码}, formula: Left.lines.code}]\n    holds: Right.lines.code > Left.lines.code\n",
        })
        git(self.stranger, "init", "--quiet", "--initial-branch", "main")
        git(self.stranger, "add", ".")
        git(self.stranger, "commit", "--quiet", "--message", "One")
        (self.stranger / "Sources/Base/Name.swift").open("a").write("\nstruct Second {}\n")
        git(self.stranger, "commit", "--quiet", "--all", "--message", "Two")
        git(self.stranger, "pack-refs", "--all")
        (self.stranger / "Sources/Ignored.swift").write_text("struct Ignored {}\n")
        self.run(self.stranger, "report")
        self.run(self.stranger, "check", extra=["--update"])

    def make_learner(self):
        self.course = make_course(self.home / "made/course")
        self.run(self.learner, "workshop start")
        git(self.learner, "pack-refs", "--all")
        self.run(self.learner, "workshop check")

    def arguments(self, folder, name, extra=(), course=None):
        course = ["--course", str(course or self.course)] if name == "workshop start" else []
        place = [str(folder)] if name == "workshop start" or name in WORKSHOP else []
        return [str(self.catwalk), *{**COMMANDS, **BUILDING}[name], *course, *extra, *place]

    def run(self, folder, name, extra=()):
        place = folder if folder.exists() else self.home
        result = run(self.arguments(folder, name, extra), cwd=place, env=environment(self.home))
        if result.returncode not in (0, 1):
            raise RuntimeError(f"{name}: {result.returncode}: {result.stderr}")

    def trial(self, name):
        """A fresh folder for a command, and a second one beside it that nobody may touch."""
        self.number += 1
        place = self.home / f"trial {self.number}"
        folder, outside = place / "folder", place / "outside"
        (outside / "kept").mkdir(parents=True)
        write(outside, {"secret.txt": "xyzzy-secret\n"})
        if name != "workshop start":
            made = self.learner if name in WORKSHOP else KIOSK if name in STAGE else self.stranger
            shutil.copytree(made, folder, symlinks=True)
        return Trial(self, name, folder, outside)


class Trial:
    """A command on a folder of its own, which an attack has changed."""

    def __init__(self, folders, name, folder, outside):
        self.folders, self.name, self.folder, self.outside = folders, name, folder, outside
        self.log, self.writers, self.course, self.memory = folder.parent / "calls", [], folders.course, 0

    @property
    def seconds(self):
        """No command may take longer than that, though git is given up after three seconds."""
        return 600 if self.name in BUILDING else SECONDS

    def run(self, patience=PATIENCE):
        """The faults of the run."""
        before = state(self.outside)
        started = time.monotonic()
        status, output = self.watched(patience)
        seconds = time.monotonic() - started
        for writer in self.writers:
            writer.kill()
            writer.wait()
        faults = []
        if status is None:
            faults.append(f"does not end in {self.seconds} seconds")
        elif status not in (0, 1, 2, 128 + signal.SIGINT) or "Fatal error" in output:
            faults.append(f"ends with {status}: {output.strip()[-300:]}")
        elif status == 2 and not re.search(r"^(catwalk|Error|\S+\.yml):? ?\S", output, re.MULTILINE):
            faults.append(f"says no sentence: {output.strip()[-300:]}")
        if "xyzzy" in output:
            faults.append("quotes what stands outside")
        if state(self.outside) != before:
            faults.append("changes what stands outside")
        for program in self.programs():
            if self.name not in BUILDING and Path(program).name not in ("git", "catwalk") and "/git-core/" not in program:
                faults.append(f"starts {program}")
        if self.memory > MEMORY:
            faults.append(f"takes {self.memory >> 10} MiB")
        if seconds > self.seconds / 2:
            faults.append(f"takes {seconds:.0f} seconds")
        self.output, self.status = output, status
        return faults

    def watched(self, patience):
        trace = ["strace", "-f", "-qq", "-y", "--seccomp-bpf", "-s", "4096", "-e", f"trace={CALLS}", "-o", str(self.log)]
        process = subprocess.Popen(
            [*trace, *self.folders.arguments(self.folder, self.name, course=self.course)],
            cwd=self.folder.parent if self.name in WORKSHOP or not self.folder.exists() else self.folder,
            env={**environment(self.folders.home), "CATWALK_PATIENCE": patience},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (FILES, FILES)),
        )
        os.set_blocking(process.stdout.fileno(), False)
        output, end, isAsked = b"", time.monotonic() + self.seconds, False
        while not self.has_ended(process) and time.monotonic() < end:
            output += process.stdout.read() or b""
            # These go on until somebody ends them.
            word = {"workshop watch": b"Waiting", "show": b"http://"}.get(self.name)
            if word and word in output and not isAsked:
                isAsked = True
                os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.01)
        isLate = not self.has_ended(process)
        if isLate:
            os.killpg(process.pid, signal.SIGKILL)
        output += process.stdout.read() or b""
        while not self.has_ended(process):
            time.sleep(0.01)
        return None if isLate else process.returncode, output.decode(errors="replace")

    def has_ended(self, process):
        """Notes the most memory that it took, or one of the programs that it waited for."""
        if process.returncode is None:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            if ended:
                process.returncode, self.memory = os.waitstatus_to_exitcode(status), usage.ru_maxrss
        return process.returncode is not None

    def lines(self):
        return self.log.read_text(errors="replace").splitlines() if self.log.exists() else []

    def programs(self):
        return [match[2] for line in self.lines() if (match := STARTED.match(line))]

    def images(self):
        """Line by line the name of the program that makes the call, and the line."""
        lines = self.lines()
        parents = {match[2]: match[1] for line in lines if (match := FORKED.match(line))}
        images = {}
        for line in lines:
            process = line.split(" ", 1)[0]
            # A process's own first line may come before its parent's about it.
            image = images.setdefault(process, images.get(parents.get(process), "catwalk"))
            yield image, line
            if match := STARTED.match(line):
                # The package manager asks git as well.
                images[process] = Path(match[2]).name if image in ("catwalk", "git") else "another's"

    def started(self):
        """The names of the programs that catwalk itself started."""
        lines = [(image, match) for image, line in self.images() if (match := STARTED.match(line))]
        return {Path(match[2]).name for image, match in lines[1:] if image == "catwalk"} - {"catwalk"}

    def opened(self):
        """The files below the folder, or that of the course, that catwalk or git opened: relative, without what is unique."""
        paths = set()
        for image, line in self.images():
            match = OPENED.match(line)
            if not match or image not in ("catwalk", "git"):
                continue
            path = Path(match[2])
            for root, prefix in ((self.folder, ""), (self.folders.course.parent, "COURSE/")):
                if path.is_relative_to(root) and path != root and not path.is_dir():
                    paths.add(prefix + UNIQUE.sub(r"\1\2", str(path.relative_to(root))))
        return paths

    def own_course(self):
        """The package of a course that only this learner has."""
        place = self.folder.parent / "course"
        if not place.exists():
            shutil.copytree(self.folders.course.parent, place)
            self.course = place / "Workshop"
            if self.folder.exists():
                file = self.folder / ".workshop.json"
                file.write_text(json.dumps({**json.loads(file.read_text()), "course": str(self.course)}))
        return place

    def remove(self):
        shutil.rmtree(self.folder.parent, ignore_errors=True)
