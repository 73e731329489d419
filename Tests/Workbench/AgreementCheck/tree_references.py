"""What the places of one syntax tree refer to, and whose places they are."""

from bisect import bisect_right

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


class References:
    """Walks one file's tree and notes what each node refers to."""

    def __init__(self, graph, module, file):
        self.graph, self.module, self.file = graph, module, file
        data = (graph.package / file).read_bytes()
        self.lines = [0] + [offset + 1 for offset, byte in enumerate(data) if byte == 10]
        self.position = 0

    def walk(self, item, owner):
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
                if key != "original_init" or "processed_init" not in item:
                    for part in parts(value):
                        self.walk(part, owner)
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


def parts(value):
    if isinstance(value, dict):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from parts(item)
