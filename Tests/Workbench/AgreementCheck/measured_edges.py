"""The edges that Catwalk measured, as it prints them in JSON.

    {"nodes": [{"module", "name", "kind", "file"}],
     "edges": [{"from", "to", "evidence": [{"kind", "file", "line", "column"}]}]}

`from` and `to` are numbers of nodes, and files are relative to what was measured.
"""

import json
from pathlib import Path


def measured_edges(path):
    """What speaks for each edge, by its two nodes; a node is its module, its name and the file that declares it."""
    graph = json.loads(Path(path).read_text())
    nodes = [(node["module"], node["name"], node["file"]) for node in graph["nodes"]]
    return {(nodes[edge["from"]], nodes[edge["to"]]): edge["evidence"] for edge in graph["edges"]}
