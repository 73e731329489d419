"""The edges that Catwalk measures, as `catwalk measure --format edges` prints them."""

import json
import shutil

from checks import folder, run


def measured_edges(root, modules, command, store=None):
    """What speaks for each edge, by its two nodes; a node is its module, its name and the file that declares it.

    Only the modules' own folders are measured, in a package that has no others: what else stands in `root` may not be
    built, and an index store counts as a whole or not at all.
    """
    with folder() as layout:
        lay_out(root, modules, layout)
        return edges(json.loads(printed([*command, layout], store)))


def lay_out(root, modules, layout):
    for path in modules.values():
        shutil.copytree(root / path, layout / path)
    targets = [f'.target(name: "{name}", path: "{path}")' for name, path in modules.items()]
    (layout / "Package.swift").write_text(f"let package = Package(name: \"Layout\", targets: [{', '.join(targets)}])\n")


def printed(command, store):
    command = [str(word) for word in command] + (["--index-store", str(store)] if store else [])
    result = run(command)
    if result.returncode:
        raise SystemExit(f"{' '.join(command)} ended with status {result.returncode}:\n{result.stderr}")
    return result.stdout


def edges(graph):
    nodes = [(node["module"], node["name"], node["file"]) for node in graph["nodes"]]
    return {(nodes[edge["from"]], nodes[edge["to"]]): edge["evidence"] for edge in graph["edges"]}
