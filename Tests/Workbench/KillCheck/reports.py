"""An old and a new report, and what a command leaves of them."""

import json

from checks import ROOT, run

FORMATS = "html,md,json,csv,sarif,badges,mermaid,svg"

# Of each list, and of each object whose keys are names.
KEPT = 2
NAMED = 40


def pruned(value):
    """The same with few elements of each list, the last of which may be of another kind than the first."""
    if isinstance(value, dict):
        return {key: pruned(inside) for key, inside in list(value.items())[:NAMED]}
    if isinstance(value, list):
        return [pruned(inside) for inside in (value if len(value) <= KEPT else [*value[: KEPT - 1], value[-1]])]
    return value


def contents(folder):
    """The files below a folder by path; temporary ones, which no reader looks at, are left out."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".catwalk-" not in str(path.relative_to(folder)) and ".build" not in path.parts
    }


def writing(catwalk, folder, name, output):
    """The command that writes the report of that name."""
    return [catwalk, "report", "--quiet", "--from", folder / f"{name}.json", "--format", FORMATS, "--output", output]


def reports(catwalk, folder):
    """The files that `old.json` gives, and those that are there when `new.json` was written over them.

    The new one has few elements of each list: as many files as the whole report, sooner written.
    """
    texts = {
        "old": json.loads((ROOT / "Tests/Workbench/FormatCheck/sample-report.json").read_text()),
        "new": pruned(json.loads((ROOT / "Reports/report.json").read_text())),
    }
    written = []
    for name, report in texts.items():
        (folder / f"{name}.json").write_text(json.dumps(report))
        run(writing(catwalk, folder, name, folder / name))
        # Other people's files have to be there before and after.
        written.append({**contents(folder / name), "notes.txt": b"mine"})
    old, new = written
    # The diagrams of the old report's architectures stay, as any file does that the new report does not have.
    return old, {**old, **new}
