#!/usr/bin/env python3
"""Hands catwalk documents that nobody has written: each is told by file and place, or read; nothing traps or waits.

    check_documents.py          every key of every kind of document, with numbers that can't be; cut texts; pipes
    check_documents.py --all    each number with each value: a quarter of an hour

The documents are this package's own, with a few elements of each list. In each one number at a time takes another value.
What can't be measured has to be refused with status 2, file and key; what can has to be read, whatever it is. A text that
is cut short is told with its line and column. Exits 1 when something is wrong.
"""

import json
import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from checks import ROOT, TWINS, check, folder, run
from reports import pruned

SECONDS = 20
IMPOSSIBLE = [-1, 10**12 + 1, 1e300, 10**40]
EXTREME = [0, 10**12, 1.5]


def numbers(value, place=(), key=""):
    """The places of all numbers, one of each kind: those that only their index tells apart are alike."""
    found = {}
    if isinstance(value, dict):
        for name, inside in value.items():
            for kind, found_place in numbers(inside, (*place, name), f"{key}.{name}").items():
                found.setdefault(kind, found_place)
    elif isinstance(value, list):
        for index, inside in enumerate(value):
            for kind, found_place in numbers(inside, (*place, index), f"{key}[]").items():
                found.setdefault(kind, found_place)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        found[key] = place
    return found


def replaced(value, place, other):
    if not place:
        return other
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[place[0]] = replaced(value[place[0]], place[1:], other)
    return copy


def written(place):
    """A place as catwalk writes it."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place).lstrip(".")


class Kind:
    """One kind of document, where it stands, and the command that reads it."""

    def __init__(self, name, document, file, arguments, signed=(), subject=False, again=False):
        self.name, self.document, self.file, self.arguments = name, pruned(document), file, arguments
        # Keys below which a number may be negative; whether it has to stand in a subject; whether another kind has the same numbers.
        self.signed, self.subject, self.again = signed, subject, again

    def run(self, catwalk, folder, prepare):
        """What the command comes to with the file that `prepare` makes."""
        place = Path(tempfile.mkdtemp(dir=folder))
        try:
            if self.subject:
                shutil.copytree(TWINS, place, dirs_exist_ok=True)
            file = place / self.file
            file.parent.mkdir(parents=True, exist_ok=True)
            prepare(file)
            result = run([catwalk, *self.arguments], cwd=place, stdout=subprocess.DEVNULL, timeout=SECONDS)
            return result.returncode, result.stderr
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            shutil.rmtree(place, ignore_errors=True)


def kinds(folder):
    report = json.loads((ROOT / "Reports/report.json").read_text())
    size = {"files": 3, "codeLines": 40, "types": 5, "edges": 6}
    commits = [
        {"hash": f"{number}" * 40, "date": "2026-11-21T00:00:00Z", "title": "A", "sizes": {"MVC": size, "Model": size}}
        for number in range(2)
    ]
    history = {"schemaVersion": 1, "parts": "architectures", "engine": "syntax", "commits": commits}
    plain = folder / "plain.json"
    plain.write_text(json.dumps(pruned(report)))
    formats = ["--format", "html,md,json,csv,sarif,badges,mermaid,svg", "--output", "out"]
    baseline = json.loads((ROOT / ".catwalk-baseline.json").read_text())
    above = (
        "bytesPerApp", "bytesPerAppAboveFloor", "excess", "excessOverBaseline", "microsecondsAboveBaseline",
        "microsecondsAboveFloor",
    )
    return [
        Kind("report", report, "report.json", ["report", "--from", "report.json", *formats], signed=above),
        Kind("compared report", report, "report.json", ["compare", "report.json", plain, "--format", "html"], signed=above,
             again=True),
        Kind("explained report", report, "Reports/report.json", ["explain", "propagation-cost-declared"], signed=above,
             again=True),
        Kind("history", history, "out/history.json", ["report", "--from", plain, *formats]),
        Kind("scale", json.loads((ROOT / "Reports/scale.json").read_text()), "scale.json",
             ["scale", "--from", "scale.json", "--format", "html"], signed=("growth",)),
        Kind("benchmarks", json.loads((ROOT / "Reports/benchmarks.json").read_text()), "Reports/benchmarks.json", ["report"],
             signed=("aboveBaseline", "aboveFloor", "bytesPerApp")),
        Kind("baseline", baseline, ".catwalk-baseline.json", ["check", "--engine", "syntax"], subject=True),
    ]


def text(value):
    return lambda file: file.write_text(value)


def attempts(kind, every):
    """What is tried: its name, what makes the file, and the words that have to be said; none where it may be read."""
    for turn, (key, place) in enumerate(numbers(kind.document).items()):
        if kind.again and not every:
            continue
        values = IMPOSSIBLE + EXTREME
        is_signed = any(key in kind.signed for key in place)
        for value in values if every else [values[turn % len(values)]]:
            is_impossible = value in IMPOSSIBLE and not (value == -1 and is_signed)
            words = [f"at {written(place)}: "] if is_impossible else None
            yield f"{key} = {value:.3g}", text(json.dumps(replaced(kind.document, place, value))), words
    whole = json.dumps(kind.document, indent=1)
    for part in range(0, 10):
        yield f"{part} tenths", text(whole[: len(whole) * part // 10]), ["It is cut short: the text ends in line "]
    yield "not JSON", text(whole.replace(":", ";", 1)), ["It is not JSON from line 2, column "]
    yield "100 000 deep", text("[" * 100_000), ["It is nested deeper than 64 levels in line 1, column 65."]
    yield "Latin-1", lambda file: file.write_bytes(whole.replace("e", "é", 1).encode("latin-1")), ["It is not UTF-8, first in line "]
    yield "a folder", lambda file: file.mkdir(), ["is not a regular file."]
    yield "a named pipe", lambda file: os.mkfifo(file), ["is not a regular file."]
    # A file that is named may be a link, and one below the folder that is worked on may not.
    problem = "is not a regular file." if kind.file in kind.arguments else "is a link, "
    yield "a link to a device", lambda file: file.symlink_to("/dev/zero"), [problem]
    yield "1 TiB", lambda file: (file.touch(), os.truncate(file, 1 << 40)), ["is larger than 64 MiB, "]


def judge(kind, name, status, errors, words):
    if status is None:
        return f"{kind.name}, {name}: did not end within {SECONDS} s"
    if status not in (0, 1, 2):
        return f"{kind.name}, {name}: ends with {status}: {errors[-300:]!r}"
    if words is None:
        return None
    missing = [word for word in [*words, Path(kind.file).name] if word not in errors]
    if status != 2 or missing:
        return f"{kind.name}, {name}: ends with {status}, says {errors[:300]!r} and not {missing}"
    return None


@check(__doc__, "catwalk", all=False, kind={"help": "one kind alone, such as report"})
def main(options, faults):
    count = 0
    with folder() as place, ThreadPoolExecutor(os.cpu_count()) as pool:
        for kind in kinds(place):
            if options.kind not in (None, kind.name):
                continue
            tried = list(attempts(kind, options.all))
            count += len(tried)
            print(f"{kind.name}: {len(tried)} documents", flush=True)
            faults += filter(None, pool.map(
                lambda each: judge(kind, each[0], *kind.run(options.catwalk, place, each[1]), each[2]), tried
            ))
    return f"{count} documents"
