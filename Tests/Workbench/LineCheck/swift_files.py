"""Which files are measured: the same ones that Catwalk says it takes."""


def swift_files(root):
    """The Swift files at or below a path, sorted.

    Hidden files and folders are left out, and so are links that lead outside the path or back to where they stand.
    """
    return sorted(files_below(root, root.resolve(), [])) if root.is_dir() else [root]


def files_below(folder, root, ancestors):
    resolved = folder.resolve()
    if resolved in ancestors or not resolved.is_relative_to(root):
        return
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from files_below(entry, root, [*ancestors, resolved])
        elif entry.suffix == ".swift" and entry.is_file() and entry.resolve().is_relative_to(root):
            yield entry
