"""Which files are measured: the same ones that `catwalk measure` takes."""


def swift_files(root):
    """The Swift files at or below a path, sorted.

    Hidden files and folders are left out. Links are not followed: what they lead to is found at its own place, or lies
    outside of what was asked for.
    """
    return sorted(files_below(root)) if root.is_dir() else [root]


def files_below(folder):
    for entry in folder.iterdir():
        if entry.name.startswith(".") or entry.is_symlink():
            continue
        if entry.is_dir():
            yield from files_below(entry)
        elif entry.suffix == ".swift" and entry.is_file():
            yield entry
