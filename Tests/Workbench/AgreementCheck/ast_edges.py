"""Who refers to whom, told from the compiler's own syntax trees.

Nodes and edges are those that Documentation/index.md defines: nominal types with all that is nested in them and in
their extensions; a file for what belongs to no type. Nothing of this is shared with Catwalk.
"""

from bisect import bisect_right
from collections import defaultdict
from pathlib import Path

from compiler_ast import demangled, dump

TYPES = {"class_decl", "struct_decl", "enum_decl", "protocol"}
MEMBERS = {"func_decl", "constructor_decl", "var_decl", "subscript_decl", "enum_element_decl", "associated_type_decl",
           "destructor_decl", "accessor_decl"}
SIGNATURES = {"func_decl", "constructor_decl", "subscript_decl", "enum_element_decl"}
# Where a type that stands in the source is kept; what is inferred is kept under `type` and left out.
WRITTEN = {
    "coerce_expr": ["written_type"], "conditional_checked_cast_expr": ["written_type"],
    "forced_checked_cast_expr": ["written_type"], "is_subtype_expr": ["written_type"], "type_expr": ["type"],
    "func_decl": ["result", "thrown_type"], "constructor_decl": ["thrown_type"], "subscript_decl": ["interface_type"],
    "typealias": ["type"], "associated_type_decl": ["default"], "pattern_typed": ["type"], "custom_attr": ["type"],
    "pattern_is": ["cast_to"],
}


class AbstractGraph:
    """The references in a set of modules of one package."""

    def __init__(self, package, modules):
        self.package = Path(package)
        self.trees = [
            (module, file, tree) for module in modules for file, tree in sorted(dump(package, module).items())
        ]
        self.names = demangled(set(mangled_names([tree for _, _, tree in self.trees])))
        self.types, self.owners, self.aliases = {}, {}, {}
        for module, file, tree in self.trees:
            self.collect_types(tree, module, file, None)
        for module, file, tree in self.trees:
            self.collect_owners(tree, file_node(module, file), False, module)
        self.references = defaultdict(list)
        for module, file, tree in self.trees:
            References(self, module, file).walk(tree, file_node(module, file), False)

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


class References:
    """Walks one file's tree and notes what each node refers to."""

    def __init__(self, graph, module, file):
        self.graph, self.module, self.file = graph, module, file
        data = (graph.package / file).read_bytes()
        self.lines = [0] + [offset + 1 for offset, byte in enumerate(data) if byte == 10]
        self.position = 0
        self.text = data

    def walk(self, item, owner, implicit):
        kind = item.get("_kind")
        if item.get("implicit") and (kind in MEMBERS or kind == "typealias"):
            return
        before = self.position
        self.position = item.get("range", {}).get("start", self.position)
        owner = self.inner(item, kind, owner)
        if kind == "decl_ref":
            self.note(owner, self.graph.owners.get(item["decl_usr"]), "reference")
        else:
            self.notes(item, kind, owner)
            for key, value in item.items():
                # What an initial value was before it was checked would be read twice.
                if key not in ("substitutions", "conformances", "original_init") or "processed_init" not in item:
                    for part in parts(value):
                        self.walk(part, owner, implicit)
        self.position = before

    def inner(self, item, kind, owner):
        if kind == "extension_decl":
            return self.graph.extended(item, self.module) or owner
        if kind in TYPES and item.get("usr"):
            return self.graph.owners.get(item["usr"], owner)
        return owner

    def notes(self, item, kind, owner):
        if not (item.get("implicit") and kind == "type_expr"):
            for key in WRITTEN.get(kind, []):
                self.note_type(owner, item.get(key, ""), "written")
        if kind in SIGNATURES:
            for parameter in (item.get("params") or {}).get("params", []):
                self.note_type(owner, parameter.get("interface_type", ""), "written")
        if kind == "enum_element_decl" and "params" in item:
            self.note_type(owner, item.get("interface_type", ""), "written")
        if kind == "extension_decl":
            self.note_type(owner, item.get("extended_type", ""), "written")
        if kind == "pattern_enum_element":
            self.note_type(owner, item.get("type", ""), "case")
        if kind in ("type_unqualified_ident", "type_qualified_ident"):
            self.note_symbol(owner, item.get("bind", ""), "written")
        if kind == "requirement":
            self.note_symbol(owner, item.get("protocol", ""), "bound")
            self.note_type(owner, item.get("second_type", ""), "bound")
        if kind == "inheritance":
            self.note_inheritance(item, owner)

    def note_inheritance(self, item, owner):
        self.note_type(owner, item.get("superclass_type", ""), "written")
        for protocol in item.get("protocols", []):
            # Those that the written ones refine are listed as well.
            self.note_symbol(owner, protocol, "implied")
        for conformance in item.get("conformances", []):
            if conformance.get("source_kind") in ("explicit", "implied"):
                kind = "written" if conformance["source_kind"] == "explicit" else "implied"
                self.note_symbol(owner, conformance.get("protocol", ""), kind)

    def note_symbol(self, owner, usr, kind):
        self.note(owner, self.graph.types.get(self.graph.key(usr)) or self.graph.owners.get(usr), kind)
        if self.graph.key(usr) in self.graph.aliases:
            self.note_type(owner, usr, kind)

    def note_type(self, owner, name, kind):
        for node in self.graph.named(name):
            self.note(owner, node, kind)

    def note(self, owner, target, kind):
        if owner and target and owner != target:
            self.graph.references[owner, target].append((kind, self.file, bisect_right(self.lines, self.position)))


def file_node(module, file):
    return (module, Path(file).name, file)


def declared_name(item):
    return item["name"]["base_name"]["name"]


def parts(value):
    if isinstance(value, dict):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from parts(item)


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
