#!/usr/bin/env python3
"""Tries the door: what commands open and start of a folder that somebody else has prepared, and each kind of attack.

    check_door.py                        all: about 6000 attacks
    check_door.py --every 20 --skip 3    the list, and one attack in twenty, from the third one on
    check_door.py --only TEXT            attacks with this text in their names
    check_door.py --built                the list for commands that build, bench and scale left out

Needs git and strace, and root for folders of another owner. door.toml lists every file that a command opens and every program
that it starts. First each command runs on a usual folder: what it opens or starts must be listed, and what is listed must be
opened. Then attacks: in the place of each listed file text that looks like options, a link, a pipe, a pipe that never ends, damaged
bytes, a huge file, another owner; references that lead out of the folder; objects that are larger than they look; hashes in
.workshop.json that are none; 2000 mutations of .workshop.json; and each setting that git's own documentation names, with a
trap as its value. Exits 1 if a command hangs, crashes, says no sentence, takes too much memory, starts another program than git,
or touches or tells what stands outside of its folder.
"""

import copy
import fnmatch
import functools
import hashlib
import json
import os
import random
import subprocess
import threading
import tomllib
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from checks import check, folder, git, output, program
from door import BUILDING, COMMANDS, PACKAGE, STAGE, STRANGER, WORKSHOP, Folders

DOOR = tomllib.loads((Path(__file__).parent / "door.toml").read_text())
MUTATIONS = 2000
MAKING = threading.Lock()
HUGE = 40 << 30    # bytes, of which none takes room
CLAIMED = 3 << 30    # bytes of an object, which git has to read whole


KINDS = {"stranger": STRANGER, "workshop": WORKSHOP, "building": BUILDING, "package": PACKAGE, "stage": STAGE}


def commands(names, but=()):
    """The commands that are meant, with those of a kind."""
    found = []
    for name in names:
        found += KINDS.get(name, [name])
    return [name for name in dict.fromkeys(found) if name not in but]


# The list.


def check_list(folders, names):
    """What these commands open and start, held against the list."""
    unseen = {entry["path"]: set(commands(entry["commands"], entry.get("but", ()))) for entry in DOOR["file"] if entry.get("opened", True)}
    programs = {started: set(commands(names)) for started, names in DOOR["programs"].items()}
    for name in names:
        trial = folders.trial(name)
        if name == "init":
            (trial.folder / ".catwalk.yml").unlink()
        yield from (f"{name} on a usual folder {fault}" for fault in trial.run(patience="1"))
        for path in trial.opened():
            entries = [entry for entry in DOOR["file"] if entry.get("opened", True) and fnmatch.fnmatchcase(path, entry["path"])]
            if not any(name in commands(entry["commands"], entry.get("but", ())) for entry in entries):
                yield f"{name} opens {path}, which door.toml does not say"
            for entry in entries:
                unseen[entry["path"]].discard(name)
        for started in trial.started():
            if name not in programs.get(started, ()):
                yield f"{name} starts {started}, which door.toml does not say"
            programs.get(started, set()).discard(name)
        trial.remove()
    for thing, expected in [*unseen.items(), *programs.items()]:
        if missing := expected & set(names):
            yield f"door.toml says that {thing} is opened or started by {', '.join(sorted(missing))}, which it is not"


# Attacks in the place of a file.


