"""Who refers to whom, told from the compiler's own syntax trees.

Nodes and edges are those that Documentation/compiler-index.md defines: nominal types with all that is nested in them and in
their extensions; a file for what belongs to no type. Nothing of this is shared with Catwalk.
"""

from collections import defaultdict
from pathlib import Path

from compiler_ast import demangled, dump
from tree_references import TYPES, References, parts

class SyntaxTreeGraph:
    """The references in a set of modules of one package."""

    def __init__(self, build, package, modules):
        self.package = package
        self.trees = [
            (module, file, tree) for module in modules for file, tree in sorted(dump(build, module).items())
        ]
        self.names = demangled(set(mangled_names([tree for _, _, tree in self.trees])))
        self.types, self.owners, self.aliases = {}, {}, {}
        for module, file, tree in self.trees:
            self.collect_types(tree, module, file, None)
        for module, file, tree in self.trees:
            self.collect_owners(tree, file_node(module, file), False, module)
        self.references = defaultdict(list)
        for module, file, tree in self.trees:
            References(self, module, file).walk(tree, file_node(module, file))

    # Nodes

    def collect_types(self, part, module, file, outer):
        """Outermost types, by what tells them apart in mangled names; those nested in extensions come later."""
        for item in children(part):
            if item.get("_kind") in TYPES and "usr" in item:
                node = outer or (module, declared_name(item), file)
                self.types.setdefault(self.key(item["usr"]), node)
                self.collect_types(item, module, file, node)
            elif item.get("_kind") != "extension_decl":
                self.collect_types(item, module, file, outer)

    def collect_owners(self, part, owner, within, module):
        for item in children(part):
            kind, inner = item.get("_kind"), owner
            if kind == "extension_decl":
                inner = self.extended(item, module) or owner
                self.collect_owners(item, inner, inner != owner, module)
                continue
            if kind in TYPES and "usr" in item:
                inner = self.types.setdefault(self.key(item["usr"]), owner) if not within else owner
                self.types[self.key(item["usr"])] = inner
            if item.get("usr"):
                self.owners.setdefault(item["usr"], inner)
            if kind == "typealias" and item.get("usr"):
                self.aliases[self.key(item["usr"])] = item.get("type", "")
            self.collect_owners(item, inner, within or kind in TYPES, module)

    def extended(self, item, module):
        """The node of the type that an extension adds to, if that is one of the same module."""
        for key in self.keys(item.get("extended_type", "")):
            node = self.types.get(key) or self.types.get(key[:2])
            if node and node[0] == module:
                return node
        return None

    # Names

    def key(self, usr):
        return next(iter(self.keys(usr)), (usr,))

    def keys(self, name):
        tree = self.names.get(name)
        return list(tree.nominals()) if tree else []

    def named(self, name, seen=frozenset()):
        """The nodes of all types that a mangled type names; an alias stands for what it names."""
        for key in self.keys(name):
            if key in self.aliases and key not in seen:
                yield from self.named(self.aliases[key], seen | {key})
            elif key in self.types:
                yield self.types[key]
            elif key[:2] in self.types:
                yield self.types[key[:2]]


def file_node(module, file):
    return (module, Path(file).name, file)


def declared_name(item):
    return item["name"]["base_name"]["name"]


def children(item):
    return [part for value in item.values() for part in parts(value)]


def mangled_names(value):
    if isinstance(value, str):
        if value.startswith(("$s", "s:")):
            yield value
    elif isinstance(value, list):
        for item in value:
            yield from mangled_names(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from mangled_names(item)
