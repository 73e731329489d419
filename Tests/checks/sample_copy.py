"""Copies of the sample in folders of their own, whose sources are saved while `catwalk show` has them."""

import shutil

from . import ROOT, git

NEEDED = ["Sources/Cats", "Sources/Platform", "Tests/Cats", "Documentation/app.svg", ".catwalk.yml", ".catwalk-claims.yml"]


def lay_out(folder):
    for path in NEEDED:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / path).is_dir() else shutil.copy)(ROOT / path, folder / path)
    git(folder, "init", "--quiet")
    return folder


def mend(folder):
    """Puts all sources back, and touches no others."""
    for place in ("Sources/Cats", "Sources/Platform", "Tests/Cats"):
        files = {path.relative_to(ROOT) for path in (ROOT / place).rglob("*.swift")}
        for path in {path.relative_to(folder) for path in (folder / place).rglob("*.swift")} - files:
            (folder / path).unlink()
        for path in files:
            text = (ROOT / path).read_bytes()
            if not (folder / path).exists() or (folder / path).read_bytes() != text:
                (folder / path).write_bytes(text)


# Edits, as functions of the folder.


def replaced(path, *pairs):
    def edit(folder):
        file = folder / path
        text = file.read_text()
        for old, new in pairs:
            if old not in text:
                raise SystemExit(f"{path} has no {old!r} any more")
            text = text.replace(old, new)
        file.write_text(text)

    return edit


def written(path, text):
    return lambda folder: (folder / path).write_text(text)


def moved(old, new):
    return lambda folder: (folder / old).rename(folder / new)


def both(*edits):
    def edit(folder):
        for one in edits:
            one(folder)

    return edit