def put(kind, trial, path):
    """Puts an attack in the place of a file."""
    place = trial.folder / path
    if path.startswith("COURSE/"):
        place = trial.own_course() / path.removeprefix("COURSE/")
    place.parent.mkdir(parents=True, exist_ok=True)
    old = place.read_bytes() if place.is_file() else b""
    if kind == "owner":
        os.chown(place, 12345, 12345) if place.exists() else None
        return
    if place.is_dir() and not place.is_symlink():
        place.rename(place.with_name("moved"))
    else:
        place.unlink(missing_ok=True)
    outside = trial.outside
    if kind == "options":
        place.write_text(f"--output={outside}/secret.txt\n--index-output={outside}/secret.txt\n-O{outside}/secret.txt\n")
    elif kind == "link":
        place.symlink_to(outside / ("kept" if not place.suffix and "objects" in path else "secret.txt"))
    elif kind == "folder link":
        place.symlink_to(outside / "kept")
    elif kind == "pipe":
        os.mkfifo(place)
    elif kind == "endless":
        os.mkfifo(place)
        trial.writers.append(subprocess.Popen(["sh", "-c", f"exec yes > '{place}'"], stderr=subprocess.DEVNULL))
    elif kind == "damaged":
        place.write_bytes(bytes(byte ^ 0x55 if number % 3 else byte for number, byte in enumerate(old or b"damaged")))
    elif kind == "huge":
        place.write_bytes(old)
        os.truncate(place, HUGE)


ATTACKS = ("options", "link", "folder link", "pipe", "endless", "damaged", "huge", "owner")


def file_attacks():
    for entry in DOOR["file"]:
        path = entry.get("attack", entry["path"])
        # What builds the subject runs its code anyway.
        for name in commands(entry["commands"], [*entry.get("but", ()), *BUILDING]):
            for kind in ATTACKS:
                yield f"{kind} as {path}: {name}", name, lambda trial, kind=kind, path=path: put(kind, trial, path)


# References that lead elsewhere, and objects that are larger than they look.


ASKING = [*STRANGER, *(name for name in WORKSHOP if name not in ("workshop list", "workshop page"))]


def reference_attacks():
    """Names of branches that git would take for paths."""
    up = "../" * 3
    texts = (
        f"ref: refs/heads/{up}../outside/planted", f"ref: refs/heads/{up}../outside/secret.txt", f"ref: {up}outside/planted",
        "ref: refs/heads/main", "ref: refs/heads/main.lock", "ref: refs/heads/new/..", "ref: /dev/zero", "ref: refs/heads/\x1b[31m",
    )
    def change(trial, place, text):
        file = trial.folder / ".git" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    for place in ("HEAD", "refs/heads/main", "refs/remotes/origin/HEAD", "ORIG_HEAD"):
        for number, text in enumerate(texts):
            for name in ASKING:
                yield f"reference {number} as {place}: {name}", name, lambda trial, place=place, text=text: change(trial, place, text)


def bomb_attacks():
    """A commit, or a tag, of gigabytes that pack well, as the tip of the branch."""
    @functools.cache
    def packed(kind, head):
        first = head.encode()
        name, packer = hashlib.sha1(f"{kind} {len(first) + CLAIMED}\0".encode() + first), zlib.compressobj(1)
        parts = [packer.compress(f"{kind} {len(first) + CLAIMED}\0".encode() + first)]
        for _ in range(CLAIMED >> 24):
            blanks = b" " * (1 << 24)
            name.update(blanks)
            parts.append(packer.compress(blanks))
        return name.hexdigest(), b"".join(parts) + packer.flush()
    def change(trial, kind):
        author = "Tester <tester@example.invalid> 1700000000 +0000"
        commit, tree = git(trial.folder, "rev-parse", "HEAD"), git(trial.folder, "rev-parse", "HEAD^{tree}")
        with MAKING:
            name, data = packed(kind, {
                "commit": f"tree {tree}\nparent {commit}\nauthor {author}\ncommitter {author}\n\n",
                "tag": f"object {commit}\ntype commit\ntag large\ntagger {author}\n\n",
            }[kind])
        file = trial.folder / ".git/objects" / name[:2] / name[2:]
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
        (trial.folder / ".git/refs/heads/main").write_text(name + "\n")
    for kind in ("commit", "tag"):
        for name in ("compare", "history", "workshop check", "workshop hint", "workshop reset", "workshop next"):
            yield f"a large {kind}: {name}", name, lambda trial, kind=kind: change(trial, kind)


# Hashes that are none.


def hash_attacks():
    """What a learner's progress may say instead of the hash of a commit."""
    def texts(outside):
        file = f"{outside}/secret.txt"
        return (
            f"--index-output={file}", f"--output={file}", f"-O{file}", "--upload-pack=trap", "--exec=trap", "--all", "-h", "HEAD",
            "main", "", "..", "HEAD@{0}", "HEAD:.", "0" * 40, "f" * 40, "f" * 64, "F" * 40, "f" * 39, "f" * 40 + "\n", "f" * 39 + "\0", f"ext::{file}",
        )
    def change(trial, place, number):
        file = trial.folder / ".workshop.json"
        progress = json.loads(file.read_text())
        text = texts(trial.outside)[number]
        # Git has an option whose value may name a branch, and which empties a file before it looks at the branch.
        git(trial.folder, "update-ref", "refs/heads/!x", "HEAD")
        if place == "move":
            progress["move"] = {"exercise": "read/season", "from": text, "isWhole": True}
        elif place == "own move":
            progress["move"] = {"exercise": "read/wind", "from": text, "isWhole": False}
        else:
            progress.setdefault(place, {})["read/season"] = text
            progress[place]["read/wind"] = text
        file.write_text(json.dumps(progress))
    for place in ("move", "own move", "begun", "ended"):
        for number in range(len(texts(""))):
            for name in ("workshop hint", "workshop check", "workshop watch", "workshop solution", "workshop reset", "workshop next"):
                yield f"hash {number} as {place}: {name}", name, lambda trial, place=place, number=number: change(trial, place, number)


# Mutations of the progress.


def mutations():
    """A learner's progress with bytes, values or keys that are others; each follows from its number."""
    names = [*WORKSHOP]
    def mutate(trial, number):
        draw = random.Random(number)
        file = trial.folder / ".workshop.json"
        progress = json.loads(file.read_text())
        values = (
            None, True, -1, 1 << 70, 1e300, "", "x" * 70000, "../../..", str(trial.outside), f"--output={trial.outside}/secret.txt", "read/wind", [], {},
            [[]] * 9, {"a": 1}, "\x00", "\u202e", ["read/season"] * 500, {"read/season": "f" * 40}, "/dev/zero", "0", 0.5,
        )
        for _ in range(draw.choice((1, 1, 2, 3))):
            key = draw.choice((*progress, "move", "own", "ended", "course", "exercise", "extra"))
            if draw.random() < 0.2:
                progress.pop(key, None)
            elif isinstance(progress.get(key), dict) and progress[key] and draw.random() < 0.6:
                progress[key][draw.choice((*progress[key], "read/wind", "../x"))] = copy.deepcopy(draw.choice(values))
            else:
                progress[key] = copy.deepcopy(draw.choice(values))
        data = bytearray(json.dumps(progress, ensure_ascii=draw.random() < 0.5).encode(errors="surrogatepass"))
        for _ in range(draw.choice((0, 0, 0, 1, 3))):
            place = draw.randrange(len(data) + 1)
            data[place:place + draw.randrange(3)] = bytes(draw.randrange(256) for _ in range(draw.randrange(3)))
        file.write_bytes(data[:draw.randrange(len(data) + 1)] if draw.random() < 0.1 else data)
    for number in range(MUTATIONS):
        name = names[number % len(names)]
        yield f"mutation {number}: {name}", name, lambda trial, number=number: mutate(trial, number)


# Git's own settings.


def settings():
    """Each setting that git documents, with names where there are placeholders."""
    listed = output(["git", "help", "--config"]).split()
    return sorted({name.replace("<name>", "origin").replace("<driver>", "trap").replace("*", "x") for name in listed if "." in name and name[0] != "'"})


ATTRIBUTES = (
    "filter=trap", "diff=trap", "merge=trap", "ident", "eol=crlf", "text", "text=auto eol=crlf", "working-tree-encoding=UTF-16", "working-tree-encoding=true",
    "binary", "-text", "conflict-marker-size=1000000000", "whitespace=error", "export-ignore", "export-subst", "delta", "encoding=latin1", "crlf=input", "filter=lfs diff=lfs merge=lfs -text",
)
TRAPPED = ("filter.trap.clean", "filter.trap.smudge", "filter.trap.process", "diff.trap.command", "diff.trap.textconv", "merge.trap.driver")
SET_IN = ("config", "include", "worktree")


def setting_attacks():
    """A trap as the value of each setting, in the repository's own settings, in a file that they include, or in those of a work tree."""
    def trap(trial):
        return program(trial.folder / ".git/trap", f"#!/bin/sh\necho sprung >> '{trial.outside}/secret.txt'\n")
    def change(trial, number, name):
        values = (trap(trial), f"!{trap(trial)}", trial.outside, "true", "0", "origin", "99999999999", f"ext::{trap(trial)} %S")
        for file in ("config", "included"):
            for value in values if file == "config" else values[:1]:
                git(trial.folder, "config", "--file", trial.folder / ".git" / file, "--add", name, str(value), check=False)
        if number % 2:
            git(trial.folder, "config", "--file", trial.folder / ".git/config", "include.path", "included", check=False)
    def attribute(trial, text):
        for name in TRAPPED:
            git(trial.folder, "config", name, str(trap(trial)))
        for place in (".gitattributes", ".git/info/attributes", "Sources/.gitattributes"):
            (trial.folder / place).parent.mkdir(exist_ok=True)
            (trial.folder / place).write_text(f"* {text}\n")
    def promise(trial):
        """A commit that is missing, and somebody who promises to bring it."""
        for name, value in (
            ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"),
            ("remote.origin.url", str(trial.folder)), ("remote.origin.uploadpack", str(trap(trial))),
        ):
            git(trial.folder, "config", name, value)
        if (trial.folder / ".workshop.json").exists():
            progress = json.loads((trial.folder / ".workshop.json").read_text())
            progress["begun"] = {"read/season": "1" * 40}
            (trial.folder / ".workshop.json").write_text(json.dumps(progress))
        else:
            tree = git(trial.folder, "rev-parse", "HEAD~1^{tree}")
            (trial.folder / ".git/objects" / tree[:2] / tree[2:]).unlink()
    asked = ("measure", "check", "compare", "history", "workshop hint", "workshop check", "workshop reset", "workshop next")
    for number, setting in enumerate(settings()):
        name = asked[number % len(asked)]
        yield f"{setting}: {name}", name, lambda trial, number=number, setting=setting: change(trial, number, setting)
    for setting in ("core.fsmonitor", "core.hooksPath", "core.worktree", "core.sshCommand", "core.alternateRefsCommand", "include.path"):
        for name in asked:
            yield f"{setting}: {name}", name, lambda trial, setting=setting: change(trial, 1, setting)
    for text in ATTRIBUTES:
        for name in ("compare", "workshop reset", "workshop next", "workshop check"):
            yield f"attribute {text}: {name}", name, lambda trial, text=text: attribute(trial, text)
    for name in asked:
        yield f"a missing commit: {name}", name, promise


@check(__doc__, "catwalk", "every", only="", built=False)
def main(options, faults):
    kinds = (file_attacks, reference_attacks, bomb_attacks, hash_attacks, mutations, setting_attacks)
    attacks = [attack for kind in kinds if not options.built for attack in kind() if options.only in attack[0]]
    listed, chosen = BUILDING if options.built else COMMANDS, options.part(attacks)
    with folder() as home, ThreadPoolExecutor(os.cpu_count()) as pool:
        folders = Folders(options.catwalk, home)
        faults += [] if options.only else check_list(folders, listed)

        def attempt(attack):
            title, name, change = attack
            trial = folders.trial(name)
            try:
                change(trial)
                return [f"{title} {fault}" for fault in trial.run()]
            finally:
                trial.remove()

        for found in pool.map(attempt, chosen):
            faults += found
    return f"{len(listed)} commands against the list, {len(chosen)} attacks of {len(attacks)}"
